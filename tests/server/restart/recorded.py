"""Recorded games, and stores in which one of them has just been dealt."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.live import Person
from volteface.bots import make_bot
from volteface.core.game import CHANCE, CLOCK, Seat
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server import codes
from volteface.server.dealing import replay
from volteface.server.requests import Settings
from volteface.server.room import Member, Place, RoomState
from volteface.server.serve import Server
from volteface.server.store import AppendEntries, PutMember, PutTable, StartGame, Store, Write
from volteface.server.store.engine import make_engine, read_url
from volteface.server.telling import AnyTable, Reader, story

CODE = "BCDFGH"
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")

_encode = msgspec.json.Encoder().encode


class Move(msgspec.Struct, frozen=True):
    """What a player sends, and how long the log is once all that follows by itself has followed."""

    player: Seat
    entry: Entry
    before: int
    after: int


class Recorded(msgspec.Struct, frozen=True):
    """A whole game, drawn as a server with this seed draws it."""

    seed: str
    table: AnyTable
    moves: list[Move]
    players: list[Seat]
    """The seats where somebody sits, in the order of the chairs."""

    def newest(self, seat: Seat | None) -> list[int]:
        """The number of a reader's newest push, after every entry."""
        numbers: list[int] = []
        for entry, reader in story(self.table, seat):
            numbers += [numbers[-1]] * (entry - len(numbers)) if numbers else []
            numbers.append(reader.n)
        return numbers + [numbers[-1]] * (len(self.table.log) - len(numbers))


def record(game_id: str, seed: int, **wish: Any) -> Recorded:
    """Let random bots play; with a clock all happens at once, and the clock acts as soon as it may."""
    game = find_game(game_id)
    rng = Rng(f"{seed:064x}")
    options = game.read_options(wish)
    deal = game.deal(options, rng.fork("deal", 0), None)
    state = game.start(options, deal)
    deciders = [game.decider(state, seat) for seat in range(game.seats(options))]
    players = [seat for seat, decider in enumerate(deciders) if seat == decider]
    seats: list[Entry] = [{} for _ in deciders]
    for name, seat in zip(NAMES, players, strict=False):
        seats[seat]["name"] = name
    table = Table(game, options, deal, seats=seats, salt=f"{seed + 1:064x}")
    bots = {seat: make_bot("random", game, seat, rng.fork("bot", seat)) for seat in players}
    order = rng.fork("order")
    moves: list[Move] = []

    def follow() -> None:
        while True:
            asked = game.to_act(table.state)
            if CHANCE in asked:
                table.let_chance(rng.fork("chance", len(table.log)))
            elif CLOCK in asked and game.deadline(table.state) == table.now:
                table.let_clock()
            else:
                return

    follow()
    while asked := game.to_act(table.state):
        for seat in order.shuffled([actor for actor in asked if actor >= 0]):
            player = game.decider(table.state, seat)
            action = bots[player].choose(table.view(player), game.legal(table.state, seat))
            if action is not None:
                break
        else:
            raise AssertionError("all bots wait, and the glass would have to run out")
        before = len(table.log)
        table.act(seat, action, table.now if game.timed else None)
        entry = {key: value for key, value in table.log[-1].items() if key != "at"}
        follow()
        moves.append(Move(player, entry, before, len(table.log)))
    return Recorded(f"{seed:064x}", table, moves, players)


def token(chair: int) -> str:
    return f"token of chair {chair}, as long as such tokens are"


def prepare(store: Store, recorded: Recorded, entries: int = 1, **settings: Any) -> None:
    """Keep a table in a store whose people sit there and have played the first entries of a recorded game."""
    table = recorded.table
    game = table.game
    people = [Member(f"{chair:012x}", NAMES[chair], 0) for chair in range(len(recorded.players))]
    places = [
        Place(owner=member.id, seat=seat) for member, seat in zip(people, recorded.players, strict=True)
    ]
    first: AnyTable = Table(
        game, table.options, game.read_deal(table.options, table.log[0], table.seats), seats=table.seats
    )
    room = RoomState(
        code=CODE,
        game=game.id,
        options=game.write_options(table.options),
        host=people[0].id,
        settings=Settings(**{"pacing": "off", **settings}),
        state="playing",
        members={member.id: member for member in people},
        places=places,
        number=0,
        seal=table.seal,
        ghosts={
            str(seat): game.decider(first.state, seat)
            for seat in range(len(table.seats))
            if seat not in recorded.players
        },
    )
    sitters = [
        places[recorded.players.index(s)].owner if s in recorded.players else None
        for s in range(len(table.seats))
    ]
    salt = table.record().salt
    assert salt is not None
    assert table.seal is not None
    start = StartGame(
        CODE,
        0,
        _encode(game.write_options(table.options)),
        _encode(table.seats),
        table.seal,
        salt,
        recorded.seed,
        _encode(sitters),
        1,
    )
    writes: list[Write] = [
        PutTable(CODE, game.id, room.stored(), public=False, running=True, at=1, version=1),
        *(PutMember(CODE, one.id, codes.hashed(token(chair)), 0) for chair, one in enumerate(people)),
        start,
        AppendEntries(CODE, 0, 0, tuple(_encode(entry) for entry in table.log[:entries]), 0),
    ]
    failed: list[object] = []
    store.start(lambda do: do())
    store.submit(writes, lambda error: failed.append(error) if error is not None else None)
    store.close()
    assert not failed


def stored_table(url: str) -> AnyTable:
    """Play what is in the store; nothing stays open, so that the next server finds what a killed one left."""
    store = Store(make_engine(read_url(url)))
    try:
        table, game = store.find_table(CODE), store.load_game(CODE, 0)
    finally:
        store.engine.dispose()
    assert table is not None
    assert game is not None
    return replay(msgspec.json.decode(table.room, type=RoomState).rules, game)


def without_moments(log: list[Entry]) -> list[Entry]:
    return [{key: value for key, value in entry.items() if key != "at"} for entry in log]


class Newest(msgspec.Struct, frozen=True):
    """The newest push of a reader, what it says as the bytes that were sent."""

    game: int
    n: int
    view: msgspec.Raw
    legal: msgspec.Raw
    events: msgspec.Raw
    seat: int | None = None


def newest_of(person: Person) -> tuple[object, ...]:
    """What somebody was sent last, byte for byte; without the moment, which is that of sending."""
    raw = next(raw for raw in reversed(person.raw) if raw.startswith('{"type":"push"'))
    push = msgspec.json.decode(raw, type=Newest)
    return push.game, push.n, bytes(push.view), bytes(push.legal), bytes(push.events), push.seat


def reference(reader: Reader) -> tuple[object, ...]:
    return 0, reader.n, reader.view, reader.legal, reader.events, reader.seat


def sitting(server: Server, recorded: Recorded) -> list[Person]:
    """Everybody at the table, chair by chair, and a spectator."""
    people = [Person(server, CODE, f"{chair:012x}", token(chair)) for chair in range(len(recorded.players))]
    return [*people, Person(server, CODE, None, None)]
