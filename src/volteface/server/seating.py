"""What people do to a room: each function changes a copy of it, or raises ``Declined``."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from volteface.bots import bot_names
from volteface.core.json import Entry, Json
from volteface.core.typed import clean
from volteface.server import requests
from volteface.server.errors import Declined
from volteface.server.room import Member, Place, RoomState, lists_of

NAME_LENGTH: Final = 20
_BOT_NAMES: Final = ("Basil", "Cleo", "Dario", "Juno", "Mika", "Nora", "Pablo", "Ruth", "Sami", "Vera")


class Presence(msgspec.Struct, frozen=True):
    """Who is there at this moment, and for how long the others have been away, in milliseconds."""

    here: frozenset[str]
    away: Mapping[str, int]

    def missing(self, room: RoomState, member: str) -> bool:
        """Tell whether somebody is away for longer than the table must wait."""
        if member in self.here:
            return False
        return room.members[member].gone or self.away.get(member, 0) >= room.settings.grace_seconds * 1000


def clean_name(room: RoomState | None, typed: str, own: str | None = None) -> str:
    """Put a name into its form; two people at a table do not have the same one."""
    name = clean(typed, NAME_LENGTH, letters=True)
    if room is not None:
        others = {one.name.casefold() for one in room.members.values() if one.id != own}
        others |= {place.bot_name.casefold() for place in room.places if place.bot_name}
        if name.casefold() in others:
            raise Declined("not-allowed", "srv-name-taken", name=name)
    return name


def sit(room: RoomState, member: str, request: requests.Sit, _: Presence) -> None:
    """Take an open chair."""
    _between_games(room)
    place = room.place(request.chair)
    if not place.open:
        raise Declined("not-now", "srv-chair-taken", chair=request.chair + 1)
    _stand_up(room, member)
    place.owner = member
    room.members[member].watching = None
    room.members[member].gone = False


def sit_anywhere(room: RoomState, member: str) -> None:
    """Take the first open chair, if there is one and no game runs."""
    free = next((place for place in room.places if place.open), None)
    if free is not None and not room.playing:
        free.owner = member


def introduction(room: RoomState, member: str, request: requests.Introduction, _: Presence) -> None:
    """Note whether a member's client shows the introduction."""
    room.members[member].reading = request.open


def stand(room: RoomState, member: str, _: requests.Stand, __: Presence) -> None:
    """Leave one's chair and watch."""
    _between_games(room)
    _stand_up(room, member)


def leave(room: RoomState, member: str, _: requests.Leave, presence: Presence) -> None:
    """Leave the table; in a game the chair stays one's own."""
    if not room.playing:
        _stand_up(room, member)
    room.members[member].gone = True
    if room.host == member:
        present = [one.id for one in room.members.values() if one.id in presence.here and one.id != member]
        seated = [one for one in present if room.own_chair(one) is not None]
        room.host = next(iter([*seated, *present]), member)


def rename(room: RoomState, member: str, request: requests.Rename, _: Presence) -> None:
    """Change one's name."""
    room.members[member].name = clean_name(room, request.name, member)


def request_role(room: RoomState, member: str, request: requests.RequestRole, _: Presence) -> None:
    """IJ-42: ask for a role before the deal."""
    _between_games(room)
    chair = room.own_chair(member)
    if chair is None:
        raise Declined("not-allowed", "srv-not-seated")
    if not any(flag.name == "seat_requests" for flag in room.rules.flags):
        raise Declined("not-allowed", "srv-no-seat-requests")
    room.places[chair].request = request.role
    room.rules.read_options(options_of(room))


def allow_watching(room: RoomState, member: str, request: requests.AllowWatching, _: Presence) -> None:
    """Let watchers see what one's own seat sees, or no longer."""
    chair = room.own_chair(member)
    if chair is None:
        raise Declined("not-allowed", "srv-not-seated")
    room.places[chair].shown = request.allowed
    if request.allowed and room.playing:
        for other in room.members.values():
            other.peeked = other.peeked or other.watching == chair


def watch(room: RoomState, member: str, request: requests.Watch, _: Presence) -> None:
    """Look at the table from a seat that allows it."""
    own = room.own_chair(member)
    # Whoever may take his chair back must not have seen another's cards by then.
    if room.chair_of(member) is not None or (own is not None and request.chair not in (None, own)):
        raise Declined("not-allowed", "srv-players-do-not-watch")
    if request.chair is not None and not room.place(request.chair).shown:
        raise Declined("not-allowed", "srv-not-shown")
    room.members[member].watching = request.chair
    if room.playing and request.chair is not None:
        room.members[member].peeked = True


def fill(room: RoomState, member: str, request: requests.Fill, _: Presence) -> None:
    """Seat a bot, or open the chair."""
    _host(room, member)
    _between_games(room)
    place = room.place(request.chair)
    if place.owner is not None:
        raise Declined("not-now", "srv-chair-taken", chair=request.chair + 1)
    if request.bot is None:
        place.bot = place.bot_name = None
    else:
        seat_bot(room, place, request.bot)


def seat_bot(room: RoomState, place: Place, bot: str) -> None:
    """Seat a bot under a name that nobody has."""
    if bot not in bot_names(room.rules):
        raise Declined(
            "malformed", "bot-unknown", bot=bot, game=room.game, bots=", ".join(bot_names(room.rules))
        )
    taken = {one.name.casefold() for one in room.members.values()}
    taken |= {other.bot_name.casefold() for other in room.places if other.bot_name}
    free = [name for name in _BOT_NAMES if name.casefold() not in taken]
    place.bot = bot
    place.bot_name = place.bot_name or secrets.choice(free or _BOT_NAMES)


