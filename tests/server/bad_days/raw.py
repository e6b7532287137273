"""Connections that speak as no library would: bytes of one's own over TCP."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Self, cast

from tests.server.live import PATIENCE
from volteface.server.serve import Server
from volteface.server.sockets import SocketLine

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0


def frame(
    payload: bytes,
    kind: int = TEXT,
    *,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """Write a frame, with whatever is wrong with it; ``length`` is what it says of itself."""
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | (reserved << 4) | kind])
    mask_bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask_bit | size])
    elif size < 65_536:
        head += bytes([mask_bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mask_bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    # A mask of zeros is a mask, and leaves the bytes as they are.
    return head + bytes(4) + payload


def request(path: str, host: str, method: str = "GET", *, body: bytes = b"", **headers: str) -> bytes:
    """Write an HTTP request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body


def upgrade(path: str, host: str, **headers: str) -> bytes:
    """Ask for a socket."""
    wanted: dict[str, str] = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    return request(path, host, "GET", body=b"", **{**wanted, **headers})


class Raw:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def dial(cls, server: Server) -> Self:
        return cls(*await asyncio.open_connection(server.host, server.port))

    async def send(self, sent: bytes) -> None:
        """Send bytes; a server that has hung up takes none, and that is its right."""
        with suppress(ConnectionError):
            self.writer.write(sent)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()

    async def head(self) -> tuple[int, dict[str, str]]:
        """Read the head of an answer: its status and its headers."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        pairs = (line.split(":", 1) for line in lines)
        return int(first.split(" ")[1]), {name.lower(): value.strip() for name, value in pairs}

    async def next_frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0x0F, await self.reader.readexactly(size)

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        while True:
            kind, payload = await self.next_frame()
            if kind == TEXT:
                message: dict[str, Any] = json.loads(payload)
                return message
            assert kind in (PING, PONG), (kind, payload)

    async def refused(self) -> str:
        """Wait until something is refused; tells the reason."""
        while True:
            message = await self.hear()
            if message["type"] == "refused":
                return str(message["reason"])

    async def closed(self) -> int | None:
        """Wait for the end; tells the code of the close frame, if there was one."""
        code: int | None = None
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                kind, payload = await self.next_frame()
                if kind == CLOSE:
                    code = int.from_bytes(payload[:2])
                    self.writer.close()
        return code

    async def ended(self) -> bytes:
        """Read until the server hangs up; tells what it still said."""
        rest = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while piece := await self.reader.read(65_536):
                    rest += piece
        return rest

    async def hang_up(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


@asynccontextmanager
async def raw_line(server: Server) -> AsyncIterator[Raw]:
    """Open a TCP connection."""
    raw = await Raw.dial(server)
    try:
        yield raw
    finally:
        await raw.hang_up()


@asynccontextmanager
async def raw_socket(server: Server, code: str, *, hello: bool = True) -> AsyncIterator[Raw]:
    """Open a WebSocket by hand, and watch a table."""
    async with raw_line(server) as raw:
        await raw.send(upgrade(f"/api/tables/{code}/socket", f"{server.host}:{server.port}"))
        status, _ = await raw.head()
        assert status == 101
        if hello:
            await raw.send(frame(b'{"type":"hello","protocol":1}'))
            assert (await raw.hear())["type"] == "welcome"
        yield raw


def unread(server: Server) -> int:
    """Tell how many bytes wait in the server for sockets whose people do not read."""
    lines = cast("list[SocketLine]", list(server.tables.lines))
    transports = [line._transport.underlying_transport for line in lines if line._transport is not None]
    return sum(transport.get_write_buffer_size() for transport in transports)


def unfinished(server: Server) -> int:
    """Tell how many bytes of messages in parts the server holds."""
    return sum(len(line._parts or b"") for line in cast("list[SocketLine]", list(server.tables.lines)))
