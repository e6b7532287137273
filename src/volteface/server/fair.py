"""Fair roles: over an evening, a role that only one seat has goes around.

Nobody is given such a role again who has had it twice more than somebody else at the table. If that left one
seat alone, everybody would know its role, so then nobody is left out. Else all deals are as likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from volteface.core.game import AnyGame
from volteface.core.rng import Rng

_TRIES: Final = 500


def rare_roles(game: AnyGame, deal: Any) -> dict[str, int]:
    """Name the roles that one seat alone has, and the seat; none in a game without roles."""
    roles = game.write_deal(deal).get("roles")
    if not isinstance(roles, list):
        return {}
    counts = Counter(str(role) for role in roles)
    return {str(role): seat for seat, role in enumerate(roles) if counts[str(role)] == 1}


def fair_deal(game: AnyGame, options: Any, rng: Rng, previous: Any, had: Sequence[Mapping[str, int]]) -> Any:
    """Deal until the roles go around; ``had`` says of each seat how often it has had which role."""
    deal = game.deal(options, rng.fork("deal", 0), previous)
    for attempt in range(1, _TRIES):
        if _goes_around(rare_roles(game, deal), had):
            break
        deal = game.deal(options, rng.fork("deal", attempt), previous)
    return deal


def _goes_around(roles: Mapping[str, int], had: Sequence[Mapping[str, int]]) -> bool:
    for role, seat in roles.items():
        counts = [one.get(role, 0) for one in had]
        allowed = {one for one, count in enumerate(counts) if count < min(counts) + 2}
        if seat < len(had) and len(allowed) > 1 and seat not in allowed:
            return False
    return True
