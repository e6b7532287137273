import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameOffer } from "$lib/protocol";
import Setup from "./Setup.svelte";
import { blankOf, obstacle, rolesOf, withPlayers, withRoles } from "./setup/options";

const facts = { side: "agents" };
const conflict = { rule: "IJ-40", message: "ij-options-two-neutrals", arguments: {} };
const choice = (name: string): { choice: string; players: number[]; facts: { side: string } } => ({
  choice: name,
  players: [4, 5],
  facts,
});
const usual = { kind: "switch", choices: [], default: false, help: null, guide: null, parts: [] };
const part = { choices: [], longest: null };

/** The shape of what the server offers, cut down to what these tests touch. */
const offer = {
  id: "inside-job",
  players: [2, 3, 4, 5],
  bots: [],
  phrases: [],
  options: [
    { ...usual, name: "wager", default: true, help: "ij-option-wager" },
    { ...usual, name: "wager_on", kind: "choice", choices: ["any", "led"], default: "any" },
    { ...usual, name: "risky_mode", help: "ij-option-risky-mode" },
    { ...usual, name: "open_history", help: "ij-option-open-history" },
    {
      ...usual,
      name: "special_roles",
      kind: "list",
      default: [],
      guide: {
        most: 2,
        choices: ["decoy", "accomplice", "paranoid", "blank"].map(choice),
        conflicts: [{ ...conflict, choices: ["decoy", "accomplice"] }],
        recommended: [{ choices: ["paranoid", "decoy"], players: [4, 5], reason: "ij-pair-paranoid-decoy" }],
      },
    },
    {
      ...usual,
      name: "blank_role",
      kind: "json",
      default: null,
      parts: [
        { ...part, name: "name", kind: "text", default: null, longest: 40 },
        { ...part, name: "side", kind: "choice", choices: ["agents", "neutral"], default: "agents" },
        { ...part, name: "votes", kind: "choice", choices: [0, 1, 2], default: 1 },
        { ...part, name: "may_wager", kind: "switch", default: true },
      ],
    },
  ],
} as unknown as GameOffer;

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
let answer: { status: number; body: unknown };

beforeEach(() => {
  answer = { status: 200, body: {} };
  asked
    .mockReset()
    .mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status })),
    );
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const role = (name: string): HTMLInputElement => document.querySelector(`input[data-role="${name}"]`)!;

describe("the form", () => {
  it("asks the server whether what is chosen fits together, and says so", async () => {
    render(Setup, { offer, options: { players: 4 } });
    await waitFor(() => expect(screen.getByText("This goes well together.")).toBeTruthy());
    expect(asked.mock.calls[0]?.[0]).toBe("/api/games/inside-job/options/check");
    expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toEqual({ options: { players: 4 } });
  });
  it("says why not, with the rule", async () => {
    answer = {
      status: 200,
      body: {
        options: null,
        seats: null,
        refused: { type: "refused", reason: "illegal", message: "ij-options-risky-wager", rule: "IJ-56" },
      },
    };
    render(Setup, { offer, options: { players: 4, wager: false, risky_mode: true } });
    await waitFor(() => expect(screen.getByText(/Risky missions need wagering/)).toBeTruthy());
    expect(screen.getByRole("button", { name: "Why?" })).toBeTruthy();
  });
  it("explains a role that does not go with the others before it is ticked", async () => {
    render(Setup, { offer, options: { players: 4 } });
    await fireEvent.click(role("decoy"));
    expect(role("accomplice").disabled).toBe(true);
    expect(screen.getByText(/At most one role may be on nobody/)).toBeTruthy();
    expect(role("paranoid").disabled).toBe(false);
  });
  it("offers pairs in one tap, with a reason", async () => {
    render(Setup, { offer, options: { players: 5 } });
    await fireEvent.click(screen.getByRole("button", { name: "Paranoid Agent and The Decoy" }));
    expect([role("paranoid").checked, role("decoy").checked]).toEqual([true, true]);
    expect(screen.getByText(/The vote becomes a trap/)).toBeTruthy();
  });
  it("has no special roles where too few play", () => {
    render(Setup, { offer, options: { players: 3 } });
    expect(document.querySelector("[data-role]")).toBeNull();
    expect(screen.getByText(/Special roles need 4 or 5 players/)).toBeTruthy();
  });
  it("shows the house role's card as it is put together", async () => {
    render(Setup, { offer, options: { players: 4 } });
    await fireEvent.click(role("blank"));
    await fireEvent.input(document.querySelector('[data-part="name"]')!, { target: { value: "Mole" } });
    await fireEvent.click(document.querySelector('[data-part="votes:2"]')!);
    await fireEvent.click(document.querySelector('[data-part="may_wager"]')!);
    const card = document.querySelector(".preview")!.textContent;
    expect(card).toContain("Mole");
    expect(card).toContain("May vote against two different players.");
    expect(card).toContain("Never wagers.");
  });
});

describe("what the form makes of options", () => {
  it("the house role's description comes and goes with the role", () => {
    const on = withRoles(offer, { players: 4 }, ["blank"]);
    expect(on["blank_role"]).toEqual({ name: "", side: "agents", votes: 1, may_wager: true });
    expect(withRoles(offer, on, [])).toEqual({ players: 4, special_roles: [] });
  });
  it("what was set of it is kept", () => {
    expect(blankOf(offer, { blank_role: { name: "Mole", votes: 2 } })).toMatchObject({
      name: "Mole",
      votes: 2,
    });
  });
  it("a request for a role goes with the role", () => {
    const options = { players: 4, special_roles: ["accomplice"], seat_requests: { 1: "accomplice" } };
    expect(withRoles(offer, options, ["accomplice", "paranoid"])["seat_requests"]).toEqual({
      1: "accomplice",
    });
    expect(withRoles(offer, options, ["paranoid"])["seat_requests"]).toBeUndefined();
  });
  it("fewer players leave special roles in the box", () => {
    const fewer = withPlayers(offer, { players: 4, special_roles: ["decoy"] }, 3);
    expect([fewer["players"], rolesOf(fewer)]).toEqual([3, []]);
  });
  it("a third role is one too many", () => {
    const guide = offer.options.find((one) => one.name === "special_roles")!.guide!;
    expect(obstacle(guide, ["decoy", "paranoid"], "blank")?.message).toBe("ij-options-three-roles");
    expect(obstacle(guide, ["decoy", "paranoid"], "decoy")).toBeNull();
  });
});
