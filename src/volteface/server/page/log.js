/** The running log: what happened, in plain words, and what was said. */

import { ask } from "./api.js";
import { el } from "./dom.js";
import { saidLine } from "./talk.js";
import { say } from "./text.js";

const MOST = 400;
/** Secrets that the reader sees in front of himself anyway. */
const EXPECTED = new Set([
  "hand-dealt",
  "hand-filled",
  "larry-put-away",
  "ballot-kept",
  "accusation-kept",
  "pointing-kept",
]);

export class Log {
  constructor(list) {
    this.list = list;
    this.lines = [];
    this.secrets = [];
    this.heard = new Set();
    this.game = null;
    this.seat = null;
    this.n = -1;
    this.low = true;
    list.addEventListener("scroll", () => {
      this.low = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
    });
  }

  /** Adds what a push tells; gives whether pushes were missed before it. */
  push(message, words) {
    const seat = message.seat ?? null;
    const turned = message.game === this.game && seat !== this.seat;
    if (turned || message.game !== this.game) this.#begin(message);
    if (message.n <= this.n) return false;
    const missed = message.n > this.n + 1;
    this.n = message.n;
    // A watcher who looks from another seat is told again what has just happened.
    if (turned) return missed;
    for (const event of message.events) this.#event(event, words);
    return missed;
  }

  /** Tells an heir all that his seat was told before. */
  inherit(message, words) {
    this.note(() => say("page-inherited", { name: message.name }));
    for (const push of message.pushes) {
      if (push.game !== this.game || message.seat !== this.seat) this.#begin({ ...push, seat: message.seat });
      this.push({ ...push, seat: message.seat }, words);
    }
  }

  #begin(message) {
    if (this.game !== message.game) {
      this.#add({ kind: "heading", text: () => say("page-game-number", { number: message.game + 1 }) });
    }
    this.secrets = [];
    this.game = message.game;
    this.seat = message.seat ?? null;
    this.n = -1;
  }

  #event(event, words) {
    if (event.only === undefined || event.only === null) {
      this.#add({ kind: "event", tag: event.event, text: () => words().event(event) });
      return;
    }
    // Somebody may look over the shoulder: the log only says that there is something to look at.
    this.secrets.push(() => words().event(event));
    if (!EXPECTED.has(event.event) && this.lines.at(-1)?.kind !== "secret")
      this.#add({ kind: "secret", text: () => say("page-secret-line") });
  }

  /** Adds what somebody said. */
  said(message, words) {
    // Whoever comes back is told again what was said lately.
    if (this.heard.has(message.number)) return;
    this.heard.add(message.number);
    this.#add({ kind: "said", message, words });
  }

  /** Adds a line of the page's own. */
  note(text) {
    this.#add({ kind: "note", text });
  }

  /** Fills the log from all that the server has ever told this reader. */
  async recall(code, words) {
    let all;
    try {
      all = (await ask("GET", `/api/tables/${code}/told`, { code })).messages;
    } catch {
      return;
    }
    const [game, seat] = [this.game, this.seat];
    this.lines = [];
    this.heard.clear();
    this.game = null;
    for (const { message } of all) {
      // In earlier games people sat elsewhere: only this one can be told with the names of the chairs.
      if (message.type === "push" && message.game === game && (message.seat ?? null) === seat)
        this.push(message, words);
      else if (message.type === "said") this.said(message, words);
    }
    this.draw();
  }

  #add(line) {
    this.lines.push(line);
    if (this.lines.length > MOST) {
      this.lines.shift();
      this.list.firstChild?.remove();
    }
    this.list.append(element(line));
    this.settle();
  }

  /** Shows the newest line, unless the reader looks further back. */
  settle() {
    if (this.low) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Draws everything anew, as after a change of language. */
  draw() {
    this.list.replaceChildren(...this.lines.map(element));
    this.list.scrollTop = this.list.scrollHeight;
  }
}

function element(line) {
  if (line.kind === "said") return saidLine(line.message, line.words());
  return el("li", { class: `${line.kind} ${line.tag ?? ""}` }, line.text());
}
