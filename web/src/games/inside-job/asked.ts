/** What is asked of the reader, or whom the table waits for, in one sentence. */

import { say } from "$lib/text.svelte";
import { tell } from "./told";
import { hasFeigned } from "./votes.svelte";
import { type IjSight, type IjView } from "./words";

export function asked(sight: IjSight): string {
  const { view, seat } = sight;
  const shown = sight.scene.hold > 0 ? sight.scene.events : [];
  for (const event of shown) {
    if (event.event === "ballots-shown") return say("t-ij-ballots-together");
    if (event.event === "role-revealed") return tell(event, sight)?.text ?? "";
  }
  const mine = seat !== null && sight.mode === "play" && view.turn === seat;
  const name = view.turn === null ? "" : sight.name(view.turn);
  switch (view.phase) {
    case "partner":
      return mine ? say("ij-ask-partner") : say("ij-wait-partner", { name });
    case "mission":
      if (view.turn === null) return judging(sight);
      return mine ? say("ij-ask-mission") : say("ij-wait-mission", { name });
    case "play":
      if (view.turn === null) return judging(sight);
      if (!mine) return say("ij-wait-play", { name });
      return view.led === null ? say("ij-ask-lead") : say("ij-ask-follow", { suit: view.led });
    case "larry":
      if (view.turn === null) return judging(sight);
      return mine ? say("ij-ask-larry") : say("ij-wait-larry", { name });
    case "vote":
      return vote(sight);
    default:
      return say("ij-wait-over");
  }
}

/** While a picture on the way is shown nobody is asked; the sentence says what one sees. */
function judging(sight: IjSight): string {
  const winner = sight.view.winning;
  if (winner === null) return say("t-ij-looking");
  const you = winner === sight.seat ? "yes" : "no";
  return say("ij-event-trick-taken", { you, name: sight.name(winner) });
}

function vote(sight: IjSight): string {
  const you = sight.view.you;
  if (sight.mode !== "play" || you === null) return say("t-ij-wait-vote-all");
  // IJ-13: whoever has a hidden role that does not vote is asked like everybody else.
  const open = sight.seat !== null && sight.view.seats[sight.seat]?.role !== null;
  if (you.ballot !== null || hasFeigned(sight) || (open && you.may_vote === false))
    return say("ij-wait-vote");
  return say("ij-ask-vote");
}

/** IJ-31, IJ-80: a hidden role without a vote looks asked like everybody else, until it has handed in. */
export function isAsked(sight: IjSight): boolean {
  const { view, seat } = sight;
  if (view.phase !== "vote" || sight.mode !== "play" || seat === null) return false;
  return view.you?.may_vote === false && view.seats[seat]?.role === null && !hasFeigned(sight);
}

/** The seats whose turn it is, as far as everybody may know: who has voted is nobody's business. */
export function turn(view: IjView): readonly number[] {
  return view.turn === null ? [] : [view.turn];
}
