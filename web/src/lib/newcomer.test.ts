import { beforeEach, expect, test } from "vitest";
import { newcomer } from "$lib/newcomer.svelte";

beforeEach(() => {
  localStorage.clear();
  newcomer.welcomed();
});

test("whoever sits down to a game for the first time is welcomed at that table, and only there", () => {
  newcomer.begins("insider", "KMTR46");
  expect(newcomer.code).toBe("KMTR46");
  newcomer.welcomed();
  newcomer.begins("insider", "BBBBBB");
  expect(newcomer.code).toBeNull();
});

test("each game has its own first time", () => {
  newcomer.begins("insider", "KMTR46");
  newcomer.begins("inside-job", "BBBBBB");
  expect(newcomer.code).toBe("BBBBBB");
});
