/** Small questions to a view that several parts of the table ask. */

import type { AnswerName, RoleName } from "$art/in/inks";
import type { Sight } from "$lib/face";
import type { Insider } from "$lib/protocol";
import { say } from "$lib/text.svelte";

export type Card = number | "centre";
export type Answer = AnswerName;
export type { RoleName };

/** The numbers of the questions without an answer, oldest first. */
export function openQuestions(view: Insider.View): readonly number[] {
  return view.questions.flatMap((one, number) => (one.answer === null ? [number] : []));
}

/** How many questions a seat has asked. */
export function askedBy(view: Insider.View, seat: number): number {
  return view.questions.filter((one) => one.seat === seat).length;
}

/** Whether the reader decides something here: not in a replay, nor looking over somebody’s shoulder. */
export function isPlaying(sight: Sight<"insider">): boolean {
  return sight.seat !== null && sight.mode === "play";
}

/** Whether the reader decides for the Master. */
export function isMaster(sight: Sight<"insider">): boolean {
  return isPlaying(sight) && sight.seat === sight.view.master;
}

/** A question in words; one that was asked aloud has none of its own. */
export function questionText(question: Insider.QuestionView): string {
  return question.text || say("t-in-spoken");
}

/** The role that everybody can see at a place by now, if any. */
export function shownRole(view: Insider.View, place: Card): RoleName | null {
  const role = (): string | null => {
    if (view.ending) return place === "centre" ? view.ending.centre : (view.ending.roles[place] ?? null);
    if (place === view.master) return "master";
    return place === view.answerer ? view.answerer_role : null;
  };
  return role() as RoleName | null;
}

/** Whether a key belongs to an input method; Safari says so only by the old number. */
export const composing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
