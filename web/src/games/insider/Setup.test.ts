/** The options of a new game, as the server is sent them. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameOffer, Json } from "$lib/protocol";
import Form from "./test/Form.svelte";

const option = (name: string, value: Json, choices: string[] = []) =>
  ({ name, kind: "", choices, default: value, help: null, guide: null, parts: [] }) as const;
const offer: GameOffer = {
  id: "insider",
  players: [4, 5, 6, 7, 8],
  options: [
    option("seconds", 300),
    option("look_seconds", 8),
    option("strict_majority", false),
    option("advanced", false),
    option("free_word", false),
    option("language", "en", ["en", "fr"]),
    option("difficulty", "any", ["any", "easy", "medium", "hard"]),
    option("own_words", []),
  ],
  bots: [],
  phrases: [],
};
const asked: { path: string; body: unknown }[] = [];
let answer: () => Response;
let options: { readonly [key: string]: Json };
const watch = (now: { readonly [key: string]: Json }): void => {
  options = now;
};
const show = (lists?: { own_words: number }): void => {
  render(Form, { offer, lists, initial: { players: 5 }, onoptions: watch });
};

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ options: {}, seats: 5 });
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as unknown });
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

test("only what differs from the usual is sent", async () => {
  show();
  await fireEvent.click(screen.getByLabelText("7 min"));
  await fireEvent.click(screen.getByLabelText("8"));
  await fireEvent.click(screen.getByLabelText("The Master writes the word"));
  expect(options).toEqual({ players: 8, seconds: 420, free_word: true });
  await fireEvent.click(screen.getByLabelText("5 min"));
  await fireEvent.click(screen.getByLabelText("The Master writes the word"));
  expect(options).toEqual({ players: 8 });
});

test("what does not fit together is said in the server’s words", async () => {
  show();
  const refusal = { type: "refused", reason: "illegal", message: "in-options-advanced", rule: "IN-20" };
  answer = () => Response.json({ ...refusal, arguments: { players: 8 } }, { status: 422 });
  await fireEvent.click(screen.getByLabelText("Advanced: is there an Insider at all?"));
  await vi.waitFor(() => expect(screen.getByText(/for 4 to 7 players, not for 8/)).toBeTruthy());
});

test("bad lines are named, and the others can be used", async () => {
  show();
  const bad = { type: "refused", reason: "illegal", message: "in-options-own-words", rule: "IN-2" };
  answer = () =>
    Response.json({
      good: ["bell; bells", "drum"],
      bad: [{ ...bad, arguments: { line: 2, text: "Bells", reason: "in-words-twice" } }],
    });
  const list = screen.getByLabelText(/Your list/);
  await fireEvent.input(list, { target: { value: "bell; bells\nBells\ndrum" } });
  expect(options["own_words"]).toEqual(["bell; bells", "Bells", "drum"]);
  await fireEvent.change(list);
  await vi.waitFor(() => expect(screen.getByText(/Line 2 of your words/)).toBeTruthy());
  expect(asked.at(-1)?.path).toBe("/api/games/insider/options/sift");
  await fireEvent.click(screen.getByText("Use the other 2 lines"));
  expect(options["own_words"]).toEqual(["bell; bells", "drum"]);
});

test("a list that the table keeps stays unless it is given back", async () => {
  show({ own_words: 9 });
  expect("own_words" in options).toBe(false);
  expect(screen.getByText(/keeps a list of 9 words/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Play with the cards again"));
  expect(options["own_words"]).toBeNull();
});

test("a list that no socket would take is not sent there", async () => {
  show({ own_words: 0 });
  const long = Array.from({ length: 1800 }, (_, number) => `word number ${number}`).join("\n");
  await fireEvent.input(screen.getByLabelText(/Your list/), { target: { value: long } });
  expect("own_words" in options).toBe(false);
  expect(screen.getByText(/too long for a table/)).toBeTruthy();
});
