/** The reader's language, and every sentence in it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = "volteface:language";

/** One catalogue for everything: what the library and the server say, and what the screens add. */
const sources = import.meta.glob<string>(
  [
    "../text/*/*.ftl",
    "../../../src/volteface/core/text/*.ftl",
    "../../../src/volteface/games/*/text/*.ftl",
    "../../../src/volteface/bots/*/text/*.ftl",
    "../../../src/volteface/server/text/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

let spoken = $state.raw<{ readonly language: Language; readonly bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** Names the language that the screens speak. */
export function language(): Language {
  return spoken.language;
}

/** The language that was chosen before, or the browser's. */
export function wantedLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages];
  const short = wanted.map((one) => (one ?? "").slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? "en";
}

function isLanguage(one: string): one is Language {
  return (LANGUAGES as readonly string[]).includes(one);
}

/** Speaks a language from now on; everything on the screen changes with it. */
export async function loadText(wanted: Language): Promise<void> {
  const mine = Object.entries(sources).filter(
    ([path]) => path.endsWith(`/${wanted}.ftl`) || path.includes(`/text/${wanted}/`),
  );
  const texts = await Promise.all(mine.map(([, load]) => load()));
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

/** Changes the language, and remembers it. */
export async function changeLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(KEPT, wanted);
  await loadText(wanted);
}

export type Arguments = Record<string, FluentVariable>;

/** Tells whether a catalogue has a message. */
export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

/** Says a message. One that no catalogue has is said by its name and its arguments: better than nothing. */
export function say(id: string, args: Arguments = {}): string {
  const pattern = spoken.bundle.getMessage(id)?.value;
  if (pattern) return spoken.bundle.formatPattern(pattern, args, []);
  const values = Object.entries(args).map(([name, value]) => `${name}: ${String(value)}`);
  return values.length ? `${id} (${values.join(", ")})` : id;
}

/** Joins names as the language does: “Ann, Ben and Zoé”. */
export function sayList(
  names: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(spoken.language, { type }).format(names);
}
