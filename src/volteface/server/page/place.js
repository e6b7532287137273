/** One's own place at a table: taking it, naming it, moving it to another device, leaving it. */

import { ask, keepName, keepToken, lastName } from "./api.js";
import { button, copyable, el, field, fold, notify } from "./dom.js";
import { drawName } from "./seats.js";
import { say, sayFault } from "./text.js";

/** Whoever has no place here yet may take one. */
export function drawJoin(code) {
  const name = el("input", {
    required: true,
    maxlength: 20,
    value: lastName(),
    autocomplete: "nickname",
    data: { key: "join-name" },
  });
  const join = (sit) => async (event) => {
    event.preventDefault();
    if (!name.reportValidity()) return;
    try {
      keepName(name.value.trim());
      const joined = await ask("POST", `/api/tables/${code}/members`, {
        body: { name: name.value.trim(), sit },
      });
      keepToken(joined.code, joined.token);
      location.reload();
    } catch (refusal) {
      notify(sayFault(refusal), true);
    }
  };
  return el(
    "form",
    { class: "panel join", onsubmit: join(true) },
    el("h2", {}, say("page-join-title")),
    field(say("page-name"), name),
    el(
      "div",
      { class: "buttons" },
      el("button", { type: "submit", class: "main" }, say("page-join")),
      button(say("page-join-watch"), join(false)),
    ),
  );
}

/** What else one can do about one's own place. */
export function drawMore(state, code, send) {
  if (!state.you) return null;
  const linkPlace = el("div");
  const move = async () => {
    try {
      const link = await ask("POST", `/api/tables/${code}/links`, { code });
      const address = location.origin + link.path + (link.path.includes("#") ? "" : `#${link.secret}`);
      linkPlace.replaceChildren(
        el("p", {}, say("page-move-how", { minutes: Math.ceil(link.seconds / 60) })),
        copyable(address, say("page-link")),
      );
    } catch (refusal) {
      notify(sayFault(refusal), true);
    }
  };
  const leave = async () => {
    if (confirm(say("page-leave-sure")) && (await send({ type: "leave" }))) location.assign("/");
  };
  return fold(
    "more",
    say("page-more"),
    { class: "panel" },
    drawName(state, send),
    el(
      "div",
      { class: "buttons" },
      button(say("page-move"), move),
      el("a", { class: "button", href: "#told" }, say("page-told")),
      state.room.seal
        ? button(say("page-seal"), () =>
            notify(
              `${say("page-seal")}: ${state.room.seal}${state.room.salt ? ` · ${say("page-salt")}: ${state.room.salt}` : ""}`,
            ),
          )
        : null,
      button(say("page-leave"), leave, { class: "danger quiet" }),
    ),
    linkPlace,
  );
}
