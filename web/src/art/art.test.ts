import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { GameId } from "$lib/protocol";
import { allDifferent, drawn } from "../test/drawn";
import { loadText } from "$lib/text.svelte";
import Avatar from "./Avatar.svelte";
import CardBack from "./CardBack.svelte";
import Cover from "./Cover.svelte";
import Icon from "./Icon.svelte";
import { ICONS, type IconName } from "./icons";
import Intel from "./Intel.svelte";
import Laurel from "./Laurel.svelte";
import PlayingCard from "./PlayingCard.svelte";
import Suit from "./Suit.svelte";
import { readCard, type SuitName } from "./suits";
import Wordmark from "./Wordmark.svelte";

const GAMES: readonly GameId[] = ["inside-job", "mission-calaveras", "insider"];
const SUITS: readonly SuitName[] = ["blue", "green", "yellow", "pink"];
const CARDS = SUITS.flatMap((suit) =>
  Array.from({ length: 13 }, (_, value) => `${suit.charAt(0)}${value + 1}`),
);

describe("the drawings that all games share", () => {
  it("draws each of the 52 cards differently", () => {
    allDifferent(CARDS.map((card) => drawn(PlayingCard, { card })));
  });

  it("shows a token on a card, and a card out of use", () => {
    allDifferent(
      [{}, { wager: true }, { dimmed: true }].map((more) => drawn(PlayingCard, { card: "b7", ...more })),
    );
  });

  it("refuses what is no card", () => {
    for (const card of ["", "b0", "b14", "x3", "b1.5"]) expect(() => readCard(card)).toThrow();
  });

  it("writes the letter of the suit in the reader's language", async () => {
    await loadText("fr");
    const letters = SUITS.map(
      (suit) => render(PlayingCard, { card: `${suit.charAt(0)}1` }).container.textContent,
    );
    expect(letters.map((letter) => letter.trim())).toEqual(["B", "V", "J", "R"]);
    await loadText("en");
  });

  it("draws suits, icons, backs and covers differently", () => {
    allDifferent(SUITS.map((suit) => drawn(Suit, { suit })));
    allDifferent((Object.keys(ICONS) as IconName[]).map((name) => drawn(Icon, { name })));
    allDifferent(GAMES.map((game) => drawn(CardBack, { game })));
    allDifferent(GAMES.map((game) => drawn(Cover, { game })));
    allDifferent([drawn(Intel, {}), drawn(Laurel, {}), drawn(Wordmark, {})]);
  });

  it("gives a name the same face everywhere, and eight seats eight faces", () => {
    expect(drawn(Avatar, { name: "Zoé", seat: 2 })).toBe(drawn(Avatar, { name: " zoé", seat: 2 }));
    const seats = [0, 1, 2, 3, 4, 5, 6, 7];
    allDifferent(seats.map((seat) => drawn(Avatar, { name: "Zoé", seat })));
    allDifferent(seats.map((seat) => drawn(Avatar, { name: "Zoé", seat, bot: true })));
    allDifferent(seats.map((seat) => drawn(Avatar, { name: "Zoé", seat, ghost: true })));
  });

  it("is decoration unless it is given a name", () => {
    const plain = render(Icon, { name: "eye" }).container.querySelector("svg");
    expect(plain?.getAttribute("aria-hidden")).toBe("true");
    expect(plain?.getAttribute("role")).toBeNull();
    const named = render(Icon, { name: "eye", label: "Look" }).container.querySelector("svg");
    expect(named?.getAttribute("aria-hidden")).toBeNull();
    expect(named?.getAttribute("role")).toBe("img");
    expect(named?.getAttribute("aria-label")).toBe("Look");
  });
});
