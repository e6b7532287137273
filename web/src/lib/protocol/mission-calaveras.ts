// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.

/** What a seat can do. */
export type AnyAction =
  | Place
  | Twist
  | EmptyTwist
  | Pass;

/** What can happen. */
export type AnyEvent =
  | TeamsFormed
  | HandDealt
  | FirstNamed
  | PlacePlayed
  | TwistPlayed
  | TurnPassed
  | TwinsDiscarded
  | NicoleMoved
  | SuspectNamed
  | CardsDrawn
  | HandFilled
  | PileEmpty
  | PileShuffled
  | GameOver;

/** MC-11: so many cards were drawn by whoever plays for a seat. */
export interface CardsDrawn {
  readonly event: "cards-drawn";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
  readonly cards: number;
}

/** MC-10: a Twist that moves nothing. */
export interface EmptyTwist {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "twist";
}

/** The truth, once the game is over. */
export interface Ending {
  readonly winners: readonly number[];
  readonly guilty: number;
  readonly nicole: number;
  readonly hands: readonly (readonly string[])[];
}

/** MC-6: who begins, with Nicole. */
export interface FirstNamed {
  readonly event: "first-named";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
}

/** MC-20, MC-21, MC-22: the guilty seat, Nicole's, and who has won. */
export interface GameOver {
  readonly event: "game-over";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly winners: readonly number[];
  readonly guilty: number;
  readonly nicole: number;
}

/** MC-5: your cards. */
export interface HandDealt {
  readonly event: "hand-dealt";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly cards: readonly string[];
}

/** MC-11: the cards you drew. */
export interface HandFilled {
  readonly event: "hand-filled";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly cards: readonly string[];
}

/** MC-18: whom Nicole trusts now. */
export interface NicoleMoved {
  readonly event: "nicole-moved";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
}

/**
 * The options of one table, already found to fit together: `read_options` makes them.
 *
 * What the table does not choose, chance decides.
 */
export interface Options {
  readonly players: 3 | 4 | 5 | 6;
  /** MC-3: the seat where nobody sits, with 3 or 5 players. */
  readonly ghost?: number | null;
  /** MC-1: the services of the first seats; their partners follow in the same order. */
  readonly teams?: readonly ("cia" | "kgb" | "dgse")[] | null;
  /** MC-6: the first player's seat. */
  readonly first?: number | null;
}

/** MC-11a: no card to play. */
export interface Pass {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "pass";
}

/** MC-11a: a draw has found the pile empty; the discard pile will be shuffled. */
export interface PileEmpty {
  readonly event: "pile-empty";
  readonly only?: number | null;
  readonly also?: number | null;
}

/** MC-11a: the discard pile is the new draw pile. */
export interface PileShuffled {
  readonly event: "pile-shuffled";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly cards: number;
}

/** MC-7: a Place in front of a seat or in a zone. */
export interface Place {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "place";
  readonly card: string;
  /** A seat, `innocent` or `suspect`. */
  readonly to: number | string;
}

/** MC-7: a Place was put somewhere. */
export interface PlacePlayed {
  readonly event: "place-played";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
  readonly card: string;
  readonly to: number | string;
}

/** What everybody knows of a seat. */
export interface SeatView {
  readonly team: string;
  readonly places: readonly string[];
  readonly suspicion: number;
  /** How many cards it holds. */
  readonly cards: number;
  /** MC-12: whether it is innocent as things lie now. */
  readonly innocent: boolean;
  /** MC-15: how many of its Places lie in the Suspect zone, if it is not innocent. */
  readonly suspect_places: number;
}

/** MC-14, MC-15, MC-17: who was named, the points taken, and what they come to. */
export interface SuspectNamed {
  readonly event: "suspect-named";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
  readonly points: number;
  readonly suspicion: number;
  /** `last` if everyone else is innocent, `most` if it has the most suspect Places. */
  readonly by: string;
}

/** MC-1, MC-2, MC-3: the service of each seat, and the ghost's seat. */
export interface TeamsFormed {
  readonly event: "teams-formed";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly teams: readonly string[];
  readonly ghost: number | null;
}

/** MC-11a: no card to play. */
export interface TurnPassed {
  readonly event: "turn-passed";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
}

/** A turn that was taken, and what came of it. */
export interface TurnView {
  readonly seat: number;
  readonly do: string;
  /** Where Nicole stood after it. */
  readonly nicole: number;
  readonly card?: string | null;
  readonly moved_from?: number | string | null;
  readonly to?: number | string | null;
  readonly twins?: boolean;
  readonly named?: number | null;
  readonly points?: number;
  readonly drawn?: number;
  readonly reshuffled?: boolean;
}

/** MC-8, MC-9: a Place met its twin; at the centre, in whichever zone. */
export interface TwinsDiscarded {
  readonly event: "twins-discarded";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly card: string;
  readonly at: number | string;
}

/** MC-10: a Twist that moves a Place. */
export interface Twist {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "twist";
  readonly card: string;
  readonly from: number | string;
  readonly to: number | string;
}

/** MC-10: a Twist, and the Place that it moved, if any. */
export interface TwistPlayed {
  readonly event: "twist-played";
  readonly only?: number | null;
  readonly also?: number | null;
  readonly seat: number;
  readonly card?: string | null;
  readonly moved_from?: number | string | null;
  readonly to?: number | string | null;
}

/** One player's view of the table. */
export interface View {
  readonly seat: number | null;
  readonly players: number;
  readonly phase: string;
  /** The seat whose turn it is; nobody at the end. */
  readonly turn: number | null;
  readonly first: number;
  readonly ghost: number | null;
  /** MC-4: the seat that plays for the ghost. */
  readonly ghost_of: number | null;
  readonly nicole: number;
  /** MC-20: how many suspicion points make a seat guilty. */
  readonly guilty_at: number;
  readonly seats: readonly SeatView[];
  readonly innocent: readonly string[];
  readonly suspect: readonly string[];
  readonly pile: number;
  /** How many of each card lie in the discard pile. */
  readonly discard: { readonly [key: string]: number };
  readonly history: readonly TurnView[];
  readonly you: You | null;
  readonly ending: Ending | null;
}

/** What only this player knows. */
export interface You {
  readonly hand: readonly string[];
}
