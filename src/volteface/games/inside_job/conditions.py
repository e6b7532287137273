"""What the missions ask of a trick: small conditions, of which a row of ``MISSIONS`` is made.

``holds`` judges a full trick (IJ-24). ``judge`` judges any trick from what lies open: the condition has
failed, or is met whatever comes, or neither. Values are the printed numbers and comparisons are strict; suits
are the effective ones (IJ-19).

What may come: any card that does not lie on this trick, because nobody may look at hands and earlier tricks;
with a token on it where ``Coming`` says that one may be put there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.cards import ALL_CARDS, AT_LEAST, BIT, SUIT_BITS, TOKEN, VALUES
from volteface.games.inside_job.tricks import TRUMP_RANK, Trick

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
THIRD: Final[i64] = 2
# With three cards the 3rd is also the last, so the last place depends on the trick.
LAST: Final[i64] = 9

EVEN: Final[i64] = 0b1010101010100
ODD: Final[i64] = 0b10101010101010

OPEN: Final[i64] = 0
MET: Final[i64] = 1
FAILED: Final[i64] = 2
STATES: Final = ("open", "met", "failed")
"""How a mission stands while its trick is played, as views write it."""


@final
class Coming:
    """What everybody knows of the rest of a trick."""

    __slots__ = ("led_only", "size", "tokens")

    def __init__(self, size: i64, tokens: i64, led_only: bool) -> None:
        """Say how many cards the full trick has, and which places to come may have a token, one bit each.

        ``led_only`` is IJ-22: only a card of the led suit may carry one.
        """
        self.size = size
        self.tokens = tokens
        self.led_only = led_only

    def place(self, place: i64) -> i64:
        """Count a place from 0 in the full trick."""
        return self.size - 1 if place == LAST else place


def place_in(trick: Trick, place: i64) -> i64:
    """Count a place from 0 in a full trick."""
    return trick.count - 1 if place == LAST else place


class Condition:
    """What must be true of a full trick."""

    def holds(self, trick: Trick) -> bool:
        """Judge the cards of a full trick as they lie."""
        raise NotImplementedError

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """Judge a trick that lacks at least one card: ``OPEN``, ``MET`` or ``FAILED``."""
        raise NotImplementedError

    def judge(self, trick: Trick, coming: Coming) -> i64:
        """Judge a trick as far as it is played."""
        if trick.count < coming.size:
            return self.foresee(trick, coming)
        return MET if self.holds(trick) else FAILED


@final
class Rising(Condition):
    """Each card is higher than the one before."""

    def holds(self, trick: Trick) -> bool:
        """Compare the values, from the last card back."""
        after: i64 = VALUES + 1
        packed = trick.packed
        while packed != 0:
            value = packed & 15
            if value >= after:
                return False
            after = value
            packed >>= 7
        return True

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """There must be room above the last card for all that come."""
        room = VALUES - (trick.packed & 15)
        return OPEN if room >= coming.size - trick.count and self.holds(trick) else FAILED


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

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """There must be room below the last card for all that come."""
        room = VALUES if trick.count == 0 else (trick.packed & 15) - 1
        return OPEN if room >= coming.size - trick.count and self.holds(trick) else FAILED


@final
class Highest(Condition):
    """The card at a place is higher than all others."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Look for another card as high: only the card itself may be."""
        return _as_high(trick, trick.code_at(place_in(trick, self.place)) & 15) == 1

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """Nothing is above the highest value, and there is nothing left to lie below the lowest."""
        place = coming.place(self.place)
        if place >= trick.count:
            return OPEN if _as_high(trick, VALUES) == 0 else FAILED
        value = trick.code_at(place) & 15
        return OPEN if value > 1 and _as_high(trick, value) == 1 else FAILED


@final
class Lowest(Condition):
    """The card at a place is lower than all others."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Look for another card as low: only the card itself may be."""
        return _as_low(trick, trick.code_at(place_in(trick, self.place)) & 15) == 1

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """Nothing is below the lowest value, and there is nothing left to lie above the highest."""
        place = coming.place(self.place)
        if place >= trick.count:
            return OPEN if _as_low(trick, 1) == 0 else FAILED
        value = trick.code_at(place) & 15
        return OPEN if value < VALUES and _as_low(trick, value) == 1 else FAILED


