import { beforeEach, expect, test } from "vitest";
import { isNewcomer, notePlayed } from "$lib/newcomer";

beforeEach(() => localStorage.clear());

test("each game has its own first time", () => {
  expect(isNewcomer("insider")).toBe(true);
  notePlayed("insider");
  expect(isNewcomer("insider")).toBe(false);
  expect(isNewcomer("inside-job")).toBe(true);
});
