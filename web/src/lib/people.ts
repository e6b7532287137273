/** Who sits where, in words. */

import { prefs } from "$lib/prefs.svelte";
import type { Chair, Person, Room } from "$lib/protocol";
import { has, say } from "$lib/text.svelte";

/** A kind of bot, by its name in the list of the server. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

const LEVELS: readonly string[] = ["easy", "normal", "hard"];

/** The bots that people choose between: the levels, where a game has them; the others are for measuring. */
export function offeredBots(bots: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((one) => bots.includes(one));
  return levels.length ? levels : bots;
}

/** The bot that fills a chair: the level that was chosen last, or what comes next to it. */
export function preferredBot(bots: readonly string[], level: string = prefs.level): string | null {
  const offered = offeredBots(bots);
  if (offered.includes(level)) return level;
  if (offered.includes("normal")) return "normal";
  return offered.findLast((one) => one !== "random") ?? offered[0] ?? null;
}

export function ownerOf(room: Room, chair: Chair): Person | null {
  return room.people.find((one) => one.id === chair.owner) ?? null;
}

/** Those who have no chair and have not left. */
export function watchersOf(room: Room): readonly Person[] {
  return room.people.filter((one) => (one.chair ?? null) === null && !one.gone);
}

/** The names of the players who still read the introduction. */
export function readersOf(room: Room): readonly string[] {
  const players = new Set(room.chairs.map((one) => one.heir ?? (one.bot ? null : one.owner)));
  return room.people.filter((one) => one.reading && players.has(one.id)).map((one) => one.name);
}
