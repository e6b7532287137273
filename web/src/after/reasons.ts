/** What bots say of their moves once a game is over, beside what everybody saw of each. */

import type { Face, Sight } from "$lib/face";
import type { BotReason } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import type { Replay } from "../replay/source";

export interface Move {
  readonly entry: number;
  /** What everybody saw; nothing where it was seen later, such as a ballot. */
  readonly what: string | null;
  readonly why: string;
}

export interface Explained {
  readonly seat: number;
  readonly name: string;
  readonly moves: readonly Move[];
}

/** Tells the reasons bot by bot; `replay` is a spectator's. */
export function explained(
  face: Face,
  replay: Replay,
  sight: Sight,
  reasons: readonly BotReason[],
): readonly Explained[] {
  const seats = [...new Set(reasons.map((one) => one.seat))].sort((one, other) => one - other);
  return seats.map((seat) => ({
    seat,
    name: sight.name(seat),
    moves: reasons
      .filter((one) => one.seat === seat)
      .map((one) => ({ entry: one.entry, what: seen(face, replay, sight, one), why: told(sight, one) })),
  }));
}

function told(sight: Sight, { message, arguments: given, seats }: BotReason): string {
  const names = Object.entries(seats).map(([key, seat]) => [key, sight.name(seat)] as const);
  return say(message, { ...given, ...Object.fromEntries(names) });
}

function seen(face: Face, replay: Replay, sight: Sight, { entry, seat }: BotReason): string | null {
  const events = replay.steps.filter((step) => step.entry === entry).flatMap((step) => step.events);
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  for (const event of own) {
    const telling = face.tell(event, sight);
    if (telling !== null && !telling.secret) return telling.text;
  }
  return null;
}
