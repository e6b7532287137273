// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.
import type { ActionOf, EventOf, GameId, ViewOf } from "./games";

/** The version of all messages. */
export const PROTOCOL = 1;

/** No message of a client is longer, in bytes. */
export const LARGEST = 16384;

/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An action is stored and will be shown in its time (`pacing`); the push with its `re` follows. */
export interface Accepted {
  readonly type: "accepted";
  readonly re: string;
}

/** Does something in the game: one of the `legal` actions, free text filled in. */
export interface Act<G extends GameId = GameId> {
  readonly type: "act";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** Which game of the table. */
  readonly game: number;
  /** The number of the push that this answers; another one has come since: refused as `stale`. */
  readonly n: number;
  readonly action: ActionOf[G];
}

/**
 * The addresses under which others reach this server, the best one first.
 *
 * If there are none, it is the one that you used yourself.
 */
export interface Addresses {
  readonly addresses: readonly string[];
}

/** Lets watchers see what one's own seat sees, or no longer. */
export interface AllowWatching {
  readonly type: "allow-watching";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly allowed: boolean;
}

/** What the server says. */
export type AnyMessage<G extends GameId = GameId> =
  | Welcome
  | Room
  | Push<G>
  | Foreseen<G>
  | Accepted
  | Done
  | Refused
  | Said
  | Inherited<G>
  | Closing
  | Pong;

/** What a client may say. */
export type AnyRequest<G extends GameId = GameId> =
  | Hello
  | Ping
  | Act<G>
  | Preview<G>
  | Resync
  | Introduction
  | Sit
  | Stand
  | Leave
  | Rename
  | RequestRole
  | AllowWatching
  | Watch
  | Fill
  | Remove
  | Shuffle
  | HandOver
  | Mute
  | SetOptions
  | SetSettings
  | Start
  | Propose
  | Vote
  | Reclaim
  | Say
  | SayPhrase;

/** Why a bot did something: a message of the catalogue and what it speaks of. */
export interface BotReason {
  /** The entry of the log, counted from 0: the deal. */
  readonly entry: number;
  readonly seat: number;
  readonly message: string;
  readonly arguments: { readonly [key: string]: string | number };
  /** Arguments that are seats, which readers are shown by name. */
  readonly seats: { readonly [key: string]: number };
}

/** Why the bots of a game that is over did what they did, as far as they have said. */
export interface BotReasons {
  readonly reasons: readonly BotReason[];
}

/** A place for a player, as everybody sees it. */
export interface Chair {
  /** Who decides here now. */
  readonly kind?: "bot" | "open" | "person";
  /** The seat in the game; before the deal there is none. */
  readonly seat?: number | null;
  /** The person whose chair it is. */
  readonly owner?: string | null;
  /** The person who plays on for the owner, if a person does. */
  readonly heir?: string | null;
  /** The bot that plays here, for itself or as an heir. */
  readonly bot?: string | null;
  /** Of whoever plays here. */
  readonly name?: string | null;
  /** IJ-42: the role that is asked for. */
  readonly request?: string | null;
  /** Whether watchers may see what this seat sees. */
  readonly shown?: boolean;
}

/** Asks whether options fit together; nothing is made. */
export interface CheckOptions {
  readonly options: { readonly [key: string]: Json };
}

/** One choice of a list, alone. */
export interface ChoiceFacts {
  readonly choice: string;
  /** With how many players it can be chosen. */
  readonly players: readonly number[];
  /**
   * What the game says of it. Of a role in Inside Job: `side` (`agents`, `insider`, `neutral`),
   * `revealed_at_start`, `replaces` (`agent`, `insider`), `needs_wager`; of the blank role nothing.
   */
  readonly facts: { readonly [key: string]: Json };
}

/** The last message before the server closes this socket. */
export interface Closing {
  readonly type: "closing";
  readonly reason: "deleted" | "moved" | "removed" | "replaced" | "stopping";
}

/** Choices that do not go together, and why: as in a refusal. */
export interface Conflict {
  readonly choices: readonly string[];
  readonly rule: string;
  readonly message: string;
  readonly arguments: { readonly [key: string]: string | number };
}

/** A request was carried out. */
export interface Done {
  readonly type: "done";
  readonly re: string;
}

/** Host: seats a bot on a chair that is open or a bot's; `null` opens the chair. */
export interface Fill {
  readonly type: "fill";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** A chair of the room, counted from 0. */
  readonly chair: number;
  readonly bot: string | null;
}

