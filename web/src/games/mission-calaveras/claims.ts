/** MC-23: the phrase that goes with the card just played, true or not. */

import type { Slots } from "$lib/face";
import { say } from "$lib/text.svelte";
import { type CalaverasSight, type Event, holderOf, isZone, partnerOf, type View } from "./table";

export interface Claim {
  readonly id: string;
  readonly slots: Slots;
}

/** The claims that fit an event, the likeliest first; none for what others did. */
export function claimsOf(event: Event, view: View): readonly Claim[] {
  if (event.event !== "place-played" && event.event !== "twist-played") return [];
  const { card: place, to, seat } = event;
  if (view.seat === null || holderOf(view, seat) !== view.seat || place == null || to == null) return [];
  if (isZone(to)) return [{ id: to === "suspect" ? "mc-say-happened" : "mc-say-nothing", slots: { place } }];
  if (to === view.seat) return [{ id: "mc-say-me", slots: { place } }];
  const saw: Claim = { id: "mc-say-saw", slots: { seat: to, place } };
  const together: Claim = { id: "mc-say-together", slots: { seat: to, place } };
  return to === partnerOf(view, view.seat) ? [together, saw] : [saw, together];
}

export function sayClaim({ id, slots }: Claim, sight: CalaverasSight): string {
  const { seat, place } = slots;
  return say(id, { place: String(place), ...(typeof seat === "number" ? { seat: sight.name(seat) } : {}) });
}
