"""What somebody must have been told by now, from the log of the live table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.server.live import PATIENCE, ManualClock, Person
from tests.server.restart.recorded import newest_of, reference
from volteface.server.play import Play
from volteface.server.serve import Server
from volteface.server.telling import catch_up


async def play_of(server: Server, code: str) -> Play:
    """Find the game that runs at a table."""
    play = (await server.tables.find(code)).play
    assert play is not None
    return play


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.001)


async def exact(person: Person) -> None:
    """Somebody's newest push is, byte for byte, all that his seat has been told by now."""
    table = await person.server.tables.find(person.code)
    assert table.play is not None
    seat = table.room.seen_from(person.member)
    assert newest_of(person) == reference(catch_up(table.play.table, [seat])[0])


async def back(person: Person, server: Server | None = None) -> None:
    """Connect again, perhaps to the next server, and be told everything."""
    person.server = server or person.server
    seat = person.push["seat"] if person.push is not None else None
    await person.connect()
    room = await person.until("room")
    assert room["code"] == person.code
    push = await person.until("push")
    assert push.get("seat") == seat
    await exact(person)


def asked(people: list[Person]) -> Person:
    """Find somebody who may act."""
    return next(person for person in people if person.push is not None and person.push["legal"])


async def one_move(people: list[Person]) -> None:
    """Let somebody act, and wait until everybody was told."""
    person = asked(people)
    assert person.push is not None
    answer = await person.act(person.push["legal"][0])
    assert answer["type"] == "push", answer
    table = (await play_of(person.server, person.code)).table
    for other in people:
        room = (await other.server.tables.find(other.code)).room
        newest = catch_up(table, [room.seen_from(other.member)])[0].n
        while other.push is None or other.push["n"] < newest:
            await other.hear()


class Clocks:
    """The clocks of one server after another; each goes on where the one before was saved."""

    def __init__(self) -> None:
        self.now: ManualClock

    def __call__(self, start: int) -> ManualClock:
        self.now = ManualClock(start)
        return self.now
