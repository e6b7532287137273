/** The time that is running, for glasses and rings. */

import type { Sight } from "$lib/face";

export interface Running {
  /** Milliseconds. */
  readonly left: number;
  /** How much of it is left, from 1 to 0. */
  readonly share: number;
}

/** What is left of the time that is running; `null` where none is. Call it again to see it run. */
export function running(sight: Sight<"insider">): Running | null {
  const { deadline, lasts } = sight.view;
  if (deadline === null || lasts === null) return null;
  // A replay has no clock: its glass stands as it was turned.
  const now = sight.moment() ?? deadline - lasts;
  const left = Math.min(Math.max(0, deadline - now), lasts);
  return { left, share: lasts ? left / lasts : 0 };
}
