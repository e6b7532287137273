"""IJ-1: the 52 cards, as readable values and as compact codes.

A card's code is 16 for each suit before its own, plus its value; a card with a token on it is coded
``TOKEN`` higher. A hand is one integer with the bit of each code it holds. Bits are looked up in ``BIT``
and never shifted by a variable: compiled, ``1 << code`` is a 32-bit shift.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

SUITS: Final = ("blue", "green", "yellow", "pink")
LETTERS: Final = "bgyp"
VALUES: Final = 13

TOKEN: Final[i64] = 64
SUIT_STEP: Final[i64] = 16
SUIT_MASK: Final[i64] = 2**VALUES - 1


@final
class Card:
    """One of the 52 cards; equal cards are the same object, found in ``CARDS`` or by ``card``."""

    __slots__ = ("bit", "code", "name", "suit", "value")

    def __init__(self, suit: int, value: int) -> None:
        """Make a card; ``CARDS`` has them all."""
        self.suit: i64 = suit
        self.value: i64 = value
        self.code: i64 = 16 * suit + value
        self.bit: i64 = 2 ** (16 * suit + value)
        self.name: str = LETTERS[suit] + str(value)

    def __repr__(self) -> str:
        """Show the name that records use, such as ``b7``."""
        return self.name


CARDS: Final = [Card(suit, value) for suit in range(4) for value in range(1, VALUES + 1)]
BIT: Final[list[i64]] = [2**code for code in range(62)]
SUIT_BITS: Final[list[i64]] = [(2**VALUES - 1) * 2 ** (16 * suit + 1) for suit in range(4)]
ALL_CARDS: Final[i64] = sum([card.bit for card in CARDS])
# The cards of at least a value, whatever their suit.
AT_LEAST: Final[list[i64]] = [sum([card.bit for card in CARDS if card.value >= value]) for value in range(14)]

# 2 is a primitive root of 67, so that every single bit leaves a remainder of its own.
_BY_REMAINDER: Final[list[i64]] = [0] * 67
for _code in range(62):
    _BY_REMAINDER[2**_code % 67] = _code

_BY_NAME: Final = {card.name: card for card in CARDS}
_BY_CODE: Final = {int(card.code): card for card in CARDS}


def card(name: str) -> Card | None:
    """Find a card by the name it has in records, or ``None``."""
    return _BY_NAME.get(name)


def card_of(code: int) -> Card:
    """Find a card by its code, whether a token lies on it or not."""
    return _BY_CODE[code % TOKEN]


def code_of(bit: i64) -> i64:
    """Find the code of a single card's bit."""
    return _BY_REMAINDER[bit % 67]


def cards_of(hand: int) -> list[Card]:
    """List the cards of a hand, by suit and value."""
    return [one for one in CARDS if hand & one.bit]


def hand_of(cards: list[Card]) -> int:
    """Gather cards into a hand."""
    hand = 0
    for one in cards:
        hand |= one.bit
    return hand


def count(hand: i64) -> i64:
    """Count the cards of a hand."""
    hand -= (hand >> 1) & 0x1555555555555555
    hand = (hand & 0x3333333333333333) + ((hand >> 2) & 0x3333333333333333)
    hand = (hand + (hand >> 4)) & 0x0F0F0F0F0F0F0F0F
    hand += hand >> 8
    hand += hand >> 16
    return (hand + (hand >> 32)) & 63
