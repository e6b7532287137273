/** "What has the server told me?": every message that this place was ever sent. */

import { ask } from "./api.js";
import { el, fold } from "./dom.js";
import { say, sayRefusal } from "./text.js";
import { clock } from "./words.js";

export class ToldPage {
  constructor(main, code) {
    this.main = main;
    this.code = code;
    this.messages = null;
    this.refused = null;
    this.redraw();
    ask("GET", `/api/tables/${code}/told`, { code }).then(
      (all) => {
        this.messages = all.messages;
        this.redraw();
      },
      (refusal) => {
        this.refused = refusal.body ?? { reason: "unreadable", message: "page-refused-unreadable" };
        this.redraw();
      },
    );
  }

  redraw() {
    const back = el("a", { class: "button", href: `/t/${this.code}` }, say("page-back"));
    this.main.replaceChildren(
      el(
        "div",
        { class: "start" },
        el(
          "section",
          { class: "panel" },
          el("h1", {}, say("page-told")),
          el("p", { class: "dim" }, say("page-told-explain")),
          back,
          this.#list(),
        ),
      ),
    );
  }

  #list() {
    if (this.refused) return el("p", {}, sayRefusal(this.refused));
    if (!this.messages) return el("p", {}, say("page-link-connecting"));
    return el(
      "div",
      { class: "told-list" },
      this.messages.map(({ at, message }, index) => {
        const text = JSON.stringify(message, null, 1);
        const number = message.n === undefined ? "" : ` ${message.n}`;
        const size = JSON.stringify(message).length;
        const title = `${index + 1}. ${clock(at)} · ${message.type}${number} · ${size}`;
        return fold(`told-${index}`, title, {}, el("pre", {}, text));
      }),
    );
  }
}
