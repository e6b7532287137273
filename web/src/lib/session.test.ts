import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Push } from "$lib/protocol";
import { TableSession } from "$lib/session.svelte";
import { loadFace } from "../games";
import { FakeSocket, room } from "../test/fake-socket";

const question = { by: 0, do: "ask", text: "" } as const;
const push = (n: number, more: object = {}): Push =>
  ({
    type: "push",
    game: 0,
    n,
    view: { phase: "questions" },
    legal: [question],
    events: [],
    seat: 0,
    ...more,
  }) as unknown as Push;

let session: TableSession;
beforeAll(async () => {
  // Compiled here, where it may take as long as it likes: a table changes its game, and nobody waits for that.
  await Promise.all([loadFace("insider"), loadFace("inside-job")]);
}, 60_000);
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games: [] }))));
  FakeSocket.all = [];
  localStorage.clear();
  session = new TableSession({ code: "KMTR46", token: "secret" });
  FakeSocket.newest.greet();
});
afterEach(() => {
  session.leave();
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  await vi.waitFor(() => expect(session.face).not.toBeNull());
}

test("a stale move is tried again as long as it is offered", async () => {
  FakeSocket.newest.say(push(0));
  const answer = session.act({ ...question, text: "Is it alive?" });
  const first = FakeSocket.newest.last("act");
  FakeSocket.newest.say({ type: "refused", reason: "stale", message: "srv-stale", re: first.id, n: 1 });
  await vi.waitFor(() => FakeSocket.newest.last("resync"));
  FakeSocket.newest.say(push(1));
  FakeSocket.newest.say({ type: "done", re: FakeSocket.newest.last("resync").id });
  await vi.waitFor(() => expect(FakeSocket.newest.last("act").n).toBe(1));
  const second = FakeSocket.newest.last("act");
  expect(second.id).not.toBe(first.id);
  expect(second.action).toEqual({ ...question, text: "Is it alive?" });
  FakeSocket.newest.say(push(2, { re: second.id }));
  await expect(answer).resolves.toBeNull();
});

test("a stale move that is no longer offered is refused aloud", async () => {
  FakeSocket.newest.say(push(0));
  const answer = session.act({ ...question, text: "Is it alive?" });
  const stale = { type: "refused", reason: "stale", message: "srv-stale", n: 1 } as const;
  FakeSocket.newest.say({ ...stale, re: FakeSocket.newest.last("act").id });
  await vi.waitFor(() => FakeSocket.newest.last("resync"));
  FakeSocket.newest.say(push(1, { legal: [] }));
  FakeSocket.newest.say({ type: "done", re: FakeSocket.newest.last("resync").id });
  await expect(answer).resolves.toMatchObject({ reason: "stale" });
  expect(session.refusal).toMatchObject({ message: "srv-stale" });
});

test("a change of the room that came too late is refused aloud", async () => {
  const answer = session.ask({ type: "start" });
  const stale = { type: "refused", reason: "stale", message: "srv-room-changed" } as const;
  FakeSocket.newest.say({ ...stale, re: FakeSocket.newest.last("start").id });
  await expect(answer).resolves.toMatchObject(stale);
  expect(session.refusal).toMatchObject(stale);
});

test("a move from before a lost connection is not made later, into a table that one has not seen", async () => {
  vi.useFakeTimers();
  FakeSocket.newest.say(push(0));
  const answer = session.act({ ...question, text: "Is it alive?" });
  FakeSocket.newest.drop();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.newest.greet();
  const stale = { type: "refused", reason: "stale", message: "srv-stale", n: 4 } as const;
  FakeSocket.newest.say({ ...stale, re: FakeSocket.newest.last("act").id });
  await vi.advanceTimersByTimeAsync(10);
  FakeSocket.newest.say(push(4));
  FakeSocket.newest.say({ type: "done", re: FakeSocket.newest.last("resync").id });
  await expect(answer).resolves.toMatchObject({ reason: "stale" });
  expect(FakeSocket.newest.heard.filter((one) => one.type === "act")).toHaveLength(1);
  vi.useRealTimers();
});

test("nothing is offered while a move is on its way", async () => {
  FakeSocket.newest.say(room({ game: "insider" }));
  await settle();
  FakeSocket.newest.say(push(0, { view: fixtureView() }));
  expect(session.legal).toHaveLength(1);
  void session.act({ ...question, text: "Is it alive?" });
  expect(session.legal).toEqual([]);
  FakeSocket.newest.say({ type: "accepted", re: FakeSocket.newest.last("act").id });
  await vi.waitFor(() => expect(session.waiting).toBe("accepted"));
  FakeSocket.newest.say(push(1, { view: fixtureView(), re: FakeSocket.newest.last("act").id }));
  await vi.waitFor(() => expect(session.legal).toHaveLength(1));
});

test("the same table once more is no news; what is offered anew is", async () => {
  FakeSocket.newest.say(room({ game: "insider" }));
  await settle();
  const beatAfter = (one: Push): number => {
    FakeSocket.newest.say(one);
    session.stage.skip();
    return session.beat;
  };
  const view = fixtureView();
  const beat = beatAfter(push(0, { view }));
  expect(beatAfter(push(0, { view }))).toBe(beat);
  expect(session.legal).toHaveLength(1);
  expect(beatAfter(push(0, { view, legal: [] }))).toBe(beat + 1);
  expect(beatAfter(push(1, { view, legal: [] }))).toBe(beat + 2);
});

test("what was told before is not told again after a reconnect", async () => {
  FakeSocket.newest.say(room({ game: "insider" }));
  await settle();
  const events = [{ event: "master-named", seat: 1 }];
  FakeSocket.newest.say(push(0, { view: fixtureView(), events }));
  FakeSocket.newest.say({ type: "said", number: 1, name: "Ben", by: "b", text: "Hello" });
  await vi.waitFor(() => expect(session.log).toHaveLength(2));
  FakeSocket.newest.say(push(0, { view: fixtureView(), events }));
  FakeSocket.newest.say({ type: "said", number: 1, name: "Ben", by: "b", text: "Hello" });
  expect(session.log).toHaveLength(2);
  expect(session.heard).toBe(1);
});

test("a place that is worth nothing any more is forgotten, one that another server has taken over is not", () => {
  localStorage.setItem("volteface:token:KMTR46", "secret");
  FakeSocket.newest.say({ type: "closing", reason: "replaced" });
  FakeSocket.newest.drop(1012);
  expect([session.ended, session.link]).toEqual([null, "waiting"]);
  expect(localStorage.getItem("volteface:token:KMTR46")).toBe("secret");
  const other = new TableSession({ code: "KMTR46", token: "secret" });
  FakeSocket.newest.say({ type: "closing", reason: "removed" });
  expect(other.ended).toBe("removed");
  expect(localStorage.getItem("volteface:token:KMTR46")).toBeNull();
});

test("names: chairs, ghosts, places that are no seats", () => {
  FakeSocket.newest.say(room({ ghosts: { "3": 0 } }));
  expect(session.name(0)).toBe("Ann");
  expect(session.name(3)).toBe("Ann’s ghost");
  expect(session.name("larry")).toBe("Larry");
  expect(session.name(2)).toBe("Seat 3");
});

/** A view as far as the shell and the face of Insider look at it without drawing. */
function fixtureView(): object {
  return { phase: "questions", questions: [], seat: 0, master: 1, you: { role: "common" }, ending: null };
}
