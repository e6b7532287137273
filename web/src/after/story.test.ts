import { expect, test } from "vitest";
import type { Face, Sight } from "$lib/face";
import type { Replay } from "../replay/source";
import { chaptersOf, type Witness } from "./story";

const weights: Record<string, string> = { judged: "great", over: "great", card: "small" };
const face = {
  tell: ({ event, only }: { event: string; only?: number }) => ({
    text: event,
    secret: only !== undefined,
    weight: weights[event] ?? "normal",
  }),
} as unknown as Face;

function witness(eyes: number | null, told: readonly (readonly [number, object])[]): Witness {
  const steps = told.map(([entry, event]) => ({ entry, events: [event] }));
  return { replay: { eyes, steps } as unknown as Replay, sight: {} as Sight };
}

test("chapters end with what they came to; secrets stand where they were told", () => {
  const chapters = chaptersOf(face, [
    witness(null, [
      [0, { event: "starter", seat: 2 }],
      [1, { event: "card", seat: 2 }],
      [2, { event: "taken", seat: 1 }],
      [2, { event: "judged" }],
      [3, { event: "taken", seat: 0 }],
      [4, { event: "judged" }],
      [4, { event: "over" }],
    ]),
    witness(1, [
      [0, { event: "role", only: 1, role: "insider" }],
      [0, { event: "hand", only: 1, cards: [] }],
      [2, { event: "taken", seat: 1 }],
    ]),
  ]);

  const texts = chapters.map(({ lines, turn }) => [
    lines.map((one) => one.text),
    turn.map((one) => one.text),
  ]);
  expect(texts).toEqual([
    [["role", "starter", "taken"], ["judged"]],
    [["taken"], ["judged", "over"]],
  ]);
  expect(chapters[0]?.lines.slice(0, 2)).toEqual([
    { text: "role", seat: 1, only: 1 },
    { text: "starter", seat: 2, only: null },
  ]);
});
