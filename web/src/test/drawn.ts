/** For tests of drawings. */

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect } from "vitest";

/** A drawing as markup, without what tells one instance from another. */
export function drawn<P extends Record<string, unknown>>(drawing: Component<P>, props: P): string {
  const { container, unmount } = render(drawing as Component, { props });
  const svg = container.querySelector("svg");
  const markup = (svg?.outerHTML ?? "").replace(/ id="[^"]*"/g, "").replace(/url\(#[^)]*\)/g, "url()");
  expect(svg?.querySelector("style, [style], script")).toBeNull();
  unmount();
  return markup;
}

export function allDifferent(markups: readonly string[]): void {
  for (const markup of markups) expect(markup).toContain("<path");
  expect(new Set(markups).size).toBe(markups.length);
}
