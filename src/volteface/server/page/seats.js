/** Who sits where: chairs, watchers, and everything that one can do about people. */

import { button, el, field, fold, select } from "./dom.js";
import { say } from "./text.js";
import { seatParts, turnOf } from "./view.js";

/** Draws all chairs and everybody who only watches. `send` is called with a request. */
export function drawSeats(state, send) {
  const { room, words } = state;
  const asked = state.push && room.state === "playing" ? turnOf(state.push.view) : [];
  const chairs = room.chairs.map((chair, number) => drawChair(state, chair, number, asked, send));
  const ghosts = Object.keys(room.ghosts ?? {})
    .map(Number)
    .filter((seat) => !room.chairs.some((one) => one.seat === seat));
  const shades = ghosts.map((seat) =>
    el(
      "li",
      { class: asked.includes(seat) ? "chair asked" : "chair" },
      el(
        "div",
        { class: "who" },
        el("strong", {}, words.seat(seat)),
        asked.includes(seat) ? el("span", { class: "badge turn" }, say("page-to-play")) : null,
      ),
      el("div", { class: "parts" }, seatParts(state.push?.view, seat, words)),
    ),
  );
  const watchers = room.people.filter((one) => (one.chair === undefined || one.chair === null) && !one.gone);
  return [
    el("ol", { class: "chairs" }, chairs, shades),
    watchers.length && !state.television
      ? el(
          "div",
          { class: "watchers" },
          el("h3", {}, say("page-watchers")),
          el(
            "ul",
            {},
            watchers.map((one) => drawWatcher(state, one, send)),
          ),
        )
      : null,
  ];
}

function drawChair(state, chair, number, asked, send) {
  const { room, words, you } = state;
  const owner = room.people.find((one) => one.id === chair.owner);
  const mine = chair.owner !== undefined && chair.owner === you;
  const isAsked = chair.seat !== undefined && asked.includes(chair.seat);
  const badges = [
    mine ? badge("you") : null,
    chair.owner && chair.owner === room.host ? badge("host") : null,
    chair.kind === "bot" ? badge("bot") : null,
    owner && !owner.here && chair.kind !== "open" ? badge("away") : null,
    owner?.gone ? badge("gone") : null,
    chair.heir || (chair.bot && chair.owner)
      ? el("span", { class: "badge" }, say("page-plays-for", { name: owner?.name ?? "" }))
      : null,
    chair.shown ? badge("shown") : null,
    isAsked ? el("span", { class: "badge turn" }, say("page-to-play")) : null,
  ];
  const name = chair.kind === "open" ? say("page-open-chair") : (chair.name ?? say("page-open-chair"));
  return el(
    "li",
    { class: `chair ${chair.kind}${isAsked ? " asked" : ""}` },
    el(
      "div",
      { class: "who" },
      el("span", { class: "number" }, String(number + 1)),
      el("strong", {}, name),
      badges,
    ),
    chair.request
      ? el("div", { class: "parts" }, say("page-asks-role", { role: words.text("role", chair.request) }))
      : null,
    el(
      "div",
      { class: "parts" },
      chair.seat === undefined ? null : seatParts(state.push?.view, chair.seat, words),
    ),
    state.television ? null : chairMenu(state, chair, number, owner, mine, send),
  );
}

function badge(kind) {
  return el("span", { class: `badge ${kind}` }, say(`page-badge-${kind}`));
}

function chairMenu(state, chair, number, owner, mine, send) {
  const { room, you, words } = state;
  const idle = room.state !== "playing";
  const host = you !== null && room.host === you;
  const me = room.people.find((one) => one.id === you);
  const items = [];
  const add = (text, request, properties) => items.push(button(text, () => send(request), properties));
  if (idle && chair.kind === "open" && you) add(say("page-sit"), { type: "sit", chair: number });
  if (idle && mine) add(say("page-stand"), { type: "stand" });
  if (mine)
    add(say(chair.shown ? "page-hide-seat" : "page-show-seat"), {
      type: "allow-watching",
      allowed: !chair.shown,
    });
  if (mine && (chair.heir || chair.bot)) add(say("page-reclaim"), { type: "reclaim" }, { class: "main" });
  if (host && idle && chair.kind !== "person" && state.offer) {
    for (const bot of state.offer.bots)
      if (chair.bot !== bot)
        add(say("page-fill", { bot: words.text("bot", bot) }), { type: "fill", chair: number, bot });
    if (chair.kind === "bot") add(say("page-open"), { type: "fill", chair: number, bot: null });
  }
  if (owner && !mine) items.push(...personMenu(state, owner, host, send));
  if (you && me?.chair === undefined && chair.shown) {
    const watching = me?.watching === number;
    add(say(watching ? "page-watch-all" : "page-watch-seat"), {
      type: "watch",
      chair: watching ? null : number,
    });
  }
  if (you && !idle && owner && !mine && !owner.here && chair.kind === "person" && !room.proposal)
    items.push(proposing(state, number, send));
  if (mine && idle && room.options.special_roles?.length) items.push(requesting(state, chair, send));
  return items.length
    ? fold(`chair-${number}`, say("page-more"), { class: "menu" }, el("div", { class: "buttons" }, items))
    : null;
}

