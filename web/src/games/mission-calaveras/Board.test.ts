import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { NAMES, pushes, pushWith, sightOf } from "./sight.testing";
import { around, atStake, sayCard, TWIST } from "./table";

const query = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

const placing = pushWith(({ legal }) => legal.some((action) => action.do === "place"));
const twisting = pushWith(
  ({ legal, view }) =>
    legal.some((action) => "from" in action) && view.seats.some((seat) => seat.places.length > 1),
);

describe("the board", () => {
  it("draws every real view: seats, Places, suspicion, Nicole, zones, piles", () => {
    for (const { push } of pushes().filter((_, at) => at % 40 === 0)) {
      const { unmount } = render(Board, { sight: sightOf(push) });
      const { view } = push;
      view.seats.forEach((seat, index) => {
        const drawn = one(`[data-seat="${index}"]`);
        expect(drawn.querySelectorAll("[data-place]")).toHaveLength(seat.places.length);
        expect(drawn.dataset["suspicion"]).toBe(String(seat.suspicion));
        expect(drawn.dataset["nicole"] !== undefined).toBe(view.nicole === index);
        expect(within(drawn).queryByText("innocent") !== null).toBe(seat.innocent);
      });
      expect(one("[data-stake]").dataset["stake"]).toBe(String(atStake(view)));
      expect(query("[data-held]").length).toBe(view.you?.hand.length ?? 0);
      unmount();
    }
  }, 30_000);

  it("shows no hand, and lets nobody touch anything, on a television", () => {
    const push = pushWith(({ seat, events }) => seat == null && events.length > 0);
    render(Board, { sight: sightOf(push, { mode: "television" }) });
    expect(query("[data-held], [data-act], button")).toEqual([]);
  });

  it("puts the reader at the bottom and the partner opposite", () => {
    const { view } = placing;
    const [own, , , across] =
      around(view).length === 6 ? around(view) : [around(view)[0], null, null, around(view)[2]];
    expect(own).toEqual({ seat: view.seat, area: "self" });
    expect(across?.area).toBe("across");
    expect(view.seats[across!.seat]?.team).toBe(view.seats[view.seat!]?.team);
  });

  it("plays a card by two taps", async () => {
    const sight = sightOf(placing);
    render(Board, { sight });
    expect(query("[data-target]")).toEqual([]);
    const card = placing.view.you!.hand.find((held) => held !== TWIST)!;
    await fireEvent.click(screen.getAllByRole("button", { name: sayCard(card) })[0]!);
    const targets = query("[data-target]").map((target) => target.dataset["target"]);
    expect(targets).toHaveLength(placing.view.seats.length + 2);
    await fireEvent.click(one('[data-act="place"][data-target="suspect"]'));
    expect(sight.done).toEqual([{ by: placing.legal[0]!.by, do: "place", card, to: "suspect" }]);
    expect(query("[data-target]")).toEqual([]);
  });

  it("names every target for whoever does not see it", async () => {
    const sight = sightOf(placing);
    render(Board, { sight });
    await fireEvent.click(query("[data-held]")[placing.view.you!.hand.findIndex((held) => held !== TWIST)]!);
    const other = (placing.view.seat! + 1) % placing.view.seats.length;
    expect(one(`[data-target="${other}"]`).getAttribute("aria-label")).toMatch(
      new RegExp(`^Play .+ in front of ${NAMES[other]!}$`),
    );
  });

  it("moves a Place by tap and tap and tap, and takes steps back with Escape", async () => {
    const sight = sightOf(twisting);
    render(Board, { sight });
    const seat = twisting.view.seats.findIndex((shown) => shown.places.length > 1);
    await fireEvent.click(query("[data-held]")[twisting.view.you!.hand.indexOf(TWIST)]!);
    await fireEvent.click(one(`[data-target="${seat}"]`));
    const [first] = twisting.view.seats[seat]!.places;
    await fireEvent.click(one(`[data-opened][data-pick="${first}"]`));
    expect(one("[data-board]").dataset["step"]).toBe("destination");
    await fireEvent.keyDown(one("[data-target]"), { key: "Escape" });
    expect(one("[data-board]").dataset["step"]).toBe("origin");
    await fireEvent.click(one('[data-act="twist-nothing"]'));
    expect(sight.done).toEqual([{ by: twisting.legal[0]!.by, do: "twist" }]);
  });

  it("lets a claim be made with one tap after one's own card (MC-23)", async () => {
    const push = pushWith(({ view, events }) =>
      events.some(
        (event) => event.event === "place-played" && event.seat === view.seat && event.to === "suspect",
      ),
    );
    const said: unknown[] = [];
    const sight = sightOf(push, {
      legal: [],
      sayPhrase: (id, slots) => {
        said.push([id, slots]);
        return Promise.resolve(null);
      },
    });
    render(Board, { sight });
    const played = push.events.find((event) => event.event === "place-played")!;
    await fireEvent.click(one('[data-claim="mc-say-happened"]'));
    expect(said).toEqual([["mc-say-happened", { place: played.card }]]);
    expect(query("[data-claim]")).toEqual([]);
  });
});
