/** What a name looks like. Nothing is stored: the same name has the same face on every device. */

import type { Eyes, Mouth } from "./parts/Head.svelte";
import { ROBOT_PARTS } from "./parts/Robot.svelte";

export interface LookInks {
  /** The lit and the shaded side of the ground. */
  readonly back: string;
  readonly shadow: string;
  /** The lit and the shaded side of the face. */
  readonly light: string;
  readonly shade: string;
  readonly ink: string;
  readonly bright: string;
}

export interface Look {
  readonly inks: LookInks;
  readonly hair: number;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  /** The same for a bot of that name. */
  readonly robot: { readonly head: number; readonly eyes: number; readonly mouth: number };
}

export const HAIR_STYLES = 10;

/** One for each of eight seats: far apart in hue, and in lightness for those who see few hues. */
const SEATS: readonly Omit<LookInks, "light" | "ink">[] = [
  { back: "#f2b134", shadow: "#d98f12", shade: "#f08a5d", bright: "#c0392b" },
  { back: "#2f6fb3", shadow: "#235590", shade: "#8fb8e8", bright: "#f2b134" },
  { back: "#d9573f", shadow: "#b5402b", shade: "#f2a07b", bright: "#ffe0a3" },
  { back: "#9fd3c7", shadow: "#76b8aa", shade: "#e8a87c", bright: "#385170" },
  { back: "#6b3f87", shadow: "#522d6b", shade: "#c39bd3", bright: "#f5b7b1" },
  { back: "#3a8f5c", shadow: "#2b7048", shade: "#a8d5a2", bright: "#f6e27a" },
  { back: "#f3a6b8", shadow: "#e0839a", shade: "#e0675c", bright: "#2f6fb3" },
  { back: "#4a5361", shadow: "#363d49", shade: "#b8a58a", bright: "#e8743b" },
];

const EYES: readonly Eyes[] = ["open", "round", "narrow", "open", "wink", "dark", "wide", "shut", "monocle"];
const MOUTHS: readonly Mouth[] = ["smile", "flat", "smirk", "round", "smile"];

/** FNV-1a: short, and well spread over short names. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const unit of text.normalize("NFC").trim().toLowerCase()) {
    sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  // Its low bits alone decide what is taken from it, so the high ones are folded in.
  return (sum ^ (sum >>> 15)) >>> 0;
}

function pick<T>(from: readonly T[], by: number): T {
  return from[by % from.length] as T;
}

/** The look of a name; a seat gives it its own colours. */
export function look(name: string, seat: number | null): Look {
  const seed = hash(name);
  return {
    inks: { ...pick(SEATS, seat ?? seed >>> 12), light: "#fff0d6", ink: "#1d1926" },
    hair: seed % HAIR_STYLES,
    eyes: pick(EYES, seed >>> 4),
    mouth: pick(MOUTHS, seed >>> 8),
    robot: {
      head: seed % ROBOT_PARTS.heads,
      eyes: (seed >>> 5) % ROBOT_PARTS.eyes,
      mouth: (seed >>> 9) % ROBOT_PARTS.mouths,
    },
  };
}
