/** Cards by finger or mouse: a card of the hand, or a Place of the table where a Twist allows it, dragged to its target. */

import type { Choice } from "./choice.svelte";
import { type Spot } from "./table";

/** So far a finger trembles without meaning anything, in pixels. */
const SLOP = 9;

/** What an element of the board stands for, read off its attributes. */
interface Thing {
  readonly spot: Spot | null;
  readonly place: string | null;
  readonly held: number | null;
}

function thingAt(x: number, y: number): Thing {
  let spot: Spot | null = null;
  let place: string | null = null;
  let held: number | null = null;
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement)) continue;
    const { spot: at, place: card, held: index } = element.dataset;
    if (card !== undefined) place ??= card;
    if (index !== undefined) held ??= Number(index);
    if (at !== undefined) spot ??= /^\d+$/.test(at) ? Number(at) : at;
  }
  return { spot, place, held };
}

/** The Place under a mouse; a thumb is too broad to mean one of several small cards. */
export function pointedAt(event: MouseEvent): string | null {
  const mouse = event instanceof PointerEvent && event.pointerType === "mouse";
  return mouse ? thingAt(event.clientX, event.clientY).place : null;
}

export class Drag {
  /** The card under the finger, once it has left its place. */
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The legal target under the finger. */
  over = $state.raw<Spot | null>(null);
  /** Where the last card was let go: it is there already, and does not travel again. */
  dropped: Spot | null = null;
  #from: { readonly thing: Thing; readonly x: number; readonly y: number; readonly id: number } | null = null;
  #swallow = false;

  constructor(private readonly choice: Choice) {}

  down(event: PointerEvent): void {
    this.#swallow = false;
    this.dropped = null;
    if (event.button !== 0 || !event.isPrimary || this.choice.legal.length === 0) return;
    const thing = thingAt(event.clientX, event.clientY);
    const { held, spot, place } = thing;
    const movable = spot !== null && place !== null && this.choice.movable.get(spot)?.has(place);
    if (held === null && !movable) return;
    this.#from = { thing, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (from?.id !== event.pointerId) return;
    if (this.card === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      this.#begin(from.thing);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const { spot } = thingAt(event.clientX, event.clientY);
    this.over = spot !== null && this.#takes(spot) ? spot : null;
  }

  up(event: PointerEvent): void {
    if (this.#from?.id !== event.pointerId) return;
    const dragging = this.card !== null;
    const { over } = this;
    const { place } = thingAt(event.clientX, event.clientY);
    this.#end();
    if (!dragging) return;
    this.#swallow = true;
    if (over === null) {
      this.choice.clear();
      return;
    }
    if (this.choice.step === "origin" && place !== null) this.choice.lift({ spot: over, card: place });
    else {
      if (this.choice.targets.has(over)) this.dropped = over;
      void this.choice.at(over);
    }
  }

  cancel(): void {
    if (this.card !== null) this.choice.clear();
    this.#end();
  }

  /** The click that a browser adds to the end of a drag means nothing. */
  click(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #begin({ held, spot, place }: Thing): void {
    this.choice.clear();
    if (held !== null) {
      this.choice.take(held);
      this.card = this.choice.card;
    } else if (spot !== null && place !== null) {
      this.choice.lift({ spot, card: place });
      this.card = place;
    }
  }

  #takes(spot: Spot): boolean {
    return this.choice.step === "origin" ? this.choice.movable.has(spot) : this.choice.targets.has(spot);
  }

  #end(): void {
    this.#from = null;
    this.card = null;
    this.over = null;
  }
}
