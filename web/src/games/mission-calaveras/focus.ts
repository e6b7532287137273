/** Where the keyboard stands on the board: it follows the steps of a turn, and is never left on what is gone. */

import type { Step } from "./choice.svelte";

const NEXT: Readonly<Record<Step, readonly string[]>> = {
  wait: ["[data-hand]"],
  pass: ['[data-act="pass"]'],
  card: ["[data-held][data-last]", "[data-held]"],
  target: ["[data-target]"],
  origin: ["[data-target]", '[data-act="twist-nothing"]'],
  "origin-card": ["[data-opened]"],
  destination: ["[data-target]"],
  confirm: ['[data-act="play"]'],
};

/**
 * Takes the focus along to a step, if it was on the board: with keys always, with a finger where what it pressed is
 * gone. Nothing is taken away from somebody who writes elsewhere.
 */
export function followStep(board: HTMLElement, step: Step, byKeys: boolean): void {
  const at = document.activeElement;
  const gone = at === null || at === document.body;
  if (!gone && !(byKeys && board.contains(at))) return;
  for (const selector of NEXT[step]) {
    const next = board.querySelector<HTMLElement>(selector);
    if (next === null) continue;
    next.focus({ preventScroll: true });
    return;
  }
}
