"""The deal waits for players whose client shows an introduction, so that nobody misses the start."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from volteface.server.errors import Declined
from volteface.server.room import RoomState

WAITS: Final = 30_000
"""Milliseconds after which the host may start without those who still read."""


def readers(room: RoomState) -> list[str]:
    """Name the players who still read the introduction."""
    players = [room.members[place.person] for place in room.places if place.person is not None]
    return [player.name for player in players if player.reading]


def begin(room: RoomState, now: int) -> bool:
    """Tell whether the host's start goes on now or waits; raises ``Declined`` if one waits already."""
    names = readers(room)
    if not names:
        return True
    room.check_start()
    if room.starting is None:
        room.starting = now
        return False
    left = room.starting + WAITS - now
    if left > 0:
        seconds = -(-left // 1000)
        who = ", ".join(names)
        raise Declined("not-now", "srv-introduction-open", names=who, people=len(names), seconds=seconds)
    return True


def goes_on(room: RoomState, here: Collection[str]) -> bool:
    """Tell whether a start that waited goes on; without its host, or with an open chair, it is taken back."""
    if room.starting is None:
        return False
    if room.host not in here or any(place.open for place in room.places):
        room.starting = None
        return False
    return not readers(room)
