/** What may be done now, sorted by kind. */

import type { Sight } from "$lib/face";
import type { Insider } from "$lib/protocol";

type Action = Insider.AnyAction;
type ActionOf<K extends Action["do"]> = Extract<Action, { do: K }>;

/** The offers of one kind. Those with `null` are for clocks that ran out, and never for people. */
export function offers<K extends Action["do"]>(sight: Sight<"insider">, kind: K): readonly ActionOf<K>[] {
  return sight.legal.filter(
    (one): one is ActionOf<K> => one.do === kind && !Object.values(one).includes(null),
  );
}
