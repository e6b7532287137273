"""Bad days: killed, full, read-only, locked, cut off. What was answered as kept is there."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import PoolProxiedConnection

from tests.server.store.keeping import HASH, Gate, Kept, append, start, table
from volteface.server.store import PutMember, SaveClock, Store, StoreError, Unreachable, engine

APPENDER = """
import os, sys
from volteface.server.store import AppendEntries, Store, writer
store, number = Store.open(sys.argv[1]), int(sys.argv[2])
store.start(lambda answer: answer())
if sys.argv[3] == "here":
    writer.QUICK, writer.perf_counter = 60.0, lambda: 0.0
    store.submit = lambda writes, done: store.submit_all([(writes, done)])
while True:
    tell = lambda error, number=number: os.write(1, b"%d\\n" % number if error is None else b"failed\\n")
    store.submit([AppendEntries("ABCD", 1, number, (b"entry %d" % number,), 1)], tell)
    number += 1
    if number % 20 == 0:
        store.flush()
"""


@pytest.mark.parametrize("where", ["thread", "here"])
def test_what_was_told_is_there_after_a_kill_at_any_moment(url: str, where: str) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start())
    first = 0
    for seed in range(3):
        command = [sys.executable, "-c", APPENDER, url, str(first), where]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as appender:
            assert appender.stdout is not None
            told = [appender.stdout.readline() for _ in range(random.Random(seed).randint(1, 150))]
            appender.send_signal(signal.SIGKILL)
            told += appender.stdout.readlines()
        numbers = [int(line) for line in told if line.endswith(b"\n")]
        assert numbers == list(range(first, first + len(numbers)))
        with Kept(url) as kept:
            log = kept.store.entries_since("ABCD", 1, 0)
        assert len(log) > numbers[-1]
        assert log == [b"entry %d" % number for number in range(len(log))]
        first = len(log)


class Hand:
    """A hand on the settings of every connection that a store opens from now on."""

    def __init__(self, store: Store, setting: str) -> None:
        self._setting = setting
        self._connections: list[sqlite3.Connection] = []
        store.engine.dispose()
        event.listen(store.engine, "connect", self._connected)

    def _connected(self, connection: sqlite3.Connection, _entry: object) -> None:
        connection.execute(self._setting)
        self._connections.append(connection)

    def change(self, setting: str) -> None:
        self._setting = setting
        for connection in self._connections:
            with suppress(sqlite3.ProgrammingError):  # closed by now
                connection.execute(setting)


def test_a_full_disk_refuses_and_nothing_breaks(sqlite_url: str) -> None:
    big = b"x" * 500_000
    with Kept(sqlite_url) as kept:
        # The writer's own connection is the only one that matters, and it is not open yet.
        hand = Hand(kept.store, "PRAGMA max_page_count=40")
        with Gate(kept):
            kept.submit("small", table(), start(), append(0))
            kept.submit("big", append(1, big))
            kept.submit("after", append(2))
            kept.submit("clock", SaveClock(5))
        assert kept.kinds() == [("small", "kept"), ("big", "Full"), ("after", "Conflict"), ("clock", "kept")]
        refused = kept.keep(append(1, big))
        assert str(refused) == "There is no room left to keep it."
        assert kept.store.entries_since("ABCD", 1, 0) == [b"entry 0"]
        hand.change("PRAGMA max_page_count=100000")
        assert kept.keep(append(1, big)) is None
        assert kept.store.entries_since("ABCD", 1, 1) == [big]


def test_a_database_that_becomes_read_only_is_used_again_when_it_is_not(sqlite_url: str) -> None:
    with Kept(sqlite_url) as kept:
        hand = Hand(kept.store, "PRAGMA query_only=OFF")
        with Gate(kept):
            hand.change("PRAGMA query_only=ON")
            kept.submit("one", SaveClock(1))
            kept.submit("two", SaveClock(2))
        assert kept.kinds() == [("one", "Unreachable"), ("two", "Unreachable")]
        assert str(kept.answers[0][1]) == "The database can be read but not written."
        assert kept.store.clock() == 0
        hand.change("PRAGMA query_only=OFF")
        assert kept.keep(SaveClock(3)) is None


@contextmanager
def _as_nobody() -> Iterator[Path]:
    """Give up the right to write everywhere, where one has it, and a folder that all may enter."""
    with tempfile.TemporaryDirectory(prefix="volteface-") as name:
        Path(name).chmod(0o755)
        owner = os.geteuid()
        if owner == 0:
            os.seteuid(65534)
        try:
            yield Path(name)
        finally:
            os.seteuid(owner)


def test_a_file_that_cannot_be_written_is_refused_in_a_sentence() -> None:
    with _as_nobody() as folder:
        path = folder / "volteface.db"
        owner = os.geteuid()
        os.seteuid(os.getuid())
        Store.open(f"sqlite:///{path}").close()
        path.chmod(0o444)
        os.seteuid(owner)
        with pytest.raises(Unreachable, match=r"cannot be opened \(Permission denied\)"):
            Store.open(f"sqlite:///{path}")


def test_a_locked_database_is_waited_for_then_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "_PATIENCE", 0.05)
    with Kept(sqlite_url) as kept:
        other = sqlite3.connect(kept.store.engine.url.database or "", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = kept.keep(SaveClock(1))
        assert str(refused) == "The database is locked by another program."
        assert kept.store.clock() == 0
        other.execute("ROLLBACK")
        other.close()
        assert kept.keep(SaveClock(1)) is None


def cut_off(url: str, which: str = "true") -> None:
    """End the sessions of a database, or those of which something is true."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}".encode()
        )


