/**
 * Each mission as a picture: cards in a row in order of play, as tall as they are high, lit where the mission looks.
 * What a mission asks for is the server's matter; these are its pictures and nothing is decided by them.
 */

import type { SuitName } from "../suits";

export interface Bar {
  /** From 0 to 1. */
  readonly height: number;
  readonly lit?: boolean;
  /** Over the card: highest, lowest, winner, this one will do, a token that lies on it, or one that may. */
  readonly over?: "up" | "down" | "crown" | "tick" | "coin" | "either";
  /** On the card: the sign of a suit, whichever; another; this suit. */
  readonly face?: "same" | "other" | SuitName;
  readonly number?: number;
  /** Under the card: its place in the trick; or its number as pairs and what is left over. */
  readonly under?: "1" | "2" | "3" | "last" | "even" | "odd";
}

export interface Picture {
  readonly bars?: readonly Bar[];
  /** Values that are allowed, of 13. */
  readonly range?: readonly [number, number];
  /** Drawn across: a rise, a fall, a bond between both ends, a bar through all. */
  readonly across?: "rise" | "fall" | "bond" | "all" | "crossed";
  readonly risky?: boolean;
}

const PLACES = { first: 0, second: 1, third: 2, last: 3 } as const;
type Spot = keyof typeof PLACES;
const UNDER = { first: "1", second: "2", third: "3", last: "last" } as const satisfies Record<
  Spot,
  Bar["under"]
>;

/** Four cards with one of them lit. */
function one(
  spot: Spot,
  at: number,
  others: readonly number[],
  over: NonNullable<Bar["over"]>,
): readonly Bar[] {
  return others.map((height, place) =>
    place === PLACES[spot] ? { height: at, lit: true, over, under: UNDER[spot] } : { height },
  );
}

const highest = (spot: Spot): Picture => ({ bars: one(spot, 1, [0.4, 0.55, 0.45, 0.5], "up") });
const lowest = (spot: Spot): Picture => ({ bars: one(spot, 0.3, [0.85, 1, 0.9, 0.8], "down") });
const wins = (spot: Spot): Picture => ({ bars: one(spot, 0.7, [0.7, 0.7, 0.7, 0.7], "crown") });
const token = (spot: Spot): Picture => ({ bars: one(spot, 0.7, [0.7, 0.7, 0.7, 0.7], "coin"), risky: true });
const numbers = (...all: readonly number[]): Picture => ({
  bars: all.map((number) => ({
    height: 0.75,
    lit: true,
    number,
    under: number % 2 ? "odd" : "even",
  })),
});

export const MISSIONS: Readonly<Record<string, Picture>> = {
  ascending: { bars: [0.25, 0.45, 0.65, 0.85].map((height) => ({ height, lit: true })), across: "rise" },
  descending: { bars: [0.85, 0.65, 0.45, 0.25].map((height) => ({ height, lit: true })), across: "fall" },
  "first-highest": highest("first"),
  "first-lowest": lowest("first"),
  "second-highest": highest("second"),
  "second-lowest": lowest("second"),
  "third-highest": highest("third"),
  "third-lowest": lowest("third"),
  "last-highest": highest("last"),
  "last-lowest": lowest("last"),
  "high-only": { range: [7, 13] },
  "low-only": { range: [1, 7] },
  "middle-only": { range: [4, 10] },
  "even-only": numbers(4, 2, 8, 6),
  "odd-only": numbers(5, 1, 9, 3),
  alternating: numbers(3, 8, 5, 2),
  "first-wins": wins("first"),
  "second-wins": wins("second"),
  "third-wins": wins("third"),
  "last-wins": wins("last"),
  "one-suit": { bars: [0, 1, 2, 3].map(() => ({ height: 0.75, lit: true, face: "same" })), across: "all" },
  "ends-match": {
    bars: [
      { height: 0.75, lit: true, face: "same", under: "1" },
      { height: 0.75, face: "other" },
      { height: 0.75, face: "other" },
      { height: 0.75, lit: true, face: "same", under: "last" },
    ],
    across: "bond",
  },
  "no-trump": { bars: [0, 1, 2, 3].map(() => ({ height: 0.75, face: "blue" })), across: "crossed" },
  "some-trump": {
    bars: [
      { height: 0.75 },
      { height: 0.75 },
      { height: 0.75, lit: true, face: "yellow", over: "tick" },
      { height: 0.75 },
    ],
  },
  "risky-second": token("second"),
  "risky-third": token("third"),
  "risky-last": token("last"),
  "risky-second-or-third": {
    bars: [
      { height: 0.7 },
      { height: 0.7, lit: true, over: "either", under: "2" },
      { height: 0.7, lit: true, over: "either", under: "3" },
      { height: 0.7 },
    ],
    risky: true,
  },
};
