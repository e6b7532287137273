"""The game a second time, slowly and straight from the rules, to compare the fast one with.

It shares no rule with the package: cards and spots are words, a move is its notation, and every position is
a deep copy.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any, cast

from volteface.core.json import Entry

PLACES = ["carnival", "hotel", "airport", "phone", "lab"]
ZONES = ["innocent", "suspect"]


def innocent(table: dict[str, list[str]], seat: str) -> bool:
    """MC-12."""
    return any(place in table["innocent"] for place in table[seat])


def named(table: dict[str, list[str]], seats: list[str]) -> str | None:
    """MC-13 to MC-16."""
    if len(table["innocent"]) + len(table["suspect"]) < 2:
        return None
    others = [seat for seat in seats if not innocent(table, seat)]
    if len(others) == 1:
        return others[0]
    counts = {seat: len([place for place in table[seat] if place in table["suspect"]]) for seat in others}
    best = max(counts.values(), default=0)
    top = [seat for seat in others if counts[seat] == best]
    return top[0] if best >= 1 and len(top) == 1 else None


def trusted(table: dict[str, list[str]], points: dict[str, int], nicole: str) -> str:
    """MC-18."""
    fewest = [seat for seat in points if points[seat] == min(points.values())]
    longest = max(len(table[seat]) for seat in fewest)
    best = [seat for seat in fewest if len(table[seat]) == longest]
    return best[0] if len(best) == 1 else nicole


class Naive:
    """One position; ``after`` gives the next."""

    def __init__(self, deal: Entry, ghost: int | None) -> None:
        hands: list[list[str]] = cast(Any, deal["hands"])
        pile: list[str] = cast(Any, deal["pile"])
        first = deal["first"]
        self.seats = [str(seat) for seat in range(len(hands))]
        self.hands = {seat: list(hands[int(seat)]) for seat in self.seats}
        self.pile = list(pile)
        self.discard: list[str] = []
        self.table: dict[str, list[str]] = {spot: [] for spot in [*self.seats, *ZONES]}
        self.points = dict.fromkeys(self.seats, 0)
        self.turn = self.nicole = str(first)
        self.ghost = ghost
        self.shuffling = False
        self.winners: list[int] | None = None

    def partner(self, seat: str) -> str:
        return str((int(seat) + len(self.seats) // 2) % len(self.seats))

    def holder(self) -> str:
        """MC-4."""
        return self.partner(self.turn) if self.turn == str(self.ghost) else self.turn

    def moves(self) -> list[str]:
        """MC-7, MC-10, MC-11a: sorted notations."""
        if self.shuffling or self.winners is not None:
            return []
        hand = set(self.hands[self.holder()])
        found = [f"place {card} to {spot}" for card in hand & set(PLACES) for spot in self.table]
        if "twist" in hand:
            found.append("twist nothing")
            for origin, lying in self.table.items():
                found += [
                    f"twist {card} from {origin} to {to}"
                    for card in lying
                    for to in self.table
                    if to != origin
                ]
        return sorted(found) or ["pass"]

    def after(self, move: str) -> Naive:
        """MC-11."""
        new = deepcopy(self)
        match move.split():
            case ["place", card, "to", to]:
                new.hands[new.holder()].remove(card)
                new.arrive(card, to)
            case ["twist", "nothing"]:
                new.hands[new.holder()].remove("twist")
                new.discard.append("twist")
            case ["twist", card, "from", origin, "to", to]:
                new.hands[new.holder()].remove("twist")
                new.table[origin].remove(card)
                new.arrive(card, to)
                new.discard.append("twist")
        new.nicole = trusted(new.table, new.points, new.nicole)
        suspect = named(new.table, new.seats)
        if suspect is not None:
            centre = new.table["innocent"] + new.table["suspect"]
            new.points[suspect] += len(centre)
            new.discard += centre
            new.table["innocent"], new.table["suspect"] = [], []
            new.nicole = trusted(new.table, new.points, new.nicole)
        guilty = [seat for seat in new.seats if new.points[seat] >= 7]
        if guilty:
            both = sorted([int(new.nicole), int(new.partner(new.nicole))])
            new.winners = [] if new.nicole in guilty else both
        else:
            new.draw()
        return new

    def arrive(self, card: str, to: str) -> None:
        """MC-8, MC-9."""
        area = ZONES if to in ZONES else [to]
        for spot in area:
            if card in self.table[spot]:
                self.table[spot].remove(card)
                self.discard += [card, card]
                return
        self.table[to].append(card)

    def draw(self) -> None:
        """MC-4, MC-11, MC-11a."""
        hand = self.hands[self.holder()]
        while len(hand) < 3:
            if not self.pile:
                self.shuffling = bool(self.discard)
                if self.shuffling:
                    return
                break
            hand.append(self.pile.pop(0))
        self.turn = str((int(self.turn) + 1) % len(self.seats))

    def shuffled(self, pile: list[str]) -> Naive:
        """MC-11a."""
        new = deepcopy(self)
        assert Counter(pile) == Counter(new.discard)
        new.pile, new.discard, new.shuffling = list(pile), [], False
        new.draw()
        return new
