"""IJ-2: the missions. A mission is one row of ``MISSIONS``: id, trump, condition.

Conditions judge a full trick (IJ-24). Values are the printed numbers and comparisons are strict;
suits are the effective ones (IJ-19). Adding a mission is adding a row.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.cards import BIT, TOKEN
from volteface.games.inside_job.tricks import Trick

BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
YELLOW: Final[i64] = 2
PINK: Final[i64] = 3

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
THIRD: Final[i64] = 2
# With three cards the 3rd is also the last, so the last place depends on the trick.
LAST: Final[i64] = 9

_EVEN: Final[i64] = 0b1010101010100
_ODD: Final[i64] = 0b10101010101010


def place_in(trick: Trick, place: i64) -> i64:
    """Count a place from 0 in this trick."""
    return trick.count - 1 if place == LAST else place


class Condition:
    """What must be true of a full trick."""

    def holds(self, trick: Trick) -> bool:
        """Judge the cards as they lie."""
        raise NotImplementedError


@final
class Rising(Condition):
    """Each card is higher than the one before."""

    def holds(self, trick: Trick) -> bool:
        """Compare the values, from the last card back."""
        after: i64 = 14
        packed = trick.packed
        while packed != 0:
            value = packed & 15
            if value >= after:
                return False
            after = value
            packed >>= 7
        return True


@final
class Falling(Condition):
    """Each card is lower than the one before."""

    def holds(self, trick: Trick) -> bool:
        """Compare the values, from the last card back."""
        after: i64 = 0
        packed = trick.packed
        while packed != 0:
            value = packed & 15
            if value <= after:
                return False
            after = value
            packed >>= 7
        return True


@final
class Highest(Condition):
    """The card at a place is higher than all others."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Look for another card as high: only the card itself may be."""
        value = trick.code_at(place_in(trick, self.place)) & 15
        as_high: i64 = 0
        packed = trick.packed
        while packed != 0:
            if packed & 15 >= value:
                as_high += 1
            packed >>= 7
        return as_high == 1


@final
class Lowest(Condition):
    """The card at a place is lower than all others."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Look for another card as low: only the card itself may be."""
        value = trick.code_at(place_in(trick, self.place)) & 15
        as_low: i64 = 0
        packed = trick.packed
        while packed != 0:
            if packed & 15 <= value:
                as_low += 1
            packed >>= 7
        return as_low == 1


@final
class OnlyValues(Condition):
    """Only some values are allowed."""

    def __init__(self, allowed: i64) -> None:
        """Name the allowed values, one bit each."""
        self.allowed = allowed

    def holds(self, trick: Trick) -> bool:
        """Look for a value that is not allowed."""
        packed = trick.packed
        while packed != 0:
            if self.allowed & BIT[packed & 15] == 0:
                return False
            packed >>= 7
        return True


@final
class Alternating(Condition):
    """Odd and even take turns."""

    def holds(self, trick: Trick) -> bool:
        """Compare each card with the one after it."""
        after: i64 = 2
        packed = trick.packed
        while packed != 0:
            odd = packed & 1
            if odd == after:
                return False
            after = odd
            packed >>= 7
        return True


@final
class Wins(Condition):
    """The card at a place wins the trick."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Compare with the winning place."""
        return trick.best_place == place_in(trick, self.place)


@final
class OneSuit(Condition):
    """All cards have the same suit."""

    def holds(self, trick: Trick) -> bool:
        """Compare every suit with the first."""
        return trick.suits() == BIT[trick.suit_at(FIRST)]


@final
class EndsMatch(Condition):
    """The first and the last card have the same suit."""

    def holds(self, trick: Trick) -> bool:
        """Compare the two suits."""
        return trick.suit_at(FIRST) == trick.suit_at(trick.count - 1)


@final
class NoTrump(Condition):
    """No card is trump."""

    def holds(self, trick: Trick) -> bool:
        """Look for a trump."""
        return trick.suits() & BIT[trick.trump] == 0


@final
class SomeTrump(Condition):
    """At least one card is trump."""

    def holds(self, trick: Trick) -> bool:
        """Look for a trump."""
        return trick.suits() & BIT[trick.trump] != 0


@final
class TokenOn(Condition):
    """IJ-56: a token lies on the card at a place."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Look for the token."""
        return trick.code_at(place_in(trick, self.place)) >= TOKEN


@final
class Either(Condition):
    """One of two conditions, or both."""

    def __init__(self, one: Condition, other: Condition) -> None:
        """Name the two."""
        self.one = one
        self.other = other

    def holds(self, trick: Trick) -> bool:
        """Ask both."""
        return self.one.holds(trick) or self.other.holds(trick)


def values(low: int, high: int) -> int:
    """Name the values from low to high, one bit each."""
    return sum(2**value for value in range(low, high + 1))


@final
class Mission:
    """One mission card."""

    __slots__ = ("condition", "id", "index", "risky", "trump")

    def __init__(self, name: str, trump: i64, condition: Condition, risky: bool = False) -> None:
        """Write one row; its index is filled in by the table."""
        self.id = name
        self.trump = trump
        self.condition = condition
        self.risky = risky
        self.index: i64 = 0

    def __repr__(self) -> str:
        """Show the id."""
        return self.id


MISSIONS: Final = [
    Mission("ascending", BLUE, Rising()),
    Mission("descending", GREEN, Falling()),
    Mission("first-highest", PINK, Highest(FIRST)),
    Mission("first-lowest", GREEN, Lowest(FIRST)),
    Mission("second-highest", YELLOW, Highest(SECOND)),
    Mission("second-lowest", PINK, Lowest(SECOND)),
    Mission("third-highest", BLUE, Highest(THIRD)),
    Mission("third-lowest", YELLOW, Lowest(THIRD)),
    Mission("last-highest", GREEN, Highest(LAST)),
    Mission("last-lowest", BLUE, Lowest(LAST)),
    Mission("high-only", YELLOW, OnlyValues(values(7, 13))),
    Mission("low-only", PINK, OnlyValues(values(1, 7))),
    Mission("middle-only", GREEN, OnlyValues(values(4, 10))),
    Mission("even-only", BLUE, OnlyValues(_EVEN)),
    Mission("odd-only", PINK, OnlyValues(_ODD)),
    Mission("alternating", YELLOW, Alternating()),
    Mission("first-wins", YELLOW, Wins(FIRST)),
    Mission("second-wins", GREEN, Wins(SECOND)),
    Mission("third-wins", PINK, Wins(THIRD)),
    Mission("last-wins", BLUE, Wins(LAST)),
    Mission("one-suit", GREEN, OneSuit()),
    Mission("ends-match", PINK, EndsMatch()),
    Mission("no-trump", BLUE, NoTrump()),
    Mission("some-trump", YELLOW, SomeTrump()),
    Mission("risky-second", BLUE, TokenOn(SECOND), risky=True),
    Mission("risky-third", GREEN, TokenOn(THIRD), risky=True),
    Mission("risky-last", YELLOW, TokenOn(LAST), risky=True),
    Mission("risky-second-or-third", PINK, Either(TokenOn(SECOND), TokenOn(THIRD)), risky=True),
]
for _index, _mission in enumerate(MISSIONS):
    _mission.index = _index

BASE_MISSIONS: Final = [one.index for one in MISSIONS if not one.risky]
ALL_MISSIONS: Final = [one.index for one in MISSIONS]
_BY_ID: Final = {one.id: one for one in MISSIONS}


def mission(name: str) -> Mission | None:
    """Find a mission by its id, or ``None``."""
    return _BY_ID.get(name)
