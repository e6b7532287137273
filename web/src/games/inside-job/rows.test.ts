import { expect, it } from "vitest";
import { neighbour, rows } from "./rows";

const HAND = ["b3", "b7", "b11", "g1", "g5", "g9", "g12", "y10", "p5", "p8", "p9", "p12", "p13"];

it("a short hand, or a wide table, has one row", () => {
  expect(rows(HAND, false)).toEqual([HAND]);
  expect(rows(HAND.slice(0, 7), true)).toEqual([HAND.slice(0, 7)]);
});

it("a long hand on a phone has two rows of at most seven, cut between suits where that is possible", () => {
  const [upper, lower] = rows(HAND, true);
  expect(upper).toEqual(HAND.slice(0, 7));
  expect(lower).toEqual(HAND.slice(7));
  const one = Array.from({ length: 13 }, (_, index) => `b${index + 1}`);
  expect(rows(one, true).map((row) => row.length)).toEqual([7, 6]);
});

it("keys lead along the hand and from row to row", () => {
  const lying = rows(HAND, true);
  expect(neighbour(lying, "b3", "ArrowRight")).toBe("b7");
  expect(neighbour(lying, "g12", "ArrowRight")).toBe("y10");
  expect(neighbour(lying, "b3", "ArrowLeft")).toBe("b3");
  expect(neighbour(lying, "b7", "ArrowDown")).toBe("p5");
  expect(neighbour(lying, "p13", "ArrowUp")).toBe("g9");
  expect(neighbour(lying, "b7", "ArrowUp")).toBeUndefined();
  expect(neighbour(lying, "p5", "Home")).toBe("b3");
  expect(neighbour(lying, "p5", "End")).toBe("p13");
  expect(neighbour(lying, "p5", "x")).toBeUndefined();
});
