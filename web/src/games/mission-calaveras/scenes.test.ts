import { describe, expect, it } from "vitest";
import { happened, HOLD, scenes } from "./scenes";
import { pictures, pushes } from "./sight.testing";
import { atStake, isZone, placesAt, type View } from "./table";

const DECK = 48;

function cardsIn(view: View): number {
  const atSeats = view.seats.reduce((sum, seat) => sum + seat.places.length + seat.cards, 0);
  const thrown = Object.values(view.discard).reduce((sum, count) => sum + count, 0);
  return atSeats + atStake(view) + view.pile + thrown;
}

describe("the pictures of a push", () => {
  it("end with the server's own view, and tell every event once and in order", () => {
    for (const { push, shown } of pictures()) {
      expect(shown.at(-1)?.view).toBe(push.view);
      expect(shown.flatMap((scene) => scene.events)).toEqual(push.events);
    }
  });

  it("come to what the server says, event by event", () => {
    for (const { before, push } of pushes()) {
      if (before === null) continue;
      const { seats, ...table } = push.events.reduce(happened, before.view);
      const { seats: truth, ...shown } = push.view;
      for (const key of ["nicole", "innocent", "suspect", "pile", "discard", "you"] as const)
        expect(table[key], key).toEqual(shown[key]);
      seats.forEach(({ places, suspicion, cards }, seat) =>
        expect({ places, suspicion, cards }).toEqual({
          places: truth[seat]?.places,
          suspicion: truth[seat]?.suspicion,
          cards: truth[seat]?.cards,
        }),
      );
    }
  });

  it("lose no card on the way (MC-5)", () => {
    for (const { shown } of pictures()) for (const scene of shown) expect(cardsIn(scene.view)).toBe(DECK);
  });

  it("show both twins before they go (MC-8, MC-9)", () => {
    let met = 0;
    for (const { shown } of pictures()) {
      shown.forEach(({ view, events }, at) => {
        const twins = events.find((event) => event.event === "twins-discarded");
        if (!twins) return;
        met += 1;
        const spots = isZone(twins.at) ? ["innocent", "suspect"] : [twins.at];
        const lying = (seen: View): number =>
          spots.flatMap((spot) => placesAt(seen, spot)).filter((card) => card === twins.card).length;
        expect(lying(view)).toBe(2);
        expect(lying(shown[at + 1]!.view)).toBe(0);
      });
    }
    expect(met).toBeGreaterThan(0);
  });

  it("show who is named with the new points and an empty centre (MC-17)", () => {
    let named = 0;
    for (const { shown } of pictures()) {
      for (const { view, events, hold } of shown) {
        const event = events.find((one) => one.event === "suspect-named");
        if (!event) continue;
        named += 1;
        expect(view.seats[event.seat]?.suspicion).toBe(event.suspicion);
        expect(atStake(view)).toBe(0);
        expect(hold).toBe(HOLD.named);
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it("show Nicole where she has gone, one walk a picture (MC-18)", () => {
    for (const { shown } of pictures()) {
      for (const { view, events } of shown) {
        const walks = events.filter((event) => event.event === "nicole-moved");
        expect(walks.length).toBeLessThanOrEqual(1);
        for (const walk of walks) expect(view.nicole).toBe(walk.seat);
      }
    }
  });

  it("last alike for everybody who looks", () => {
    const lengths = new Map<string, number>();
    for (const { push, shown } of pictures()) {
      const open = push.events.filter(
        (event) => event.event !== "hand-filled" && event.event !== "hand-dealt",
      );
      const key = JSON.stringify(open);
      const length = shown.reduce((sum, scene) => sum + scene.hold, 0);
      expect(lengths.get(key) ?? length).toBe(length);
      lengths.set(key, length);
    }
  });

  it("are one picture after a reconnect", () => {
    const { push } = pushes().at(-1)!;
    expect(scenes(null, push)).toEqual([{ view: push.view, events: push.events, hold: 0 }]);
  });
});
