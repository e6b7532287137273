"""Opening a database of either kind: its address, its settings, its schema."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from volteface.server.store.errors import StoreError, Unreachable, translate
from volteface.server.store.schema import VERSION, VERSIONS

_PATIENCE: Final = 10.0
"""Seconds to wait for a lock that somebody else holds."""

_MIGRATION_LOCK: Final = 0x766F6C7465
_POSTGRES: Final = {
    "connect_timeout": 5,
    # A network that swallows packets is noticed in seconds, not in the hours of the system's defaults.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def read_url(url: str) -> URL:
    """Read the address of a database; raises ``StoreError`` for one that is not."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("store-url") from None
    if parsed.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "sqlite" and parsed.database not in (None, "", ":memory:") and not parsed.query:
        return parsed
    raise StoreError("store-url")


def file_of(url: URL) -> Path | None:
    """Name the file of an SQLite database; PostgreSQL has none of ours."""
    return Path(url.database) if url.drivername == "sqlite" and url.database else None


def make_engine(url: URL, *, wal: bool = True) -> Engine:
    """Make the engine for an address; nothing is opened yet."""
    # Rows hold hands and roles; an error must not quote them.
    if file_of(url) is not None:
        engine = create_engine(url, hide_parameters=True, connect_args={"timeout": _PATIENCE})
        event.listen(engine, "connect", _sqlite_connected)
        if wal:
            event.listen(engine, "connect", _sqlite_wal)
        event.listen(engine, "begin", _sqlite_begun)
        return engine
    try:
        return create_engine(
            url, hide_parameters=True, paramstyle="format", connect_args=_POSTGRES, pool_pre_ping=True
        )
    except ImportError as error:
        raise translate(error) from None


def _sqlite_connected(connection: Any, _entry: ConnectionPoolEntry) -> None:
    # The driver would begin transactions by itself, and later than a writer must.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")
    # A statement of many rows can be taken back; what that needs would otherwise be a file each time.
    connection.execute("PRAGMA temp_store=MEMORY")
    # Who looks after the file brings its log in now and then (Store.tidy); otherwise the writer must.
    connection.execute("PRAGMA wal_autocheckpoint=40000")


def _sqlite_wal(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Turn the write-ahead log on; the first two to open a new file may be told at once that it is locked."""
    import sqlite3

    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def _sqlite_begun(connection: Connection) -> None:
    # A writer that starts by reading could find its snapshot outdated when it comes to write.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Read one consistent state of everything; raises ``StoreError``."""
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection
    except SQLAlchemyError as error:
        raise translate(error) from None


def writing(engine: Engine) -> Connection:
    """Open a connection whose transactions are there to write."""
    return engine.connect().execution_options(writing=True)


def be_patient(connection: Connection, patient: bool) -> None:
    """Let the connection to a file wait while somebody else writes, or else be told at once."""
    milliseconds = int(_PATIENCE * 1000) if patient else 0
    # At the driver: SQLAlchemy would begin a transaction.
    connection.connection.cursor().execute(f"PRAGMA busy_timeout={milliseconds}")


def create_file(url: URL) -> None:
    """Create the file of an SQLite database, readable by its owner alone; one that exists stays as it is."""
    path = file_of(url)
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise StoreError("store-folder", folder=str(path.absolute().parent))
    if path.is_dir():
        raise StoreError("store-is-folder", path=str(path))
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise not_opened(path, error) from None


def not_opened(path: Path, error: OSError) -> StoreError:
    """Say why a file cannot be opened."""
    return Unreachable("store-no-file", path=str(path), reason=error.strerror or type(error).__name__)


def version_of(connection: Connection) -> str | None:
    """Tell the revision of the schema, if there is one."""
    if not inspect(connection).has_table(VERSIONS.name):
        return None
    found = connection.execute(select(VERSIONS.c.version_num)).scalar()
    return None if found is None else str(found)


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; of several that open at once, one does it and the others wait."""
    try:
        with writing(engine) as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            found = version_of(connection)
            if found != VERSION:
                _upgrade(connection, found)
    except SQLAlchemyError as error:
        raise translate(error) from None


def _upgrade(connection: Connection, found: str | None) -> None:
    # Only a new or an outdated database needs it, and it takes a while to load.
    from alembic import command
    from alembic.script import ScriptDirectory

    config = migrations(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError("store-newer", version=found)
    command.upgrade(config, "head")


def migrations(connection: Connection) -> Any:
    """Configure Alembic for a connection; the migrations are part of the package."""
    from alembic.config import Config

    config = Config()
    # A percent sign in the path of the package is not the beginning of a setting.
    folder = str(Path(__file__).with_name("migrations")).replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    return config
