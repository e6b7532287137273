/** What the table offers to whom. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { Chair } from "$lib/protocol";
import { allPushes } from "../../test/stories";
import Board from "./Board.svelte";
import { first, seatOf, sightOf, told } from "./test/sight";

const acts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-act]")].map((one) => one.dataset["act"] ?? "");
const act = (name: string, more = ""): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-act="${name}"]${more}`);
  if (!found) throw new Error(`no ${name} in ${acts().join(", ")}`);
  return found;
};

test("every kind of moment can be drawn, and nothing is offered to whoever is not asked", () => {
  const seen = new Set<string>();
  for (const { push } of allPushes("insider")) {
    const { view, legal } = push;
    const kind = [view.phase, view.you?.role, legal[0]?.do, view.advanced, view.answerer !== null].join();
    if (seen.has(kind)) continue;
    seen.add(kind);
    const { unmount } = render(Board, { sight: sightOf(push) });
    const live = [...document.querySelectorAll('[data-act]:not([aria-disabled="true"])')];
    if (legal.length === 0) expect(live).toEqual([]);
    unmount();
  }
  expect(seen.size).toBeGreaterThan(40);
}, 180_000);

describe("the Master", () => {
  const master = seatOf("five", "master");

  test("takes the word", async () => {
    const sight = sightOf(told("five", master)[0]!);
    render(Board, { sight });
    expect(document.body.textContent).not.toContain(sight.view.word);
    await fireEvent.click(act("begin"));
    expect(sight.done).toEqual([{ by: master, do: "begin" }]);
  });

  test("answers the oldest open question with one tap or one key, once it had time to be read", async () => {
    vi.useFakeTimers();
    const push = first("five", master, (one) => one.legal.some((offer) => offer.do === "answer"));
    const sight = sightOf(push);
    render(Board, { sight });
    await fireEvent.click(act("answer", "[data-answer=yes]"));
    expect(sight.done).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    await fireEvent.click(act("answer", "[data-answer=yes]"));
    await fireEvent.keyDown(document.body, { key: "d" });
    const sheet = document.body.appendChild(document.createElement("dialog"));
    sheet.setAttribute("open", "");
    await fireEvent.keyDown(document.body, { key: "n" });
    sheet.remove();
    expect(sight.done).toEqual([
      { by: master, do: "answer", question: 0, answer: "yes" },
      { by: master, do: "answer", question: 0, answer: "unknown" },
    ]);
    vi.useRealTimers();
  });

  test("marks the word with two taps, or with one where the question names it", async () => {
    vi.useFakeTimers();
    const push = first("five", master, (one) => one.legal.some((offer) => offer.do === "answer"));
    const plain = sightOf(push);
    const { unmount } = render(Board, { sight: plain });
    await vi.advanceTimersByTimeAsync(400);
    await fireEvent.click(act("answer-found"));
    expect(plain.done).toEqual([]);
    await fireEvent.click(act("answer-found"));
    expect(plain.done).toMatchObject([{ answer: "found" }]);
    unmount();
    const naming = first("five", master, (one) => one.view.questions.some((asked) => asked.names_word));
    const sight = sightOf(naming);
    render(Board, { sight });
    await vi.advanceTimersByTimeAsync(400);
    await fireEvent.click(act("answer", "[data-answer=found]"));
    expect(sight.done).toMatchObject([{ answer: "found" }]);
    vi.useRealTimers();
  });

  test("nobody else is told that a question names the word", () => {
    for (const { push } of allPushes("insider"))
      if (push.seat !== push.view.master)
        expect(push.view.questions.every((one) => one.names_word === null)).toBe(true);
  });
});

describe("a question", () => {
  const common = seatOf("five", "common");
  const asking = first("five", common, (one) => one.legal.some((offer) => offer.do === "ask"));
  const field = (): HTMLInputElement => screen.getByLabelText("Your question");

  test("is sent with Enter and cleared once it was taken", async () => {
    const sight = sightOf(asking);
    render(Board, { sight });
    await fireEvent.input(field(), { target: { value: "  Is it alive? " } });
    await fireEvent.submit(field().closest("form")!);
    expect(sight.done).toEqual([{ by: common, do: "ask", text: "Is it alive?" }]);
    await vi.waitFor(() => expect(field().value).toBe(""));
  });

  test("stays where it was refused", async () => {
    const sight = sightOf(asking);
    sight.answer = { type: "refused", reason: "too-many", message: "srv-too-many" };
    render(Board, { sight });
    await fireEvent.input(field(), { target: { value: "Is it alive?" } });
    await fireEvent.submit(field().closest("form")!);
    await Promise.resolve();
    flushSync();
    expect(field().value).toBe("Is it alive?");
  });

  test("is not sent by the Enter that ends a composition", () => {
    render(Board, { sight: sightOf(asking) });
    const enter = new KeyboardEvent("keydown", { key: "Enter", cancelable: true, bubbles: true });
    // This browser of the tests knows no input methods.
    Object.defineProperty(enter, "isComposing", { value: true });
    field().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    const plain = new KeyboardEvent("keydown", { key: "Enter", cancelable: true, bubbles: true });
    field().dispatchEvent(plain);
    expect(plain.defaultPrevented).toBe(false);
  });

  test("keeps its text and its caret while others ask", async () => {
    const pushes = told("five", common).filter((one) => one.view.phase === "questions");
    const { rerender } = render(Board, { sight: sightOf(pushes[0]!) });
    const before = field();
    before.focus();
    await fireEvent.input(before, { target: { value: "Is it" } });
    before.setSelectionRange(2, 2);
    for (const push of pushes.slice(1)) await rerender({ sight: sightOf(push) });
    expect(field()).toBe(before);
    expect([before.value, before.selectionStart, document.activeElement]).toEqual(["Is it", 2, before]);
  });

  test("is asked aloud with one tap", async () => {
    const sight = sightOf(asking);
    render(Board, { sight });
    await fireEvent.click(act("ask-aloud"));
    expect(sight.done).toEqual([{ by: common, do: "ask", text: "" }]);
  });
});

test("ballots, looks and cards offer people and the centre, and never nobody", async () => {
  const kinds = new Set<string>();
  for (const { push } of allPushes("insider")) {
    const kind = push.legal[0]?.do;
    if (kind !== "look" && kind !== "point" && kind !== "turn") continue;
    kinds.add(kind);
    const sight = sightOf(push);
    const { unmount } = render(Board, { sight });
    const places = [...document.querySelectorAll<HTMLElement>("[data-pick]")];
    expect(places).toHaveLength(push.legal.filter((one) => !Object.values(one).includes(null)).length);
    await fireEvent.click(act(kind));
    expect(sight.done).toEqual([]);
    await fireEvent.click(places[0]!);
    await fireEvent.submit(act(kind).closest("form")!);
    expect(sight.done).toEqual([push.legal[0]]);
    unmount();
  }
  expect([...kinds].sort()).toEqual(["look", "point", "turn"]);
});

test("one’s own ballot is behind the guard once it is in", () => {
  const voted = allPushes("insider").find(
    ({ push }) => push.view.phase === "first-ballot" && push.view.you?.accusation,
  );
  render(Board, { sight: sightOf(voted!.push) });
  expect(acts()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/You said/);
});

test("the focus is never lost: what was pressed and is gone hands it to what is asked now", async () => {
  const master = seatOf("five", "master");
  const [before, after] = ["prepare", "questions"].map((phase) =>
    sightOf(first("five", master, (push) => push.view.phase === phase)),
  );
  const { rerender } = render(Board, { sight: before! });
  act("begin").focus();
  await rerender({ sight: { ...after!, beat: 1 } });
  await tick();
  expect(document.activeElement?.classList.contains("pad")).toBe(true);
  expect(document.querySelector("[data-act=begin]")).toBeNull();
});

test("aloud is asked only where somebody hears it: not of a bot", () => {
  const push = first("five", seatOf("five", "common"), (one) =>
    one.legal.some((offer) => offer.do === "ask"),
  );
  const chair = (seat: number): Chair => ({ kind: seat === push.view.master ? "bot" : "person", seat });
  render(Board, { sight: sightOf(push, { chair }) });
  expect(acts()).toContain("ask");
  expect(acts()).not.toContain("ask-aloud");
});
