/** A ballot before it is handed in. Set and changed at will; nothing is sent until it is confirmed. */

import { SvelteSet } from "svelte/reactivity";
import type { Place } from "$lib/face";
import type { InsideJob } from "$lib/protocol";
import type { IjSight } from "./words";

type Target = InsideJob.Vote["for"][number];

/** Readers who have handed in although their hidden role has no vote: theirs looks in, as everybody's does. */
const feigned = new SvelteSet<IjSight>();

/** IJ-31, IJ-80: whether a ballot looks handed in that never counted. */
export const hasFeigned = (sight: IjSight): boolean => feigned.has(sight);

export class BallotPaper {
  marks = $state<readonly Place[]>([]);
  readonly #sight: () => IjSight;

  constructor(sight: () => IjSight) {
    this.#sight = sight;
  }

  /**
   * Everybody a ballot could name: all but oneself, Larry too. Whoever is revealed is shown as such; that nobody can vote
   * against him any more is said by the server to whoever tries.
   */
  get people(): readonly Place[] {
    const { view } = this.#sight();
    const seats: Place[] = view.seats.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
    return view.larry === null ? seats : [...seats, "larry"];
  }

  /** Whether somebody at this table may mark two: everybody's paper looks the same (IJ-44). */
  get two(): boolean {
    const { view } = this.#sight();
    return view.special_roles.includes("paranoid") || view.blank_role?.votes === 2;
  }

  /** IJ-31: nobody is left to vote for. */
  get nobodyLeft(): boolean {
    const { legal } = this.#sight();
    return legal.length > 0 && legal.every((one) => one.do === "vote" && one.for.length === 0);
  }

  count(place: Place): number {
    return this.marks.filter((one) => one === place).length;
  }

  /** Marks somebody; a second time both votes, where the server offers that; then none. */
  mark(place: Place): void {
    const others = this.marks.filter((one) => one !== place);
    const has = this.count(place);
    if (has === 0) this.marks = this.two ? [...this.marks, place].slice(-2) : [place];
    else if (has === 1 && this.#offered([place, place])) this.marks = [place, place];
    else this.marks = others;
  }

  #offered(votes: readonly Place[]): boolean {
    return this.#sight().legal.some(
      (one) =>
        one.do === "vote" &&
        one.for.length === votes.length &&
        one.for.every((target, at) => target === votes[at]),
    );
  }

  async handIn(): Promise<void> {
    const sight = this.#sight();
    if (sight.seat === null) return;
    const refused = await sight.act({ by: sight.seat, do: "vote", for: sorted(this.marks) });
    if (refused?.message === "ij-may-not-vote") feigned.add(sight);
  }

  /** The vote is over, or nobody looks at it any more. */
  leave(): void {
    feigned.delete(this.#sight());
  }
}

/** As records write them: seats in their order, Larry last. */
function sorted(places: readonly Place[]): readonly Target[] {
  const rank = (place: Place): number => (typeof place === "number" ? place : 99);
  return places.toSorted((one, two) => rank(one) - rank(two)) as Target[];
}
