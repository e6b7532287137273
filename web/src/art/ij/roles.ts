/** How each role of Inside Job looks at you. What it wears is drawn in `RoleAttire`. */

import type { Eyes, Mouth } from "../parts/Head.svelte";

export interface Worn {
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  /** Whether there is a face, and shoulders under it. */
  readonly face: boolean;
  readonly body: boolean;
}

const somebody = (eyes: Eyes, mouth: Mouth): Worn => ({ eyes, mouth, face: true, body: true });

export const ROLES: Readonly<Record<string, Worn>> = {
  agent: somebody("open", "flat"),
  insider: somebody("none", "smirk"),
  bugged: somebody("open", "round"),
  paranoid: somebody("wide", "none"),
  risky: somebody("wink", "smile"),
  decoy: somebody("none", "none"),
  accomplice: somebody("dark", "smile"),
  "tim-shady": somebody("none", "smirk"),
  sleeper: somebody("shut", "flat"),
  "prof-no": somebody("monocle", "none"),
  blank: { eyes: "none", mouth: "none", face: false, body: true },
  larry: { eyes: "none", mouth: "none", face: false, body: true },
};
