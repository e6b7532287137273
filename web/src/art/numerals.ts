/**
 * Our own numerals, for cards: thick lines on a box of 14 by 22 units. Being drawn, they are as wide as a strip of an
 * overlapped card allows, on every device.
 */

const DIGITS = [
  "M7 2a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0V7a5 5 0 0 1 5-5z",
  "M2.5 6.5L8 2.5V22",
  "M2 8V7a5 5 0 0 1 10 0c0 4.5-9.5 7.5-9.5 13H13",
  "M2 2h10L7 9a5.5 5.5 0 1 1-5 8.5",
  "M10 22V2L2 16h12",
  "M12 2H3v7.5c1-.8 2.3-1 3.5-1a5.75 5.75 0 1 1-5 8.7",
  "M11 2C5 4.5 2 9 2 14.5a5 5 0 1 0 10 0 5 5 0 0 0-10 0",
  "M1.5 2H12L5.5 22",
  "M7 2a4.4 4.4 0 1 1 0 8.8A4.4 4.4 0 0 1 7 2zM7 10.8a4.9 4.9 0 1 1 0 9.2 4.9 4.9 0 0 1 0-9.2z",
  "M3 20c6-2.5 9-7 9-12.5a5 5 0 1 0-10 0 5 5 0 0 0 10 0",
] as const;

/** A one is narrow: it takes this much less room. */
const NARROW = 4;

export interface Stroke {
  readonly d: string;
  readonly x: number;
}

/** The strokes of a number, set from the left, and how wide it is. */
export function numeral(value: number): { readonly strokes: readonly Stroke[]; readonly width: number } {
  let x = 0;
  const strokes = [...String(value)].map((digit) => {
    const narrow = digit === "1" ? NARROW : 0;
    const stroke = { d: DIGITS[Number(digit)] ?? DIGITS[0], x: x - narrow / 2 };
    x += 14 - narrow + 3;
    return stroke;
  });
  return { strokes, width: x - 3 };
}
