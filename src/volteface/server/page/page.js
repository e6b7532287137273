/** Finds out which page this is, and draws it. */

import { button, el, refill } from "./dom.js";
import { MovePage } from "./move.js";
import { StartPage } from "./start.js";
import { TablePage } from "./table.js";
import { changeLanguage, language, LANGUAGES, loadText, say } from "./text.js";
import { ToldPage } from "./told.js";

function open(main) {
  const [, kind, code] = location.pathname.split("/");
  if (kind === "tv" && code) return new TablePage(main, code.toUpperCase(), true);
  if (kind === "t" && code && location.hash === "#told") return new ToldPage(main, code.toUpperCase());
  if (kind === "t" && code) return new TablePage(main, code.toUpperCase(), false);
  if (kind === "move") return new MovePage(main);
  return new StartPage(main);
}

function drawTop(page) {
  const choose = async (wanted) => {
    await changeLanguage(wanted);
    drawTop(page);
    page.redraw();
  };
  const languages = LANGUAGES.map((one) =>
    button(one.toUpperCase(), () => choose(one), {
      class: "quiet",
      lang: one,
      "aria-pressed": String(one === language()),
    }),
  );
  refill(
    document.getElementById("top"),
    el("a", { href: "/", class: "brand" }, say("page-title")),
    el("div", { class: "languages", role: "group", "aria-label": say("page-language") }, languages),
  );
}

await loadText();
drawTop(open(document.getElementById("main")));
addEventListener("hashchange", () => location.reload());
