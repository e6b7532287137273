"""The command itself, stopped politely and killed: everybody is told, everything is there again."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, Person, live_server, started
from tests.server.restart.lives import ROOT, Address
from tests.server.restart.recorded import newest_of
from tests.server.restart.told import Clocks, asked, back, play_of
from volteface.server.serve import Server

pytestmark = pytest.mark.asyncio

STARTING = 60.0
"""Seconds after which a command that has not said where it is open has failed."""


@asynccontextmanager
async def serving(path: Path, end: signal.Signals, code: int) -> AsyncIterator[Server]:
    """Run ``volteface serve`` for as long as the block lasts, then end it and look at its exit code."""
    command = [sys.executable, "-m", "volteface", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--store", f"sqlite:///{path / 'tables.db'}", "--bot-pace", "0", "--no-browser"]
    with (path / "log").open("ab") as log:
        program = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=log
        )
        try:
            assert program.stdout is not None
            async with asyncio.timeout(STARTING):
                said = (await program.stdout.readline()).decode()
            assert said.startswith("Volteface is open at "), (path / "log").read_text()
            yield Address(said.split()[-1]).server
            program.send_signal(end)
            async with asyncio.timeout(STARTING):
                await program.communicate()
            assert program.returncode == code
        finally:
            if program.returncode is None:
                program.kill()
                await program.communicate()


def standing(person: Person) -> dict[str, Any]:
    """The room as it is whoever is connected."""
    people = [{**one, "here": True} for one in person.room["people"]]
    return {**person.room, "people": people}


async def move(people: list[Person]) -> None:
    """Let somebody act, and everybody ask for the newest."""
    person = asked(people)
    assert person.push is not None
    assert (await person.act(person.push["legal"][0]))["type"] == "push"
    for one in people:
        await one.ok("resync")


async def come_back(people: list[Person], server: Server) -> None:
    """Everybody finds the seat, the view, the room and what was said as they were."""
    for person in people:
        person.server = server
        seen, room = newest_of(person), standing(person)
        said = [message for message in person.heard if message["type"] == "said"]
        person.heard.clear()
        await person.connect()
        await person.until("push")
        assert newest_of(person) == seen
        assert standing(person) == room
        assert [message for message in person.heard if message["type"] == "said"] == said


async def test_the_command_stops_politely_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with serving(tmp_path, signal.SIGTERM, 0) as server:
        people = await started(server, settings={"pacing": "off"})
        ann, bob, *_ = people
        await ann.ok("say", text="Who has the lead?")
        await bob.ok("say", text="Not me.")
        for _ in range(5):
            await move(people)
    for person in people:
        await person.until("closing")
        assert person.heard[-1] == {"type": "closing", "reason": "stopping"}
        assert await person.closed() == 1001
        person.heard = [message for message in person.heard if message["type"] != "closing"]
    log = (tmp_path / "log").read_text()
    assert "Stopping; every seat is kept." in log

    async with serving(tmp_path, signal.SIGKILL, -signal.SIGKILL) as server:
        await come_back(people, server)
        for _ in range(5):
            await move(people)
    for person in people:
        assert await person.closed() == 1006

    async with serving(tmp_path, signal.SIGINT, 0) as server:
        await come_back(people, server)
        await move(people)
        status, games = await Http(server).get(f"/api/tables/{ann.code}/games", ann.token)
        assert (status, len(games["games"])) == (200, 1)
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    for person in people:
        assert person.token is not None
        assert person.token not in log
    assert ann.code not in log


async def test_a_move_that_waited_to_be_shown_is_kept(tmp_path: Path) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, clock=clocks) as server:
        people = await started(server, settings={"pacing": "strict"})
        person = asked(people)
        assert person.push is not None
        action = person.push["legal"][0]
        act = {"type": "act", "id": "held", "game": 0, "n": person.push["n"], "action": action}
        await person.send(act)
        await person.until("accepted")
        assert len((await play_of(server, person.code)).table.log) == 1
    async with live_server(tmp_path, clock=clocks) as server:
        for one in people:
            await back(one, server)
        assert (await play_of(server, person.code)).table.log[1:] == [action]
        await person.send(act)
        await person.until("done", re="held")
        assert len((await play_of(server, person.code)).table.log) == 2


async def test_whoever_comes_while_the_server_stops_is_told_so(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, settings={"pacing": "off"})
        server.tables.stopping = True
        late = Person(server, people[0].code, None, None)
        await late.connect()
        assert (await late.until("refused"))["reason"] == "stopping"
        status, answer = await Http(server).get(f"/api/tables/{people[0].code}")
        assert (status, answer["reason"]) == (503, "stopping")
        assert (await Http(server).get("/healthz"))[0] == 503
