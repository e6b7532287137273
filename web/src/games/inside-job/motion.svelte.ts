/** Where things lie on the screen, so that cards and tokens can travel between them. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import type { Place } from "$lib/face";
import { prefs } from "$lib/prefs.svelte";

/** A seat, a place in the trick, or the supply. */
export type Spot = `seat:${Place}` | `slot:${number}` | "supply";

const MOVE = 420;

export function moveTime(): number {
  return prefs.reducedMotion ? 0 : MOVE;
}

/** The middle of something, in the window. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

export class Spots {
  #known = new Map<Spot, Element>();

  /** Remembers an element as the spot, as long as it stands there. */
  at(spot: Spot): Attachment {
    return (element) => {
      this.#known.set(spot, element);
      return () => {
        if (this.#known.get(spot) === element) this.#known.delete(spot);
      };
    };
  }

  middle(spot: Spot): Middle | null {
    const box = this.#known.get(spot)?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  /** A card that leaves for a spot, or comes from one, shrinking on the way. */
  travel(node: Element, spot: Spot | null): TransitionConfig {
    const there = spot === null ? null : this.middle(spot);
    const box = node.getBoundingClientRect();
    if (there === null || prefs.reducedMotion) return { duration: 0 };
    const x = there.x - (box.left + box.width / 2);
    const y = there.y - (box.top + box.height / 2);
    return {
      duration: MOVE,
      easing: cubicOut,
      css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${t}`,
    };
  }
}

const KEY = Symbol("spots");

export function giveSpots(): Spots {
  return setContext(KEY, new Spots());
}

export function useSpots(): Spots {
  return getContext<Spots | undefined>(KEY) ?? new Spots();
}

/** One's own card on its way from the hand to the trick. */
export const [send, receive] = crossfade({
  duration: () => moveTime(),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});
