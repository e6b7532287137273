import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Invitations = (typeof import("$lib/invitations.svelte"))["invitations"];

/** A page that was just opened, and a server that names these addresses; `null`: it does not answer. */
async function opened(addresses: readonly string[] | null): Promise<Invitations> {
  vi.stubGlobal("fetch", () =>
    addresses === null ? Promise.reject(new Error()) : Promise.resolve(Response.json({ addresses })),
  );
  vi.resetModules();
  const { invitations } = await import("$lib/invitations.svelte");
  expect(invitations.origin).toBeNull();
  await vi.waitFor(() => expect(invitations.origin).not.toBeNull());
  return invitations;
}

const HOME = "http://192.168.1.5:8080";
const WORK = "http://10.8.0.2:8080";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("links name the address that the server says is the best", async () => {
  const invitations = await opened([HOME]);
  expect(invitations.origin).toBe(HOME);
  expect(invitations.choices).toEqual([]);
});

test("links name the page's own address where the server knows no better", async () => {
  expect((await opened([])).origin).toBe(location.origin);
  expect((await opened(null)).origin).toBe(location.origin);
});

test("a network that was chosen is kept for as long as it is there", async () => {
  const invitations = await opened([HOME, WORK]);
  expect(invitations.choices).toEqual([HOME, WORK]);
  invitations.choose(WORK);
  expect(invitations.origin).toBe(WORK);
  expect((await opened([HOME, WORK])).origin).toBe(WORK);
  expect((await opened([HOME])).origin).toBe(HOME);
});

test("a television in another window follows the choice", async () => {
  const television = await opened([HOME, WORK]);
  dispatchEvent(new StorageEvent("storage", { key: "volteface:address", newValue: WORK }));
  expect(television.origin).toBe(WORK);
});
