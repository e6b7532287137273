/** Real games between bots, as browsers were told them; `python3 tools/dev.py fixtures` writes them anew. */

import type { GameId, Push } from "$lib/protocol";

export interface Story<G extends GameId = GameId> {
  readonly game: G;
  readonly options: Readonly<Record<string, unknown>>;
  /** Seats without a player, and the seat whose player decides for each. */
  readonly ghosts: Readonly<Record<string, number>>;
  readonly result: unknown;
  /** By seat, and `public` for a spectator: whole games, or what brings something for the first time. */
  readonly told: Readonly<Record<string, readonly Push<G>[]>>;
}

const files = import.meta.glob<Story>("./fixtures/*.json", { eager: true, import: "default" });

/** The stories of one game, by the rest of their names: `stories("inside-job").get("four")`. */
export function stories<G extends GameId>(game: G): ReadonlyMap<string, Story<G>> {
  const found = Object.entries(files).filter(([, story]) => story.game === game);
  const named = found.map(([path, story]) => [
    path.slice(`./fixtures/${game}-`.length, -".json".length),
    story,
  ]);
  return new Map(named as [string, Story<G>][]);
}

/** Every push of every story of a game, with its story, for tests of what must never fail. */
export function allPushes<G extends GameId>(game: G): { story: Story<G>; push: Push<G> }[] {
  return [...stories(game).values()].flatMap((story) =>
    Object.values(story.told).flatMap((told) => told.map((push) => ({ story, push }))),
  );
}
