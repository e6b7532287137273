"""The front door: one port for pages and sockets. The first request on a connection decides who serves it.

Pages and the API are aiohttp's. Sockets are picows', which reads and writes without a task for each of them:
at a table of four that is most of the work of a move (docs/decisions/0009-server.md).
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import structlog
from picows import WSAutoPingStrategy, WSListener, WSUpgradeRequest, WSUpgradeResponse
from picows import WSUpgradeResponseWithListener as Answer
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from volteface.server.answers import PROTECTION, bare
from volteface.server.limits import Guests, Visitor
from volteface.server.requests import LARGEST

HEAD_SECONDS: Final = 10.0
"""How long a connection may take to say what it wants."""
LARGEST_HEAD: Final = 16_384
_READ_BUFFER: Final = 2_048
_UPGRADE: Final = re.compile(rb"\r\nupgrade:[ \t]*websocket", re.IGNORECASE)

Listen = Callable[[str, WSUpgradeRequest], "WSListener | Answer"]
"""Told the address and the request."""


def _only_faults(record: logging.LogRecord) -> bool:
    """Pass on to our own log what went wrong here; not every connection, nor what strangers sent."""
    if record.exc_info:
        _log.error("socket failed", exc_info=record.exc_info[1])
    return False


_log = structlog.get_logger("volteface")
_library_log = logging.getLogger("volteface.sockets")
_library_log.setLevel(logging.ERROR)
_library_log.addFilter(_only_faults)
_adapter = logging.LoggerAdapter(_library_log, {})


class _Socket(WSProtocol):  # type: ignore[misc]
    """A socket's connection; whoever counts it is told when it ends, even if it never became a socket."""

    left: Callable[[], None]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.left()


class Front(asyncio.Protocol):
    """A connection that has not said yet what it wants; pages stay with it, sockets go their own way."""

    def __init__(self, pages: Callable[[], Any], listen: Listen, guests: Guests | None) -> None:
        """Know who serves pages and who serves sockets."""
        self._pages, self._listen, self._guests = pages, listen, guests
        self._visitor = Visitor(guests, "")
        self._head = b""
        self._page: Any = None
        self._transport: asyncio.Transport | None = None
        self._address = ""
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        peer = transport.get_extra_info("peername")
        self._address = peer[0] if isinstance(peer, tuple) else "local"
        self._visitor = Visitor(self._guests, self._address)
        if not self._visitor.enter():
            self._turn_away("503 Service Unavailable")
            return
        self._due = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._too_late)

    def _turn_away(self, status: str) -> None:
        assert self._transport is not None
        self._transport.write(bare(status))
        self._transport.close()

    def _too_late(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read the head of the first request; afterwards pass everything on."""
        if self._page is not None:
            self._page.data_received(data)
            return
        if self._due is None:
            return
        self._head += data
        end = self._head.find(b"\r\n\r\n")
        if end < 0:
            if len(self._head) > LARGEST_HEAD:
                self._due.cancel()
                self._due = None
                self._turn_away("431 Request Header Fields Too Large")
            return
        self._due.cancel()
        self._due = None
        if _UPGRADE.search(self._head, 0, end):
            self._open_socket()
        else:
            self._page = self._pages()
            self._page.connection_made(self._transport)
            self._page.data_received(self._head)
        self._head = b""

    def _open_socket(self) -> None:
        assert self._transport is not None
        socket = _Socket(
            None, None, False, partial(self._listen, self._address), _adapter, True, HEAD_SECONDS,
            False, 20, 20,
            # Answered by the listener, within the limits of its socket.
            WSAutoPingStrategy.PING_WHEN_IDLE, False, LARGEST, None, _READ_BUFFER,
        )  # fmt: skip
        socket.left = self._visitor.leave
        self._transport.set_protocol(socket)
        socket.connection_made(self._transport)
        rest = memoryview(self._head)
        while rest:
            into = socket.get_buffer(-1)
            size = min(len(into), len(rest))
            into[:size] = rest[:size]
            socket.buffer_updated(size)
            rest = rest[size:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        if self._due is not None:
            self._due.cancel()
        self._visitor.leave()
        if self._page is not None:
            self._page.connection_lost(exc)

    def eof_received(self) -> bool | None:
        """The other end sends nothing more."""
        if self._page is None:
            return False
        answer: bool | None = self._page.eof_received()
        return answer

    def pause_writing(self) -> None:
        """The other end reads slowly."""
        if self._page is not None:
            self._page.pause_writing()

    def resume_writing(self) -> None:
        """It has caught up."""
        if self._page is not None:
            self._page.resume_writing()


def refuse_upgrade(status: int, body: bytes) -> Answer:
    """Refuse a socket with an answer that says why."""
    return Answer(WSUpgradeResponse.create_error_response(status, body, PROTECTION), None)
