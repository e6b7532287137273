"""What was played, over HTTP: lists, records, replays from any seat, and games that were shared."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING

from aiohttp import web

from volteface.core.game import Seat
from volteface.server import archive, bodies, codes
from volteface.server.answers import as_json
from volteface.server.errors import Declined
from volteface.server.limits import Buckets
from volteface.server.live import LiveTable
from volteface.server.replays import read_seat, replay, replay_record
from volteface.server.store import DropShare, PutShare
from volteface.server.tables import Tables

if TYPE_CHECKING:
    from volteface.server.app import Api


class Played:
    """Answers HTTP requests about games that are over."""

    def __init__(self, api: Api, tables: Tables) -> None:
        """Ask the API who it is, and the tables for the rest."""
        self._api, self._tables = api, tables
        self._store = tables.hall.store
        # To tell a game again is to play it again; eight people in one room who all read the story are 72.
        self._replays = Buckets[str](120, 2)

    def routes(self) -> list[web.RouteDef]:
        """List the addresses."""
        games, shared = "/api/tables/{code}/games", "/api/shared/{id}"
        return [
            web.get(games, self._list),
            web.get(games + "/{number}", self._record),
            web.get(games + "/{number}/replay", self._replay),
            web.get(games + "/{number}/reasons", self._reasons),
            web.post(games + "/{number}/share", self._share),
            web.delete(games + "/{number}/share", self._unshare),
            web.get("/api/tables/{code}/told", self._told),
            web.post("/api/replays", self._replay_record),
            web.get(shared, self._shared),
            web.get(shared + "/record", self._shared_record),
            web.get(shared + "/replay", self._shared_replay),
            web.get(shared + "/reasons", self._shared_reasons),
        ]

    # For those at the table

    async def _list(self, request: web.Request) -> web.StreamResponse:
        table, _ = await self._api.member(request)
        return as_json(await self._tables.read(partial(archive.played_games, self._store, table)))

    async def _record(self, request: web.Request) -> web.StreamResponse:
        table, _, number = await self._game(request)
        record = await self._tables.read(partial(archive.written_record, self._store, table, number))
        return _as_file(record.to_json())

    async def _replay(self, request: web.Request) -> web.StreamResponse:
        self._api.take(self._replays, request)
        table, _, number = await self._game(request)
        seat, first = _wanted(request)
        return as_json(
            await self._tables.read(partial(archive.told_again, self._store, table, number, seat, first))
        )

    async def _reasons(self, request: web.Request) -> web.StreamResponse:
        table, _, number = await self._game(request)
        return as_json(await self._tables.read(partial(archive.bot_reasons, self._store, table, number)))

    async def _told(self, request: web.Request) -> web.StreamResponse:
        self._api.take(self._replays, request)
        table, member = await self._api.member(request)
        # Everything that was noted before this is stored by then.
        await self._tables.hall.keep([])
        return as_json(await self._tables.read(partial(archive.told_all, self._store, table, member)))

    async def _game(self, request: web.Request) -> tuple[LiveTable, str, int]:
        table, member = await self._api.member(request)
        return table, member, _number(request.match_info["number"])

    # For everybody

    async def _share(self, request: web.Request) -> web.StreamResponse:
        table, member, number = await self._game(request)
        code = table.room.code
        await self._tables.read(partial(archive.may_share, self._store, table, number, member))
        await self._tables.hall.keep(
            [PutShare(codes.new_share(), code, number, self._tables.hall.clock.unix())]
        )
        share = await self._tables.read(partial(self._store.share_of, code, number))
        if share is None:
            raise Declined("no-table", "srv-no-table")
        return as_json(bodies.Shared(id=share.id, path=f"/g/{share.id}"), HTTPStatus.CREATED)

    async def _unshare(self, request: web.Request) -> web.StreamResponse:
        table, member, number = await self._game(request)
        await self._tables.read(partial(archive.may_share, self._store, table, number, member))
        await self._tables.hall.keep([DropShare(table.room.code, number)])
        return web.Response(status=HTTPStatus.NO_CONTENT)

    async def _shared(self, request: web.Request) -> web.StreamResponse:
        return as_json(archive.shared_summary(await self._found(request)))

    async def _shared_record(self, request: web.Request) -> web.StreamResponse:
        return _as_file((await self._found(request)).table.record().to_json())

    async def _shared_replay(self, request: web.Request) -> web.StreamResponse:
        seat, first = _wanted(request)
        table, stored = await self._found(request)
        return as_json(await self._tables.read(partial(replay, table, seat, first, stored.moments)))

    async def _shared_reasons(self, request: web.Request) -> web.StreamResponse:
        return as_json(archive.reasons_of((await self._found(request)).stored))

    async def _found(self, request: web.Request) -> archive.SharedTable:
        self._api.take(self._replays, request)
        guesses = self._api.guesses(self._api.address(request))
        return await guesses.find_shared(self._tables, request.match_info["id"][:64])

    async def _replay_record(self, request: web.Request) -> web.StreamResponse:
        self._api.take(self._replays, request)
        wish = await self._api.body(request, bodies.ShowRecord)
        seat = None if wish.seat == bodies.SPECTATOR else wish.seat
        assert not isinstance(seat, str)
        return as_json(await self._tables.read(partial(replay_record, bytes(wish.record), seat, wish.first)))


def _number(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit() and len(typed) < 7):
        raise Declined("no-table", "srv-no-such-game", number=typed[:10])
    return int(typed)


def _wanted(request: web.Request) -> tuple[Seat | None, int]:
    """Read whose eyes, and from which step on."""
    first = request.query.get("first", "0")
    if not (first.isascii() and first.isdigit() and len(first) < 7):
        raise Declined("malformed", "srv-malformed", why="first")
    return read_seat(request.query.get("seat")), int(first)


def _as_file(record: str) -> web.Response:
    return web.Response(text=record, content_type="application/json")
