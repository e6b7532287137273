// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.

/** IN-10: one seat's word on whether the answerer is the Insider; `null`: it gave none in time. */
export interface Accusation {
  readonly seat: number;
  readonly guilty: boolean | null;
}

/** IN-10: your ballot, until all are shown. */
export interface AccusationKept {
  readonly event: "accusation-kept";
  readonly only?: number | null;
  readonly guilty: boolean | null;
}

/** IN-10: whether the answerer is the Insider; `null`: no answer in time. */
export interface Accuse {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "accuse";
  readonly guilty: boolean | null;
}

/** IN-6, IN-7: the Master answers a question, or marks it as the one that found the word. */
export interface Answer {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "answer";
  readonly question: number;
  readonly answer: string;
}

/** IN-30: how many questions were answered how. */
export interface AnswerCounts {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** What a seat can do. */
export type AnyAction =
  | Redraw
  | Write
  | Begin
  | Ask
  | Answer
  | Look
  | EndDiscussion
  | Accuse
  | Point
  | Turn;

/** What can happen. */
export type AnyEvent =
  | RoleDealt
  | MasterNamed
  | WordDrawn
  | WordRefused
  | WordWritten
  | LookBegan
  | Looked
  | QuestionsBegan
  | QuestionAsked
  | QuestionAnswered
  | WordFound
  | TimeRanOut
  | CardLookedAt
  | CardSeen
  | DiscussionBegan
  | DiscussionEnded
  | FirstBallotOpened
  | AccusationKept
  | FirstBallotShown
  | RoleShown
  | SecondBallotOpened
  | PointingKept
  | SecondBallotShown
  | CardTurned
  | GameOver;

/** IN-6, IN-30: a question; without text it was spoken. */
export interface Ask {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "ask";
  readonly text: string;
}

/** IN-4: the Master has the word; now everyone looks. */
export interface Begin {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "begin";
}

/** IN-22: which card the answerer looked at; `null`: none in time. */
export interface CardLook {
  readonly card: number | "centre" | null;
}

/** IN-22: which card the answerer looked at; `null`: none in time. */
export interface CardLookedAt {
  readonly event: "card-looked-at";
  readonly only?: number | null;
  readonly seat: number;
  readonly card: number | "centre" | null;
}

/** IN-22: what the answerer saw. */
export interface CardSeen {
  readonly event: "card-seen";
  readonly only?: number | null;
  readonly card: number | "centre";
  readonly role: string;
}

/** IN-21: the card that the Master turned over. */
export interface CardTurned {
  readonly event: "card-turned";
  readonly only?: number | null;
  readonly card: number | "centre";
  readonly role: string;
}

/** IN-9, IN-21: the glass is turned over and runs until this moment. */
export interface DiscussionBegan {
  readonly event: "discussion-began";
  readonly only?: number | null;
  readonly until: number;
}

/** IN-9: `by` the `master` or the `clock`. */
export interface DiscussionEnded {
  readonly event: "discussion-ended";
  readonly only?: number | null;
  readonly by: string;
}

/** IN-9: the Master ends the discussion early. */
export interface EndDiscussion {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "end-discussion";
}

/** The truth, once the game is over. */
export interface Ending {
  readonly winners: readonly number[];
  readonly by: string;
  readonly roles: readonly string[];
  readonly centre: string | null;
  readonly word: string;
  readonly turned: number | "centre" | null;
  /** IN-13, IN-14: whom the second ballot accused. */
  readonly accused: number | "centre" | null;
  /** IN-14: whether several had the most in the second ballot. */
  readonly tied: boolean;
}

/** IN-10: is the answerer the Insider? So many must say yes. */
export interface FirstBallotOpened {
  readonly event: "first-ballot-opened";
  readonly only?: number | null;
  readonly seat: number;
  readonly needed: number;
}

/** IN-10: all ballots, and how many said yes. */
export interface FirstBallotShown {
  readonly event: "first-ballot-shown";
  readonly only?: number | null;
  readonly ballots: readonly Accusation[];
  readonly yes: number;
}

/** The end: who has won and why, every role, and the word. */
export interface GameOver {
  readonly event: "game-over";
  readonly only?: number | null;
  readonly winners: readonly number[];
  readonly by: string;
  readonly roles: readonly string[];
  readonly centre: string | null;
  readonly word: string;
}

/** IN-22: the answerer looks at a card; `null`: he did not in time. */
export interface Look {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "look";
  readonly card: number | "centre" | null;
}

/** IN-4: everyone looks now, until this moment. */
export interface LookBegan {
  readonly event: "look-began";
  readonly only?: number | null;
  readonly until: number;
}

/** IN-4: what a seat sees when it looks; a Common sees no word, but is told in the same way. */
export interface Looked {
  readonly event: "looked";
  readonly only?: number | null;
  readonly word: string | null;
}

/** IN-1: who the Master is. */
export interface MasterNamed {
  readonly event: "master-named";
  readonly only?: number | null;
  readonly seat: number;
}

/** The options of one table, already found to fit together: `read_options` makes them. */
export interface Options {
  readonly players: 4 | 5 | 6 | 7 | 8;
  readonly seconds?: number;
  readonly look_seconds?: number;
  readonly strict_majority?: boolean;
  readonly advanced?: boolean;
  readonly free_word?: boolean;
  /** IN-2: which of the bundled lists. */
  readonly language?: "en" | "fr";
  readonly difficulty?: "any" | "easy" | "hard" | "medium";
  /** IN-2: lines `word; form, form` that replace the bundled list, whatever its difficulty. */
  readonly own_words?: readonly string[];
}

/** IN-12: whom a seat points at; `null`: it did not in time. */
export interface Point {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "point";
  readonly at_seat: number | "centre" | null;
}

/** IN-12: whom one seat pointed at; `null`: at nobody in time. */
export interface Pointing {
  readonly seat: number;
  readonly place: number | "centre" | null;
}

/** IN-12: your ballot, until all are shown. */
export interface PointingKept {
  readonly event: "pointing-kept";
  readonly only?: number | null;
  readonly place: number | "centre" | null;
}

/** IN-6: what the Master said. */
export interface QuestionAnswered {
  readonly event: "question-answered";
  readonly only?: number | null;
  readonly question: number;
  readonly answer: string;
}

/** IN-6, IN-30: a question; without text it was spoken. */
export interface QuestionAsked {
  readonly event: "question-asked";
  readonly only?: number | null;
  readonly question: number;
  readonly seat: number;
  readonly text: string;
}

/** IN-6, IN-30: a question, spoken if it has no text, and its answer. */
export interface QuestionView {
  readonly seat: number;
  readonly text: string;
  readonly at: number;
  readonly answer: string | null;
  /** IN-7: whether an open question names the word, for the Master alone. */
  readonly names_word: boolean | null;
}

/** IN-6: the glass runs until this moment. */
export interface QuestionsBegan {
  readonly event: "questions-began";
  readonly only?: number | null;
  readonly until: number;
}

/** IN-3: the Master does not know the word. */
export interface Redraw {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "redraw";
}

/** IN-1: your role. */
export interface RoleDealt {
  readonly event: "role-dealt";
  readonly only?: number | null;
  readonly role: string;
}

/** IN-11: the answerer shows his role. */
export interface RoleShown {
  readonly event: "role-shown";
  readonly only?: number | null;
  readonly seat: number;
  readonly role: string;
}

/** IN-12: everyone points at the one it is. */
export interface SecondBallotOpened {
  readonly event: "second-ballot-opened";
  readonly only?: number | null;
}

/** IN-12, IN-13, IN-14: all ballots; who is accused by them, if anybody, and whether there was a tie. */
export interface SecondBallotShown {
  readonly event: "second-ballot-shown";
  readonly only?: number | null;
  readonly ballots: readonly Pointing[];
  readonly accused: number | "centre" | null;
  readonly tied: boolean;
}

/** IN-8, IN-21: the word was not found in time. */
export interface TimeRanOut {
  readonly event: "time-ran-out";
  readonly only?: number | null;
}

/** IN-21: the Master turns a card over. */
export interface Turn {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "turn";
  readonly card: number | "centre";
}

/** One seat's view of the table. */
export interface View {
  readonly seat: number | null;
  readonly players: number;
  readonly advanced: boolean;
  readonly free_word: boolean;
  readonly seconds: number;
  readonly language: string;
  /** IN-2, IN-5: whether the word is one of the bundled cards of this language and difficulty. */
  readonly bundled: boolean;
  readonly difficulty: string;
  /** IN-10: how many must say yes. */
  readonly needed: number;
  readonly phase: string;
  /** Whom the table waits for, as everybody may know: in a ballot all who have one, handed in or not. */
  readonly asked: readonly number[];
  readonly master: number;
  /** IN-3: how often the Master asked for another word. */
  readonly redraws: number;
  readonly word_ready: boolean;
  /** IN-3, IN-4, IN-7: the word, if this seat may know it. */
  readonly word: string | null;
  /** IN-6: when the questions began. */
  readonly glass_at: number | null;
  /** When the time that is running will be up. */
  readonly deadline: number | null;
  /** IN-4, IN-6, IN-9: how long the time that is running is in all, in milliseconds. */
  readonly lasts: number | null;
  readonly questions: readonly QuestionView[];
  readonly answers: AnswerCounts;
  readonly answerer: number | null;
  /** IN-11: the role of the answerer, once he has shown it. */
  readonly answerer_role: string | null;
  readonly looked: CardLook | null;
  /** IN-10: all ballots, once they are in. */
  readonly first_ballot: readonly Accusation[] | null;
  /** IN-12: all ballots, once they are in. */
  readonly second_ballot: readonly Pointing[] | null;
  readonly you: You | null;
  readonly ending: Ending | null;
}

/** IN-2, IN-3: the word, for the Master alone. */
export interface WordDrawn {
  readonly event: "word-drawn";
  readonly only?: number | null;
  readonly word: string;
}

/** IN-7: the word, and who found it. */
export interface WordFound {
  readonly event: "word-found";
  readonly only?: number | null;
  readonly question: number;
  readonly seat: number;
  readonly word: string;
}

/** IN-3: the Master does not know the word, and another is drawn. */
export interface WordRefused {
  readonly event: "word-refused";
  readonly only?: number | null;
}

/** IN-5: the Master has written a word. */
export interface WordWritten {
  readonly event: "word-written";
  readonly only?: number | null;
}

/** IN-5: the Master writes a word of his own. */
export interface Write {
  /** The seat that acts. */
  readonly by: number;
  readonly do: "write";
  readonly word: string;
}

/** What only this seat knows, besides the word. */
export interface You {
  readonly role: string;
  /** IN-22: the role that you saw as the answerer. */
  readonly seen_role: string | null;
  /** IN-10: your ballot, once it is in. */
  readonly accusation: Accusation | null;
  /** IN-12: your ballot, once it is in. */
  readonly pointing: Pointing | null;
}
