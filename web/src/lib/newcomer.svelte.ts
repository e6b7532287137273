/** Whoever plays a game for the first time on this device is told in three sentences what it is about. */

import type { GameId } from "$lib/protocol";

const PLAYED = "volteface:played:";

class Newcomer {
  /** The table at which somebody is to be welcomed. */
  code = $state<string | null>(null);

  /** Notes who sits down to a game; only the first time is there something to be told. */
  begins(game: GameId, code: string): void {
    if (localStorage.getItem(PLAYED + game) === null) this.code = code;
    localStorage.setItem(PLAYED + game, "1");
  }

  welcomed(): void {
    this.code = null;
  }
}

export const newcomer = new Newcomer();
