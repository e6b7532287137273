"""Talk at a table: bounded chat and ready-made phrases; watchers do not talk to players during a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from volteface.core.game import Seat
from volteface.core.json import Json
from volteface.core.phrases import read_phrase
from volteface.core.typed import clean
from volteface.server import requests
from volteface.server.errors import Declined
from volteface.server.messages import Said
from volteface.server.room import RoomState

LONGEST: Final = 300


def only_watches(room: RoomState, member: str) -> bool:
    """Tell whether somebody has no part in the game."""
    return room.chair_of(member) is None and room.own_chair(member) is None


def speak(
    room: RoomState, state: Any | None, member: str, request: requests.Say | requests.SayPhrase, number: int
) -> Said:
    """Let somebody say something, or raise; the state is that of a game that runs."""
    person = room.members[member]
    phrase = isinstance(request, requests.SayPhrase)
    if person.muted:
        raise Declined("not-allowed", "srv-muted")
    if room.settings.talk == "none" or (room.settings.talk == "phrases" and not phrase):
        raise Declined("not-allowed", "srv-no-talk" if room.settings.talk == "none" else "srv-phrases-only")
    watches = only_watches(room, member)
    if watches and room.playing and person.peeked:
        # Another watcher may become an heir, and must not have heard of it.
        raise Declined("not-now", "srv-peeked-silent")
    chair = room.chair_of(member)
    chair = room.own_chair(member) if chair is None else chair
    seat = None if chair is None else room.places[chair].seat
    if state is not None and seat is not None and not room.rules.may_speak(state, seat):
        raise Declined("not-now", "srv-may-not-speak")
    apart = watches and room.playing
    if isinstance(request, requests.Say):
        text = clean(request.text, LONGEST)
        return Said(number=number, by=member, name=person.name, seat=seat, text=text, watchers=apart)
    slots = _slots(room, request.phrase, request.slots)
    return Said(
        number=number,
        by=member,
        name=person.name,
        seat=seat,
        phrase=request.phrase,
        slots=slots,
        watchers=apart,
    )


def bot_speaks(room: RoomState, seat: Seat, phrase: str, slots: Mapping[str, Json], number: int) -> Said:
    """Let a bot say a ready-made phrase, where phrases are allowed."""
    if room.settings.talk == "none":
        raise Declined("not-allowed", "srv-no-talk")
    name = next(room.name_at(place) for place in room.places if place.seat == seat) or ""
    return Said(number=number, name=name, seat=seat, phrase=phrase, slots=_slots(room, phrase, slots))


def _slots(room: RoomState, phrase: str, slots: Mapping[str, Json]) -> dict[str, Json]:
    rules = room.rules
    return dict(read_phrase(rules, rules.read_options(room.options), phrase, slots).slots)
