/** What is asked of the reader now, or whom the table waits for. */

import type { Sight } from "$lib/face";
import { say } from "$lib/text.svelte";
import { isMaster, openQuestions } from "./table";

export function asked(sight: Sight<"insider">): string {
  const { view, seat } = sight;
  const mine = isMaster(sight);
  const master = { name: sight.name(view.master) };
  const answerer = { name: view.answerer === null ? "" : sight.name(view.answerer) };
  switch (view.phase) {
    case "prepare": {
      const kind = view.free_word && !view.word_ready ? "write" : "prepare";
      return mine ? say(`t-in-asked-${kind}-mine`) : say(`t-in-asked-${kind}`, master);
    }
    case "draw":
      return say("t-in-asked-draw");
    case "look":
      return say(seat === null ? "t-in-asked-look" : "t-in-asked-look-mine");
    case "questions":
      return questions(sight, mine);
    case "found":
      return say("t-in-asked-found", answerer);
    case "card":
      return seat === view.answerer ? say("t-in-asked-card-mine") : say("t-in-asked-card", answerer);
    case "discussion": {
      const kind = view.answerer === null ? "missed" : "discussion";
      return mine ? say(`t-in-asked-${kind}-master`) : say(`t-in-asked-${kind}`, master);
    }
    case "first-ballot":
      return firstBallot(sight, answerer);
    case "second-ballot":
      if (view.second_ballot) return say("t-in-asked-second-shown");
      if (view.you?.pointing) return say("t-in-asked-accuse-waiting");
      return say(seat === null ? "t-in-asked-point" : "t-in-asked-point-mine");
    case "turn":
      if (sight.scene.events.some((one) => one.event === "card-turned")) return say("t-in-asked-turned");
      return mine ? say("t-in-asked-turn-mine") : say("t-in-asked-turn", master);
    default:
      return say("t-in-asked-over");
  }
}

function questions({ view, seat, scene }: Sight<"insider">, mine: boolean): string {
  if (scene.events.some((one) => one.event === "time-ran-out")) return say("t-in-asked-time-out");
  if (seat === null) return say("t-in-asked-questions");
  if (!mine) return say("t-in-asked-ask-mine");
  const count = openQuestions(view).length;
  return count ? say("t-in-asked-answer-mine", { count }) : say("t-in-asked-listen-mine");
}

function firstBallot({ view, seat }: Sight<"insider">, answerer: { name: string }): string {
  if (view.answerer_role)
    return say("t-in-asked-role-shown", { ...answerer, role: say(`t-in-role-${view.answerer_role}`) });
  if (view.first_ballot) return say("t-in-asked-first-shown");
  if (seat === null) return say("t-in-asked-accuse", answerer);
  if (seat === view.answerer) return say("t-in-asked-accuse-you");
  return view.you?.accusation ? say("t-in-asked-accuse-waiting") : say("t-in-asked-accuse-mine", answerer);
}