def _as_high(trick: Trick, value: i64) -> i64:
    """Count the cards that are at least as high."""
    found: i64 = 0
    packed = trick.packed
    while packed != 0:
        if packed & 15 >= value:
            found += 1
        packed >>= 7
    return found


def _as_low(trick: Trick, value: i64) -> i64:
    """Count the cards that are at most as high."""
    found: i64 = 0
    packed = trick.packed
    while packed != 0:
        if packed & 15 <= value:
            found += 1
        packed >>= 7
    return found


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

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """One wrong value is enough, and any card may still be one."""
        return OPEN if self.holds(trick) else FAILED


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

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """One wrong value is enough, and any card may still be one."""
        return OPEN if self.holds(trick) else FAILED


@final
class Wins(Condition):
    """The card at a place wins the trick."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Compare with the winning place."""
        return trick.best_place == place_in(trick, self.place)

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """A beaten card never wins; a card that nothing can beat has won, and what comes later has lost."""
        place = coming.place(self.place)
        if trick.count == 0:
            return OPEN
        if place >= trick.count:
            return OPEN if _can_beat(trick, coming, coming.tokens & BIT[place]) else FAILED
        if trick.best_place != place:
            return FAILED
        return OPEN if _can_beat(trick, coming, coming.tokens) else MET


def _can_beat(trick: Trick, coming: Coming, tokens: i64) -> bool:
    """IJ-14, IJ-19, IJ-20: whether a card that may come beats the best, with a token if one may lie there."""
    if trick.best < TRUMP_RANK:
        return True
    able = SUIT_BITS[trick.trump]
    if tokens != 0:
        able |= SUIT_BITS[trick.led] if coming.led_only else ALL_CARDS
    packed = trick.packed
    while packed != 0:
        able &= ~BIT[packed & 63]
        packed >>= 7
    return able & AT_LEAST[trick.best - TRUMP_RANK] != 0


@final
class OneSuit(Condition):
    """All cards have the same suit."""

    def holds(self, trick: Trick) -> bool:
        """Compare every suit with the first."""
        return trick.suits() == BIT[trick.suit_at(FIRST)]

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """One other suit is enough, and any card may still have it."""
        return OPEN if trick.count == 0 or self.holds(trick) else FAILED


@final
class EndsMatch(Condition):
    """The first and the last card have the same suit."""

    def holds(self, trick: Trick) -> bool:
        """Compare the two suits."""
        return trick.suit_at(FIRST) == trick.suit_at(trick.count - 1)

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """The last card decides."""
        return OPEN


@final
class NoTrump(Condition):
    """No card is trump."""

    def holds(self, trick: Trick) -> bool:
        """Look for a trump."""
        return trick.suits() & BIT[trick.trump] == 0

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """One trump is enough, and any card may still be one."""
        return OPEN if self.holds(trick) else FAILED


@final
class SomeTrump(Condition):
    """At least one card is trump."""

    def holds(self, trick: Trick) -> bool:
        """Look for a trump."""
        return trick.suits() & BIT[trick.trump] != 0

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """One trump is enough, and any card may still be one."""
        return MET if self.holds(trick) else OPEN


@final
class TokenOn(Condition):
    """IJ-56: a token lies on the card at a place."""

    def __init__(self, place: i64) -> None:
        """Name the place."""
        self.place = place

    def holds(self, trick: Trick) -> bool:
        """Look for the token."""
        return trick.code_at(place_in(trick, self.place)) >= TOKEN

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """Look for the token, or for somebody who may put it there."""
        place = coming.place(self.place)
        if place >= trick.count:
            return OPEN if coming.tokens & BIT[place] != 0 else FAILED
        return MET if trick.code_at(place) >= TOKEN else FAILED


@final
class Either(Condition):
    """One of two conditions, or both; they speak of different cards, so that each can fail alone."""

    def __init__(self, one: Condition, other: Condition) -> None:
        """Name the two."""
        self.one = one
        self.other = other

    def holds(self, trick: Trick) -> bool:
        """Ask both."""
        return self.one.holds(trick) or self.other.holds(trick)

    def foresee(self, trick: Trick, coming: Coming) -> i64:
        """Met by either, failed by both."""
        one, other = self.one.foresee(trick, coming), self.other.foresee(trick, coming)
        if MET in (one, other):
            return MET
        return FAILED if one == FAILED and other == FAILED else OPEN


def values(low: int, high: int) -> int:
    """Name the values from low to high, one bit each."""
    return sum(2**value for value in range(low, high + 1))
