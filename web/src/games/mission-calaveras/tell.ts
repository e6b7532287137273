/** Everything that happens, and what is asked, in sentences. */

import type { Telling } from "$lib/face";
import { language, say, sayList } from "$lib/text.svelte";
import {
  type CalaverasSight,
  type Event,
  holderOf,
  partnerOf,
  sayAt,
  sayCard,
  saySeat,
  sayService,
  saySpot,
  type View,
} from "./table";

/** Who does something, as sentences choose their form: the reader, somebody else, or either for the ghost. */
function doer(seat: number, sight: CalaverasSight): { readonly who: string; readonly name: string } {
  const holder = holderOf(sight.view, seat);
  const mine = holder === sight.view.seat;
  if (holder !== seat) return { who: mine ? "my-ghost" : "ghost", name: sight.name(holder) };
  return { who: mine ? "me" : "other", name: sight.name(seat) };
}

const cardList = (cards: readonly string[]): string => sayList(cards.map(sayCard));

export function tell(event: Event, sight: CalaverasSight): Telling {
  const telling = told(event, sight);
  return { ...telling, text: sentence(telling.text) };
}

/** A sentence may begin with “the ghost”. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

function told(event: Event, sight: CalaverasSight): Telling {
  switch (event.event) {
    case "teams-formed":
      return { text: say("t-mc-told-teams", { teams: sayTeams(event.teams, sight) }) };
    case "hand-dealt":
      return { text: say("t-mc-told-hand", { cards: cardList(event.cards) }), secret: true };
    case "first-named":
      return { text: say("t-mc-told-first", doer(event.seat, sight)) };
    case "place-played": {
      const args = { ...doer(event.seat, sight), card: event.card, at: sayAt(event.to, sight, event.seat) };
      return { text: say("t-mc-told-place", args) };
    }
    case "twist-played": {
      const who = doer(event.seat, sight);
      if (event.card == null || event.moved_from == null || event.to == null)
        return { text: say("t-mc-told-twist-empty", who) };
      const from = saySpot(event.moved_from, sight);
      return {
        text: say("t-mc-told-twist", { ...who, card: event.card, from, to: saySpot(event.to, sight) }),
      };
    }
    case "turn-passed":
      return { text: say("t-mc-told-pass", doer(event.seat, sight)) };
    case "twins-discarded":
      return { text: say("t-mc-told-twins", { card: event.card, at: sayAt(event.at, sight) }) };
    case "nicole-moved":
      return { text: say("t-mc-told-nicole", who(event.seat, sight)) };
    case "suspect-named": {
      const { points, suspicion, by } = event;
      const args = { ...who(event.seat, sight), points, suspicion, by };
      return { text: say("t-mc-told-named", args), weight: "great" };
    }
    case "cards-drawn": {
      const text = say("t-mc-told-drawn", { ...doer(event.seat, sight), cards: event.cards });
      return { text, weight: "small" };
    }
    case "hand-filled":
      return { text: say("t-mc-told-filled", { cards: cardList(event.cards) }), secret: true };
    case "pile-empty":
      return { text: say("t-mc-told-pile-empty"), weight: "small" };
    case "pile-shuffled":
      return { text: say("t-mc-told-shuffled", { cards: event.cards }), weight: "small" };
    case "game-over":
      return { text: sayOutcome(event, sight), weight: "great" };
  }
}

/** Whom something happens to; a ghost here is a seat like any other. */
function who(seat: number, sight: CalaverasSight): { readonly who: string; readonly name: string } {
  return { who: seat === sight.view.seat ? "me" : "other", name: saySeat(seat, sight) };
}

function sayTeams(teams: readonly string[], sight: CalaverasSight): string {
  const half = teams.length / 2;
  return teams
    .slice(0, half)
    .map((team, seat) => {
      const members = sayList([sight.name(seat), sight.name(seat + half)]);
      return say("t-mc-told-team", { team: sayService(team), members });
    })
    .join(" ");
}

/** MC-20 to MC-22: the guilty one, where Nicole stands, and who has won, in one sentence. */
export function sayOutcome(
  over: { readonly winners: readonly number[]; readonly guilty: number; readonly nicole: number },
  sight: CalaverasSight,
): string {
  const team = sight.view.seats[over.nicole]?.team ?? "";
  const text = say("t-mc-told-over", {
    guilty: saySeat(over.guilty, sight),
    nicole: saySeat(over.nicole, sight),
    team,
    end:
      over.winners.length === 0
        ? "none"
        : over.guilty === partnerOf(sight.view, over.nicole)
          ? "partner"
          : "team",
  });
  return sentence(text);
}

/** The one sentence at the top: what is asked of this reader, or whom the table waits for. */
export function asked(sight: CalaverasSight): string {
  const { view, legal } = sight;
  if (view.phase === "over") return view.ending ? sayOutcome(view.ending, sight) : "";
  if (view.phase === "reshuffle" || view.turn === null) return say("t-mc-asked-shuffle");
  const first = legal[0];
  if (first?.do === "pass") return say("t-mc-asked-pass");
  const args = doer(view.turn, sight);
  return say("t-mc-asked", { ...args, ready: first ? "yes" : "no" });
}

/** The seat whose turn it is; for the ghost, the seat that plays for it. */
export function turn(view: View): readonly number[] {
  return view.turn === null || view.phase !== "play" ? [] : [holderOf(view, view.turn)];
}
