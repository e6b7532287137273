"""One server to a store: the second is told where the first one is, and writes nothing."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import psycopg
import pytest

from tests.server.store.keeping import Kept, append, start, table
from tests.server.store.test_faults import cut_off
from volteface.server.store import SaveClock, Store, Taken, backup, check
from volteface.server.store.lock import _KEY
from volteface.text import LANGUAGES

ANN, BOB = "http://192.168.1.5:8080", "http://bob.lan:9000"


def test_a_second_server_is_refused_and_told_where_the_first_one_is(url: str) -> None:
    with Kept(url, ANN) as kept:
        with pytest.raises(Taken) as refused:
            Store.open(url, server=BOB)
        for language in LANGUAGES:
            assert ANN in refused.value.sentence(language)
        assert kept.keep(table(), start(), append(0)) is None
    # The next one may be anywhere, and its address is not longer than the one before.
    with Kept(url, "http://b:1"), pytest.raises(Taken, match=r"open: http://b:1\. Use"):
        Store.open(url, server=ANN)
    Store.open(url, server=BOB).close()


def test_backup_and_doctor_need_no_lock(url: str, tmp_path: Path) -> None:
    with Kept(url, ANN) as kept:
        kept.keep(table(), start(), append(0))
        assert backup(url, tmp_path / "saved.db") > 0
        assert all(finding.good for finding in check(url))
        assert kept.keep(append(1)) is None


def test_two_names_of_one_file_have_one_lock(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "volteface.db")
    with Kept(sqlite_url, ANN) as kept:
        lock = kept.store._lock_file
        assert lock is not None
        assert not os.get_inheritable(lock)
        with pytest.raises(Taken, match=ANN):
            Store.open(f"sqlite:///{tmp_path / 'link.db'}", server=BOB)
    assert stat.S_IMODE((tmp_path / "volteface.db.lock").stat().st_mode) == 0o600


def test_two_schemas_of_one_database_are_two_stores(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE SCHEMA club")
    apart = f"{postgres_url}{'&' if '?' in postgres_url else '?'}options=-csearch_path%3Dclub"
    with Kept(postgres_url, ANN) as kept, Kept(apart, BOB) as club:
        assert kept.keep(table()) is None
        assert club.keep(table()) is None
        with pytest.raises(Taken, match=BOB):
            Store.open(apart, server=ANN)


def test_a_lost_connection_is_opened_again_with_the_lock(postgres_url: str) -> None:
    with Kept(postgres_url, ANN) as kept:
        kept.keep(table(), start())
        for number in range(3):
            cut_off(postgres_url)
            assert kept.keep(append(number)) is None
            with pytest.raises(Taken, match=ANN):
                Store.open(postgres_url, server=BOB)
        assert len(kept.store.entries_since("ABCD", 1, 0)) == 3


def test_a_lost_connection_that_the_database_still_believes_in_is_ended(postgres_url: str) -> None:
    with Kept(postgres_url, ANN) as kept, psycopg.connect(postgres_url, autocommit=True) as lost:
        kept.keep(table(), start())
        named = lost.execute(
            "SELECT application_name FROM pg_stat_activity WHERE application_name LIKE 'volteface%'"
        )
        [(name,)] = named.fetchall()
        cut_off(postgres_url, "application_name LIKE 'volteface%'")
        lost.execute("SELECT set_config('application_name', %s, false)", [name])
        lost.execute(f"SELECT pg_advisory_lock({_KEY})".encode())
        assert kept.keep(append(0)) is None
        with pytest.raises(psycopg.OperationalError):
            lost.execute("SELECT 1")


def test_a_server_that_has_lost_the_lock_to_another_writes_nothing_any_more(postgres_url: str) -> None:
    with Kept(postgres_url, ANN) as kept:
        kept.keep(table(), start())
        cut_off(postgres_url)
        other = Store.open(postgres_url, server=BOB)
        kept.submit("move", append(0))
        kept.submit("clock", SaveClock(4))
        kept.store.flush()
        assert kept.kinds() == [("move", "Taken"), ("clock", "Taken")]
        assert BOB in str(kept.answers[0][1])
        # The other one may have changed everything by the time it lets go.
        other.close()
        assert isinstance(kept.keep(append(0)), Taken)
        assert kept.store.entries_since("ABCD", 1, 0) == []
        assert kept.store.clock() == 0
