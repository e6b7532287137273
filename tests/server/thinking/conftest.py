"""Pools that are closed again, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from tests.server.thinking.odd_bots import PRELOAD
from volteface.server.thinking.pool import Thinkers

_PATIENCE = 60.0

MakePool = Callable[..., Thinkers]


async def until(condition: Callable[[], bool]) -> None:
    """Look again and again whether something is so, for a minute."""
    async with asyncio.timeout(_PATIENCE):
        while not condition():  # noqa: ASYNC110 - another process tells nobody
            await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def make_pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[MakePool]:
    """Make pools whose workers know the odd bots; they are closed when the test is over."""
    monkeypatch.setenv("VOLTEFACE_TEST_WORKER", "1")
    pools: list[Thinkers] = []

    def make(*, workers: int = 1, limit: float = 60.0, line: int = 256, policies: int = 256) -> Thinkers:
        pool = Thinkers(workers=workers, limit=limit, line=line, policies=policies, preload=PRELOAD)
        pools.append(pool)
        return pool

    yield make
    for pool in pools:
        await pool.close()
