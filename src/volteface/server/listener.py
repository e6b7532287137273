"""What the library of sockets knows of one.

Its class is written in C, and no compiled class of ours may inherit from it: theirs would lie over ours. So
this one stays plain and short.
"""

from __future__ import annotations

from picows import WSFrame, WSListener, WSTransport

from volteface.server.sockets import SocketLine


class Listener(WSListener):
    """Hands everything on to a line."""

    __slots__ = ("_line",)

    def __init__(self, line: SocketLine) -> None:
        """Know the line."""
        self._line = line

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Somebody has come."""
        self._line.connected(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Somebody has said something."""
        self._line.hear(transport, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Somebody has gone."""
        self._line.disconnected()

    def pause_writing(self) -> None:
        """Much waits to be sent."""
        self._line.congested()

    def resume_writing(self) -> None:
        """Most of it was sent."""
        self._line.relieved()
