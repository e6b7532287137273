"""A quick disk: what is small is kept on the spot; all else, and what goes wrong, is the thread's."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.store.keeping import HASH, Gate, Kept, append, start, table
from volteface.server.store import (
    DeleteTable,
    EndGame,
    Journal,
    PutLink,
    PutMember,
    RevokeMember,
    SaveClock,
    Store,
    StoreError,
    Write,
    carrier,
    writer,
)
from volteface.server.store.carrier import AT_ONCE


class OnTheSpot(Kept):
    """A store whose disk is as quick as a test says."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.threads: list[int] = []

    def hand_in(self, *units: tuple[str, list[Write]]) -> None:
        self.store.submit_all([(writes, self._done(name)) for name, writes in units])

    def _done(self, name: str) -> Any:
        def done(error: StoreError | None) -> None:
            self.threads.append(threading.get_ident())
            self.answers.append((name, error))

        return done


@pytest.fixture
def quick(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[OnTheSpot]:
    # A machine with much else to do stalls, too.
    monkeypatch.setattr(writer, "perf_counter", lambda: 0.0)
    with OnTheSpot(sqlite_url) as kept:
        kept.keep(table(), start())
        monkeypatch.setattr(writer, "QUICK", 60.0)
        yield kept


def test_a_quick_disk_keeps_and_answers_before_anybody_else_is_asked(quick: OnTheSpot) -> None:
    woken = quick.wakes
    quick.hand_in(("move", [append(0)]), ("next", [append(1), append(2)]))
    assert quick.kinds() == [("move", "kept"), ("next", "kept")]
    assert quick.threads == [threading.get_ident()] * 2
    assert quick.wakes == woken
    other = Store.open(str(quick.store.engine.url))
    assert other.entries_since("ABCD", 1, 0) == [b"entry 0", b"entry 1", b"entry 2"]
    other.close()


SMALL = [
    SaveClock(5),
    table("EFGH"),
    start(number=2),
    EndGame("ABCD", 1, b"{}", 9),
    Journal("ABCD", None, 1, b""),
]
LARGE = [
    DeleteTable("EFGH"),
    PutMember("ABCD", "m1", HASH, 1),
    RevokeMember("ABCD", "m1"),
    PutLink(HASH, "ABCD", "m1", 9),
]


@pytest.mark.parametrize("write", SMALL, ids=lambda write: type(write).__name__)
def test_the_beginning_and_the_end_of_a_game_are_kept_on_the_spot_too(quick: OnTheSpot, write: Write) -> None:
    # The first line of a journal is looked at by the thread, since much may be there to prune.
    quick.keep(Journal("ABCD", None, 1, b"before"))
    quick.hand_in(("move", [append(0)]), ("more", [append(1), write]))
    assert quick.kinds() == [("move", "kept"), ("more", "kept")]
    assert quick.threads == [threading.get_ident()] * 2
    other = Store.open(str(quick.store.engine.url))
    assert other.entries_since("ABCD", 1, 0) == [b"entry 0", b"entry 1"]
    other.close()


def test_much_at_once_is_left_to_the_thread(quick: OnTheSpot) -> None:
    moves: list[tuple[str, list[Write]]] = [("one", [append(number)]) for number in range(AT_ONCE + 1)]
    quick.hand_in(*moves)
    quick.store.flush()
    assert len(quick.answers) == AT_ONCE + 1
    assert threading.get_ident() not in quick.threads


def test_a_journal_that_is_to_be_pruned_is_left_to_the_thread(
    quick: OnTheSpot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrier, "_PRUNE_EVERY", 2)
    for number in range(6):
        quick.hand_in(("line", [Journal("ABCD", "m1", number, b"")]))
        quick.store.flush()
    here = [thread == threading.get_ident() for thread in quick.threads]
    assert here == [False, True, False, True, False, True]
    assert len(quick.store.journal_of("ABCD", "m1")) == 6


def test_what_cannot_be_taken_back_goes_with_its_connection(quick: OnTheSpot) -> None:
    """Otherwise what comes next would be told to be kept within a transaction that never ends."""
    kept: Any = quick.store._writer
    quick.hand_in(("ended", [append(0), EndGame("ABCD", 1, b"{}", 9)]))
    stuck = kept._connection

    def fail() -> None:
        raise sqlite3.OperationalError("the disk is gone")

    stuck.rollback = fail
    quick.hand_in(("again", [append(1), EndGame("ABCD", 1, b"{}", 9)]))
    quick.store.flush()
    assert kept._connection is not stuck
    quick.hand_in(("next", [append(1)]))
    quick.store.flush()
    assert quick.kinds() == [("ended", "kept"), ("again", "Conflict"), ("next", "kept")]
    assert quick.store.entries_since("ABCD", 1, 0) == [b"entry 0", b"entry 1"]


def test_of_a_unit_that_cannot_be_kept_on_the_spot_nothing_is(quick: OnTheSpot) -> None:
    quick.hand_in(("ended", [append(0), EndGame("ABCD", 1, b"{}", 9)]))
    quick.hand_in(("good", [SaveClock(4)]), ("again", [append(1), EndGame("ABCD", 1, b"{}", 9)]))
    quick.store.flush()
    assert quick.kinds() == [("ended", "kept"), ("good", "kept"), ("again", "Conflict")]
    assert quick.store.clock() == 4
    assert quick.store.entries_since("ABCD", 1, 0) == [b"entry 0"]


@pytest.mark.parametrize("write", LARGE, ids=lambda write: type(write).__name__)
def test_what_may_be_more_than_a_row_or_two_is_left_to_the_thread(quick: OnTheSpot, write: Write) -> None:
    quick.keep(PutMember("ABCD", "m1", HASH, 1))
    quick.hand_in(("move", [append(0)]), ("more", [write]))
    quick.store.flush()
    assert quick.kinds() == [("move", "kept"), ("more", "kept")]
    assert threading.get_ident() not in quick.threads


def test_a_disk_is_slow_until_it_was_quick_and_for_a_while_after_it_has_stalled(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    took = [0.0]

    def read() -> float:
        clock[0] += took[0]
        return clock[0]

    monkeypatch.setattr(writer, "perf_counter", read)
    with OnTheSpot(sqlite_url) as kept:
        kept.keep(table(), start())

        def waits_for_the_thread() -> bool:
            woken = kept.wakes
            kept.hand_in(("move", [append(len(kept.answers))]))
            kept.store.flush()
            return kept.wakes > woken

        ways = [waits_for_the_thread() for _ in range(40)]
        assert ways == sorted(ways, reverse=True)
        assert ways[0]
        assert not ways[-1]
        took[0] = writer.QUICK / 2
        assert not any(waits_for_the_thread() for _ in range(100))
        # It stalls once; however quick it seems, it has to show for a minute that it does not again.
        took[0] = 1.0
        assert not waits_for_the_thread()
        took[0] = 0.0
        assert all(waits_for_the_thread() for _ in range(300))
        clock[0] += 59.0
        assert waits_for_the_thread()
        clock[0] += 1.0
        assert not waits_for_the_thread()
        # It is slow, if not by much.
        took[0] = writer.QUICK * 2
        assert all([waits_for_the_thread() for _ in range(100)][50:])


def test_whoever_hands_in_after_others_is_answered_after_them(quick: OnTheSpot) -> None:
    with Gate(quick):
        quick.hand_in(("first", [append(0)]))
        quick.hand_in(("second", [append(1)]))
        assert quick.answers == []
    assert quick.kinds() == [("first", "kept"), ("second", "kept")]
    quick.hand_in(("third", [append(2)]))
    assert quick.kinds()[2:] == [("third", "kept")]
    assert quick.threads[2] == threading.get_ident() != quick.threads[0]


def test_what_an_answer_hands_in_waits_for_the_other_answers(quick: OnTheSpot) -> None:
    told: list[str] = []

    def first(_error: StoreError | None) -> None:
        quick.hand_in(("nested", [append(2)]))
        told.append("first")

    quick.store.submit_all([([append(0)], first), ([append(1)], lambda _: told.append("second"))])
    assert told == ["first", "second"]
    quick.store.flush()
    assert quick.kinds() == [("nested", "kept")]
    assert len(quick.store.entries_since("ABCD", 1, 0)) == 3


def test_an_answer_that_fails_keeps_no_other_waiting(quick: OnTheSpot) -> None:
    def fail(_error: StoreError | None) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        quick.store.submit_all([([append(0)], fail), ([append(1)], quick._done("second"))])
    assert quick.kinds() == [("second", "kept")]
    quick.hand_in(("third", [append(2)]))
    assert quick.kinds()[1:] == [("third", "kept")]


@pytest.mark.parametrize("kind", ["appends", "more"])
def test_nobody_waits_for_the_lock_of_another_program_but_the_thread(quick: OnTheSpot, kind: str) -> None:
    quick.hand_in(("before", [append(0)]))
    other = sqlite3.connect(quick.store.engine.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begin = time.monotonic()
    quick.hand_in(("move", [append(1)] if kind == "appends" else [append(1), SaveClock(1)]))
    quick.hand_in(("next", [append(2)]))
    assert time.monotonic() - begin < 5
    time.sleep(0.1)
    assert quick.kinds() == [("before", "kept")]
    other.execute("ROLLBACK")
    other.close()
    quick.store.flush()
    assert quick.kinds()[1:] == [("move", "kept"), ("next", "kept")]
    assert threading.get_ident() not in quick.threads[1:]


def test_a_bad_unit_fails_alone_and_what_was_built_on_it_with_it(quick: OnTheSpot) -> None:
    quick.hand_in(("first", [append(0)]))
    quick.hand_in(("good", [append(1)]), ("taken", [append(0)]))
    quick.hand_in(("built", [append(2)]), ("clock", [SaveClock(3)]))
    quick.store.flush()
    assert quick.kinds() == [
        ("first", "kept"),
        ("good", "kept"),
        ("taken", "Conflict"),
        ("built", "Conflict"),
        ("clock", "kept"),
    ]
    quick.hand_in(("again", [append(2)]))
    quick.store.flush()
    assert quick.kinds()[5:] == [("again", "kept")]
    assert quick.store.clock() == 3
    assert quick.store.entries_since("ABCD", 1, 0) == [b"entry 0", b"entry 1", b"entry 2"]


class Breaking:
    """A connection on which one statement breaks off, before it has arrived or after; then it is lost."""

    def __init__(self, connection: Connection, *, arrived: bool) -> None:
        self._connection, self._arrived = connection, arrived
        self.invalidate, self.close = connection.invalidate, connection.close
        self.broken = False

    @property
    def connection(self) -> Breaking:
        return self

    def cursor(self) -> Any:
        return self

    def execute(self, statement: str, values: tuple[object, ...] = ()) -> None:
        arrives = self._arrived or not statement.startswith("INSERT")
        if arrives:
            self._connection.connection.cursor().execute(statement, values)
        if statement.startswith("INSERT"):
            self.broken = True
            raise sqlite3.OperationalError("the disk is gone")


@pytest.mark.parametrize("arrived", [True, False], ids=["arrived", "lost"])
def test_a_commit_that_broke_off_is_looked_up_and_not_done_twice(quick: OnTheSpot, arrived: bool) -> None:
    kept: Any = quick.store._writer
    breaking = kept._connection = Breaking(kept._connection, arrived=arrived)
    quick.hand_in(("move", [append(0)]), ("next", [append(1)]))
    assert breaking.broken
    quick.store.flush()
    quick.hand_in(("last", [append(2)]))
    assert quick.kinds() == [("move", "kept"), ("next", "kept"), ("last", "kept")]
    assert quick.threads[-1] == threading.get_ident() not in quick.threads[:-1]
    assert quick.store.entries_since("ABCD", 1, 0) == [b"entry 0", b"entry 1", b"entry 2"]


class Tidying:
    """A connection on which bringing the log in takes until a test lets it end."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.begun, self.may_end = threading.Event(), threading.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    @property
    def connection(self) -> Any:
        return self if threading.current_thread().name == "volteface-store" else self._connection.connection

    def cursor(self) -> Any:
        self.begun.set()
        assert self.may_end.wait(30)
        return self._connection.connection.cursor()


def test_while_the_log_is_brought_in_nobody_is_kept_waiting_but_for_his_answer(quick: OnTheSpot) -> None:
    kept: Any = quick.store._writer
    tidying = kept._connection = Tidying(kept._connection)
    quick.store.tidy()
    assert tidying.begun.wait(30)
    quick.hand_in(("move", [append(0)]))
    assert quick.answers == []
    tidying.may_end.set()
    quick.store.flush()
    quick.hand_in(("next", [append(1)]))
    assert quick.kinds() == [("move", "kept"), ("next", "kept")]
    assert quick.threads[1] == threading.get_ident() != quick.threads[0]


def test_the_log_is_written_over_after_it_was_tidied(quick: OnTheSpot) -> None:
    file = Path(f"{quick.store.engine.url.database}-wal")
    for number in range(40):
        quick.hand_in(("one", [append(number)]))
    assert set(quick.threads) == {threading.get_ident()}
    long = file.stat().st_size
    for number in range(40, 80):
        quick.store.tidy()
        quick.hand_in(("one", [append(number)]))
        # While the log is brought in it does not begin anew, and what is left to the thread takes a while.
        quick.store.flush()
    assert file.stat().st_size == long
    assert len(quick.store.entries_since("ABCD", 1, 0)) == 80


def test_a_database_elsewhere_is_never_waited_for(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "perf_counter", lambda: 0.0)
    with OnTheSpot(postgres_url) as kept:
        monkeypatch.setattr(writer, "QUICK", 60.0)
        kept.keep(table(), start())
        kept.hand_in(("move", [append(0)]))
        kept.store.flush()
        assert kept.kinds() == [("move", "kept")]
        assert threading.get_ident() not in kept.threads


@pytest.mark.asyncio
async def test_nothing_comes_out_of_order_however_the_two_take_turns(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "perf_counter", lambda: 0.0)
    store = Store.open(sqlite_url)
    loop = asyncio.get_running_loop()
    store.start(loop.call_soon_threadsafe)
    answers: list[int] = []

    def done(number: int, error: StoreError | None) -> None:
        assert error is None
        answers.append(number)

    made = loop.create_future()
    store.submit([table(), start()], made.set_result)
    await made
    monkeypatch.setattr(writer, "QUICK", 60.0)
    here = 0
    tidying: list[asyncio.Future[None]] = []
    for number in range(400):
        if number % 7 == 0:
            tidying.append(loop.run_in_executor(None, store.tidy))
        more: list[Write] = [SaveClock(number)] if number % 11 == 0 else []
        if number % 11 == 1:
            more = [DeleteTable("EFGH")]
        writes: list[Write] = [append(number), *more]
        store.submit_all([(writes, partial(done, number))])
        here += answers[-1:] == [number]
        if number % 3 == 0:
            await asyncio.sleep(0.001)
    await asyncio.gather(*tidying)
    await loop.run_in_executor(None, store.close)
    await asyncio.sleep(0)
    assert answers == list(range(400))
    assert 0 < here < 400
    kept = Store.open(sqlite_url)
    assert kept.entries_since("ABCD", 1, 0) == [b"entry %d" % number for number in range(400)]
    kept.close()


def test_one_that_is_closed_takes_nothing_more(quick: OnTheSpot) -> None:
    quick.hand_in(("last", [append(0)]))
    quick.store.close()
    with pytest.raises(StoreError):
        quick.hand_in(("late", [append(1)]))
    assert quick.kinds() == [("last", "kept")]
