/** Names for what views, events and actions are made of. It computes no rule: it only puts values into words. */

import { el } from "./dom.js";
import { has, say } from "./text.js";

const SHORT = { "inside-job": "ij", "mission-calaveras": "mc", insider: "in" };
const SUIT_SHAPES = { b: "◆", g: "▲", y: "★", p: "■" };
const CARD_SHAPES = { carnival: "★", hotel: "■", airport: "↑", phone: "◆", lab: "▲", twist: "→" };

/** Fields whose numbers are seats. */
const SEATS = new Set(
  (
    "seat turn starter first nicole ghost ghost_of master answerer named guilty controller partner taken_from " +
    "winner winners accused place at_seat card to from moved_from for votes ballot ballots by turned at"
  ).split(" "),
);
/** Fields with one value for each seat, and what one of them is. */
const ONE_OF = { roles: "role", hands: "hand", ballots: "ballot", intel: "count", teams: "team" };
/** What several fields have in common. */
const KINDS = {
  choose: "mission",
  missions: "mission",
  put_away: "mission",
  roles: "role",
  special_roles: "role",
  partner_role: "role",
  seen_role: "role",
  answerer_role: "role",
  trump: "suit",
  led: "suit",
  by: "reason",
  hand: "card",
  hands: "card",
  cards: "card",
  larry: "card",
  places: "card",
  innocent: "card",
  suspect: "card",
  play: "card",
  back: "card",
  out: "card",
  place: "card",
};
/** Moments and lengths of time, in milliseconds. */
const MOMENTS = new Set(["until", "deadline", "glass_at"]);
/** What people, or a list of words, wrote. */
const WRITTEN = new Set(["text", "word", "name"]);
/** What sentences choose by, so it is not put into words. */
const SELECTORS = new Set(["by", "answer"]);

/** Events that are told in other words where something is missing from them. */
const VARIANTS = {
  "twist-played": (event) => (event.card === undefined ? "twist-empty" : null),
  looked: (event) => (event.word === null ? "looked-nothing" : null),
  "question-asked": (event) => (event.text === "" ? "question-spoken" : null),
};

export class Words {
  constructor(room, offer = null) {
    this.room = room;
    this.offer = offer;
    this.short = SHORT[room.game] ?? room.game;
  }

  /** The name of a game. */
  static game(id) {
    return has(`page-game-${id}`) ? say(`page-game-${id}`) : id;
  }

  /** Whoever sits at a seat of the game. */
  seat(seat) {
    const chair = this.room.chairs.find((one) => one.seat === seat);
    if (chair?.name) return chair.name;
    const decider = this.room.ghosts?.[String(seat)];
    if (decider !== undefined && decider !== seat) return say("page-ghost-of", { name: this.seat(decider) });
    return say("page-seat", { number: seat + 1 });
  }

  /** What a field is called. */
  label(key) {
    const id = `page-field-${key}`;
    if (has(id)) return say(id);
    return this.#isCard("card", key) ? this.text("card", key) : key.replaceAll("_", " ");
  }

  /** A value in words. */
  text(key, value) {
    if (value === null || value === undefined) return say("page-none");
    if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
    if (Array.isArray(value)) return this.#list(key, value);
    if (typeof value === "object") return this.#fields(value);
    if (typeof value === "number") return this.#number(key, value);
    return WRITTEN.has(key) ? value : this.#word(key, value);
  }

