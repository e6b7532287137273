import type { Face } from "$lib/face";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Secrets from "./Secrets.svelte";
import Setup from "./Setup.svelte";

export const face: Face<"inside-job"> = {
  id: "inside-job",
  Board,
  Secrets,
  Ending,
  Setup,
  scenes: (_before, push) => [{ view: push.view, events: push.events, hold: 0 }],
  asked: () => "",
  turn: () => [],
  tell: () => null,
  forgets: () => null,
};
