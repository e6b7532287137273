/** A table as a browser was told it, without a server. */

import type { Scene, Sight } from "$lib/face";
import type { Push, Refused } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import { stories, type Story } from "../../../test/stories";

export const NAMES = ["Ann", "Ben", "Zoé", "Kim", "Mo"];

export interface Told extends Sight<"insider"> {
  /** What was done, in order. */
  readonly done: Parameters<Sight<"insider">["act"]>[0][];
  /** What is answered to the next act. */
  answer: Refused | null;
}

/** One push as the reader sees it; parts of it may be changed. */
export function sightOf(push: Push<"insider">, change: Partial<Sight<"insider">> = {}): Told {
  const scene: Scene<"insider"> = { view: push.view, events: push.events, hold: 0 };
  const done: Told["done"] = [];
  return {
    game: "insider",
    mode: "play",
    scene,
    beat: 0,
    view: change.scene?.view ?? push.view,
    legal: push.legal,
    seat: push.seat ?? null,
    waiting: null,
    options: {},
    moment: () => push.moment ?? null,
    name: (place) => (typeof place === "string" ? say(`place-${place}`) : (NAMES[place] ?? "?")),
    chair: () => null,
    done,
    answer: null,
    act(action) {
      done.push(action);
      return Promise.resolve(this.answer);
    },
    ...change,
  };
}

export function story(name: string): Story<"insider"> {
  const found = stories("insider").get(name);
  if (!found) throw new Error(`there is no story ${name}`);
  return found;
}

/** The pushes of one reader of a story. */
export function told(name: string, reader: number | "public"): readonly Push<"insider">[] {
  return story(name).told[String(reader)] ?? [];
}

/** Who is what in a story, from its end. */
export function seatOf(name: string, role: string): number {
  const end = told(name, "public").at(-1)?.view.ending;
  return end?.roles.indexOf(role) ?? -1;
}

/** The first push of a reader in a phase, or the first that fits. */
export function first(
  name: string,
  reader: number | "public",
  fits: (push: Push<"insider">) => boolean,
): Push<"insider"> {
  const found = told(name, reader).find(fits);
  if (!found) throw new Error("there is no such push in the story");
  return found;
}
