/** Chat and ready-made phrases. */

import { button, el, field, fold, select } from "./dom.js";
import { has, say } from "./text.js";

/** A line of the log for something that was said. */
export function saidLine(message, words) {
  const spoken = message.phrase ? words.phrase(message.phrase, message.slots ?? {}) : (message.text ?? "");
  return el(
    "li",
    { class: message.watchers ? "said aside" : "said" },
    el("strong", {}, message.name),
    message.watchers ? el("span", { class: "badge" }, say("page-aside")) : null,
    ` ${spoken}`,
  );
}

/** Draws the field to type in, and the phrases, as far as the table allows them. */
export function drawTalk(state, send) {
  const { room, you } = state;
  const me = room.people.find((one) => one.id === you);
  const talk = room.settings.talk ?? "chat";
  if (!me || state.television) return null;
  if (talk === "none") return el("p", { class: "dim" }, say("page-no-talk"));
  if (me.muted) return el("p", { class: "dim" }, say("page-muted"));
  return [talk === "chat" ? chat(send) : null, state.offer?.phrases.length ? phrases(state, send) : null];
}

function chat(send) {
  const input = el("input", {
    maxlength: 300,
    autocomplete: "off",
    enterkeyhint: "send",
    data: { key: "chat" },
    "aria-label": say("page-chat"),
    placeholder: say("page-chat"),
  });
  const submit = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    input.value = "";
    send({ type: "say", text });
  };
  return el(
    "form",
    { class: "typing", onsubmit: submit },
    input,
    el("button", { type: "submit" }, say("page-say")),
  );
}

function phrases(state, send) {
  const rows = state.offer.phrases
    .filter((one) => has(one.id))
    .map((phrase) => phraseRow(phrase, state, send));
  return fold("phrases", say("page-phrases"), {}, el("div", { class: "phrases" }, rows));
}

function phraseRow(phrase, state, send) {
  if (!phrase.slots.length)
    return button(say(phrase.id), () => send({ type: "say-phrase", phrase: phrase.id }), { class: "quiet" });
  const inputs = phrase.slots.map((slot) => [slot, slotInput(phrase, slot, state)]);
  if (inputs.some(([, input]) => !input.options.length)) return null;
  const filled = () =>
    Object.fromEntries(inputs.map(([slot, input]) => [slot.name, JSON.parse(input.value)]));
  const sentence = el("span", {}, state.words.phrase(phrase.id, filled()));
  const preview = () => {
    sentence.textContent = state.words.phrase(phrase.id, filled());
  };
  const speak = () => send({ type: "say-phrase", phrase: phrase.id, slots: filled() });
  return el(
    "div",
    { class: "phrase", onchange: preview },
    sentence,
    inputs.map(([slot, input]) => field(say(`page-slot-${slot.kind}`), input)),
    button(say("page-say"), speak),
  );
}

/** A seat's gap offers the others first, each gap another one. */
function slotInput(phrase, slot, state) {
  const own = state.room.chairs.find((one) => one.owner === state.you)?.seat;
  const seats = state.room.chairs.map((one) => one.seat).filter((seat) => seat !== undefined);
  const others = [...seats.filter((seat) => seat !== own), ...seats.filter((seat) => seat === own)];
  const isSeat = slot.kind === "seat";
  const values = slot.choices.length ? slot.choices : others;
  const pairs = values.map((one) => [
    JSON.stringify(one),
    isSeat ? state.words.seat(one) : state.words.text(slot.kind, one),
  ]);
  const earlier = phrase.slots.slice(0, phrase.slots.indexOf(slot)).filter((one) => one.kind === slot.kind);
  const chosen = pairs[earlier.length % Math.max(pairs.length, 1)]?.[0];
  return select(pairs, chosen, { data: { key: `slot-${phrase.id}-${slot.name}` } });
}
