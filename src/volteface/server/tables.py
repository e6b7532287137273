"""All tables of a server: made, found, joined, left to sleep, woken, deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Protocol, TypeVar

import structlog

from volteface.games import find_game
from volteface.server import bodies, codes, introductions, seating
from volteface.server.dealing import deal_next, open_game
from volteface.server.errors import Declined
from volteface.server.hall import Hall
from volteface.server.live import LiveTable, close_game
from volteface.server.room import MOST_PEOPLE, Member, RoomState, read_room
from volteface.server.showing import shown_options
from volteface.server.store import (
    Conflict,
    PutLink,
    PutMember,
    SaveClock,
    StoredGame,
    StoredTable,
    StoreError,
    TakeLink,
    Taken,
    Write,
)

_T = TypeVar("_T")

LINK_SECONDS: Final = 600
_SLEEPS_AFTER: Final = 10 * 60_000
_MOST_LISTED: Final = 100
_RETRIES: Final = (1, 5, 30, 120)
"""Seconds between attempts to open a table that another server has written to."""

_log = structlog.get_logger("volteface")


class AnyLine(Protocol):
    """A socket, as the server looks after it."""

    heard: float

    def ping(self) -> None:
        """Ask whether somebody is still there."""

    def abort(self) -> None:
        """Let it go."""


class Tables:
    """The tables that are in memory, and the way to those that are not."""

    def __init__(self, hall: Hall) -> None:
        """Begin with none."""
        self.hall = hall
        self.storing = True
        self.stopping = False
        self.failed: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        """Done when this server must stop, with the reason: another server has the store."""
        self.lines: set[AnyLine] = set()
        """All open sockets, of whatever table."""
        self._open: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._reading = ThreadPoolExecutor(4, thread_name_prefix="reading")

    async def read(self, work: Callable[[], _T]) -> _T:
        """Do something that reads the store beside everything else."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    # Making and finding

    async def create(self, wish: bodies.NewTable) -> bodies.Joined:
        """Make a table for somebody, who is its host."""
        self._check_open()
        find_game(wish.game)
        now = self.hall.clock.now()
        host = Member(codes.new_member(), seating.clean_name(None, wish.name), now, reading=wish.introduction)
        code = codes.new_code()
        while await self.read(partial(self.hall.store.find_table, code)) is not None:
            code = codes.new_code()
        room = RoomState(code=code, game=wish.game, options={}, host=host.id, settings=wish.settings)
        room.members[host.id] = host
        seating.change_options(room, wish.options)
        if wish.sit:
            seating.sit_anywhere(room, host.id)
        if wish.bots is not None:
            for place in room.places:
                if place.open:
                    seating.seat_bot(room, place, wish.bots)
        token = codes.new_secret()
        table = LiveTable(self.hall, room, {codes.hashed(token): host.id}, (), version=1)
        dealt = deal_next(self.hall, room, None) if wish.start and introductions.begin(room, now) else None
        writes: list[Write] = [
            room.put(1, self.hall.clock.unix()),
            PutMember(code, host.id, codes.hashed(token), now),
        ]
        await self.hall.keep([*writes, *(dealt.writes if dealt is not None else ())])
        self._keep_open(table)
        if dealt is not None:
            table.begin(dealt.play)
        return bodies.Joined(code=code, member=host.id, token=token)

    async def find(self, typed: str) -> LiveTable:
        """Find a table by its code as somebody typed it; raises ``Declined``."""
        code = codes.read_code(typed)
        if code is None:
            raise Declined("no-table", "srv-no-table")
        if code in self._open and not self._open[code].lost:
            return self._open[code]
        if code not in self._opening:
            self._opening[code] = asyncio.get_running_loop().create_task(self._load(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code, None))
        # Shielded, so that one visitor who gives up does not turn the others away.
        return await asyncio.shield(self._opening[code])

    def _keep_open(self, table: LiveTable) -> LiveTable:
        """Have a table in memory; if another server writes to it, it is opened anew."""
        code = table.room.code

        async def again() -> None:
            for seconds in _RETRIES:
                try:
                    await self.find(code)
                except StoreError:
                    await asyncio.sleep(seconds)
                except Declined:
                    return
                else:
                    return

        def reopen() -> None:
            task = asyncio.get_running_loop().create_task(again())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        table.reopen = reopen
        self._open[code] = table
        return table

    async def _load(self, code: str) -> LiveTable:
        store = self.hall.store

        def read() -> tuple[StoredTable | None, StoredGame | None, list[bytes]]:
            table = store.find_table(code)
            if table is None:
                return None, None, []
            number = read_room(table.room).number
            game = None if number is None else store.load_game(code, number)
            lines = [line.message for line in store.journal_of(code, "")]
            return table, game, [line for line in lines if line.startswith(b'{"type":"said"')]

        before = self._open.get(code)
        if before is not None:
            # What it is storing is to be read, too.
            await before.finish()
        stored, game, said = await self.read(read)
        if stored is None:
            raise Declined("no-table", "srv-no-table")
        room = read_room(stored.room)
        tokens = {member.token_hash: member.member for member in stored.members}
        table = LiveTable(self.hall, room, tokens, said, stored.version)
        if game is not None:
            try:
                play = open_game(self.hall, room, game)
            except Exception as fault:  # noqa: BLE001 - why a log does not play would tell strangers what is in it
                _log.error("table not opened", fault=type(fault).__name__)
                raise Declined("failed", "srv-failed") from None
            if play.over:
                close_game(room, play)
            table.begin(play)
        return self._keep_open(table)

    def member_of(self, table: LiveTable, token: str | None) -> str:
        """Say whose token it is; raises ``Declined``."""
        member = table.tokens.get(codes.hashed(token)) if token else None
        if member is None or member not in table.room.members:
            raise Declined("unknown-token", "srv-unknown-token")
        return member

    async def public(self) -> list[bodies.TableSummary]:
        """List the public tables."""
        stored = await self.read(lambda: self.hall.store.public_tables(_MOST_LISTED))
        rooms = [
            self._open[one.code].room if one.code in self._open else read_room(one.room) for one in stored
        ]
        return [summary(room) for room in rooms if room.settings.public]

    # People

    async def join(self, table: LiveTable, wish: bodies.JoinTable) -> bodies.Joined:
        """Let somebody in: to a chair if one is open and no game runs, otherwise to watch."""
        self._check_open()
        now = self.hall.clock.now()
        member = Member(codes.new_member(), "", now, reading=wish.introduction)
        token = codes.new_secret()

        def enter(room: RoomState) -> list[Write]:
            member.name = seating.clean_name(room, wish.name)
            seating.come_in(room, member, MOST_PEOPLE)
            if wish.sit:
                seating.sit_anywhere(room, member.id)
            return [PutMember(room.code, member.id, codes.hashed(token), now)]

        try:
            await table.change(enter)
        except Declined as fault:
            if fault.reason != "stale":
                raise
            table = await self.find(table.room.code)
            await table.change(enter)
        table.tokens[codes.hashed(token)] = member.id
        return bodies.Joined(code=table.room.code, member=member.id, token=token)

    async def make_link(self, table: LiveTable, member: str) -> bodies.Link:
        """Make a link with which somebody takes his place over to another device, once."""
        secret = codes.new_secret()
        expires = self.hall.clock.unix() + LINK_SECONDS * 1000
        await self.hall.keep([PutLink(codes.hashed(secret), table.room.code, member, expires)])
        return bodies.Link(path=f"/move#{secret}", secret=secret, seconds=LINK_SECONDS)

    async def take_link(self, secret: str) -> bodies.Joined:
        """Take a place over; every other device is out."""
        hashed = codes.hashed(secret)
        link = await self.read(lambda: self.hall.store.find_link(hashed))
        if link is None or link.expires < self.hall.clock.unix():
            raise Declined("unknown-token", "srv-link-used")
        table = await self.find(link.table)
        try:
            return await self.renew(table, link.member, TakeLink(hashed))
        except Conflict:
            raise Declined("unknown-token", "srv-link-used") from None

    async def renew(self, table: LiveTable, member: str, *more: Write) -> bodies.Joined:
        """Give somebody a new token; the old one is worth nothing from then on."""
        token = codes.new_secret()
        code, hashed = table.room.code, codes.hashed(token)
        await self.hall.keep([*more, PutMember(code, member, hashed, self.hall.clock.now())])
        table.put_out(member, "moved")
        table.tokens[hashed] = member
        return bodies.Joined(code=code, member=member, token=token)

    async def delete(self, table: LiveTable, member: str) -> None:
        """Forget a table and all its games; the host's right."""
        if table.room.host != member:
            raise Declined("not-allowed", "srv-host-only")
        await table.delete()
        self._open.pop(table.room.code, None)

    # Days and nights

    def _check_open(self) -> None:
        if self.stopping:
            raise Declined("stopping", "srv-stopping")

    async def wake(self) -> None:
        """Open the tables whose game goes on by itself."""
        for code in await self.read(self.hall.store.open_tables):
            try:
                await self.find(code)
            except Exception as fault:  # noqa: BLE001 - one table that cannot be read must not close the others
                _log.error("table not opened", fault=type(fault).__name__)

    def beat(self) -> None:
        """Save the clock, and notice whether the store works."""

        def done(error: StoreError | None) -> None:
            self.storing = error is None and not self.hall.store.full
            if isinstance(error, Taken) and not self.failed.done():
                self.failed.set_result(error)

        self.hall.submit([SaveClock(self.hall.clock.now())], done)
        self.hall.metrics.tables.set(len(self._open))
        self.hall.metrics.thinking.set(self.hall.thinkers.waiting)

    async def tidy(self) -> None:
        """Let the store tidy up, beside everything else."""
        await self.read(self.hall.store.tidy)

    def sweep(self) -> None:
        """Let go of tables where nobody is and nothing happens; they are in the store."""
        now = self.hall.clock.now()
        for code, table in list(self._open.items()):
            if table.asleep and now - table.idle_since > _SLEEPS_AFTER:
                table.shut(1001, "stopping")
                del self._open[code]

    async def stop(self) -> None:
        """Finish what was begun, tell everybody, let go."""
        self.stopping = True
        for table in list(self._open.values()):
            await table.settle()
            table.shut(1001, "stopping")
        self.hall.submit([SaveClock(self.hall.clock.now())], lambda _: None)
        self._reading.shutdown()
        self._open.clear()


def summary(room: RoomState) -> bodies.TableSummary:
    """Show a table as strangers see it."""
    return bodies.TableSummary(
        code=room.code,
        game=room.game,
        options=shown_options(room),
        state=room.state,
        host=room.members[room.host].name,
        players=len(room.places),
        taken=sum(not place.open for place in room.places),
        watchers=sum(room.own_chair(member) is None for member in room.members),
        public=room.settings.public,
    )
