import { describe, expect, it } from "vitest";
import { stories } from "../../test/stories";
import { HOLD, scenes } from "./scenes";
import { pictures, viewBefore } from "./sight.testing";

const all = [...stories("inside-job")];

describe.each(all)("the pictures of %s", (_, story) => {
  const told = Object.values(story.told);

  it("end with the server's own view, and tell every event once and in order", () => {
    for (const seat of told) {
      seat.forEach((push) => {
        const shown = scenes(viewBefore(seat, push), push);
        expect(shown.at(-1)?.view).toBe(push.view);
        expect(shown.flatMap((scene) => scene.events)).toEqual(push.events);
      });
    }
  });

  it("show a full trick with its winner before it is taken", () => {
    for (const seat of told) {
      for (const push of seat) {
        const taken = push.events.find((event) => event.event === "trick-taken");
        const before = viewBefore(seat, push);
        if (!taken || !before) continue;
        const [full, moved] = scenes(before, push);
        expect(full?.view.trick).toHaveLength(push.view.trick_size);
        expect(full?.view.winning).toBe(taken.seat);
        expect(full?.hold).toBe(HOLD.fullTrick);
        expect(moved?.view.trick).toHaveLength(0);
        const held = moved?.view.seats.map((one) => one.intel) ?? [];
        expect([...held, ...(moved?.view.larry ? [moved.view.larry.intel] : [])]).toEqual(taken.intel);
      }
    }
  });

  it("lose no token and no card on the way (IJ-3)", () => {
    for (const seat of told) {
      for (const { scene } of pictures(seat)) {
        const { view } = scene;
        const held = view.seats.reduce((sum, one) => sum + one.intel, view.larry?.intel ?? 0);
        const wagered = view.trick.filter((one) => one.wager).length;
        expect(view.supply + held + wagered).toBe(14);
        if (view.you && view.seat !== null) expect(view.you.hand).toHaveLength(view.seats[view.seat]!.cards);
      }
    }
  });

  it("last as long for one role as for another", () => {
    const holds = told.flatMap((seat) => pictures(seat)).filter(({ scene }) => scene.hold === HOLD.reveal);
    for (const { scene } of holds) expect(scene.events.at(-1)?.event).toBe("role-revealed");
  });
});

it("are one picture where a push was missed", () => {
  const told = stories("inside-job").get("four")!.told["0"]!;
  const push = told.find((one) => one.events.some((event) => event.event === "trick-taken"))!;
  expect(scenes(told[0]!.view, push)).toHaveLength(1);
});

it("are one picture after a reconnect", () => {
  const push = [...stories("inside-job").values()][0]!.told["0"]!.at(-1)!;
  expect(scenes(null, push)).toEqual([{ view: push.view, events: push.events, hold: 0 }]);
});
