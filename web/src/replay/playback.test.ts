import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Face } from "$lib/face";
import { Playback } from "./playback.svelte";
import type { Eyes, Replay, ReplaySource } from "./source";

/** A game of six entries; seat 1 is told nothing of the third. */
function replayOf(eyes: Eyes): Replay {
  const entries = eyes === 1 ? [0, 1, 2, 4, 5] : [0, 1, 2, 3, 4, 5];
  const steps = entries.map((entry) => ({
    entry,
    view: { entry },
    events: [{ event: `e${entry}` }],
    moment: null,
  }));
  const seats = [
    { name: "Ann", bot: null, ghostOf: null },
    { name: null, bot: "careful", ghostOf: null },
    { name: null, bot: null, ghostOf: 0 },
  ];
  return { game: "inside-job", options: {}, seats, eyes, steps } as unknown as Replay;
}

const face = {
  scenes: () => [],
  tell: ({ event }: { event: string }) => ({
    text: event,
    weight: ["e2", "e5"].includes(event) ? "great" : "normal",
  }),
} as unknown as Face;
const source: ReplaySource = { load: (eyes) => Promise.resolve(replayOf(eyes)) };
const open = (): Playback => new Playback(face, source, replayOf(null));
const shown = (playback: Playback): number => (playback.view as unknown as { entry: number }).entry;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("by hand", () => {
  test("it goes on, back, to the end and to the beginning, and never beyond", () => {
    const playback = open();
    playback.go(playback.at - 1);
    expect(shown(playback)).toBe(0);
    playback.go(playback.at + 1);
    expect(shown(playback)).toBe(1);
    playback.go(playback.last);
    playback.go(playback.at + 1);
    expect(shown(playback)).toBe(5);
    playback.go(0);
    expect(shown(playback)).toBe(0);
  });
});

describe("by itself", () => {
  test("it runs to the end and stops there; faster, if asked", () => {
    const playback = open();
    playback.speed = 4;
    playback.toggle();
    vi.advanceTimersByTime(400);
    expect(playback.at).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect([playback.at, playback.running]).toEqual([5, false]);
  });

  test("from the end it begins anew", () => {
    const playback = open();
    playback.go(playback.last);
    playback.toggle();
    expect([playback.at, playback.running]).toEqual([0, true]);
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(playback.at).toBe(0);
  });
});

describe("spoilers", () => {
  test("turning points are marked once they were seen, and stay marked", () => {
    const playback = open();
    expect(playback.turns).toEqual([]);
    playback.go(2);
    expect(playback.turns).toEqual([2]);
    expect(playback.finished).toBe(false);
    playback.go(playback.last);
    playback.go(0);
    expect(playback.turns).toEqual([2, 5]);
    expect(playback.finished).toBe(true);
  });
});

describe("eyes", () => {
  test("other eyes look at the same moment, or at the last thing they saw before it", async () => {
    const playback = open();
    playback.go(3);
    await playback.look(1);
    expect([playback.seat, shown(playback)]).toEqual([1, 2]);
    playback.go(playback.at + 1);
    await playback.look(null);
    expect([playback.seat, shown(playback)]).toEqual([null, 4]);
  });

  test("if they cannot be had, nothing changes", async () => {
    const broken: ReplaySource = { load: () => Promise.reject(new Error("away")) };
    const playback = new Playback(face, broken, replayOf(null));
    playback.go(2);
    await playback.look(0);
    expect([playback.seat, shown(playback)]).toEqual([null, 2]);
    expect(playback.fault).toBeInstanceOf(Error);
  });
});

test("people, bots and ghosts have names and chairs", () => {
  const playback = open();
  expect(playback.name(0)).toBe("Ann");
  expect(playback.chair(1)).toMatchObject({ kind: "bot", bot: "careful" });
  expect(playback.chair(2)).toBeNull();
});
