/** The address that invitations name: one that a friend's phone can open, not the one of the host's own screen. */

import { ask } from "$lib/api";
import type { Addresses } from "$lib/protocol";

const CHOSEN = "volteface:address";

class Invitations {
  #addresses = $state.raw<readonly string[] | null>(null);
  #chosen = $state(localStorage.getItem(CHOSEN));
  #asked = false;

  constructor() {
    // A television in another window of the same browser follows the choice.
    addEventListener("storage", ({ key, newValue }) => {
      if (key === CHOSEN) this.#chosen = newValue;
    });
  }

  /** The addresses to choose from, the best one first; empty where there is no choice. */
  get choices(): readonly string[] {
    const known = this.#known;
    return known !== null && known.length > 1 ? known : [];
  }

  /** The beginning of every link that is meant for others; `null` until the server has said it. */
  get origin(): string | null {
    const known = this.#known;
    if (known === null) return null;
    return known.find((one) => one === this.#chosen) ?? known[0] ?? location.origin;
  }

  choose(address: string): void {
    this.#chosen = address;
    localStorage.setItem(CHOSEN, address);
  }

  get #known(): readonly string[] | null {
    if (!this.#asked) {
      this.#asked = true;
      ask<Addresses>("GET", "/api/addresses").then(
        ({ addresses }) => (this.#addresses = addresses),
        // The page came from somewhere; a link to that place is better than none.
        () => (this.#addresses = []),
      );
    }
    return this.#addresses;
  }
}

export const invitations = new Invitations();
