"""The 48 cards, and bags of them: cards of one name are alike, so a hand is a count of each.

A bag is one integer, 8 bits for each kind and the size on top: adding a card is adding its unit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

PLACES: Final = ("carnival", "hotel", "airport", "phone", "lab")
"""MC-5: the five Places."""
CARDS: Final = (*PLACES, "twist")
"""Every kind of card; its number here is its code."""
TWIST: Final[i64] = 5

DECK: Final = (8, 8, 8, 8, 8, 8)
"""MC-5: how many there are of each kind."""
HAND: Final[i64] = 3
"""MC-5, MC-11: how many cards everyone holds."""

CODES: Final = {name: code for code, name in enumerate(CARDS)}

UNIT: Final[list[i64]] = [2 ** (8 * code) + 2**48 for code in range(6)]
"""What one card of each kind adds to a bag."""
EMPTY: Final[i64] = 0


def bag_of(codes: Iterable[int]) -> int:
    """Put cards into a bag."""
    bag = 0
    for code in codes:
        bag += UNIT[code]
    return bag


def count(bag: i64, code: i64) -> i64:
    """Count the cards of one kind."""
    return (bag >> (8 * code)) & 255


def size(bag: i64) -> i64:
    """Count all the cards."""
    return bag >> 48


def codes_of(bag: i64) -> list[int]:
    """List the cards, sorted."""
    return [int(code) for code in range(6) for _ in range(count(bag, code))]


def names_of(codes: Iterable[int]) -> list[str]:
    """Name cards."""
    return [CARDS[code] for code in codes]
