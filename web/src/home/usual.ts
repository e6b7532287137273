import type { GameOffer, Json } from "$lib/protocol";
import { language } from "$lib/text.svelte";

/** A good number for a first game; games that need more take their smallest but one. */
const USUAL = 4;

/** What a game is played with unless somebody wishes otherwise. */
export function usualOptions(offer: GameOffer): Record<string, Json> {
  const players = Math.min(...offer.players) < USUAL ? USUAL : (offer.players[1] ?? USUAL);
  // Words to play with come in the reader's language, where a game has them.
  const words = offer.options.find((one) => one.name === "language");
  const spoken = language();
  const differs = words?.choices.includes(spoken) && words.default !== spoken;
  return differs ? { players, language: spoken } : { players };
}
