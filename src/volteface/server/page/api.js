/** The HTTP side, and the private tokens that this device keeps. */

/** Something that the server refused, with the body that says why. */
export class Refusal extends Error {
  constructor(body) {
    super(body.reason);
    this.body = body;
  }
}

const KEPT = "volteface:token:";
const NAME = "volteface:name";

/** The private token of this device at a table, if it has one. */
export function tokenOf(code) {
  return localStorage.getItem(KEPT + code);
}

/** Keeps, or forgets, the private token of a table. */
export function keepToken(code, token) {
  if (token) localStorage.setItem(KEPT + code, token);
  else localStorage.removeItem(KEPT + code);
}

/** The codes of the tables where this device has a place. */
export function knownTables() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT))
    .map((key) => key.slice(KEPT.length));
}

/** The name that was used last. */
export function lastName() {
  return localStorage.getItem(NAME) ?? "";
}

/** Remembers a name for the next table. */
export function keepName(name) {
  localStorage.setItem(NAME, name);
}

/** Asks the server; a refusal is thrown. With a code, as whoever this device is at that table. */
export async function ask(method, path, { body, code } = {}) {
  const headers = {};
  const token = code ? tokenOf(code) : null;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: sent,
      credentials: "same-origin",
      cache: "no-store",
    });
  } catch {
    throw new Refusal({ reason: "unreachable", message: "page-refused-unreachable" });
  }
  const text = await answer.text();
  if (answer.ok) return text ? JSON.parse(text) : null;
  let why;
  try {
    why = JSON.parse(text);
  } catch {
    why = null;
  }
  throw new Refusal(why?.reason ? why : { reason: "unreadable", message: "page-refused-unreadable" });
}

/** The games that can be played here; asked for once. */
export function games() {
  games.known ??= ask("GET", "/api/games").then((list) => list.games);
  return games.known;
}
