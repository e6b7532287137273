import { describe, expect, it } from "vitest";
import { allDifferent, drawn } from "../../test/drawn";
import Answer from "./Answer.svelte";
import Centre from "./Centre.svelte";
import Glass from "./Glass.svelte";
import Role from "./Role.svelte";
import ThemeCard from "./ThemeCard.svelte";

describe("the drawings of Insider", () => {
  it("has a portrait for each role and a sign for each answer", () => {
    allDifferent((["master", "insider", "common"] as const).map((role) => drawn(Role, { role })));
    allDifferent((["yes", "no", "unknown", "found"] as const).map((answer) => drawn(Answer, { answer })));
  });

  it("shows each number on the back of a theme card, and the card at the centre", () => {
    allDifferent([
      ...[undefined, 1, 2, 3, 4, 5, 6].map((number) => drawn(ThemeCard, { number })),
      drawn(Centre, {}),
    ]);
  });

  it("lets the sand follow the share, and stay within the glass", () => {
    allDifferent([0, 0.25, 0.5, 1].map((share) => drawn(Glass, { share })));
    expect(drawn(Glass, { share: -1 })).toBe(drawn(Glass, { share: 0 }));
    expect(drawn(Glass, { share: 2 })).toBe(drawn(Glass, { share: 1 }));
  });

  it("runs only while there is sand", () => {
    expect(drawn(Glass, { share: 0.5, running: true })).toContain("stream");
    expect(drawn(Glass, { share: 0.5 })).not.toContain("stream");
    expect(drawn(Glass, { share: 0, running: true })).not.toContain("stream");
  });
});
