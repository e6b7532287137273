/** What would follow from a move, as the server foretells it, in a form that can be drawn. */

import type { CalaverasSight, Event, Spot, View } from "./table";
import { happened } from "./scenes";
import { say } from "$lib/text.svelte";
import { tell } from "./tell";

export interface Future {
  readonly view: View;
  /** The twins that would go. */
  readonly twins: { readonly card: string; readonly at: Spot } | null;
  /** Who would be named, and for how much. */
  readonly named: { readonly seat: number; readonly points: number } | null;
  readonly sentence: string;
}

/** The move itself and the draw are no news. */
const PLAIN: ReadonlySet<Event["event"]> = new Set<Event["event"]>([
  "place-played",
  "twist-played",
  "cards-drawn",
  "hand-filled",
  "pile-empty",
]);

export function foresee(sight: CalaverasSight, events: readonly Event[] | null): Future | null {
  if (events === null) return null;
  const told = events.filter((event) => !PLAIN.has(event.event)).map((event) => tell(event, sight).text);
  const twins = events.find((event) => event.event === "twins-discarded") ?? null;
  const named = events.find((event) => event.event === "suspect-named") ?? null;
  return {
    view: events.reduce(happened, sight.view),
    twins,
    named,
    sentence: told.length ? told.join(" ") : say("t-mc-foreseen-nothing"),
  };
}
