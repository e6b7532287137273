/** The inks of each game: few, flat, and the same in every drawing of that game. */

import type { GameId } from "$lib/protocol";

export const INK = "#1d1926";
export const PAPER = "#fff3dc";

export interface Inks {
  readonly deep: string;
  readonly ground: string;
  readonly mid: string;
  readonly warm: string;
  readonly glow: string;
}

export const INKS: Record<GameId, Inks> = {
  "inside-job": { deep: "#0d1828", ground: "#1b2f4a", mid: "#3f73a8", warm: "#e4572e", glow: "#ffcf5a" },
  "mission-calaveras": {
    deep: "#31102c",
    ground: "#6b1f5c",
    mid: "#12938b",
    warm: "#e8336d",
    glow: "#ffb238",
  },
  insider: { deep: "#0b2b26", ground: "#14594d", mid: "#3c9480", warm: "#b5482f", glow: "#f0c869" },
};
