"""The room around the games of one table: who is there, who sits where, who is the host.

A room is a value that is stored whole. A change is made on a copy, which takes its place once it is stored.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from volteface.core.game import AnyGame
from volteface.games import find_game
from volteface.server import messages
from volteface.server.errors import Declined
from volteface.server.requests import Settings
from volteface.server.store import PutTable

MOST_PEOPLE: Final = 60
"""Players and watchers of one table."""


class Member(msgspec.Struct, omit_defaults=True):
    """Somebody at the table."""

    id: str
    name: str
    joined: int
    """When, by the server's clock."""
    muted: bool = False
    gone: bool = False
    watching: int | None = None
    reading: bool = False
    """Whether their client shows the introduction to the game."""
    peeked: bool = False
    """Whether he has seen what a seat sees in the game that runs; he can be nobody else's heir then."""


class Place(msgspec.Struct, omit_defaults=True):
    """A chair: whose it is and who decides there."""

    owner: str | None = None
    heir: str | None = None
    """A person who plays on for the owner."""
    bot: str | None = None
    """A bot that sits here, or plays on for the owner."""
    bot_name: str | None = None
    seat: int | None = None
    request: str | None = None
    shown: bool = False

    @property
    def person(self) -> str | None:
        """The person who decides here."""
        return None if self.bot is not None else self.heir or self.owner

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.owner is None and self.bot is None


class Heir(msgspec.Struct, omit_defaults=True):
    """Who has played on for somebody, at which seat of which game."""

    game: int
    seat: int
    member: str
    until: int | None = None
    """How many entries of the log he may know; ``None`` while he plays on, or played to the end."""


class RoomState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All that is stored of a room."""

    code: str
    game: str
    options: dict[str, Any]
    host: str
    settings: Settings = Settings()
    state: Literal["waiting", "playing", "over"] = "waiting"
    members: dict[str, Member] = {}
    places: list[Place] = []
    starting: int | None = None
    """When the host asked for a start that waits for readers of the introduction, by the server's clock."""
    number: int | None = None
    seal: str | None = None
    salt: str | None = None
    proposal: messages.Proposal | None = None
    proposals: int = 0
    """How many there have been."""
    ghosts: dict[str, int] = {}
    roles: dict[str, dict[str, int]] = {}
    """How often everybody has had which rare role, by his id or, for a bot, its name; never shown."""
    heirs: list[Heir] = []
    """Who has played on for somebody."""

    @property
    def rules(self) -> AnyGame:
        """The game that is played here."""
        return find_game(self.game)

    @property
    def playing(self) -> bool:
        """Whether a game runs."""
        return self.state == "playing"

    def copy(self) -> RoomState:
        """Make a copy to change."""
        return read_room(self.stored())

    def stored(self) -> bytes:
        """Write it down."""
        return msgspec.json.encode(self)

    def put(self, version: int, at: int) -> PutTable:
        """Write it down for the store."""
        return PutTable(self.code, self.game, self.stored(), self.settings.public, self.playing, at, version)

    def check_start(self) -> None:
        """Raise ``Declined`` if no game can begin now."""
        if self.playing:
            raise Declined("not-now", "srv-game-runs")
        if any(place.open for place in self.places):
            raise Declined("not-now", "srv-open-chairs")

    def member(self, member: str) -> Member:
        """Find somebody at the table."""
        if member not in self.members:
            raise Declined("not-allowed", "srv-no-such-member")
        return self.members[member]

    def place(self, chair: int) -> Place:
        """Find a chair."""
        if not 0 <= chair < len(self.places):
            raise Declined("malformed", "srv-no-such-chair", chair=chair + 1, chairs=len(self.places))
        return self.places[chair]

    def chair_of(self, member: str | None) -> int | None:
        """Say where somebody decides now."""
        if member:
            for chair, place in enumerate(self.places):
                if place.person == member:
                    return chair
        return None

    def own_chair(self, member: str | None) -> int | None:
        """Say which chair is somebody's own, whoever decides there now."""
        if member:
            for chair, place in enumerate(self.places):
                if place.owner == member:
                    return chair
        return None

    def seat_of(self, member: str | None) -> int | None:
        """Say for which seat of the game somebody decides."""
        chair = self.chair_of(member)
        return None if chair is None else self.places[chair].seat

    def seen_from(self, member: str | None) -> int | None:
        """Say through the eyes of which seat somebody looks; ``None``: a spectator's."""
        seat = self.seat_of(member)
        if seat is not None or member is None:
            return seat
        chair = self.members[member].watching
        if chair is None or not self.places[chair].shown:
            return None
        return self.places[chair].seat

    def name_at(self, place: Place) -> str | None:
        """Name whoever plays at a chair."""
        if place.bot is not None:
            return place.bot_name
        return self.members[place.person].name if place.person is not None else None


def lists_of(room: RoomState) -> list[str]:
    """Name the options that are lists of lines, such as own words."""
    return [flag.name for flag in room.rules.flags if flag.kind == "lines"]


def read_room(stored: bytes) -> RoomState:
    """Read a room that was stored."""
    return msgspec.json.decode(stored, type=RoomState)
