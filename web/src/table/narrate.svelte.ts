/** Tells what happens to ears and to the window's title: the same for every role, for the same time. */

import type { TableSession } from "$lib/session.svelte";
import { play } from "$lib/sound";
import { say } from "$lib/text.svelte";
import { notices } from "$ui/notices.svelte";
import { sayLine } from "./lines";

export function narrate(session: TableSession): void {
  // Lines may be forgotten again (IJ-16), so that the place of the last one is no measure of what is new.
  let told: Set<string> | null = null;

  $effect(() => {
    const lines = session.log;
    const heard: ReadonlySet<string> | null = told;
    if (lines.length > 0) told = new Set([...(told ?? []), ...lines.map((line) => line.key)]);
    // The first lines after coming in are history.
    if (heard === null) return;
    const fresh = lines.filter((line) => !heard.has(line.key));
    const texts = fresh.flatMap((line) => {
      const telling = sayLine(line, session);
      return telling && !telling.secret ? [telling.text] : [];
    });
    if (texts.length === 0) return;
    notices.tell(texts.join(" "));
    play("move");
  });

  const asked = $derived(session.asked);
  $effect(() => {
    if (asked) play("asked");
  });
  $effect(() => {
    if (session.room === null) return;
    const game = say(`game-${session.room.game}`);
    document.title = asked ? say("title-asked", { game }) : say("title-table", { game, code: session.code });
    return () => {
      document.title = say("title");
    };
  });
}
