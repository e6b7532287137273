"""One server to a store, as processes: the second is refused, and the first one's lock ends with it."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.cli.test_serve import Running, run
from tests.server.live import Http, Person, live_server, started
from tests.server.restart.told import one_move
from tests.server.store.test_faults import cut_off
from volteface.server.serve import Server, running
from volteface.server.store import Store, Taken
from volteface.server.store.lock import _KEY

HELD = "Error: Another server has these tables open: {}. Use that one, or give this one another file or "


@contextmanager
def serving(store: str) -> Iterator[Running]:
    server = Running("--store", store)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()


async def play_with_bots(server: Server) -> None:
    """Let bots think, so that their processes run."""
    ann = await Person.host(server, bots="careful", start=True, settings={"pacing": "off"})
    await ann.connect()
    while not (ann.push and ann.push["legal"]):
        await ann.hear()
    await ann.act(ann.push["legal"][0])
    await ann.leave()


def test_a_second_server_is_refused_until_the_first_one_was_killed(store: str, tmp_path: Path) -> None:
    with serving(store) as first:
        asyncio.run(play_with_bots(first.server))
        second = run("serve", "--host", "127.0.0.1", "--port", "0", "--store", store)
        assert second.returncode == 1
        assert second.stdout == ""
        assert second.stderr.startswith(HELD.format(first.server.url))
        assert second.stderr.count("\n") == 1
        for command in (("backup", str(tmp_path / "saved.db")), ("doctor",)):
            done = run(*command, "--store", store)
            assert done.returncode == 0, done.stdout + done.stderr
        first.process.send_signal(signal.SIGKILL)
        with serving(store) as third:
            assert third.stop()[0] == 0


def test_a_server_whose_lock_another_has_stops_and_says_why(postgres_url: str) -> None:
    other = "http://192.168.1.9:8080"
    with (
        serving(postgres_url) as server,
        psycopg.connect(postgres_url, autocommit=True, application_name=f"volteface abc {other}") as waiting,
    ):
        # It gets the lock in the moment in which the session ends that has it.
        take = threading.Thread(target=waiting.execute, args=[f"SELECT pg_advisory_lock({_KEY})"])
        take.start()
        cut_off(postgres_url, f"application_name LIKE '%{server.server.url}'")
        take.join()
        store = Store.open(postgres_url)
        clock = store.clock()
        _, errors = server.process.communicate(timeout=60)
        assert server.process.returncode == 1
        assert errors.splitlines()[-1].startswith(HELD.format(other))
        assert "Traceback" not in errors
        assert store.clock() == clock
        store.close()


@pytest.mark.asyncio
async def test_a_server_that_has_lost_its_connection_takes_the_lock_again_and_the_game_goes_on(
    postgres_url: str,
) -> None:
    async with live_server(store=postgres_url) as server:
        people = await started(server, settings={"pacing": "off"})
        for _ in range(3):
            cut_off(postgres_url, f"application_name LIKE '%{server.url}'")
            await one_move(people)
        with pytest.raises(Taken, match=server.url):
            await asyncio.to_thread(Store.open, postgres_url, server="http://elsewhere")
        assert not server.failed.done()


@pytest.mark.asyncio
async def test_a_server_that_is_refused_leaves_nothing_behind(store: str, unused_tcp_port: int) -> None:
    async with live_server(store=store) as server:
        with pytest.raises(Taken) as refused:
            async with running(store, port=unused_tcp_port):
                pytest.fail("two servers on one store")
        assert refused.value.arguments == {"address": server.url}
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", unused_tcp_port)
        assert (await Http(server).get("/healthz"))[0] == 200
