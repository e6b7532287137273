/** The story of a game: what everybody saw, and what only some knew, in chapters that end with a turning point. */

import type { Face, Sight } from "$lib/face";
import type { EventOf, GameId } from "$lib/protocol";
import type { Replay } from "../replay/source";

export interface Line {
  readonly text: string;
  /** Whom it is about, for the picture beside it. */
  readonly seat: number | null;
  /** Who alone was told it; `null` for what everybody heard. */
  readonly only: number | null;
}

export interface Chapter {
  readonly lines: readonly Line[];
  /** What the chapter comes to. */
  readonly turn: readonly Line[];
}

/** One reader's replay, and a sight that names people as this reader would. */
export interface Witness {
  readonly replay: Replay;
  readonly sight: Sight;
}

/** Tells a game from what all its witnesses were told; the first one is the spectator. */
export function chaptersOf(face: Face, witnesses: readonly Witness[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let lines: Line[] = [];
  let turn: Line[] = [];
  const close = (): void => {
    if (lines.length || turn.length) chapters.push({ lines, turn });
    lines = [];
    turn = [];
  };
  for (const { event, sight, only } of inOrder(witnesses)) {
    const telling = face.tell(event, sight);
    if (telling === null || (only === null && (telling.weight === "small" || telling.secret))) continue;
    const line = { text: telling.text, seat: only ?? seatOf(event), only };
    if (telling.weight === "great") turn.push(line);
    else {
      // Several turning points at once are one: ballots, a role that is revealed, the end.
      if (turn.length) close();
      lines.push(line);
    }
  }
  close();
  return chapters;
}

interface Told {
  readonly entry: number;
  readonly event: EventOf[GameId];
  readonly sight: Sight;
  readonly only: number | null;
}

/** Entry by entry, first what one seat alone was told, then what everybody was. */
function inOrder(witnesses: readonly Witness[]): readonly Told[] {
  const all = witnesses.flatMap(({ replay, sight }) =>
    replay.steps.flatMap(({ entry, events }) =>
      events
        .filter((event) => (replay.eyes === null ? !isPrivate(event) : isPrivate(event) && isTruth(event)))
        .map((event): Told => ({ entry, event, sight, only: replay.eyes })),
    ),
  );
  const rank = (one: Told): number => one.only ?? Number.MAX_SAFE_INTEGER;
  return all.sort((one, other) => one.entry - other.entry || rank(one) - rank(other));
}

function isPrivate(event: EventOf[GameId]): boolean {
  return (event.only ?? null) !== null;
}

/** What makes the story: who somebody was, and the word that somebody knew. Hands and ballots are told elsewhere. */
function isTruth(event: EventOf[GameId]): boolean {
  return "role" in event || ("word" in event && event.word !== null);
}

function seatOf(event: EventOf[GameId]): number | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}
