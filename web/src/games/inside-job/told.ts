/** Events in words, and which of them the rules want forgotten. */

import type { Forgetting, Place, Telling } from "$lib/face";
import type { EventOf, InsideJob } from "$lib/protocol";
import { withoutRules } from "$lib/rules";
import { say, sayList } from "$lib/text.svelte";
import { type IjSight, type IjView, sayCards, sayMission, sayRole, sayTheCard, youOrNot } from "./words";

export function tell(event: EventOf["inside-job"], sight: IjSight): Telling | null {
  const { view } = sight;
  const who = (place: Place): { you: string; name: string } => ({
    you: youOrNot(sight, place),
    name: sight.name(place),
  });
  switch (event.event) {
    case "role-dealt":
      return secret(say("ij-event-role-dealt", { role: sayRole(event.role, view) }));
    case "hand-dealt":
      return secret(say("ij-event-hand-dealt", { cards: sayCards(event.cards) }));
    case "starter-named":
      return small(say("ij-event-starter-named", who(event.seat)));
    case "role-revealed":
      return great(
        say(`ij-event-role-revealed-${event.by}`, { ...who(event.seat), role: sayRole(event.role, view) }),
      );
    case "partner-chosen":
      return great(
        say("ij-event-partner-chosen", { ...who(event.seat), partner: sight.name(event.partner) }),
      );
    case "partner-seen":
      return secret(
        say("ij-event-partner-seen", { partner: sight.name(event.partner), role: sayRole(event.role, view) }),
      );
    case "missions-drawn":
      return secret(
        say("t-ij-event-missions-drawn", {
          one: offered(event.missions[0]),
          two: offered(event.missions[1]),
        }),
      );
    case "mission-chosen":
      return normal(
        say("ij-event-mission-chosen", {
          ...who(event.seat),
          mission: sayMission(event.mission),
          suit: event.trump,
        }),
      );
    case "card-played":
      return small(
        say(event.wager ? "ij-event-card-wagered" : "ij-event-card-played", {
          ...who(event.seat),
          card: sayTheCard(event.card),
        }),
      );
    case "larry-drawn":
      return secret(say("ij-event-larry-drawn", { cards: sayCards(event.cards) }));
    case "larry-put-away":
      return secret(
        say("t-ij-event-larry-put-away", { back: sayTheCard(event.back), out: sayTheCard(event.out) }),
      );
    case "trick-taken":
      return normal(say("ij-event-trick-taken", who(event.seat)));
    case "mission-judged":
      return event.success
        ? great(
            say("ij-event-mission-succeeded", { done: event.missions_done, needed: view.missions_needed }),
          )
        : great(say("ij-event-mission-failed"));
    case "intel-taken":
      return normal(say("ij-event-intel-taken", { ...who(event.seat), from: sight.name(event.taken_from) }));
    case "vote-opened":
      return great(say("ij-event-vote-opened"));
    case "ballot-kept":
      return secret(say("ij-event-ballot-kept", { votes: sayVotes(event.votes, sight) }));
    case "ballots-shown":
      return great(say("ij-event-ballots-shown", { ballots: sayBallots(event.ballots, sight) }));
    case "game-over":
      return great(
        say("t-ij-event-game-over", {
          reason: whyEnded(event.by, view).text,
          winners: sayWinners(event.winners, sight),
        }),
      );
  }
}

const small = (text: string): Telling => ({ text, weight: "small" });
const normal = (text: string): Telling => ({ text });
const great = (text: string): Telling => ({ text, weight: "great" });
const secret = (text: string): Telling => ({ text, secret: true });

function offered(card: InsideJob.MissionCard | undefined): string {
  return card ? say("ij-choose-mission", { mission: sayMission(card.mission), suit: card.trump }) : "";
}

/** Whom a ballot is against: names, or nobody. */
export function sayVotes(votes: readonly Place[], sight: IjSight): string {
  return votes.length ? sayList(votes.map((one) => sight.name(one))) : say("ij-ballot-nobody");
}

export function sayBallots(ballots: readonly (readonly Place[] | null)[], sight: IjSight): string {
  return sayList(
    ballots.map((votes, seat) =>
      votes === null
        ? say("ij-ballot-none", { name: sight.name(seat) })
        : say("ij-ballot", { name: sight.name(seat), votes: sayVotes(votes, sight) }),
    ),
  );
}

/** Why the game ended so, with its rule; the vote with Larry is counted differently. */
/** How the game ended, and the rule behind it, which the library's sentences name at their end. */
export function whyEnded(
  by: string,
  view: Pick<IjView, "larry">,
): { readonly text: string; readonly rule: string | null } {
  const reason = sayReason(by, view);
  return { text: withoutRules(reason), rule: /IJ-\d+/.exec(reason)?.[0] ?? null };
}

function sayReason(by: string, view: Pick<IjView, "larry">): string {
  return say(by === "vote" && view.larry ? "ij-reason-vote-larry" : `ij-reason-${by}`);
}

export function sayWinners(winners: readonly Place[], sight: IjSight): string {
  return say("ij-won-by", {
    count: winners.length,
    names: sayList(winners.map((one) => sight.name(one))),
  });
}

const OF_A_TRICK: ReadonlySet<string> = new Set([
  "missions-drawn",
  "mission-chosen",
  "card-played",
  "larry-drawn",
  "larry-put-away",
  "trick-taken",
  "mission-judged",
]);
const TURNED_FACE_DOWN: ReadonlySet<string> = new Set(["trick-taken", "mission-chosen"]);

/** IJ-16: what lies face down is not read again, unless the table plays with open history, or the game is over. */
export function forgets(view: IjView): Forgetting | null {
  if (view.history !== null || view.phase === "over") return null;
  return { fades: OF_A_TRICK, clears: TURNED_FACE_DOWN };
}
