import { expect, test } from "vitest";
import type { Face, Sight } from "$lib/face";
import type { BotReason } from "$lib/protocol";
import type { Replay } from "../replay/source";
import { explained } from "./reasons";

const face = {
  tell: ({ event, only }: { event: string; only?: number }) => ({ text: event, secret: only !== undefined }),
} as unknown as Face;
const sight = { name: (seat: number) => `N${seat}` } as unknown as Sight;
const replay = {
  steps: [
    {
      entry: 1,
      events: [
        { event: "played", seat: 2 },
        { event: "taken", seat: 0 },
      ],
    },
    { entry: 2, events: [{ event: "kept", seat: 1, only: 1 }] },
    { entry: 3, events: [{ event: "played", seat: 1 }] },
  ],
} as unknown as Replay;
const reason = (entry: number, seat: number, more: Partial<BotReason> = {}): BotReason => ({
  entry,
  seat,
  message: "no-such-message",
  arguments: {},
  seats: {},
  ...more,
});

test("each bot's moves stand in order, with what everybody saw of them and why", () => {
  const told = explained(face, replay, sight, [
    reason(1, 2, { arguments: { suit: "blue" }, seats: { seat: 0 } }),
    reason(2, 1),
    reason(3, 1),
  ]);
  expect(told).toEqual([
    {
      seat: 1,
      name: "N1",
      moves: [
        { entry: 2, what: null, why: "no-such-message" },
        { entry: 3, what: "played", why: "no-such-message" },
      ],
    },
    {
      seat: 2,
      name: "N2",
      moves: [{ entry: 1, what: "played", why: "no-such-message (suit: blue, seat: N0)" }],
    },
  ]);
});

test("without reasons nobody is named", () => {
  expect(explained(face, replay, sight, [])).toEqual([]);
});
