"""Hands as small numbers: three cards of six kinds make 84 hands at most, so whatever is asked is a table.

A kind is the code of a card (``games.calaveras.cards``).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from volteface.games.calaveras.cards import CARDS, HAND

KINDS: Final[i64] = 6

_EVERY: Final = [
    cards for size in range(HAND + 1) for cards in combinations_with_replacement(range(len(CARDS)), size)
]
_NUMBER: Final = {cards: number for number, cards in enumerate(_EVERY)}

HANDS: Final[i64] = 84
"""How many hands there are; 0 is the empty one, and the full ones come last."""
EMPTY_HAND: Final[i64] = 0

SIZE: Final[list[i64]] = [len(cards) for cards in _EVERY]
HELD: Final[list[i64]] = [cards.count(kind) for cards in _EVERY for kind in range(len(CARDS))]
"""How many cards of a kind a hand has: at ``KINDS * hand + kind``, as in the tables below."""


def hand_of(cards: list[int]) -> int:
    """Number a hand of at most three cards."""
    return _NUMBER[tuple(sorted(cards))]


def cards_of(hand: int) -> tuple[int, ...]:
    """List the cards of a hand, sorted."""
    return _EVERY[hand]


def _without(cards: tuple[int, ...], kind: int) -> int:
    """Take a card away; where there is none the hand stays as it is, and nobody asks."""
    if kind not in cards:
        return _NUMBER[cards]
    at = cards.index(kind)
    return _NUMBER[cards[:at] + cards[at + 1 :]]


def _with(cards: tuple[int, ...], kind: int) -> int:
    """Add a card; a full hand stays as it is, and nobody asks."""
    return _NUMBER[tuple(sorted([*cards, kind]))] if len(cards) < HAND else _NUMBER[cards]


WITHOUT: Final[list[i64]] = [_without(cards, kind) for cards in _EVERY for kind in range(len(CARDS))]
WITH: Final[list[i64]] = [_with(cards, kind) for cards in _EVERY for kind in range(len(CARDS))]
