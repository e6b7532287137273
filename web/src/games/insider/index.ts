import type { Face } from "$lib/face";
import { asked } from "./asked";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { scenes } from "./scenes";
import Secrets from "./Secrets.svelte";
import Setup from "./Setup.svelte";
import { tell } from "./tell";

export const face: Face<"insider"> = {
  id: "insider",
  Board,
  Secrets,
  Ending,
  Setup,
  scenes,
  asked,
  turn: (view) => view.asked,
  tell,
  // Everything that was asked and answered may be read again: that is what the discussion is about.
  forgets: () => null,
};
