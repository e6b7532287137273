/** A sight for tests: a push of a real game, as a board would be shown it. */

import type { Scene } from "$lib/face";
import type { Push } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import { vi } from "vitest";
import { scenes } from "./scenes";
import type { IjSight, IjView } from "./words";

export type IjPush = Push<"inside-job">;

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eva"];

interface Wishes {
  /** Another picture than the push's own view. */
  readonly scene?: Scene<"inside-job">;
  readonly mode?: IjSight["mode"];
  readonly act?: IjSight["act"];
}

export function sightOf(push: IjPush, { scene, mode, act }: Wishes = {}): IjSight {
  const shown = scene ?? scenes(null, push)[0]!;
  const seat = push.seat ?? null;
  return {
    game: "inside-job",
    mode: mode ?? (seat === null ? "watch" : "play"),
    scene: shown,
    beat: push.n,
    view: shown.view,
    legal: scene ? [] : push.legal,
    seat,
    waiting: null,
    options: {},
    moment: () => null,
    name: (place) => (typeof place === "number" ? (NAMES[place] ?? "?") : say(`place-${place}`)),
    chair: (place) => ({ kind: "person", seat: place, name: NAMES[place] ?? "?" }),
    act: act ?? vi.fn(() => Promise.resolve(null)),
  } as IjSight;
}

/** The view before a push, where the story has it. */
export function viewBefore(told: readonly IjPush[], push: IjPush): IjView | null {
  return told.find((one) => one.n === push.n - 1)?.view ?? null;
}

/** Every picture of a seat's game, one push after the other. */
export function pictures(told: readonly IjPush[]): { push: IjPush; scene: Scene<"inside-job"> }[] {
  return told.flatMap((push) => scenes(viewBefore(told, push), push).map((scene) => ({ push, scene })));
}
