/** Where a replay comes from: a game of a table, a shared link, a file. */

import { ask } from "$lib/api";
import type { BotReasons, EventOf, GameId, Json, Replay as Told, ViewOf } from "$lib/protocol";

/** A seat, or `null` for what everybody could see. */
export type Eyes = number | null;

export interface ReplaySeat {
  readonly name: string | null;
  readonly bot: string | null;
  /** MC-2: the seat that plays for it, if it is a ghost. */
  readonly ghostOf: number | null;
}

export interface Step {
  /** The entry of the record that it shows. */
  readonly entry: number;
  readonly view: ViewOf[GameId];
  readonly events: readonly EventOf[GameId][];
  readonly moment: number | null;
}

export interface Replay {
  readonly game: GameId;
  readonly options: { readonly [key: string]: Json };
  readonly seats: readonly ReplaySeat[];
  readonly eyes: Eyes;
  readonly steps: readonly Step[];
}

export interface ReplaySource {
  load(eyes: Eyes): Promise<Replay>;
  /** Why the bots did what they did; a file does not tell. */
  reasons?: () => Promise<BotReasons>;
}

const typed = (eyes: Eyes): string => (eyes === null ? "spectator" : String(eyes));

/** Asks for all parts of a replay; a long game comes in several answers. */
async function whole(eyes: Eyes, part: (from: number) => Promise<Told>): Promise<Replay> {
  let told = await part(0);
  const steps = [...told.steps];
  while (typeof told.next === "number") {
    told = await part(told.next);
    steps.push(...told.steps);
  }
  return {
    game: told.game as GameId,
    options: told.options,
    eyes,
    seats: told.seats.map(readSeat),
    steps: steps.map(({ entry, view, events, at }) => ({ entry, view, events, moment: at ?? null })),
  };
}

function readSeat(seat: { readonly [key: string]: Json }): ReplaySeat {
  const { name, bot, ghost_of: ghost } = seat;
  return {
    name: typeof name === "string" ? name : null,
    bot: typeof bot === "string" ? bot : null,
    ghostOf: typeof ghost === "number" ? ghost : null,
  };
}

/** Remembers what was loaded: whoever changes eyes often asks once for each. */
function remembered(load: (eyes: Eyes) => Promise<Replay>): ReplaySource {
  const known = new Map<Eyes, Promise<Replay>>();
  return {
    load(eyes) {
      const asked = known.get(eyes) ?? load(eyes);
      known.set(eyes, asked);
      asked.catch(() => known.delete(eyes));
      return asked;
    },
  };
}

/** A finished game of a table at which this device has a place. */
export function gameSource(code: string, game: number): ReplaySource {
  const path = `/api/tables/${code}/games/${game}`;
  return {
    ...remembered((eyes) =>
      whole(eyes, (from) => ask("GET", `${path}/replay?seat=${typed(eyes)}&first=${from}`, { code })),
    ),
    reasons: () => ask("GET", `${path}/reasons`, { code }),
  };
}

/** A game that somebody has shared. */
export function sharedSource(id: string): ReplaySource {
  const path = `/api/shared/${id}`;
  return {
    ...remembered((eyes) =>
      whole(eyes, (from) => ask("GET", `${path}/replay?seat=${typed(eyes)}&first=${from}`)),
    ),
    reasons: () => ask("GET", `${path}/reasons`),
  };
}

/** A record that the reader has as a file. */
export function recordSource(record: Json): ReplaySource {
  return remembered((eyes) =>
    whole(eyes, (first) =>
      ask("POST", "/api/replays", { body: { record, seat: eyes ?? "spectator", first } }),
    ),
  );
}
