import type { GameOffer, Json } from "$lib/protocol";

/** A good number for a first game; games that need more take their smallest but one. */
const USUAL = 4;

/** What a game is played with unless somebody wishes otherwise. */
export function usualOptions(offer: GameOffer): Record<string, Json> {
  const players = Math.min(...offer.players) < USUAL ? USUAL : (offer.players[1] ?? USUAL);
  return { players };
}
