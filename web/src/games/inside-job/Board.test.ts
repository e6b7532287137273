import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Refused } from "$lib/protocol";
import { notices } from "$ui/notices.svelte";
import { stories } from "../../test/stories";
import { asked, isAsked } from "./asked";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { face } from "./index";
import Secrets from "./Secrets.svelte";
import { type IjPush, pictures, sightOf } from "./sight.testing";
import type { IjSight } from "./words";

afterEach(cleanup);

const all = stories("inside-job");
const pushes: readonly IjPush[] = [...all.values()].flatMap((story) => Object.values(story.told).flat());

function found(wanted: (push: IjPush) => boolean): IjPush {
  const push = pushes.find(wanted);
  if (!push) throw new Error("no story has this");
  return push;
}
const plays = (push: IjPush): boolean => push.legal.some((one) => one.do === "play");
const wagers = (push: IjPush): boolean => push.legal.some((one) => one.do === "play" && one.wager);
/** Somebody who must follow suit, and holds another suit too. */
const bound = found(
  (push) =>
    plays(push) &&
    wagers(push) &&
    push.view.blank_role === null &&
    new Set(push.legal.map((one) => (one.do === "play" ? one.card : ""))).size < push.view.you!.hand.length,
);
const card = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`.hand [data-card="${name}"]`)!;
const act = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-act="${name}"]`);

/** Markup without what tells one instance of a drawing from another. */
const markup = (element: Element): string => element.outerHTML.replace(/\b[cs]\d+(-\d+)?\b/g, "");

describe.each([...all])("the game of %s", (_, story) => {
  it("is drawn from its first picture to its last, in words that exist", () => {
    const shown = pictures(Object.values(story.told)[0]!).filter((_, at) => at % 12 === 0);
    for (const { push, scene } of shown) {
      const { container, unmount } = render(Board, { sight: sightOf(push, { scene }) });
      expect(container.textContent).not.toMatch(/\b(t-)?ij-[a-z]|\bundefined\b|NaN/);
      unmount();
    }
  });
  it("ends with everybody's role, cards and ballot", () => {
    const push = Object.values(story.told)[0]!.at(-1)!;
    const { container } = render(Ending, { sight: sightOf(push) });
    const roles = [...container.querySelectorAll("[data-role]")].map((one) => one.getAttribute("data-role"));
    expect(roles).toEqual(push.view.ending?.roles);
    expect(container.querySelectorAll(".hand li")).toHaveLength(push.view.ending!.hands.flat().length);
    // The rule is behind “Why?”, and not in a sentence that people read.
    expect(container.textContent).not.toMatch(/IJ-\d+/);
    screen.getByRole("button", { name: "Why?" }).click();
    expect(notices.opened?.rule).toMatch(/^IJ-\d+$/);
    notices.opened = null;
  });
});

describe("IJ-13: what a neighbour sees does not tell the Insider", () => {
  /** The same moment, with the freedom of the Insider. */
  function asInsider(push: IjPush): IjPush {
    const { you, seat } = push.view;
    const legal = you!.hand.flatMap((one) =>
      [false, true].map((wager) => ({ by: seat!, do: "play" as const, card: one, wager })),
    );
    return { ...push, legal, view: { ...push.view, you: { ...you!, role: "insider" } } };
  }
  it("the table is drawn alike, whatever card is raised", async () => {
    const seen: string[][] = [];
    for (const push of [bound, asInsider(bound)]) {
      const { container, unmount } = render(Board, { sight: sightOf(push) });
      const looks = [markup(container)];
      for (const one of push.view.you!.hand) {
        await fireEvent.click(card(one));
        looks.push(markup(container));
      }
      seen.push(looks);
      unmount();
    }
    expect(seen[0]).toEqual(seen[1]);
  });
  it("role cards have one shape", () => {
    const shapes = [...pushes]
      .filter((push) => push.view.you && push.view.you.role !== "blank")
      .filter((push, at, list) => list.findIndex((one) => one.view.you?.role === push.view.you?.role) === at)
      .map((push) => {
        const { container, unmount } = render(Secrets, { sight: sightOf(push) });
        const shape = [...container.querySelectorAll("*")]
          .filter((one) => !one.parentElement?.closest("svg"))
          .map((one) => one.tagName)
          .join(" ");
        unmount();
        return shape;
      });
    expect(shapes.length).toBeGreaterThan(5);
    expect(new Set(shapes).size).toBe(1);
  });
});

describe("playing a card", () => {
  it("a tap raises it, the second gesture plays it", async () => {
    const sight = sightOf(bound);
    render(Board, { sight });
    const first = bound.legal.flatMap((one) => (one.do === "play" ? [one.card] : []))[0]!;
    expect(act("play")).toBeNull();
    await fireEvent.click(card(first));
    expect(card(first).getAttribute("aria-pressed")).toBe("true");
    expect(sight.act).not.toHaveBeenCalled();
    await fireEvent.click(act("play")!);
    expect(sight.act).toHaveBeenCalledWith({ by: bound.seat, do: "play", card: first, wager: false });
  });
  it("a token goes on it by a gesture of its own", async () => {
    const sight = sightOf(bound);
    render(Board, { sight });
    const first = bound.view.you!.hand[0]!;
    await fireEvent.click(card(first));
    await fireEvent.click(act("wager")!);
    expect(sight.act).toHaveBeenCalledWith({ by: bound.seat, do: "play", card: first, wager: true });
  });
  it("one that may not be played is sent all the same, and goes back when the server says no", async () => {
    const refusal = {
      type: "refused",
      reason: "illegal",
      message: "ij-must-follow",
      rule: "IJ-12",
    } as Refused;
    const sight = sightOf(bound, { act: vi.fn(() => Promise.resolve(refusal)) });
    render(Board, { sight });
    const may = new Set(bound.legal.map((one) => (one.do === "play" ? one.card : "")));
    const other = bound.view.you!.hand.find((one) => !may.has(one))!;
    await fireEvent.dblClick(card(other));
    await tick();
    expect(sight.act).toHaveBeenCalledOnce();
    expect(card(other).getAttribute("aria-pressed")).toBe("false");
  });
  it("works by keys: arrows, w, Enter", async () => {
    const sight = sightOf(bound);
    render(Board, { sight });
    const [first, second] = bound.view.you!.hand as [string, string];
    card(first).focus();
    await fireEvent.keyDown(card(first), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card(second));
    await fireEvent.keyDown(card(second), { key: "w" });
    await fireEvent.keyDown(card(second), { key: "Enter" });
    expect(sight.act).toHaveBeenCalledWith({ by: bound.seat, do: "play", card: second, wager: true });
  });
  it("is not offered to whoever only looks on", () => {
    render(Board, { sight: sightOf({ ...bound, legal: [] }, { mode: "watch" }) });
    expect(document.querySelector("button[data-card], [data-act]")).toBeNull();
  });
});

describe("the other choices", () => {
  it("one of two missions", async () => {
    const push = found((one) => one.legal.filter((action) => action.do === "mission").length === 2);
    const sight = sightOf(push);
    render(Board, { sight });
    const [, second] = document.querySelectorAll<HTMLElement>('[data-act="mission"]');
    await fireEvent.click(second!);
    expect(sight.act).toHaveBeenCalledWith(push.legal[1]);
  });
  it("Larry's cards take two taps", async () => {
    const push = found((one) => one.legal.some((action) => action.do === "larry"));
    const sight = sightOf(push);
    render(Board, { sight });
    const wanted = push.legal.find((one) => one.do === "larry")!;
    const three = (name: string): HTMLElement => document.querySelector(`.larry [data-card="${name}"]`)!;
    await fireEvent.click(three(wanted.play));
    expect(sight.act).not.toHaveBeenCalled();
    await fireEvent.click(three(wanted.back));
    expect(sight.act).toHaveBeenCalledWith(wanted);
  });
  it("the Accomplice's partner", async () => {
    const push = found((one) => one.legal.some((action) => action.do === "partner"));
    const sight = sightOf(push);
    render(Board, { sight });
    await fireEvent.click(document.querySelectorAll("[data-pick]")[1]!);
    await fireEvent.click(act("partner")!);
    expect(sight.act).toHaveBeenCalledWith(push.legal[1]);
  });
});

describe("the vote", () => {
  const votes = (push: IjPush): boolean => push.legal.some((one) => one.do === "vote");
  const mark = async (place: number): Promise<void> => {
    await fireEvent.click(document.querySelector(`[data-pick="${place}"]`)!);
  };
  function others(push: IjPush): number[] {
    return push.view.seats.flatMap((seat, index) => (index === push.seat || seat.role ? [] : [index]));
  }
  const real = found((one) => votes(one) && others(one).length > 1 && !one.view.seats[one.seat!]!.role);
  const push = { ...real, view: { ...real.view, special_roles: [], blank_role: null } };

  it("is set, changed, and sent only when confirmed", async () => {
    const sight = sightOf(push);
    render(Board, { sight });
    const [one, two] = others(push) as [number, number];
    expect(act("vote")!.hasAttribute("disabled")).toBe(true);
    await mark(one);
    await mark(two);
    expect(sight.act).not.toHaveBeenCalled();
    await fireEvent.click(act("vote")!);
    expect(sight.act).toHaveBeenCalledWith({ by: push.seat, do: "vote", for: [two] });
  });
  it("takes digits", async () => {
    const sight = sightOf(push);
    render(Board, { sight });
    await fireEvent.keyDown(window, { key: "1" });
    expect(document.querySelector("[data-pick]")!.getAttribute("aria-pressed")).toBe("true");
  });
  it("has one paper for all where somebody has two votes (IJ-44)", async () => {
    const shared = { ...push.view, special_roles: ["paranoid"] };
    const looks: string[] = [];
    for (const role of ["agent", "paranoid"]) {
      const sight = sightOf({ ...push, view: { ...shared, you: { ...shared.you!, role } } });
      const { container, unmount } = render(Board, { sight });
      for (const place of others(push)) await mark(place);
      looks.push(markup(container));
      unmount();
    }
    expect(looks[0]).toBe(looks[1]);
  });
  it("looks the same for a hidden role that has no vote (IJ-80)", async () => {
    const refusal = { type: "refused", reason: "not-in-turn", message: "ij-may-not-vote" } as Refused;
    const voteless = {
      ...push,
      legal: [],
      view: { ...push.view, you: { ...push.view.you!, may_vote: false } },
    };
    const { container } = render(Board, {
      sight: sightOf(voteless, { act: vi.fn(() => Promise.resolve(refusal)) }),
    });
    await mark(others(push)[0]!);
    await fireEvent.click(act("vote")!);
    await tick();
    expect(act("vote")).toBeNull();
    const hidden = container.querySelector(".vote")!;
    cleanup();
    const kept = { ...push, legal: [], view: { ...push.view, you: { ...push.view.you!, ballot: [1] } } };
    const { container: usual } = render(Board, { sight: sightOf(kept) });
    expect(markup(hidden)).toBe(markup(usual.querySelector(".vote")!));
  });
  it("the line above the table asks a hidden role without a vote, and stops when its ballot looks in", async () => {
    const refusal = { type: "refused", reason: "not-in-turn", message: "ij-may-not-vote" } as Refused;
    const you = { ...push.view.you!, may_vote: false };
    const sight = sightOf(
      { ...push, legal: [], view: { ...push.view, you } },
      { act: vi.fn(() => Promise.resolve(refusal)) },
    );
    expect([isAsked(sight), asked(sight)]).toEqual([true, asked(sightOf(push))]);
    expect(face.keepsQuiet?.(refusal)).toBe(true);
    const { unmount } = render(Board, { sight });
    await mark(others(push)[0]!);
    await fireEvent.click(act("vote")!);
    await tick();
    const kept = sightOf({ ...push, legal: [], view: { ...push.view, you: { ...you, ballot: [1] } } });
    expect([isAsked(sight), asked(sight)]).toEqual([false, asked(kept)]);
    unmount();
    // A paper that nobody looks at any more keeps nothing.
    expect(isAsked(sight)).toBe(true);
  });
});

describe("pictures on the way", () => {
  function shows(event: string): IjSight {
    for (const story of all.values())
      for (const told of Object.values(story.told))
        for (const { push, scene } of pictures(told))
          if (scene.hold > 0 && scene.events.some((one) => one.event === event))
            return sightOf(push, { scene });
    throw new Error(`no story shows ${event}`);
  }
  it("ballots turn over together", () => {
    const { container } = render(Board, { sight: shows("ballots-shown") });
    expect(container.querySelector(".ballots.turning")).not.toBeNull();
  });
  it("a mission is stamped", () => {
    const { container } = render(Board, { sight: shows("mission-judged") });
    expect(within(container).getAllByText(/Succeeded|Failed/).length).toBeGreaterThan(0);
  });
  it("a role card turns over", () => {
    render(Board, { sight: shows("role-revealed") });
    expect(screen.getByText(/role: /)).toBeTruthy();
  });
});
