"""Backup of a running server into one file, and its restoration into an empty database of either kind.

A backup is an SQLite file of the same schema, whatever it was taken from.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from volteface.server.store.engine import (
    create_file,
    file_of,
    make_engine,
    migrate,
    read_url,
    reading,
    version_of,
    writing,
)
from volteface.server.store.errors import Full, StoreError, translate
from volteface.server.store.schema import VERSION, journal, metadata

Progress = Callable[[int], None]
_PORTION = 1_000


def backup(url: str, path: str | Path, progress: Progress | None = None) -> int:
    """Copy a database, also of a running server, into a new file and tell how many rows it has.

    The file appears under its name when it is complete and checked; ``progress`` is told the rows so far.
    """
    address, target = read_url(url), Path(path)
    if target.exists():
        raise StoreError("store-backup-exists", path=str(target))
    if not target.absolute().parent.is_dir():
        raise StoreError("store-folder", folder=str(target.absolute().parent))
    source = file_of(address)
    if source is not None and not source.is_file():
        raise StoreError("store-missing", path=str(source))
    try:
        with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.absolute().parent) as folder:
            part = Path(folder, "part")
            if source is None:
                rows = _copy_out(address, part, progress)
            else:
                _copy_file(source, part)
                rows = _rows(part)
            _seal(part)
            part.replace(target)
            _sync(target.absolute().parent)
    except (OSError, sqlite3.Error) as error:
        raise _named(error) from None
    if progress is not None and source is not None:
        progress(rows)
    return rows


def restore(path: str | Path, url: str, progress: Progress | None = None) -> int:
    """Copy a backup into an empty database of either kind and tell how many rows it has.

    A backup by an older program is brought up to date on the way. All rows arrive, or none.
    """
    source, address = Path(path), read_url(url)
    if not source.is_file():
        raise StoreError("store-missing", path=str(source))
    create_file(address)
    try:
        with tempfile.TemporaryDirectory(prefix="volteface-") as folder:
            copy = Path(folder, "copy")
            _copy_file(source, copy)
            _integrity(copy)
            with _engine(_sqlite(copy), wal=False) as kept, _engine(address) as target:
                if not _is_ours(kept):
                    raise StoreError("store-damaged")
                migrate(kept)
                migrate(target)
                return _copy_in(kept, target, progress)
    except (OSError, sqlite3.Error) as error:
        raise _named(error) from None


def _named(error: OSError | sqlite3.Error) -> StoreError:
    """Name the cause of a copy's failure."""
    if isinstance(error, OSError):
        reason = error.strerror or type(error).__name__
    else:
        reason = getattr(error, "sqlite_errorname", type(error).__name__)
        if reason == "SQLITE_FULL":
            return Full("store-full")
        if reason in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            return StoreError("store-damaged")
    return StoreError("store-failed", reason=reason)


def _sqlite(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


@contextmanager
def _engine(url: URL, *, wal: bool = True) -> Iterator[Engine]:
    engine = make_engine(url, wal=wal)
    try:
        yield engine
    finally:
        engine.dispose()


def _copy_file(source: Path, target: Path) -> None:
    """Copy one state of an SQLite file; in a single step, since a writer would make several start again."""
    create_file(_sqlite(target))
    with closing(sqlite3.connect(source)) as reader, closing(sqlite3.connect(target)) as copy:
        reader.backup(copy)
        # One file that can be read anywhere, without a write-ahead log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")


def _copy_out(url: URL, target: Path, progress: Progress | None) -> int:
    create_file(_sqlite(target))
    with _engine(url) as source, _engine(_sqlite(target), wal=False) as copy:
        migrate(copy)
        with reading(source) as reader:
            found = version_of(reader)
            if found != VERSION:
                raise StoreError("store-other-version", version=found or "0", expected=VERSION)
            try:
                with writing(copy) as writer, writer.begin():
                    return _copy_rows(reader, writer, progress)
            except SQLAlchemyError as error:
                raise translate(error) from None


def _copy_in(kept: Engine, target: Engine, progress: Progress | None) -> int:
    with reading(kept) as reader:
        try:
            with writing(target) as writer, writer.begin():
                for table in metadata.sorted_tables:
                    if writer.execute(select(table).limit(1)).first() is not None:
                        raise StoreError("store-not-empty")
                rows = _copy_rows(reader, writer, progress)
                if writer.dialect.name == "postgresql":
                    _continue_numbers(writer)
                return rows
        except SQLAlchemyError as error:
            raise translate(error) from None


def _copy_rows(reader: Connection, writer: Connection, progress: Progress | None) -> int:
    done = 0
    for table in metadata.sorted_tables:
        # Ten games of ten thousand tables would not fit into the memory of a small host.
        streamed = reader.execution_options(yield_per=_PORTION).execute(select(table))
        for portion in streamed.mappings().partitions(_PORTION):
            writer.execute(insert(table), [dict(row) for row in portion])
            done += len(portion)
            if progress is not None:
                progress(done)
    return done


def _continue_numbers(writer: Connection) -> None:
    """Let the journal count on from what was copied: rows that bring their numbers do not count."""
    last = writer.execute(select(func.max(journal.c.number))).scalar()
    if last is not None:
        counted = text("SELECT setval(pg_get_serial_sequence('journal', 'number'), :last)")
        writer.execute(counted, {"last": last})


def _is_ours(engine: Engine) -> bool:
    with reading(engine) as connection:
        return version_of(connection) is not None and inspect(connection).has_table("tables")


def _rows(path: Path) -> int:
    with _engine(_sqlite(path), wal=False) as engine, reading(engine) as connection:
        present = set(inspect(connection).get_table_names())
        counted = [table for table in metadata.sorted_tables if table.name in present]
        return sum(connection.scalar(select(func.count()).select_from(table)) or 0 for table in counted)


def _integrity(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise StoreError("store-damaged")


def _seal(path: Path) -> None:
    """Check a finished copy and see it onto the disk."""
    _integrity(path)
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _sync(folder: Path) -> None:
    """See a new name onto the disk, where folders can be opened."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