  /** A value to look at: cards have a colour and a shape. */
  node(key, value) {
    if (this.isPerSeat(key, value)) return this.perSeat(key, value);
    if (Array.isArray(value) && value.length > 1 && KINDS[key] === "mission") {
      return el(
        "ul",
        { class: "lines" },
        value.map((one) => el("li", {}, this.text(key, one))),
      );
    }
    if (Array.isArray(value) && value.length && this.#isCard(key, value[0])) {
      return el(
        "span",
        { class: "cards" },
        value.map((one) => this.node(key, one)),
      );
    }
    const isSuit = this.short === "ij" && KINDS[key] === "suit" && typeof value === "string";
    if (!isSuit && !this.#isCard(key, value)) return document.createTextNode(this.text(key, value));
    const colour = this.short === "ij" ? `suit-${value[0]}` : `place-${value}`;
    return el("span", { class: `card ${colour}` }, this.text(key, value));
  }

  /** What happened, as a sentence. */
  event(event) {
    const told = VARIANTS[event.event]?.(event) ?? event.event;
    const id = `page-${this.short}-event-${told}`;
    if (has(id)) return say(id, this.#arguments(event));
    const { event: tag, only: _, ...rest } = event;
    return `${tag.replaceAll("-", " ")} ${this.#fields(rest)}`.trim();
  }

  /** What a group of actions is about. */
  heading(entry) {
    const ids = [`page-${this.short}-do-${entry.do}${entry.wager ? "-wager" : ""}`, `page-do-${entry.do}`];
    const known = ids.find(has);
    return known ? say(known) : entry.do.replaceAll("-", " ");
  }

  /** A ready-made phrase in the reader's language; sentences choose by suits and places themselves. */
  phrase(id, slots) {
    const gaps = this.offer?.phrases.find((one) => one.id === id)?.slots ?? [];
    const isSeat = (name) => gaps.some((gap) => gap.name === name && gap.kind === "seat");
    const args = Object.entries(slots).map(([name, value]) => [
      name,
      isSeat(name) ? this.seat(value) : value,
    ]);
    return say(id, Object.fromEntries(args));
  }

  #arguments(event) {
    const args = {};
    for (const [key, value] of Object.entries(event)) {
      if (typeof value === "boolean") args[key] = value ? "yes" : "no";
      else if (value === null) args[key] = "none";
      else if (SELECTORS.has(key)) args[key] = value;
      else if (typeof value === "number" && !SEATS.has(key))
        args[key] = key === "question" ? value + 1 : value;
      else args[key] = this.text(key, value);
    }
    if (event.event === "game-over") {
      args.count = event.winners.length;
      args.reason = event.by ? this.text("by", event.by) : "";
    }
    return args;
  }

  #isCard(key, value) {
    if (typeof value !== "string" || (KINDS[key] ?? key) !== "card") return false;
    return this.short === "ij" ? /^[bgyp]\d+$/.test(value) : value in CARD_SHAPES;
  }

  #list(key, values) {
    if (!values.length) return say("page-none");
    if (this.isPerSeat(key, values)) {
      const names = values.map((_, seat) => this.#owner(seat));
      return values.map((one, seat) => `${names[seat]}: ${this.text(ONE_OF[key], one)}`).join("; ");
    }
    return values.map((one) => this.text(key, one)).join(KINDS[key] === "mission" ? " · " : ", ");
  }

  /** Whether a list has one value for each seat. */
  isPerSeat(key, values) {
    const plain = (one) => typeof one !== "object" || one === null || Array.isArray(one);
    return key in ONE_OF && Array.isArray(values) && values.every(plain);
  }

  /** One line for each seat: its name, and the value to look at. */
  perSeat(key, values) {
    const line = (one, seat) => el("li", {}, `${this.#owner(seat)}: `, this.node(ONE_OF[key], one));
    return el("ul", { class: "lines" }, values.map(line));
  }

  #owner(seat) {
    const seated =
      this.room.chairs.some((one) => one.seat === seat) || String(seat) in (this.room.ghosts ?? {});
    return seated || this.short !== "ij" ? this.seat(seat) : say("page-ij-larry");
  }

  #fields(value) {
    const shown = Object.entries(value).filter(([, one]) => one !== null);
    return shown.map(([key, one]) => `${this.label(key)}: ${this.text(key, one)}`).join(", ");
  }

  #number(key, value) {
    if (MOMENTS.has(key) || (key === "at" && this.short === "in")) return clock(value);
    if (key === "question") return say("page-question", { number: value + 1 });
    return SEATS.has(key) ? this.seat(value) : String(value);
  }

  #word(key, value) {
    if (this.#isCard(key, value)) {
      if (this.short === "ij") return `${SUIT_SHAPES[value[0]]} ${value}`;
      return `${CARD_SHAPES[value]} ${say("mc-card", { card: value })}`;
    }
    const kind = KINDS[key] ?? key;
    if (kind === "role" && value === "blank" && this.room.options.blank_role)
      return this.room.options.blank_role.name;
    const ids = [
      `page-${this.short}-${kind}-${value}`,
      `${this.short}-${kind}-${value}`,
      `page-word-${value}`,
    ];
    const known = ids.find(has);
    if (!known) return value.replaceAll("-", " ");
    if (kind === "suit" && value[0] in SUIT_SHAPES) return `${SUIT_SHAPES[value[0]]} ${say(known)}`;
    const trump = `page-ij-trump-${value}`;
    if (kind !== "mission" || !has(trump)) return say(known);
    return say("page-ij-mission", { mission: say(known), trump: this.text("trump", say(trump)) });
  }
}

/** Milliseconds as minutes and seconds. */
export function clock(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((one, at) => (at ? String(one).padStart(2, "0") : String(one))).join(":");
}
