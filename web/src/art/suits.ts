/** The four suits: each a shape of its own on a box of 24 units, dark on its left side and bright on its right. */

export type SuitName = "blue" | "green" | "yellow" | "pink";

/** Eight rays, built on two circles. */
const SUN = Array.from({ length: 16 }, (_, ray) => {
  const reach = ray % 2 ? 7.6 : 11.4;
  const angle = (ray * Math.PI) / 8;
  return `${(12 + reach * Math.sin(angle)).toFixed(2)} ${(12 - reach * Math.cos(angle)).toFixed(2)}`;
});

/** Whole shape and, cut along the middle, its left side. */
export const SUIT_SHAPES: Record<SuitName, { readonly whole: string; readonly left: string }> = {
  blue: {
    whole: "M12 .8C8.3 6 4 10.4 4 15a8 8 0 0 0 16 0c0-4.6-4.3-9-8-14.2z",
    left: "M12 .8C8.3 6 4 10.4 4 15a8 8 0 0 0 8 8z",
  },
  green: {
    whole: "M2 22V12A10 10 0 0 1 12 2h10v10a10 10 0 0 1-10 10z",
    left: "M2 22L22 2H12A10 10 0 0 0 2 12z",
  },
  yellow: { whole: `M${SUN.join("L")}z`, left: `M${[SUN[0], ...SUN.slice(8)].join("L")}z` },
  pink: {
    whole: "M12 22.2L2.7 12.9a5.9 5.9 0 0 1 8.3-8.3l1 1 1-1a5.9 5.9 0 0 1 8.3 8.3z",
    left: "M12 22.2L2.7 12.9a5.9 5.9 0 0 1 8.3-8.3l1 1z",
  },
};

const SUIT_OF: Record<string, SuitName> = { b: "blue", g: "green", y: "yellow", p: "pink" };

/** Reads a card as the wire writes it: `b7`, `p13`. */
export function readCard(card: string): { readonly suit: SuitName; readonly value: number } {
  const suit = SUIT_OF[card.charAt(0)];
  const value = Number(card.slice(1));
  if (!suit || !Number.isInteger(value) || value < 1 || value > 13) throw new Error(`no card: ${card}`);
  return { suit, value };
}
