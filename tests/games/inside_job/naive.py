"""The plain game a second time, slowly and straight from the rules, to compare the fast one with.

Insider and Agents only, two to five players, with wagering and risky missions. It shares no rule with the
package: cards are words, a move is its notation, and every position is a deep copy.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise, permutations
from typing import NamedTuple

from volteface.core.json import Entry, Json

TRICKS = {2: 9, 3: 11, 4: 10, 5: 9}
MISSIONS_NEEDED = {2: 7, 3: 9, 4: 7, 5: 6}
REVEAL_AT = {2: 6, 3: 6, 4: 5, 5: 4}
LARRY = 5

TRUMPS = {
    name: trump
    for trump, names in {
        "b": "ascending third-highest last-lowest even-only last-wins no-trump risky-second",
        "g": "descending first-lowest last-highest middle-only second-wins one-suit risky-third",
        "y": "second-highest third-lowest high-only alternating first-wins some-trump risky-last",
        "p": "first-highest second-lowest low-only odd-only third-wins ends-match risky-second-or-third",
    }.items()
    for name in names.split()
}


class Lying(NamedTuple):
    """A card on the table."""

    card: str
    token: bool = False

    @property
    def value(self) -> int:
        return int(self.card[1:])

    def suit(self, trump: str) -> str:
        return trump if self.token else self.card[0]


def winning_place(trick: list[Lying], trump: str) -> int:
    """IJ-14, IJ-19, IJ-20."""
    suits = [one.suit(trump) for one in trick]
    wanted = trump if trump in suits else trick[0].card[0]
    best = max(one.value for one, suit in zip(trick, suits, strict=True) if suit == wanted)
    return max(at for at, one in enumerate(trick) if suits[at] == wanted and one.value == best)


def succeeds(mission: str, trick: list[Lying]) -> bool:
    """The table of missions, a line each."""
    trump = TRUMPS[mission]
    values = [one.value for one in trick]
    suits = [one.suit(trump) for one in trick]
    tokens = [one.token for one in trick]
    won = winning_place(trick, trump)

    def above(at: int) -> bool:
        return all(values[at] > value for value in values[:at] + values[at + 1 :])

    def below(at: int) -> bool:
        return all(values[at] < value for value in values[:at] + values[at + 1 :])

    last = len(trick) - 1
    return {
        "ascending": all(one < two for one, two in pairwise(values)),
        "descending": all(one > two for one, two in pairwise(values)),
        "first-highest": above(0),
        "first-lowest": below(0),
        "second-highest": above(1),
        "second-lowest": below(1),
        "third-highest": above(2),
        "third-lowest": below(2),
        "last-highest": above(last),
        "last-lowest": below(last),
        "high-only": all(7 <= value <= 13 for value in values),
        "low-only": all(1 <= value <= 7 for value in values),
        "middle-only": all(4 <= value <= 10 for value in values),
        "even-only": all(value % 2 == 0 for value in values),
        "odd-only": all(value % 2 == 1 for value in values),
        "alternating": all((one + two) % 2 == 1 for one, two in pairwise(values)),
        "first-wins": won == 0,
        "second-wins": won == 1,
        "third-wins": won == 2,
        "last-wins": won == last,
        "one-suit": len(set(suits)) == 1,
        "ends-match": suits[0] == suits[-1],
        "no-trump": trump not in suits,
        "some-trump": trump in suits,
        "risky-second": tokens[1],
        "risky-third": tokens[2],
        "risky-last": tokens[last],
        "risky-second-or-third": tokens[1] or tokens[2],
    }[mission]


def found_by_vote(votes: list[int]) -> int | None:
    """IJ-32, IJ-33: who alone has the most votes."""
    counts = {seat: votes.count(seat) for seat in votes}
    top = [seat for seat in counts if counts[seat] == max(counts.values())]
    return top[0] if len(top) == 1 else None


class Naive:
    """A table of the plain game."""

    def __init__(
        self,
        hands: list[list[str]],
        roles: list[str],
        pile: list[str],
        starter: int,
        stack: list[str],
        wager: str = "any",
    ) -> None:
        self.players = len(hands)
        self.hands, self.roles, self.pile, self.stack = hands, roles, pile, stack
        self.starter, self.wager = starter, wager
        self.intel = [1] * self.players + ([3] if stack else [])
        self.revealed = [False] * len(self.intel)
        self.done = self.successes = 0
        self.mission: str | None = None
        self.trick: list[Lying] = []
        self.ballots: dict[int, str] = {}
        self.winners: list[int] | None = None

    def order(self) -> list[int]:
        """Name the chairs in the order of play; Larry is chair 2."""
        if self.stack:
            return [self.starter, 2, 1 - self.starter]
        return [(self.starter + at) % self.players for at in range(self.players)]

    def moves(self) -> list[tuple[int, str]]:
        """List who may do what."""
        if self.winners is not None:
            return []
        if self.done == TRICKS[self.players]:
            return [(seat, f"vote {word}") for seat in range(self.players) for word in self._targets(seat)]
        if self.mission is None:
            drawn = self.pile[2 * self.done : 2 * self.done + 2]
            risky = [name for name in drawn if name.startswith("risky")]
            return [(self.starter, f"mission {name}") for name in risky or drawn]
        chair = self.order()[len(self.trick)]
        if self.stack and chair == 2:
            return self._larry_moves()
        return [(chair, f"play {word}") for word in self._plays(chair)]

    def _plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.trick:
            return hand
        led = self.trick[0].card[0]
        following = [card for card in hand if card[0] == led]
        cards = hand if self.roles[seat] == "insider" or not following else following
        if self.wager == "off" or self.intel[seat] == 0 or self.revealed[seat]:
            return cards
        return cards + [card + "+" for card in cards if self.wager == "any" or card[0] == led]

    def _larry_moves(self) -> list[tuple[int, str]]:
        led = self.trick[0].card[0]
        orders = list(permutations(self.stack[:3]))
        can = [order for order in orders if order[0][0] == led]
        return [
            (1 - self.starter, f"larry {one} back {two} out {three}") for one, two, three in can or orders
        ]

    def _targets(self, seat: int) -> list[str]:
        if seat in self.ballots:
            return []
        chairs = [chair for chair in range(len(self.intel)) if chair != seat and not self.revealed[chair]]
        return [str(LARRY if chair >= self.players else chair) for chair in chairs] or ["nobody"]

    def after(self, seat: int, move: str) -> Naive:
        """Carry a move out on a copy."""
        twin = deepcopy(self)
        word, *rest = move.split()
        if word == "mission":
            twin.mission = rest[0]
        elif word == "play":
            token = rest[0].endswith("+")
            card = rest[0].rstrip("+")
            twin.hands[seat].remove(card)
            twin.intel[seat] -= token
            twin.trick.append(Lying(card, token))
        elif word == "larry":
            twin.stack = [rest[2], *twin.stack[3:]]
            twin.trick.append(Lying(rest[0]))
        else:
            twin.ballots[seat] = rest[0]
            if len(twin.ballots) == twin.players:
                twin._count()
        if twin.mission and len(twin.trick) == len(twin.intel):
            twin._finish()
        return twin

    def _finish(self) -> None:
        assert self.mission is not None
        place = winning_place(self.trick, TRUMPS[self.mission])
        winner = self.order()[place]
        self.intel[winner] += 1 + sum(one.token for one in self.trick)
        self.successes += succeeds(self.mission, self.trick)
        if self.intel[winner] >= REVEAL_AT[self.players]:
            self.revealed[winner] = True
        if self.revealed[winner] and self.roles[winner] == "insider":
            self._won("insider")
        elif self.successes == MISSIONS_NEEDED[self.players]:
            self._won("agent")
        if not self.stack:
            self.starter = winner
        elif place > 0:
            self.starter = 1 - self.starter
        self.done += 1
        self.trick, self.mission = [], None

    def _count(self) -> None:
        if self.stack:
            wrong = any(self.roles[seat] == self.roles[chair] == "agent" for seat, chair in self._votes())
            self._won("insider" if wrong else "agent")
            return
        found = found_by_vote([chair for _, chair in self._votes()])
        self._won("agent" if found is not None and self.roles[found] == "insider" else "insider")

    def _votes(self) -> list[tuple[int, int]]:
        named = [(seat, int(word)) for seat, word in self.ballots.items() if word != "nobody"]
        return [(seat, self.players if target == LARRY else target) for seat, target in named]

    def _won(self, side: str) -> None:
        self.winners = [chair for chair, role in enumerate(self.roles) if role == side]


def slow_table(entry: Entry, wager: str) -> Naive:
    """Deal the table of a deal entry to the slow rules; ``wager`` is ``any``, ``led`` or ``off``."""

    def words(value: Json) -> list[str]:
        assert isinstance(value, list)
        return [str(word) for word in value]

    hands, starter = entry["hands"], entry["starter"]
    assert isinstance(hands, list)
    assert isinstance(starter, int)
    roles = words(entry["roles"]) + ([str(entry["larry_role"])] if "larry_role" in entry else [])
    stack = words(entry.get("larry_stack", []))
    return Naive([words(hand) for hand in hands], roles, words(entry["missions"]), starter, stack, wager)
