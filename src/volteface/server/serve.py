"""A running server: opened, run until it is told to stop, and closed with everything stored."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import structlog
from aiohttp import web
from picows import WSListener, WSUpgradeRequest
from picows import WSUpgradeResponseWithListener as Answer

from volteface.server.answers import Pages
from volteface.server.app import COOKIE, Api
from volteface.server.clock import Clock, RunningClock
from volteface.server.config import Config
from volteface.server.front import Front, refuse_upgrade
from volteface.server.hall import Hall
from volteface.server.invitations import Invitations, web_address
from volteface.server.limits import Guests, Visitor
from volteface.server.listener import Listener
from volteface.server.metrics import Metrics
from volteface.server.sockets import SocketLine
from volteface.server.store import Store, StoreError
from volteface.server.tables import Tables
from volteface.server.thinking.pool import Thinkers

BEAT_SECONDS: Final = 1.0
TIDY_SECONDS: Final = 5.0
"""How often the store tidies up; whoever moves just then waits for the disk a little longer."""
SWEEP_SECONDS: Final = 60.0
PING_AFTER: Final = 20.0
GONE_AFTER: Final = 50.0

_log = structlog.get_logger("volteface")


class Server:
    """What runs: the tables, and where to find them."""

    def __init__(self, tables: Tables, host: str, port: int) -> None:
        """Know the tables and the port."""
        self.tables, self.host, self.port = tables, host, port

    @property
    def failed(self) -> asyncio.Future[StoreError]:
        """Done when the server must stop, with the reason: another server has its store."""
        return self.tables.failed

    @property
    def url(self) -> str:
        """The address on this machine."""
        return web_address(self.host, self.port)


@asynccontextmanager
async def running(
    store_url: str,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    config: Config | None = None,
    clock: Callable[[int], Clock] = RunningClock,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Server]:
    """Run a server for as long as the block lasts; raises ``StoreError`` or ``OSError`` if it cannot."""
    loop = asyncio.get_running_loop()
    config = config or Config()
    invitations = Invitations(config.url, host)

    def front() -> Front:
        return Front(pages, listen, guests)

    # The port is known before the store is locked, so that the lock can name the address.
    server = await loop.create_server(front, host, port, backlog=1024, start_serving=False)
    bound: socket.socket = server.sockets[0]
    port = bound.getsockname()[1]
    try:
        # Reading the store takes a while and nothing else runs yet.
        store = Store.open(store_url, server=invitations.announced(port)[0])
    except BaseException:
        server.close()
        raise
    store.start(lambda do: _wake(loop, do))
    hall = Hall(store, clock(store.clock()), thinkers or Thinkers(), Metrics(), config)
    tables = Tables(hall)
    api = Api(tables, invitations)
    runner = web.AppRunner(api.application(), access_log=None, handle_signals=False)
    await runner.setup()
    assert runner.server is not None
    pages = partial(Pages, runner.server, loop=loop, access_log=None)  # type: ignore[arg-type]
    # Behind a proxy all connections come from its address.
    each = config.most_sockets if config.trust_proxy else config.sockets_per_address
    guests = None if config.unlimited else Guests(config.most_sockets, each)
    listen = _Doorkeeper(tables, api)
    chores = asyncio.create_task(_chores(tables))
    loop.set_exception_handler(_unexpected)
    try:
        await server.start_serving()
        await tables.wake()
        _log.info("listening", host=host, port=port)
        yield Server(tables, host, port)
    finally:
        _log.info("stopping")
        server.close()
        chores.cancel()
        await tables.stop()
        await _drained(tables)
        await runner.cleanup()
        await hall.thinkers.close()
        await loop.run_in_executor(None, store.close)
        loop.set_exception_handler(None)
        _log.info("stopped")


def _unexpected(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody caught; without what the loop would add, which quotes variables."""
    fault = context.get("exception")
    _log.error("unexpected", exc_info=fault if isinstance(fault, Exception) else None)


def _wake(loop: asyncio.AbstractEventLoop, do: Callable[[], None]) -> None:
    # After a stop nobody waits for an answer any more.
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(do)


class _Doorkeeper:
    """Lets a socket in whose request is in order."""

    def __init__(self, tables: Tables, api: Api) -> None:
        self._tables, self._api = tables, api
        config = tables.hall.config
        self._guests: Guests | None = None
        if config.trust_proxy and not config.unlimited:
            # The front door sees the proxy's address only.
            self._guests = Guests(config.most_sockets, config.sockets_per_address)

    def __call__(self, address: str, request: WSUpgradeRequest) -> WSListener | Answer:
        """Check the names, then the path; who it is, the socket says itself."""
        host = request.headers.get("Host")
        origins = self._api.origins
        if not origins.known(host) or not origins.own(request.headers.get("Origin"), host):
            return refuse_upgrade(403, b"This page may not open a socket here.")
        parts = request.path.decode("latin-1").partition("?")[0].split("/")
        if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "socket":
            return refuse_upgrade(404, b"There is no socket here.")
        cookie = _cookie(request.headers.get("Cookie", ""))
        address = self._api.address_of(address, request.headers.get("X-Forwarded-For"))
        if not self._api.may_open(address):
            return refuse_upgrade(429, b"Too many sockets in a short time.")
        visitor = Visitor(self._guests, address)
        return Listener(SocketLine(self._tables, parts[3], cookie, self._api.guesses(address), visitor))


def _cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and value:
            return value
    return None


async def _chores(tables: Tables) -> None:
    """What is done again and again: the clock is saved, silent sockets are asked, sleepers are let go."""
    loop = asyncio.get_running_loop()
    tidied = swept = loop.time()
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        tables.beat()
        if loop.time() - tidied > TIDY_SECONDS:
            await tables.tidy()
            tidied = loop.time()
        now = loop.time()
        for line in list(tables.lines):
            if now - line.heard > GONE_AFTER:
                line.abort()
            elif now - line.heard > PING_AFTER:
                line.ping()
        if now - swept > SWEEP_SECONDS:
            swept = now
            tables.sweep()


async def _drained(tables: Tables) -> None:
    """Give everybody a moment to hear that the server stops."""
    for _ in range(20):
        if not tables.lines:
            return
        await asyncio.sleep(0.05)
    for line in list(tables.lines):
        line.abort()
