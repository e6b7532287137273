/** Sights for tests, made of pushes that browsers were really sent. */

import type { Scene } from "$lib/face";
import type { Push } from "$lib/protocol";
import { stories } from "../../test/stories";
import { scenes } from "./scenes";
import type { Action, CalaverasSight } from "./table";

type CalaverasPush = Push<"mission-calaveras">;

export const NAMES = ["Ann", "Ben", "Zoé", "Dan", "Eve", "Flo"] as const;

/** A sight that notes down what was done; changes override. */
export function sightOf(
  push: CalaverasPush,
  changes: Partial<CalaverasSight> = {},
): CalaverasSight & { readonly done: Action[] } {
  const done: Action[] = [];
  return {
    game: "mission-calaveras",
    mode: push.view.you ? "play" : "watch",
    scene: { view: push.view, events: push.events, hold: 0 },
    beat: 1,
    view: push.view,
    legal: push.legal,
    seat: push.seat ?? null,
    waiting: null,
    options: {},
    moment: () => null,
    name: (place) => (typeof place === "number" ? (NAMES[place] ?? String(place)) : place),
    chair: () => null,
    act: (action) => {
      done.push(action);
      return Promise.resolve(null);
    },
    ...changes,
    done,
  };
}

/** Every push with the one before it, of every reader of every story. */
export function pushes(): { readonly before: CalaverasPush | null; readonly push: CalaverasPush }[] {
  return [...stories("mission-calaveras").values()].flatMap((story) =>
    Object.values(story.told).flatMap((told) =>
      told.map((push, at) => {
        const before = told[at - 1];
        return { before: before && before.n === push.n - 1 ? before : null, push };
      }),
    ),
  );
}

/** The pictures of everything that follows something. */
export function pictures(): {
  readonly push: CalaverasPush;
  readonly shown: readonly Scene<"mission-calaveras">[];
}[] {
  return pushes().flatMap(({ before, push }) => (before ? [{ push, shown: scenes(before.view, push) }] : []));
}

/** The first push in which a reader may do something that a test is about. */
export function pushWith(wanted: (push: CalaverasPush) => boolean): CalaverasPush {
  const found = pushes().find(({ push }) => wanted(push));
  if (!found) throw new Error("no such push in the stories");
  return found.push;
}
