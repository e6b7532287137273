/** IN-4: the look, the same for everybody but for the words. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "./Board.svelte";
import Secrets from "./Secrets.svelte";
import { first, seatOf, sightOf } from "./test/sight";

const at = (role: string) => first("five", seatOf("five", role), (push) => push.view.phase === "look");
const ROLES = ["master", "insider", "common"];

/** The drawing without words: which elements, with which classes and attributes, in which order. */
function shape(root: Element): string {
  const parts = [...root.querySelectorAll("*")]
    .filter((one) => !one.closest("svg") || one.tagName === "svg")
    .map((one) => {
      const attributes = [...one.attributes]
        .filter((attribute) => !/^(id|aria-labelledby|for)$/.test(attribute.name))
        .map((attribute) => `${attribute.name}=${attribute.value}`);
      return `${one.tagName} ${attributes.sort().join(" ")}`;
    });
  return parts.join("\n");
}
const look = (): Element => document.querySelector("[data-look]")!;
const hold = (): Promise<boolean> =>
  fireEvent.keyDown(document.querySelector("[data-look] .peek")!, { key: " " });

test("until it is held, every role has the very same screen", () => {
  const screens = ROLES.map((role) => {
    const { unmount } = render(Board, { sight: sightOf(at(role)) });
    const seen = look().outerHTML.replaceAll(/ (id|aria-labelledby)="[^"]*"/g, "");
    unmount();
    return seen;
  });
  expect(new Set(screens).size).toBe(1);
});

test("held, every role has the same lines in the same places", async () => {
  const shapes: string[] = [];
  const words: string[] = [];
  for (const role of ROLES) {
    const { unmount } = render(Board, { sight: sightOf(at(role)) });
    await hold();
    shapes.push(shape(look()));
    words.push(document.querySelector("[data-knowledge] strong")?.textContent ?? "");
    unmount();
  }
  expect(new Set(shapes).size).toBe(1);
  const word = at("insider").view.word!;
  expect(words).toEqual([`“${word}”`, `“${word}”`, "no word"]);
});

test("spectators are told that all look, and see no card", () => {
  render(Board, { sight: sightOf(first("five", "public", (push) => push.view.phase === "look")) });
  expect(document.querySelector("[data-look]")).toBeNull();
  expect(screen.getByText("Everybody looks at their own screen now.")).toBeTruthy();
});

test("the card that a reader keeps has the same lines for every role, in every phase", () => {
  for (const phase of ["prepare", "questions", "discussion"]) {
    const shapes = ROLES.map((role) => {
      const push = first("five", seatOf("five", role), (one) => one.view.phase === phase);
      const { container, unmount } = render(Secrets, { sight: sightOf(push) });
      const seen = shape(container);
      unmount();
      return seen;
    });
    expect(new Set(shapes).size).toBe(1);
  }
});
