/** The reader's language, and every sentence in it. */

import { format, parse } from "./fluent.js";

export const LANGUAGES = ["en", "fr"];
const KEPT = "volteface:language";

let current = "en";
let messages = new Map();

/** Names the language that the page speaks. */
export function language() {
  return current;
}

/** Chooses the language that was chosen before, or the browser's. */
export async function loadText() {
  const wanted = [localStorage.getItem(KEPT), ...(navigator.languages ?? [navigator.language])];
  const short = wanted.map((one) => (one ?? "").slice(0, 2).toLowerCase());
  await speak(short.find((one) => LANGUAGES.includes(one)) ?? "en");
}

/** Changes the language, and remembers it. */
export async function changeLanguage(wanted) {
  localStorage.setItem(KEPT, wanted);
  await speak(wanted);
}

async function speak(wanted) {
  const answer = await fetch(`/page/${wanted}.ftl`);
  if (!answer.ok) throw new Error(`no text: ${answer.status}`);
  messages = parse(await answer.text());
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Tells whether a catalogue has a message. */
export function has(id) {
  return messages.has(id);
}

/** Says a message; one that no catalogue has is said by its name and its arguments. */
export function say(id, args = {}) {
  const pattern = messages.get(id);
  if (pattern) return format(pattern, { messages, args }, current);
  const spoken = Object.entries(args).map(([name, value]) => `${name}: ${value}`);
  return spoken.length ? `${id} (${spoken.join(", ")})` : id;
}

/** Says why something was refused: the sentence, or else the reason, and the rule. */
export function sayRefusal(refusal) {
  const reason = `page-refused-${refusal.reason}`;
  const known = has(refusal.message) ? say(refusal.message, refusal.arguments ?? {}) : null;
  const sentence = known ?? (has(reason) ? say(reason) : say(refusal.message, refusal.arguments ?? {}));
  return refusal.rule ? `${sentence} (${refusal.rule})` : sentence;
}

/** Says what went wrong: a refusal, or a fault of the page itself. */
export function sayFault(fault) {
  return fault.body ? sayRefusal(fault.body) : String(fault.message ?? fault);
}
