import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Suspicion from "./Suspicion.svelte";

const eyes = (): number => document.querySelectorAll(".eyes > svg g[transform]").length;

it("has as many eyes as points make a seat guilty", async () => {
  const { rerender } = render(Suspicion, { points: 3, most: 7 });
  expect(eyes()).toBe(7);
  expect(screen.getByRole("img", { name: "Suspicion: 3 of 7" })).toBeTruthy();
  await rerender({ points: 3, most: 9 });
  expect(eyes()).toBe(9);
  expect(screen.getByRole("img", { name: "Suspicion: 3 of 9" })).toBeTruthy();
});

it("lets new points fly to their own eyes, the last at most", () => {
  render(Suspicion, { points: 11, fresh: 3, most: 10 });
  const flying = [...document.querySelectorAll<HTMLElement>(".flying")];
  expect(flying.map((one) => one.style.width)).toEqual(["10%", "10%", "10%"]);
  expect(flying.map((one) => one.style.insetInlineStart)).toEqual(["80%", "90%", "90%"]);
});
