/** Who has won and why, in words. */

import type { Sight } from "$lib/face";
import type { Insider } from "$lib/protocol";
import { say } from "$lib/text.svelte";

type Ended = Pick<Insider.Ending, "winners" | "roles">;
type Winners = "everybody" | "nobody" | "insider" | "others";

/** Who the winners are, as a side. */
export function side({ winners, roles }: Ended): Winners {
  if (winners.length === 0) return "nobody";
  if (winners.length === roles.length) return "everybody";
  return winners.some((seat) => roles[seat] === "insider") ? "insider" : "others";
}

export const sayWinners = (ended: Ended): string => say(`t-in-${side(ended)}-won`);

export interface Reason {
  readonly text: string;
  readonly rule: string;
}

/** The facts that decided the game, and the rule. */
export function reason(sight: Sight<"insider">, ending: Insider.Ending): Reason {
  const { view } = sight;
  const won = side(ending);
  const name = view.answerer === null ? "" : sight.name(view.answerer);
  const card = ending.accused === null ? "" : sight.name(ending.accused);
  switch (ending.by) {
    case "time":
      return { text: say("t-in-why-time"), rule: "IN-8" };
    case "first-ballot": {
      const freed = view.answerer_role === "insider" ? "free" : "common";
      const kind = won === "insider" ? `insider-${freed}` : won;
      return { text: say(`t-in-why-first-${kind}`, { name }), rule: won === "nobody" ? "IN-23" : "IN-11" };
    }
    case "second-ballot": {
      const kind = won === "insider" && ending.accused === null ? "insider-nobody" : won;
      const centre = ending.centre === "insider" || ending.accused === "centre";
      const rule = ending.tied ? "IN-14" : centre ? "IN-24" : "IN-13";
      return { text: say(`t-in-why-second-${kind}`, { card }), rule };
    }
    default: {
      const kind = won === "nobody" ? "nobody" : "others";
      return { text: say(`t-in-why-turned-${kind}`), rule: "IN-21" };
    }
  }
}
