"""A server that speaks just enough of the protocol for the load: real rules, nothing kept or checked."""

from __future__ import annotations

import msgspec
from aiohttp import WSMsgType, web

from volteface.core.game import AnyGame
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game

SEATS = 4


class StandInTable:
    """One table; the token of a seat is its number."""

    def __init__(self, game: AnyGame, silent: int | None) -> None:
        self.game = game
        self.options = game.read_options({"players": SEATS})
        self.silent = silent
        self.joined = self.acts = 0
        self.number = -1
        self.sockets: dict[int, web.WebSocketResponse] = {}
        self.rng = Rng(1)
        self.n = [0] * SEATS
        self.last: list[bytes | None] = [None] * SEATS

    async def start(self) -> None:
        self.number += 1
        self.n, self.last = [-1] * SEATS, [None] * SEATS
        self.table = Table(self.game, self.options, self.game.deal(self.options, self.rng))
        await self.push(None, None)

    async def act(self, seat: int, request: dict[str, object]) -> None:
        if request["n"] != self.n[seat] or request["game"] != self.number:
            refusal = {"type": "refused", "reason": "stale", "re": request["id"], "n": self.n[seat]}
            await self.say(seat, refusal)
            return
        action = request["action"]
        assert isinstance(action, dict)
        self.table.act(seat, self.game.read_action(action))
        self.acts += 1
        await self.push(seat, request["id"])
        if self.game.outcome(self.table.state) is not None:
            for reader in range(SEATS):
                await self.say(reader, {"type": "room", "state": "over", "game": self.game.id})

    async def push(self, actor: int | None, answered: object) -> None:
        """As the real one: only to those for whom something has changed."""
        asked = self.game.to_act(self.table.state)
        for seat in range(SEATS):
            legal = self.game.legal(self.table.state, seat) if seat in asked else []
            entries = [{"by": seat, **self.game.write_action(action)} for action in legal]
            view = self.table.view(seat)
            seen = msgspec.json.encode([view, entries])
            if seen == self.last[seat] and seat != actor:
                continue
            self.last[seat] = seen
            self.n[seat] += 1
            message: dict[str, object] = {"type": "push", "game": self.number, "n": self.n[seat]}
            message |= {"view": view, "legal": entries, "events": [], "seat": seat}
            if seat == actor:
                message["re"] = answered
            if seat != self.silent or self.n[seat] < 1:
                await self.say(seat, message)

    async def say(self, seat: int, message: dict[str, object]) -> None:
        await self.sockets[seat].send_str(msgspec.json.encode(message).decode())


class StandIn:
    """All tables; with ``silent``, one seat is told nothing after the deal."""

    def __init__(self, silent: int | None = None) -> None:
        self.game = find_game("inside-job")
        self.silent = silent
        self.tables: dict[str, StandInTable] = {}
        self.application = web.Application()
        self.application.add_routes(
            [
                web.post("/api/tables", self.create),
                web.post("/api/tables/{code}/members", self.join),
                web.get("/api/tables/{code}/socket", self.socket),
            ]
        )

    async def create(self, _request: web.Request) -> web.Response:
        code = f"t{len(self.tables)}"
        self.tables[code] = StandInTable(self.game, self.silent)
        return web.json_response({"code": code, "member": "m0", "token": "0"})

    async def join(self, request: web.Request) -> web.Response:
        code = request.match_info["code"]
        table = self.tables[code]
        table.joined += 1
        return web.json_response({"code": code, "member": f"m{table.joined}", "token": str(table.joined)})

    async def socket(self, request: web.Request) -> web.StreamResponse:
        table = self.tables[request.match_info["code"]]
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        seat = -1
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            asked = msgspec.json.decode(frame.data)
            match asked["type"]:
                case "hello":
                    seat = int(asked["token"])
                    table.sockets[seat] = socket
                    await socket.send_str('{"type":"welcome","protocol":1,"you":"m","view":"seat"}')
                case "start":
                    await table.start()
                case "act":
                    await table.act(seat, asked)
        return socket
