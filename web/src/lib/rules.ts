/** The rules of the games in the reader's language, made from docs/rules while the client is built. */

import type { GameId } from "$lib/protocol";
import type { Language } from "$lib/text.svelte";

const PREFIXES: Readonly<Record<string, GameId>> = {
  IJ: "inside-job",
  MC: "mission-calaveras",
  IN: "insider",
};

const pages = import.meta.glob<string>(
  [
    "../../../docs/rules/{inside-job,mission-calaveras,insider}.md",
    "../../../docs/rules/{fr,short/en,short/fr}/*.md",
  ],
  { query: "?rules", import: "default" },
);

function page(path: string): Promise<string> {
  const load = pages[`../../../docs/rules/${path}.md`];
  return load ? load() : Promise.resolve("");
}

export const fullRules = (game: GameId, language: Language): Promise<string> =>
  page(language === "fr" ? `fr/${game}` : game);

export const shortRules = (game: GameId, language: Language): Promise<string> =>
  page(`short/${language}/${game}`);

/** The special roles of Inside Job, one short text each. */
export const roleRules = (language: Language): Promise<string> => page(`short/${language}/inside-job-roles`);

/** A text without the rules it names in brackets: for those who play, and not for those who look something up. */
export const withoutRules = (text: string): string =>
  text.replace(/[\s\u00a0]*\((?:IJ|MC|IN)-\d[^)]*\)/g, "");

/** The text of one rule, with a table that belongs to it. */
export async function rule(id: string, language: Language): Promise<string | null> {
  const game = PREFIXES[id.split("-")[0] ?? ""];
  if (!game) return null;
  const whole = new DOMParser().parseFromString(await fullRules(game, language), "text/html");
  const item = whole.querySelector(`[data-rule="${CSS.escape(id)}"]`);
  if (!item) return null;
  const after = item.matches(":last-child") ? item.parentElement?.nextElementSibling : null;
  return item.innerHTML + (after?.tagName === "TABLE" ? after.outerHTML : "");
}
