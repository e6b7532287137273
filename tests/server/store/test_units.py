"""Units are atomic, grouped into few commits, answered in order; a bad one fails alone."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.server.store.keeping import Gate, Kept, append, start, table
from volteface.server.store import (
    AppendEntries,
    Conflict,
    Gone,
    Journal,
    SaveClock,
    Store,
    StoreError,
    TakeLink,
)
from volteface.server.store.carrier import AT_ONCE


def test_a_unit_is_kept_whole_or_not_at_all(kept: Kept) -> None:
    kept.keep(table(), start(), append(0))
    failed = kept.keep(append(1), SaveClock(5), table("EFGH"), Journal("ABCD", None, 1, b"line"), append(0))
    assert isinstance(failed, Conflict)
    assert kept.store.entries_since("ABCD", 1, 0) == [b"entry 0"]
    assert kept.store.clock() == 0
    assert kept.store.find_table("EFGH") is None
    assert kept.store.journal_of("ABCD", "a") == []


def test_nothing_at_all_is_kept_as_well(kept: Kept) -> None:
    assert kept.keep() is None


@pytest.mark.parametrize("entries", [1, 2, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1, 3 * AT_ONCE])
def test_any_number_of_entries_is_kept_whole_or_not_at_all(kept: Kept, entries: int) -> None:
    many = tuple(b"entry %d" % number for number in range(entries))
    kept.keep(table(), start())
    assert kept.keep(AppendEntries("ABCD", 1, 0, many, 7)) is None
    assert kept.store.entries_since("ABCD", 1, 0) == [*many]
    assert isinstance(kept.keep(AppendEntries("ABCD", 1, entries - 1, many, 7)), Conflict)
    assert isinstance(kept.keep(AppendEntries("ABCD", 9, 0, many, 7)), Gone)
    assert kept.store.entries_since("ABCD", 1, 0) == [*many]


def test_a_tidied_log_of_a_file_is_written_over_and_not_made_longer(sqlite_url: str) -> None:
    file = Path(f"{sqlite_url.removeprefix('sqlite:///')}-wal")
    with Kept(sqlite_url) as kept:
        kept.keep(table(), start())
        for number in range(40):
            kept.keep(append(number))
        long = file.stat().st_size
        for number in range(40, 80):
            kept.store.tidy()
            kept.keep(append(number))
        assert file.stat().st_size == long
        assert len(kept.store.entries_since("ABCD", 1, 0)) == 80


def test_what_waits_together_is_committed_and_answered_at_once(kept: Kept) -> None:
    kept.keep(table(), start(), table("EFGH"), start("EFGH"))
    commits: list[object] = []
    with Gate(kept):
        event.listen(kept.store.engine, "commit", commits.append)
        woken = kept.wakes
        for number in range(50):
            kept.submit(f"A{number}", append(number))
            kept.submit(f"E{number}", append(number, code="EFGH"), Journal("EFGH", None, number, b"line"))
    assert len(commits) == 1
    assert kept.wakes == woken + 1
    assert kept.kinds() == [(f"{name}{number}", "kept") for number in range(50) for name in "AE"]
    assert kept.store.entries_since("EFGH", 1, 0) == [b"entry %d" % number for number in range(50)]
    assert [line.at for line in kept.store.journal_of("EFGH", "a")] == list(range(50))


def test_writes_of_different_kinds_keep_their_order(kept: Kept) -> None:
    with Gate(kept):
        kept.submit("first", table(), start(), append(0), start(number=2), append(0, game=2))
        kept.submit("second", append(1, game=2), append(1))
    assert kept.kinds() == [("first", "kept"), ("second", "kept")]


def test_a_bad_unit_fails_alone(kept: Kept) -> None:
    kept.keep(table(), start(), append(0))
    kept.keep(table("EFGH"), start("EFGH"))
    with Gate(kept):
        kept.submit("good", append(0, code="EFGH"))
        kept.submit("taken", append(0))
        kept.submit("gone", append(0, code="NONE"))
        kept.submit("used", TakeLink("none"))
        kept.submit("huge", SaveClock(2**70))
        kept.submit("clock", SaveClock(9))
        kept.submit("next", append(1, code="EFGH"))
    assert kept.kinds() == [
        ("good", "kept"),
        ("taken", "Conflict"),
        ("gone", "Gone"),
        ("used", "Conflict"),
        ("huge", "StoreError"),
        ("clock", "kept"),
        ("next", "kept"),
    ]
    assert kept.store.entries_since("EFGH", 1, 0) == [b"entry 0", b"entry 1"]
    assert kept.store.clock() == 9


def test_what_was_built_on_a_failed_entry_fails_too(kept: Kept) -> None:
    kept.keep(table(), start(), append(0, b"theirs"))
    with Gate(kept):
        kept.submit("mine", append(0, b"mine"))
        # Its number is free, but it was made for another position.
        kept.submit("after mine", append(1, b"after mine"))
    assert kept.kinds() == [("mine", "Conflict"), ("after mine", "Conflict")]
    assert kept.keep(append(1, b"after theirs")) is None
    assert kept.store.entries_since("ABCD", 1, 0) == [b"theirs", b"after theirs"]


def test_what_follows_a_game_that_could_not_start_fails_too(kept: Kept) -> None:
    kept.keep(table(), start(), append(0, b"their deal"))
    with Gate(kept):
        kept.submit("start", start(), append(0, b"my deal"))
        kept.submit("move", append(1, b"my move"))
    assert kept.kinds() == [("start", "Conflict"), ("move", "Conflict")]
    assert kept.store.entries_since("ABCD", 1, 0) == [b"their deal"]


class Slow:
    """A store whose answers lie about until somebody tells them."""

    def __init__(self, url: str) -> None:
        self.store = Store.open(url)
        self.told: list[tuple[bytes, bool]] = []
        self._answers: list[Callable[[], None]] = []
        self.store.start(self._answers.append)

    def append(self, number: int, entry: bytes) -> None:
        def done(error: StoreError | None) -> None:
            self.told.append((entry, error is None))

        self.store.submit([append(number, entry)], done)
        self.store.flush()

    def tell(self) -> None:
        while self._answers:
            self._answers.pop(0)()


def test_a_log_stays_broken_until_the_failure_is_told(url: str) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start(), append(0, b"theirs"))
    slow = Slow(url)
    slow.append(0, b"mine")
    slow.append(1, b"after mine")
    assert slow.told == []
    slow.tell()
    slow.append(1, b"after theirs")
    slow.append(2, b"and on")
    slow.tell()
    assert slow.told == [(b"mine", False), (b"after mine", False), (b"after theirs", True), (b"and on", True)]
    assert slow.store.entries_since("ABCD", 1, 0) == [b"theirs", b"after theirs", b"and on"]
    slow.store.close()


def test_what_was_submitted_before_the_failure_was_told_fails_even_if_it_comes_late(url: str) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start(), append(0, b"theirs"))
    store = Store.open(url)
    answers: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    go_on = threading.Semaphore(0)
    told: list[tuple[str, bool]] = []

    def wake(answer: Callable[[], None]) -> None:
        answers.put(answer)
        assert go_on.acquire(timeout=30)

    def submit(name: str, number: int) -> None:
        entry = append(number, name.encode())
        store.submit([entry], lambda error: told.append((name, error is None)))

    store.start(wake)
    submit("mine", 0)
    failure = answers.get(timeout=30)
    submit("after mine", 1)
    failure()
    submit("after theirs", 1)
    go_on.release(9)
    store.flush()
    answers.get(timeout=30)()
    assert told == [("mine", False), ("after mine", False), ("after theirs", True)]
    assert store.entries_since("ABCD", 1, 0) == [b"theirs", b"after theirs"]
    store.close()


def test_a_callback_that_fails_keeps_no_other_waiting(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    answers: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    told: list[str] = []
    go_on = threading.Event()

    def wake(answer: Callable[[], None]) -> None:
        answers.put(answer)
        assert go_on.wait(30)

    def fail(_error: StoreError | None) -> None:
        raise LookupError

    store.start(wake)
    store.submit([], lambda _: told.append("first"))
    answers.get(timeout=30)()
    store.submit([], fail)
    store.submit([], lambda _: told.append("last"))
    go_on.set()
    store.flush()
    with pytest.raises(LookupError):
        answers.get(timeout=30)()
    answers.get(timeout=30)()
    assert told == ["first", "last"]
    store.close()


def test_answers_come_on_the_loop(kept: Kept) -> None:
    kept.keep(table(), start())
    store = Store(kept.store.engine)

    async def play() -> list[tuple[int, int]]:
        told: list[tuple[int, int]] = []
        loop, last = asyncio.get_running_loop(), asyncio.Event()
        store.start(loop.call_soon_threadsafe)

        def done(number: int, error: StoreError | None) -> None:
            assert error is None
            told.append((number, threading.get_ident()))
            if number == 99:
                last.set()

        for number in range(100):
            store.submit([append(number)], partial(done, number))
        store.flush()
        # They are kept by now, and told when the loop comes round.
        assert len(store.entries_since("ABCD", 1, 0)) == 100
        assert told == []
        await last.wait()
        return told

    assert asyncio.run(play()) == [(number, threading.get_ident()) for number in range(100)]
    store.close()


def test_a_loop_that_has_ended_does_not_stop_the_writing(sqlite_url: str) -> None:
    def ended(_answer: Callable[[], None]) -> None:
        raise RuntimeError("Event loop is closed")

    store = Store.open(sqlite_url)
    store.start(ended)
    for ms in (1, 2):
        store.submit([SaveClock(ms)], lambda _: None)
        store.flush()
    assert store.clock() == 2
    store.close()


def test_of_two_stores_exactly_one_gets_each_number(url: str) -> None:
    codes = [f"T{number}" for number in range(40)]
    with Kept(url) as one, Kept(url) as other:
        one.keep(*(table(code) for code in codes), *(start(code) for code in codes))
        for number in range(3):
            for code in codes:
                for kept, name in ((one, b"one"), (other, b"other")):
                    kept.submit(f"{code} {number}", append(number, name, code=code))
            one.store.flush()
            other.store.flush()
        # What one of them could do alone it still does.
        assert one.keep(SaveClock(3)) is None
        assert other.keep(SaveClock(4)) is None
        for (mine_of, mine), (theirs_of, theirs) in zip(one.answers, other.answers, strict=True):
            assert mine_of == theirs_of
            assert (mine is None) != (theirs is None)
            assert isinstance(mine or theirs, Conflict)
        for code in codes:
            log = one.store.entries_since(code, 1, 0)
            assert len(log) == 3
            for number, entry in enumerate(log):
                winner = one if entry == b"one" else other
                assert (f"{code} {number}", "kept") in winner.kinds()


def test_reads_are_safe_from_many_threads_while_somebody_writes(kept: Kept) -> None:
    kept.keep(table(), start())
    lengths: list[list[int]] = [[] for _ in range(4)]

    def read(found: list[int]) -> None:
        for _ in range(30):
            found.append(len(kept.store.entries_since("ABCD", 1, 0)))

    threads = [threading.Thread(target=read, args=[found]) for found in lengths]
    for thread in threads:
        thread.start()
    for number in range(60):
        kept.keep(append(number * 2, b"x", b"y"))
    for thread in threads:
        thread.join()
    # Never half a unit, never back.
    for found in lengths:
        assert found == sorted(found)
        assert len(found) == 30
        assert all(length % 2 == 0 for length in found)
