"""Everybody who is connected to a table, and through whose eyes each of them looks."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, Protocol

import msgspec

from volteface.core.game import Seat
from volteface.server import messages, talk
from volteface.server.hall import Hall
from volteface.server.play import Play
from volteface.server.room import RoomState
from volteface.server.showing import now_here, show
from volteface.server.store import Journal, Write
from volteface.server.telling import Reader

RECENT: Final = 50
"""How many lines of talk somebody is shown who comes in or comes back."""

_encode: Final = msgspec.json.Encoder().encode


class Line(Protocol):
    """Somebody's open socket, or a television's."""

    member: str | None
    public: bool
    eyes: Seat | None
    plays: bool

    def send(self, message: bytes) -> None:
        """Send a message; one that cannot be sent any more is dropped with the socket."""

    def close(self, code: int, reason: str) -> None:
        """Say why, and close."""


class Audience:
    """The sockets of one table. Everything that people are told goes through here."""

    def __init__(self, hall: Hall, room: RoomState, said: Iterable[bytes]) -> None:
        """Begin with nobody; ``said`` are the last lines of talk."""
        self._hall = hall
        self.room = room
        self.play: Play | None = None
        self.lines: set[Line] = set()
        self._noted = _encode(show(room, ()))
        """The room as it was written down last."""
        self._looking: dict[Seat | None, list[Line]] = {}
        """The sockets by the eyes through which they look."""
        self._recent: deque[messages.Said] = deque(maxlen=RECENT)
        for line in said:
            self._recent.append(msgspec.json.decode(line, type=messages.Said))

    @property
    def here(self) -> frozenset[str]:
        """Everybody with an open socket."""
        return frozenset(line.member for line in self.lines if line.member is not None and not line.public)

    # Eyes

    def enter(self, line: Line) -> None:
        """Show the room, what was said lately, and exactly what this reader knows."""
        line.send(_encode(show(self.room, self.here)))
        for said in self._recent:
            if self._hears(line, said):
                line.send(_encode(said))
        line.eyes, line.plays = self._eyes(line)
        self._gather()
        self.push_newest(line)

    def _gather(self) -> None:
        self._looking = {}
        for line in self.lines:
            self._looking.setdefault(line.eyes, []).append(line)

    def leave(self, line: Line) -> None:
        """A socket has closed."""
        self.lines.discard(line)
        self._gather()
        self._let_go({line.eyes})

    def _eyes(self, line: Line) -> tuple[Seat | None, bool]:
        """Say through whose eyes a socket looks, and whether it may act."""
        room, member = self.room, line.member
        if line.public or member not in room.members:
            return None, False
        seat = room.seat_of(member)
        return (seat, True) if seat is not None else (room.seen_from(member), False)

    def refocus(self, *, silently: bool = False) -> None:
        """Show everybody whose seat has changed what he may see now."""
        before = {line.eyes for line in self.lines}
        for line in self.lines:
            eyes, plays = self._eyes(line)
            if (eyes, plays) != (line.eyes, line.plays):
                line.eyes, line.plays = eyes, plays
                if not silently:
                    self.push_newest(line)
        self._gather()
        self._let_go(before)

    def _let_go(self, eyes: set[Seat | None]) -> None:
        if self.play is not None:
            for seat in eyes - {line.eyes for line in self.lines}:
                self.play.let_go(seat)

    # Pushes

    def push_newest(self, line: Line) -> None:
        """Show a reader the newest that it was told; that is enough to go on."""
        if self.play is not None:
            line.send(self._push(self.play.reader(line.eyes), None, watched=not line.plays))

    def _push(self, reader: Reader, re: str | None, *, watched: bool) -> bytes:
        play = self.play
        assert play is not None
        moment = play.moment if play.timed else None
        left = play.left if play.settings.turn_seconds else None
        return reader.written(play.number, re=re, moment=moment, left=left, watched=watched)

    def deliver(self, reader: Reader, re: str | None) -> None:
        """Send a push to everybody who looks through these eyes; whoever only watches cannot act."""
        playing: bytes | None = None
        watching: bytes | None = None
        for line in self._looking.get(reader.seat, ()):
            if line.plays:
                playing = playing or self._push(reader, re, watched=False)
                line.send(playing)
            else:
                watching = watching or self._push(reader, None, watched=True)
                line.send(watching)

    # Everything else

    def show_room(self, besides: Line | None = None) -> None:
        """Send the room to everybody, and write down that it was sent."""
        empty = show(self.room, ())
        message = _encode(now_here(empty, self.here))
        for line in self.lines:
            if line is not besides:
                line.send(message)
        # Who is connected at a moment is not written down: phones come and go, and nothing else is new.
        lasting = _encode(empty)
        if lasting != self._noted:
            self._noted = lasting
            self._hall.note(Journal(self.room.code, None, self._hall.clock.now(), message))

    def answer(self, member: str, message: messages.Message) -> None:
        """Answer a member on all sockets: the one that asked may be gone, and its successor waits."""
        written = _encode(message)
        for line in self.lines:
            if line.member == member and not line.public:
                line.send(written)
        if isinstance(message, messages.Refused):
            self._hall.metrics.refused.inc()
            self._hall.note(Journal(self.room.code, member, self._hall.clock.now(), written))

    # Talk

    def number(self, *, watchers: bool) -> int:
        """Number the next line. Watchers' lines are counted apart, or players would see how often they talk.

        The clock keeps numbers from coming again after a restart.
        """
        said = [one.number for one in self._recent if one.watchers == watchers]
        return max([self._hall.clock.now(), *(number + 1 for number in said)])

    def heard_by(self, said: messages.Said) -> list[Write]:
        """Write down what is about to be said, for all or for the watchers who are there."""
        now, written = self._hall.clock.now(), _encode(said)
        if not said.watchers:
            return [Journal(self.room.code, None, now, written)]
        hearing = {line.member for line in self.lines if self._hears(line, said)}
        return [Journal(self.room.code, member, now, written) for member in sorted(filter(None, hearing))]

    def say(self, said: messages.Said) -> None:
        """Let everybody hear something who may."""
        self._recent.append(said)
        written = _encode(said)
        for line in self.lines:
            if self._hears(line, said):
                line.send(written)

    def _hears(self, line: Line, said: messages.Said) -> bool:
        """Watchers talk among themselves; a television stands where players see it."""
        if not said.watchers:
            return True
        return not line.public and line.member is not None and talk.only_watches(self.room, line.member)
