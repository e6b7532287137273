import { describe, expect, it } from "vitest";
import { allPushes, stories } from "./stories";

describe.each(["inside-job", "mission-calaveras", "insider"] as const)("the stories of %s", (game) => {
  it("are whole games with an end", () => {
    for (const [name, story] of stories(game)) {
      expect(name).toMatch(/^(two|four|five)/);
      for (const told of Object.values(story.told)) {
        expect(told[0]?.n).toBe(0);
        expect(told.at(-1)?.view.phase).toBe("over");
      }
    }
    expect(stories(game).size).toBeGreaterThan(2);
  });
  it("hold moves of seats and nothing for spectators to do", () => {
    const pushes = allPushes(game);
    expect(pushes.some(({ push }) => push.legal.length > 0)).toBe(true);
    const watched = pushes.filter(({ push }) => push.seat === undefined);
    expect(watched.every(({ push }) => push.legal.length === 0)).toBe(true);
  });
});
