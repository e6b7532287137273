/** A finished game, step by step, through anybody's eyes. It is drawn by the same boards as a live table. */

import type { Face, Mode, Place, Scene, Sight, Telling } from "$lib/face";
import type { ActionOf, Chair, GameId, Json, Push, Refused, ViewOf } from "$lib/protocol";
import { Stage } from "$lib/stage.svelte";
import { say } from "$lib/text.svelte";
import type { Eyes, Replay, ReplaySource, Step } from "./source";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stands while the replay runs by itself, and how long a letter of its sentence takes to read; in milliseconds. */
const STANDS = 1100;
const READING = 32;

export class Playback implements Sight {
  replay = $state.raw() as Replay;
  at = $state(0);
  /** The furthest entry that was looked at: nothing beyond it is told. */
  seen = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  /** Why other eyes could not be had. */
  fault = $state.raw<unknown>(null);
  readonly mode: Mode = "replay";
  readonly waiting = null;
  readonly legal: readonly ActionOf[GameId][] = [];
  readonly #stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly face: Face,
    readonly source: ReplaySource,
    first: Replay,
  ) {
    this.replay = first;
    this.#stage = new Stage(
      () => this.face,
      () => undefined,
    );
    this.#show(true);
  }

  // What a board sees

  get game(): GameId {
    return this.replay.game;
  }
  get scene(): Scene {
    const shown = this.#stage.shown;
    if (shown === null) throw new Error("a replay has at least one step");
    return shown.scene;
  }
  get beat(): number {
    return this.#stage.beat;
  }
  get view(): ViewOf[GameId] {
    return this.scene.view;
  }
  get seat(): number | null {
    return this.replay.eyes;
  }
  get options(): { readonly [key: string]: Json } {
    return this.replay.options;
  }
  moment(): number | null {
    return this.step.moment;
  }
  name(place: Place): string {
    if (typeof place === "string") return say(`place-${place}`);
    const seat = this.replay.seats[place];
    if (seat && seat.ghostOf !== null) return say("ghost-of", { name: this.name(seat.ghostOf) });
    return seat?.name ?? say("seat-number", { number: place + 1 });
  }
  chair(seat: number): Chair | null {
    const known = this.replay.seats[seat];
    if (!known || known.ghostOf !== null) return null;
    const name = this.name(seat);
    return known.bot === null ? { kind: "person", seat, name } : { kind: "bot", seat, name, bot: known.bot };
  }
  act(): Promise<Refused | null> {
    return Promise.resolve(null);
  }

  // Where it stands

  get steps(): readonly Step[] {
    return this.replay.steps;
  }
  get step(): Step {
    return this.steps[this.at] as Step;
  }
  get last(): number {
    return this.steps.length - 1;
  }
  /** Whether the end was seen; from then on nothing is a secret any more. */
  get finished(): boolean {
    return this.seen >= (this.steps.at(-1)?.entry ?? 0);
  }

  /** What a step tells its reader, in words. */
  tell(step: Step): readonly Telling[] {
    return step.events.flatMap((event) => this.face.tell(event, this) ?? []);
  }

  /** The turning points among the steps that were looked at. */
  get turns(): readonly number[] {
    return this.steps.flatMap((step, index) =>
      step.entry <= this.seen && this.tell(step).some((one) => one.weight === "great") ? [index] : [],
    );
  }

  /** Goes to a step; the next one is shown as it happened, every other at once. */
  go(to: number): void {
    const at = Math.min(Math.max(to, 0), this.last);
    if (at === this.at) return;
    const follows = at === this.at + 1;
    this.at = at;
    this.seen = Math.max(this.seen, this.step.entry);
    this.#show(!follows);
    this.#schedule();
  }

  toggle(): void {
    if (this.running) {
      this.pause();
      return;
    }
    // Whoever plays from the end wants to see it again.
    if (this.at === this.last) this.go(0);
    this.running = true;
    this.#schedule();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.pause();
    this.#stage.stop();
  }

  /** Looks through other eyes, at the same moment of the game. */
  async look(eyes: Eyes): Promise<void> {
    this.fault = null;
    try {
      const other = await this.source.load(eyes);
      const { entry } = this.step;
      this.replay = other;
      this.at = Math.max(
        0,
        other.steps.findLastIndex((step) => step.entry <= entry),
      );
      this.#show(true);
    } catch (fault) {
      this.fault = fault;
    }
  }

  /** Shows at once what is still being shown. */
  skip(): void {
    this.#stage.skip();
  }

  #show(atOnce: boolean): void {
    const { view, events } = this.step;
    const push: Push = { type: "push", game: 0, n: this.at, view, events, legal: [], seat: this.replay.eyes };
    this.#stage.play(push, atOnce);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (this.at === this.last) {
      this.running = false;
      return;
    }
    const letters = this.tell(this.step).reduce((sum, one) => sum + one.text.length, 0);
    this.#timer = setTimeout(() => this.go(this.at + 1), (STANDS + READING * letters) / this.speed);
  }
}
