"""Showing a room: the same to everybody."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from msgspec.structs import replace

from volteface.server import messages
from volteface.server.room import Place, RoomState, lists_of


def show(room: RoomState, here: Collection[str]) -> messages.Room:
    """Show a room, and who of its people are here. Of long lists only the length: they are somebody's own."""
    owners: dict[str, int] = {}
    for chair, place in enumerate(room.places):
        if place.owner is not None:
            owners.setdefault(place.owner, chair)
    return messages.Room(
        code=room.code,
        game=room.game,
        state=room.state,
        options=shown_options(room),
        lists={name: len(room.options[name]) for name in lists_of(room) if name in room.options},
        settings=room.settings,
        host=room.host,
        chairs=tuple([_chair(room, place) for place in room.places]),
        people=tuple(
            [
                messages.Person(
                    id=member.id,
                    name=member.name,
                    here=member.id in here,
                    chair=owners.get(member.id),
                    watching=member.watching,
                    muted=member.muted,
                    gone=member.gone,
                    reading=member.reading,
                )
                for member in room.members.values()
            ]
        ),
        number=room.number,
        seal=room.seal,
        salt=room.salt,
        proposal=room.proposal,
        starting=room.starting is not None,
        ghosts=room.ghosts,
    )


def now_here(shown: messages.Room, here: Collection[str]) -> messages.Room:
    """Show with a room that was shown empty who of its people are here."""
    people = [replace(person, here=True) if person.id in here else person for person in shown.people]
    return replace(shown, people=tuple(people))


def shown_options(room: RoomState) -> dict[str, Any]:
    """The options without long lists: whose own words they are, nobody else should read."""
    lists = lists_of(room)
    return {name: value for name, value in room.options.items() if name not in lists}


def _chair(room: RoomState, place: Place) -> messages.Chair:
    kind: Literal["open", "person", "bot"] = "person"
    if place.bot is not None:
        kind = "bot"
    elif place.owner is None:
        kind = "open"
    return messages.Chair(
        kind=kind,
        seat=place.seat,
        owner=place.owner,
        heir=place.heir,
        bot=place.bot,
        name=room.name_at(place),
        request=place.request,
        shown=place.shown,
    )
