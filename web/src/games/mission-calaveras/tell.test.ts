import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, loadText } from "$lib/text.svelte";
import { pushes, pushWith, sightOf } from "./sight.testing";
import { asked, tell, turn } from "./tell";

/** A message that is missing is said by its id, an argument that is missing in braces. */
const BROKEN = /t-mc-|mc-[a-z]+ |\{|undefined|null/;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => loadText(language));
  afterAll(() => loadText("en"));

  it("every event is a sentence", () => {
    const kinds = new Set<string>();
    for (const { push } of pushes()) {
      const sight = sightOf(push);
      for (const event of push.events) {
        const { text } = tell(event, sight);
        expect(text).not.toMatch(BROKEN);
        expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
        kinds.add(event.event);
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(12);
  });

  it("every moment has one sentence that says what is asked, or of whom", () => {
    for (const { push } of pushes()) {
      const sentence = asked(sightOf(push));
      expect(sentence).not.toBe("");
      expect(sentence).not.toMatch(BROKEN);
    }
  });
});

it("only what a hand holds is secret", () => {
  for (const { push } of pushes())
    for (const event of push.events)
      expect(tell(event, sightOf(push)).secret ?? false).toBe(
        ["hand-dealt", "hand-filled"].includes(event.event),
      );
});

it("a play for the ghost is said to be one (MC-4)", () => {
  const own = pushWith(({ view, legal }) => view.ghost !== null && legal[0]?.by === view.ghost_of);
  const ghost = own.view.ghost!;
  const legal = own.legal.map((action) => ({ ...action, by: ghost }));
  const push = { ...own, legal, view: { ...own.view, turn: ghost } };
  expect(asked(sightOf(push))).toBe("You play for your ghost: play a card.");
  expect(turn(push.view)).toEqual([push.view.ghost_of]);
});

it("whoever waits is told for whom", () => {
  const push = pushWith(
    ({ view, legal, seat }) =>
      seat != null && legal.length === 0 && view.turn !== null && view.turn !== view.ghost,
  );
  const sight = sightOf(push);
  expect(asked(sight)).toBe(`${sight.name(push.view.turn!)} is choosing a card.`);
});
