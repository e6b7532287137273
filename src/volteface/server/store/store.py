"""The store: what is written is kept before anyone is told; what is read is one consistent state."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, or_, select
from sqlalchemy.exc import SQLAlchemyError

from volteface.server.store.engine import create_file, file_of, make_engine, migrate, read_url, reading
from volteface.server.store.errors import StoreError
from volteface.server.store.lock import SessionLock, lock_file
from volteface.server.store.schema import clock, entries, games, journal, links, members, shares, tables
from volteface.server.store.stored import (
    GameSummary,
    JournalLine,
    StoredGame,
    StoredLink,
    StoredMember,
    StoredShare,
    StoredTable,
)
from volteface.server.store.writer import BRING_IN, Done, Wake, Writer
from volteface.server.store.writes import Write


class Store:
    """Durable storage in SQLite or PostgreSQL; reads block, writes are submitted and answered."""

    def __init__(self, engine: Engine) -> None:
        """Use an engine whose schema is up to date; most callers want ``open``."""
        self.engine = engine
        self._writing = engine
        self._lock_file: int | None = None
        self._writer: Writer | None = None

    @classmethod
    def open(cls, url: str, *, server: str | None = None) -> Store:
        """Open, and if need be create and migrate, the database at an address; raises ``StoreError``.

        A server names its own address and takes the lock first; if another server has it, that is ``Taken``.
        """
        address = read_url(url)
        create_file(address)
        store = cls(make_engine(address))
        try:
            path = file_of(address)
            if server is not None and path is not None:
                store._lock_file = lock_file(path, server)
            elif server is not None:
                store._writing = make_engine(address)
                SessionLock(store._writing, server)
            migrate(store._writing)
        except BaseException:
            store.close()
            raise
        return store

    def start(self, wake: Wake) -> None:
        """Start to write; ``wake`` runs a function where answers are wanted, as ``call_soon_threadsafe``."""
        assert self._writer is None, "a store is started once"
        self._writer = Writer(self._writing, wake)

    def submit(self, writes: Sequence[Write], done: Done) -> None:
        """Hand in one atomic unit; ``done`` is told nothing once it is kept, or why it is not.

        Units are carried out and answered in the order of their submission. One that is about the log of a
        game fails with ``Conflict`` if an earlier one about it failed and had not yet been answered.
        """
        self._started.submit([(writes, done)])

    def submit_all(self, units: Sequence[tuple[Sequence[Write], Done]]) -> None:
        """Hand in several units at once, from where answers are wanted; each is as atomic as by itself.

        What is small may be kept and answered before this returns, where the disk is quick.
        """
        self._started.submit(units, here=True)

    @property
    def _started(self) -> Writer:
        if self._writer is None:
            raise StoreError("store-closed")
        return self._writer

    @property
    def full(self) -> bool:
        """Tell whether something found no room of late; the clock and the journal do not count."""
        return self._writer is not None and self._writer.full

    def flush(self) -> None:
        """Wait until all that was submitted is carried out and its answers are handed to ``wake``."""
        if self._writer is not None:
            self._writer.flush()

    def close(self) -> None:
        """Carry out what was submitted, then let the database go."""
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()
        self._writing.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None

    def tidy(self) -> None:
        """Bring the write-ahead log of a file in while others write, so that no commit has to wait for it."""
        if self.engine.dialect.name == "sqlite":
            with suppress(SQLAlchemyError), self.engine.connect() as connection:
                connection.exec_driver_sql(BRING_IN)
            if self._writer is not None:
                self._writer.tidy()

    def find_table(self, code: str) -> StoredTable | None:
        """Find a table and its members."""
        with reading(self.engine) as connection:
            row = connection.execute(select(tables).where(tables.c.code == code)).first()
            return None if row is None else _with_members(connection, [row])[0]

    def public_tables(self, limit: int) -> list[StoredTable]:
        """List the public tables, the last changed first."""
        with reading(self.engine) as connection:
            wanted = select(tables).where(tables.c.public).order_by(tables.c.at.desc(), tables.c.code)
            return _with_members(connection, connection.execute(wanted.limit(limit)).all())

    def open_tables(self) -> list[str]:
        """Name the tables whose game is running."""
        with reading(self.engine) as connection:
            wanted = select(tables.c.code).where(tables.c.running).order_by(tables.c.code)
            return list(connection.execute(wanted).scalars())

    def games_of(self, table: str) -> list[GameSummary]:
        """List the games of a table in the order of their numbers."""
        columns = (
            games.c.number,
            games.c.started,
            games.c.finished,
            games.c.result,
            games.c.seats,
            games.c.sitters,
        )
        with reading(self.engine) as connection:
            wanted = select(*columns).where(games.c.code == table).order_by(games.c.number)
            return [GameSummary(*row) for row in connection.execute(wanted)]

    def load_game(self, table: str, number: int) -> StoredGame | None:
        """Load a game and all its entries in order."""
        with reading(self.engine) as connection:
            chosen = (games.c.code == table) & (games.c.number == number)
            row = connection.execute(select(games).where(chosen)).first()
            if row is None:
                return None
            log = _log(connection, table, number, 0)
            return StoredGame(
                table=table,
                number=number,
                options=row.options,
                seats=row.seats,
                seal=row.seal,
                salt=row.salt,
                seed=row.seed,
                sitters=row.sitters,
                started=row.started,
                finished=row.finished,
                result=row.result,
                entries=tuple(entry for entry, _ in log),
                moments=tuple(at for _, at in log),
            )

    def entries_since(self, table: str, game: int, first: int) -> list[bytes]:
        """Load the entries of a game from a number on, to catch up with another server."""
        with reading(self.engine) as connection:
            return [entry for entry, _ in _log(connection, table, game, first)]

    def journal_of(self, table: str, member: str, since: int = 0) -> list[JournalLine]:
        """List, in order, what was sent to a member or to everybody, from a moment on."""
        columns = (journal.c.number, journal.c.member, journal.c.at, journal.c.message)
        with reading(self.engine) as connection:
            wanted = (
                select(*columns)
                .where(journal.c.code == table, journal.c.at >= since)
                .where(or_(journal.c.member == member, journal.c.member.is_(None)))
                .order_by(journal.c.number)
            )
            return [JournalLine(*row) for row in connection.execute(wanted)]

    def find_link(self, hashed: str) -> StoredLink | None:
        """Find a one-time link by its hash; taking it is another matter."""
        with reading(self.engine) as connection:
            row = connection.execute(select(links).where(links.c.hash == hashed)).first()
            return None if row is None else StoredLink(*row)

    def find_share(self, name: str) -> StoredShare | None:
        """Find a shared game by its address."""
        return self._share(shares.c.id == name)

    def share_of(self, table: str, game: int) -> StoredShare | None:
        """Find the address of a game, if it is shared."""
        return self._share((shares.c.code == table) & (shares.c.game == game))

    def _share(self, chosen: ColumnElement[bool]) -> StoredShare | None:
        with reading(self.engine) as connection:
            row = connection.execute(select(shares).where(chosen)).first()
            return None if row is None else StoredShare(*row)

    def clock(self) -> int:
        """Tell the saved clock in milliseconds; 0 if it was never saved."""
        with reading(self.engine) as connection:
            return connection.execute(select(clock.c.ms).where(clock.c.id == 1)).scalar() or 0


def _log(connection: Connection, table: str, game: int, first: int) -> Sequence[Row[*tuple[Any, ...]]]:
    wanted = (
        select(entries.c.entry, entries.c.at)
        .where(entries.c.code == table, entries.c.game == game, entries.c.number >= first)
        .order_by(entries.c.number)
    )
    return connection.execute(wanted).all()


def _with_members(connection: Connection, rows: Sequence[Row[*tuple[Any, ...]]]) -> list[StoredTable]:
    codes = [row.code for row in rows]
    wanted = select(members).where(members.c.code.in_(codes)).order_by(members.c.at, members.c.member)
    found: dict[str, list[StoredMember]] = {code: [] for code in codes}
    for code, member, token_hash, at in connection.execute(wanted):
        found[code].append(StoredMember(member, token_hash, at))
    return [
        StoredTable(code, game, room, public, running, at, version, tuple(found[code]))
        for code, game, room, public, running, at, version in rows
    ]
