/** What this device keeps: its places at tables, and the name of whoever uses it. */

const TOKEN = "volteface:token:";
const NAME = "volteface:name";
const RECENT = "volteface:tables";
const SITTERS = "volteface:seats:";
const ROUNDS = "volteface:rounds:";
const SEALS = "volteface:seals:";
const MOST = 12;

/** The private token of this device's place at a table. */
export function tokenOf(code: string): string | null {
  return localStorage.getItem(TOKEN + code);
}

/** Keeps a place, or forgets it; the newest table comes first in `knownTables`. */
export function keepToken(code: string, token: string | null): void {
  const others = knownTables().filter((one) => one !== code);
  if (token === null) forget(code);
  else localStorage.setItem(TOKEN + code, token);
  const kept = token === null ? others : [code, ...others];
  for (const old of kept.slice(MOST)) forget(old);
  localStorage.setItem(RECENT, JSON.stringify(kept.slice(0, MOST)));
}

function forget(code: string): void {
  for (const what of [TOKEN, SITTERS, ROUNDS, SEALS]) localStorage.removeItem(what + code);
}

/** Forgets this device's own place; those of others who share it stay. */
export function loseToken(code: string): void {
  if (sittersOf(code).length) localStorage.removeItem(TOKEN + code);
  else keepToken(code, null);
}

/** Somebody who plays on this device, with others: a place of his own, and its private token. */
export interface Sitter {
  readonly member: string;
  readonly name: string;
  readonly token: string;
}

/** The people who hand this device around at a table, in the order of their chairs. */
export function sittersOf(code: string): readonly Sitter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SITTERS + code) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSitter) : [];
  } catch {
    return [];
  }
}

function isSitter(one: unknown): one is Sitter {
  const { member, name, token } = (one ?? {}) as Record<string, unknown>;
  return [member, name, token].every((part) => typeof part === "string");
}

export function keepSitters(code: string, sitters: readonly Sitter[]): void {
  if (sitters.length) localStorage.setItem(SITTERS + code, JSON.stringify(sitters));
  else localStorage.removeItem(SITTERS + code);
}

/** Who has had the device in which round, by the round's name. */
export type Rounds = Readonly<Record<string, readonly number[]>>;

export function roundsOf(code: string): Rounds {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ROUNDS + code) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Rounds) : {};
  } catch {
    return {};
  }
}

export function keepRounds(code: string, rounds: Rounds): void {
  localStorage.setItem(ROUNDS + code, JSON.stringify(rounds));
}

/** A seal as this device first saw it, and when, in milliseconds of Unix time. */
export interface NotedSeal {
  readonly seal: string;
  readonly at: number;
}

/** Notes the seal of a game that is being played; the first one counts, whatever is said later. */
export function noteSeal(code: string, game: number, seal: string): void {
  const known = sealsOf(code);
  if (known[game]) return;
  localStorage.setItem(SEALS + code, JSON.stringify({ ...known, [game]: { seal, at: Date.now() } }));
}

export function notedSeal(code: string, game: number): NotedSeal | null {
  return sealsOf(code)[game] ?? null;
}

function sealsOf(code: string): Readonly<Record<string, NotedSeal>> {
  try {
    return JSON.parse(localStorage.getItem(SEALS + code) ?? "{}") as Record<string, NotedSeal>;
  } catch {
    return {};
  }
}

/** The tables at which this device has a place, newest first. */
export function knownTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function lastName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
