/** How a hand lies: in one row, or in two that keep suits together where they can. */

/** A phone shows this many cards side by side with their corners to be read and to be tapped. */
const LONGEST = 7;

export function rows(hand: readonly string[], narrow: boolean): readonly (readonly string[])[] {
  if (!narrow || hand.length <= LONGEST) return [hand];
  const half = hand.length / 2;
  const cuts = hand.flatMap((card, index) => (index > 0 && hand[index - 1]?.[0] !== card[0] ? [index] : []));
  const kept = cuts.filter((cut) => cut <= LONGEST && hand.length - cut <= LONGEST);
  const cut = kept.toSorted((one, two) => Math.abs(one - half) - Math.abs(two - half))[0] ?? Math.ceil(half);
  return [hand.slice(0, cut), hand.slice(cut)];
}

/** The card that the keys lead to: along a row, or to the row above or below. */
export function neighbour(
  rows: readonly (readonly string[])[],
  card: string,
  key: string,
): string | undefined {
  const all = rows.flat();
  const at = all.indexOf(card);
  switch (key) {
    case "ArrowRight":
      return all[Math.min(at + 1, all.length - 1)];
    case "ArrowLeft":
      return all[Math.max(at - 1, 0)];
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    case "ArrowUp":
    case "ArrowDown": {
      const row = rows.findIndex((one) => one.includes(card));
      const other = rows[row + (key === "ArrowUp" ? -1 : 1)];
      const place = rows[row]?.indexOf(card) ?? 0;
      return other?.[Math.min(place, other.length - 1)];
    }
    default:
      return undefined;
  }
}
