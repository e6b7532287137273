/** The first page: a new table, tables that are open to everybody, and the way to one by its code. */

import { ask, games, keepName, keepToken, knownTables, lastName } from "./api.js";
import { button, el, field, notify, refill, select } from "./dom.js";
import { preferred } from "./host.js";
import { optionsForm, settingsForm } from "./options.js";
import { language, say, sayFault } from "./text.js";
import { Words } from "./words.js";

export class StartPage {
  constructor(main) {
    this.main = main;
    this.chosen = 0;
    this.offers = [];
    this.#load();
  }

  async #load() {
    this.redraw();
    try {
      this.offers = await games();
    } catch (refusal) {
      notify(sayFault(refusal), true);
    }
    this.redraw();
  }

  redraw() {
    document.title = say("page-title");
    const list = el("div", {});
    this.main.replaceChildren(
      el(
        "div",
        { class: "start" },
        el("header", { class: "hero" }, el("h1", {}, say("page-title")), el("p", {}, say("page-subtitle"))),
        this.offers.length ? this.#form() : el("p", { class: "panel dim" }, say("page-link-connecting")),
        this.#byCode(),
        list,
      ),
    );
    this.#tables(list);
  }

  #form() {
    const offer = this.offers[this.chosen];
    const cards = this.offers.map((one, index) =>
      el(
        "button",
        {
          type: "button",
          class: "game",
          "aria-pressed": String(index === this.chosen),
          onclick: () => {
            this.chosen = index;
            this.redraw();
          },
        },
        el("strong", {}, Words.game(one.id)),
        el("span", {}, say(`page-about-${one.id}`)),
        el("small", {}, say("page-players-range", { low: one.players[0], high: one.players.at(-1) })),
      ),
    );
    const name = el("input", {
      required: true,
      maxlength: 20,
      value: lastName(),
      autocomplete: "nickname",
      placeholder: say("page-name-hint"),
    });
    const bot = select(
      offer.bots.map((one) => [one, this.#botName(one)]),
      preferred(offer.bots),
    );
    // Words to guess are best in the language that one reads.
    const spoken = offer.options.find((one) => one.name === "language" && one.choices.includes(language()));
    const options = optionsForm(offer, spoken ? { language: language() } : {});
    const settings = settingsForm({ public: false, talk: "chat", pacing: "soft" });
    const make = (alone) => (event) => {
      event.preventDefault();
      if (name.reportValidity())
        this.#create(offer, name.value.trim(), options, settings, alone ? bot.value : null);
    };
    return el(
      "form",
      { class: "panel", onsubmit: make(true) },
      el("div", { class: "games" }, cards),
      field(say("page-name"), name),
      options.element,
      el(
        "details",
        {},
        el("summary", {}, say("page-settings")),
        settings.element,
        field(say("page-bots"), bot),
      ),
      el(
        "div",
        { class: "buttons big" },
        offer.bots.length ? el("button", { type: "submit", class: "main" }, say("page-play-bots")) : null,
        button(say("page-invite-friends"), make(false)),
      ),
    );
  }

  #botName(bot) {
    return new Words({ game: "", chairs: [], options: {} }).text("bot", bot);
  }

  async #create(offer, name, options, settings, bots) {
    keepName(name);
    try {
      const body = { game: offer.id, options: options.read(), name, settings: settings.read() };
      const joined = await ask("POST", "/api/tables", { body: bots ? { ...body, bots, start: true } : body });
      keepToken(joined.code, joined.token);
      location.assign(`/t/${joined.code}`);
    } catch (refusal) {
      notify(sayFault(refusal), true);
    }
  }

  #byCode() {
    const code = el("input", {
      required: true,
      maxlength: 12,
      autocapitalize: "characters",
      autocomplete: "off",
      spellcheck: "false",
      placeholder: "ABCDEF",
      class: "code-input",
    });
    const go = (event) => {
      event.preventDefault();
      const address = code.value.trim().split("/").at(-1).toUpperCase();
      if (address) location.assign(`/t/${encodeURIComponent(address)}`);
    };
    return el(
      "form",
      { class: "panel", onsubmit: go },
      el("h2", {}, say("page-by-code")),
      el(
        "div",
        { class: "row" },
        field(say("page-code"), code),
        el("button", { type: "submit" }, say("page-go")),
      ),
    );
  }

  async #tables(place) {
    const mine = knownTables();
    const own = mine.length
      ? el(
          "div",
          { class: "panel" },
          el("h2", {}, say("page-your-tables")),
          el(
            "ul",
            { class: "tables" },
            mine.map((code) => el("li", {}, el("a", { href: `/t/${code}` }, code))),
          ),
        )
      : null;
    let tables = [];
    try {
      tables = (await ask("GET", "/api/tables")).tables;
    } catch {
      tables = [];
    }
    const row = (one) =>
      el(
        "li",
        {},
        el("a", { href: `/t/${one.code}` }, Words.game(one.game), " · ", one.host),
        el(
          "span",
          { class: "dim" },
          say("page-table-line", {
            taken: one.taken,
            players: one.players,
            state: one.state,
            watchers: one.watchers,
          }),
        ),
      );
    const open = tables.length
      ? el("ul", { class: "tables" }, tables.map(row))
      : el("p", { class: "dim" }, say("page-no-tables"));
    refill(place, own, el("div", { class: "panel" }, el("h2", {}, say("page-public-tables")), open));
  }
}
