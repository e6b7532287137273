import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HoldButton from "./HoldButton.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>I am Ben</span>" }));
const onheld = vi.fn();
const button = (): HTMLElement => screen.getByRole("button");

beforeEach(() => {
  vi.useFakeTimers();
  onheld.mockReset();
  // What jsdom does not know of.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  render(HoldButton, { onheld, children });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a key that is still down from the person before opens nothing", async () => {
  await fireEvent.keyDown(button(), { key: "Enter", repeat: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onheld).not.toHaveBeenCalled();
});

test("a key that is pressed anew opens it once, when it has been held", async () => {
  await fireEvent.keyDown(button(), { key: "Enter" });
  await vi.advanceTimersByTimeAsync(300);
  await fireEvent.keyDown(button(), { key: "Enter", repeat: true });
  expect(onheld).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onheld).toHaveBeenCalledTimes(1);
});

test("a careless tap, by key or finger, opens nothing", async () => {
  await fireEvent.keyDown(button(), { key: " " });
  await fireEvent.keyUp(button(), { key: " " });
  await fireEvent.pointerDown(button());
  await fireEvent.pointerUp(button());
  await fireEvent.click(button(), { detail: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onheld).not.toHaveBeenCalled();
});

test("a screen reader, which cannot hold, opens it by pressing", async () => {
  await fireEvent.click(button(), { detail: 0 });
  expect(onheld).toHaveBeenCalledTimes(1);
});

test("a button that moves from under the pointer is still held", async () => {
  await fireEvent.pointerDown(button());
  await fireEvent.pointerLeave(button());
  await vi.advanceTimersByTimeAsync(500);
  expect(onheld).toHaveBeenCalledTimes(1);
});
