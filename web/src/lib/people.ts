/** Who sits where, in words. */

import type { Chair, Person, Room } from "$lib/protocol";
import { has, say } from "$lib/text.svelte";

/** A kind of bot, by its name in the list of the server. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** The best bot that a game offers: the simplest one is named `random`. */
export function preferredBot(bots: readonly string[]): string | null {
  return bots.findLast((one) => one !== "random") ?? bots[0] ?? null;
}

export function ownerOf(room: Room, chair: Chair): Person | null {
  return room.people.find((one) => one.id === chair.owner) ?? null;
}

/** Those who have no chair and have not left. */
export function watchersOf(room: Room): readonly Person[] {
  return room.people.filter((one) => (one.chair ?? null) === null && !one.gone);
}
