import { expect, it } from "vitest";
import { foresee } from "./future";
import { pushes, pushWith, sightOf } from "./sight.testing";

it("foretells exactly what then happens", () => {
  for (const { before, push } of pushes()) {
    if (before === null) continue;
    const future = foresee(sightOf(before), push.events);
    expect(future?.view.nicole).toBe(push.view.nicole);
    for (const [seat, { suspicion }] of push.view.seats.entries())
      expect(future?.view.seats[seat]?.suspicion).toBe(suspicion);
    expect(future?.sentence).not.toMatch(/t-mc-|\{/);
  }
});

it("says it in the conditional, one thing after the other", () => {
  const push = pushWith(({ view }) => view.seat === 0 && view.seats.length === 4);
  const future = foresee(sightOf(push), [
    { event: "place-played", seat: 0, card: "hotel", to: 1 },
    { event: "suspect-named", seat: 1, points: 3, suspicion: 5, by: "most" },
    { event: "nicole-moved", seat: 0 },
  ]);
  expect(future?.sentence).toBe("3 points for Ben. Nicole would come to you.");
  expect(future?.named).toMatchObject({ seat: 1, points: 3 });
  expect(future?.twins).toBeNull();
});

it("says so where nothing would change, and says nothing before the server has answered", () => {
  const sight = sightOf(pushWith(({ view }) => view.seat === 0));
  expect(foresee(sight, [])?.sentence).toBe("Nothing else would change.");
  expect(foresee(sight, null)).toBeNull();
});
