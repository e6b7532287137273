"""Small tables for fast thinking: what each mission asks for, and chances that are looked up, not worked out.

Compiled. Lists are indexed by small integers; masks of cards have one bit for each code.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.cards import ALL_CARDS, AT_LEAST, CARDS
from volteface.games.inside_job.conditions import (
    LAST,
    Alternating,
    Condition,
    Either,
    EndsMatch,
    Falling,
    Highest,
    Lowest,
    NoTrump,
    OneSuit,
    OnlyValues,
    Rising,
    SomeTrump,
    TokenOn,
    Wins,
)
from volteface.games.inside_job.missions import MISSIONS

UNKNOWN: Final[i64] = 0
RISING: Final[i64] = 1
FALLING: Final[i64] = 2
HIGHEST: Final[i64] = 3
LOWEST: Final[i64] = 4
ONLY: Final[i64] = 5
ALTERNATING: Final[i64] = 6
WINS: Final[i64] = 7
ONE_SUIT: Final[i64] = 8
ENDS_MATCH: Final[i64] = 9
NO_TRUMP: Final[i64] = 10
SOME_TRUMP: Final[i64] = 11
TOKEN_ON: Final[i64] = 12
EITHER_TOKEN: Final[i64] = 13

ABOVE: Final[list[i64]] = [
    ALL_CARDS & ~sum([c.bit for c in CARDS if c.value <= value]) for value in range(17)
]
"""The cards higher than a value."""

BELOW: Final[list[i64]] = [ALL_CARDS & ~AT_LEAST[min(value, 13)] for value in range(14)] + [ALL_CARDS] * 3
"""The cards lower than a value."""

PARITY: Final[list[i64]] = [sum([c.bit for c in CARDS if c.value % 2 == odd]) for odd in range(2)]
"""The even cards and the odd ones."""


def _of_values(allowed: int) -> int:
    return sum([int(c.bit) for c in CARDS if allowed & 2 ** int(c.value)])


@final
class Brief:
    """What a mission asks for, as numbers."""

    __slots__ = ("good", "kind", "place", "second", "want_marked", "want_others")

    def __init__(self, condition: Condition) -> None:
        """Read a condition; one that is not known here counts as an even chance."""
        self.kind: i64 = UNKNOWN
        # The place it speaks of, LAST for the last one; the second place of two.
        self.place: i64 = 0
        self.second: i64 = 0
        # The cards it allows.
        self.good: i64 = ALL_CARDS
        # How much an Agent wants the trick at the place it speaks of, and elsewhere.
        self.want_marked: float = 0.45
        self.want_others: float = 0.45
        if isinstance(condition, Rising):
            self._write(RISING, LAST, 0.8, 0.4)
        elif isinstance(condition, Falling):
            self._write(FALLING, LAST, 0.15, 0.15)
        elif isinstance(condition, Highest):
            self._write(HIGHEST, condition.place, 0.85, 0.2)
        elif isinstance(condition, Lowest):
            self._write(LOWEST, condition.place, 0.05, 0.5)
        elif isinstance(condition, Wins):
            self._write(WINS, condition.place, 0.95, 0.08)
        elif isinstance(condition, OnlyValues):
            self.kind = ONLY
            self.good = _of_values(condition.allowed)
        elif isinstance(condition, Alternating):
            self.kind = ALTERNATING
        elif isinstance(condition, OneSuit):
            self.kind = ONE_SUIT
        elif isinstance(condition, EndsMatch):
            self.kind = ENDS_MATCH
        elif isinstance(condition, NoTrump):
            self.kind = NO_TRUMP
        elif isinstance(condition, SomeTrump):
            self.kind = SOME_TRUMP
        elif isinstance(condition, TokenOn):
            self._write(TOKEN_ON, condition.place, 0.45, 0.45)
        elif isinstance(condition, Either):
            one, other = condition.one, condition.other
            if isinstance(one, TokenOn) and isinstance(other, TokenOn):
                self._write(EITHER_TOKEN, one.place, 0.45, 0.45)
                self.second = other.place

    def _write(self, kind: i64, place: i64, marked: float, others: float) -> None:
        self.kind = kind
        self.place = place
        self.want_marked = marked
        self.want_others = others


BRIEFS: Final = [Brief(one.condition) for one in MISSIONS]
"""By the mission's index."""

