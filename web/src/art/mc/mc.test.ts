import { describe, expect, it } from "vitest";
import catalogue from "../../../../src/volteface/games/calaveras/text/en.ftl?raw";
import { allDifferent, drawn } from "../../test/drawn";
import Agent from "./Agent.svelte";
import { PLACES, TEAMS, type PlaceName, type TeamName } from "./inks";
import Nicole from "./Nicole.svelte";
import PlaceCard from "./PlaceCard.svelte";
import Suspicion from "./Suspicion.svelte";
import Team from "./Team.svelte";
import Zone from "./Zone.svelte";

/** The variants that a message of the catalogue tells apart. */
function variants(id: string): readonly string[] {
  const message = catalogue.split(new RegExp(`^${id} = `, "m"))[1]?.split(/^}/m)[0] ?? "";
  return [...message.matchAll(/\[([a-z]+)\]/g)].map((variant) => variant[1] ?? "");
}

const teams = Object.keys(TEAMS) as TeamName[];

describe("the drawings of Mission Calaveras", () => {
  it("has a picture for each card that has a name", () => {
    expect(Object.keys(PLACES).sort()).toEqual([...variants("mc-card")].sort());
    allDifferent((Object.keys(PLACES) as PlaceName[]).map((card) => drawn(PlaceCard, { card })));
  });

  it("has an emblem for each zone that has a name", () => {
    expect(variants("mc-zone")).toEqual(["innocent", "suspect"]);
    allDifferent((["innocent", "suspect"] as const).map((zone) => drawn(Zone, { zone })));
  });

  it("has two agents and their ghosts for each service, and a badge", () => {
    const sides = [false, true];
    allDifferent(
      teams.flatMap((team) =>
        sides.flatMap((second) => sides.map((ghost) => drawn(Agent, { team, second, ghost }))),
      ),
    );
    allDifferent(teams.map((team) => drawn(Team, { team })));
  });

  it("opens one eye more with each point of suspicion, and never more than seven", () => {
    const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((points) => drawn(Suspicion, { points, eyes: 7 }));
    allDifferent(rows);
    expect(drawn(Suspicion, { points: 9, eyes: 7 })).toBe(rows[7]);
  });

  it("draws Nicole on the table and as a portrait", () => {
    allDifferent([false, true].map((portrait) => drawn(Nicole, { portrait })));
  });
});
