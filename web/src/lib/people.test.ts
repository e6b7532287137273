import { expect, test } from "vitest";
import { offeredBots, preferredBot } from "./people";

const LEVELS = ["random", "careful", "two-ply", "easy", "normal", "hard"];

test("people choose between levels where a game has them", () => {
  expect(offeredBots(LEVELS)).toEqual(["easy", "normal", "hard"]);
  expect(offeredBots(["random", "careful"])).toEqual(["random", "careful"]);
});

test("a chair is filled at the level that was chosen, or else at the normal one", () => {
  expect(preferredBot(LEVELS)).toBe("normal");
  expect(preferredBot(LEVELS, "hard")).toBe("hard");
  expect(preferredBot(LEVELS, "gone")).toBe("normal");
  expect(preferredBot(["random", "careful"], "hard")).toBe("careful");
  expect(preferredBot(["random"])).toBe("random");
  expect(preferredBot([])).toBe(null);
});