/** The answer to `preview`, for whoever asked: what everybody would see, before cards are drawn. */
export interface Foreseen<G extends GameId = GameId> {
  readonly type: "foreseen";
  readonly re: string;
  readonly events: readonly EventOf[G][];
}

/** The games that can be played here. */
export interface GameList {
  readonly games: readonly GameOffer[];
}

/** A game that can be played here. */
export interface GameOffer {
  readonly id: string;
  readonly players: readonly number[];
  readonly options: readonly Option[];
  readonly bots: readonly string[];
  readonly phrases: readonly PhraseOffer[];
}

/** A finished game: docs/rules/records.md. Further keys are allowed and mean nothing. */
export interface GameRecord {
  readonly volteface: 1;
  readonly game: string;
  readonly options: { readonly [key: string]: Json };
  readonly seats: readonly ({ readonly [key: string]: Json })[];
  readonly seal?: string;
  readonly salt?: string;
  readonly log: readonly ({ readonly by: number | "chance" | "clock"; readonly do: string; readonly [key: string]: Json })[];
  readonly result: { readonly winners: readonly (number | string)[]; readonly [key: string]: Json };
}

/** Host: makes somebody else the host; once the host is away too long, anybody may name himself. */
export interface HandOver {
  readonly type: "hand-over";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** Public; never a credential. */
  readonly member: string;
}

/** Whether the server works; nothing about any table. */
export interface Health {
  readonly status: "not-storing" | "ok" | "stopping";
}

/** The first message of every socket. Without a token, and without a cookie, one only watches. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  /** The private token that joining gave; the cookie serves as well. */
  readonly token?: string | null;
  /** `public`: show what a spectator sees, whoever asks; this is what a television does. */
  readonly view?: "public" | "seat";
}

/** You play on for somebody: all that this seat was told so far, push by push. */
export interface Inherited<G extends GameId = GameId> {
  readonly type: "inherited";
  readonly chair: number;
  readonly seat: number;
  /** The owner's. */
  readonly name: string;
  readonly pushes: readonly Push<G>[];
}

/** Says whether your client shows an introduction; the deal waits for players who still read it. */
export interface Introduction {
  readonly type: "introduction";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly open: boolean;
}

/** Comes to a table. */
export interface JoinTable {
  /** Shown to everybody; 20 characters are kept. */
  readonly name: string;
  /** Takes the first open chair, if there is one and no game runs; otherwise one watches. */
  readonly sit?: boolean;
  /** Whether your client shows you an introduction, until it says otherwise over the socket. */
  readonly introduction?: boolean;
}

/** One's place at a table. The token is private: whoever has it is you. It also comes as a cookie. */
export interface Joined {
  readonly code: string;
  readonly member: string;
  readonly token: string;
}

/** Leaves the table; in a game the chair stays one's own, and the grace time is over at once. */
export interface Leave {
  readonly type: "leave";
  /** Chosen by the client, new for each request. */
  readonly id: string;
}

/** Asks which lines of a list can be used, before it becomes an option of a table. */
export interface Lines {
  readonly option: string;
  readonly lines: readonly string[];
}

/** A link that works once. The secret stands behind the `#`, so that no log ever sees it. */
export interface Link {
  readonly path: string;
  readonly secret: string;
  /** How long it works. */
  readonly seconds: number;
}

/** What is to be known of an option that is a list of choices. */
export interface ListGuide {
  /** How many can be chosen at once. */
  readonly most: number;
  readonly choices: readonly ChoiceFacts[];
  readonly conflicts: readonly Conflict[];
  readonly recommended: readonly Recommendation[];
}

/** Host: takes somebody's voice, or gives it back. */
export interface Mute {
  readonly type: "mute";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** Public; never a credential. */
  readonly member: string;
  readonly muted: boolean;
}

/** Asks for a table; whoever asks is its host. */
export interface NewTable {
  readonly game: string;
  /** As records write them: `players`, and whatever differs from the default. */
  readonly options: { readonly [key: string]: Json };
  /** Shown to everybody; 20 characters are kept. */
  readonly name: string;
  readonly settings?: Settings;
  /** Whether the host takes the first chair; otherwise he watches. */
  readonly sit?: boolean;
  /** Fills all other chairs with this bot. */
  readonly bots?: string | null;
  /** Deals at once, if every chair is taken; with `introduction` as soon as that is closed. */
  readonly start?: boolean;
  /** Whether your client shows you an introduction, until it says otherwise over the socket. */
  readonly introduction?: boolean;
}

