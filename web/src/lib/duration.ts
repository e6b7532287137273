import { say } from "$lib/text.svelte";

/** Seconds as people say them. */
export function sayDuration(seconds: number): string {
  if (seconds < 120) return say("seconds", { count: seconds });
  if (seconds < 7200) return say("minutes", { count: Math.round(seconds / 60) });
  if (seconds < 172_800) return say("hours", { count: Math.round(seconds / 3600) });
  return say("days", { count: Math.round(seconds / 86_400) });
}
