/**
 * Breaks a push into pictures: the full trick stands for a moment, then it is taken, a role turns over, ballots are shown.
 * Each picture is the one before it with what an event says put in; the last one is always the server's own view.
 */

import type { Scene } from "$lib/face";
import type { EventOf, InsideJob, Push } from "$lib/protocol";
import type { IjView } from "./words";

type IjEvent = EventOf["inside-job"];
type IjScene = Scene<"inside-job">;

/** How long each kind of picture stands, in milliseconds; the same for every role and every card. */
export const HOLD = {
  card: 450,
  mission: 900,
  fullTrick: 1400,
  taken: 1600,
  reveal: 2400,
  ballots: 3600,
} as const;

export function scenes(before: IjView | null, push: Push<"inside-job">): readonly IjScene[] {
  const last = (events: readonly IjEvent[], hold: number): IjScene => ({ view: push.view, events, hold });
  if (before === null) return [last(push.events, 0)];
  const all: IjScene[] = [];
  let view = before;
  let gathered: IjEvent[] = [];
  const show = (hold: number): void => {
    all.push({ view, events: gathered, hold });
    gathered = [];
  };
  const taken = push.events.some((event) => event.event === "trick-taken");
  for (const event of push.events) {
    const next = after(view, event, push.view);
    switch (event.event) {
      case "trick-taken": {
        // Something was missed on the way here: no picture could be true but the last.
        if (view.trick.length !== push.view.trick_size) return [last(push.events, 0)];
        // The card that filled the trick is seen with the winner marked before anything moves.
        view = { ...view, winning: event.seat, mission_state: judged(push.events), turn: null };
        show(HOLD.fullTrick);
        view = after(view, event, push.view);
        gathered.push(event);
        continue;
      }
      case "mission-judged":
        view = next;
        gathered.push(event);
        show(HOLD.taken);
        continue;
      case "role-revealed":
        view = next;
        gathered.push(event);
        if (event.by !== "start") show(HOLD.reveal);
        continue;
      case "ballots-shown":
        view = next;
        gathered.push(event);
        show(HOLD.ballots);
        continue;
      default:
        view = next;
        gathered.push(event);
    }
  }
  all.push(last(gathered, taken ? 0 : lastHold(gathered)));
  return all;
}

function lastHold(events: readonly IjEvent[]): number {
  if (events.some((event) => event.event === "card-played")) return HOLD.card;
  if (events.some((event) => event.event === "mission-chosen")) return HOLD.mission;
  return 0;
}

function judged(events: readonly IjEvent[]): string | null {
  const event = events.find((one) => one.event === "mission-judged");
  return event === undefined ? null : event.success ? "met" : "failed";
}

/** The picture with one more event in it. What an event does not say stays as it was. */
function after(view: IjView, event: IjEvent, end: IjView): IjView {
  switch (event.event) {
    case "mission-chosen":
      return {
        ...view,
        mission: event.mission,
        trump: event.trump,
        mission_state: "open",
        you: view.you && { ...view.you, missions: [] },
      };
    case "card-played":
      return withCard(view, event);
    case "trick-taken":
      return withTaken(view, event, end);
    case "mission-judged":
      return { ...view, missions_done: event.missions_done };
    case "role-revealed":
      return withRole(view, event);
    case "intel-taken":
      return { ...view, seats: end.seats };
    default:
      return view;
  }
}

function withCard(view: IjView, { seat, card, wager }: InsideJob.CardPlayed): IjView {
  const seats = view.seats.map((one, index) =>
    index === seat ? { ...one, cards: one.cards - 1, intel: one.intel - (wager ? 1 : 0) } : one,
  );
  const you = view.you;
  return {
    ...view,
    turn: null,
    trick: [...view.trick, { seat, card, wager }],
    seats,
    you:
      you && seat === view.seat
        ? { ...you, hand: you.hand.filter((one) => one !== card) }
        : you && seat === "larry"
          ? { ...you, larry: [] }
          : you,
  };
}

function withTaken(view: IjView, { seat, intel }: InsideJob.TrickTaken, end: IjView): IjView {
  return {
    ...view,
    trick: [],
    winning: seat,
    supply: end.supply,
    seats: view.seats.map((one, index) => ({ ...one, intel: intel[index] ?? one.intel })),
    larry: view.larry && { ...view.larry, intel: intel[view.players] ?? view.larry.intel },
  };
}

function withRole(view: IjView, { seat, role }: InsideJob.RoleRevealed): IjView {
  return {
    ...view,
    seats: view.seats.map((one, index) => (index === seat ? { ...one, role } : one)),
    larry: view.larry && seat === "larry" ? { ...view.larry, role } : view.larry,
  };
}
