/** Events in words. What only this reader was told is marked as secret. */

import type { Sight, Telling } from "$lib/face";
import type { Insider } from "$lib/protocol";
import { say, sayList } from "$lib/text.svelte";
import { sayWinners } from "./ending";
import { questionText } from "./table";

type Event = Insider.AnyEvent;

const role = (name: string): string => say(`t-in-role-${name}`);
const small = (text: string): Telling => ({ text, weight: "small" });
const great = (text: string): Telling => ({ text, weight: "great" });
const secret = (text: string): Telling => ({ text, secret: true, weight: "small" });

export function tell(event: Event, sight: Sight<"insider">): Telling | null {
  switch (event.event) {
    case "role-dealt":
      return secret(say("t-in-told-role-dealt", { role: event.role }));
    case "master-named":
      return { text: say("t-in-told-master-named", { name: sight.name(event.seat) }) };
    case "word-drawn":
      return secret(say("t-in-told-word-drawn", { word: event.word }));
    case "word-refused":
    case "word-written":
    case "look-began":
      return small(say(`t-in-told-${event.event}`));
    case "looked":
      return secret(
        event.word === null ? say("t-in-told-looked-nothing") : say("t-in-told-looked", { word: event.word }),
      );
    case "questions-began":
    case "discussion-began":
    case "second-ballot-opened":
      return { text: say(`t-in-told-${event.event}`) };
    case "time-ran-out":
      return great(say("t-in-told-time-ran-out"));
    case "question-asked":
    case "question-answered":
    case "word-found":
      return tellOfQuestion(event, sight);
    case "card-looked-at":
    case "card-seen":
    case "card-turned":
      return tellOfCard(event, sight);
    case "discussion-ended":
      return small(say("t-in-told-discussion-ended", { by: event.by }));
    case "role-shown":
      return great(say("t-in-told-role-shown", { name: sight.name(event.seat), role: role(event.role) }));
    case "game-over":
      return great(say("t-in-told-game-over", { title: sayWinners(event), word: event.word }));
    default:
      return tellOfBallot(event, sight);
  }
}

type Asking = Insider.QuestionAsked | Insider.QuestionAnswered | Insider.WordFound;

function tellOfQuestion(event: Asking, sight: Sight<"insider">): Telling | null {
  if (event.event === "word-found")
    return great(say("t-in-told-word-found", { name: sight.name(event.seat), word: event.word }));
  if (event.event === "question-asked") {
    const name = sight.name(event.seat);
    if (!event.text) return small(say("t-in-told-question-spoken", { name }));
    return small(say("t-in-told-question-asked", { name, text: event.text }));
  }
  // The finding of the word is told by an event of its own.
  if (event.answer === "found") return null;
  const question = sight.view.questions[event.question];
  const text = question
    ? questionText(question)
    : say("t-in-question-number", { number: event.question + 1 });
  return small(say("t-in-told-answered", { answer: event.answer, text }));
}

type Looking = Insider.CardLookedAt | Insider.CardSeen | Insider.CardTurned;

function tellOfCard(event: Looking, sight: Sight<"insider">): Telling {
  if (event.event === "card-looked-at") {
    const name = sight.name(event.seat);
    if (event.card === null) return { text: say("t-in-told-card-looked-none", { name }) };
    return { text: say("t-in-told-card-looked-at", { name, card: sight.name(event.card) }) };
  }
  const text = say(`t-in-told-${event.event}`, { card: sight.name(event.card), role: role(event.role) });
  return event.event === "card-seen" ? secret(text) : great(text);
}

type Voting =
  | Insider.FirstBallotOpened
  | Insider.AccusationKept
  | Insider.FirstBallotShown
  | Insider.PointingKept
  | Insider.SecondBallotShown;

function tellOfBallot(event: Voting, sight: Sight<"insider">): Telling {
  switch (event.event) {
    case "first-ballot-opened":
      return {
        text: say("t-in-told-first-ballot-opened", { name: sight.name(event.seat), needed: event.needed }),
      };
    case "accusation-kept": {
      const guilty = event.guilty === null ? "none" : event.guilty ? "yes" : "no";
      return secret(say("t-in-told-accusation-kept", { guilty }));
    }
    case "first-ballot-shown": {
      const names = sayList(event.ballots.filter((one) => one.guilty).map((one) => sight.name(one.seat)));
      return great(say("t-in-told-first-ballot-shown", { yes: event.yes, names }));
    }
    case "pointing-kept":
      return secret(
        event.place === null
          ? say("t-in-told-pointing-none")
          : say("t-in-told-pointing-kept", { card: sight.name(event.place) }),
      );
    case "second-ballot-shown": {
      const fingers = event.ballots.map(({ seat, place }) =>
        place === null
          ? say("t-in-told-points-nobody", { name: sight.name(seat) })
          : say("t-in-told-points", { name: sight.name(seat), card: sight.name(place) }),
      );
      const verdict =
        event.accused === null
          ? say("t-in-told-second-ballot-nobody")
          : say("t-in-told-second-ballot-shown", { card: sight.name(event.accused) });
      return great([...fingers, verdict].join(" "));
    }
  }
}
