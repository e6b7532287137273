/** Offers the legal actions: one button for one action, step by step where there are many, free text filled in. */

import { button, el } from "./dom.js";
import { say } from "./text.js";

const TYPED = ["text", "word"];
const LONGEST = { text: 200, word: 60 };
/** Fields that need no label. */
const PLAIN = new Set(["card", "to", "answer", "guilty"]);
/** Up to so many actions of a kind stand side by side; more of them are chosen field by field. */
const AT_ONCE = 14;

export class Actions {
  /** `send` is called with the entry that the reader chose. */
  constructor(send) {
    this.send = send;
    this.path = [];
    this.group = null;
    this.redraw = () => {};
  }

  /** Forgets what was half chosen, because the game went on. */
  forget() {
    this.path = [];
    this.group = null;
  }

  /** Draws all groups. `context.questions` are the questions of the view, if it has any. */
  draw(legal, words, context) {
    const groups = new Map();
    for (const entry of legal) {
      const key = `${entry.do}${entry.wager ? "+" : ""}@${entry.by ?? ""}`;
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    return [...groups].map(([key, entries]) => this.#group(key, entries, words, context));
  }

  #group(key, entries, words, context) {
    const typed = TYPED.find((one) => entries[0][one] === "");
    const forGhost = entries[0].by !== undefined && entries[0].by !== context.seat && context.seat !== null;
    const title = forGhost
      ? say("page-act-for", { what: words.heading(entries[0]), name: words.seat(entries[0].by) })
      : words.heading(entries[0]);
    const inside = typed
      ? this.#typing(key, entries, typed, words)
      : this.#choices(key, entries, words, context);
    // A single button that says the same needs no heading.
    const single = entries.length === 1 && !typed && !forGhost && Object.keys(entries[0]).every(isPlain);
    return el("fieldset", { class: "actions" }, single ? null : el("legend", {}, title), inside);
  }

  #choices(key, entries, words, context) {
    const path = this.group === key ? this.path : [];
    const left = entries.filter((entry) => path.every(([name, value]) => same(entry[name], value)));
    const fields = Object.keys(
      left.reduce((most, one) => (Object.keys(one).length > Object.keys(most).length ? one : most)),
    ).filter((name) => !["do", "by", "wager"].includes(name));
    const open = fields.filter((name) => !path.some(([done]) => done === name));
    if (left.length <= AT_ONCE && !path.length) {
      return el(
        "div",
        { class: "buttons" },
        left.map((entry) => this.#whole(entry, fields, words, context)),
      );
    }
    const next = open[0];
    const values = [...new Map(left.map((entry) => [JSON.stringify(entry[next]), entry[next]])).values()];
    const chosen = path.map(([name, value]) => el("span", { class: "part" }, words.node(name, value)));
    return [
      path.length
        ? el(
            "p",
            { class: "chosen" },
            chosen,
            button(say("page-back"), () => this.#step(key, path.slice(0, -1)), { class: "quiet" }),
          )
        : null,
      el("p", { class: "hint" }, words.label(next)),
      el(
        "div",
        { class: "buttons" },
        values.map((value) => this.#step_button(key, path, next, value, left, words)),
      ),
    ];
  }

  #step_button(key, path, name, value, left, words) {
    const fitting = left.filter((entry) => same(entry[name], value));
    const shown = value === undefined ? say("page-nothing") : words.node(name, value);
    const press =
      fitting.length === 1 ? () => this.send(fitting[0]) : () => this.#step(key, [...path, [name, value]]);
    return button(shown, press, { class: fitting.length === 1 ? "choice" : "choice more" });
  }

  #step(key, path) {
    this.group = key;
    this.path = path;
    this.redraw();
  }

  #whole(entry, fields, words, context) {
    const present = fields.filter((name) => name in entry);
    const label = (name) => {
      const question = name === "question" ? context.questions?.[entry.question] : null;
      if (question)
        return el(
          "span",
          { class: "part" },
          question.text
            ? `“${question.text}”`
            : say("page-question-spoken", { name: words.seat(question.seat) }),
        );
      // A card and where it goes need no labels; three cards do.
      const plain = present.length === 1 || PLAIN.has(name);
      return el(
        "span",
        { class: "part" },
        plain ? null : `${words.label(name)} `,
        name === "to" ? "→ " : null,
        words.node(name, entry[name]),
      );
    };
    const shown = present.length ? present.map(label) : words.heading(entry);
    return button(shown, () => this.send(entry), { class: `choice do-${entry.do}` });
  }

  #typing(key, entries, typed, words) {
    const entry = entries[0];
    const input = el("input", {
      data: { key: `typed-${key}` },
      maxlength: LONGEST[typed],
      autocomplete: "off",
      enterkeyhint: "send",
      "aria-label": words.heading(entry),
      placeholder: say(`page-type-${typed}`),
    });
    const send = (event) => {
      event.preventDefault();
      const text = input.value.trim().replace(/\s+/g, " ");
      if (!text) return;
      input.value = "";
      this.send({ ...entry, [typed]: text });
    };
    const spoken =
      entry.do === "ask" ? button(say("page-asked-aloud"), () => this.send(entry), { class: "quiet" }) : null;
    return el(
      "form",
      { class: "typing", onsubmit: send },
      input,
      el("button", { type: "submit" }, say("page-send")),
      spoken,
    );
  }
}

function isPlain(name) {
  return name === "do" || name === "by";
}

function same(one, two) {
  return JSON.stringify(one) === JSON.stringify(two);
}
