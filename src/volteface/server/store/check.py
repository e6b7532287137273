"""Looking at a database without changing it, for ``volteface doctor``."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from volteface.core.errors import Argument
from volteface.server.store.engine import file_of, make_engine, read_url, reading, version_of, writing
from volteface.server.store.errors import StoreError, translate
from volteface.server.store.schema import VERSION, clock
from volteface.text import sentence

_ENOUGH: Final = 256 * 1024 * 1024
"""Bytes of free space below which a host should know."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at, whether it is as it should be, and a message that says it."""

    name: str
    good: bool
    message: str
    arguments: dict[str, Argument] = {}

    def sentence(self, language: str = "en") -> str:
        """Say it to a person."""
        return sentence(self.message, language, **self.arguments)


def check(url: str) -> list[Finding]:
    """Look at a database; what cannot be looked at is a finding too, and nothing is created."""
    try:
        address = read_url(url)
        path = file_of(address)
        if path is not None and not path.exists():
            return [_no_file(path)]
        engine = make_engine(address, wal=False)
    except StoreError as error:
        return [_bad("reachable", error)]
    try:
        return _look(engine, path)
    finally:
        engine.dispose()


def _no_file(path: Path) -> Finding:
    folder = path.absolute().parent
    if folder.is_dir():
        return Finding("reachable", True, "check-no-file", {"path": str(path)})
    return Finding("reachable", False, "store-folder", {"folder": str(folder)})


def _bad(name: str, error: StoreError) -> Finding:
    return Finding(name, False, error.message, error.arguments)


def _look(engine: Engine, path: Path | None) -> list[Finding]:
    findings: list[Finding] = []
    try:
        with reading(engine) as connection:
            version = version_of(connection)
            findings += [Finding("reachable", True, "check-reachable"), _version(version)]
            if path is not None:
                findings += _sqlite_findings(connection, path)
    except StoreError as error:
        return [*findings, _bad("reachable", error)]
    if version == VERSION:
        findings.append(_writable(engine))
    return findings


def _version(found: str | None) -> Finding:
    if found == VERSION:
        return Finding("version", True, "check-version", {"version": VERSION})
    if found is None or found < VERSION:
        return Finding("version", True, "check-version-old", {"version": found or "0", "expected": VERSION})
    return Finding("version", False, "store-newer", {"version": found})


def _writable(engine: Engine) -> Finding:
    try:
        with writing(engine) as connection:
            transaction = connection.begin()
            # A row that the server neither reads nor writes, and that never stays.
            connection.execute(insert(clock).values(id=0, ms=0))
            transaction.rollback()
    except SQLAlchemyError as error:
        return _bad("writable", translate(error))
    return Finding("writable", True, "check-writable")


def _is_whole(connection: Connection) -> bool:
    try:
        return connection.exec_driver_sql("PRAGMA quick_check").scalars().all() == ["ok"]
    except DatabaseError:
        # Worse damage cannot even be checked.
        return False


def _sqlite_findings(connection: Connection, path: Path) -> list[Finding]:
    mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    wal = mode == "wal"
    whole = _is_whole(connection)
    free = shutil.disk_usage(path.absolute().parent).free
    megabytes: dict[str, Argument] = {"megabytes": free // (1024 * 1024)}
    private = path.stat().st_mode & 0o077 == 0
    return [
        Finding("wal", wal, "check-wal" if wal else "check-not-wal"),
        Finding("integrity", whole, "check-whole" if whole else "store-damaged"),
        Finding("space", free >= _ENOUGH, "check-space" if free >= _ENOUGH else "check-no-space", megabytes),
        Finding("private", private, "check-private" if private else "check-not-private", {"path": str(path)}),
    ]
