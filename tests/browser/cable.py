"""A network cable between a browser and a server: it can be cut, or swallow everything without a word."""

from __future__ import annotations

import contextlib
import selectors
import socket
import threading
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

PART: Final = 65_536


class Cable:
    """Carries connections to a server, as long as it is whole."""

    def __init__(self, url: str) -> None:
        """Lead to this server."""
        there = urlsplit(url)
        assert there.hostname is not None
        assert there.port is not None
        self._there = (there.hostname, there.port)
        self._entry = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._entry.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._whole = True
        self._silent = threading.Event()
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        """End every connection, and let no new one in."""
        self._whole = False
        self._end_all()

    def mend(self) -> None:
        """Let connections in again, and bytes through."""
        self._whole = True
        self._silent.clear()

    def swallow(self) -> None:
        """Carry nothing any more, and tell nobody: a tunnel, a sleeping phone, a dead router."""
        self._silent.set()

    def drop_silently(self) -> None:
        """What was swallowed is gone for good; the connections end."""
        self._end_all()

    def _end_all(self) -> None:
        with self._lock:
            for one in self._open:
                # A connection that is ending by itself may be closed already.
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self._entry.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._there)
        except OSError:
            near.close()
            return
        ends = {near: far, far: near}
        with self._lock:
            self._open |= ends.keys()
        with selectors.DefaultSelector() as waiting, near, far, contextlib.suppress(OSError):
            for end in ends:
                waiting.register(end, selectors.EVENT_READ)
            while all(self._pass_on(key.fileobj, ends) for key, _ in waiting.select()):
                pass
        with self._lock:
            self._open -= ends.keys()

    def _pass_on(self, end: object, ends: dict[socket.socket, socket.socket]) -> bool:
        assert isinstance(end, socket.socket)
        part = end.recv(PART)
        if part and not self._silent.is_set():
            ends[end].sendall(part)
        return bool(part)

    def __enter__(self) -> Self:
        """Lay it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Take it away."""
        self.cut()
        self._entry.close()
