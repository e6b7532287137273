"""Kill -9 after every single move of recorded games, start again, compare: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.server.live import Http, Person
from tests.server.postgres import fresh_database
from tests.server.restart.lives import Cradle, Lives
from tests.server.restart.recorded import (
    CODE,
    Move,
    Recorded,
    newest_of,
    prepare,
    record,
    reference,
    sitting,
    stored_table,
    token,
    without_moments,
)
from volteface.core.record import Record
from volteface.core.table import Table
from volteface.server.serve import Server
from volteface.server.store import Store
from volteface.server.telling import catch_up

pytestmark = pytest.mark.asyncio

End = Literal["answered", "unstored", "untold", "at any moment"]
"""When the server dies: once the move is answered; before it is stored; once it is stored, before anybody is
told; or a little after it was sent, whatever that hits."""
ENDS: tuple[End, ...] = ("answered", "unstored", "untold")

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "inside-job": ("inside-job", 1, {"players": 4}),
    "calaveras with a ghost and a reshuffle": ("mission-calaveras", 7, {"players": 3}),
    "insider with another word": ("insider", 22, {"players": 4, "look_seconds": 0}),
}

SHORT: dict[str, tuple[str, int, dict[str, Any]]] = {
    "inside-job": ("inside-job", 22, {"players": 4}),
    "calaveras": ("mission-calaveras", 23, {"players": 3}),
    "insider": ("insider", 10, {"players": 4, "look_seconds": 0}),
}


class Evening:
    """A recorded game that is played at a server which dies again and again."""

    def __init__(self, url: str, lives: Lives, recorded: Recorded) -> None:
        self.url, self.lives, self.recorded = url, lives, recorded
        self.newest = {seat: recorded.newest(seat) for seat in (*recorded.players, None)}
        self.entries = 1
        self.acts = count()
        self.before: list[tuple[object, ...]] | None = None
        """What everybody was sent last by the server that is dead now, if it should be the same again."""
        self.people: list[Person] = []

    def seat(self, chair: int) -> int | None:
        return self.recorded.players[chair] if chair < len(self.recorded.players) else None

    @asynccontextmanager
    async def life(self) -> AsyncIterator[Server]:
        """Start the server, let everybody come back, and compare."""
        server = await self.lives.start()
        self.people = sitting(server, self.recorded)
        try:
            await asyncio.gather(*(person.connect() for person in self.people))
            for person in self.people:
                room = await person.until("room")
                assert [chair["owner"] for chair in room["chairs"]] == [
                    one.member for one in self.people if one.member is not None
                ]
            await self.settle()
            yield server
        finally:
            for person in self.people:
                if person.socket is not None:
                    await person.socket.close()

    async def settle(self) -> None:
        """Wait until everybody was told the last entry; all must agree with what is stored, to the byte."""
        for chair, person in enumerate(self.people):
            n = self.newest[self.seat(chair)][self.entries - 1]
            while person.push is None or person.push["n"] < n:
                await person.hear()
        sent = [newest_of(person) for person in self.people]
        if self.before is not None:
            assert sent == self.before
            return
        table = stored_table(self.url)
        assert without_moments(table.log) == without_moments(self.recorded.table.log[: self.entries])
        assert sent == [*map(reference, catch_up(table, [self.seat(chair) for chair in range(len(sent))]))]
        self.before = sent

    async def act(self, move: Move, name: str) -> None:
        player = self.people[self.recorded.players.index(move.player)]
        assert player.push is not None
        await player.send({"type": "act", "id": name, "game": 0, "n": player.push["n"], "action": move.entry})

    async def answer(self, move: Move, name: str) -> dict[str, Any]:
        player = self.people[self.recorded.players.index(move.player)]
        while True:
            message = await player.hear()
            if message.get("re") == name:
                return message

    async def moved(self, move: Move) -> None:
        """All that follows from a move has happened."""
        self.entries, self.before = move.after, None
        await self.settle()


async def play_and_die(evening: Evening, end: End) -> None:
    """Play a game; after each move the server is killed."""
    pending: tuple[Move, str] | None = None
    for number, move in enumerate(evening.recorded.moves):
        async with evening.life():
            if pending is not None:
                await repeat(evening, *pending, end)
            name = f"move {next(evening.acts)}"
            pending = None if end == "answered" else (move, name)
            if end == "answered":
                await evening.act(move, name)
                assert (await evening.answer(move, name))["type"] == "push"
                await evening.moved(move)
                await evening.lives.kill()
            elif end == "at any moment":
                await evening.act(move, name)
                await asyncio.sleep(number % 10 / 2000)
                await evening.lives.kill()
            else:
                await evening.lives.arm(end)
                await evening.act(move, name)
                await evening.lives.died()
                await nobody_was_told(evening)
        if end != "answered":
            stored = len(stored_table(evening.url).log)
            assert stored in lengths(evening.recorded, move, end)
            if stored > move.before:
                evening.entries, evening.before = move.after, None
    async with evening.life():
        if pending is not None:
            await repeat(evening, *pending, end)
        await evening.lives.kill()


def lengths(recorded: Recorded, move: Move, end: End) -> list[int]:
    """How many entries may be stored: all of a move and what chance adds to it, or nothing."""
    log = recorded.table.log
    whole = move.after
    while log[whole - 1]["by"] == "clock":
        # The clock acts on its own account, perhaps in a later life.
        whole -= 1
    if end == "unstored":
        return [move.before]
    return [whole] if end == "untold" else [move.before, *range(whole, move.after + 1)]


async def repeat(evening: Evening, move: Move, name: str, end: End) -> None:
    """Send a move again whose answer never came: it is played now, or it was, and never twice."""
    played = evening.entries == move.after
    assert played or end != "untold"
    player = evening.people[evening.recorded.players.index(move.player)]
    before = newest_of(player)
    assert player.push is not None
    n = player.push["n"] if not played else 0
    await player.send({"type": "act", "id": name, "game": 0, "n": n, "action": move.entry})
    answer = await evening.answer(move, name)
    if played:
        assert answer["type"] == "done"
        assert newest_of(player) == before
    else:
        assert answer["type"] == "push"
        await evening.moved(move)


async def nobody_was_told(evening: Evening) -> None:
    """Read what the dead server had sent: nothing of the move."""
    for person in evening.people:
        known = len(person.heard)
        assert await person.closed() == 1006
        assert {message["type"] for message in person.heard[known:]} <= {"room"}


async def the_record_is_whole(evening: Evening) -> None:
    """What the server exports in the end is the recorded game."""
    recorded = evening.recorded.table
    async with evening.life() as server:
        for person in evening.people:
            assert person.room["state"] == "over"
            assert person.room["salt"] == recorded.record().salt
        status, exported = await Http(server).get(f"/api/tables/{CODE}/games/0", token(0))
        assert status == 200, exported
        await evening.lives.stop()
    found = Record.from_json(json.dumps(exported))
    expected = recorded.record()
    assert without_moments(found.log) == without_moments(expected.log)
    if not recorded.game.timed:
        assert found.log == expected.log
    assert (found.options, found.seats, found.seal, found.salt) == (
        expected.options,
        expected.seats,
        expected.seal,
        expected.salt,
    )
    assert found.result == expected.result
    Table.replay(recorded.game, found)


async def whole_evening(cradle: Cradle, url: str, log: Path, recorded: Recorded, end: End) -> None:
    prepare(Store.open(url), recorded)
    with Lives(cradle, url, log) as lives:
        evening = Evening(url, lives, recorded)
        await play_and_die(evening, end)
        assert evening.entries == len(recorded.table.log)
        await the_record_is_whole(evening)


@pytest.mark.parametrize("game", GAMES)
async def test_killed_after_every_move_the_game_goes_on(
    cradle: Cradle, tmp_path: Path, game: str, soak: bool
) -> None:
    name, seed, options = GAMES[game]
    # Each game has another end; in a soak each has all of them.
    for end in ENDS if soak else (ENDS[list(GAMES).index(game)],):
        url = f"sqlite:///{tmp_path / f'{end}.db'}"
        await whole_evening(cradle, url, tmp_path / "log", record(name, seed, **options), end)


@pytest.mark.parametrize("game", SHORT)
async def test_killed_at_any_moment_a_move_is_played_or_not(
    cradle: Cradle, tmp_path: Path, game: str, soak: bool
) -> None:
    name, first, options = SHORT[game]
    for seed in range(first, first + 9) if soak else (first,):
        url = f"sqlite:///{tmp_path / f'{seed}.db'}"
        await whole_evening(cradle, url, tmp_path / "log", record(name, seed, **options), "at any moment")


@pytest.mark.parametrize("end", ["answered", "untold", "at any moment"])
async def test_postgresql_keeps_as_much(
    cradle: Cradle, tmp_path: Path, postgres: str, end: End, soak: bool
) -> None:
    for name, seed, options in [*SHORT.values(), *GAMES.values()] if soak else [SHORT["inside-job"]]:
        with fresh_database(postgres) as url:
            await whole_evening(cradle, url, tmp_path / "log", record(name, seed, **options), end)
