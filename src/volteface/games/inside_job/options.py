"""What a table may choose before the deal, and what does not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal, cast

import msgspec
from msgspec import Meta

from volteface.core.errors import Refused
from volteface.core.json import Entry, Json
from volteface.core.options import convert
from volteface.core.rng import Rng
from volteface.games.inside_job.blank import BlankRole
from volteface.games.inside_job.roles import (
    AGENT_ROLE,
    BLANK,
    INSIDER_ROLE,
    NEUTRAL,
    ON_REVEAL,
    ROLES,
    SIDES,
    SPECIAL_ROLES,
    WINS,
    Role,
)
from volteface.games.inside_job.state import Setup

PLAYERS = range(2, 6)
MOST_ROLES = 2
"""IJ-40: how many special roles there can be."""
NAME_LIMIT, TEXT_LIMIT = 40, 400


# What may stand there, for whoever reads the schema: reading it refuses the rest with a rule and a sentence.
_Players = Annotated[int, Meta(extra_json_schema={"enum": [*PLAYERS]})]
_SpecialRole = Annotated[str, Meta(extra_json_schema={"enum": [*(role.id for role in SPECIAL_ROLES), BLANK]})]
_Requested = Annotated[
    str, Meta(extra_json_schema={"enum": [role.id for role in SPECIAL_ROLES if role.revealed_at_start]})
]


class Options(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """The options of one table, already found to fit together: ``read_options`` makes them."""

    players: _Players
    wager: bool = True
    wager_on: Literal["any", "led"] = "any"
    risky_mode: bool = False
    open_history: bool = False
    special_roles: tuple[_SpecialRole, ...] = ()
    blank_role: BlankRole | None = None
    seat_requests: dict[str, _Requested] | None = None
    """IJ-42: by seat."""

    def roles(self) -> list[Role]:
        """IJ-5, IJ-40, IJ-60: the roles that are dealt, as many as chairs."""
        special = [self._special(name) for name in self.special_roles]
        insider = [role for role in special if role.is_insider] or [INSIDER_ROLE]
        others = [role for role in special if not role.is_insider]
        chairs = 3 if self.players == 2 else self.players
        agents = [AGENT_ROLE] * (chairs - 1 - len(others))
        return [*insider, *others, *agents]

    def _special(self, name: str) -> Role:
        if name != BLANK:
            return ROLES[name]
        assert self.blank_role is not None
        return self.blank_role.role()

    @cached_property
    def setup(self) -> Setup:
        """The numbers and switches that these options come to."""
        roles = self.roles()
        requests = {int(seat): role for seat, role in (self.seat_requests or {}).items()}
        risky = self.risky_mode or any(role.risky_missions for role in roles)
        led_only = self.wager_on == "led"
        return Setup(
            self.players, roles, requests, self.wager, led_only, risky, self.open_history, self.blank_role
        )


def read_options(raw: Mapping[str, Json]) -> Options:
    """Read options as records write them, and refuse what does not fit together."""
    options = convert(raw, Options, "IJ-4")
    if options.players not in PLAYERS:
        raise Refused("IJ-5", "ij-options-players", players=options.players)
    _check_special_roles(options)
    _check_blank_role(options)
    _check_limits(options)
    _check_risky(options)
    _check_requests(options)
    return options


def _check_special_roles(options: Options) -> None:
    """IJ-40: which special roles, how many, at which tables."""
    names = options.special_roles
    known = [*(role.id for role in SPECIAL_ROLES), BLANK]
    for name in names:
        if name not in known:
            raise Refused("IJ-40", "ij-options-unknown-role", role=name)
    if len(set(names)) < len(names):
        raise Refused("IJ-40", "ij-options-role-twice")
    if len(names) > MOST_ROLES:
        raise Refused("IJ-40", "ij-options-three-roles")
    if names and options.players < 4:
        raise Refused("IJ-40", "ij-options-roles-players", players=options.players)


def _check_blank_role(options: Options) -> None:
    """IJ-80: the blank role is defined if and only if it is used, and can win somehow."""
    blank = options.blank_role
    if (BLANK in options.special_roles) != (blank is not None):
        raise Refused("IJ-80", "ij-options-blank-undefined" if blank is None else "ij-options-blank-unused")
    if blank is None:
        return
    if not 0 < len(blank.name.strip()) <= NAME_LIMIT or len(blank.text) > TEXT_LIMIT:
        raise Refused("IJ-80", "ij-options-blank-length", name=NAME_LIMIT, text=TEXT_LIMIT)
    if blank.side == "neutral" and blank.wins == "with-side":
        raise Refused("IJ-80", "ij-options-blank-no-side")
    if blank.revealed_at_start and blank.wins == "most-votes":
        raise Refused("IJ-80", "ij-options-blank-no-votes")


def _check_limits(options: Options) -> None:
    """IJ-40: never two Neutrals, never two revealed at the start; a blank role counts by its parts."""
    special = [role for role in options.roles() if role not in (AGENT_ROLE, INSIDER_ROLE)]
    if sum(role.side == NEUTRAL for role in special) > 1:
        raise Refused("IJ-40", "ij-options-two-neutrals")
    if sum(role.revealed_at_start for role in special) > 1:
        raise Refused("IJ-40", "ij-options-two-revealed")


def _check_risky(options: Options) -> None:
    """IJ-56: risky missions need wagering."""
    if options.wager:
        return
    if options.risky_mode:
        raise Refused("IJ-56", "ij-options-risky-wager")
    if any(role.risky_missions for role in options.roles()):
        raise Refused("IJ-56", "ij-options-risky-role-wager")


def _check_requests(options: Options) -> None:
    """IJ-42: a seat may ask for the Bugged Agent or the Accomplice, if that role is in the game."""
    requests = options.seat_requests or {}
    for seat, name in requests.items():
        if seat not in {str(number) for number in range(options.players)}:
            raise Refused("IJ-42", "ij-options-request-seat", seat=seat)
        if name not in ROLES or not ROLES[name].revealed_at_start:
            raise Refused("IJ-42", "ij-options-request-role")
        if name not in options.special_roles:
            raise Refused("IJ-42", "ij-options-request-absent", role=name)
    if len(set(requests.values())) < len(requests):
        raise Refused("IJ-42", "ij-options-request-twice")


def write_options(options: Options) -> Entry:
    """Write options as records do."""
    return cast(Entry, msgspec.json.decode(msgspec.json.encode(options)))


def draw_options(rng: Rng, fixed: Mapping[str, Json]) -> Options:
    """Draw an allowed setup, all options included, leaving what is fixed as it is."""
    for attempt in range(1000):
        # What was fixed may contradict itself: then the last try, where every role is allowed, says why.
        last = attempt == 999
        raw: Entry = {
            "players": 4 if last else rng.choice([*PLAYERS]),
            "wager": rng.chance(0.8),
            "wager_on": rng.choice(["any", "led"]),
            "risky_mode": rng.chance(0.4),
            "open_history": rng.chance(0.2),
            "special_roles": [],
        }
        raw.update(fixed)
        players = raw["players"]
        if "special_roles" not in fixed and isinstance(players, int) and players >= 4:
            names = [*(role.id for role in SPECIAL_ROLES), BLANK]
            raw["special_roles"] = [*rng.shuffled(names)[: rng.below(3)]]
        _draw_details(rng, raw, fixed)
        try:
            return read_options(raw)
        except Refused:
            if last:
                raise
    raise AssertionError("unreachable")


def _draw_details(rng: Rng, raw: Entry, fixed: Mapping[str, Json]) -> None:
    special = raw["special_roles"]
    if not isinstance(special, list):
        return
    if BLANK in special and "blank_role" not in fixed:
        raw["blank_role"] = {
            "name": "House role",
            "text": "",
            "side": rng.choice(list(SIDES)),
            "revealed_at_start": rng.chance(0.2),
            "must_follow": rng.chance(0.7),
            "may_wager": rng.chance(0.7),
            "votes_when_revealed": rng.chance(0.6),
            "votes": rng.choice([0, 1, 2]),
            "on_reveal": rng.choice(list(ON_REVEAL)),
            "wins": rng.choice(list(WINS)),
        }
    if "seat_requests" not in fixed and rng.chance(0.3):
        players = raw["players"]
        for name in ("bugged", "accomplice"):
            if name in special and isinstance(players, int):
                raw["seat_requests"] = {str(rng.below(players)): name}
