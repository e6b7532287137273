/** The socket of one table: it comes back by itself, repeats what was not answered, and notices gaps. */

import {
  PROTOCOL,
  type Accepted,
  type Act,
  type AnyMessage,
  type AnyRequest,
  type Closing,
  type Done,
  type Foreseen,
  type Push,
  type Reason,
  type Refused,
} from "$lib/protocol";

const SLOWEST = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** What no new attempt would change. */
const FINAL_REASONS: ReadonlySet<Reason> = new Set<Reason>(["no-table", "unknown-token", "protocol"]);
const FINAL_CLOSINGS: ReadonlySet<Closing["reason"]> = new Set<Closing["reason"]>([
  "moved",
  "removed",
  "deleted",
]);

export type LinkState = "connecting" | "open" | "waiting" | "closed";
export type EndReason = Closing["reason"] | "no-table" | "unknown-token" | "protocol" | "left";
export type Answer = Accepted | Done | Foreseen | Refused | Push;
type Omitted<R, K extends string> = R extends unknown ? Omit<R, K> : never;
/** A request without the id that the socket gives it. */
export type Wish = Omitted<Extract<AnyRequest, { id: string }>, "id">;

export interface SocketEars {
  link(state: LinkState, reason?: EndReason): void;
  message(message: AnyMessage): void;
}

interface Waiting {
  readonly request: AnyRequest;
  readonly resolve: (answer: Answer | null) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Waiting>();
  #attempts = 0;
  #newest: Push | null = null;
  #fresh = true;
  #stopped = false;
  #welcomed = false;
  #heard = 0;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  readonly #beating: ReturnType<typeof setInterval>;
  readonly #wake = (): void => this.#wakeUp();

  constructor(
    readonly code: string,
    private readonly token: string | null,
    private readonly view: "public" | "seat",
    private readonly ears: SocketEars,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#beating = setInterval(() => this.#beat(), PING_EVERY);
    this.#open();
  }

  /** Closes for good. */
  stop(reason: EndReason): void {
    if (this.#stopped) return;
    this.#stopped = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#beating);
    clearTimeout(this.#retrying);
    this.#socket?.close();
    this.ears.link("closed", reason);
    for (const { resolve } of this.#pending.values()) resolve(null);
    this.#pending.clear();
  }

  /** Sends a request and repeats it, with the same id, until it is answered; `null` if it never will be. */
  ask(wish: Wish): Promise<Answer | null> {
    const id = newId();
    const request = { ...wish, id } as AnyRequest;
    return new Promise((resolve) => {
      if (this.#stopped) resolve(null);
      else {
        this.#pending.set(id, { request, resolve });
        this.#send(request);
      }
    });
  }

  /** Does something in the game, as an answer to the newest push. */
  act(action: Act["action"]): Promise<Answer | null> {
    const push = this.#newest;
    if (push === null) return Promise.resolve(null);
    return this.ask({ type: "act", game: push.game, n: push.n, action });
  }

  /** Asks what an action would lead to, as an answer to the newest push. */
  foresee(action: Act["action"]): Promise<Answer | null> {
    const push = this.#newest;
    if (push === null) return Promise.resolve(null);
    return this.ask({ type: "preview", game: push.game, n: push.n, action });
  }

  #open(): void {
    clearTimeout(this.#retrying);
    this.#welcomed = false;
    this.#fresh = true;
    this.ears.link("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.addEventListener("open", () => {
      const hello = { type: "hello", protocol: PROTOCOL, view: this.view };
      socket.send(JSON.stringify(this.token ? { ...hello, token: this.token } : hello));
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as AnyMessage);
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.#socket || this.#stopped) return;
      if (event.code === 4000) this.stop("removed");
      else if (event.code === 4001) this.stop("moved");
      else this.#retry();
    });
  }

  #retry(): void {
    const longest = Math.min(SLOWEST, 500 * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#welcomed = false;
    this.ears.link("waiting");
    clearTimeout(this.#retrying);
    // Spread out, so that a restarted server does not meet everybody at the same moment.
    this.#retrying = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  #wakeUp(): void {
    if (this.#stopped || document.visibilityState === "hidden") return;
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.#open();
    else this.#send({ type: "ping" });
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.#welcomed) return;
    if (performance.now() - this.#heard > SILENCE) {
      // A phone that slept may hold a socket that nobody serves any more; its end is not waited for.
      const dead = this.#socket;
      this.#socket = null;
      dead.close();
      this.#retry();
    } else {
      this.#send({ type: "ping" });
    }
  }

  #send(request: AnyRequest): void {
    if (this.#welcomed && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(request));
  }

  /** Hands an answer to whoever waits for it, if anybody does. */
  #settle(id: string, answer: Answer): boolean {
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    waiting?.resolve(answer);
    return waiting !== undefined;
  }

  #hear(message: AnyMessage): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "welcome":
        this.#welcomed = true;
        this.#attempts = 0;
        this.ears.message(message);
        this.ears.link("open");
        for (const { request } of this.#pending.values()) this.#send(request);
        return;
      case "pong":
        return;
      case "push":
        this.#push(message);
        return;
      case "accepted":
      case "done":
      case "foreseen":
        this.#settle(message.re, message);
        break;
      case "refused":
        // Answers go to all sockets of a seat; what another tab was refused is not news here.
        if (message.re) {
          if (!this.#settle(message.re, message)) return;
        } else if (FINAL_REASONS.has(message.reason)) {
          this.stop(message.reason as EndReason);
          return;
        }
        break;
      case "closing":
        if (FINAL_CLOSINGS.has(message.reason)) {
          this.stop(message.reason);
          return;
        }
    }
    this.ears.message(message);
  }

  #push(push: Push): void {
    const last = this.#newest;
    const follows = last !== null && !this.#fresh && push.game === last.game && push.seat === last.seat;
    if (follows && push.n < last.n) return;
    const gap = follows && push.n > last.n + 1;
    this.#newest = push;
    this.#fresh = gap;
    if (push.re) this.#settle(push.re, push);
    this.ears.message(push);
    if (gap) void this.ask({ type: "resync" });
  }
}

/** Makes an id; `crypto.randomUUID` is missing where a phone comes over plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}
