/** What was refused, in words. */

import { RefusedError } from "$lib/api";
import type { Refused } from "$lib/protocol";
import { has, say } from "$lib/text.svelte";
import { notices } from "$ui/notices.svelte";

/** Says why something was refused: its own sentence, or else the reason. */
export function sayRefusal(refusal: Refused): string {
  const args = refusal.arguments ?? {};
  if (has(refusal.message)) return say(refusal.message, args);
  const reason = `refused-${refusal.reason}`;
  return has(reason) ? say(reason) : say(refusal.message, args);
}

/** Shows a refusal; where a rule says no, “Why?” opens it. */
export function showRefusal(refusal: Refused): void {
  notices.show(sayRefusal(refusal), { bad: true, rule: refusal.rule ?? null });
}

/** Says what went wrong over HTTP. */
export function sayFault(fault: unknown): string {
  return fault instanceof RefusedError ? sayRefusal(fault.refusal) : say("unreachable");
}

export function showFault(fault: unknown): void {
  if (fault instanceof RefusedError) showRefusal(fault.refusal);
  else notices.show(say("unreachable"), { bad: true });
}
