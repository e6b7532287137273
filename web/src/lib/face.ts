/**
 * What a game brings to the screen. The shell (seats, talk, notes, connection, endings) knows no game; a game's folder
 * under `games/` brings one `Face`. Neither computes a rule: both draw what the view, the legal actions and the events say.
 */

import type { Component } from "svelte";
import type { ActionOf, Chair, EventOf, GameId, GameOffer, Json, Push, Refused, ViewOf } from "$lib/protocol";

/** A picture of the table that stands for a while. One push may be several: a trick that is full, then taken. */
export interface Scene<G extends GameId = GameId> {
  readonly view: ViewOf[G];
  /** What is told and moved as this picture appears. */
  readonly events: readonly EventOf[G][];
  /** Milliseconds until the next picture may follow; the reader may skip them. */
  readonly hold: number;
}

export type Mode = "play" | "watch" | "television" | "replay";

/** A seat's number, or a word for what is no seat (`larry`, `centre`, `innocent`). */
export type Place = number | string;

/** All that a board needs to draw itself, at a live table and in a replay alike. */
export interface Sight<G extends GameId = GameId> {
  readonly game: G;
  readonly mode: Mode;
  readonly scene: Scene<G>;
  /** Rises with every scene that is not the last one once more. */
  readonly beat: number;
  readonly view: ViewOf[G];
  /** What this reader may do; empty while scenes are still being shown, or an action is under way. */
  readonly legal: readonly ActionOf[G][];
  /** Whose eyes these are; `null` for spectators. */
  readonly seat: number | null;
  /** Whether this device is handed around: another screen says whose turn it is to look, and for how long. */
  readonly handed?: boolean | undefined;
  /** `sent`: on its way. `accepted`: stored, and shown to all in its time. */
  readonly waiting: "sent" | "accepted" | null;
  /** The options of this game, as records write them. */
  readonly options: { readonly [key: string]: Json };
  /** The game's clock now, in milliseconds, in games that have one; call it again to see it run. */
  moment(): number | null;
  /** The name of whoever sits there. */
  name(place: Place): string;
  /** The chair of a seat; none for ghosts and for Larry. */
  chair(seat: number): Chair | null;
  /** Does something; a refusal is shown by the shell and returned. */
  act(action: ActionOf[G]): Promise<Refused | null>;
  /** Says a ready-made phrase of the game; missing where this reader may not talk here. */
  readonly sayPhrase?: ((id: string, slots: Slots) => Promise<Refused | null>) | undefined;
  /** What everybody would see follow from an action; missing where the table does not tell. */
  readonly preview?: ((action: ActionOf[G]) => Promise<readonly EventOf[G][] | null>) | undefined;
}

/** What fills the gaps of a phrase, by their names. */
export type Slots = Readonly<Record<string, Json>>;

/** An event in words. */
export interface Telling {
  readonly text: string;
  /** For this reader's eyes alone: the log shows it behind the guard, and it is not read aloud. */
  readonly secret?: boolean;
  /** The turning points of a game, for its story. */
  readonly weight?: "small" | "normal" | "great";
}

/** IJ-16: events that are gone from the log once a later event has been told that clears it. */
export interface Forgetting {
  readonly fades: ReadonlySet<string>;
  readonly clears: ReadonlySet<string>;
}

export interface SetupProps {
  readonly offer: GameOffer;
  /** As records write them, `players` included; the form replaces it as a whole. */
  options: { readonly [key: string]: Json };
  /** How many lines each list has that the server keeps to itself (own words). */
  readonly lists?: { readonly [key: string]: number };
}

export interface Face<G extends GameId = GameId> {
  readonly id: G;
  /** The table: felt, seats, cards, and every gesture of this game. */
  readonly Board: Component<{ sight: Sight<G> }>;
  /** What only this reader knows: drawn behind the peek-guard, of one size for every role. */
  readonly Secrets: Component<{ sight: Sight<G> }>;
  /** The truth once the game is over, seat by seat. */
  readonly Ending: Component<{ sight: Sight<G> }>;
  /** The options of a new game, with what is allowed explained. */
  readonly Setup: Component<SetupProps>;
  /** Breaks what a push tells into pictures; the last one is the push's own view. */
  scenes(before: ViewOf[G] | null, push: Push<G>): readonly Scene<G>[];
  /** What is asked of this reader now, or whom the table waits for, in one sentence. */
  asked(sight: Sight<G>): string;
  /** Whether the screen looks asked; where only a secret keeps a seat from acting, it looks like every other. */
  isAsked?(sight: Sight<G>): boolean;
  /** Whether a refusal is shown by the board itself, because a notice would tell a neighbour something. */
  keepsQuiet?(refusal: Refused): boolean;
  /** The seats whose turn it is, as far as everybody may know. */
  turn(view: ViewOf[G]): readonly number[];
  /** An event in words; `null` where there is nothing to say. */
  tell(event: EventOf[G], sight: Sight<G>): Telling | null;
  /** What the rules want forgotten; `null` where everything may be read again. */
  forgets(view: ViewOf[G]): Forgetting | null;
}
