/** Tells what happens to ears and to the window's title: the same for every role, for the same time. */

import type { TableSession } from "$lib/session.svelte";
import { play } from "$lib/sound";
import { say } from "$lib/text.svelte";
import { notices } from "$ui/notices.svelte";
import { sayLine } from "./lines";

export function narrate(session: TableSession): void {
  let told = 0;
  let last: string | null = null;

  $effect(() => {
    const lines = session.log;
    const from = lines.findLastIndex((line) => line.key === last) + 1;
    last = lines.at(-1)?.key ?? null;
    // The first lines after coming in are history.
    if (told === 0 && lines.length > 0) {
      told = 1;
      return;
    }
    const texts = lines.slice(from).flatMap((line) => {
      const telling = sayLine(line, session);
      return telling && !telling.secret ? [telling.text] : [];
    });
    if (texts.length === 0) return;
    notices.tell(texts.join(" "));
    play("move");
  });

  const asked = $derived(session.legal.length > 0);
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