/** One option of a game, for a form. */
export interface Option {
  readonly name: string;
  readonly kind: string;
  readonly choices: readonly string[];
  readonly default: Json;
  readonly help: string | null;
  /** For a list: which choices go together. */
  readonly guide: ListGuide | null;
  /** For an object: what it is put together of. */
  readonly parts: readonly Part[];
}

/** They do: the same options as records write them, and the seats of such a table. Or why they do not. */
export interface OptionsChecked {
  readonly options: { readonly [key: string]: Json } | null;
  readonly seats: number | null;
  /** What making a table would be refused with; an answer like any other, for that is what was asked. */
  readonly refused: Refused | null;
}

/** One part of an option that people put together. */
export interface Part {
  readonly name: string;
  readonly kind: "choice" | "switch" | "text";
  readonly choices: readonly Json[];
  readonly default: Json;
  /** For a text: how many characters it may have. */
  readonly longest: number | null;
}

/** Somebody at the table, as everybody sees him. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether a socket of his is open. */
  readonly here?: boolean;
  /** The chair that is his own. */
  readonly chair?: number | null;
  /** For a watcher, the chair whose view he is shown. */
  readonly watching?: number | null;
  readonly muted?: boolean;
  /** Whether he has left on purpose. */
  readonly gone?: boolean;
  /** Whether their client shows the introduction to the game. */
  readonly reading?: boolean;
}

/** A ready-made phrase. */
export interface PhraseOffer {
  readonly id: string;
  readonly slots: readonly SlotOffer[];
}

/** Asks for a `pong`, for clients that cannot ping on their own. */
export interface Ping {
  readonly type: "ping";
}

/** One game of a table. */
export interface PlayedGame {
  readonly number: number;
  /** When, in milliseconds of Unix time. */
  readonly started: number;
  readonly finished: number | null;
  readonly result: { readonly [key: string]: Json } | null;
  readonly seats: readonly ({ readonly [key: string]: Json })[];
}

/** The games of a table, oldest first. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  /** The server's clock, in milliseconds. */
  readonly clock: number;
}

/** Asks what everybody would see follow at once from one of the `legal` actions; nothing is done. */
export interface Preview<G extends GameId = GameId> {
  readonly type: "preview";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly game: number;
  /** As in `act`. */
  readonly n: number;
  readonly action: ActionOf[G];
}

/** A vote on who plays on for somebody who is away. */
export interface Proposal {
  readonly number: number;
  readonly chair: number;
  readonly member?: string | null;
  readonly bot?: string | null;
  readonly by?: string | null;
  /** How many must say yes. */
  readonly needed?: number;
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
}

/** Proposes who plays on for a player who is away: a watcher, or a bot. */
export interface Propose {
  readonly type: "propose";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** A chair of the room, counted from 0. */
  readonly chair: number;
  readonly member?: string | null;
  readonly bot?: string | null;
}

/**
 * What one seat, or a spectator, is told after something has happened.
 *
 * `n` counts the pushes of this seat in this game, from 0. Whoever finds a gap asks for a `resync`:
 * the newest push holds everything. A push is only sent when something has changed for its reader, so that
 * its number tells him nothing more.
 */
export interface Push<G extends GameId = GameId> {
  readonly type: "push";
  readonly game: number;
  readonly n: number;
  /** The table as this reader may see it. */
  readonly view: ViewOf[G];
  /** The entries that this reader may send back as an `action`; `by` is the seat that acts. */
  readonly legal: readonly ActionOf[G][];
  /** What has happened since the last push. */
  readonly events: readonly EventOf[G][];
  /** Whose view this is. */
  readonly seat?: number | null;
  /** The `id` of one's own action, if it led to this. */
  readonly re?: string | null;
  /** In a game with a clock: milliseconds since its start, at the time of sending. */
  readonly moment?: number | null;
  /** With a turn timer: how many milliseconds are left to those who are asked. */
  readonly left?: number | null;
}

/** Takes one's own chair back from an heir. */
export interface Reclaim {
  readonly type: "reclaim";
  /** Chosen by the client, new for each request. */
  readonly id: string;
}

/** Choices that play well together. */
export interface Recommendation {
  readonly choices: readonly string[];
  /** With how many players. */
  readonly players: readonly number[];
  /** The message that says why. */
  readonly reason: string;
}