def test_a_lost_connection_is_opened_again(postgres_url: str) -> None:
    with Kept(postgres_url) as kept:
        kept.keep(table(), start())
        for number in range(3):
            cut_off(postgres_url)
            assert kept.keep(append(number)) is None
            cut_off(postgres_url)
            assert len(kept.store.entries_since("ABCD", 1, 0)) == number + 1


def test_a_database_that_is_away_refuses_all_and_is_used_again(postgres: str, postgres_url: str) -> None:
    name = postgres_url.split("?", maxsplit=1)[0].rsplit("/", maxsplit=1)[-1]

    def allow(connections: str) -> None:
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}".encode())

    with Kept(postgres_url) as kept:
        kept.keep(table(), start())
        with Gate(kept):
            allow("false")
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
                )
            kept.submit("one", append(0))
            kept.submit("two", SaveClock(4))
        assert kept.kinds() == [("one", "Unreachable"), ("two", "Unreachable")]
        with pytest.raises(Unreachable):
            kept.store.clock()
        allow("true")
        assert kept.keep(append(0)) is None
        assert kept.store.clock() == 0


@pytest.mark.parametrize("arrived", [True, False], ids=["arrived", "lost"])
@pytest.mark.parametrize("together", [True, False], ids=["together", "one-by-one"])
def test_a_commit_that_broke_off_is_looked_up_and_not_done_twice(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, arrived: bool, together: bool
) -> None:
    kept.keep(table(), start())
    dialect = kept.store.engine.dialect
    commit, broken = dialect.do_commit, threading.Event()

    def break_off(connection: PoolProxiedConnection) -> None:
        if broken.is_set():
            commit(connection)
            return
        broken.set()
        if arrived:
            commit(connection)
        lost: Any = sqlite3.OperationalError if dialect.name == "sqlite" else psycopg.OperationalError
        raise lost("the connection was closed")

    with Gate(kept):
        monkeypatch.setattr(dialect, "do_commit", break_off)
        kept.submit("move", append(0), SaveClock(1))
        kept.submit("game", start(number=2, salt="other"), append(0, game=2))
        kept.submit("next", append(1))
        kept.submit("room", table(room=b"{}", version=2), PutMember("ABCD", "a", HASH, 1))
        if not together:
            kept.submit("taken", append(0, b"another"))
    assert broken.is_set()
    assert kept.kinds()[:4] == [("move", "kept"), ("game", "kept"), ("next", "kept"), ("room", "kept")]
    assert kept.kinds()[4:] == ([] if together else [("taken", "Conflict")])
    assert kept.store.entries_since("ABCD", 1, 0) == [b"entry 0", b"entry 1"]
    assert kept.store.entries_since("ABCD", 2, 0) == [b"entry 0"]
    found = kept.store.find_table("ABCD")
    assert found is not None
    assert (found.room, found.version, len(found.members)) == (b"{}", 2, 1)


def test_no_error_tells_what_was_to_be_written(kept: Kept) -> None:
    secret = b"the insider is seat 3"
    kept.keep(table(), start(), append(0))
    errors: list[StoreError | None] = [
        kept.keep(append(0, secret)),
        kept.keep(append(2**70, secret)),
        kept.keep(append(0, secret, code="NONE")),
        kept.keep(start(salt="the insider is seat 3")),
    ]
    for error in errors:
        assert error is not None
        assert error.__cause__ is None
        assert error.__context__ is None
        assert "insider" not in f"{error} {error!r} {error.arguments}"
