"""One line to somebody's device: what comes in is bounded and passed on, what goes out is not waited for."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final, Literal, cast, final

import msgspec
import structlog
from picows import WSCloseCode, WSMsgType, WSTransport

from volteface.core.game import Seat
from volteface.server import messages, requests
from volteface.server.errors import Declined, refusal
from volteface.server.guesses import Guesses
from volteface.server.limits import Bucket, Visitor
from volteface.server.live import LiveTable
from volteface.server.store import StoreError
from volteface.server.tables import Tables

# Not final where tests shorten the wait: what is final, compiled code does not look up.
HELLO_SECONDS = 10.0
"""How long a socket may be open before it has said hello."""
BURST, RATE = 40, 20
"""How many requests a socket may send at once, and a second."""
PAUSE_SECONDS = 1.0
SLOW_BYTES = 1 << 20
"""Who has not read so much of what was sent is too slow; he connects anew and misses nothing."""

_decode: Final = msgspec.json.Decoder(requests.AnyRequest).decode
_log = structlog.get_logger("volteface")
_encode: Final = msgspec.json.Encoder().encode


# Looked up once: every message is compared with it.
_TEXT: Final = WSMsgType.TEXT


# The library describes its flags as booleans and gives numbers, which compiled code would not take.
Frame = Any


def _reserved(frame: Frame) -> bool:
    """Tell whether a frame uses bits that mean nothing here."""
    return bool(frame.rsv1 or frame.rsv2 or frame.rsv3)


@final
class SocketLine:
    """One open socket; ``Listener`` hands on what the library calls."""

    def __init__(
        self, tables: Tables, code: str, cookie: str | None, guesses: Guesses, visitor: Visitor
    ) -> None:
        """Know which table is meant; who it is, ``hello`` will say."""
        self._visitor = visitor
        self._tables, self._code, self._cookie, self._guesses = tables, code, cookie, guesses
        self.member: str | None = None
        self.public = True
        self.eyes: Seat | None = None
        self.plays = False
        self.heard = 0.0
        """When something came in last, by the loop's time."""
        self._table: LiveTable | None = None
        self._transport: WSTransport | None = None
        self._parts: bytes | None = None
        """The beginning of a message that comes in several frames."""
        self._greeted = False
        self._closed = False
        self._congested = False
        self._early: list[requests.Numbered] = []
        """What came in before the table was found."""
        self._task: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._bucket = Bucket(BURST, RATE, self._loop.time())
        self._hello_due: asyncio.TimerHandle | None = None

    # From the library

    def connected(self, transport: WSTransport) -> None:
        """Wait for ``hello``, but not for ever."""
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=SLOW_BYTES // 16)
        self.heard = self._loop.time()
        self._hello_due = self._loop.call_later(HELLO_SECONDS, self._no_hello)
        self._tables.hall.metrics.sockets.inc()
        self._tables.lines.add(self)
        if not self._visitor.enter():
            self._refuse(Declined("too-many", "srv-too-many"))
            self._hang_up(1013)

    def disconnected(self) -> None:
        """Leave the table; the seat stays."""
        self._closed = True
        self._visitor.leave()
        if self._hello_due is not None:
            self._hello_due.cancel()
        self._tables.hall.metrics.sockets.dec()
        self._tables.lines.discard(self)
        if self._table is not None:
            self._table.detach(self)
            self._table = None

    def congested(self) -> None:
        """Much waits to be sent: from now on it is looked at how much."""
        self._congested = True

    def relieved(self) -> None:
        """Most of it was sent."""
        self._congested = False

    def hear(self, transport: WSTransport, frame: Frame) -> None:
        """Read a frame; messages in several frames are put together, up to the same length."""
        self.heard = self._loop.time()
        kind = frame.msg_type
        if kind == _TEXT and frame.fin and self._parts is None and not self._closed and not _reserved(frame):
            self._take(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            # "No code" is a code of its own that must never be sent.
            code = frame.get_close_code()
            transport.send_close(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code, b"")
            transport.disconnect()
        elif self._closed:
            return
        elif _reserved(frame) or not self._in_order(kind):
            self._hang_up(1002)
        elif not self._allowed():
            # Nothing but whole messages has an id to be refused by.
            self._pause()
            self._take_part(frame)
        else:
            self._take_part(frame)

    def _in_order(self, kind: WSMsgType) -> bool:
        """Tell whether a frame may come now: a message is either begun or gone on with."""
        if kind == WSMsgType.CONTINUATION:
            return self._parts is not None
        return self._parts is None or kind in (WSMsgType.PING, WSMsgType.PONG)

    def _take_part(self, frame: Frame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.PING:
            self.send(frame.get_payload_as_bytes(), WSMsgType.PONG)
        elif kind == WSMsgType.BINARY:
            self._refuse(Declined("malformed", "srv-binary"))
            if not frame.fin:
                self._hang_up(1003)
        elif kind in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self._parts = (self._parts or b"") + frame.get_payload_as_bytes()
            if len(self._parts) > requests.LARGEST:
                self._too_large()
            elif frame.fin:
                whole, self._parts = self._parts, None
                self._take(whole)

    # Out

    def send(self, message: bytes, kind: WSMsgType = _TEXT) -> None:
        """Send a message; whoever reads too slowly is let go and finds everything again."""
        transport = self._transport
        if self._closed or transport is None:
            return
        if self._congested and transport.underlying_transport.get_write_buffer_size() > SLOW_BYTES:
            self._closed = True
            self._tables.hall.metrics.turned_away.inc()
            transport.underlying_transport.abort()
            return
        transport.send(kind, message)

    def close(self, code: int, reason: str) -> None:
        """Say why, and close."""
        if self._closed or self._transport is None:
            return
        known = cast("Literal['stopping', 'moved', 'removed', 'deleted', 'replaced']", reason)
        self.send(_encode(messages.Closing(reason=known)))
        self._hang_up(code)

    def ping(self) -> None:
        """Ask whether somebody is still there."""
        if not self._closed and self._transport is not None:
            self._transport.send_ping()

    def abort(self) -> None:
        """Let go of a socket at whose other end nobody is."""
        if self._transport is not None:
            self._transport.underlying_transport.abort()

    def _hang_up(self, code: int) -> None:
        transport = self._transport
        if self._closed or transport is None:
            return
        if self._table is not None:
            self._table.detach(self)
            self._table = None
        self._closed = True
        transport.send_close(cast("WSCloseCode", code), b"")
        # Politely first; whoever does not close his end is cut off.
        self._loop.call_later(3.0, transport.underlying_transport.abort)

    def _refuse(self, fault: Declined, re: str | None = None) -> None:
        self._tables.hall.metrics.refused.inc()
        self.send(_encode(refusal(fault, re)))

    # In

    def _no_hello(self) -> None:
        self._refuse(Declined("malformed", "srv-say-hello"))
        self._hang_up(1008)

    def _too_large(self) -> None:
        self._refuse(Declined("too-large", "srv-too-large", bytes=requests.LARGEST))
        self._hang_up(1009)

    def _take(self, payload: bytes) -> None:
        try:
            self._read(payload)
        except Exception:  # noqa: BLE001 - one bad request must not cost others their table
            _log.exception("request failed")
            self._refuse(Declined("failed", "srv-failed"), _id_of(payload))

    def _read(self, payload: bytes) -> None:
        if self._closed:
            return
        if len(payload) > requests.LARGEST:
            self._too_large()
            return
        if not self._allowed():
            self._refuse(Declined("too-many", "srv-too-many"), _id_of(payload))
            self._pause()
            return
        try:
            request = _decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            self._refuse(Declined("malformed", "srv-malformed", why=str(fault)[:200]), _id_of(payload))
            return
        if isinstance(request, requests.Numbered):
            if self._table is not None:
                self._table.request(self, request)
            elif self._greeted and len(self._early) < BURST:
                self._early.append(request)
            else:
                self._refuse(Declined("not-now", "srv-say-hello"), request.id)
        elif isinstance(request, requests.Hello):
            self._greet(request)
        else:
            self.send(_encode(messages.Pong(clock=self._tables.hall.clock.now())))

    def _allowed(self) -> bool:
        return self._tables.hall.config.unlimited or self._bucket.take(self.heard)

    def _pause(self) -> None:
        """Read nothing from a flood for a while: it waits in its sender's own buffers."""
        self._tables.hall.metrics.turned_away.inc()
        transport: Any = self._transport and self._transport.underlying_transport
        if transport is not None and transport.is_reading():
            transport.pause_reading()
            self._loop.call_later(PAUSE_SECONDS, self._resume)

    def _resume(self) -> None:
        if not self._closed and self._transport is not None:
            self._transport.underlying_transport.resume_reading()

    def _greet(self, hello: requests.Hello) -> None:
        if self._greeted:
            self._refuse(Declined("not-now", "srv-hello-again"))
            return
        if hello.protocol != requests.PROTOCOL:
            self._refuse(Declined("protocol", "srv-protocol", version=requests.PROTOCOL))
            self._hang_up(1008)
            return
        self._greeted = True
        if self._hello_due is not None:
            self._hello_due.cancel()
        self._task = self._loop.create_task(self._enter(hello))

    async def _enter(self, hello: requests.Hello) -> None:
        """Find the table and who it is; without a token one watches what everybody may see."""
        try:
            if self._tables.stopping:
                raise Declined("stopping", "srv-stopping")
            token = hello.token or self._cookie
            table = await self._guesses.find(self._tables, self._code, token)
            if hello.view == "seat" and token is not None:
                self.member = self._tables.member_of(table, token)
                self.public = False
        except Declined as fault:
            self._refuse(fault)
            self._hang_up({"unknown-token": 4001, "failed": 1011}.get(fault.reason, 1008))
            return
        except StoreError:
            self._refuse(Declined("not-stored", "srv-not-stored"))
            self._hang_up(1011)
            return
        except Exception:  # noqa: BLE001 - nobody is left waiting at the door
            _log.exception("request failed")
            self._refuse(Declined("failed", "srv-failed"))
            self._hang_up(1011)
            return
        if not self._closed:
            self._table = table
            table.attach(self)
            for request in self._early:
                table.request(self, request)
        self._early.clear()


def _id_of(payload: bytes) -> str | None:
    """Find the id of a request that cannot be read, so that its sender knows which one it was."""
    try:
        read = json.loads(payload)
    except (ValueError, RecursionError):
        return None
    name = read.get("id") if isinstance(read, dict) else None
    return name if isinstance(name, str) and 0 < len(name) <= 64 else None
