/** Shows scenes one after the other, each for its time, so that people can follow what happened. */

import type { Face, Scene } from "$lib/face";
import type { Push } from "$lib/protocol";
import { prefs } from "$lib/prefs.svelte";

/** Whoever is further behind than this many scenes sees the newest at once. */
const LONGEST = 8;

export interface Shown {
  readonly scene: Scene;
  readonly push: Push;
  /** Whether this is the push's own view, and not a picture on the way to it. */
  readonly last: boolean;
}

export class Stage {
  shown = $state.raw<Shown | null>(null);
  beat = $state(0);
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: Push | null = null;

  constructor(
    private readonly face: () => Face | null,
    private readonly onscene: (shown: Shown) => void,
  ) {}

  /** Whether something is still to be shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** Shows a push; `at once` after a reconnect, where nothing has to be told again. */
  play(push: Push, atOnce: boolean): void {
    const face = this.face();
    const follows =
      this.#before !== null && this.#before.game === push.game && this.#before.seat === push.seat && !atOnce;
    const scenes = face === null ? [] : face.scenes(follows ? (this.#before?.view ?? null) : null, push);
    this.#before = push;
    const all = scenes.length ? scenes : [{ view: push.view, events: push.events, hold: 0 }];
    all.forEach((scene, index) => this.#queue.push({ scene, push, last: index === all.length - 1 }));
    if (!follows || document.hidden || this.#queue.length > LONGEST) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows the newest picture now; everything on the way is told, not shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > 0) this.#show(this.#queue.shift() as Shown);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    const shown = this.#queue.shift();
    if (shown === undefined) return;
    this.#show(shown);
    this.#timer = setTimeout(
      () => this.#next(),
      prefs.reducedMotion ? calm(shown.scene.hold) : shown.scene.hold,
    );
  }

  #show(shown: Shown): void {
    // The table as it was, sent again after a reconnect, moves nothing on: who held a card up still holds it up.
    if (!isRepeated(this.shown, shown)) this.beat += 1;
    this.shown = shown;
    this.onscene(shown);
  }
}

/** Whether both show the same moment of the game, with the same offered. */
function isRepeated(before: Shown | null, after: Shown): boolean {
  if (!before?.last || !after.last) return false;
  const moment = ({ push }: Shown): string => JSON.stringify([push.game, push.seat, push.n, push.legal]);
  return moment(before) === moment(after);
}

/** Without motion, what only moves is cut short; what is read (a role, ballots) stands half as long. */
function calm(hold: number): number {
  return hold < 2000 ? Math.min(hold, 600) : hold / 2;
}
