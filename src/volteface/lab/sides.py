"""Who plays against whom in a game, and how one deal is played with everybody in every chair.

The arena knows no game: a game has a row in ``_SIDES``, or every seat plays for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from volteface.core.game import AnyGame, Seat
from volteface.core.json import Entry
from volteface.games.inside_job.roles import NEUTRAL, ROLES


class Seating(NamedTuple):
    """One way to play a deal."""

    deal: Any
    sides: tuple[int | None, ...]
    """By seat: 0 for the first bot's side, 1 for the second one's; ``None`` is on nobody's, and is played by
    the first bot."""
    roles: tuple[str, ...]
    """By seat, for the figures: a role, or the name of the side."""

    def seats(self, side: int) -> list[Seat]:
        """List the seats of a side."""
        return [seat for seat, one in enumerate(self.sides) if one == side]


class Sides(Protocol):
    """How two bots contest a game."""

    @property
    def names(self) -> tuple[str, ...]:
        """The sides; one name alone where all sides are alike."""

    @property
    def hides(self) -> bool:
        """Whether the second side is the traitor's, whom the others suspect or not."""

    def seatings(self, game: AnyGame, options: Any, deal: Any) -> list[Seating]:
        """List the ways to play a deal that belong together."""


class RoleSides:
    """Sides by role. The roles go round the table while hands, missions and words stay where they are."""

    hides = True

    def __init__(self, names: tuple[str, str], side_of: Mapping[str, int]) -> None:
        """Name the sides, and say which role is on which; a role that is not named may be the table's own."""
        self.names = names
        self._side_of = side_of

    def seatings(self, game: AnyGame, options: Any, deal: Any) -> list[Seating]:
        """Move the roles on by one chair, all the way round."""
        entry = game.write_deal(deal)
        cards = _role_cards(entry)
        side_of = {**self._side_of, **self.own_roles(options)}
        found: list[Seating] = []
        for turn in range(1 if self.are_asked_for(options) else len(cards)):
            turned = cards[turn:] + cards[:turn]
            dealt = game.read_deal(options, _with_roles(entry, turned), game.write_seats(deal))
            roles = tuple(turned[: game.seats(options)])
            sides = tuple(side if (side := side_of[role]) != NEUTRAL else None for role in roles)
            found.append(Seating(dealt, sides, roles))
        return found

    def own_roles(self, _options: Any) -> Mapping[str, int]:
        """Say on which side the roles are that the table has made."""
        return {}

    def are_asked_for(self, _options: Any) -> bool:
        """Tell whether somebody was promised a role, so that roles stay where they are dealt."""
        return False


class InsideJobSides(RoleSides):
    """IJ-80: a blank role is on the side that the table gives it. IJ-42: a request is granted."""

    def __init__(self) -> None:
        """Take the sides from the roles."""
        super().__init__(("agents", "insider"), {name: int(role.side) for name, role in ROLES.items()})

    def own_roles(self, options: Any) -> Mapping[str, int]:
        """Take the side of the blank role from the options."""
        return {role.id: int(role.side) for role in options.roles()}

    def are_asked_for(self, options: Any) -> bool:
        """Tell whether a seat asked for a role."""
        return bool(options.seat_requests)


class AlikeSides:
    """Teams, or single seats, that all want the same; one bot has one of them, each in turn."""

    hides = False

    def __init__(self, name: str) -> None:
        """Name them."""
        self.names = (name,)

    def seatings(self, game: AnyGame, _options: Any, deal: Any) -> list[Seating]:
        """Give each side in turn to one bot and the others to the other.

        Of more than two, the first bot has one and then the second bot has one; of two, that is the same.
        """
        written = game.write_seats(deal)
        teams = [one.get("team", seat) for seat, one in enumerate(written)]
        each = list(dict.fromkeys(teams))
        return [
            Seating(deal, tuple(lone if team == own else 1 - lone for team in teams), self.names * len(teams))
            for lone in range(2 if len(each) > 2 else 1)
            for own in each
        ]


_SIDES: Final[dict[str, Sides]] = {
    "inside-job": InsideJobSides(),
    "insider": RoleSides(("commons", "insider"), {"master": 0, "common": 0, "insider": 1}),
    "mission-calaveras": AlikeSides("team"),
}


def sides_of(game: AnyGame) -> Sides:
    """Find the sides of a game; one without a row has as many as seats."""
    return _SIDES.get(game.id) or AlikeSides("seat")


def _role_cards(entry: Entry) -> list[str]:
    roles = entry["roles"]
    assert isinstance(roles, list)
    # With two players the third role is Larry's.
    return [str(role) for role in [*roles, *([entry["larry_role"]] if "larry_role" in entry else [])]]


def _with_roles(entry: Entry, cards: list[str]) -> Entry:
    roles = entry["roles"]
    assert isinstance(roles, list)
    turned: Entry = {**entry, "roles": [*cards[: len(roles)]]}
    if "larry_role" in entry:
        turned["larry_role"] = cards[-1]
    return turned
