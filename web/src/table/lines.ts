/** Lines of the log in words. */

import type { Telling } from "$lib/face";
import type { Said } from "$lib/protocol";
import type { LogLine, TableSession } from "$lib/session.svelte";
import { type Arguments, say } from "$lib/text.svelte";

export function sayLine(line: LogLine, session: TableSession): Telling | null {
  if (line.kind === "said")
    return { text: say("said-by", { name: line.said.name, text: saySaid(line.said, session) }) };
  return session.stage.shown && session.face ? session.face.tell(line.event, session) : null;
}

/** What somebody said; a ready-made phrase is read in the reader's own language. */
export function saySaid(said: Said, session: TableSession): string {
  return said.phrase ? sayPhrase(said.phrase, said.slots ?? {}, session) : (said.text ?? "");
}

/** A phrase with its gaps filled; sentences choose by suits and places themselves. */
export function sayPhrase(id: string, slots: Said["slots"] & object, session: TableSession): string {
  const gaps = session.offer?.phrases.find((one) => one.id === id)?.slots ?? [];
  const args: Arguments = {};
  for (const [name, value] of Object.entries(slots)) {
    const seat = gaps.some((gap) => gap.name === name && gap.kind === "seat") && typeof value === "number";
    args[name] = seat ? session.name(value) : typeof value === "number" ? value : String(value);
  }
  return say(id, args);
}
