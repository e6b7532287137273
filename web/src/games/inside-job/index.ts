import type { Face } from "$lib/face";
import { asked, isAsked, turn } from "./asked";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { scenes } from "./scenes";
import Secrets from "./Secrets.svelte";
import Setup from "./Setup.svelte";
import { forgets, tell } from "./told";

export const face: Face<"inside-job"> = {
  id: "inside-job",
  Board,
  Secrets,
  Ending,
  Setup,
  scenes,
  asked,
  isAsked,
  // The paper of a hidden role that has no vote looks handed in, like everybody's.
  keepsQuiet: (refusal) => refusal.message === "ij-may-not-vote",
  turn,
  tell,
  forgets,
};
