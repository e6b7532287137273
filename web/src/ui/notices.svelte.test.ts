import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { notices } from "$ui/notices.svelte";

test("an effect that shows a notice runs once for each reason", () => {
  let reason = $state("first");
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      notices.show(reason, { bad: true });
    });
  });
  flushSync();
  reason = "second";
  flushSync();
  stop();

  expect(runs).toBe(2);
  expect(notices.all.map((one) => one.text)).toEqual(["first", "second"]);
});
