// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.

/** IJ-47: whom the Accomplice chose. */
export interface Accomplice {
  readonly seat: number;
  readonly partner: number;
}

/** What a seat can do. */
export type AnyAction =
  | Partner
  | ChooseMission
  | Play
  | PlayLarry
  | Vote;

/** What can happen. */
export type AnyEvent =
  | RoleDealt
  | HandDealt
  | StarterNamed
  | RoleRevealed
  | PartnerChosen
  | PartnerSeen
  | MissionsDrawn
  | MissionChosen
  | CardPlayed
  | LarryDrawn
  | LarryPutAway
  | TrickTaken
  | MissionJudged
  | IntelTaken
  | VoteOpened
  | BallotKept
  | BallotsShown
  | GameOver;

/** IJ-30: your ballot, until all are shown. */
export interface BallotKept {
  readonly event: "ballot-kept";
  readonly only?: number | null;
  readonly votes: readonly (number | string)[];
}

/** IJ-30: all ballots, seat by seat; `null` for a seat that hands in none. */
export interface BallotsShown {
  readonly event: "ballots-shown";
  readonly only?: number | null;
  readonly ballots: readonly (readonly (number | string)[] | null)[];
}

/** IJ-80: a role of the table's own, from the parts that the printed roles are made of. */
export interface BlankRole {
  readonly name: string;
  readonly text: string;
  readonly side: "agents" | "insider" | "neutral";
  readonly revealed_at_start: boolean;
  readonly must_follow: boolean;
  readonly may_wager: boolean;
  readonly votes_when_revealed: boolean;
  readonly votes: 0 | 1 | 2;
  readonly on_reveal: "agents-win" | "insider-wins" | "nothing" | "switch-sides" | "take-from-right";
  readonly wins: "most-votes" | "right-loses" | "with-side";
}

/** IJ-12, IJ-17: a card on the trick. */
export interface CardPlayed {
  readonly event: "card-played";
  readonly only?: number | null;
  readonly seat: number | string;
  readonly card: string;
  readonly wager: boolean;
}

/** IJ-9: the starting player makes one of two missions public. */
export interface ChooseMission {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "mission";
  /** The id of the mission. */
  readonly choose: string;
}

/** The truth, once the game is over. */
export interface Ending {
  readonly winners: readonly (number | string)[];
  readonly by: string;
  /** Seat by seat; Larry's last. */
  readonly roles: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly put_away: readonly MissionCard[];
  readonly ballots: readonly (readonly (number | string)[] | null)[];
}

/** The end: who has won and why, and every role, Larry's last. */
export interface GameOver {
  readonly event: "game-over";
  readonly only?: number | null;
  readonly winners: readonly (number | string)[];
  readonly by: string;
  readonly roles: readonly string[];
}

/** IJ-6: your cards. */
export interface HandDealt {
  readonly event: "hand-dealt";
  readonly only?: number | null;
  readonly cards: readonly string[];
}

/** IJ-48: 1 intel taken on being revealed. */
export interface IntelTaken {
  readonly event: "intel-taken";
  readonly only?: number | null;
  readonly seat: number;
  readonly taken_from: number;
}

/** IJ-62: Larry's three cards, for the controller alone, top first. */
export interface LarryDrawn {
  readonly event: "larry-drawn";
  readonly only?: number | null;
  readonly cards: readonly string[];
}

/** IJ-62: what went back on top and what left the game, for the controller alone. */
export interface LarryPutAway {
  readonly event: "larry-put-away";
  readonly only?: number | null;
  readonly back: string;
  readonly out: string;
}

/** IJ-60: what everybody knows of Larry. */
export interface LarryView {
  readonly intel: number;
  readonly role: string | null;
  readonly controller: number;
  readonly stack: number;
}

/** IJ-2: a mission and its trump. */
export interface MissionCard {
  readonly mission: string;
  readonly trump: string;
}

/** IJ-9, IJ-10: the public mission and its trump. */
export interface MissionChosen {
  readonly event: "mission-chosen";
  readonly only?: number | null;
  readonly seat: number;
  readonly mission: string;
  readonly trump: string;
}

/** IJ-24: whether the mission succeeded. */
export interface MissionJudged {
  readonly event: "mission-judged";
  readonly only?: number | null;
  readonly mission: string;
  readonly success: boolean;
  readonly missions_done: number;
}

/** IJ-9: the two missions, for the starting player alone. */
export interface MissionsDrawn {
  readonly event: "missions-drawn";
  readonly only?: number | null;
  readonly missions: readonly MissionCard[];
}

/** IJ-9: a mission that its reader may choose. */
export interface OfferedMission {
  readonly mission: string;
  readonly trump: string;
  /** `failed` if it could not succeed at this table (IJ-56), otherwise `open`. */
  readonly state: string;
}

