/** Every sentence that a played game needs, in both languages, and nobody told what is not for him. */
import { afterEach, expect, test } from "vitest";
import { loadText, LANGUAGES } from "$lib/text.svelte";
import { allPushes } from "../../test/stories";
import { asked } from "./asked";
import { reason, sayWinners } from "./ending";
import { scenes } from "./scenes";
import { tell } from "./tell";
import { sightOf, told } from "./test/sight";

const SECRET = new Set([
  "role-dealt",
  "word-drawn",
  "looked",
  "card-seen",
  "accusation-kept",
  "pointing-kept",
]);
afterEach(() => loadText("en"));

test.each(LANGUAGES)("every event and every moment of the stories has words in %s", async (language) => {
  await loadText(language);
  const events = new Set<string>();
  for (const { push } of allPushes("insider")) {
    for (const scene of scenes(push.view, push)) {
      const sight = sightOf(push, { scene, view: scene.view });
      const sentence = asked(sight);
      expect(sentence).not.toBe("");
      expect(sentence).not.toMatch(/t-in-|in-|\{/);
      for (const event of scene.events) {
        const telling = tell(event, sight);
        events.add(event.event);
        expect(telling === null).toBe(event.event === "question-answered" && event.answer === "found");
        expect(telling?.text ?? "").not.toMatch(/t-in-|\{|undefined/);
        expect(telling?.secret === true).toBe(SECRET.has(event.event));
      }
    }
    if (!push.view.ending) continue;
    const why = reason(sightOf(push), push.view.ending);
    expect(`${sayWinners(push.view.ending)} ${why.text}`).not.toMatch(/t-in-|\{/);
    expect(why.rule).toMatch(/^IN-\d+$/);
  }
  expect(events.size).toBe(25);
});

test("what only one seat was told never reaches spectators", () => {
  const open = allPushes("insider").filter(({ push }) => push.seat === undefined);
  const seen = open.flatMap(({ push }) => push.events.map((one) => one.event));
  expect(seen.filter((one) => SECRET.has(one))).toEqual([]);
});

test("the scenes of a push tell each of its events once, in order, and end with its own view", () => {
  for (const { push } of allPushes("insider")) {
    const shown = scenes(push.view, push);
    expect(shown.flatMap((scene) => scene.events)).toEqual(push.events);
    expect(shown.at(-1)?.view).toBe(push.view);
    expect(shown.at(-1)?.hold).toBe(0);
  }
});

test("ballots are turned over before the role is shown, and the role before the end", () => {
  const last = told("five", "public").find((push) =>
    push.events.some((one) => one.event === "first-ballot-shown"),
  );
  const shown = scenes(last?.view ?? null, last!);
  const [ballots, role] = shown;
  expect(ballots?.view.first_ballot).not.toBeNull();
  expect(ballots?.view.answerer_role).toBeNull();
  expect(ballots?.view.ending).toBeNull();
  expect(role?.view.answerer_role).not.toBeNull();
  expect(role?.view.ending).toBeNull();
});

test("a table that is opened shows what is, not how it came about", () => {
  for (const { push } of allPushes("insider")) expect(scenes(null, push)).toHaveLength(1);
});

test("whose turn it is depends on nothing but what everybody knows", () => {
  for (const { story, push } of allPushes("insider")) {
    const everybody = story.told["public"]?.find(
      (other) => other.moment === push.moment && other.view.phase === push.view.phase,
    );
    if (everybody) expect(push.view.asked).toEqual(everybody.view.asked);
  }
});
