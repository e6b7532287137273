/** The games that have a face; each is loaded when its table is opened. */

import type { Face } from "$lib/face";
import type { GameId } from "$lib/protocol";

const FACES: { readonly [G in GameId]: () => Promise<{ face: Face<G> }> } = {
  "inside-job": () => import("./inside-job"),
  "mission-calaveras": () => import("./mission-calaveras"),
  insider: () => import("./insider"),
};

export function isGame(id: string): id is GameId {
  return id in FACES;
}

/** Loads the face of a game; the shell treats all of them alike. */
export async function loadFace(id: GameId): Promise<Face> {
  // A face is used only with views of its own game, which the types of a mixed table cannot say.
  return (await FACES[id]()).face as unknown as Face;
}
