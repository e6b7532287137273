"""A worker as a process: cheap to start, behind the server in line, and gone when the server is."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from tests.server.thinking.conftest import MakePool, until
from tests.server.thinking.test_pool import ask, is_running

SERVER = """
import asyncio, sys
from tests.server.thinking.odd_bots import PRELOAD
from tests.server.thinking.test_pool import ask
from volteface.server.thinking.pool import Thinkers

async def main():
    pool = Thinkers(workers=1, limit=float(sys.argv[2]), preload=PRELOAD)
    await ask(pool, "heard")
    thinking = asyncio.create_task(ask(pool, sys.argv[1], "two"))
    await asyncio.sleep(0.5)
    assert not thinking.done()
    print(pool.pids[0], flush=True)
    await thinking

asyncio.run(main())
"""


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path), **more}


def test_a_worker_imports_rules_and_bots_alone() -> None:
    code = "import sys, volteface.server.thinking.worker as worker; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.decode().split()}
    assert "volteface" in loaded
    assert not loaded & {
        "aiohttp",
        "alembic",
        "asyncio",
        "click",
        "rich",
        "sqlalchemy",
        "structlog",
        "textual",
    }


@pytest.mark.asyncio
async def test_an_interrupt_is_not_for_workers(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await ask(pool, "chosen") == 1
    [pid] = pool.pids
    os.kill(pid, signal.SIGINT)
    assert await ask(pool, "chosen") == 2
    assert pool.pids == [pid]
    assert os.getpgid(pid) != os.getpgid(0)


@pytest.mark.asyncio
async def test_a_worker_stands_back(make_pool: MakePool) -> None:
    pool = make_pool()
    await ask(pool, "heard")
    [pid] = pool.pids
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)


@pytest.mark.asyncio
@pytest.mark.parametrize(("bot", "limit"), [("hangs", "600"), ("stuck", "3")])
async def test_a_thinking_worker_ends_with_the_server(bot: str, limit: str) -> None:
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVER, bot, limit),
        env=environment(VOLTEFACE_TEST_WORKER="1"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    pid = int(await server.stdout.readline())
    try:
        assert is_running(pid)
        server.kill()
        await server.wait()
        await until(lambda: not is_running(pid))
    finally:
        if is_running(pid):
            os.kill(pid, signal.SIGKILL)
