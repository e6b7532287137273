"""A table with a known truth, put into a store as if it had been played there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tests.server.secrecy.truths import Log, Twins
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server.codes import hashed
from volteface.server.dealing import _seats, _take_seats
from volteface.server.requests import Settings
from volteface.server.room import Member, Place, RoomState
from volteface.server.store import AppendEntries, PutMember, PutTable, StartGame, Store, StoreError

CODE = "BCDFGH"
WATCHER, PEEKER = "watcher", "peeker"
_NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
_SEED, _SALT = "5eed" * 16, "5a17" * 16
# The seal is a hash of the whole deal, so that it differs with every truth, and with the salt nobody can
# read anything out of it. It is the one field that may differ; here both tables show the same.
_SEAL = "5ea1" * 16

_encode = msgspec.json.Encoder().encode


def token(member: str) -> str:
    """Say what somebody's token is; in both truths the same."""
    return f"token-of-{member}"


def player(chair: int) -> str:
    """Say who sits at a chair."""
    return f"player{chair}"


def stage(path: Path, twins: Twins, log: Log, settings: Settings, bots: frozenset[int]) -> str:
    """Write a table down whose game has come so far, and tell the address of the store.

    A watcher is there too, and somebody who looks at the table through the eyes of the seat in question.
    """
    game = find_game(twins.game)
    options = game.read_options(twins.options)
    deal = game.read_deal(options, log[0], twins.seats)
    state = game.start(options, deal)
    chairs = sum(game.decider(state, seat) == seat for seat in range(game.seats(options)))
    room = RoomState(code=CODE, game=twins.game, options=twins.options, host=player(0), settings=settings)
    room.places = [_place(chair, chair in bots) for chair in range(chairs)]
    people = [player(chair) for chair in range(chairs) if chair not in bots]
    room.host = people[0]
    room.members = {
        who: Member(who, _NAMES[number] if who.startswith("player") else who.title(), 0)
        for number, who in enumerate([*people, WATCHER, PEEKER])
    }
    _take_seats(room, options, deal)
    shown = next(chair for chair, place in enumerate(room.places) if place.seat == twins.seat)
    room.places[shown].shown = True
    room.members[PEEKER].watching, room.members[PEEKER].peeked = shown, True
    table = Table(game, options, deal, seats=_seats(room, game.seats(options)), salt=_SALT)
    room.number, room.seal, room.state = 0, _SEAL, "playing"
    by_seat = {place.seat: place.owner for place in room.places}
    sitters = [by_seat.get(seat) for seat in range(len(table.seats))]
    written = _encode(game.write_options(options))
    path.mkdir()
    url = f"sqlite:///{path / 'tables.db'}"
    store = Store.open(url)
    store.start(lambda do: do())
    store.submit(
        [
            PutTable(CODE, twins.game, room.stored(), settings.public, running=True, at=0, version=1),
            *(PutMember(CODE, who, hashed(token(who)), 0) for who in room.members),
            StartGame(CODE, 0, written, _encode(table.seats), _SEAL, _SALT, _SEED, _encode(sitters), 0),
            AppendEntries(CODE, 0, 0, tuple(_encode(entry) for entry in log), 0),
        ],
        _no_fault,
    )
    store.close()
    return url


def _place(chair: int, bot: bool) -> Place:
    return Place(bot="random", bot_name=_NAMES[-1 - chair]) if bot else Place(owner=player(chair))


def _no_fault(error: StoreError | None) -> None:
    assert error is None, error


class Altered:
    """A game of which some doors are others: to script its chance, or to let something leak."""

    def __init__(self, game: Any, **doors: Any) -> None:
        self._game, self._doors = game, doors

    def __getattr__(self, name: str) -> Any:
        return self._doors[name] if name in self._doors else getattr(self._game, name)
