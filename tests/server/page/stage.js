/** The little of a browser that the page's modules need to speak and to draw, for tests under Node. */

import { readFileSync, writeFileSync } from "node:fs";

export const given = JSON.parse(readFileSync("given.json", "utf8"));

export function answer(found) {
  writeFileSync("answer.json", JSON.stringify(found));
}

class Node {
  constructor(text) {
    this.textContent = text;
  }
}

class Element {
  constructor(tag) {
    this.tagName = tag.toUpperCase();
    this.children = [];
    this.dataset = {};
    this.attributes = {};
    this.listeners = {};
  }

  get textContent() {
    return this.children.map((one) => (typeof one === "string" ? one : one.textContent)).join(" ");
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  addEventListener(kind, listener) {
    this.listeners[kind] = listener;
  }

  append(...children) {
    this.children.push(...children);
  }

  /** All elements of a kind below this one. */
  all(tag) {
    const below = this.children.filter((one) => one instanceof Element);
    return below.flatMap((one) => [...(one.tagName === tag.toUpperCase() ? [one] : []), ...one.all(tag)]);
  }
}

/** Puts up what a module finds in a browser; catalogues come from the folder. */
export function stage(language) {
  const kept = new Map([["volteface:language", language]]);
  Object.defineProperty(globalThis, "navigator", { value: { languages: [language] }, configurable: true });
  Object.assign(globalThis, {
    document: {
      documentElement: {},
      visibilityState: "visible",
      createElement: (tag) => new Element(tag),
      createTextNode: (text) => new Node(text),
      addEventListener() {},
      removeEventListener() {},
    },
    localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    location: { protocol: "http:", host: "table.test" },
    addEventListener() {},
    removeEventListener() {},
    fetch: async (path) => ({
      ok: true,
      text: async () => readFileSync(`.${path.slice("/page".length)}`, "utf8"),
    }),
  });
}
