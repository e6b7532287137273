/** A server made of words: what it says is written in the test, what it hears is kept. */

import type { AnyMessage, AnyRequest, Room } from "$lib/protocol";

type Heard = AnyRequest & { id?: string };

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  heard: Heard[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    const one = FakeSocket.all.at(-1);
    if (!one) throw new Error("no socket was opened");
    return one;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Heard);
  }

  close(): void {
    this.drop(1000);
  }

  /** The connection stands, and the server greets. */
  greet(you: string | null = "me"): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    this.say({ type: "welcome", protocol: 1, you, view: "seat" });
  }

  say(message: AnyMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  drop(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }

  /** The last request of a kind. */
  last<T extends AnyRequest["type"]>(type: T): Extract<AnyRequest, { type: T }> {
    const found = this.heard.findLast((one) => one.type === type);
    if (!found) throw new Error(`nobody has said ${type}`);
    return found as unknown as Extract<AnyRequest, { type: T }>;
  }
}

export function room(changes: Partial<Room> = {}): Room {
  return {
    type: "room",
    code: "KMTR46",
    game: "inside-job",
    state: "playing",
    options: { players: 4 },
    settings: {
      public: false,
      talk: "chat",
      pacing: "soft",
      turn_seconds: 0,
      grace_seconds: 60,
      fair_roles: false,
      preview: true,
    } as Room["settings"],
    host: "me",
    chairs: [
      { kind: "person", seat: 0, owner: "me", name: "Ann" },
      { kind: "bot", seat: 1, bot: "careful", name: "Juno" },
    ],
    people: [{ id: "me", name: "Ann", here: true, chair: 0 }],
    number: 0,
    ...changes,
  };
}