/** A request was not carried out, and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly reason: "busy" | "failed" | "illegal" | "malformed" | "no-table" | "not-allowed" | "not-in-turn" | "not-now" | "not-stored" | "protocol" | "stale" | "stopping" | "too-large" | "too-many" | "unknown-token";
  readonly message: string;
  /** `null` where the request could not even be read. */
  readonly re?: string | null;
  readonly arguments?: { readonly [key: string]: string | number };
  readonly rule?: string | null;
  /** For `stale`: the number of the newest push. */
  readonly n?: number | null;
}

/** Host: sends somebody away; the token is worth nothing from then on. Not a player during a game. */
export interface Remove {
  readonly type: "remove";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** Public; never a credential. */
  readonly member: string;
}

/** Changes one's name. */
export interface Rename {
  readonly type: "rename";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** Shown to everybody; 20 characters are kept. */
  readonly name: string;
}

/** A game as one seat, or a spectator, was told it. */
export interface Replay<G extends GameId = GameId> {
  readonly game: string;
  readonly options: { readonly [key: string]: Json };
  /** As records write them: names, bots, teams. */
  readonly seats: readonly ({ readonly [key: string]: Json })[];
  readonly result: { readonly [key: string]: Json } | null;
  readonly seat: number | null;
  readonly steps: readonly ReplayStep<G>[];
  /** `first` of the next request, if the steps did not all fit into one answer. */
  readonly next: number | null;
}

/** What one seat, or a spectator, was told: one push of its time. */
export interface ReplayStep<G extends GameId = GameId> {
  /** Its number, counted from 0 for this reader. */
  readonly n: number;
  /** The entry of the log that brought it about, counted from 0: the deal. */
  readonly entry: number;
  /** Who made that entry. */
  readonly by: number | "chance" | "clock";
  /** The table as this reader saw it. */
  readonly view: ViewOf[G];
  readonly events: readonly EventOf[G][];
  /** Milliseconds since the start: of the game's clock where it has one, otherwise when it was shown. */
  readonly at: number | null;
}

/** IJ-42: asks for a role before the deal, where the game has seat requests; `null` takes it back. */
export interface RequestRole {
  readonly type: "request-role";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly role: string | null;
}

/** Asks for the room and for the newest push again. */
export interface Resync {
  readonly type: "resync";
  /** Chosen by the client, new for each request. */
  readonly id: string;
}

/** The table around the game, the same for everybody; sent whole whenever it changes. */
export interface Room {
  readonly type: "room";
  readonly code: string;
  /** Which game is played here. */
  readonly game: string;
  readonly state: "over" | "playing" | "waiting";
  /** Without lists of lines, such as own words; setting options without such a list keeps it. */
  readonly options: { readonly [key: string]: Json };
  readonly settings: Required<Settings>;
  readonly host: string;
  readonly chairs: readonly Chair[];
  readonly people: readonly Person[];
  /** The game that runs or ran last, counted from 0. */
  readonly number?: number | null;
  /** Of that game's deal. */
  readonly seal?: string | null;
  /** The salt of the seal, once that game is over. */
  readonly salt?: string | null;
  readonly proposal?: Proposal | null;
  /** How many lines each list has that is left out of the options. */
  readonly lists?: { readonly [key: string]: number };
  /** Whether the host has asked for the start and the deal waits for players who read the introduction. */
  readonly starting?: boolean;
  /** Seats without a player, and the seat whose player decides for each. */
  readonly ghosts?: { readonly [key: string]: number };
}

/** Somebody has said something. */
export interface Said {
  readonly type: "said";
  /** Rises from line to line, so that one is not shown twice after a reconnect; watchers' lines apart. */
  readonly number: number;
  /** The person; `null` for a bot. */
  readonly by?: string | null;
  readonly name: string;
  readonly seat?: number | null;
  /** What was typed. */
  readonly text?: string | null;
  /** Or the ready-made phrase, with its slots. */
  readonly phrase?: string | null;
  readonly slots?: { readonly [key: string]: Json };
  /** Whether only watchers hear it: while a game runs they do not talk to players. */
  readonly watchers?: boolean;
}

/** Says something in one's own words. */
export interface Say {
  readonly type: "say";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly text: string;
}

/** Says a ready-made phrase, which everybody reads in his own language. */
export interface SayPhrase {
  readonly type: "say-phrase";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly phrase: string;
  readonly slots?: { readonly [key: string]: Json };
}

/** Host: sets the options of the next game, as records write them. */
export interface SetOptions {
  readonly type: "set-options";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly options: { readonly [key: string]: Json };
}

/** Host: sets how the table is run; pacing and clocks between games only. */
export interface SetSettings {
  readonly type: "set-settings";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly settings: Settings;
}

