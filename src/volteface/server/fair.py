"""Fair roles: over an evening, a role that only one seat has goes around.

A seat's chance of such a role is a third for each time that it has had it more often than whoever has had it
least. So it goes around, and yet nobody is ever certain to have it: a traitor whom all know is no game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng

_TRIES: Final = 500
_LESS_LIKELY: Final = 1 / 3


def rare_roles(deal: Entry) -> dict[str, int]:
    """Name the roles that a deal gives to one seat alone, and the seat; none in a game without roles."""
    roles = deal.get("roles")
    if not isinstance(roles, list):
        return {}
    counts = Counter(str(role) for role in roles)
    return {str(role): seat for seat, role in enumerate(roles) if counts[str(role)] == 1}


def fair_deal(game: AnyGame, options: Any, rng: Rng, previous: Any, had: Sequence[Mapping[str, int]]) -> Any:
    """Deal until the roles go around; ``had`` says of each seat how often it has had which role."""
    chance = rng.fork("fair")
    deal = game.deal(options, rng.fork("deal", 0), previous)
    for attempt in range(1, _TRIES):
        if chance.chance(_acceptance(rare_roles(game.write_deal(deal)), had)):
            break
        deal = game.deal(options, rng.fork("deal", attempt), previous)
    return deal


def _acceptance(roles: Mapping[str, int], had: Sequence[Mapping[str, int]]) -> float:
    """Say how readily a deal is taken: always, where nobody has a role more often than the others."""
    ahead = 0
    for role, seat in roles.items():
        if seat < len(had):
            ahead += had[seat].get(role, 0) - min(one.get(role, 0) for one in had)
    return float(_LESS_LIKELY**ahead)
