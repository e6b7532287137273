import { loadFace } from "../games";
import { Playback } from "./playback.svelte";
import type { ReplaySource } from "./source";

/** Opens a replay with what everybody could see; whose eyes it is looked through may be chosen later. */
export async function openReplay(source: ReplaySource): Promise<Playback> {
  const first = await source.load(null);
  return new Playback(await loadFace(first.game), source, first);
}
