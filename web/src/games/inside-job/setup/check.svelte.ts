/** What the server says of options before a table is made of them. Asked once for each set, and remembered. */

import { SvelteMap } from "svelte/reactivity";
import { checkOptions } from "$lib/api";
import type { Json, Refused } from "$lib/protocol";

export type Wanted = { readonly [key: string]: Json };

/** `undefined`: not known yet. `null`: they fit together. */
export type Verdict = Refused | null | undefined;

export class Checker {
  #known = new SvelteMap<string, Verdict>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** What is known of these options; what is not is asked for by `ask`. */
  verdict(options: Wanted): Verdict {
    return this.#known.get(JSON.stringify(options));
  }

  /** Asks after a while, so that a name that is being typed is asked about once. */
  ask(options: Wanted, after = 0): () => void {
    const key = JSON.stringify(options);
    if (this.#known.has(key) || this.#timers.has(key)) return () => undefined;
    this.#timers.set(
      key,
      setTimeout(() => void this.#fetch(key, options), after),
    );
    return () => {
      clearTimeout(this.#timers.get(key));
      this.#timers.delete(key);
    };
  }

  async #fetch(key: string, options: Wanted): Promise<void> {
    try {
      const { refused } = await checkOptions("inside-job", options);
      this.#known.set(key, refused ?? null);
    } catch {
      // Without an answer nothing is said; making the table will tell.
    } finally {
      this.#timers.delete(key);
    }
  }
}
