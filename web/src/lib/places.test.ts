import { beforeEach, expect, test } from "vitest";
import { keepToken, knownTables, tokenOf } from "$lib/places";

beforeEach(() => localStorage.clear());

test("places are kept, newest first, and forgotten", () => {
  keepToken("AAAAAA", "one");
  keepToken("BBBBBB", "two");
  expect(knownTables()).toEqual(["BBBBBB", "AAAAAA"]);
  expect(tokenOf("AAAAAA")).toBe("one");
  keepToken("AAAAAA", null);
  expect(knownTables()).toEqual(["BBBBBB"]);
  expect(tokenOf("AAAAAA")).toBeNull();
});

test("old places make room, and their tokens go with them", () => {
  for (let count = 0; count < 20; count += 1) keepToken(`T${count}`, "token");
  expect(knownTables()).toHaveLength(12);
  expect(tokenOf("T0")).toBeNull();
  expect(tokenOf("T19")).toBe("token");
});

test("whatever else stands in the storage is no table", () => {
  localStorage.setItem("volteface:tables", "{not json");
  expect(knownTables()).toEqual([]);
});
