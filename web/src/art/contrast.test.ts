import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// Read as a file: Vitest hands out style sheets empty.
const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** A custom property as tokens.css has it for every game, with what it points to. */
function colour(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const other = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  return other ? colour(other) : value;
}

/** WCAG 2.2: relative luminance. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the colours of suits", () => {
  for (const suit of ["blue", "green", "yellow", "pink"]) {
    it(`${suit} can be read on a card, on its own soft colour, and on its strip`, () => {
      expect(contrast(colour(`suit-${suit}`), colour("card"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(`suit-${suit}`), colour(`suit-${suit}-soft`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(`suit-${suit}-on-strip`), colour(`suit-${suit}-strip`))).toBeGreaterThanOrEqual(
        4.5,
      );
    });
  }
});