function personMenu(state, person, host, send) {
  const { room } = state;
  if (!host) {
    const away = room.people.find((one) => one.id === room.host);
    return person.id === room.host && away && !away.here && state.you
      ? [button(say("page-be-host"), () => send({ type: "hand-over", member: state.you }))]
      : [];
  }
  const sure = () => {
    if (confirm(say("page-remove-sure", { name: person.name }))) send({ type: "remove", member: person.id });
  };
  return [
    button(say("page-hand-over"), () => send({ type: "hand-over", member: person.id })),
    button(say(person.muted ? "page-unmute" : "page-mute"), () =>
      send({ type: "mute", member: person.id, muted: !person.muted }),
    ),
    button(say("page-remove"), sure, { class: "danger" }),
  ];
}

function proposing(state, chair, send) {
  const { room, words } = state;
  const bots = (state.offer?.bots ?? []).map((bot) => [
    `bot ${bot}`,
    say("page-badge-bot") + " " + words.text("bot", bot),
  ]);
  const people = room.people.filter(
    (one) => (one.chair === undefined || one.chair === null) && !one.gone && one.here,
  );
  const choice = select([...bots, ...people.map((one) => [`member ${one.id}`, one.name])], null, {
    data: { key: `heir-${chair}` },
  });
  const propose = () => {
    const [kind, ...rest] = choice.value.split(" ");
    send({ type: "propose", chair, [kind]: rest.join(" ") });
  };
  return el("div", { class: "row" }, field(say("page-heir"), choice), button(say("page-propose"), propose));
}

function requesting(state, chair, send) {
  const { words, room } = state;
  const pairs = [
    ["", say("page-no-request")],
    ...room.options.special_roles.map((role) => [role, words.text("role", role)]),
  ];
  const onchange = (event) => send({ type: "request-role", role: event.target.value || null });
  return field(say("page-request-role"), select(pairs, chair.request ?? "", { onchange }));
}

function drawWatcher(state, person, send) {
  const host = state.you !== null && state.room.host === state.you;
  const menu = person.id === state.you ? [] : personMenu(state, person, host, send);
  return el(
    "li",
    {},
    el(
      "span",
      { class: person.here ? "" : "dim" },
      person.name,
      " ",
      person.id === state.you ? badge("you") : null,
      person.id === state.room.host ? badge("host") : null,
      person.muted ? badge("muted") : null,
    ),
    menu.length
      ? fold(
          `person-${person.id}`,
          say("page-more"),
          { class: "menu" },
          el("div", { class: "buttons" }, menu),
        )
      : null,
  );
}

/** Draws the vote on an heir, if there is one. */
export function drawProposal(state, send) {
  const { room, you, words } = state;
  const proposal = room.proposal;
  if (!proposal) return null;
  const chair = room.chairs[proposal.chair];
  const owner = room.people.find((one) => one.id === chair?.owner)?.name ?? "";
  const heir = proposal.member
    ? (room.people.find((one) => one.id === proposal.member)?.name ?? "")
    : say("page-bot-heir", { bot: words.text("bot", proposal.bot) });
  const votes = say("page-votes", {
    yes: (proposal.yes ?? []).length,
    needed: proposal.needed ?? 1,
    no: (proposal.no ?? []).length,
  });
  const vote = (yes) => () => send({ type: "vote", proposal: proposal.number, yes });
  const set = (list) => (list ?? []).includes(you);
  return el(
    "section",
    { class: "panel proposal" },
    el("h2", {}, say("page-proposal", { owner, heir })),
    el("p", {}, votes),
    you && !state.television
      ? el(
          "div",
          { class: "buttons" },
          button(say("page-yes"), vote(true), { "aria-pressed": String(set(proposal.yes)) }),
          button(say("page-no"), vote(false), { "aria-pressed": String(set(proposal.no)) }),
        )
      : null,
  );
}

/** Draws one's own name, to change it. */
export function drawName(state, send) {
  const me = state.room.people.find((one) => one.id === state.you);
  if (!me) return null;
  const input = el("input", { value: me.name, maxlength: 20, data: { key: "own-name" } });
  const rename = (event) => {
    event.preventDefault();
    if (input.value.trim() && input.value !== me.name) send({ type: "rename", name: input.value.trim() });
  };
  return el(
    "form",
    { class: "row", onsubmit: rename },
    field(say("page-name"), input),
    el("button", { type: "submit" }, say("page-rename")),
  );
}
