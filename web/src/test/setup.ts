/** Speaks English before any component is drawn. */
import { beforeAll } from "vitest";
import { loadText } from "$lib/text.svelte";

beforeAll(async () => {
  await loadText("en");
});
