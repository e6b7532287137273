import { afterEach, expect, test } from "vitest";
import { changeLanguage, language, loadText, say, sayList, wantedLanguage } from "$lib/text.svelte";

afterEach(async () => {
  localStorage.clear();
  await loadText("en");
});

test("a sentence with its arguments, in each language", async () => {
  expect(say("seat-number", { number: 3 })).toBe("Seat 3");
  await changeLanguage("fr");
  expect(say("seat-number", { number: 3 })).toBe("Place 3");
  expect(document.documentElement.lang).toBe("fr");
});

test("the library's own sentences are in the same catalogue", () => {
  expect(say("ij-role-decoy")).toBe("The Decoy");
});

test("a message that nobody wrote is still readable", () => {
  expect(say("no-such-message", { one: 1 })).toBe("no-such-message (one: 1)");
});

test("a language that was chosen is kept for the next time", async () => {
  await changeLanguage("fr");
  expect(wantedLanguage()).toBe("fr");
  expect(language()).toBe("fr");
});

test("names are joined as the language does", () => {
  expect(sayList(["Ann", "Ben"])).toBe("Ann and Ben");
});
