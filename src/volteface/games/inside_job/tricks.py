"""A trick on the table: the cards in the order of play, and who is winning it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.cards import BIT, SUIT_BITS, TOKEN

TRUMP_RANK: Final[i64] = 32
"""A trump is this much stronger than its value."""

_PLACE: Final[list[i64]] = [128**place for place in range(5)]


def _rank(code: int, trump: int, led: int) -> int:
    """IJ-14, IJ-19: how strong a card is; trump beats the led suit, and that beats the rest."""
    suit = trump if code >= TOKEN else code // 16
    if suit == trump:
        return TRUMP_RANK + code % 16
    return 16 + code % 16 if suit == led else 0


# The strength of every code, for each trump (in fours) and each led suit.
_RANKS: Final[list[list[i64]]] = [
    [_rank(code, trump, led) for code in range(128)] for trump in range(4) for led in range(4)
]


@final
class Trick:
    """The cards as they lie, in the order of play; places count from 0.

    ``packed`` holds their codes, seven bits each, the latest lowest.
    """

    __slots__ = ("best", "best_place", "count", "led", "led_bits", "led_shift", "packed", "ranks", "trump")

    def __init__(self) -> None:
        """Lay out a trick that waits for its mission."""
        self.trump: i64 = 0
        self.led: i64 = 0
        self.led_bits: i64 = 0
        self.led_shift: i64 = 1
        self.packed: i64 = 0
        self.count: i64 = 0
        self.ranks: list[i64] = _RANKS[0]
        self.best: i64 = 0
        self.best_place: i64 = 0

    def copy(self) -> Trick:
        """Make an independent copy."""
        twin = Trick()
        twin.trump = self.trump
        twin.led = self.led
        twin.led_bits = self.led_bits
        twin.led_shift = self.led_shift
        twin.packed = self.packed
        twin.count = self.count
        twin.ranks = self.ranks
        twin.best = self.best
        twin.best_place = self.best_place
        return twin

    def clear(self) -> None:
        """IJ-16: the cards go face down; the next trick has its own trump (IJ-10)."""
        self.led_bits = 0
        self.packed = 0
        self.count = 0
        self.best = 0

    def lead(self, suit: i64) -> None:
        """IJ-11: the first card's printed suit is the led suit."""
        self.led = suit
        self.led_bits = SUIT_BITS[suit]
        self.led_shift = 16 * suit + 1
        self.ranks = _RANKS[self.trump * 4 + suit]

    def codes(self) -> list[int]:
        """List the codes in the order of play."""
        return unpack(self.packed, self.count)

    def code_at(self, place: i64) -> i64:
        """Read the code at a place."""
        return (self.packed // _PLACE[self.count - 1 - place]) & 127

    def suit_at(self, place: i64) -> i64:
        """IJ-19: the suit a card counts as; with a token on it, trump."""
        code = self.code_at(place)
        return self.trump if code >= TOKEN else code >> 4

    def suits(self) -> i64:
        """IJ-19: the suits that lie here, one bit each."""
        bits: i64 = 0
        for place in range(self.count):
            bits |= BIT[self.suit_at(place)]
        return bits


def unpack(packed: i64, count: i64) -> list[int]:
    """List the codes of a packed trick in the order of play."""
    codes: list[int] = []
    for _ in range(count):
        codes.append(packed & 127)
        packed >>= 7
    codes.reverse()
    return codes
