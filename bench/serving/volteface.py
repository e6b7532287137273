"""Tables of our own server, over its public protocol: nothing here knows the rules of a game."""

from __future__ import annotations

import asyncio
from time import perf_counter

import aiohttp
import msgspec

from bench.serving.load import ALL, NUMBERS, PATIENCE, SEATS, Load, LoadError, Table, connect

NEW_TABLE = {
    "game": "inside-job",
    "options": {"players": SEATS},
    "name": "Seat 0",
    "settings": {"pacing": "off", "talk": "none"},
}


PUSH = b'{"type":"push"'
NOT_ASKED = b'"legal":[]'
"""Stands in a push to a seat that is not asked; no typed text can look like it, its quotes are escaped."""


class Pushed(msgspec.Struct):
    """What a player needs of a push; the rest is read over. One that asks nothing is not read at all."""

    game: int
    n: int
    legal: list[msgspec.Raw]


class Other(msgspec.Struct):
    """What a player needs of any other message."""

    type: str
    state: str | None = None
    reason: str | None = None
    message: str | None = None
    n: int | None = None


NOBODY: list[bytes | None] = [None] * SEATS

read_push = msgspec.json.Decoder(Pushed).decode
read_other = msgspec.json.Decoder(Other).decode


class VoltefaceTable(Table):
    """Four people at one table of Inside Job, rematch after rematch."""

    def __init__(self, load: Load, session: aiohttp.ClientSession, address: str) -> None:
        super().__init__(load)
        self._session, self._address = session, address
        self._asked: list[bytes | None] = [None] * SEATS
        """The newest push of each seat, if it asks for an action."""
        self._awaited = 0
        self._answer = b""
        """Stands in the push that answers the action under way."""
        self._actor = 0
        self._together = False
        """Whether several seats are asked at once: then only the one that acted is told something."""
        self._over = False
        self._dealing = False
        self._stale = False
        """Whether the last action was refused, because a push was on its way that has not come yet."""
        self._dealt: asyncio.Future[None] | None = None
        self._welcome: asyncio.Future[None] | None = None
        self._id = 0

    async def open(self) -> None:
        host = await self._post("/api/tables", NEW_TABLE)
        code = host["code"]
        joined = [host]
        for seat in range(1, SEATS):
            joined.append(await self._post(f"/api/tables/{code}/members", {"name": f"Seat {seat}"}))
        url = f"ws{self._address.removeprefix('http')}/api/tables/{code}/socket"
        for seat, member in enumerate(joined):
            socket = await connect(self.load, url, self.receive, seat)
            self.sockets.append(socket)
            self._welcome = asyncio.get_running_loop().create_future()
            socket.send(b'{"type":"hello","protocol":1,"token":"%s"}' % member["token"].encode())
            await asyncio.wait_for(self._welcome, PATIENCE)
        self._welcome = None
        self._dealt = asyncio.get_running_loop().create_future()
        self._deal()
        await asyncio.wait_for(self._dealt, PATIENCE)
        self._dealt = None

    async def _post(self, path: str, body: object) -> dict[str, str]:
        async with self._session.post(self._address + path, json=body) as answer:
            if answer.status >= 300:
                raise LoadError(f"POST {path}: {answer.status} {await answer.text()}")
            return msgspec.json.decode(await answer.read(), type=dict[str, str])

    def _deal(self) -> None:
        self._dealing, self._over, self._awaited = True, False, ALL
        self._asked = [None] * SEATS
        self.sent = perf_counter()
        self._id += 1
        self.sockets[0].send(b'{"type":"start","id":"s%d"}' % self._id)

    def move(self) -> None:
        asked = [(seat, push) for seat, push in enumerate(self._asked) if push is not None]
        if not asked:
            self.load.games += 1
            self._deal()
            return
        seat, newest = asked[0]
        push = read_push(newest)
        action = push.legal[next(NUMBERS) % len(push.legal)]
        self._asked[seat] = None
        self._actor = seat
        self._together = len(asked) > 1
        self._awaited = 1 << seat if self._together else ALL
        self._id += 1
        self._answer = b'"re":"a%d"' % self._id
        act = b'{"type":"act","id":"a%d","game":%d,"n":%d,"action":%s}'
        message = act % (self._id, push.game, push.n, bytes(action))
        self.sent = perf_counter()
        self.sockets[seat].send(message)

    def receive(self, seat: int, message: bytes) -> None:
        """Take a message of the server."""
        if not message.startswith(PUSH):
            self._receive_other(seat, message)
            return
        self._asked[seat] = None if NOT_ASKED in message else message
        if self._awaited >> seat & 1 and (seat != self._actor or self._dealing or self._answer in message):
            self._awaited &= ~(1 << seat)
            if not self._awaited:
                self._all_told()
        elif self._stale and self._asked[seat] is not None:
            self._stale = False
            self.ready()

    def _all_told(self) -> None:
        if self._dealing:
            self._dealing = False
            self.ready()
            if self._dealt is not None:
                self._dealt.set_result(None)
        elif self._over or self._asked != NOBODY:
            self.done(measured=not self._together)
        # Otherwise the game has ended, and the room that says so is still under way.

    def _receive_other(self, seat: int, message: bytes) -> None:
        other = read_other(message)
        match other.type:
            case "welcome":
                if self._welcome is not None and not self._welcome.done():
                    self._welcome.set_result(None)
            case "room":
                if seat == 0 and other.state == "over" and not self._over and not self._dealing:
                    self._over = True
                    if not self._awaited and not self.parked:
                        self.done(measured=False)
            case "refused" if other.reason == "stale":
                self._retry(seat, other.n or 0)
            case "refused" | "closing":
                raise LoadError(f"the server said {message.decode()}")
            case _:
                pass

    def _retry(self, seat: int, newest: int) -> None:
        """Something has happened at the same moment, which the rules allow where several are asked."""
        self.load.refused += 1
        self._awaited = 0
        push = self._asked[seat]
        if push is not None and read_push(push).n >= newest:
            self.ready()
        else:
            self._stale = True
