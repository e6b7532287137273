/** Cards, marks and Nicole travel from where they were to where they are. */

import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { prefs } from "$lib/prefs.svelte";

/** Where something can come from or go to: an element of the board with this `data-anchor`. */
export type Anchor = string;

interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

function way(node: Element, anchor: Anchor): Way | null {
  const other = node.closest("[data-board]")?.querySelector(`[data-anchor="${anchor}"]`);
  if (!other) return null;
  const here = node.getBoundingClientRect();
  const there = other.getBoundingClientRect();
  if (here.width === 0 || there.width === 0) return null;
  return {
    dx: there.left + there.width / 2 - here.left - here.width / 2,
    dy: there.top + there.height / 2 - here.top - here.height / 2,
    scale: Math.min(2.5, Math.max(0.3, Math.min(there.width / here.width, there.height / here.height))),
  };
}

interface Journey {
  /** None: it is simply there, or simply gone. */
  readonly anchor: Anchor | null;
  readonly delay?: number;
  readonly duration?: number;
}

/** For `in:`: comes from an anchor. */
export function comeFrom(node: Element, { anchor, delay = 0, duration = 440 }: Journey): TransitionConfig {
  const from = anchor === null || prefs.reducedMotion ? null : way(node, anchor);
  if (from === null) return { duration: 0 };
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * from.dx}px, ${u * from.dy}px) scale(${1 + u * (from.scale - 1)});` +
      `z-index: 9; opacity: ${Math.min(1, 0.4 + t * 3)};`,
  };
}

/** For `out:`: goes to an anchor, turning a little, and fades there. */
export function goTo(node: Element, { anchor, delay = 0, duration = 400 }: Journey): TransitionConfig {
  const to = anchor === null || prefs.reducedMotion ? null : way(node, anchor);
  if (to === null) return { duration: 0 };
  return {
    delay,
    duration,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${u * to.dx}px, ${u * to.dy}px) scale(${1 + u * (to.scale - 1)}) rotate(${u * 14}deg);` +
      `z-index: 9; opacity: ${Math.min(1, t * 4)};`,
  };
}

/** Where Nicole stood last on one board, so that she can be seen to walk from there. */
export interface Steps {
  seat: number;
}

/** For `in:`: Nicole walks there from the seat where she stood, with a step that can be seen. */
export function walk(node: Element, { steps, seat }: { steps: Steps; seat: number }): TransitionConfig {
  const from = prefs.reducedMotion ? null : way(node, `nicole-${steps.seat}`);
  steps.seat = seat;
  if (from === null) return { duration: 0 };
  return {
    duration: 600,
    easing: cubicInOut,
    css: (_t, u) => {
      const sway = Math.sin(u * Math.PI * 4);
      return (
        `transform: translate(${u * from.dx}px, ${u * from.dy - Math.abs(sway) * 7}px) rotate(${sway * 5}deg);` +
        `z-index: 12;`
      );
    },
  };
}
