import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepToken } from "$lib/places";
import { showRefusal } from "$lib/refusals";
import { notices } from "$ui/notices.svelte";
import { FakeSocket } from "../test/fake-socket";
import { Circle } from "./circle.svelte";

let circle: Circle;
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  keepToken("KMTR46", "secret");
  circle = new Circle("KMTR46");
});
afterEach(() => {
  circle.leave();
  notices.clear();
  vi.unstubAllGlobals();
});

const refuse = (): void =>
  showRefusal({ type: "refused", reason: "illegal", message: "ij-must-follow", rule: "IJ-12" });

test("what was refused to one person is gone when the device is handed on", () => {
  circle.held = { seat: 0, called: true };
  refuse();
  notices.opened = { rule: "IJ-12", facts: "" };
  circle.hide();
  expect([notices.all, notices.opened, circle.held]).toEqual([[], null, null]);
});

test("a view is taken away, with all that it said, when its seat is lost", () => {
  circle.held = { seat: 3, called: false };
  refuse();
  circle.follow();
  expect([notices.all, circle.held]).toEqual([[], null]);
});

test("what the table itself says to all stays where nobody's view was open", () => {
  notices.show("Copied.");
  circle.hide();
  expect(notices.all.map((one) => one.text)).toEqual(["Copied."]);
});
