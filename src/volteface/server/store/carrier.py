"""Carrying writes out on a connection: each kind has one short function, appends are gathered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import singledispatchmethod
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from volteface.server.store.errors import Conflict, Gone
from volteface.server.store.schema import clock, entries, games, journal, links, members, shares, tables
from volteface.server.store.writes import (
    AppendEntries,
    DeleteTable,
    DropShare,
    EndGame,
    Journal,
    PutLink,
    PutMember,
    PutShare,
    PutTable,
    RevokeMember,
    SaveClock,
    StartGame,
    TakeLink,
    Write,
)

JOURNAL_LIMIT: Final = 2_000
_PRUNE_EVERY: Final = 200
_REMEMBERED: Final = 50_000

_EntryRow = tuple[str, int, int, int, bytes]
_JournalRow = tuple[str, str | None, int, bytes]


class _Gathered:
    """An insert of many rows, compiled once; they go to the driver as tuples in the order of the columns.

    SQLite takes them one after another within the process. PostgreSQL gets one statement with an array for
    each column: half the work of sending them singly.
    """

    def __init__(self, engine: Engine, table: Table, leave_out: str = "") -> None:
        columns = [column for column in table.columns if column.name != leave_out]
        names = [column.name for column in columns]
        self._in_arrays = engine.dialect.name == "postgresql"
        if self._in_arrays:
            arrays = ", ".join(f"%s::{column.type.compile(engine.dialect)}[]" for column in columns)
            # Names and types are those of our own schema.
            self._statement = f"INSERT INTO {table.name} ({', '.join(names)}) SELECT * FROM unnest({arrays})"  # noqa: S608
        else:
            self._statement = str(insert(table).inline().compile(engine, column_keys=names))

    def insert(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows, in their order."""
        if self._in_arrays:
            connection.exec_driver_sql(self._statement, tuple(map(list, zip(*rows, strict=True))))
        else:
            connection.exec_driver_sql(self._statement, list(rows))


