import { afterEach, describe, expect, it } from "vitest";
import { loadText } from "$lib/text.svelte";
import { allPushes, stories } from "../../test/stories";
import { asked, turn } from "./asked";
import { sightOf } from "./sight.testing";
import { forgets, tell } from "./told";

afterEach(() => loadText("en"));

/** A message that no catalogue has is said by its name, and its arguments in brackets. */
const UNSAID = /\b(t-)?ij-[a-z]|\{|\bundefined\b|\$/;

describe.each(["en", "fr"] as const)("in %s", (language) => {
  it("every event of every game is a sentence", async () => {
    await loadText(language);
    for (const { push } of allPushes("inside-job")) {
      const sight = sightOf(push);
      for (const event of push.events) {
        const text = tell(event, sight)?.text ?? "";
        expect(text).not.toMatch(UNSAID);
        expect(text).toMatch(/[.!?]\)?$/);
      }
    }
  });
  it("every moment asks for something, or says who is waited for", async () => {
    await loadText(language);
    for (const { push } of allPushes("inside-job")) {
      expect(asked(sightOf(push))).toMatch(/\S/);
      expect(asked(sightOf(push))).not.toMatch(UNSAID);
    }
  });
});

it("while ballots turn over, or a role does, nobody is asked to vote", () => {
  const told = allPushes("inside-job").filter(({ push }) =>
    push.events.some((event) => event.event === "ballots-shown"),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { push } of told) {
    const view = { ...push.view, phase: "vote", ending: null };
    const scene = { view, events: push.events, hold: 1 };
    expect(asked(sightOf(push, { scene }))).toBe("All ballots turn over together.");
  }
});

it("what is for one seat alone is told in secret", () => {
  for (const { push } of allPushes("inside-job")) {
    for (const event of push.events) {
      const alone = event.only !== undefined && event.only !== null;
      expect(tell(event, sightOf(push))?.secret ?? false).toBe(alone);
    }
  }
});

it("in the vote nobody is shown to be waited for: who has voted is not told (IJ-30)", () => {
  const votes = allPushes("inside-job").filter(({ push }) => push.view.phase === "vote");
  expect(votes.length).toBeGreaterThan(0);
  for (const { push } of votes) expect(turn(push.view)).toEqual([]);
});

it("earlier tricks are forgotten until the game is over (IJ-16)", () => {
  const told = stories("inside-job").get("four")!.told["0"]!;
  expect(forgets(told[0]!.view)?.fades.has("card-played")).toBe(true);
  expect(forgets(told[0]!.view)?.clears.has("trick-taken")).toBe(true);
  expect(forgets(told.at(-1)!.view)).toBeNull();
  expect(forgets({ ...told[0]!.view, history: [] })).toBeNull();
});
