import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { TableSession } from "$lib/session.svelte";
import HostControls from "./HostControls.svelte";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the host may start without those who read, but only after 30 seconds", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const session = {
    room: { state: "waiting", starting: true, chairs: [], people: [], settings: {} },
    offer: { bots: [] },
    ask: ({ type }: { type: string }) => Promise.resolve(void asked.push(type)),
  } as unknown as TableSession;
  render(HostControls, { session });
  const start = (): HTMLButtonElement => screen.getByText(/^Start without them/u);
  expect(start().textContent).toContain("in 30 s");
  expect(start().disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(start().disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(1_250);
  expect(start().textContent?.trim()).toBe("Start without them");
  start().click();
  expect(asked).toEqual(["start"]);
});
