"""Addresses, files and the schema: created, brought up to date, refused in a sentence."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, update

from tests.server.store.keeping import Kept, append, start, table
from volteface.server.store import PutShare, Store, StoreError, Unreachable
from volteface.server.store.engine import migrate, migrations, version_of
from volteface.server.store.schema import VERSION, VERSIONS, metadata


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    store = Store.open(url)
    with store.engine.connect() as connection:
        assert version_of(connection) == VERSION
        script = ScriptDirectory.from_config(migrations(connection))
        assert script.get_current_head() == VERSION
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_a_difference_from_the_schema_would_be_seen(url: str) -> None:
    store = Store.open(url)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP INDEX journal_readers")
        connection.exec_driver_sql("ALTER TABLE clock ADD COLUMN zone TEXT")
        assert len(compare_metadata(MigrationContext.configure(connection), metadata)) == 2
    store.close()


def test_opening_again_changes_nothing(url: str) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start(), append(0))
        migrate(kept.store.engine)
    with Kept(url) as kept:
        assert kept.store.entries_since("ABCD", 1, 0) == [b"entry 0"]


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it(url: str) -> None:
    with Kept(url) as kept:
        kept.keep(table(), start(), append(0))
        connecting = kept.store.engine.connect().execution_options(writing=True)
        with connecting as connection, connection.begin():
            # What the first version had not.
            connection.exec_driver_sql("DROP TABLE shares")
            connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN version")
            connection.execute(update(VERSIONS).values(version_num="0001"))
    with Kept(url) as kept:
        assert kept.store.entries_since("ABCD", 1, 0) == [b"entry 0"]
        found = kept.store.find_table("ABCD")
        assert found is not None
        assert (found.room, found.version) == (table().room, 1)
        assert kept.keep(PutShare("address", "ABCD", 1, 5), table(room=b"{}", version=2)) is None
        with kept.store.engine.connect() as connection:
            assert version_of(connection) == VERSION
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_many_that_open_at_once_make_one_schema(url: str) -> None:
    opener = "import sys; from volteface.server.store import Store; Store.open(sys.argv[1]).close()"
    openers = [subprocess.Popen([sys.executable, "-c", opener, url]) for _ in range(4)]
    assert [one.wait() for one in openers] == [0] * 4
    with Kept(url) as kept:
        assert kept.keep(table(), start(), append(0)) is None


def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    store = Store.open(url)
    with store.engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(update(VERSIONS).values(version_num="9999"))
    store.close()
    with pytest.raises(StoreError, match=r"newer Volteface \(version 9999\)"):
        Store.open(url)


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import alembic.op

    monkeypatch.setattr(alembic.op, "create_index", _fail)
    with pytest.raises(ZeroDivisionError):
        Store.open(url)
    monkeypatch.undo()
    store = Store.open(url)
    assert set(inspect(store.engine).get_table_names()) == {*metadata.tables, VERSIONS.name}
    store.close()


def _fail(*_arguments: object, **_named: object) -> None:
    raise ZeroDivisionError


def test_sqlite_keeps_its_promises(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    with store.engine.connect() as connection:

        def setting(name: str) -> object:
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        assert setting("journal_mode") == "wal"
        assert setting("synchronous") == 2
        assert setting("foreign_keys") == 1
        assert setting("busy_timeout") == 10_000
    store.close()


def test_only_the_owner_can_read_the_file(sqlite_url: str) -> None:
    with Kept(sqlite_url) as kept:
        kept.keep(table())
        files = list(Path(kept.store.engine.url.database or "").parent.iterdir())
        assert {file.name for file in files} >= {"volteface.db", "volteface.db-wal"}
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.parametrize(
    "address",
    [
        "",
        "volteface.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://host/name",
        "sqlite:///a?mode=ro",
        "x://[",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="This is not the address of a database"):
        Store.open(address)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"There is no folder .*nowhere"):
        Store.open(f"sqlite:///{tmp_path}/nowhere/volteface.db")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        Store.open(f"sqlite:///{tmp_path}")


def test_another_file_is_not_taken_for_a_database(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Alice, " * 500)
    with pytest.raises(StoreError, match="not a database of Volteface"):
        Store.open(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Alice, " * 500


def test_a_server_that_is_not_there_is_told_without_the_password() -> None:
    with pytest.raises(Unreachable) as refused:
        Store.open("postgresql://alice:open-sesame@127.0.0.1:1/volteface")
    assert "cannot be reached" in str(refused.value)
    assert "sesame" not in f"{refused.value} {refused.value!r}"
    assert refused.value.__cause__ is None


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_is_understood(postgres_url: str, scheme: str) -> None:
    Store.open(postgres_url.replace("postgresql", scheme, 1)).close()
