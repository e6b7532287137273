"""The load of the server's benchmark: it plays whole games and counts what it should."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bench.serving import load as load_module
from bench.serving.load import Cpu, Load, LoadError
from bench.serving.processes import free_port
from bench.serving.volteface import VoltefaceTable
from tests.bench.stand_in import StandIn
from volteface.server.config import Config
from volteface.server.serve import running


@contextlib.asynccontextmanager
async def serving(stand_in: StandIn, tables: int) -> AsyncIterator[Load]:
    runner = web.AppRunner(stand_in.application)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    load = Load()
    async with aiohttp.ClientSession() as session:
        await load.open(lambda load: VoltefaceTable(load, session, f"http://127.0.0.1:{port}"), tables)
        try:
            yield load
        finally:
            await load.close()
            await runner.cleanup()


@pytest.mark.asyncio
async def test_tables_play_game_after_game_and_every_move_is_counted() -> None:
    stand_in = StandIn()
    moves = games = measured = 0
    async with serving(stand_in, 2) as load:
        while games < 3:
            window = await load.run(rate=None, warm=0.0, seconds=0.3, cpu=lambda: Cpu(1.0, 2.0))
            assert list(window.latencies) == sorted(window.latencies)
            moves, games, measured = (
                moves + window.moves,
                games + window.games,
                measured + len(window.latencies),
            )
    # What happened between two windows is played and not counted.
    assert games <= sum(table.number for table in stand_in.tables.values())
    assert moves <= sum(table.acts for table in stand_in.tables.values())
    # Ballots are told to their voter alone, so that a game has a few moves without a latency.
    assert 0.7 * moves < measured <= moves
    assert load.refused == 0


@pytest.mark.asyncio
async def test_the_real_server_is_understood(tmp_path: Path) -> None:
    load, moves, games = Load(), 0, 0
    async with (
        running(f"sqlite:///{tmp_path / 'tables.db'}", config=Config(unlimited=True)) as server,
        aiohttp.ClientSession() as session,
    ):
        await load.open(lambda load: VoltefaceTable(load, session, server.url), 3)
        while games < 2:
            window = await load.run(rate=None, warm=0.0, seconds=0.3, cpu=lambda: Cpu(1.0, 2.0))
            moves, games = moves + window.moves, games + window.games
            assert 0.7 * window.moves < len(window.latencies) <= window.moves
        await load.close()
    assert load.refused == 0
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        (stored,) = store.execute("SELECT count(*) FROM entries").fetchone()
    assert stored >= moves


@pytest.mark.asyncio
async def test_a_rate_holds_the_tables_back() -> None:
    async with serving(StandIn(), 4) as load:
        window = await load.run(rate=20.0, warm=0.0, seconds=1.0, cpu=lambda: Cpu(1.0, 2.0))
    # Jitter shortens no pause by more than half, and every table begins with a move.
    assert window.moves <= 20.0 * window.seconds * 2 + 4


@pytest.mark.asyncio
async def test_the_load_rests_between_two_windows_and_goes_on() -> None:
    async with serving(StandIn(), 2) as load:
        for _ in range(2):
            window = await load.run(rate=None, warm=0.0, seconds=0.2, cpu=lambda: Cpu(1.0, 2.0))
            assert window.moves > 0
            assert all(table.parked for table in load.tables)


@pytest.mark.asyncio
async def test_a_move_that_does_not_reach_all_four_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_module, "STILL_SECONDS", 0.5)
    async with serving(StandIn(silent=2), 1) as load:
        with pytest.raises(LoadError, match="stood still"):
            await load.run(rate=None, warm=0.0, seconds=3.0, cpu=lambda: Cpu(1.0, 2.0))
        assert load.moves == 0
