/** Which games were played on this device: a first game begins with an introduction. */

import type { GameId } from "$lib/protocol";

const PLAYED = "volteface:played:";

export function isNewcomer(game: GameId): boolean {
  return localStorage.getItem(PLAYED + game) === null;
}

export function notePlayed(game: GameId): void {
  localStorage.setItem(PLAYED + game, "1");
}
