/** One table as this device knows it: the room, the newest push, what is shown, what was said and told. */

import { games } from "$lib/api";
import type { Face, Mode, Place, Scene, Sight, Slots } from "$lib/face";
import { keepToken, loseToken, noteSeal } from "$lib/places";
import type {
  Act,
  AnyMessage,
  Chair,
  GameId,
  GameOffer,
  Inherited,
  Person,
  Push,
  Refused,
  Room,
  Said,
  ViewOf,
} from "$lib/protocol";
import { type Answer, type EndReason, type LinkState, TableSocket, type Wish } from "$lib/socket";
import { Stage, type Shown } from "$lib/stage.svelte";
import { say } from "$lib/text.svelte";
import { isGame, loadFace } from "../games";

/** A line of what happened: an event of the game, or something that was said. */
export type LogLine =
  | {
      readonly key: string;
      readonly kind: "event";
      readonly game: number;
      readonly event: Push["events"][number];
    }
  | { readonly key: string; readonly kind: "said"; readonly said: Said };

const MOST_AGAIN = 4;

function isStale(answer: Answer | null): boolean {
  return answer?.type === "refused" && answer.reason === "stale";
}

/** Whether an offer is what was chosen; free text, empty in the offer, may say anything. */
function isSame(offer: Act["action"], chosen: Act["action"]): boolean {
  const bare = (one: Act["action"]): string => JSON.stringify({ ...one, text: null, word: null });
  return bare(offer) === bare(chosen);
}

export interface SessionOptions {
  readonly code: string;
  readonly token: string | null;
  readonly television?: boolean;
  /** Whether the token is the one that this device keeps for the table; not where it plays for several people. */
  readonly own?: boolean;
}

export class TableSession implements Sight {
  readonly code: string;
  readonly television: boolean;
  link = $state<LinkState>("connecting");
  ended = $state<EndReason | null>(null);
  room = $state.raw<Room | null>(null);
  you = $state<string | null>(null);
  offer = $state.raw<GameOffer | null>(null);
  face = $state.raw<Face | null>(null);
  newest = $state.raw<Push | null>(null);
  waiting = $state<"sent" | "accepted" | null>(null);
  refusal = $state.raw<Refused | null>(null);
  stopping = $state(false);
  inherited = $state.raw<Inherited | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What is typed and not said yet; it outlives the panel that it is typed in. */
  draft = $state("");
  /** Rises with every line that somebody else has said, for the mark on the talk button. */
  heard = $state(0);
  readonly stage: Stage;
  #socket: TableSocket;
  #arrived = 0;
  #fresh = true;
  #connections = 0;
  #told = new Set<string>();
  readonly #own: boolean;

