/** What a push tells, picture by picture: the card arrives, twins meet, Nicole walks, a suspect is named, cards are drawn. */

import type { Scene } from "$lib/face";
import type { MissionCalaveras, Push } from "$lib/protocol";
import { type Event, holderOf, inOrder, isZone, type Spot, TWIST, type View } from "./table";

type SeatView = MissionCalaveras.SeatView;
type Pictures = readonly Scene<"mission-calaveras">[];

/** How long each picture stands before the next, in milliseconds. */
export const HOLD = { card: 620, twins: 560, nicole: 640, named: 1150, shuffle: 520, draw: 260 } as const;

export function scenes(before: View | null, push: Push<"mission-calaveras">): Pictures {
  const { view, events } = push;
  const last = (told: readonly Event[], hold = 0): Scene<"mission-calaveras"> => ({
    view,
    events: told,
    hold,
  });
  if (before === null) return [last(events)];
  const named = events.some((event) => event.event === "suspect-named");
  const pictures: Scene<"mission-calaveras">[] = [];
  let rest: Event[] = [];
  let drawn = before;
  for (const event of events) {
    rest.push(event);
    const after = marked(happened(drawn, event), named && event.event !== "suspect-named" ? drawn : view);
    const hold = holdOf(event);
    if (hold > 0) {
      // Twins lie side by side until they are gone in the next picture.
      pictures.push({ view: event.event === "twins-discarded" ? drawn : after, events: rest, hold });
      rest = [];
    }
    drawn = after;
  }
  return [...pictures, last(rest, rest.length ? HOLD.draw : 0)];
}

function holdOf(event: Event): number {
  switch (event.event) {
    case "place-played":
    case "twist-played":
      return HOLD.card;
    case "twins-discarded":
      return HOLD.twins;
    case "nicole-moved":
      return HOLD.nicole;
    case "suspect-named":
      return HOLD.named;
    case "pile-shuffled":
      return HOLD.shuffle;
    default:
      return 0;
  }
}

/** The table once an event has been seen; what follows from it by the rules comes as further events. */
export function happened(view: View, event: Event): View {
  switch (event.event) {
    case "place-played":
      return put(spent(view, event.seat, event.card), event.card, event.to);
    case "twist-played": {
      const spending = discarded(spent(view, event.seat, TWIST), [TWIST]);
      if (event.card == null || event.moved_from == null || event.to == null) return spending;
      return put(lifted(spending, event.card, event.moved_from), event.card, event.to);
    }
    case "twins-discarded": {
      const { card, at } = event;
      const spots: readonly Spot[] = isZone(at) ? ["innocent", "suspect"] : [at];
      const bare = spots.reduce(
        (so, spot) => changed(so, spot, (cards) => cards.filter((one) => one !== card)),
        view,
      );
      return discarded(bare, [card, card]);
    }
    case "nicole-moved":
      return { ...view, nicole: event.seat };
    case "suspect-named": {
      const centre = [...view.innocent, ...view.suspect];
      const cleared = discarded({ ...view, innocent: [], suspect: [] }, centre);
      return seated(cleared, event.seat, { suspicion: event.suspicion });
    }
    case "cards-drawn": {
      const holder = holderOf(view, event.seat);
      const cards = (view.seats[holder]?.cards ?? 0) + event.cards;
      return seated({ ...view, pile: view.pile - event.cards }, holder, { cards });
    }
    case "hand-filled":
      return view.you ? { ...view, you: { hand: inOrder([...view.you.hand, ...event.cards]) } } : view;
    case "pile-shuffled": {
      const none = Object.fromEntries(Object.keys(view.discard).map((card) => [card, 0]));
      return { ...view, pile: event.cards, discard: none };
    }
    default:
      return view;
  }
}

/** Whether seats are innocent or suspect is never worked out here: it is read off a view of the server's. */
function marked(view: View, from: View): View {
  const marks = from.seats.map(({ innocent, suspect_places }) => ({ innocent, suspect_places }));
  return { ...view, seats: view.seats.map((seat, index) => ({ ...seat, ...marks[index] })) };
}

function seated(view: View, seat: number, changes: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? { ...one, ...changes } : one)) };
}

/** A card has left the hand of whoever plays for a seat. */
function spent(view: View, seat: number, card: string): View {
  const holder = holderOf(view, seat);
  const counted = seated(view, holder, { cards: Math.max(0, (view.seats[holder]?.cards ?? 0) - 1) });
  if (view.you === null || view.seat !== holder) return counted;
  return { ...counted, you: { hand: without(view.you.hand, card) } };
}

function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

function changed(view: View, spot: Spot, change: (cards: readonly string[]) => readonly string[]): View {
  if (typeof spot === "number") return seated(view, spot, { places: change(view.seats[spot]?.places ?? []) });
  return spot === "innocent"
    ? { ...view, innocent: change(view.innocent) }
    : { ...view, suspect: change(view.suspect) };
}

const put = (view: View, card: string, spot: Spot): View =>
  changed(view, spot, (cards) => inOrder([...cards, card]));
const lifted = (view: View, card: string, spot: Spot): View =>
  changed(view, spot, (cards) => without(cards, card));

function discarded(view: View, cards: readonly string[]): View {
  const discard: Record<string, number> = { ...view.discard };
  for (const card of cards) discard[card] = (discard[card] ?? 0) + 1;
  return { ...view, discard };
}
