import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showRefusal } from "$lib/refusals";
import Live from "$ui/Live.svelte";
import { notices } from "$ui/notices.svelte";
import RuleSheet from "$ui/RuleSheet.svelte";
import Toasts from "$ui/Toasts.svelte";

beforeEach(() => {
  // Dialogs are the browser's; this one only has to be open.
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
});
afterEach(() => {
  cleanup();
  notices.opened = null;
  for (const one of notices.all) notices.dismiss(one.key);
  vi.restoreAllMocks();
});

test("“Why?” opens the rule, with the facts that were used", async () => {
  render(Toasts);
  render(RuleSheet);
  showRefusal({
    type: "refused",
    reason: "illegal",
    message: "ij-not-in-hand",
    arguments: { card: "b1" },
    rule: "IJ-12",
  });
  const why = await screen.findByRole("button", { name: "Why?" });
  const sentence = why.closest(".notice")?.querySelector("p")?.textContent ?? "";
  why.click();
  const title = await screen.findByRole("heading", { name: "Why? IJ-12" });
  const sheet = title.closest("dialog") as HTMLElement;
  await waitFor(() => expect(sheet.textContent).toContain("The others follow clockwise."));
  expect(sheet.textContent).toContain(sentence.trim());
});

test("a refusal without a rule has no “Why?”", async () => {
  render(Toasts);
  showRefusal({ type: "refused", reason: "busy", message: "srv-busy" });
  await screen.findByText("Your last action is still under way.");
  expect(screen.queryByRole("button", { name: "Why?" })).toBeNull();
});

test("a refusal that no catalogue knows is told by its reason", async () => {
  render(Toasts);
  showRefusal({ type: "refused", reason: "not-now", message: "srv-made-tomorrow" });
  await screen.findByText("Not at this moment.");
});

test("the live region says the same words twice if they happen twice", async () => {
  const { container } = render(Live);
  notices.tell("Ann plays.");
  await screen.findByText("Ann plays.");
  const first = container.querySelector("p");
  notices.tell("Ann plays.");
  await waitFor(() => expect(container.querySelector("p")).not.toBe(first));
});