  constructor({ code, token, television = false, own = !television }: SessionOptions) {
    this.code = code;
    this.television = television;
    this.#own = own;
    this.stage = new Stage(
      () => this.face,
      (shown) => this.#tell(shown),
    );
    this.#socket = new TableSocket(code, television ? null : token, television ? "public" : "seat", {
      link: (state, reason) => this.#linked(state, reason),
      message: (message) => void this.#hear(message),
    });
  }

  // What a board sees

  get game(): GameId {
    return this.room?.game as GameId;
  }
  get scene(): Scene {
    return this.shown.scene;
  }
  get beat(): number {
    return this.stage.beat;
  }
  get view(): ViewOf[GameId] {
    return this.shown.scene.view;
  }
  get mode(): Mode {
    if (this.television) return "television";
    return this.mine ? "play" : "watch";
  }
  get legal(): Push["legal"] {
    const shown = this.stage.shown;
    if (!shown?.last || this.waiting !== null || shown.push !== this.newest || this.link === "closed")
      return [];
    return shown.push.legal;
  }
  /** Whether the reader is asked, as far as a neighbour can see. */
  get asked(): boolean {
    const feigned = this.stage.shown?.last === true && this.face?.isAsked?.(this) === true;
    return this.legal.length > 0 || feigned;
  }
  get seat(): number | null {
    return this.stage.shown?.push.seat ?? null;
  }
  get options(): Room["options"] {
    return this.room?.options ?? {};
  }

  /** The picture on the stage; a board is drawn only where there is one. */
  get shown(): Shown {
    const shown = this.stage.shown;
    if (shown === null) throw new Error("nothing is shown yet");
    return shown;
  }

  moment(): number | null {
    const at = this.newest?.moment ?? null;
    return at === null ? null : at + performance.now() - this.#arrived;
  }

  /** Milliseconds left to those who are asked, at a table with a turn timer. */
  left(): number | null {
    const left = this.newest?.left ?? null;
    return left === null ? null : Math.max(0, left - (performance.now() - this.#arrived));
  }

  name(place: Place): string {
    if (typeof place === "string") return say(`place-${place}`);
    const chair = this.chair(place);
    if (chair?.name) return chair.name;
    const decider = this.room?.ghosts?.[String(place)];
    if (decider !== undefined) return say("ghost-of", { name: this.name(decider) });
    return say("seat-number", { number: place + 1 });
  }

  chair(seat: number): Chair | null {
    return this.room?.chairs.find((one) => one.seat === seat) ?? null;
  }

  async act(action: Act["action"]): Promise<Refused | null> {
    this.waiting = "sent";
    this.refusal = null;
    const { game } = this.newest ?? {};
    const connection = this.#connections;
    let answer = await this.#socket.act(action);
    for (let again = 0; again < MOST_AGAIN && isStale(answer); again += 1) {
      // Where several act at once, somebody was faster. What is still offered is what the reader still wants, unless he
      // was away meanwhile: then he decides anew.
      await this.#socket.ask({ type: "resync" });
      if (this.newest?.game !== game || connection !== this.#connections) break;
      if (!this.newest?.legal.some((one) => isSame(one, action))) break;
      answer = await this.#socket.act(action);
    }
    this.waiting = answer?.type === "accepted" ? "accepted" : null;
    if (answer?.type !== "refused") return null;
    if (isStale(answer)) this.refusal = answer;
    return answer;
  }

  /** Players talk where the table lets them; watchers have the talk sheet. */
  get sayPhrase(): ((phrase: string, slots: Slots) => Promise<Refused | null>) | undefined {
    if (this.mine === null || this.me?.muted || this.room?.settings.talk === "none") return undefined;
    return (phrase, slots) => this.ask({ type: "say-phrase", phrase, slots });
  }

  /** What a move would lead to, where the table tells; asking changes nothing. */
  get preview(): ((action: Act["action"]) => Promise<Push["events"] | null>) | undefined {
    if (this.mine === null || !this.room?.settings.preview) return undefined;
    return async (action) => {
      const answer = await this.#socket.foresee(action);
      return answer?.type === "foreseen" ? answer.events : null;
    };
  }

  // Who is here

  get me(): Person | null {
    return this.room?.people.find((one) => one.id === this.you) ?? null;
  }
  get isHost(): boolean {
    return this.you !== null && this.room?.host === this.you;
  }
  /** The chair at which this reader decides, as its owner or as an heir. */
  get mine(): Chair | null {
    const you = this.you;
    if (you === null) return null;
    return this.room?.chairs.find((one) => (one.heir ?? (one.bot ? null : one.owner)) === you) ?? null;
  }

  /** Sends a request; a refusal is shown, and given back. */
  async ask(wish: Wish): Promise<Refused | null> {
    this.refusal = null;
    const answer = await this.#socket.ask(wish);
    if (answer?.type === "refused") this.refusal = answer;
    return answer?.type === "refused" ? answer : null;
  }

  leave(): void {
    this.stage.stop();
    this.#socket.stop("left");
  }

  // What the server says

  #linked(state: LinkState, reason?: EndReason): void {
    this.link = state;
    if (state === "connecting") {
      this.#fresh = true;
      this.#connections += 1;
    }
    if (state === "open") this.stopping = false;
    if (state !== "closed" || reason === undefined) return;
    this.ended = reason;
    // A place that is worth nothing any more is not kept.
    if (!this.#own || reason === "left" || reason === "protocol") return;
    if (reason === "deleted" || reason === "no-table") keepToken(this.code, null);
    else loseToken(this.code);
  }

  async #hear(message: AnyMessage): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        return;
      case "room":
        this.room = message;
        if (message.state === "playing" && message.seal)
          noteSeal(this.code, message.number ?? 0, message.seal);
        await this.#meet(message.game);
        return;
      case "push":
        this.#push(message);
        return;
      case "said":
        this.#said(message);
        return;
      case "inherited":
        this.inherited = message;
        return;
      case "refused":
        // A stale move is tried again; only the last word on it is shown.
        if (message.reason !== "stale") this.refusal = message;
        return;
      case "closing":
        this.stopping = message.reason === "stopping";
    }
  }

  async #meet(game: string): Promise<void> {
    if (this.face?.id === game || !isGame(game)) return;
    const [face, offers] = await Promise.all([loadFace(game), games()]);
    this.face = face;
    this.offer = offers.find((one) => one.id === game) ?? null;
    // A push may have come before the face.
    if (this.newest) this.stage.play(this.newest, true);
  }

  #push(push: Push): void {
    this.newest = push;
    this.#arrived = performance.now();
    // Whatever was under way when the connection was lost shows in the newest push.
    if (push.re || (this.#fresh && this.waiting === "accepted")) this.waiting = null;
    const atOnce = this.#fresh;
    this.#fresh = false;
    if (this.face) this.stage.play(push, atOnce);
  }

  #tell({ scene, push }: Shown): void {
    const lines: LogLine[] = [];
    for (const event of scene.events) {
      // Scenes share the push's events, so that one that is sent again after a reconnect is known.
      const key = `${push.game}.${push.seat ?? "x"}.${push.n}.${push.events.indexOf(event)}`;
      if (this.#told.has(key)) continue;
      this.#told.add(key);
      lines.push({ key, kind: "event", game: push.game, event });
    }
    if (lines.length) this.#note(lines);
  }

  #said(said: Said): void {
    const key = `said.${said.watchers ? "w" : "p"}.${said.number}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    if (said.by !== this.you) this.heard += 1;
    this.#note([{ key, kind: "said", said }]);
  }

  #note(lines: readonly LogLine[]): void {
    const view = this.stage.shown?.scene.view;
    const forgets = view && this.face ? this.face.forgets(view) : null;
    // What happened in the game before is its story, and no longer this table's talk.
    const current = this.stage.shown?.push.game ?? 0;
    let kept = [...this.log, ...lines].filter((line) => line.kind === "said" || line.game === current);
    if (forgets) {
      const named = (line: LogLine): string => (line.kind === "event" ? line.event.event : "");
      const cleared = kept.findLastIndex((line) => forgets.clears.has(named(line)));
      kept = kept.filter((line, index) => index >= cleared || !forgets.fades.has(named(line)));
    }
    this.log = kept.slice(-400);
  }
}
