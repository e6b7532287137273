import { describe, expect, test } from "vitest";
import type { ViewOf } from "$lib/protocol";
import { callsOf, dueOf, LOOK, lookSeconds } from "./order";

const job = (part: object): ViewOf["inside-job"] =>
  ({ phase: "play", turn: 2, trick_number: 3, trick: [], ...part }) as unknown as ViewOf["inside-job"];
const insider = (part: object): ViewOf["insider"] =>
  ({ master: 1, answerer: 3, ...part }) as unknown as ViewOf["insider"];
const nobody = (): readonly number[] => [];

describe("Inside Job", () => {
  test("the seat whose turn it is gets the device, if it shares it", () => {
    const calls = callsOf("inside-job", job({}));
    expect(dueOf(calls, [0, 2], nobody)?.seat).toBe(2);
    expect(dueOf(calls, [0, 1], nobody)).toBeNull();
  });

  test("everybody looks at his role before the first card, in the order of the seats", () => {
    const calls = callsOf("inside-job", job({ phase: "mission", trick_number: 1 }));
    expect(dueOf(calls, [0, 2, 3], nobody)?.seat).toBe(0);
    expect(dueOf(calls, [0, 2, 3], () => [0, 2])?.seat).toBe(3);
    // A bot that leads does not wait for them.
    const led = callsOf("inside-job", job({ trick_number: 1, trick: [{ seat: 1 }] }));
    expect(dueOf(led, [0, 2, 3], () => [0])?.seat).toBe(2);
    expect(dueOf(calls, [0, 2, 3], () => [0, 2, 3])).toEqual({ call: { kind: "turn", seat: 2 }, seat: 2 });
  });

  test("in the vote everybody has the device once, whoever may vote", () => {
    const calls = callsOf("inside-job", job({ phase: "vote", turn: null }));
    expect(dueOf(calls, [1, 3], nobody)?.seat).toBe(1);
    expect(dueOf(calls, [1, 3], () => [1])?.seat).toBe(3);
    expect(dueOf(calls, [1, 3], () => [1, 3])).toBeNull();
  });
});

describe("Mission Calaveras", () => {
  test("the partner plays for the ghost", () => {
    const view = { turn: 3, ghost: 3, ghost_of: 1 } as unknown as ViewOf["mission-calaveras"];
    expect(dueOf(callsOf("mission-calaveras", view), [0, 1, 2], nobody)?.seat).toBe(1);
  });
});

describe("Insider", () => {
  test("IN-4: everybody has the same look, the Master too, even after the glass was turned", () => {
    for (const phase of ["look", "questions"]) {
      const due = dueOf(callsOf("insider", insider({ phase })), [0, 1, 2, 3], () => [0]);
      expect(due).toMatchObject({ call: { kind: "round", name: "look" }, seat: 1 });
    }
  });

  test("IN-30: then the Master keeps the device while the others ask", () => {
    const due = dueOf(callsOf("insider", insider({ phase: "questions" })), [0, 1], () => [0, 1]);
    expect(due).toEqual({ call: { kind: "keep", seat: 1 }, seat: 1 });
  });

  test("IN-9: in the discussion it lies on the table", () => {
    expect(dueOf(callsOf("insider", insider({ phase: "discussion" })), [0, 1], nobody)?.seat).toBeNull();
  });

  test("IN-10: the answerer, who does not vote, has the device in the first ballot like everybody else", () => {
    const calls = callsOf("insider", insider({ phase: "first-ballot" }));
    expect(dueOf(calls, [2, 3], () => [2])?.seat).toBe(3);
  });

  test("the look step is long enough for everybody's look and the way between", () => {
    for (const people of [2, 4, 8]) expect(lookSeconds(people)).toBeGreaterThanOrEqual(people * (LOOK + 5));
  });
});
