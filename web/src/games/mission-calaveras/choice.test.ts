import { describe, expect, it, vi } from "vitest";
import { prefs } from "$lib/prefs.svelte";
import { Choice } from "./choice.svelte";
import { pushes, pushWith, sightOf } from "./sight.testing";
import { TWIST } from "./table";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe("a turn in the making", () => {
  it("reaches every legal action by taps, and nothing else", async () => {
    for (const { push } of pushes()) {
      if (push.legal.length === 0 || push.legal[0]?.do === "pass") continue;
      const sight = sightOf(push);
      const choice = new Choice(() => sight);
      for (const index of choice.hand.keys()) {
        choice.clear();
        choice.take(index);
        if (choice.card !== TWIST) {
          for (const spot of [...choice.targets.keys()]) {
            await choice.at(spot);
            choice.take(index);
          }
          continue;
        }
        const idle = choice.idle!;
        await choice.play(idle);
        for (const [spot, cards] of choice.movable)
          for (const card of cards) {
            choice.lift({ spot, card });
            for (const to of [...choice.targets.keys()]) {
              await choice.at(to);
              choice.lift({ spot, card });
            }
          }
      }
      for (const action of push.legal) expect(sight.done.some((one) => same(one, action))).toBe(true);
      for (const action of sight.done) expect(push.legal.some((one) => same(one, action))).toBe(true);
    }
  });

  const twisting = pushWith(
    ({ legal, view }) =>
      legal.some((one) => "from" in one) && view.seats.some((seat) => seat.places.length > 1),
  );

  it("asks which Place, where several lie; takes the only one at once (MC-10)", async () => {
    const sight = sightOf(twisting);
    const choice = new Choice(() => sight);
    choice.take(choice.hand.indexOf(TWIST));
    expect(choice.step).toBe("origin");
    const several = [...choice.movable].find(([, cards]) => cards.size > 1)!;
    await choice.at(several[0]);
    expect(choice.step).toBe("origin-card");
    expect(choice.opened).toBe(several[0]);
    const single = [...choice.movable].find(([, cards]) => cards.size === 1);
    if (!single) return;
    await choice.at(single[0]);
    expect(choice.step).toBe("destination");
    expect(choice.origin).toEqual({ spot: single[0], card: [...single[1]][0] });
  });

  it("goes back step by step", () => {
    const sight = sightOf(twisting);
    const choice = new Choice(() => sight);
    choice.take(choice.hand.indexOf(TWIST));
    const [spot, cards] = [...choice.movable][0]!;
    choice.lift({ spot, card: [...cards][0]! });
    expect(choice.step).toBe("destination");
    expect(choice.back()).toBe(true);
    expect(choice.step).toBe("origin");
    expect(choice.back()).toBe(true);
    expect(choice.step).toBe("card");
    expect(choice.back()).toBe(false);
    expect(sight.done).toEqual([]);
  });

  it("does nothing where nothing is legal", async () => {
    const push = pushWith(({ legal, seat }) => seat != null && legal.length === 0);
    const sight = sightOf(push);
    const choice = new Choice(() => sight);
    choice.take(0);
    await choice.at("suspect");
    expect([choice.step, choice.taken, sight.done]).toEqual(["wait", null, []]);
  });

  it("shows first what would follow, where the table tells and the reader wants it", async () => {
    const events = [{ event: "nicole-moved", seat: 1 }] as const;
    const preview = vi.fn(() => Promise.resolve(events));
    const sight = sightOf(twisting, { preview });
    const choice = new Choice(() => sight);
    const place = choice.hand.findIndex((card) => card !== TWIST);
    const action = () => [...choice.targets][0]!;
    choice.take(place);
    const [spot, wanted] = action();
    await choice.at(spot);
    expect([choice.step, choice.foreseen, sight.done]).toEqual(["confirm", events, []]);
    expect(preview).toHaveBeenCalledWith(wanted);
    await choice.play();
    expect(sight.done).toEqual([wanted]);

    prefs.set({ whatIf: false });
    choice.take(place);
    await choice.at(spot);
    prefs.set({ whatIf: true });
    expect(sight.done).toEqual([wanted, wanted]);
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it("keeps no answer to a question that nobody asks any more", async () => {
    let answer: (events: null) => void = () => undefined;
    const sight = sightOf(twisting, { preview: () => new Promise((resolve) => (answer = resolve)) });
    const choice = new Choice(() => sight);
    choice.take(choice.hand.findIndex((card) => card !== TWIST));
    const asked = choice.at([...choice.targets.keys()][0]!);
    choice.back();
    answer(null);
    await asked;
    expect([choice.step, choice.pending, choice.foreseen]).toEqual(["target", null, null]);
  });
});