/** The options of one table, already found to fit together: `read_options` makes them. */
export interface Options {
  readonly players: 2 | 3 | 4 | 5;
  readonly wager?: boolean;
  readonly wager_on?: "any" | "led";
  readonly risky_mode?: boolean;
  readonly open_history?: boolean;
  readonly special_roles?: readonly ("bugged" | "paranoid" | "risky" | "decoy" | "accomplice" | "tim-shady" | "sleeper" | "prof-no" | "blank")[];
  readonly blank_role?: BlankRole | null;
  /** IJ-42: by seat. */
  readonly seat_requests?: { readonly [key: string]: "bugged" | "accomplice" } | null;
}

/** IJ-47: the Accomplice chooses her partner. */
export interface Partner {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "partner";
  readonly seat: number;
}

/** IJ-47: whom the Accomplice chose. */
export interface PartnerChosen {
  readonly event: "partner-chosen";
  readonly only?: number | null;
  readonly seat: number;
  readonly partner: number;
}

/** IJ-47: what the Accomplice saw. */
export interface PartnerSeen {
  readonly event: "partner-seen";
  readonly only?: number | null;
  readonly partner: number;
  readonly role: string;
}

/** IJ-11, IJ-12, IJ-17: a card, with or without a token on it. */
export interface Play {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "play";
  /** The letter of the suit, `b`, `g`, `y` or `p`, and the value: `b7`. */
  readonly card: string;
  readonly wager: boolean;
}

/** IJ-62: of Larry's three cards one is played, one goes back on top, one is out of the game. */
export interface PlayLarry {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "larry";
  readonly play: string;
  readonly back: string;
  readonly out: string;
}

/** A card on the trick. */
export interface PlayedCard {
  readonly seat: number | string;
  readonly card: string;
  readonly wager: boolean;
}

/** IJ-5: your role. */
export interface RoleDealt {
  readonly event: "role-dealt";
  readonly only?: number | null;
  readonly role: string;
}

/** IJ-25, IJ-43, IJ-47: a role lies open; `by` is `start`, `intel` or `vote`. */
export interface RoleRevealed {
  readonly event: "role-revealed";
  readonly only?: number | null;
  readonly seat: number | string;
  readonly role: string;
  readonly by: string;
}

/** What everybody knows of a seat. */
export interface SeatView {
  readonly intel: number;
  readonly cards: number;
  /** The role, once it is revealed. */
  readonly role: string | null;
}

/** IJ-8, IJ-61: who starts the first trick. */
export interface StarterNamed {
  readonly event: "starter-named";
  readonly only?: number | null;
  readonly seat: number;
}

/** IJ-14, IJ-15: who won the trick, and the intel of everyone after it, Larry last. */
export interface TrickTaken {
  readonly event: "trick-taken";
  readonly only?: number | null;
  readonly seat: number | string;
  readonly intel: readonly number[];
}

/** A finished trick, where the table plays with open history (IJ-16). */
export interface TrickView {
  readonly mission: string;
  readonly trump: string;
  readonly cards: readonly PlayedCard[];
  readonly winner: number | string;
  readonly success: boolean;
}

/** One seat's view of the table. */
export interface View {
  readonly seat: number | null;
  readonly players: number;
  readonly phase: string;
  /** The seat that is asked now; nobody in particular in the vote and at the end. */
  readonly turn: number | null;
  readonly starter: number;
  readonly trick_number: number;
  readonly tricks: number;
  readonly missions_done: number;
  readonly missions_needed: number;
  readonly reveal_at: number;
  readonly supply: number;
  readonly wager: boolean;
  readonly wager_led_only: boolean;
  /** IJ-55: whether risky missions are among those that may be drawn. */
  readonly risky: boolean;
  readonly special_roles: readonly string[];
  /** IJ-80: the role that the table has defined, known to all. */
  readonly blank_role: BlankRole | null;
  readonly mission: string | null;
  /** `open`; `met` or `failed` once that is certain, whatever cards come. Hands are not looked at. */
  readonly mission_state: string | null;
  readonly trump: string | null;
  readonly led: string | null;
  readonly trick: readonly PlayedCard[];
  /** How many cards the trick will have: the place of the last. */
  readonly trick_size: number;
  /** Who plays at which place of the trick, from the 1st to the last; nobody in the vote and at the end. */
  readonly order: readonly (number | string)[];
  /** Whose card is ahead. */
  readonly winning: number | string | null;
  readonly seats: readonly SeatView[];
  readonly larry: LarryView | null;
  readonly accomplice: Accomplice | null;
  readonly history: readonly TrickView[] | null;
  readonly you: You | null;
  readonly ending: Ending | null;
}

/** IJ-30: a ballot. */
export interface Vote {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "vote";
  /** Whom it is against; nobody: empty. */
  readonly for: readonly (number | "larry")[];
}

/** IJ-29: the tricks are over. */
export interface VoteOpened {
  readonly event: "vote-opened";
  readonly only?: number | null;
}

/** What only this seat knows. */
export interface You {
  readonly role: string;
  readonly hand: readonly string[];
  /** IJ-9: the two missions, while you choose. */
  readonly missions: readonly OfferedMission[];
  /** IJ-62: Larry's three cards, top first, while you play for him. */
  readonly larry: readonly string[];
  readonly partner_role: string | null;
  readonly may_vote: boolean | null;
  readonly ballot: readonly (number | string)[] | null;
}
