/** What a push tells, broken into pictures that people can follow. */

import type { Scene } from "$lib/face";
import type { Insider, Push } from "$lib/protocol";

type View = Insider.View;
type Event = Insider.AnyEvent;

/** How long each turning point stands before the next one, in milliseconds; the same for every role. */
const HOLDS: { readonly [E in Event["event"]]?: number } = {
  "word-found": 3200,
  "time-ran-out": 2600,
  "card-looked-at": 1800,
  "first-ballot-shown": 3400,
  "role-shown": 3000,
  "second-ballot-shown": 4800,
  "card-turned": 3200,
};

/** What the table looked like when an event of a push was told, before what followed it in the same push. */
function pictured(event: Event, before: View | null, now: View): View {
  // While a picture stands nobody is asked.
  const after = { ...now, asked: [] };
  switch (event.event) {
    case "time-ran-out":
      return { ...after, phase: "questions", deadline: null, ending: null, word: before?.word ?? null };
    case "word-found":
      return { ...after, phase: "found", deadline: null };
    case "first-ballot-shown":
      return { ...after, phase: "first-ballot", answerer_role: null, second_ballot: null, ending: null };
    case "role-shown":
      return { ...after, phase: "first-ballot", second_ballot: null, ending: null };
    case "second-ballot-shown":
      return { ...after, phase: "second-ballot", ending: null };
    case "card-turned":
      return { ...after, phase: "turn", ending: null };
    default:
      return after;
  }
}

export function scenes(before: View | null, push: Push<"insider">): readonly Scene<"insider">[] {
  const pictures: Scene<"insider">[] = [];
  let told: Event[] = [];
  for (const event of push.events) {
    told.push(event);
    const hold = HOLDS[event.event];
    if (hold === undefined || before === null) continue;
    pictures.push({ view: pictured(event, before, push.view), events: told, hold });
    told = [];
  }
  return [...pictures, { view: push.view, events: told, hold: 0 }];
}
