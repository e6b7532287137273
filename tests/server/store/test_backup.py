"""A backup of a running server is one file; it is restored into either kind, whole or not at all."""

from __future__ import annotations

import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.postgres import fresh_database
from tests.server.store.keeping import HASH, Kept, append, start, table
from volteface.server.store import (
    EndGame,
    Journal,
    PutLink,
    PutMember,
    PutShare,
    SaveClock,
    Store,
    StoreError,
    backup,
    restore,
)
from volteface.server.store.schema import metadata

Rows = dict[str, list[tuple[Any, ...]]]


def _rows(url: str) -> Rows:
    store = Store.open(url)
    try:
        with store.engine.connect() as connection:
            return {
                one.name: sorted((tuple(row) for row in connection.execute(select(one))), key=repr)
                for one in metadata.sorted_tables
            }
    finally:
        store.close()


def _fill(kept: Kept) -> None:
    for number in range(30):
        code = f"T{number}"
        kept.keep(table(code, public=number % 3 == 0, running=number % 2 == 0), PutMember(code, "a", HASH, 1))
        kept.keep(start(code), *(append(move, b"\x00%d" % move, code=code) for move in range(50)))
        kept.keep(Journal(code, "a", 1, b"line"), Journal(code, None, 2, b"all"), EndGame(code, 1, b"{}", 9))
        kept.keep(PutLink(f"link {number}", code, "a", 5), start(code, 2), PutShare(f"s{number}", code, 1, 7))
    kept.keep(SaveClock(10**12))


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'restored.db'}"
    else:
        with fresh_database(request.getfixturevalue("postgres")) as address:
            yield address


def test_a_backup_restored_into_either_kind_has_the_same_rows(url: str, target: str, tmp_path: Path) -> None:
    saved, reported, restored = tmp_path / "saved.db", list[int](), list[int]()
    with Kept(url) as kept:
        _fill(kept)
        count = backup(url, saved, reported.append)
    expected = _rows(url)
    assert count == sum(map(len, expected.values())) == reported[-1] > 1_700
    assert restore(saved, target, restored.append) == count == restored[-1]
    assert restored == sorted(restored)
    assert _rows(target) == expected
    with Kept(target) as kept:
        # The journal counts on, and the games go on.
        assert kept.keep(Journal("T0", "a", 3, b"new"), append(0, code="T0", game=2)) is None
        assert [line.message for line in kept.store.journal_of("T0", "a")] == [b"line", b"all", b"new"]


def test_a_backup_is_one_private_file_and_leaves_nothing_beside_it(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with Kept(url) as kept:
        kept.keep(table())
        backup(url, folder / "saved.db")
    assert [file.name for file in folder.iterdir()] == ["saved.db"]
    assert stat.S_IMODE((folder / "saved.db").stat().st_mode) == 0o600
    with sqlite3.connect(folder / "saved.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    connection.close()


def test_a_backup_while_somebody_writes_is_one_moment(url: str, tmp_path: Path) -> None:
    stop = threading.Event()
    with Kept(url) as kept:
        kept.keep(table("A"), start("A"), table("B"), start("B"))

        def write() -> None:
            number = 0
            while not stop.is_set():
                # All grow in one unit: in no moment has one of them more than the others.
                both = append(number, code="A"), append(number, code="B")
                kept.submit("all", *both, Journal("A", "a", number, b"line"), SaveClock(number + 1))
                number += 1
                if number % 5 == 0:
                    kept.store.flush()

        def linger(_rows: int) -> None:
            """Let the writer write between the tables that are copied."""
            clock = kept.store.clock()
            while kept.store.clock() < clock + 10:
                kept.store.flush()

        writer = threading.Thread(target=write)
        writer.start()
        lengths = []
        for round_ in range(4):
            before = len(kept.store.entries_since("A", 1, 0))
            backup(url, tmp_path / f"saved{round_}.db", linger)
            after = len(kept.store.entries_since("A", 1, 0))
            with Kept(f"sqlite:///{tmp_path / f'saved{round_}.db'}") as saved:
                logs = [saved.store.entries_since(code, 1, 0) for code in "AB"]
                lines, clock = saved.store.journal_of("A", "a"), saved.store.clock()
            assert logs[0] == logs[1] == [b"entry %d" % number for number in range(len(logs[0]))]
            assert clock == len(logs[0])
            assert lines[-1].at + 1 == clock if lines else clock == 0
            assert before <= len(logs[0]) <= after
            lengths.append(len(logs[0]))
        stop.set()
        writer.join()
        kept.store.flush()
        assert {error for _, error in kept.answers} == {None}
        assert len(set(lengths)) > 1


def test_a_backup_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    Store.open(sqlite_url).close()
    (tmp_path / "thesis.txt").write_text("precious")
    with pytest.raises(StoreError, match=r"There is already a file .*thesis\.txt"):
        backup(sqlite_url, tmp_path / "thesis.txt")
    assert (tmp_path / "thesis.txt").read_text() == "precious"


def test_what_is_not_there_is_neither_saved_nor_created(tmp_path: Path) -> None:
    for missing in (f"sqlite:///{tmp_path / 'none.db'}", f"sqlite:///{tmp_path}"):
        with pytest.raises(StoreError, match="There is no file"):
            backup(missing, tmp_path / "saved.db")
    with pytest.raises(StoreError, match="There is no file"):
        restore(tmp_path / "none.db", f"sqlite:///{tmp_path / 'target.db'}")
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_a_schema_is_not_saved(postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="start the server once"):
        backup(postgres_url, tmp_path / "saved.db")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_restored_over_something(url: str, tmp_path: Path) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start(), append(0))
        backup(url, tmp_path / "saved.db")
        kept.keep(append(1))
    before = _rows(url)
    with pytest.raises(StoreError, match="The database is not empty"):
        restore(tmp_path / "saved.db", url)
    assert _rows(url) == before


def test_a_damaged_backup_is_refused_and_nothing_arrives(url: str, tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    with Kept(f"sqlite:///{source}") as kept:
        _fill(kept)
    backup(f"sqlite:///{source}", tmp_path / "saved.db")
    whole = (tmp_path / "saved.db").read_bytes()
    (tmp_path / "half.db").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "letter.db").write_bytes(b"Dear Alice, " * 1000)
    (tmp_path / "empty.db").touch()
    sqlite3.connect(tmp_path / "foreign.db").execute("CREATE TABLE tables (code TEXT)").connection.close()
    for name in ("half", "letter", "empty", "foreign"):
        with pytest.raises(StoreError, match="not a database of Volteface, or it is damaged"):
            restore(tmp_path / f"{name}.db", url)
    assert not any(_rows(url).values())


def test_a_backup_that_stops_half_way_leaves_no_file(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Kept(postgres_url) as kept:
        _fill(kept)

    def stop(_rows: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(postgres_url, tmp_path / "saved.db", stop)
    assert list(tmp_path.iterdir()) == []
