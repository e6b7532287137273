"""Small tables of chance: what an unseen hand may hold, and how likely enough more of something is."""

from __future__ import annotations

from functools import cache
from typing import Final

from volteface.games.inside_job.cards import ALL_CARDS, CARDS, SUIT_BITS

CODES: Final = {card.name: int(card.code) for card in CARDS}
"""The code of every card, by its name in views and events."""

ALL: Final = int(ALL_CARDS)
SUIT: Final = [int(bits) for bits in SUIT_BITS]
BIT: Final = [1 << code for code in range(64)]


def of_values(allowed: int) -> int:
    """Gather the cards of all suits whose values are allowed, one bit for each value."""
    return sum(BIT[16 * suit + value] for suit in range(4) for value in range(1, 14) if allowed >> value & 1)


ABOVE: Final = [of_values((1 << 14) - (1 << (value + 1))) for value in range(14)] + [0]
"""The cards higher than a value."""

BELOW: Final = [0] + [of_values((1 << value) - 1) for value in range(1, 16)]
"""The cards lower than a value."""


@cache
def absence(held: int, unseen: int) -> tuple[float, ...]:
    """List the chance that so many cards out of the unseen ones include none of 0, 1, 2, ... given ones."""
    chances = [1.0]
    for given in range(52):
        left = unseen - given
        chances.append(chances[-1] * max(0, left - held) / left if left > 0 else 0.0)
    return tuple(chances)


@cache
def at_least(wanted: int, tries: int, chance: float) -> float:
    """Find the chance that at least so many of some independent tries succeed."""
    if wanted <= 0:
        return 1.0
    if wanted > tries:
        return 0.0
    return chance * at_least(wanted - 1, tries - 1, chance) + (1 - chance) * at_least(
        wanted, tries - 1, chance
    )


@cache
def staircase(steps: int, cards: int, held: float) -> float:
    """Find the chance that each of so many players has a card beyond the one before, taking small steps.

    ``cards`` are left beyond the last one; any hand holds each of them with the chance ``held``.
    """
    if steps == 0:
        return 1.0
    chance = 0.0
    skipped = 1.0
    for at in range(cards):
        chance += skipped * held * staircase(steps - 1, cards - at - 1, held)
        skipped *= 1 - held
    return chance
