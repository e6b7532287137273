import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { GameOffer, Json } from "$lib/protocol";
import Setup from "./Setup.svelte";

const offer = {
  id: "mission-calaveras",
  players: [3, 4, 5, 6],
  options: [{ name: "teams", kind: "list", choices: ["cia", "kgb", "dgse"], default: null, help: null }],
  bots: [],
  phrases: [],
} as unknown as GameOffer;

type Options = Readonly<Record<string, Json>>;

function form(options: Options): { now: Options } {
  const kept = { now: options };
  render(Setup, {
    offer,
    get options() {
      return kept.now;
    },
    set options(next: Options) {
      kept.now = next;
    },
  });
  return kept;
}

describe("the setup", () => {
  it("offers a ghost only where somebody has no partner (MC-3)", () => {
    form({ players: 4 });
    expect(screen.queryByLabelText("The ghost sits at")).toBeNull();
    form({ players: 5 });
    expect(screen.getByLabelText("The ghost sits at")).toBeTruthy();
  });

  it("forgets what was chosen for another number of players", async () => {
    const kept = form({ players: 3, ghost: 2, first: 1 });
    await fireEvent.click(screen.getByRole("radio", { name: "6" }));
    expect(kept.now).toEqual({ players: 6 });
  });

  it("never lets the ghost begin (MC-6)", () => {
    form({ players: 3, ghost: 2 });
    const first = screen.getByLabelText<HTMLSelectElement>("First player");
    expect([...first.options].map((option) => option.value)).toEqual(["", "0", "1", "3"]);
  });

  it("exchanges two services instead of naming one twice (MC-1)", async () => {
    const kept = form({ players: 4, teams: ["cia", "kgb"] });
    await fireEvent.change(screen.getByLabelText("Team A"), { target: { value: "kgb" } });
    expect(kept.now).toEqual({ players: 4, teams: ["kgb", "cia"] });
  });

  it("draws what is left out by lot", async () => {
    const kept = form({ players: 4, teams: ["cia", "kgb"], first: 3 });
    await fireEvent.click(screen.getByRole("checkbox", { name: "Draw lots" }));
    expect(kept.now).toEqual({ players: 4, first: 3 });
  });
});
