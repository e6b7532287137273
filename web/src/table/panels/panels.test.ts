import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { TableSession } from "$lib/session.svelte";
import { room } from "../../test/fake-socket";
import Talk from "./Talk.svelte";
import Told from "./Told.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As much of a table as the talk needs; `ask` is answered when the test wants. */
function talking(ask: TableSession["ask"]): TableSession {
  const me = { id: "me", name: "Ann", here: true, chair: 0 };
  return {
    room: room(),
    game: "inside-job",
    you: "me",
    me,
    log: [],
    draft: "",
    ask,
  } as unknown as TableSession;
}
const field = (): HTMLInputElement => screen.getByPlaceholderText("Say something");

test("what is typed outlives the panel that it was typed in", async () => {
  const session = talking(() => Promise.resolve(null));
  const { unmount } = render(Talk, { session });
  await fireEvent.input(field(), { target: { value: "I think that" } });
  unmount();
  render(Talk, { session });
  expect(field().value).toBe("I think that");
});

test("what was not taken comes back, unless something else has been typed meanwhile", async () => {
  const refused = { type: "refused", reason: "too-many", message: "srv-too-many" } as const;
  for (const meanwhile of ["", "next"]) {
    let answer: (refusal: typeof refused) => void = () => undefined;
    const session = talking(() => new Promise((resolve) => (answer = resolve)));
    session.draft = "hello";
    const { unmount } = render(Talk, { session });
    await fireEvent.submit(field().form!);
    expect(session.draft).toBe("");
    session.draft = meanwhile;
    answer(refused);
    await vi.waitFor(() => expect(session.draft).toBe(meanwhile || "hello"));
    unmount();
  }
});

test("what the server has told lies behind the guard, message by message", async () => {
  const message = { type: "push", n: 3, view: { you: { role: "insider" } } };
  const answer = JSON.stringify({ messages: [{ at: 1000, message }] });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
  const { container } = render(Told, { code: "KMTR46" });
  const line = await screen.findByText(/push 3/);
  await fireEvent.click(line);
  expect(container.innerHTML).not.toContain("insider");
  await fireEvent.keyDown(container.querySelector(".peek")!, { key: "Enter" });
  expect(container.textContent).toContain('"role": "insider"');
});