def remove(room: RoomState, member: str, request: requests.Remove, _: Presence) -> None:
    """Send somebody away."""
    _host(room, member)
    other = room.member(request.member)
    if other.id == member:
        raise Declined("not-allowed", "srv-not-oneself")
    if room.playing and (room.own_chair(other.id) is not None or room.chair_of(other.id) is not None):
        raise Declined("not-now", "srv-not-a-player")
    _stand_up(room, other.id)
    del room.members[other.id]


def shuffle(room: RoomState, member: str, _: requests.Shuffle, __: Presence) -> None:
    """Seat everybody anew at random."""
    _host(room, member)
    _between_games(room)
    watched = _watched(room)
    secrets.SystemRandom().shuffle(room.places)
    _follow(room, watched)
    for place in room.places:
        place.seat = None


def hand_over(room: RoomState, member: str, request: requests.HandOver, presence: Presence) -> None:
    """Make somebody the host."""
    claims = request.member == member and presence.missing(room, room.host)
    if room.host != member and not claims:
        raise Declined("not-allowed", "srv-host-only")
    room.host = room.member(request.member).id


def mute(room: RoomState, member: str, request: requests.Mute, _: Presence) -> None:
    """Take somebody's voice, or give it back."""
    _host(room, member)
    room.member(request.member).muted = request.muted


def set_options(room: RoomState, member: str, request: requests.SetOptions, _: Presence) -> None:
    """Set the options of the next game; there are as many chairs as players."""
    _host(room, member)
    _between_games(room)
    change_options(room, request.options)


def change_options(room: RoomState, raw: Mapping[str, Json]) -> None:
    """Set the options, and as many chairs as there are players: people stay, bots and open chairs may go."""
    # Long lists are not shown with the room, so whoever sets the options need not send them again.
    kept = {name: room.options[name] for name in lists_of(room) if name in room.options and name not in raw}
    wanted = {key: value for key, value in raw.items() if value is not None or key not in lists_of(room)}
    room.options = room.rules.write_options(room.rules.read_options({**kept, **wanted}))
    players = room.options["players"]
    assert isinstance(players, int)
    people = sum(place.owner is not None for place in room.places)
    if people > players:
        raise Declined("not-now", "srv-too-many-seated", people=people, players=players)
    watched = _watched(room)
    for unwanted in (lambda place: place.open, lambda place: place.owner is None):
        for place in [one for one in room.places[::-1] if unwanted(one)]:
            if len(room.places) > players:
                room.places = [one for one in room.places if one is not place]
    room.places += [Place() for _ in range(players - len(room.places))]
    _follow(room, watched)


def options_of(room: RoomState) -> Entry:
    """The options with what the seats have asked for (IJ-42)."""
    asked: Entry = {str(chair): place.request for chair, place in enumerate(room.places) if place.request}
    return {**room.options, "seat_requests": asked} if asked else dict(room.options)


def set_settings(room: RoomState, member: str, request: requests.SetSettings, _: Presence) -> None:
    """Set how the table is run."""
    _host(room, member)
    old, new = room.settings, request.settings
    fixed = ("pacing", "turn_seconds", "fair_roles")
    if room.playing and any(getattr(old, name) != getattr(new, name) for name in fixed):
        raise Declined("not-now", "srv-settings-fixed")
    room.settings = new


def _between_games(room: RoomState) -> None:
    if room.playing:
        raise Declined("not-now", "srv-game-runs")


def _host(room: RoomState, member: str) -> None:
    if room.host != member:
        raise Declined("not-allowed", "srv-host-only")


def _stand_up(room: RoomState, member: str) -> None:
    for place in room.places:
        if place.owner == member:
            place.owner = place.request = None
            place.shown = False
        if place.heir == member:
            place.heir = None


def _watched(room: RoomState) -> dict[str, Place]:
    return {one.id: room.places[one.watching] for one in room.members.values() if one.watching is not None}


def _follow(room: RoomState, watched: Mapping[str, Place]) -> None:
    """Chairs have moved: let watchers look at the same ones, and nowhere if theirs is gone."""
    for member, place in watched.items():
        found = [chair for chair, one in enumerate(room.places) if one is place]
        room.members[member].watching = found[0] if found else None


def come_in(room: RoomState, member: Member, most: int) -> None:
    """Let somebody in; whoever has left and owns nothing makes room."""
    for other in list(room.members.values()):
        if len(room.members) < most:
            break
        if other.id == room.host:
            continue
        if other.gone and room.own_chair(other.id) is None and room.chair_of(other.id) is None:
            del room.members[other.id]
    if len(room.members) >= most:
        raise Declined("not-now", "srv-table-full", people=most)
    room.members[member.id] = member


OPERATIONS: Final[Mapping[type[requests.Request], Callable[[RoomState, str, Any, Presence], None]]] = {
    requests.Introduction: introduction,
    requests.Sit: sit,
    requests.Stand: stand,
    requests.Leave: leave,
    requests.Rename: rename,
    requests.RequestRole: request_role,
    requests.AllowWatching: allow_watching,
    requests.Watch: watch,
    requests.Fill: fill,
    requests.Remove: remove,
    requests.Shuffle: shuffle,
    requests.HandOver: hand_over,
    requests.Mute: mute,
    requests.SetOptions: set_options,
    requests.SetSettings: set_settings,
}
"""Requests that change the room alone."""
