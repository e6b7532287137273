"""A live server for tests, and people at it; their dialogues read like dialogues."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

import aiohttp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from volteface.server.clock import Clock, RunningClock
from volteface.server.config import Config
from volteface.server.serve import Server, running
from volteface.server.thinking.pool import Thinkers

PATIENCE = 20.0
"""Seconds after which a test that waits for a message has failed; nothing is measured by it."""


@asynccontextmanager
async def live_server(
    path: Path | None = None,
    *,
    store: str | None = None,
    host: str = "127.0.0.1",
    config: Config | None = None,
    clock: Callable[[int], Clock] = RunningClock,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Server]:
    """Run a server on a port of its own."""
    if store is None:
        assert path is not None
        store = f"sqlite:///{path / 'tables.db'}"
    config = config or Config(bot_scale=0.0, unlimited=True)
    thinkers = thinkers or Thinkers(workers=1)
    async with running(store, host=host, config=config, clock=clock, thinkers=thinkers) as server:
        try:
            yield server
        finally:
            # What a test leaves open would be a warning in another one.
            for socket in _sockets:
                await socket.close()
            _sockets.clear()


_sockets: list[ClientConnection] = []


class Http:
    """Plain requests."""

    def __init__(self, server: Server) -> None:
        self.url = server.url

    async def call(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        async with (
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.request(method, self.url + path, json=body, headers=headers) as response,
        ):
            raw = await response.read()
            return response.status, json.loads(raw) if raw and "json" in response.content_type else raw

    async def get(self, path: str, token: str | None = None, **headers: str) -> tuple[int, Any]:
        return await self.call("GET", path, token=token, **headers)

    async def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> tuple[int, Any]:
        return await self.call("POST", path, body, token, **headers)


class Person:
    """Somebody at a table, with one socket."""

    def __init__(self, server: Server, code: str, member: str | None, token: str | None) -> None:
        self.server, self.code, self.member, self.token = server, code, member, token
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.room: dict[str, Any] = {}
        self.push: dict[str, Any] | None = None
        self._ids = count()

    @classmethod
    async def host(cls, server: Server, game: str = "inside-job", **wish: Any) -> Self:
        body = {"game": game, "options": {"players": 4}, "name": "Ann", **wish}
        status, joined = await Http(server).post("/api/tables", body)
        assert status == 201, joined
        return cls(server, joined["code"], joined["member"], joined["token"])

    @classmethod
    async def join(cls, server: Server, code: str, name: str, *, sit: bool = True) -> Self:
        status, joined = await Http(server).post(f"/api/tables/{code}/members", {"name": name, "sit": sit})
        assert status == 201, joined
        return cls(server, code, joined["member"], joined["token"])

    async def connect(self, *, view: str = "seat", token: str | None = None) -> Self:
        url = self.server.url.replace("http", "ws") + f"/api/tables/{self.code}/socket"
        # Unread messages must not keep a socket from closing.
        self.socket = await connect(url, compression=None, max_size=None, max_queue=None, close_timeout=1)
        _sockets.append(self.socket)
        hello = {"type": "hello", "protocol": 1, "view": view, "token": token or self.token}
        await self.send(hello)
        return self

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        message: dict[str, Any] = json.loads(raw)
        self.heard.append(message)
        self.raw.append(raw)
        if message["type"] == "room":
            self.room = message
        if message["type"] == "push":
            self.push = message
        return message

    async def until(self, kind: str, **like: Any) -> dict[str, Any]:
        """Wait for a message of a kind, and with these values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(key) == value for key, value in like.items()):
                return message

    async def closed(self) -> int:
        """Wait until the server has closed the socket; tells the code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """Send a request and wait for its answer: ``done``, ``refused`` or a push."""
        name = f"q{next(self._ids)}"
        await self.send({"type": kind, "id": name, **body})
        while True:
            message = await self.hear()
            if message.get("re") == name and message["type"] != "accepted":
                return message

    async def ok(self, kind: str, **body: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **body)
        assert answer["type"] != "refused", answer
        return answer

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        assert self.push is not None
        return await self.ask("act", game=self.push["game"], n=self.push["n"], action=action)

    async def leave(self) -> None:
        """Close the socket as a closed tab does."""
        assert self.socket is not None
        await self.socket.close()


async def full_table(server: Server, game: str = "inside-job", **wish: Any) -> list[Person]:
    """Seat as many people as the game wants, all connected."""
    host = await Person.host(server, game, **wish)
    players = wish.get("options", {"players": 4})["players"]
    names = ["Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"][: players - 1]
    people = [host, *[await Person.join(server, host.code, name) for name in names]]
    for person in people:
        await person.connect()
        await person.until("room")
    return people


async def started(server: Server, game: str = "inside-job", **wish: Any) -> list[Person]:
    """Seat people and deal."""
    people = await full_table(server, game, **wish)
    await people[0].ok("start")
    for person in people:
        if person.push is None:
            await person.until("push")
    return people


class ManualClock:
    """A server's clock that moves only when a test says so."""

    def __init__(self, start: int = 0) -> None:
        self._now = start
        self._alarms: list[ManualAlarm] = []
        self._numbers = count()

    def now(self) -> int:
        return self._now

    def unix(self) -> int:
        return 1_800_000_000_000 + self._now

    def call_at(self, moment: int, do: Callable[[], None]) -> ManualAlarm:
        alarm = ManualAlarm(moment, next(self._numbers), do)
        self._alarms.append(alarm)
        return alarm

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and what is due happen in its order; answers come when the loop runs again."""
        until = self._now + milliseconds
        while True:
            self._alarms = [alarm for alarm in self._alarms if not alarm.cancelled]
            due = min(self._alarms, key=lambda alarm: (alarm.moment, alarm.number), default=None)
            if due is None or due.moment > until:
                break
            self._alarms.remove(due)
            self._now = max(self._now, due.moment)
            due.do()
        self._now = until


class ManualAlarm:
    """Something that a manual clock will do."""

    def __init__(self, moment: int, number: int, do: Callable[[], None]) -> None:
        self.moment, self.number, self.do = moment, number, do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True
