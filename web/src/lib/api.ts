/** The server over HTTP: typed requests, and refusals as errors. */

import type {
  GameList,
  GameOffer,
  GameRecord,
  Joined,
  JoinTable,
  Link,
  NewTable,
  OptionsChecked,
  PlayedGames,
  Refused,
  SiftedLines,
  TableList,
  TableSummary,
  ToldAll,
} from "$lib/protocol";
import { keepToken, tokenOf } from "$lib/places";

/** What the server refused, with its reason, its sentence and its rule. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message);
  }
}

/** The server did not answer at all. */
export class UnreachableError extends Error {}

interface Asking {
  readonly body?: unknown;
  /** The table whose token goes along. */
  readonly code?: string;
  /** Another token than the one that this device keeps, where it plays for several. */
  readonly token?: string;
  /** Leaves this device's cookies as they are, whatever the server says. */
  readonly apart?: boolean;
}

export async function ask<T>(
  method: string,
  path: string,
  { body, code, token, apart }: Asking = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const bearer = token ?? (code === undefined ? null : tokenOf(code));
  if (bearer) headers["Authorization"] = `Bearer ${bearer}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(apart ? { credentials: "omit" as const } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new UnreachableError();
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refusal = answer as Refused | null;
    if (refusal?.type !== "refused") throw new UnreachableError();
    throw new RefusedError(refusal);
  }
  return answer as T;
}

let offered: Promise<readonly GameOffer[]> | null = null;

/** What can be played here; asked once. */
export function games(): Promise<readonly GameOffer[]> {
  offered ??= ask<GameList>("GET", "/api/games").then(
    (list) => list.games,
    (fault: unknown) => {
      offered = null;
      throw fault;
    },
  );
  return offered;
}

/** Makes a table; this device keeps the host's place. */
export async function makeTable(wish: NewTable): Promise<Joined> {
  return kept(await ask<Joined>("POST", "/api/tables", { body: wish }));
}

/** Comes to a table; this device keeps the place. */
export async function joinTable(code: string, wish: JoinTable): Promise<Joined> {
  return kept(await ask<Joined>("POST", `/api/tables/${code}/members`, { body: wish }));
}

/** Seats one more person who plays on this device; the place that it keeps for the table stays what it is. */
export function joinBeside(code: string, wish: JoinTable): Promise<Joined> {
  return ask<Joined>("POST", `/api/tables/${code}/members`, { body: wish, apart: true });
}

/** Takes a place over from another device. */
export async function takeLink(secret: string): Promise<Joined> {
  return kept(await ask<Joined>("POST", "/api/links", { body: { secret } }));
}

function kept(joined: Joined): Joined {
  keepToken(joined.code, joined.token);
  return joined;
}

export const publicTables = (): Promise<TableList> => ask("GET", "/api/tables");
export const tableSummary = (code: string): Promise<TableSummary> => ask("GET", `/api/tables/${code}`);
export const makeLink = (code: string): Promise<Link> => ask("POST", `/api/tables/${code}/links`, { code });
export const deleteTable = (code: string): Promise<void> => ask("DELETE", `/api/tables/${code}`, { code });
export const playedGames = (code: string): Promise<PlayedGames> =>
  ask("GET", `/api/tables/${code}/games`, { code });
export const gameRecord = (code: string, number: number): Promise<GameRecord> =>
  ask("GET", `/api/tables/${code}/games/${number}`, { code });
export const toldAll = (code: string): Promise<ToldAll> => ask("GET", `/api/tables/${code}/told`, { code });

/** Tells whether options fit together, or why not. */
export const checkOptions = (game: string, options: NewTable["options"]): Promise<OptionsChecked> =>
  ask("POST", `/api/games/${game}/options/check`, { body: { options } });

/** Separates the good lines of a list from the bad ones, each with what is wrong with it. */
export const sift = (game: string, option: string, lines: readonly string[]): Promise<SiftedLines> =>
  ask("POST", `/api/games/${game}/options/sift`, { body: { option, lines } });
