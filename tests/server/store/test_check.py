"""What ``volteface doctor`` says about a database."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import update

from tests.server.store.keeping import Kept, append, start, table
from volteface.server.store import Store, check
from volteface.server.store.schema import VERSION, VERSIONS
from volteface.text import LANGUAGES


def _faults(url: str) -> set[str]:
    findings = check(url)
    for finding in findings:
        for language in LANGUAGES:
            assert finding.sentence(language) not in ("", finding.message)
    return {finding.name for finding in findings if not finding.good}


def test_a_database_in_use_is_found_good_and_left_as_it_is(url: str) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start(), append(0))
        names = {finding.name for finding in check(url)}
        assert _faults(url) == set()
        assert names >= {"reachable", "version", "writable"}
        assert names >= {"wal", "integrity", "space", "private"} or url.startswith("postgres")
        assert kept.store.clock() == 0


def test_a_database_that_is_not_there_yet_is_not_created(tmp_path: Path) -> None:
    [finding] = check(f"sqlite:///{tmp_path / 'volteface.db'}")
    assert finding.good
    assert "the server creates it" in finding.sentence()
    assert list(tmp_path.iterdir()) == []
    assert _faults(f"sqlite:///{tmp_path / 'nowhere' / 'volteface.db'}") == {"reachable"}


def test_no_address_and_no_server_are_findings(tmp_path: Path) -> None:
    assert _faults("volteface.db") == {"reachable"}
    assert _faults("postgresql://alice@127.0.0.1:1/volteface") == {"reachable"}
    (tmp_path / "letter").write_text("Dear Alice, " * 500)
    assert _faults(f"sqlite:///{tmp_path / 'letter'}") == {"reachable"}


def test_an_empty_database_is_brought_up_to_date_by_the_server(postgres_url: str) -> None:
    assert _faults(postgres_url) == set()
    assert any(f"brings it to {VERSION}" in finding.sentence() for finding in check(postgres_url))


def test_a_newer_database_is_a_finding(url: str) -> None:
    store = Store.open(url)
    with store.engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(update(VERSIONS).values(version_num="9999"))
    store.close()
    assert _faults(url) == {"version"}


def test_what_is_wrong_with_a_file_is_found(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage(NamedTuple):
        free: int

    path = tmp_path / "volteface.db"
    with Kept(sqlite_url) as kept:
        kept.keep(table(), start(), *(append(number, b"x" * 2000) for number in range(100)))
    path.chmod(0o644)
    assert _faults(sqlite_url) == {"private"}
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Usage(1_000_000))
    assert _faults(sqlite_url) == {"private", "space"}
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2 :] = b"\x55" * (len(whole) - len(whole) // 2)
    path.write_bytes(whole)
    assert _faults(sqlite_url) >= {"integrity"}
