import { expect, it } from "vitest";
import { claimsOf, sayClaim } from "./claims";
import { pushWith, sightOf } from "./sight.testing";

const push = pushWith(({ view }) => view.seat === 0 && view.seats.length === 4);
const play = (seat: number, to: number | string) =>
  claimsOf({ event: "place-played", seat, card: "hotel", to }, push.view).map((one) =>
    sayClaim(one, sightOf(push)),
  );

it("offers the claim that fits the card just played (MC-23)", () => {
  expect(play(0, 1)).toEqual(["Ben, I saw you at the hotel.", "Ben and I were at the hotel together."]);
  expect(play(0, 2)[0]).toBe("Zoé and I were at the hotel together.");
  expect(play(0, 0)).toEqual(["I was at the hotel all evening."]);
  expect(play(0, "suspect")).toEqual(["It happened at the hotel."]);
  expect(play(0, "innocent")).toEqual(["Nothing happened at the hotel."]);
});

it("offers nothing for what others play, nor for a Twist that moves nothing", () => {
  expect(play(1, 0)).toEqual([]);
  expect(claimsOf({ event: "twist-played", seat: 0 }, push.view)).toEqual([]);
});
