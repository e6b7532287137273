/** A one-time link: takes a place over to this device. The secret stands behind the `#`, where no server sees it. */

import { ask, keepToken } from "./api.js";
import { button, el, notify } from "./dom.js";
import { say, sayFault } from "./text.js";

export class MovePage {
  constructor(main) {
    this.main = main;
    this.secret = location.hash.slice(1);
    // Nobody who borrows the device later finds it in the address bar.
    history.replaceState(null, "", location.pathname);
    this.redraw();
  }

  redraw() {
    const take = async () => {
      try {
        const joined = await ask("POST", "/api/links", { body: { secret: this.secret } });
        keepToken(joined.code, joined.token);
        location.replace(`/t/${joined.code}`);
      } catch (refusal) {
        notify(sayFault(refusal), true);
      }
    };
    const inside = this.secret
      ? [
          el("h1", {}, say("page-move-question")),
          el("p", {}, say("page-move-explain")),
          el("div", { class: "buttons big" }, button(say("page-move-take"), take, { class: "main" })),
        ]
      : [el("h1", {}, say("page-move-nothing")), el("a", { class: "button", href: "/" }, say("page-home"))];
    this.main.replaceChildren(el("div", { class: "start" }, el("section", { class: "panel" }, inside)));
  }
}
