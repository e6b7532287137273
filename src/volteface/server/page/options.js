/** Forms made from what the server offers: the options of a game, and how a table is run. */

import { el, field, fold, select, tick } from "./dom.js";
import { has, say } from "./text.js";
import { Words } from "./words.js";

/** A form of all options of a game; `read` gives them as records write them, and throws where JSON is none. */
export function optionsForm(offer, options = {}) {
  const words = new Words({ game: offer.id, chairs: [], options });
  const counts = offer.players.map((one) => [String(one), String(one)]);
  const players = select(counts, String(options.players ?? defaultPlayers(offer)), { name: "players" });
  const rows = offer.options.map((option) =>
    optionRow(option, options[option.name] ?? option.default, words),
  );
  const rest = rows.length
    ? fold(
        `options-${offer.id}`,
        say("page-options"),
        {},
        rows.map((one) => one.element),
      )
    : null;
  const read = () => {
    const chosen = { players: Number(players.value) };
    for (const row of rows) {
      const value = row.read();
      if (JSON.stringify(value) !== JSON.stringify(row.option.default)) chosen[row.option.name] = value;
    }
    return chosen;
  };
  return { element: el("div", { class: "options" }, field(say("page-players"), players), rest), read };
}

/** Four where the game allows it: a good number for all three games. */
function defaultPlayers(offer) {
  return offer.players.includes(4) ? 4 : offer.players[0];
}

function optionRow(option, value, words) {
  const label = option.help && has(option.help) ? say(option.help) : words.label(option.name);
  const made = MAKERS[option.kind] ?? MAKERS.json;
  return { option, ...made(option, value, label, words) };
}

const MAKERS = {
  switch(_option, value, label) {
    const element = tick(label, { checked: value === true });
    return { element, read: () => element.querySelector("input").checked };
  },
  choice(option, value, label, words) {
    const input = select(
      option.choices.map((one) => [one, words.text(option.name, one)]),
      value,
    );
    return { element: field(label, input), read: () => input.value };
  },
  list(option, value, label, words) {
    const boxes = option.choices.map((one) =>
      tick(words.text(option.name, one), { checked: (value ?? []).includes(one), value: one }),
    );
    const read = () => {
      const chosen = boxes
        .map((one) => one.querySelector("input"))
        .filter((one) => one.checked)
        .map((one) => one.value);
      return chosen.length ? chosen : option.default;
    };
    return { element: el("fieldset", { class: "list" }, el("legend", {}, label), boxes), read };
  },
  number(option, value, label) {
    const input = el("input", { type: "number", inputmode: "numeric", value: value ?? "" });
    return {
      element: field(label, input),
      read: () => (input.value === "" ? option.default : Number(input.value)),
    };
  },
  lines(option, value, label) {
    const input = el("textarea", { rows: 3, value: (value ?? []).join("\n") });
    const read = () =>
      input.value
        .split("\n")
        .map((one) => one.trim())
        .filter(Boolean);
    return { element: field(label, input), read };
  },
  json(option, value, label) {
    const input = el("textarea", {
      rows: 2,
      spellcheck: "false",
      value: value === null || value === undefined ? "" : JSON.stringify(value),
    });
    const read = () => (input.value.trim() ? JSON.parse(input.value) : option.default);
    return { element: field(`${label} (JSON)`, input), read };
  },
};

const TURNS = [0, 15, 30, 60, 120, 300, 3600, 86400, 259200];
const GRACES = [0, 30, 60, 120, 300, 3600, 86400];

/** A form of how a table is run. */
export function settingsForm(settings) {
  const publicly = tick(say("page-set-public"), { checked: settings.public });
  const choice = (name, choices) =>
    select(
      choices.map((one) => [one, say(`page-set-${name}-${one}`)]),
      settings[name],
    );
  const seconds = (name, choices, value) => {
    const all = [...new Set([...choices, value])].sort((one, two) => one - two);
    return select(
      all.map((one) => [String(one), duration(one, name)]),
      String(value),
    );
  };
  const talk = choice("talk", ["chat", "phrases", "none"]);
  const pacing = choice("pacing", ["off", "soft", "strict"]);
  const turn = seconds("turn", TURNS, settings.turn_seconds ?? 0);
  const grace = seconds("grace", GRACES, settings.grace_seconds ?? 60);
  const fair = tick(say("page-set-fair"), { checked: settings.fair_roles });
  const element = el(
    "div",
    { class: "options" },
    publicly,
    field(say("page-set-talk"), talk),
    field(say("page-set-pacing"), pacing),
    field(say("page-set-turn"), turn),
    field(say("page-set-grace"), grace),
    fair,
  );
  const read = () => ({
    public: publicly.querySelector("input").checked,
    talk: talk.value,
    pacing: pacing.value,
    turn_seconds: Number(turn.value),
    grace_seconds: Number(grace.value),
    fair_roles: fair.querySelector("input").checked,
  });
  return { element, read };
}

function duration(seconds, name) {
  if (seconds === 0) return say(name === "turn" ? "page-no-limit" : "page-at-once");
  if (seconds < 120) return say("page-seconds", { count: seconds });
  if (seconds < 7200) return say("page-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 172800) return say("page-hours", { count: Math.round(seconds / 3600) });
  return say("page-days", { count: Math.round(seconds / 86400) });
}
