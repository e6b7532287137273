/** The socket of one table: it comes back by itself, repeats what was not answered, and notices gaps. */

const PROTOCOL = 1;
const SLOWEST = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** What no new attempt would change. */
const FINAL_REASONS = new Set(["no-table", "unknown-token", "protocol"]);
const FINAL_CLOSINGS = new Set(["moved", "removed", "deleted", "replaced"]);
const FINAL_CODES = new Set([4000, 4001]);

export class Connection {
  /**
   * `tell` is called with every message that concerns the reader, and with `{type: "connection", state}`:
   * `connecting`, `open`, `waiting` or `closed` (then with a `reason`).
   */
  constructor({ code, token, view, tell }) {
    this.code = code;
    this.token = token;
    this.view = view;
    this.tell = tell;
    this.pending = new Map();
    this.attempts = 0;
    this.last = null;
    this.fresh = true;
    this.stopped = false;
    this.welcomed = false;
    this.wake = () => this.#wake();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.beat = setInterval(() => this.#beat(), PING_EVERY);
    this.#open();
  }

  /** Closes for good. */
  stop(reason) {
    if (this.stopped) return;
    this.stopped = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.socket?.close();
    this.tell({ type: "connection", state: "closed", reason });
    for (const { resolve } of this.pending.values()) resolve(null);
    this.pending.clear();
  }

  /** Sends a request and repeats it, with the same id, until it is answered; gives the answer. */
  ask(request) {
    const id = newId();
    const numbered = { ...request, id };
    return new Promise((resolve) => {
      this.pending.set(id, { request: numbered, resolve });
      this.#send(numbered);
    });
  }

  /** Does something in the game, as an answer to the newest push. */
  act(action) {
    return this.ask({ type: "act", game: this.last.game, n: this.last.n, action });
  }

  #open() {
    clearTimeout(this.timer);
    this.welcomed = false;
    this.fresh = true;
    this.tell({ type: "connection", state: "connecting" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    this.heard = performance.now();
    socket.addEventListener("open", () => {
      const hello = { type: "hello", protocol: PROTOCOL, view: this.view };
      socket.send(JSON.stringify(this.token ? { ...hello, token: this.token } : hello));
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.socket || this.stopped) return;
      if (FINAL_CODES.has(event.code)) this.stop(event.code === 4001 ? "moved" : "removed");
      else this.#retry();
    });
  }

  #retry() {
    const longest = Math.min(SLOWEST, 500 * 2 ** this.attempts);
    this.attempts += 1;
    this.welcomed = false;
    this.tell({ type: "connection", state: "waiting" });
    clearTimeout(this.timer);
    // Spread out, so that a restarted server does not meet everybody at the same moment.
    this.timer = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  #wake() {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.socket.readyState > WebSocket.OPEN) this.#open();
    else this.#send({ type: "ping" });
  }

  #beat() {
    if (this.socket.readyState !== WebSocket.OPEN || !this.welcomed) return;
    if (performance.now() - this.heard > SILENCE) {
      // A phone that slept may hold a socket that nobody serves any more.
      this.socket.close();
      this.#retry();
      this.socket = { readyState: WebSocket.CLOSED, close() {} };
    } else {
      this.#send({ type: "ping" });
    }
  }

  #send(request) {
    if (this.welcomed && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  #settle(id, answer) {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.resolve(answer);
  }

  #hear(message) {
    this.heard = performance.now();
    if (message.type === "welcome") {
      this.welcomed = true;
      this.attempts = 0;
      this.tell(message);
      this.tell({ type: "connection", state: "open" });
      for (const { request } of this.pending.values()) this.#send(request);
      return;
    }
    if (message.type === "pong") return;
    if (message.type === "push") {
      this.#push(message);
      return;
    }
    if (message.type === "refused" && !message.re && FINAL_REASONS.has(message.reason)) {
      this.stop(message.reason);
      return;
    }
    if (message.re && ["accepted", "done", "refused"].includes(message.type))
      this.#settle(message.re, message);
    if (message.type === "closing" && FINAL_CLOSINGS.has(message.reason)) {
      this.stop(message.reason);
      return;
    }
    this.tell(message);
    if (message.type === "refused" && message.reason === "stale") this.ask({ type: "resync" });
  }

  #push(message) {
    const last = this.last;
    const follows = last !== null && !this.fresh && message.game === last.game && message.seat === last.seat;
    if (follows && message.n < last.n) return;
    const gap = follows && message.n > last.n + 1;
    this.last = message;
    this.fresh = gap;
    if (message.re) this.#settle(message.re, message);
    this.tell({ ...message, arrived: performance.now() });
    if (gap) this.ask({ type: "resync" });
  }
}

/** Makes an id; `crypto.randomUUID` is missing where a phone comes over plain HTTP. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}
