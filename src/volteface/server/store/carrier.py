"""Carrying writes out on a connection: each kind has one short function, appends are gathered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import (
    ClauseElement,
    Connection,
    Engine,
    Table,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

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

AT_ONCE: Final = 100
"""How many rows go into one statement of SQLite's."""
# Not final, because tests keep less: what is final, compiled code does not look up.
JOURNAL_LIMIT = 2_000
_PRUNE_EVERY = 200
_REMEMBERED: Final = 50_000

_SMALL: Final = frozenset({AppendEntries, EndGame, Journal, PutTable, SaveClock, StartGame})
"""What takes a row or two: the moves of a game, its beginning and its end, and what is noted besides."""

EntryRow = tuple[str, int, int, int, bytes]
_JournalRow = tuple[str, str | None, int, bytes]


class _Gathered:
    """An insert of many rows, as one statement for as many as go into one.

    SQLite gets the rows as a list of values, PostgreSQL an array for each column: half the work of sending
    them singly, and whoever waits for the driver waits once.
    """

    def __init__(self, engine: Engine, table: Table, leave_out: str = "") -> None:
        self._run = _runner(engine)
        columns = [column for column in table.columns if column.name != leave_out]
        into = f"INSERT INTO {table.name} ({', '.join(column.name for column in columns)})"
        self._in_arrays = engine.dialect.name == "postgresql"
        # Names and types are those of our own schema.
        if self._in_arrays:
            arrays = ", ".join(f"%s::{column.type.compile(engine.dialect)}[]" for column in columns)
            self._statements = [f"{into} SELECT * FROM unnest({arrays})"]  # noqa: S608
        else:
            values = f"({', '.join('?' for _ in columns)})"
            self._statements = [f"{into} VALUES {', '.join([values] * n)}" for n in range(1, AT_ONCE + 1)]

    def insert(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows, in their order."""
        if self._in_arrays:
            self._run(connection, self._statements[0], tuple(map(list, zip(*rows, strict=True))))
            return
        for at in range(0, len(rows), AT_ONCE):
            self._run(connection, *self._as_one(rows[at : at + AT_ONCE]))

    def insert_at_once(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows by one statement, outside of a transaction: SQLite keeps all of them or none."""
        self._run(connection, *self._as_one(rows))

    def _as_one(self, rows: Sequence[tuple[Any, ...]]) -> tuple[str, tuple[Any, ...]]:
        values: list[Any] = []
        for row in rows:
            values.extend(row)
        return self._statements[len(rows) - 1], tuple(values)


class _Statement:
    """A statement that is compiled once: putting it together takes longer than carrying it out."""

    def __init__(self, engine: Engine, statement: ClauseElement, *names: str) -> None:
        """Name the parameters in the order in which the statement has them."""
        compiled = statement.compile(engine)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup == list(names), compiled.positiontup
        self._written = str(compiled)
        self._run = _runner(engine)

    def run(self, connection: Connection, *values: object) -> int:
        """Carry it out and count the rows that it touched."""
        return self._run(connection, self._written, values)


_Run = Callable[[Connection, str, tuple[Any, ...]], int]


def _runner(engine: Engine) -> _Run:
    """Carry a written statement out and count the rows: SQLite's driver is asked directly, at half the cost.

    It names what is wrong by itself (``translate``); what PostgreSQL's says, SQLAlchemy knows.
    """
    return _run_at_driver if engine.dialect.name == "sqlite" else _run


def _run_at_driver(connection: Connection, statement: str, values: tuple[Any, ...]) -> int:
    cursor = connection.connection.cursor()
    try:
        cursor.execute(statement, values)
        return cursor.rowcount
    finally:
        cursor.close()


def _run(connection: Connection, statement: str, values: tuple[Any, ...]) -> int:
    return connection.exec_driver_sql(statement, values).rowcount


class Carrier:
    """Turns writes into statements; one for each writer."""

    def __init__(self, engine: Engine) -> None:
        """Prepare the statements for a kind of database."""
        self._append = _Gathered(engine, entries)
        self._note = _Gathered(engine, journal, leave_out="number")
        self._driver_begins = engine.dialect.name != "sqlite"
        """Whether the driver begins a transaction by itself."""
        self._unpruned: dict[tuple[str, str | None], int] = {}
        self._insert = _insert_of(engine)
        self._new_table = _new(engine, tables)
        changes = [column.name for column in tables.columns if column.name != "code"]
        changed = update(tables).values({name: bindparam(name) for name in changes})
        last = (tables.c.code == bindparam("this_code")) & (tables.c.version == bindparam("before"))
        self._change_table = _Statement(engine, changed.where(last), *changes, "this_code", "before")
        self._put_member = _put(engine, members, "code", "member")
        self._put_clock = _put(engine, clock, "id", rising="ms")
        self._start_game = _new(engine, games, "finished", "result")
        self._ways: dict[type, Callable[[Any, Connection], None]] = {
            PutTable: self._keep_table,
            DeleteTable: self._delete_table,
            PutMember: self._keep_member,
            RevokeMember: self._revoke_member,
            StartGame: self._begin_game,
            EndGame: self._finish_game,
            PutLink: self._keep_link,
            TakeLink: self._take_link,
            PutShare: self._keep_share,
            DropShare: self._drop_share,
            SaveClock: self._save_clock,
        }
        """How each kind of write is carried out, besides appends and journal lines, which are gathered."""
        this = (games.c.code == bindparam("this_code")) & (games.c.number == bindparam("this_number"))
        ended = update(games).where(this, games.c.finished.is_(None))
        self._end_game = _Statement(
            engine,
            ended.values(finished=bindparam("finished"), result=bindparam("result")),
            "finished",
            "result",
            "this_code",
            "this_number",
        )

    def only_small(self, writes: Sequence[Write]) -> bool:
        """Tell whether writes are sure to be quick where the disk is: a table is deleted with all its games.

        A journal that is due to be pruned is not, and a database elsewhere is no disk.
        """
        if self._driver_begins or len(writes) > AT_ONCE:
            return False
        for write in writes:
            if type(write) not in _SMALL:
                return False
            if (
                type(write) is Journal
                and self._unpruned.get((write.table, write.member), _PRUNE_EVERY) >= _PRUNE_EVERY
            ):
                return False
        return True

    def forget(self) -> None:
        """What was carried out was taken back: prune anew, since nobody knows what was counted."""
        self._unpruned.clear()

    def only_appends(self, writes: Sequence[Write]) -> list[EntryRow] | None:
        """Gather writes that are nothing but a few appends, as most of what is ever written.

        They are one statement and need no transaction around it, where the driver does not begin one by
        itself: whoever waits for the driver waits once, not thrice.
        """
        if self._driver_begins or len(writes) > AT_ONCE:
            return None
        rows: list[EntryRow] = []
        for write in writes:
            if type(write) is not AppendEntries:
                return None
            rows += _rows(write)
        return rows if 0 < len(rows) <= AT_ONCE else None

    def append_at_once(self, connection: Connection, rows: list[EntryRow]) -> None:
        """Append entries outside of a transaction, all or none."""
        rows.sort()
        self._append.insert_at_once(connection, rows)

    def carry(self, connection: Connection, writes: Iterable[Write]) -> None:
        """Carry writes out in their order; appends and journal lines wait for company as long as they can."""
        rows: list[EntryRow] = []
        lines: list[_JournalRow] = []
        for write in writes:
            if type(write) is AppendEntries:
                rows += _rows(write)
            elif type(write) is Journal:
                lines.append((write.table, write.member, write.at, write.message))
            else:
                self._gathered(connection, rows, lines)
                rows, lines = [], []
                self._ways[type(write)](write, connection)
        self._gathered(connection, rows, lines)

    def _gathered(self, connection: Connection, rows: list[EntryRow], lines: list[_JournalRow]) -> None:
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
            if isinstance(write, PutTable):
                row = connection.execute(select(tables).where(tables.c.code == write.code)).first()
                return row is not None and tuple(row) == astuple(write)
        return False

    def _keep_table(self, write: PutTable, connection: Connection) -> None:
        code, *changes = astuple(write)
        if write.version == 1:
            self._new_table.run(connection, code, *changes)
        elif self._change_table.run(connection, *changes, code, write.version - 1) == 0:
            known = connection.execute(select(tables.c.code).where(tables.c.code == code)).first()
            raise Gone("store-gone") if known is None else Conflict("store-conflict")

    def _delete_table(self, write: DeleteTable, connection: Connection) -> None:
        connection.execute(delete(tables).where(tables.c.code == write.code))

    def _keep_member(self, write: PutMember, connection: Connection) -> None:
        # A new token ends what the old one could still do.
        mine = (links.c.code == write.table) & (links.c.member == write.member)
        connection.execute(delete(links).where(mine))
        self._put_member.run(connection, *astuple(write))

    def _revoke_member(self, write: RevokeMember, connection: Connection) -> None:
        chosen = (members.c.code == write.table) & (members.c.member == write.member)
        connection.execute(delete(members).where(chosen))

    def _begin_game(self, write: StartGame, connection: Connection) -> None:
        self._start_game.run(connection, *astuple(write))

    def _finish_game(self, write: EndGame, connection: Connection) -> None:
        if self._end_game.run(connection, write.at, write.result, write.table, write.game) == 0:
            chosen = (games.c.code == write.table) & (games.c.number == write.game)
            known = connection.execute(select(games.c.number).where(chosen)).first()
            raise Gone("store-gone") if known is None else Conflict("store-conflict")

    def _keep_link(self, write: PutLink, connection: Connection) -> None:
        mine = (links.c.code == write.table) & (links.c.member == write.member)
        connection.execute(delete(links).where(mine))
        row = {"hash": write.hash, "code": write.table, "member": write.member, "expires": write.expires}
        connection.execute(insert(links).values(row))

    def _take_link(self, write: TakeLink, connection: Connection) -> None:
        if connection.execute(delete(links).where(links.c.hash == write.hash)).rowcount == 0:
            raise Conflict("store-conflict")

    def _keep_share(self, write: PutShare, connection: Connection) -> None:
        put = self._insert(shares).values(id=write.id, code=write.table, game=write.game, at=write.at)
        connection.execute(put.on_conflict_do_nothing(index_elements=["code", "game"]))

    def _drop_share(self, write: DropShare, connection: Connection) -> None:
        chosen = (shares.c.code == write.table) & (shares.c.game == write.game)
        connection.execute(delete(shares).where(chosen))

    def _save_clock(self, write: SaveClock, connection: Connection) -> None:
        self._put_clock.run(connection, 1, write.ms)


def _insert_of(engine: Engine) -> Callable[[Table], Any]:
    """Find the insert of a kind of database that knows what to do with a row that is there already."""
    return sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert


def _new(engine: Engine, table: Table, *leave_out: str) -> _Statement:
    """Insert a row; one with this key must not be there yet."""
    names = [column.name for column in table.columns if column.name not in leave_out]
    return _Statement(engine, insert(table).values({name: bindparam(name) for name in names}), *names)


def _put(engine: Engine, table: Table, *key: str, rising: str | None = None) -> _Statement:
    """Insert a row, or write over the one with this key; with ``rising`` only where that number rises."""
    put = _insert_of(engine)(table)
    names = [column.name for column in table.columns]
    put = put.values({name: bindparam(name) for name in names})
    new = {name: put.excluded[name] for name in names if name not in key}
    where = None if rising is None else table.c[rising] < put.excluded[rising]
    return _Statement(engine, put.on_conflict_do_update(index_elements=key, set_=new, where=where), *names)


def _rows(write: AppendEntries) -> list[EntryRow]:
    code, game, first, at = write.table, write.game, write.first, write.at
    return [(code, game, number, at, entry) for number, entry in enumerate(write.entries, start=first)]


def _prune(connection: Connection, code: str, member: str | None) -> None:
    mine = (journal.c.code == code) & (journal.c.member == member)
    newest = select(journal.c.number).where(mine).order_by(journal.c.number.desc())
    oldest_kept = newest.offset(JOURNAL_LIMIT).limit(1).scalar_subquery()
    connection.execute(delete(journal).where(mine, journal.c.number <= oldest_kept))