/** How the table is run; none of it is a rule of the game. */
export interface Settings {
  /** Listed for everybody; a private table is found by its code alone. */
  readonly public?: boolean;
  readonly talk?: "chat" | "none" | "phrases";
  /** Poker face: how much of a player's thinking time the others can read off the table. */
  readonly pacing?: "off" | "soft" | "strict";
  /** How long a seat may think before a move is made for it; 0: as long as it likes. Two weeks at most. */
  readonly turn_seconds?: number;
  /** How long somebody may be away before the table may vote for an heir. */
  readonly grace_seconds?: number;
  /** Over an evening a role that only one seat has goes around. */
  readonly fair_roles?: boolean;
  /** Whether players may ask what a move would lead to, in games that can tell (Mission Calaveras). */
  readonly preview?: boolean;
}

/** The address under which anybody may look at a game. */
export interface Shared {
  readonly id: string;
  readonly path: string;
}

/** A game that was shared: who played what, and how it ended. */
export interface SharedGame {
  readonly game: string;
  /** Without lists of lines, such as own words. */
  readonly options: { readonly [key: string]: Json };
  readonly seats: readonly ({ readonly [key: string]: Json })[];
  readonly result: { readonly [key: string]: Json };
  readonly seal: string;
  readonly salt: string;
  /** When, in milliseconds of Unix time. */
  readonly started: number;
  readonly finished: number;
}

/** Asks for the replay of a record that somebody has as a file. */
export interface ShowRecord {
  /** As it was downloaded. */
  readonly record: { readonly [key: string]: Json };
  readonly seat?: number | "spectator";
  /** From which step on. */
  readonly first?: number;
}

/** Host: seats everybody anew at random, before the start or between games. */
export interface Shuffle {
  readonly type: "shuffle";
  /** Chosen by the client, new for each request. */
  readonly id: string;
}

/** The lines of a list that can be used, in their one form, and why each of the others cannot. */
export interface SiftedLines {
  readonly good: readonly string[];
  readonly bad: readonly Refused[];
}

/** Takes an open chair; before the start, or between games. */
export interface Sit {
  readonly type: "sit";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  /** A chair of the room, counted from 0. */
  readonly chair: number;
}

/** One gap of a phrase. */
export interface SlotOffer {
  readonly name: string;
  readonly kind: string;
  /** Empty for a seat: any seat of the table. */
  readonly choices: readonly Json[];
}

/** Leaves the chair and watches; before the start, or between games. */
export interface Stand {
  readonly type: "stand";
  /** Chosen by the client, new for each request. */
  readonly id: string;
}

/**
 * Host: deals, for the first time or for a rematch; the start moves on by the rules.
 *
 * While a player reads the introduction, the deal waits; after 30 seconds a second `start` deals at once.
 */
export interface Start {
  readonly type: "start";
  /** Chosen by the client, new for each request. */
  readonly id: string;
}

/** The tables that everybody may see. */
export interface TableList {
  readonly tables: readonly TableSummary[];
}

/** A table as strangers see it. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly options: { readonly [key: string]: Json };
  readonly state: "over" | "playing" | "waiting";
  /** The host's name. */
  readonly host: string;
  readonly players: number;
  /** How many chairs are. */
  readonly taken: number;
  readonly watchers: number;
  readonly public: boolean;
}

/** Takes a place over to this device. */
export interface TakeLink {
  readonly secret: string;
}

/** What has the server told me? All pushes of your seats, and every other message, oldest first. */
export interface ToldAll<G extends GameId = GameId> {
  readonly messages: readonly ToldLine<G>[];
}

/** One message that was sent to you, and when, in milliseconds of the server's clock. */
export interface ToldLine<G extends GameId = GameId> {
  readonly at: number;
  readonly message: AnyMessage<G>;
}

/** Votes on the proposal; a vote is set, never toggled, and may be changed while it is open. */
export interface Vote {
  readonly type: "vote";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly proposal: number;
  readonly yes: boolean;
}

/** For watchers: look at the table from a seat that allows it; `null` is the spectator's view. */
export interface Watch {
  readonly type: "watch";
  /** Chosen by the client, new for each request. */
  readonly id: string;
  readonly chair: number | null;
}

/** The answer to `hello`; the room and, if a game was dealt, a push follow. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  /** One's own public id; `null` for a television. */
  readonly you: string | null;
  readonly view: "public" | "seat";
}

/** Why something was refused. */
export type Reason = Refused["reason"];
