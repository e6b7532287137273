import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Peek from "$ui/Peek.svelte";

const secret = createRawSnippet(() => ({ render: () => "<b>Insider</b>" }));
const guard = (): HTMLElement => screen.getByRole("button");
const seen = (): boolean => screen.queryByText("Insider") !== null;

beforeEach(() => {
  vi.useFakeTimers();
  render(Peek, { children: secret });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("focus alone shows nothing", async () => {
  guard().focus();
  await tick();
  expect([seen(), guard().getAttribute("aria-expanded")]).toEqual([false, "false"]);
});

test.each([" ", "Enter"])("a key shows it while it is down: %j", async (key) => {
  await fireEvent.keyDown(guard(), { key });
  expect(seen()).toBe(true);
  await fireEvent.keyUp(guard(), { key });
  expect(seen()).toBe(false);
});

test("a finger shows it while it is down, and the click that follows does not open it again", async () => {
  await fireEvent.pointerDown(guard(), { pointerId: 1 });
  expect(seen()).toBe(true);
  await fireEvent.pointerUp(guard(), { pointerId: 1 });
  await fireEvent.click(guard(), { detail: 1 });
  expect(seen()).toBe(false);
});

test("a screen reader, which presses without holding, is shown it for a while", async () => {
  await fireEvent.click(guard(), { detail: 0 });
  expect(seen()).toBe(true);
  await vi.advanceTimersByTimeAsync(4900);
  expect(seen()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen()).toBe(false);
});

test("whoever looks away is covered", async () => {
  await fireEvent.keyDown(guard(), { key: " " });
  await fireEvent.blur(window);
  expect(seen()).toBe(false);
});
