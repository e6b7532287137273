"""A healthy table beside whatever goes wrong: its people play on and are refused nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.server.live import PATIENCE, Person, live_server, started
from volteface.server.config import Config
from volteface.server.serve import Server

BREATH = 0.01
"""Seconds between the moves of a person: people keep to the limits."""


class Evening:
    """A table at which one game after another is played."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.games = 0
        self.moves = 0
        self._last = False
        self._rng = random.Random(4)
        self._moved = asyncio.Event()

    @property
    def code(self) -> str:
        return self.people[0].code

    async def play(self) -> None:
        """Play until the evening ends, and then the last game to its end."""
        while True:
            await asyncio.gather(*(self._play_game(person) for person in self.people))
            self.games += 1
            if self._last:
                return
            await self.people[0].ok("start")
            for person in self.people:
                while person.room["state"] == "over" or person.push is None:
                    await person.hear()

    async def _play_game(self, person: Person) -> None:
        while person.room.get("state") != "over":
            assert person.push is not None
            if person.push["legal"]:
                await asyncio.sleep(BREATH)
                answer = await person.act(self._rng.choice(person.push["legal"]))
                assert answer["type"] != "refused", answer
                self.moves += 1
                self._moved.set()
            else:
                await person.hear()
        person.push = None

    async def moved(self, moves: int = 5) -> None:
        """Wait until the table has played on by some moves."""
        goal = self.moves + moves
        while self.moves < goal:
            self._moved.clear()
            async with asyncio.timeout(PATIENCE):
                await self._moved.wait()

    def end(self) -> None:
        self._last = True


@asynccontextmanager
async def healthy_table(server: Server) -> AsyncIterator[Evening]:
    """Play at a table while the block does its worst; the block fails as soon as the table does."""
    evening = Evening(await started(server, settings={"pacing": "off"}))
    playing = asyncio.create_task(evening.play())
    here = asyncio.current_task()
    assert here is not None
    playing.add_done_callback(lambda done: here.cancel() if _failed(done) else None)
    try:
        yield evening
        await evening.moved(2)
        evening.end()
        await playing
    finally:
        # What stopped the table says more than what it stopped.
        if _failed(playing):
            playing.result()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    assert evening.games > 0
    for person in evening.people:
        assert not [message for message in person.heard if message["type"] in ("refused", "closing")]
        await person.leave()


LIMITED = Config(bot_scale=0.0)
"""As a server is set up for people."""


@asynccontextmanager
async def bad_day(path: Path, config: Config | None = None) -> AsyncIterator[tuple[Server, Evening]]:
    """Run a server with a healthy table."""
    async with live_server(path, config=config) as server, healthy_table(server) as evening:
        yield server, evening


def _failed(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None
