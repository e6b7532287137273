/**
 * A turn in the making: which card, from where, and where to. It only walks through the legal actions that the server
 * has listed, so that whatever lights up can be done; every step can be taken back.
 */

import { prefs } from "$lib/prefs.svelte";
import { type Action, type CalaverasSight, type Event, type Spot, TWIST } from "./table";

export type Step = "wait" | "card" | "target" | "origin" | "origin-card" | "destination" | "confirm" | "pass";

/** A Place that a Twist would move. */
export interface Origin {
  readonly spot: Spot;
  readonly card: string;
}

export class Choice {
  /** The card of the hand that was taken up, by its position. */
  taken = $state<number | null>(null);
  /** The card that was taken up last, so that whoever takes a step back finds it again. */
  last = $state<number | null>(null);
  /** The seat or zone whose Places are offered to the Twist, where there are several. */
  opened = $state.raw<Spot | null>(null);
  origin = $state.raw<Origin | null>(null);
  /** What would be done, while it waits for the last word. */
  pending = $state.raw<Action | null>(null);
  /** What would follow from it, as far as everybody could know; `null` while unknown. */
  foreseen = $state.raw<readonly Event[] | null>(null);

  constructor(private readonly sight: () => CalaverasSight) {}

  get hand(): readonly string[] {
    return this.sight().view.you?.hand ?? [];
  }
  get card(): string | null {
    return this.taken === null ? null : (this.hand[this.taken] ?? null);
  }
  get legal(): readonly Action[] {
    return this.sight().legal;
  }

  get step(): Step {
    const first = this.legal[0];
    if (first === undefined) return "wait";
    if (first.do === "pass") return "pass";
    if (this.pending) return "confirm";
    if (this.card === null) return "card";
    if (this.card !== TWIST) return "target";
    if (this.origin) return "destination";
    return this.opened === null ? "origin" : "origin-card";
  }

  /** Where the chosen card, or the Place of the Twist, can go. */
  get targets(): ReadonlyMap<Spot, Action> {
    const { card, origin } = this;
    const targets = new Map<Spot, Action>();
    for (const action of this.legal) {
      const fits =
        action.do === "place"
          ? action.card === card
          : "to" in action &&
            card === TWIST &&
            origin !== null &&
            action.card === origin.card &&
            action.from === origin.spot;
      if (fits && "to" in action) targets.set(action.to, action);
    }
    return targets;
  }

  /** The Places that a Twist could move, by where they lie; empty without a Twist in the hand. */
  get movable(): ReadonlyMap<Spot, ReadonlySet<string>> {
    const movable = new Map<Spot, Set<string>>();
    for (const action of this.legal) {
      if (!("from" in action)) continue;
      const there = movable.get(action.from) ?? new Set<string>();
      movable.set(action.from, there.add(action.card));
    }
    return movable;
  }

  /** The Twist that moves nothing. */
  get idle(): Action | null {
    return this.legal.find((action) => action.do === "twist" && !("card" in action)) ?? null;
  }

  /** Takes a card up, or puts it back. */
  take(index: number): void {
    const again = this.taken === index;
    this.clear();
    if (this.legal.length === 0) return;
    this.last = index;
    if (!again) this.taken = index;
  }

  /** A seat or zone was tapped, or something was dropped on it. */
  async at(spot: Spot): Promise<void> {
    if (this.step === "origin" || this.step === "origin-card") {
      const there = [...(this.movable.get(spot) ?? [])];
      const only = there[0];
      if (only !== undefined && there.length === 1) this.lift({ spot, card: only });
      else if (only !== undefined) this.opened = spot;
      return;
    }
    const action = this.targets.get(spot);
    if (action) await this.propose(action);
  }

  /** A Place on the table was chosen for the Twist, with or without the Twist in hand. */
  lift(origin: Origin): void {
    if (!this.movable.get(origin.spot)?.has(origin.card)) return;
    this.pending = null;
    this.opened = null;
    this.taken = this.hand.indexOf(TWIST);
    this.origin = origin;
  }

  /** Plays at once, or first shows what would follow, where the table and the reader want that. */
  async propose(action: Action): Promise<void> {
    const { preview } = this.sight();
    if (!preview || !prefs.whatIf) {
      await this.play(action);
      return;
    }
    this.pending = action;
    this.foreseen = null;
    const events = await preview.call(this.sight(), action);
    // Another choice may have been made while the server was asked.
    if (this.pending === action) this.foreseen = events;
  }

  async play(action: Action | null = this.pending): Promise<void> {
    if (action === null) return;
    this.clear();
    await this.sight().act(action);
  }

  /** Takes one step back; tells whether there was one. */
  back(): boolean {
    if (this.pending) this.pending = this.foreseen = null;
    else if (this.origin) this.origin = null;
    else if (this.opened !== null) this.opened = null;
    else if (this.taken !== null) this.taken = null;
    else return false;
    return true;
  }

  clear(): void {
    this.taken = this.opened = this.origin = this.pending = this.foreseen = null;
  }
}