class Carrier:
    """Turns writes into statements; one for each writer."""

    def __init__(self, engine: Engine) -> None:
        """Prepare the statements for a kind of database."""
        self._append = _Gathered(engine, entries)
        self._note = _Gathered(engine, journal, leave_out="number")
        self._insert: Callable[[Table], Any] = (
            sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        )
        self._unpruned: dict[tuple[str, str | None], int] = {}

    def carry(self, connection: Connection, writes: Iterable[Write]) -> None:
        """Carry writes out in their order; appends and journal lines wait for company as long as they can."""
        rows: list[_EntryRow] = []
        lines: list[_JournalRow] = []
        for write in writes:
            if type(write) is AppendEntries:
                code, game, number, at = write.table, write.game, write.first, write.at
                for entry in write.entries:
                    rows.append((code, game, number, at, entry))
                    number += 1
            elif type(write) is Journal:
                lines.append((write.table, write.member, write.at, write.message))
            else:
                self._gathered(connection, rows, lines)
                rows, lines = [], []
                self._carry(write, connection)
        self._gathered(connection, rows, lines)

    def _gathered(self, connection: Connection, rows: list[_EntryRow], lines: list[_JournalRow]) -> None:
        if rows:
            # Two servers that append to the same games in one order cannot wait for each other.
            rows.sort()
            self._append.insert(connection, rows)
        if lines:
            self._note.insert(connection, lines)
            self._count(connection, lines)

    def _count(self, connection: Connection, lines: list[_JournalRow]) -> None:
        """Prune now and then, and the first time, since nobody knows how often the server was started."""
        unpruned = self._unpruned
        if len(unpruned) > _REMEMBERED:
            unpruned.clear()
        for code, member, _at, _message in lines:
            count = unpruned.get((code, member), _PRUNE_EVERY) + 1
            if count > _PRUNE_EVERY:
                _prune(connection, code, member)
                count = 1
            unpruned[code, member] = count

    def kept(self, connection: Connection, writes: Iterable[Write]) -> bool:
        """Tell whether a unit is there whose commit was cut short; one write of it speaks for all."""
        for write in writes:
            if isinstance(write, AppendEntries):
                numbers = entries.c.number.between(write.first, write.first + len(write.entries) - 1)
                chosen = (entries.c.code == write.table) & (entries.c.game == write.game) & numbers
                found = connection.execute(select(entries.c.entry, entries.c.at).where(chosen))
                return sorted(map(tuple, found)) == sorted((entry, write.at) for entry in write.entries)
            if isinstance(write, StartGame):
                chosen = (games.c.code == write.table) & (games.c.number == write.number)
                return connection.execute(select(games.c.salt).where(chosen)).scalar() == write.salt
        return False

    @singledispatchmethod
    def _carry(self, write: Write, connection: Connection) -> None:
        raise TypeError(type(write).__name__)

    @_carry.register
    def _put_table(self, write: PutTable, connection: Connection) -> None:
        row = {
            "game": write.game,
            "room": write.room,
            "public": write.public,
            "running": write.running,
            "at": write.at,
        }
        put = self._insert(tables).values(code=write.code, **row)
        connection.execute(put.on_conflict_do_update(index_elements=["code"], set_=row))

    @_carry.register
    def _delete_table(self, write: DeleteTable, connection: Connection) -> None:
        connection.execute(delete(tables).where(tables.c.code == write.code))

    @_carry.register
    def _put_member(self, write: PutMember, connection: Connection) -> None:
        # A new token ends what the old one could still do.
        mine = (links.c.code == write.table) & (links.c.member == write.member)
        connection.execute(delete(links).where(mine))
        row = {"token_hash": write.token_hash, "at": write.at}
        put = self._insert(members).values(code=write.table, member=write.member, **row)
        connection.execute(put.on_conflict_do_update(index_elements=["code", "member"], set_=row))

    @_carry.register
    def _revoke_member(self, write: RevokeMember, connection: Connection) -> None:
        chosen = (members.c.code == write.table) & (members.c.member == write.member)
        connection.execute(delete(members).where(chosen))

    @_carry.register
    def _start_game(self, write: StartGame, connection: Connection) -> None:
        connection.execute(
            insert(games).values(
                code=write.table,
                number=write.number,
                options=write.options,
                seats=write.seats,
                seal=write.seal,
                salt=write.salt,
                seed=write.seed,
                sitters=write.sitters,
                started=write.started,
            )
        )

    @_carry.register
    def _end_game(self, write: EndGame, connection: Connection) -> None:
        chosen = (games.c.code == write.table) & (games.c.number == write.game)
        ended = update(games).where(chosen, games.c.finished.is_(None))
        if connection.execute(ended.values(finished=write.at, result=write.result)).rowcount == 0:
            known = connection.execute(select(games.c.number).where(chosen)).first()
            raise Gone("store-gone") if known is None else Conflict("store-conflict")

    @_carry.register
    def _put_link(self, write: PutLink, connection: Connection) -> None:
        mine = (links.c.code == write.table) & (links.c.member == write.member)
        connection.execute(delete(links).where(mine))
        row = {"hash": write.hash, "code": write.table, "member": write.member, "expires": write.expires}
        connection.execute(insert(links).values(row))

    @_carry.register
    def _take_link(self, write: TakeLink, connection: Connection) -> None:
        if connection.execute(delete(links).where(links.c.hash == write.hash)).rowcount == 0:
            raise Conflict("store-conflict")

    @_carry.register
    def _put_share(self, write: PutShare, connection: Connection) -> None:
        put = self._insert(shares).values(id=write.id, code=write.table, game=write.game, at=write.at)
        connection.execute(put.on_conflict_do_nothing(index_elements=["code", "game"]))

    @_carry.register
    def _drop_share(self, write: DropShare, connection: Connection) -> None:
        chosen = (shares.c.code == write.table) & (shares.c.game == write.game)
        connection.execute(delete(shares).where(chosen))

    @_carry.register
    def _save_clock(self, write: SaveClock, connection: Connection) -> None:
        put = self._insert(clock).values(id=1, ms=write.ms)
        connection.execute(
            put.on_conflict_do_update(
                index_elements=["id"], set_={"ms": write.ms}, where=clock.c.ms < write.ms
            )
        )


def _prune(connection: Connection, code: str, member: str | None) -> None:
    mine = (journal.c.code == code) & (journal.c.member == member)
    newest = select(journal.c.number).where(mine).order_by(journal.c.number.desc())
    oldest_kept = newest.offset(JOURNAL_LIMIT).limit(1).scalar_subquery()
    connection.execute(delete(journal).where(mine, journal.c.number <= oldest_kept))
