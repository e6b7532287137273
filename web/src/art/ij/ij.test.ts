import { describe, expect, it } from "vitest";
import rules from "../../../../docs/rules/inside-job.md?raw";
import catalogue from "../../../../src/volteface/games/inside_job/text/en.ftl?raw";
import { allDifferent, drawn } from "../../test/drawn";
import Mission from "./Mission.svelte";
import { MISSIONS } from "./missions";
import Role from "./Role.svelte";
import { ROLES } from "./roles";

const missions = [...rules.matchAll(/^\| `([a-z-]+)` \|/gm)].map((row) => row[1] ?? "");
const roles = [...catalogue.matchAll(/^ij-role-([a-z-]+) =/gm)].map((line) => line[1] ?? "");

describe("the drawings of Inside Job", () => {
  it("has a picture for each mission of the rules and for nothing else", () => {
    expect(missions).toHaveLength(28);
    expect(Object.keys(MISSIONS).sort()).toEqual([...missions].sort());
    allDifferent(missions.map((mission) => drawn(Mission, { mission })));
  });

  it("has a portrait for each role that has a name, and for Larry", () => {
    expect(Object.keys(ROLES).sort()).toEqual([...roles, "larry"].sort());
    allDifferent([...roles, "larry"].map((role) => drawn(Role, { role })));
  });
});
