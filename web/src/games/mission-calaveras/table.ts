/** The table of Mission Calaveras in words of the screen: spots, seats around the table, who decides for whom. */

import type { Sight } from "$lib/face";
import type { MissionCalaveras } from "$lib/protocol";
import { say } from "$lib/text.svelte";

export type View = MissionCalaveras.View;
export type Event = MissionCalaveras.AnyEvent;
export type Action = MissionCalaveras.AnyAction;
export type CalaverasSight = Sight<"mission-calaveras">;

/** Where a Place can lie: a seat, `innocent` or `suspect`. */
export type Spot = number | string;

export const ZONES = ["innocent", "suspect"] as const;
export const TWIST = "twist";
/** The order in which cards lie side by side: the one of the views. */
export const CARDS = ["carnival", "hotel", "airport", "phone", "lab", TWIST] as const;

export const inOrder = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((one, other) => rank(one) - rank(other));
const rank = (card: string): number => (CARDS as readonly string[]).indexOf(card);

export const isZone = (spot: Spot): spot is string => typeof spot === "string";

/** The seat whose hand is played from when it is this seat's turn; the ghost has none of its own. */
export function holderOf(view: View, seat: number): number {
  return seat === view.ghost ? (view.ghost_of ?? seat) : seat;
}

/** The seat of the same service. */
export function partnerOf(view: View, seat: number): number {
  const team = view.seats[seat]?.team;
  return view.seats.findIndex((one, other) => other !== seat && one.team === team);
}

/** What lies face up at a spot. */
export function placesAt(view: View, spot: Spot): readonly string[] {
  if (typeof spot === "number") return view.seats[spot]?.places ?? [];
  return spot === "innocent" ? view.innocent : view.suspect;
}

/** How many cards lie at the centre: the points at stake. */
export const atStake = (view: View): number => view.innocent.length + view.suspect.length;

const AROUND: Readonly<Record<number, readonly string[]>> = {
  4: ["self", "left", "across", "right"],
  6: ["self", "near-left", "far-left", "across", "far-right", "near-right"],
};

/** Where each seat is drawn: the reader at the bottom, the others clockwise from there. */
export function around(view: View): readonly { readonly seat: number; readonly area: string }[] {
  const areas = AROUND[view.seats.length] ?? [];
  const own = view.seat ?? 0;
  return areas.map((area, step) => ({ seat: (own + step) % view.seats.length, area }));
}

/** `carnival, carnival, lab` as keys that tell two equal cards apart. */
export function keyed(cards: readonly string[]): readonly { readonly card: string; readonly key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, key: `${card}#${count}` };
  });
}

export const sayCard = (card: string): string => say("mc-card", { card });
export const sayService = (team: string): string => say("t-mc-service", { team });

/** “Ben”, “the ghost”, “your ghost”: a table has one ghost at most. */
export function saySeat(seat: number, sight: CalaverasSight): string {
  const { view } = sight;
  if (seat !== view.ghost) return sight.name(seat);
  return say("t-mc-ghost", { mine: view.ghost_of === view.seat ? "yes" : "no" });
}

/** “you”, “Ben”, “the Suspect zone”. */
export function saySpot(spot: Spot, sight: CalaverasSight): string {
  if (isZone(spot)) return say("t-mc-zone", { zone: spot });
  return spot === sight.view.seat ? say("t-mc-you") : saySeat(spot, sight);
}

/** “in front of Ben”, “in the Suspect zone”; of somebody who acts, “at their own seat”. */
export function sayAt(spot: Spot, sight: CalaverasSight, actor: number | null = null): string {
  if (isZone(spot)) return say("t-mc-in-zone", { zone: spot });
  if (spot === actor && spot !== sight.view.seat) return say("t-mc-before-self");
  return spot === sight.view.seat
    ? say("t-mc-before-you")
    : say("t-mc-before", { name: saySeat(spot, sight) });
}
