"""The deal: what chance decides before the first action, unless the table has chosen it."""

from __future__ import annotations

from volteface.core.rng import Rng
from volteface.games.calaveras.cards import HAND
from volteface.games.calaveras.state import SERVICES, Deal, Setup


def deal(setup: Setup, rng: Rng, previous: Deal | None = None) -> Deal:
    """MC-1, MC-3, MC-5, MC-6: teams, the ghost's seat, three cards each, the pile, the first player.

    At a rematch everybody keeps the chair and the team, and so does the ghost.
    """
    same = previous if previous is not None and len(previous.holders) == setup.seats else None
    services = setup.services or (same.services if same is not None else None)
    if services is None:
        services = tuple(rng.shuffled(SERVICES)[: setup.half])
    ghost = _ghost(setup, rng, None if same is None else same.ghost)
    cards = rng.shuffled([code for code, number in enumerate(setup.deck) for _ in range(number)])
    hands: list[list[int]] = []
    for seat in range(setup.seats):
        held = 0 if seat == ghost else HAND
        hands.append(sorted(cards[:held]))
        cards = cards[held:]
    first = setup.first
    if first is None:
        first = rng.choice([seat for seat in range(setup.seats) if seat != ghost])
    return Deal(services, ghost, hands, cards, first)


def _ghost(setup: Setup, rng: Rng, previous: int | None) -> int | None:
    """MC-3: with an odd number of players one seat is a ghost, never the first player's."""
    if setup.players % 2 == 0 or setup.ghost is not None:
        return setup.ghost
    if previous is not None and previous != setup.first:
        return previous
    return rng.choice([seat for seat in range(setup.seats) if seat != setup.first])
