"""What a table may choose before the deal, and what does not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, cast

import msgspec
from msgspec import Meta

from volteface.core.errors import Refused
from volteface.core.game import OptionFlag
from volteface.core.json import Entry, Json
from volteface.core.options import convert
from volteface.core.rng import Rng
from volteface.games.calaveras.state import SERVICES, Setup

PLAYERS = range(3, 7)


# What may stand there, for whoever reads the schema: reading it refuses the rest with a rule and a sentence.
_Players = Annotated[int, Meta(extra_json_schema={"enum": [*PLAYERS]})]
_Service = Annotated[str, Meta(extra_json_schema={"enum": [*SERVICES]})]


class Options(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """The options of one table, already found to fit together: ``read_options`` makes them.

    What the table does not choose, chance decides.
    """

    players: _Players
    ghost: int | None = None
    """MC-3: the seat where nobody sits, with 3 or 5 players."""
    teams: tuple[_Service, ...] | None = None
    """MC-1: the services of the first seats; their partners follow in the same order."""
    first: int | None = None
    """MC-6: the first player's seat."""

    @cached_property
    def setup(self) -> Setup:
        """The numbers of this table."""
        return Setup(self.players, self.ghost, self.teams, self.first)


FLAGS = (
    OptionFlag("ghost", "number", help="mc-option-ghost", extra=True),
    OptionFlag("teams", "list", SERVICES, help="mc-option-teams", extra=True),
    OptionFlag("first", "number", help="mc-option-first", extra=True),
)


def read_options(raw: Mapping[str, Json]) -> Options:
    """Read options as records write them, and refuse what does not fit together."""
    options = convert(raw, Options, "MC-1")
    if options.players not in PLAYERS:
        raise Refused("MC-1", "mc-options-players", players=options.players)
    _check_ghost(options)
    _check_teams(options)
    _check_first(options)
    return options


def _check_ghost(options: Options) -> None:
    """MC-3: a ghost sits somewhere exactly if the number of players is odd."""
    if options.ghost is None:
        return
    if options.players % 2 == 0:
        raise Refused("MC-3", "mc-options-ghost-players", players=options.players)
    if not 0 <= options.ghost < options.setup.seats:
        raise Refused("MC-3", "mc-options-ghost-seat", seats=int(options.setup.seats))


def _check_teams(options: Options) -> None:
    """MC-1: a different service for each team."""
    teams = options.teams
    if teams is None:
        return
    for name in teams:
        if name not in SERVICES:
            raise Refused("MC-1", "mc-options-service", service=name)
    if len(teams) != options.setup.half:
        raise Refused("MC-1", "mc-options-teams-number", teams=int(options.setup.half))
    if len(set(teams)) < len(teams):
        raise Refused("MC-1", "mc-options-team-twice")


def _check_first(options: Options) -> None:
    """MC-6: the first player is a player, not the ghost."""
    if options.first is None:
        return
    if not 0 <= options.first < options.setup.seats:
        raise Refused("MC-6", "mc-options-first-seat", seats=int(options.setup.seats))
    if options.first == options.ghost:
        raise Refused("MC-6", "mc-options-first-ghost")


def write_options(options: Options) -> Entry:
    """Write options as records do: ``players``, and what the table has chosen."""
    return cast(Entry, msgspec.json.decode(msgspec.json.encode(options)))


def draw_options(rng: Rng, fixed: Mapping[str, Json]) -> Options:
    """Draw an allowed setup, all options included, leaving what is fixed as it is."""
    tries = [{**_drawn(rng), **fixed} for _ in range(200)]
    # What was fixed may contradict itself: then the last try, with nothing drawn but the players, says why.
    tries.append({"players": rng.choice([*PLAYERS]), **fixed})
    for raw in tries[:-1]:
        try:
            return read_options(raw)
        except Refused:
            continue
    return read_options(tries[-1])


def _drawn(rng: Rng) -> Entry:
    players = rng.choice([*PLAYERS])
    seats = 4 if players <= 4 else 6
    raw: Entry = {"players": players}
    if players % 2 and rng.chance(0.4):
        raw["ghost"] = rng.below(seats)
    if rng.chance(0.3):
        raw["teams"] = [*rng.shuffled(SERVICES)[: seats // 2]]
    if rng.chance(0.3):
        raw["first"] = rng.below(seats)
    return raw
