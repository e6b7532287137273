/** The people who share one device at a table: a place of its own for each, and the table as everybody may see it. */

import type { Mode } from "$lib/face";
import { keepRounds, keepSitters, type Rounds, roundsOf, type Sitter, sittersOf, tokenOf } from "$lib/places";
import type { Act, Push, Refused } from "$lib/protocol";
import { TableSession } from "$lib/session.svelte";
import { notices } from "$ui/notices.svelte";
import { type Call, callsOf, type Due, dueOf } from "./order";

/** The table for all eyes: what spectators are sent, drawn at the size of a table and not of a television. */
class OpenTable extends TableSession {
  override get mode(): Mode {
    return "watch";
  }
  /** Whether everything that has happened has been shown. */
  get settled(): boolean {
    return this.stage.shown?.last === true && this.stage.shown.push === this.newest;
  }
}

/** One person's place; it tells when something was done there. */
class SeatSession extends TableSession {
  readonly handed = true;
  onacted: () => void = () => undefined;

  override async act(action: Act["action"]): Promise<Refused | null> {
    const refused = await super.act(action);
    if (refused === null) this.onacted();
    return refused;
  }
}

export interface Seated {
  readonly sitter: Sitter;
  readonly session: SeatSession;
}

/** Whose eyes are on the screen. */
export interface Held {
  readonly seat: number;
  /** Whether the table called for it; otherwise somebody just wanted to look. */
  readonly called: boolean;
  /** The round that it was opened for. */
  readonly round?: string | null;
}

const roundOf = (due: Due | null): string | null => (due?.call.kind === "round" ? due.call.key : null);

export class Circle {
  readonly table: OpenTable;
  readonly host: SeatSession;
  seated = $state.raw<readonly Seated[]>([]);
  held = $state.raw<Held | null>(null);
  #rounds = $state.raw<Rounds>({});

  constructor(readonly code: string) {
    this.table = new OpenTable({ code, token: null, television: true });
    this.host = new SeatSession({ code, token: tokenOf(code) });
    this.#rounds = roundsOf(code);
    this.#seat(sittersOf(code));
  }

  leave(): void {
    for (const session of new Set([this.table, this.host, ...this.seated.map((one) => one.session)]))
      session.leave();
  }

  // Who sits here

  get playing(): boolean {
    return this.table.room?.state === "playing";
  }
  /** The seats that share this device, in order. */
  get shared(): readonly number[] {
    return this.seated.flatMap((one) => this.seatOf(one) ?? []).sort((one, other) => one - other);
  }

  seatOf({ sitter }: Seated): number | null {
    const chair = this.table.room?.chairs.find((one) => one.owner === sitter.member && one.kind === "person");
    return chair?.seat ?? null;
  }
  at(seat: number): Seated | null {
    return this.seated.find((one) => this.seatOf(one) === seat) ?? null;
  }

  /** Keeps who shares the device from now on; the host comes first. */
  keep(sitters: readonly Sitter[]): void {
    keepSitters(this.code, sitters);
    this.#seat(sitters);
  }

  #seat(sitters: readonly Sitter[]): void {
    const before = this.seated;
    this.seated = sitters.map((sitter) => {
      const known = before.find((one) => one.sitter.token === sitter.token);
      return { sitter, session: known?.session ?? this.#open(sitter) };
    });
    const stay = this.seated.map((one) => one.session);
    for (const { session } of before) if (!stay.includes(session) && session !== this.host) session.leave();
  }

  #open(sitter: Sitter): SeatSession {
    const session =
      sitter.token === tokenOf(this.code)
        ? this.host
        : new SeatSession({ code: this.code, token: sitter.token, own: false });
    session.onacted = () => this.#acted(session);
    return session;
  }

  // Who is given the device

  /** Whom the table calls, once everybody has seen what happened. */
  get due(): Due | null {
    const due = this.#due(this.table.newest);
    // Roles are looked at while a bot may already lead; nobody who is about to is interrupted by that.
    const roles = due?.call.kind === "round" && due.call.name === "role";
    return roles || this.table.settled ? due : null;
  }

  #due(push: Push | null): Due | null {
    if (push === null || !this.playing) return null;
    return dueOf(callsOf(this.table.game, push.view), this.shared, (key) => this.#done(key));
  }

  #done(key: string): readonly number[] {
    return this.#rounds[`${this.table.newest?.game ?? 0}.${key}`] ?? [];
  }

  /** Shows a seat's own view. */
  open(seat: number, called: boolean): void {
    const stage = this.at(seat)?.session.stage;
    stage?.skip();
    if (!stage?.shown) return;
    notices.clear();
    this.held = { seat, called, round: roundOf(this.#due(this.table.newest)) };
  }

  hide(): void {
    // A refusal tells what somebody tried, and so what he may not do.
    if (this.held !== null) notices.clear();
    this.held = null;
  }

  /** Forgets those whose place is on another device now. */
  dropLost(): void {
    const gone = ["moved", "removed", "unknown-token"];
    const lost = this.seated.filter(
      ({ session }) => session.ended !== null && gone.includes(session.ended) && session !== this.host,
    );
    if (lost.length) this.keep(this.seated.filter((one) => !lost.includes(one)).map((one) => one.sitter));
  }

  /** Takes the view away as soon as the table calls for somebody else, or for nobody. */
  follow(): void {
    if (this.held === null) return;
    if (!this.at(this.held.seat) || !this.playing) this.hide();
    else if (this.held.called) {
      const due = this.#due(this.table.newest);
      // Whoever opens a round takes the device anew: his look begins when everybody's does, with a tap.
      const another = roundOf(due) !== null && roundOf(due) !== this.held.round;
      if (due?.seat !== this.held.seat || another) this.hide();
    }
  }

  /** The call that the open view answers. */
  get answering(): Call | null {
    if (!this.held?.called) return null;
    return this.#due(this.table.newest)?.call ?? null;
  }

  /** Ends somebody's part of a round. */
  passOn(call: Call, seat: number): void {
    if (call.kind !== "round") return;
    const game = this.table.newest?.game ?? 0;
    const mine = Object.entries(this.#rounds).filter(([name]) => name.startsWith(`${game}.`));
    this.#rounds = { ...Object.fromEntries(mine), [`${game}.${call.key}`]: [...this.#done(call.key), seat] };
    keepRounds(this.code, this.#rounds);
  }

  #acted(session: SeatSession): void {
    const seat = this.held?.seat;
    const call = this.answering;
    // Looking rounds end by the clock or by hand; a ballot ends with the choice.
    if (seat === undefined || call?.kind !== "round" || call.name !== "ballot") return;
    if (this.at(seat)?.session === session) this.passOn(call, seat);
  }
}
