/** The page of one table: players, watchers and the television. */

import { Actions } from "./actions.js";
import { games, keepToken, tokenOf } from "./api.js";
import { Connection } from "./connection.js";
import { button, el, fold, notify, refill, tick } from "./dom.js";
import { drawHost, drawInvite } from "./host.js";
import { Log } from "./log.js";
import { drawJoin, drawMore } from "./place.js";
import { drawProposal, drawSeats } from "./seats.js";
import { drawTalk } from "./talk.js";
import { say, sayRefusal } from "./text.js";
import { drawSecrets, drawView, turnOf } from "./view.js";
import { clock, Words } from "./words.js";

const PARTS = [
  "status",
  "proposal",
  "actions",
  "secrets",
  "table",
  "seats",
  "invite",
  "host",
  "log",
  "talk",
  "more",
];

export class TablePage {
  constructor(main, code, television) {
    this.code = code;
    this.state = { room: null, push: null, you: null, offer: null, words: null, television };
    this.link = "connecting";
    this.waiting = null;
    this.parts = Object.fromEntries(PARTS.map((name) => [name, el("section", { class: `part-${name}` })]));
    const list = el("ol", { class: "log", role: "log", "aria-live": "polite", tabindex: "0" });
    this.log = new Log(list);
    this.logTitle = el("h2");
    this.parts.log.append(this.logTitle, list);
    this.parts.log.classList.add("panel");
    this.actions = new Actions((entry) => this.#act(entry));
    this.actions.redraw = () => this.#drawActions();
    main.replaceChildren(
      el(
        "div",
        { class: television ? "table tv" : "table" },
        el(
          "div",
          { class: "middle" },
          ...["status", "proposal", "actions", "secrets", "table", "log", "talk"].map(
            (name) => this.parts[name],
          ),
        ),
        el("div", { class: "side" }, ...["seats", "invite", "host", "more"].map((name) => this.parts[name])),
      ),
    );
    refill(this.parts.status, el("p", { class: "panel" }, say("page-link-connecting")));
    document.documentElement.classList.toggle("television", television);
    this.#hold();
    this.#connect();
    this.ticking = setInterval(() => this.#tick(), 250);
  }

  /** Says everything anew, in another language. */
  redraw() {
    this.log.draw();
    this.#draw();
  }

  #connect() {
    this.connection = new Connection({
      code: this.code,
      token: this.state.television ? null : tokenOf(this.code),
      view: this.state.television ? "public" : "seat",
      tell: (message) => this.#hear(message),
    });
  }

  #words = () => this.state.words;

  #hear(message) {
    const { state } = this;
    switch (message.type) {
      case "connection":
        this.link = message.state;
        if (message.state === "closed") this.#closed(message.reason);
        this.#drawStatus();
        return;
      case "welcome":
        state.you = message.you ?? null;
        return;
      case "room":
        this.#room(message);
        return;
      case "push":
        this.#push(message);
        return;
      case "said":
        if (state.words) this.log.said(message, this.#words);
        return;
      case "inherited":
        this.log.inherit(message, this.#words);
        return;
      case "refused":
        this.waiting = null;
        notify(sayRefusal(message), true);
        this.#drawActions();
        return;
      case "closing":
        notify(say(`page-closing-${message.reason}`));
    }
  }

  #room(room) {
    const another = this.state.room?.game !== room.game;
    // What has its usual value is not sent.
    room.chairs = room.chairs.map((chair) => ({ kind: "open", ...chair }));
    this.state.room = room;
    this.state.words = new Words(room, this.state.offer);
    if (another) {
      document.title = `${Words.game(room.game)} · ${room.code}`;
      games().then(
        (all) => {
          this.state.offer = all.find((one) => one.id === room.game) ?? null;
          this.state.words = new Words(this.state.room, this.state.offer);
          this.redraw();
        },
        () => {},
      );
    }
    this.#draw();
  }

  #push(push) {
    this.state.push = push;
    this.waiting = null;
    this.actions.forget();
    if (!this.state.words) return;
    const missed = this.log.push(push, this.#words);
    if (missed && this.#isOwn(push.seat))
      this.log.recall(this.code, this.#words).then(() => this.#drawSecrets());
    this.#draw();
  }

  /** Whether one decides for a seat; what a watcher saw is not kept for him. */
  #isOwn(seat) {
    const { room, you } = this.state;
    return you !== null && room.chairs.some((one) => one.seat === seat && (one.heir ?? one.owner) === you);
  }

  async #act(entry) {
    this.waiting = "sent";
    this.#drawActions();
    const answer = await this.connection.act(entry);
    if (answer?.type === "accepted") {
      this.waiting = "accepted";
      this.#drawActions();
    }
  }

  /** Sends a request; gives the answer if it was carried out. */
  #send = async (request) => {
    const answer = await this.connection.ask(request);
    return answer && answer.type !== "refused" ? answer : null;
  };

