/** What would follow from a move, as the server foretells it, in a form that can be drawn. */

import { say } from "$lib/text.svelte";
import { happened } from "./scenes";
import { type CalaverasSight, type Event, saySeat, type Spot, type View } from "./table";

export interface Future {
  readonly view: View;
  /** The twins that would go. */
  readonly twins: { readonly card: string; readonly at: Spot } | null;
  /** Who would be named, and for how much. */
  readonly named: { readonly seat: number; readonly points: number } | null;
  readonly sentence: string;
}

/** One sentence for each thing that would change; the move itself is no news. */
function foretold(event: Event, sight: CalaverasSight): readonly string[] {
  const whom = (seat: number) => ({
    who: seat === sight.view.seat ? "me" : "other",
    name: saySeat(seat, sight),
  });
  switch (event.event) {
    case "twins-discarded":
      return [say("t-mc-foreseen-twins")];
    case "nicole-moved":
      return [say("t-mc-foreseen-nicole", whom(event.seat))];
    case "suspect-named":
      return [say("t-mc-foreseen-named", { ...whom(event.seat), points: event.points })];
    case "game-over": {
      const team = sight.view.seats[event.nicole]?.team ?? "";
      return [say("t-mc-foreseen-over", { won: event.winners.length > 0 ? "yes" : "no", team })];
    }
    default:
      return [];
  }
}

export function foresee(sight: CalaverasSight, events: readonly Event[] | null): Future | null {
  if (events === null) return null;
  const told = events.flatMap((event) => foretold(event, sight));
  return {
    view: events.reduce(happened, sight.view),
    twins: events.find((event) => event.event === "twins-discarded") ?? null,
    named: events.find((event) => event.event === "suspect-named") ?? null,
    sentence: told.length > 0 ? told.join(" ") : say("t-mc-foreseen-nothing"),
  };
}
