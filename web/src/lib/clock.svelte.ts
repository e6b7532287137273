/** A clock that screens can watch; it runs only while somebody looks at it. */

import { createSubscriber } from "svelte/reactivity";

class Clock {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  });

  /** Milliseconds since the page was opened; whoever reads it in an effect is told four times a second. */
  get now(): number {
    this.#subscribe();
    return performance.now();
  }
}

export const clock = new Clock();

/** Milliseconds as minutes and seconds. */
export function sayClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((one, at) => (at ? String(one).padStart(2, "0") : String(one))).join(":");
}