  #closed(reason) {
    if (reason === "unknown-token" && tokenOf(this.code)) {
      keepToken(this.code, null);
      this.#connect();
      return;
    }
    clearInterval(this.ticking);
    if (["moved", "removed", "deleted", "no-table"].includes(reason)) keepToken(this.code, null);
    const again = reason === "replaced" ? button(say("page-use-here"), () => location.reload()) : null;
    refill(
      this.parts.status,
      el(
        "div",
        { class: "panel" },
        el("h2", {}, say(`page-closed-${reason}`)),
        el("div", { class: "buttons" }, again, el("a", { class: "button", href: "/" }, say("page-home"))),
      ),
    );
    for (const name of PARTS) if (!["status", "log", "table"].includes(name)) refill(this.parts[name]);
    this.link = "gone";
  }

  #draw() {
    const { state } = this;
    if (!state.room || this.link === "gone") return;
    this.logTitle.textContent = say("page-log");
    document.body.dataset.phase = state.room.state;
    this.#drawStatus();
    this.#drawActions();
    this.#drawSecrets();
    refill(this.parts.proposal, drawProposal(state, this.#send));
    refill(
      this.parts.table,
      state.push ? el("div", { class: "panel" }, drawView(state.push.view, state.words)) : null,
    );
    refill(
      this.parts.seats,
      el("div", { class: "panel" }, el("h2", {}, say("page-seats")), drawSeats(state, this.#send)),
    );
    refill(this.parts.talk, el("div", { class: "panel" }, drawTalk(state, this.#send)));
    this.#drawRoom();
    this.log.settle();
  }

  /** What depends on the room alone: forms must not be filled anew while a game goes on. */
  #drawRoom() {
    const { state } = this;
    const shape = JSON.stringify([
      state.room,
      state.offer !== null,
      state.you,
      document.documentElement.lang,
    ]);
    if (shape === this.shape) return;
    this.shape = shape;
    const invite = drawInvite(this.code, { large: state.television });
    const open = state.television || state.room.state === "waiting";
    refill(
      this.parts.invite,
      fold(`invite-${state.room.state}`, say("page-invite"), { class: "panel", open }, invite),
    );
    if (state.television) return;
    refill(this.parts.host, drawHost(state, this.#send));
    refill(this.parts.more, drawMore(state, this.code, this.#send));
  }

  #drawStatus() {
    const { room, push } = this.state;
    if (!room || this.link === "gone") return;
    const link =
      this.link === "open" ? null : el("span", { class: "badge away" }, say(`page-link-${this.link}`));
    this.timer = el("span", { class: "timer", role: "timer" });
    refill(
      this.parts.status,
      el(
        "div",
        { class: `panel status ${push?.legal.length ? "mine" : ""}` },
        el("h1", {}, Words.game(room.game), " ", el("small", {}, room.code)),
        el("p", { class: "now" }, this.#now(), link),
        this.timer,
      ),
      this.state.you || this.state.television || this.link !== "open" ? null : drawJoin(this.code),
    );
    this.#tick();
  }

  #now() {
    const { room, push, words } = this.state;
    if (room.state === "waiting") {
      const open = room.chairs.filter((one) => one.kind === "open").length;
      return open ? say("page-waiting-for", { count: open }) : say("page-waiting-start");
    }
    if (room.state === "over") return say("page-over");
    if (!push) return say("page-link-connecting");
    if (push.legal.length) return say("page-your-turn");
    const asked = turnOf(push.view);
    return asked.length
      ? say("page-turn-of", { name: asked.map((seat) => words.seat(seat)).join(", ") })
      : words.text("phase", push.view.phase);
  }

  #tick() {
    const { push } = this.state;
    if (!this.timer || !push) return;
    const passed = performance.now() - push.arrived;
    let left = push.left ?? null;
    if (typeof push.view.deadline === "number" && typeof push.moment === "number")
      left = push.view.deadline - push.moment;
    const running = left !== null && this.state.room.state === "playing";
    this.timer.textContent = running ? clock(left - passed) : "";
    this.timer.classList.toggle("short", running && left - passed < 10_000);
  }

  #drawActions() {
    const { push, words, room } = this.state;
    const legal = push?.legal ?? [];
    if (this.waiting) {
      refill(
        this.parts.actions,
        el("p", { class: "panel dim", role: "status" }, say(`page-${this.waiting}`)),
      );
      return;
    }
    const shown = legal.length && room?.state === "playing" && words && !this.state.television;
    const context = { seat: push?.seat ?? null, questions: push?.view.questions };
    refill(
      this.parts.actions,
      shown ? el("div", { class: "panel" }, this.actions.draw(legal, words, context)) : null,
    );
  }

  /** What is secret shows only while a finger or a key holds it open, or as long as the reader wants it open. */
  #hold() {
    const part = this.parts.secrets;
    const isHold = (event) => event.target.closest?.(".hold");
    const show = () => part.classList.add("held");
    part.addEventListener("pointerdown", (event) => isHold(event) && show());
    part.addEventListener("contextmenu", (event) => isHold(event) && event.preventDefault());
    part.addEventListener(
      "keydown",
      (event) => isHold(event) && [" ", "Enter"].includes(event.key) && show(),
    );
    for (const kind of ["pointerup", "pointercancel", "blur", "keyup"]) {
      addEventListener(kind, () => part.classList.remove("held"));
    }
  }

  #drawSecrets() {
    const { push, words } = this.state;
    const part = this.parts.secrets;
    const told = this.log.secrets.map((one) => one());
    const inside = push && words && !this.state.television ? drawSecrets(push.view, words, told) : null;
    const keep = (event) => part.classList.toggle("kept", event.target.checked);
    refill(
      part,
      inside
        ? el(
            "div",
            { class: "panel" },
            el(
              "div",
              { class: "row" },
              button(say("page-hold"), () => {}, { class: "hold", data: { key: "hold" } }),
              tick(say("page-keep-open"), { onchange: keep, data: { key: "keep-open" } }),
            ),
            el("div", { class: "hidden-part" }, inside),
          )
        : null,
    );
  }
}
