/** What the host can do with the table, and how others find it. */

import { ask, keepToken } from "./api.js";
import { button, copyable, el, fold, notify } from "./dom.js";
import { optionsForm, settingsForm } from "./options.js";
import { say, sayFault } from "./text.js";

/** Draws what only the host sees; built anew only when the room has changed, so that forms stay as they are. */
export function drawHost(state, send) {
  const { room, you } = state;
  if (!you || room.host !== you) return null;
  const idle = room.state !== "playing";
  return el(
    "section",
    { class: "panel host" },
    el("h2", {}, say("page-host")),
    idle
      ? el(
          "div",
          { class: "buttons" },
          button(
            say(room.number === undefined ? "page-start" : "page-rematch"),
            () => send({ type: "start" }),
            { class: "main" },
          ),
          state.offer?.bots.length ? button(say("page-fill-all"), () => fillAll(state, send)) : null,
          button(say("page-shuffle"), () => send({ type: "shuffle" })),
        )
      : null,
    idle && state.offer ? options(state, send) : null,
    settings(state, send),
    button(say("page-delete"), () => remove(state), { class: "danger quiet" }),
  );
}

async function fillAll(state, send) {
  const bot = preferred(state.offer.bots);
  const open = state.room.chairs.flatMap((chair, number) => (chair.kind === "open" ? [number] : []));
  for (const chair of open) await send({ type: "fill", chair, bot });
}

/** The best bot that a game offers: the simplest one is named `random`. */
export function preferred(bots) {
  return bots.find((one) => one !== "random") ?? bots[0] ?? null;
}

function options(state, send) {
  const form = optionsForm(state.offer, state.room.options);
  const save = () => {
    try {
      send({ type: "set-options", options: form.read() }).then((done) => done && notify(say("page-saved")));
    } catch (fault) {
      notify(String(fault.message), true);
    }
  };
  return fold("host-options", say("page-next-options"), {}, form.element, button(say("page-save"), save));
}

function settings(state, send) {
  const form = settingsForm(state.room.settings);
  const save = () =>
    send({ type: "set-settings", settings: form.read() }).then((done) => done && notify(say("page-saved")));
  return fold("host-settings", say("page-settings"), {}, form.element, button(say("page-save"), save));
}

async function remove(state) {
  const { code } = state.room;
  if (!confirm(say("page-delete-sure"))) return;
  try {
    await ask("DELETE", `/api/tables/${code}`, { code });
    keepToken(code, null);
    location.assign("/");
  } catch (refusal) {
    notify(sayFault(refusal), true);
  }
}

/** Draws the code, the link and its picture. */
export function drawInvite(code, { large = false } = {}) {
  const link = `${location.origin}/t/${code}`;
  const share = navigator.share
    ? button(say("page-share"), () =>
        navigator.share({ title: say("page-title"), url: link }).catch(() => {}),
      )
    : null;
  const copy = navigator.clipboard
    ? button(say("page-copy"), () =>
        navigator.clipboard.writeText(link).then(() => notify(say("page-copied"))),
      )
    : null;
  return el(
    "div",
    { class: "invite" },
    el("img", {
      src: `/api/tables/${code}/qr.svg`,
      alt: say("page-qr"),
      width: large ? 320 : 180,
      height: large ? 320 : 180,
    }),
    el(
      "div",
      {},
      el("p", { class: "code", "aria-label": say("page-code") }, code),
      large
        ? el("p", { class: "link" }, link.replace(/^https?:\/\//, ""))
        : [
            copyable(link, say("page-link")),
            el(
              "div",
              { class: "buttons" },
              copy,
              share,
              el(
                "a",
                { class: "button", href: `/tv/${code}`, target: "_blank", rel: "noopener" },
                say("page-television"),
              ),
            ),
          ],
    ),
  );
}
