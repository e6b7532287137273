/** Draws any view: what lies on the table, field by field, and what only the reader knows. */

import { el, fold } from "./dom.js";
import { say } from "./text.js";

/** What is drawn elsewhere, or says nothing to people. */
const PASSED_OVER = new Set([
  "seat",
  "players",
  "turn",
  "seats",
  "you",
  "word",
  "ending",
  "deadline",
  "glass_at",
  "bundled",
]);
/** What was agreed before the deal. */
const AGREED = new Set(
  (
    "tricks missions_needed reveal_at wager wager_led_only risky special_roles blank_role advanced free_word " +
    "seconds language difficulty needed redraws word_ready starter first ghost ghost_of"
  ).split(" "),
);
/** What comes first, in this order. */
const FIRST = [
  "phase",
  "turn",
  "mission",
  "trump",
  "led",
  "trick",
  "nicole",
  "innocent",
  "suspect",
  "master",
];
/** Tables that are open from the start. */
const OPEN = new Set(["trick", "questions", "first_ballot", "second_ballot"]);

/** Counts of a seat that are only worth a word if there are any. */
const OPTIONAL = new Set(["suspect_places"]);

/** Draws what everybody knows. */
export function drawView(view, words) {
  const keys = Object.keys(view).filter((key) => !PASSED_OVER.has(key) && isSaid(view[key]));
  const rank = (key) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  const shown = keys.filter((key) => !AGREED.has(key)).sort((one, two) => rank(one) - rank(two));
  return [
    view.ending ? drawEnding(view, words) : null,
    el(
      "dl",
      { class: "view" },
      shown.filter((key) => !isTable(view[key])).map((key) => line(key, view[key], words)),
    ),
    shown.filter((key) => isTable(view[key])).map((key) => drawTable(key, view[key], words)),
    fold(
      "agreed",
      say("page-agreed"),
      { class: "quiet" },
      el(
        "dl",
        { class: "view" },
        keys.filter((key) => AGREED.has(key)).map((key) => line(key, view[key], words)),
      ),
    ),
    fold("raw", say("page-raw"), { class: "quiet" }, el("pre", {}, JSON.stringify(view, null, 1))),
  ];
}

/** Draws what only this reader knows, or nothing. */
export function drawSecrets(view, words, told) {
  const own = { ...(view.you ?? {}) };
  if (view.word) own.word = view.word;
  const keys = Object.keys(own).filter((key) => isSaid(own[key]));
  if (!keys.length) return null;
  return [
    el(
      "dl",
      { class: "view" },
      keys.map((key) => line(key, own[key], words)),
    ),
    told.length
      ? fold(
          "secrets",
          say("page-all-secrets"),
          { class: "quiet" },
          el(
            "ul",
            { class: "told" },
            told.map((one) => el("li", {}, one)),
          ),
        )
      : null,
  ];
}

/** What everybody knows of one seat, as short parts. */
export function seatParts(view, seat, words) {
  const known = view?.seats?.[seat];
  if (!known) return [];
  return Object.entries(known)
    .filter(([key, value]) => isSaid(value) && value !== false && !(value === 0 && OPTIONAL.has(key)))
    .map(([key, value]) =>
      el(
        "span",
        { class: "part" },
        value === true ? words.label(key) : [`${words.label(key)} `, words.node(key, value)],
      ),
    );
}

/** The seats that a view says are asked, as far as it says so. */
export function turnOf(view) {
  if (view.turn !== undefined && view.turn !== null) return [view.turn];
  if (view.master !== undefined && ["prepare", "turn"].includes(view.phase)) return [view.master];
  return [];
}

function drawEnding(view, words) {
  const { winners, by, ...rest } = view.ending;
  const won = winners.length
    ? say("page-won", { count: winners.length, names: words.text("winners", winners) })
    : say("page-nobody-won");
  return el(
    "section",
    { class: "ending" },
    el("h2", {}, won),
    by ? el("p", {}, words.text("by", by)) : null,
    el(
      "dl",
      { class: "view" },
      Object.keys(rest)
        .filter((key) => isSaid(rest[key]))
        .map((key) => line(key, rest[key], words)),
    ),
  );
}

function line(key, value, words) {
  const nested = value !== null && typeof value === "object" && !Array.isArray(value);
  const shown = nested
    ? el(
        "dl",
        { class: "nested" },
        Object.keys(value)
          .filter((one) => isSaid(value[one]))
          .map((one) => line(one, value[one], words)),
      )
    : words.node(key, value);
  return el("div", { class: `line field-${key}` }, el("dt", {}, words.label(key)), el("dd", {}, shown));
}

function drawTable(key, rows, words) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((one) =>
    rows.some((row) => isSaid(row[one]) && row[one] !== false),
  );
  const head = el(
    "tr",
    {},
    columns.map((one) => el("th", { scope: "col" }, words.label(one))),
  );
  const cell = (row, one) =>
    el("td", {}, isSaid(row[one]) && row[one] !== false ? words.node(one, row[one]) : "");
  const body = [...rows].reverse().map((row) =>
    el(
      "tr",
      {},
      columns.map((one) => cell(row, one)),
    ),
  );
  const ordered = OPEN.has(key) && key !== "questions" ? body.reverse() : body;
  const table = el(
    "div",
    { class: "scroll" },
    el("table", {}, el("thead", {}, head), el("tbody", {}, ordered)),
  );
  return fold(`table-${key}`, `${words.label(key)} (${rows.length})`, { open: OPEN.has(key) }, table);
}

function isTable(value) {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    typeof value[0] === "object" &&
    value[0] !== null &&
    !Array.isArray(value[0])
  );
}

function isSaid(value) {
  return value !== null && value !== undefined && !(Array.isArray(value) && !value.length);
}
