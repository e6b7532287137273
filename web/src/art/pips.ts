/** Where the pips of a card lie, on a field three columns wide: middle of each, and its size. */

export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const COLUMNS = { l: 53, m: 68, r: 83 } as const;

/** Rows of pips from above, each row as the columns that are taken. */
const ROWS: readonly (readonly string[])[] = [
  ["m"],
  ["m", "m"],
  ["m", "m", "m"],
  ["lr", "lr"],
  ["lr", "m", "lr"],
  ["lr", "lr", "lr"],
  ["lr", "m", "lr", "lr"],
  ["lr", "lr", "lr", "lr"],
  ["lr", "lr", "m", "lr", "lr"],
  ["lr", "m", "lr", "lr", "m", "lr"],
];

const SIZES = [52, 42, 34, 28, 26, 26, 24, 24, 21, 19] as const;

/** The pips of a value from 1 to 10; the three highest have faces instead. */
export function pips(value: number): readonly Pip[] {
  const rows = ROWS[value - 1] ?? [];
  const size = SIZES[value - 1] ?? 0;
  const field = 112 - size;
  const step = rows.length > 1 ? Math.min(field / (rows.length - 1), size * 1.6) : 0;
  const top = 70 - (step * (rows.length - 1)) / 2;
  return rows.flatMap((row, place) =>
    [...row].map((column) => ({ x: COLUMNS[column as keyof typeof COLUMNS], y: top + place * step, size })),
  );
}
