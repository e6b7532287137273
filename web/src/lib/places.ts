/** What this device keeps: its places at tables, and the name of whoever uses it. */

const TOKEN = "volteface:token:";
const NAME = "volteface:name";
const RECENT = "volteface:tables";
const MOST = 12;

/** The private token of this device's place at a table. */
export function tokenOf(code: string): string | null {
  return localStorage.getItem(TOKEN + code);
}

/** Keeps a place, or forgets it; the newest table comes first in `knownTables`. */
export function keepToken(code: string, token: string | null): void {
  const others = knownTables().filter((one) => one !== code);
  if (token === null) localStorage.removeItem(TOKEN + code);
  else localStorage.setItem(TOKEN + code, token);
  const kept = token === null ? others : [code, ...others];
  for (const old of kept.slice(MOST)) localStorage.removeItem(TOKEN + old);
  localStorage.setItem(RECENT, JSON.stringify(kept.slice(0, MOST)));
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
