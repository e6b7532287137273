/** What the reader is about to play: the raised card, and whether a token goes on it. */

import type { IjSight } from "./words";

export class Playing {
  card = $state<string | null>(null);
  /** Set by a key or by the second gesture; goes with the card it was set for. */
  wager = $state(false);
  readonly #sight: () => IjSight;

  constructor(sight: () => IjSight) {
    this.#sight = sight;
  }

  /** Whether a card is asked for now. */
  get asked(): boolean {
    return this.#sight().legal.some((action) => action.do === "play");
  }

  /** The raised card, as long as it is in the hand. */
  get raised(): string | null {
    const hand = this.#sight().view.you?.hand ?? [];
    return this.card !== null && hand.includes(this.card) ? this.card : null;
  }

  /**
   * Whether the second gesture is offered. It does not look at the raised card: IJ-13, a neighbour who watched it come and
   * go would learn which cards this role may play. Nor may its absence tell who has a house role that never wagers.
   */
  get mayWager(): boolean {
    const { legal, view } = this.#sight();
    if (!this.asked) return false;
    const hidden = view.blank_role?.may_wager === false && view.wager && view.trick.length > 0;
    return hidden || legal.some((action) => action.do === "play" && action.wager);
  }

  raise(card: string | null): void {
    if (card !== this.card) this.wager = false;
    this.card = card;
  }

  toggleWager(): void {
    if (this.mayWager) this.wager = !this.wager;
  }

  /**
   * Plays a card. One that may not be played is sent all the same: the server's refusal says why, with its rule, and the
   * screen needs to know nothing of it.
   */
  async play(card: string | null, wager: boolean): Promise<void> {
    const { act, seat } = this.#bound();
    if (card === null || seat === null || !this.asked) return;
    await act({ by: seat, do: "play", card, wager });
    // Played or not, it is no longer held out.
    this.raise(null);
  }

  #bound(): { act: IjSight["act"]; seat: number | null } {
    const sight = this.#sight();
    return { act: (action) => sight.act(action), seat: sight.seat };
  }
}
