"""IJ-40, IJ-80: what a table may know before it chooses special roles or makes one up.

Which roles go together is asked of ``read_options``: nothing is said here that would be refused there.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT
from msgspec.structs import fields

from volteface.core.errors import Refused
from volteface.core.game import OptionFlag
from volteface.core.guide import ChoiceFacts, Conflict, ListGuide, Part, Recommendation
from volteface.core.json import Entry, Json
from volteface.games.inside_job.blank import BlankRole
from volteface.games.inside_job.options import MOST_ROLES, NAME_LIMIT, PLAYERS, TEXT_LIMIT, read_options
from volteface.games.inside_job.roles import BLANK, ROLES, SIDES, SPECIAL_ROLES

_BOTH: Final = (4, 5)
RECOMMENDED: Final = (
    Recommendation(("paranoid", "sleeper"), _BOTH, "ij-pair-paranoid-sleeper"),
    Recommendation(("risky", "accomplice"), _BOTH, "ij-pair-risky-accomplice"),
    Recommendation(("risky", "tim-shady"), _BOTH, "ij-pair-risky-tim-shady"),
    Recommendation(("accomplice", "sleeper"), _BOTH, "ij-pair-accomplice-sleeper"),
    Recommendation(("paranoid", "decoy"), _BOTH, "ij-pair-paranoid-decoy"),
    Recommendation(("sleeper", "prof-no"), _BOTH, "ij-pair-sleeper-prof-no"),
)
"""Pairs that play well: one row each, with the message that says why."""


@cache
def guide_roles() -> ListGuide:
    """Say which roles there are, which do not go together and why, and which are a good choice."""
    names = [*(role.id for role in SPECIAL_ROLES), BLANK]
    return ListGuide(
        most=MOST_ROLES,
        choices=tuple(ChoiceFacts(name, _players(name), _facts(name)) for name in names),
        conflicts=tuple(
            Conflict(pair, refusal)
            for pair in combinations(names, 2)
            if (refusal := _refusal(_BOTH[-1], *pair)) is not None
        ),
        recommended=RECOMMENDED,
    )


def _players(name: str) -> tuple[int, ...]:
    return tuple(players for players in PLAYERS if _refusal(players, name) is None)


def _facts(name: str) -> dict[str, Json]:
    """Say what a role's row says; of the blank role its parts will."""
    if name == BLANK:
        return {}
    role = ROLES[name]
    return {
        "side": SIDES[role.side],
        "revealed_at_start": role.revealed_at_start,
        "replaces": "insider" if role.is_insider else "agent",
        "needs_wager": role.risky_missions,
    }


def _refusal(players: int, *names: str) -> Refused | None:
    """Say why these roles cannot be at one table; a blank role stands for a plain one."""
    raw: Entry = {"players": players, "special_roles": [*names]}
    if BLANK in names:
        raw["blank_role"] = {"name": BLANK}
    try:
        read_options(raw)
    except Refused as refusal:
        return refusal
    return None


def blank_parts() -> tuple[Part, ...]:
    """IJ-80: list what a blank role is made of, as its class says."""
    hints = get_type_hints(BlankRole)
    limits = {"name": NAME_LIMIT, "text": TEXT_LIMIT}
    parts: list[Part] = []
    for field in fields(BlankRole):
        hint = hints[field.name]
        default = None if field.default is NODEFAULT else field.default
        if get_origin(hint) is Literal:
            parts.append(Part(field.name, "choice", get_args(hint), default))
        else:
            kind = "switch" if hint is bool else "text"
            parts.append(Part(field.name, kind, (), default, limits.get(field.name)))
    return tuple(parts)


FLAGS: Final = (
    OptionFlag("wager", "switch", default=True, help="ij-option-wager"),
    OptionFlag("wager_on", "choice", ("any", "led"), "any", help="ij-option-wager-on"),
    OptionFlag("risky_mode", "switch", default=False, help="ij-option-risky-mode"),
    OptionFlag("open_history", "switch", default=False, help="ij-option-open-history"),
    OptionFlag(
        "special_roles",
        "list",
        (*(role.id for role in SPECIAL_ROLES), BLANK),
        default=[],
        help="ij-option-special-roles",
        guide=guide_roles,
    ),
    OptionFlag("blank_role", "json", help="ij-option-blank-role", parts=blank_parts()),
    OptionFlag("seat_requests", "json", help="ij-option-seat-requests"),
)
