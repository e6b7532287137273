/** Building elements, and filling them anew without losing what the reader does there. */

/**
 * Makes an element. `on…` properties listen, `data` sets data attributes, `class` and the others are
 * attributes; `true` is an empty one, and `false`, `null` and `undefined` are none. Texts are never markup.
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter((one) => one !== null && one !== undefined && one !== false));
  return element;
}

/** Makes a button. */
export function button(text, onclick, properties = {}) {
  return el("button", { type: "button", onclick, ...properties }, text);
}

/** Makes a field with its label. */
export function field(text, input) {
  return el("label", { class: "field" }, el("span", {}, text), input);
}

/** Makes a tick box with its label. */
export function tick(text, properties = {}) {
  return el(
    "label",
    { class: "tick" },
    el("input", { type: "checkbox", ...properties }),
    el("span", {}, text),
  );
}

/** Makes a choice among pairs of value and text. */
export function select(pairs, chosen, properties = {}) {
  const options = pairs.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return el("select", properties, options);
}

/** Makes something that opens. */
export function fold(key, title, properties, ...children) {
  return el("details", { data: { key }, ...properties }, el("summary", {}, title), ...children);
}

/**
 * Fills an element anew. Elements with a `data-key` keep what the reader did: what is open, what is typed,
 * where the cursor is.
 */
export function refill(parent, ...children) {
  const kept = new Map();
  for (const one of parent.querySelectorAll("[data-key]")) kept.set(one.dataset.key, one);
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const cursor =
    focused && "selectionStart" in focused ? [focused.selectionStart, focused.selectionEnd] : null;
  parent.replaceChildren(
    ...children.flat(3).filter((one) => one !== null && one !== undefined && one !== false),
  );
  for (const one of parent.querySelectorAll("[data-key]")) {
    const before = kept.get(one.dataset.key);
    if (!before || before.tagName !== one.tagName) continue;
    if (one.tagName === "DETAILS") one.open = before.open;
    else if (one.type === "checkbox") one.checked = before.checked;
    else if (["INPUT", "TEXTAREA", "SELECT"].includes(one.tagName)) one.value = before.value;
    if (before === focused) {
      one.focus({ preventScroll: true });
      if (cursor && cursor[0] !== null && one.setSelectionRange) one.setSelectionRange(...cursor);
    }
  }
}

/** Shows a line at the bottom for a while. */
export function notify(text, bad = false) {
  const line = document.getElementById("notice");
  line.textContent = text;
  line.classList.toggle("bad", bad);
  line.hidden = false;
  clearTimeout(notify.timer);
  notify.timer = setTimeout(() => {
    line.hidden = true;
  }, 6000);
}

/** Makes a text that one can copy with one press. */
export function copyable(text, label) {
  const input = el("input", { readonly: true, value: text, class: "copy", "aria-label": label });
  input.addEventListener("focus", () => input.select());
  return input;
}