# How often a mission succeeds between four careful players; a starting player who wants one to succeed shows
# the easier one of two (IJ-9).
_EASE: Final = {
    "descending": 0.20,
    "ascending": 0.25,
    "even-only": 0.30,
    "alternating": 0.32,
    "low-only": 0.36,
    "high-only": 0.38,
    "last-highest": 0.42,
    "odd-only": 0.42,
    "middle-only": 0.44,
    "last-lowest": 0.46,
    "one-suit": 0.50,
    "second-highest": 0.52,
    "second-wins": 0.54,
    "third-lowest": 0.55,
    "first-wins": 0.56,
    "third-wins": 0.58,
    "last-wins": 0.60,
    "third-highest": 0.62,
    "second-lowest": 0.64,
    "no-trump": 0.66,
    "first-highest": 0.70,
    "ends-match": 0.74,
    "first-lowest": 0.78,
    "some-trump": 0.85,
}
EASE: Final[list[float]] = [_EASE.get(one.id, 0.6) for one in MISSIONS]
"""By the mission's index."""


def _absent(held: int, unseen: int) -> list[float]:
    chances = [1.0]
    for given in range(52):
        left = unseen - given
        chances.append(chances[-1] * max(0, left - held) / left if left > 0 else 0.0)
    return chances


ABSENT: Final[list[list[list[float]]]] = [
    [_absent(held, unseen) for unseen in range(53)] for held in range(14)
]
"""The chance that so many cards out of so many unseen ones include none of so many given ones."""

CERTAIN: Final[list[float]] = [1.0] + [0.0] * 52
"""The same for a hand one sees."""


def _at_least(wanted: int, tries: int, chance: float) -> float:
    ways = [1.0] + [0.0] * tries
    for _ in range(tries):
        ways = [ways[0] * (1 - chance)] + [
            ways[at] * (1 - chance) + ways[at - 1] * chance for at in range(1, tries + 1)
        ]
    return sum(ways[max(wanted, 0) :])


def _ladder(chance: float) -> list[list[float]]:
    return [[_at_least(wanted, tries, chance) for tries in range(15)] for wanted in range(15)]


MISSION_CHANCE: Final = 0.55
RACE_CHANCE: Final = 0.2
REACH_MISSIONS: Final[list[list[float]]] = _ladder(MISSION_CHANCE)
"""The chance that so many missions succeed in so many tricks."""
REACH_INTEL: Final[list[list[float]]] = _ladder(RACE_CHANCE)
"""The chance that somebody who wants them takes so many out of so many tricks."""


def _log_binomials() -> list[list[float]]:
    from math import lgamma

    return [
        [lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1) if k <= n else 0.0 for k in range(14)]
        for n in range(53)
    ]


LOG_WAYS: Final[list[list[float]]] = _log_binomials()
"""The logarithm of the number of hands of so many cards out of so many."""


def _staircase(steps: int, cards: int, held: float) -> float:
    """Find the chance that each of so many players has a card beyond the one before, taking small steps."""
    if steps == 0:
        return 1.0
    chance = 0.0
    skipped = 1.0
    for at in range(cards):
        chance += skipped * held * _staircase(steps - 1, cards - at - 1, held)
        skipped *= 1 - held
    return chance


STAIRS_STEP: Final = 0.1
STAIRS: Final[list[list[list[float]]]] = [
    [[_staircase(steps, cards, STAIRS_STEP * held) for held in range(11)] for cards in range(14)]
    for steps in range(5)
]
"""The chance that so many players go on climbing over so many cards, each held with so many tenths."""
