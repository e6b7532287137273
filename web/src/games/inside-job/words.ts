/** Cards, suits, roles and places in words. Nothing here decides anything: it reads what the server writes. */

import type { Place, Sight } from "$lib/face";
import type { InsideJob } from "$lib/protocol";
import { withoutRules } from "$lib/rules";
import { say, sayList } from "$lib/text.svelte";

export type IjSight = Sight<"inside-job">;
export type IjView = InsideJob.View;
export type Suit = "blue" | "green" | "yellow" | "pink";

export const SUITS: readonly Suit[] = ["blue", "green", "yellow", "pink"];

const SUIT_OF: { readonly [letter: string]: Suit } = { b: "blue", g: "green", y: "yellow", p: "pink" };

/** Reads a card as records write it: `b7`. */
export function readCard(card: string): { readonly suit: Suit; readonly value: number } {
  return { suit: SUIT_OF[card.charAt(0)] ?? "blue", value: Number(card.slice(1)) };
}

export function isSuit(name: string | null): name is Suit {
  return SUITS.includes(name as Suit);
}

/** A card as a label: “blue 7”. */
export function sayCard(card: string): string {
  return say("t-ij-card", { ...readCard(card) });
}

/** A card inside a sentence: “the blue 7”. */
export function sayTheCard(card: string): string {
  return say("t-ij-the-card", { ...readCard(card) });
}

export function sayCards(cards: readonly string[]): string {
  return sayList(cards.map(sayTheCard));
}

export function saySuit(suit: string): string {
  return say("ij-suit", { suit });
}

/** The name of a role; the table's own role has the name that the table gave it. */
export function sayRole(role: string, view: Pick<IjView, "blank_role">): string {
  return role === "blank" && view.blank_role ? view.blank_role.name : say(`ij-role-${role}`);
}

/** What a role does and how it wins, as its card says. */
export function sayRoleCard(
  role: string,
  view: Pick<IjView, "blank_role" | "missions_needed" | "reveal_at">,
): string {
  const text = say(`ij-card-${role}`, {
    missions: view.missions_needed,
    intel: view.reveal_at,
    text: view.blank_role?.text ?? "",
  });
  return withoutRules(text);
}

/** The parts of the table's own role, one short sentence each; what is usual is not said. */
export function sayParts(blank: InsideJob.BlankRole): readonly string[] {
  const parts = [say(`ij-part-${blank.side}`)];
  if (blank.revealed_at_start) parts.push(say("ij-part-revealed-at-start"));
  if (!blank.must_follow) parts.push(say("ij-part-need-not-follow"));
  if (!blank.may_wager) parts.push(say("ij-part-no-wager"));
  if (blank.votes !== 1) parts.push(say("ij-part-votes", { votes: blank.votes }));
  if (!blank.votes_when_revealed) parts.push(say("ij-part-no-vote-revealed"));
  if (blank.on_reveal !== "nothing") parts.push(say(`ij-part-${blank.on_reveal}`));
  if (blank.wins !== "with-side") parts.push(say(`ij-part-${blank.wins}`));
  return parts;
}

export function sayMission(mission: string): string {
  return say(`ij-mission-${mission}`);
}

/** “yes” where a sentence speaks to its reader, as the catalogue wants it. */
export function youOrNot(sight: Pick<IjSight, "seat">, place: Place): "yes" | "no" {
  return sight.seat !== null && place === sight.seat ? "yes" : "no";
}

/** The mark of a place in the trick: 1st, 2nd …, and last, which beats the number where they are the same. */
export function sayNth(index: number, size: number): string {
  if (index === size - 1) return say("ij-label-last");
  return say(`ij-label-${["first", "second", "third", "fourth"][index] ?? "last"}`);
}

export function samePlace(one: Place | null | undefined, two: Place | null | undefined): boolean {
  return one !== null && one !== undefined && one === two;
}

/** Everybody who sits at the table, clockwise, beginning after the reader; Larry where the play passes him. */
export function around(view: Pick<IjView, "players" | "seat" | "larry">): readonly Place[] {
  const from = view.seat === null ? 0 : view.seat + 1;
  const count = view.seat === null ? view.players : view.players - 1;
  const seats: Place[] = Array.from({ length: count }, (_, index) => (from + index) % view.players);
  return view.larry === null ? seats : ["larry", ...seats];
}

export interface Standing {
  readonly intel: number;
  readonly role: string | null;
  /** Cards in hand; Larry's stack. */
  readonly cards: number;
}

/** What everybody knows of a place. */
export function standing(view: IjView, place: Place): Standing {
  if (typeof place === "number") return view.seats[place] ?? { intel: 0, role: null, cards: 0 };
  return {
    intel: view.larry?.intel ?? 0,
    role: view.larry?.role ?? null,
    cards: view.larry?.stack ?? 0,
  };
}

export type SeatSpot = "left" | "top-left" | "top" | "top-right" | "right";

const SPOTS: readonly (readonly SeatSpot[])[] = [
  [],
  ["top"],
  ["left", "right"],
  ["left", "top", "right"],
  ["left", "top-left", "top-right", "right"],
  ["left", "top-left", "top", "top-right", "right"],
];

/** Where the others sit around a wide table, clockwise from the reader's left. */
export function seatSpot(index: number, count: number): SeatSpot {
  return SPOTS[count]?.[index] ?? "top";
}
