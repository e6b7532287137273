/** The face of Mission Calaveras. */

import type { Face } from "$lib/face";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { scenes } from "./scenes";
import Secrets from "./Secrets.svelte";
import Setup from "./Setup.svelte";
import { asked, tell, turn } from "./tell";

export const face: Face<"mission-calaveras"> = {
  id: "mission-calaveras",
  Board,
  Secrets,
  Ending,
  Setup,
  scenes,
  asked,
  turn,
  tell,
  // Hands alone are secret here, and no event tells of another's.
  forgets: () => null,
};
