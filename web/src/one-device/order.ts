/**
 * Who is given the device next. It is read off what everybody may see, so that passing it on tells nothing: in a ballot it
 * goes round the whole table, whoever has something to choose there.
 */

import type { GameId, ViewOf } from "$lib/protocol";

export type Call =
  /** One seat is asked, and everybody knows it. */
  | { readonly kind: "turn"; readonly seat: number }
  /** Everybody gets the device once, in the order of the seats. */
  | { readonly kind: "round"; readonly name: "role" | "look" | "ballot"; readonly key: string }
  /** One seat keeps the device while the others speak. */
  | { readonly kind: "keep"; readonly seat: number }
  /** Everybody talks; the device lies on the table, and one seat may end it for all to see. */
  | { readonly kind: "talk"; readonly seat: number };

/** What the public table calls for, the most urgent first; a round that is done makes room for the next call. */
export function callsOf<G extends GameId>(game: G, view: ViewOf[G]): readonly Call[] {
  return (CALLS[game] as (view: ViewOf[G]) => readonly Call[])(view);
}

const CALLS: { readonly [G in GameId]: (view: ViewOf[G]) => readonly Call[] } = {
  "inside-job": (view) => {
    // A bot may lead before everybody has looked.
    const first = view.trick_number === 1;
    const role: Call[] = first ? [{ kind: "round", name: "role", key: "role" }] : [];
    if (view.phase === "vote") return [{ kind: "round", name: "ballot", key: "vote" }];
    return [...role, ...turn(view.turn)];
  },
  "mission-calaveras": (view) =>
    turn(view.ghost !== null && view.turn === view.ghost ? view.ghost_of : view.turn),
  insider: (view) => {
    const look: Call = { kind: "round", name: "look", key: "look" };
    switch (view.phase) {
      case "prepare":
      case "turn":
        return turn(view.master);
      case "look":
        return [look];
      case "questions":
        // Whoever was not handed the device before the glass was turned still looks as everybody did.
        return [look, { kind: "keep", seat: view.master }];
      case "card":
        return turn(view.answerer);
      case "discussion":
        return [{ kind: "talk", seat: view.master }];
      case "first-ballot":
      case "second-ballot":
        return [{ kind: "round", name: "ballot", key: view.phase }];
      default:
        return [];
    }
  },
};

function turn(seat: number | null): readonly Call[] {
  return seat === null ? [] : [{ kind: "turn", seat }];
}

/** Whom the device goes to now, of those who share it. */
export interface Due {
  readonly call: Call;
  /** The seat that is to take it; `null` where it lies on the table. */
  readonly seat: number | null;
}

/** Finds who is next; `done` tells who has had the device in a round, `shared` which seats share it, in order. */
export function dueOf(
  calls: readonly Call[],
  shared: readonly number[],
  done: (key: string) => readonly number[],
): Due | null {
  for (const call of calls) {
    if (call.kind === "talk") return shared.includes(call.seat) ? { call, seat: null } : null;
    if (call.kind !== "round") return shared.includes(call.seat) ? { call, seat: call.seat } : null;
    const seat = shared.find((one) => !done(call.key).includes(one));
    if (seat !== undefined) return { call, seat };
  }
  return null;
}

/** How long a look lasts, for everybody, and how long it takes to pass the device on; in seconds. */
export const LOOK = 6;
const PASSING = 6;

/** IN-4: the look step must be long enough for a device that goes round. */
export function lookSeconds(people: number): number {
  return people * (LOOK + PASSING);
}
