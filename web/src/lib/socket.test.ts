import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage, Push } from "$lib/protocol";
import { type EndReason, type LinkState, TableSocket } from "$lib/socket";
import { FakeSocket } from "../test/fake-socket";

const heard: AnyMessage[] = [];
const links: [LinkState, EndReason?][] = [];
let socket: TableSocket;

const push = (n: number, more: object = {}): Push =>
  ({ type: "push", game: 0, n, view: {}, legal: [], events: [], seat: 0, ...more }) as unknown as Push;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard.length = 0;
  links.length = 0;
  socket = new TableSocket("KMTR46", "secret", "seat", {
    link: (state, reason) => links.push(reason === undefined ? [state] : [state, reason]),
    message: (message) => heard.push(message),
  });
});
afterEach(() => {
  socket.stop("left");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("hello carries the token, and never in the address", () => {
  FakeSocket.newest.greet();
  expect(FakeSocket.newest.last("hello").token).toBe("secret");
  expect(FakeSocket.newest.url).not.toContain("secret");
});

test("a request that was not answered is repeated with the same id after a lost connection", async () => {
  FakeSocket.newest.greet();
  FakeSocket.newest.say(push(3));
  const answer = socket.act({ by: 0, do: "mission", choose: "ascending" });
  const first = FakeSocket.newest.last("act");
  FakeSocket.newest.drop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.newest.greet();
  expect(FakeSocket.newest.last("act")).toEqual(first);
  FakeSocket.newest.say({ type: "done", re: first.id });
  await expect(answer).resolves.toMatchObject({ type: "done" });
});

test("nothing is sent before the server has greeted", () => {
  void socket.ask({ type: "start" });
  expect(FakeSocket.newest.heard).toEqual([]);
  FakeSocket.newest.greet();
  expect(FakeSocket.newest.heard.map((one) => one.type)).toEqual(["hello", "start"]);
});

test("a gap in the numbers asks for a resync, an old push is not told again", () => {
  FakeSocket.newest.greet();
  FakeSocket.newest.say(push(0));
  FakeSocket.newest.say(push(2));
  expect(FakeSocket.newest.last("resync").id).toBeTruthy();
  FakeSocket.newest.say(push(2));
  FakeSocket.newest.say(push(1));
  expect(heard.filter((one) => one.type === "push").map((one) => one.n)).toEqual([0, 2, 2]);
});

test("an act answers the newest push", () => {
  FakeSocket.newest.greet();
  FakeSocket.newest.say(push(0));
  FakeSocket.newest.say(push(1));
  void socket.act({ by: 0, do: "mission", choose: "ascending" });
  expect(FakeSocket.newest.last("act")).toMatchObject({ game: 0, n: 1 });
});

test.each([
  [4000, "removed"],
  [4001, "moved"],
] as const)("code %i ends it for good: %s", (code, reason) => {
  FakeSocket.newest.greet();
  FakeSocket.newest.drop(code);
  expect(links.at(-1)).toEqual(["closed", reason]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("an unknown token is not tried again", () => {
  FakeSocket.newest.say({ type: "refused", reason: "unknown-token", message: "srv-unknown-token" });
  expect(links.at(-1)).toEqual(["closed", "unknown-token"]);
});

test("it waits longer and longer, but never longer than fifteen seconds", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const opened: number[] = [];
  let at = 0;
  FakeSocket.newest.drop();
  for (let count = 1; opened.length < 8; at += 250) {
    vi.advanceTimersByTime(250);
    if (FakeSocket.all.length > count) {
      count = FakeSocket.all.length;
      opened.push(at);
      FakeSocket.newest.drop();
    }
  }
  const waits = opened.slice(1).map((one, index) => one - (opened[index] as number));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test("a socket that nobody serves any more is left after a silence, as when a phone has slept", () => {
  FakeSocket.newest.greet();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.newest.last("ping")).toEqual({ type: "ping" });
  vi.advanceTimersByTime(41_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("a stopped socket answers what is still open with nothing", async () => {
  FakeSocket.newest.greet();
  const answer = socket.ask({ type: "start" });
  socket.stop("left");
  await expect(answer).resolves.toBeNull();
  await expect(socket.ask({ type: "start" })).resolves.toBeNull();
});

test("what another tab of the same seat was refused is not told here", async () => {
  FakeSocket.newest.greet();
  FakeSocket.newest.say(push(0));
  const refused = { type: "refused", reason: "illegal", message: "ij-must-follow" } as const;
  FakeSocket.newest.say({ ...refused, re: "somebody else's" });
  expect(heard.filter((one) => one.type === "refused")).toEqual([]);
  const answer = socket.act({ by: 0, do: "mission", choose: "ascending" });
  FakeSocket.newest.say({ ...refused, re: FakeSocket.newest.last("act").id });
  await expect(answer).resolves.toMatchObject({ type: "refused" });
  expect(heard.filter((one) => one.type === "refused")).toHaveLength(1);
});
