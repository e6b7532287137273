"""The bot of examples/, as anybody would start it, at a table of a live server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Person, live_server
from volteface.server.serve import Server

BOT = Path(__file__).parents[3] / "examples" / "bot.py"
PATIENCE = 60.0


@asynccontextmanager
async def at_table(
    server: Server, game: str, options: dict[str, Any], names: list[str]
) -> AsyncIterator[Person]:
    """Run a bot for every name; the others are the server's own, and the host looks on."""
    settings = {"pacing": "off"}
    host = await Person.host(server, game, options=options, sit=False, settings=settings)
    await host.connect()
    programs = [
        await asyncio.create_subprocess_exec(sys.executable, str(BOT), server.url, host.code, name)
        for name in names
    ]
    try:
        while _seated(await host.until("room")) < len(names):
            pass
        for chair in range(len(names), options["players"]):
            await host.ok("fill", chair=chair, bot="random")
        await host.ok("start")
        yield host
    finally:
        for program in programs:
            if program.returncode is None:
                program.kill()
        await asyncio.gather(*(program.wait() for program in programs))


def _seated(room: dict[str, Any]) -> int:
    return sum(chair.get("kind") == "person" for chair in room["chairs"])


def test_it_fits_on_a_screen_and_needs_nothing_of_ours() -> None:
    source = BOT.read_text("utf-8")
    assert len(source.splitlines()) <= 40
    assert "import volteface" not in source
    assert "from volteface" not in source


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "players"), [("inside-job", 3), ("mission-calaveras", 3)], ids=["inside-job", "calaveras"]
)
async def test_it_plays_a_game_to_its_end(tmp_path: Path, game: str, players: int) -> None:
    async with (
        live_server(tmp_path) as server,
        at_table(server, game, {"players": players}, ["Robin"]) as host,
        asyncio.timeout(PATIENCE),
    ):
        await host.until("room", state="over")
        assert host.push is not None
        assert host.push["view"]["ending"] is not None


@pytest.mark.asyncio
async def test_it_fills_in_the_text_of_a_question(tmp_path: Path) -> None:
    async def asked(host: Person) -> str:
        while True:
            for event in (await host.until("push"))["events"]:
                if event["event"] == "question-asked":
                    return str(event["text"])

    names = ["Robin", "Wren", "Jay", "Finch"]
    async with (
        live_server(tmp_path) as server,
        at_table(server, "insider", {"players": 4, "look_seconds": 0}, names) as host,
        asyncio.timeout(PATIENCE),
    ):
        assert await asked(host) == "Is it alive?"


@pytest.mark.asyncio
async def test_it_comes_back_after_a_lost_connection(tmp_path: Path) -> None:
    async def sees(host: Person, *, here: bool) -> str:
        while True:
            robin = next(one for one in host.room["people"] if one["name"] == "Robin")
            if robin.get("here", False) == here:
                return str(robin["id"])
            await host.until("room")

    async with (
        live_server(tmp_path) as server,
        at_table(server, "inside-job", {"players": 3}, ["Robin"]) as host,
        asyncio.timeout(PATIENCE),
    ):
        robin = await sees(host, here=True)
        for line in [one for one in server.tables.lines if getattr(one, "member", None) == robin]:
            line.abort()
        await sees(host, here=False)
        await sees(host, here=True)
        await host.until("room", state="over")


@pytest.mark.asyncio
async def test_it_ends_when_it_is_sent_away(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        host = await Person.host(server, sit=False)
        await host.connect()
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), server.url, host.code, "Robin", stderr=asyncio.subprocess.PIPE
        )
        while not (found := [one["id"] for one in host.room.get("people", []) if one.get("here")][1:]):
            await host.until("room")
        await host.ok("remove", member=found[0])
        async with asyncio.timeout(PATIENCE):
            _, said = await program.communicate()
        assert program.returncode == 1
        assert b"no longer ours" in said
