"""The one door through which anything about a game leaves the server: it takes a seat, or nobody.

A reader is told something only when something has changed for it, and its pushes are counted for it alone:
how many entries the log has is nobody's business while ballots are secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from volteface.core.event import Addressed
from volteface.core.game import CLOCK, Actor, AnyGame, Seat
from volteface.core.json import Entry
from volteface.core.table import Table
from volteface.server.messages import Push

AnyTable = Table[Any, Any, Any, Any, Any, Any]

_NOTHING: Final = b"[]"
_MOST_OFFERS: Final = 8_192
_encode: Final = msgspec.json.Encoder().encode


def offers(game: AnyGame, state: Any, seat: Seat | None, asked: Sequence[Actor]) -> list[Entry]:
    """List the entries that the player of a seat may append now, for it and for whom it decides."""
    return [
        {"by": actor, **game.write_action(action)}
        for actor in asked
        if actor >= 0 and game.decider(state, actor) == seat
        for action in game.legal(state, actor)
    ]


def _offers(game: AnyGame, state: Any, seat: Seat | None, asked: Sequence[Actor]) -> bytes:
    """Write what the player of a seat may append now."""
    offered: list[bytes] = []
    for actor in asked:
        if actor >= 0 and game.decider(state, actor) == seat:
            written = _written_offers(game, actor)
            for action in game.legal(state, actor):
                offer = written.get(action)
                if offer is None:
                    offer = written[action] = _encode({"by": actor, **game.write_action(action)})
                offered.append(offer)
    return b"[%b]" % b",".join(offered)


_offered: Final[dict[tuple[Any, Actor], dict[Any, bytes]]] = {}


def _written_offers(game: AnyGame, actor: Actor) -> dict[Any, bytes]:
    """Find the offers to an actor that were written before: the same few are made again and again."""
    written = _offered.get((game, actor))
    if written is None or len(written) > _MOST_OFFERS:
        if len(_offered) > _MOST_OFFERS:
            _offered.clear()
        written = _offered[game, actor] = {}
    return written


class Reader:
    """What one seat, or a spectator, was told last."""

    __slots__ = ("events", "legal", "n", "seat", "view")

    def __init__(self, seat: Seat | None) -> None:
        """Begin with nothing."""
        self.seat = seat
        self.n = -1
        self.view = b""
        self.legal = _NOTHING
        self.events = _NOTHING

    def look(self, view: bytes, legal: bytes, events: bytes) -> bool:
        """Take in what is seen, may be done and has happened; tells whether anything is new to it."""
        if events == _NOTHING and view == self.view and legal == self.legal:
            return False
        self.n += 1
        self.view, self.legal, self.events = view, legal, events
        return True

    def push(
        self,
        game: int,
        *,
        re: str | None = None,
        moment: int | None = None,
        left: int | None = None,
        watched: bool = False,
    ) -> Push:
        """Write down what this reader was told last; ``watched``: for somebody who only looks on."""
        return Push(
            game=game,
            n=self.n,
            view=msgspec.Raw(self.view),
            legal=msgspec.Raw(_NOTHING if watched else self.legal),
            events=msgspec.Raw(self.events),
            seat=self.seat,
            re=re,
            moment=moment,
            left=left,
        )

    def written(
        self, game: int, *, re: str | None, moment: int | None, left: int | None, watched: bool = False
    ) -> bytes:
        """Write a push as it is sent: what ``push`` says, put together from what is written already."""
        rest = b"" if self.seat is None else b',"seat":%d' % self.seat
        if re is not None:
            rest += b',"re":%b' % _encode(re)
        if moment is not None:
            rest += b',"moment":%d' % moment
        if left is not None:
            rest += b',"left":%d' % left
        legal = _NOTHING if watched else self.legal
        return b'{"type":"push","game":%d,"n":%d,"view":%b,"legal":%b,"events":%b%b}' % (
            game,
            self.n,
            self.view,
            legal,
            self.events,
            rest,
        )


def tell(
    table: AnyTable, asked: Sequence[Actor], events: Sequence[Any], readers: Sequence[Reader]
) -> list[Reader]:
    """Let readers look at a table after something has happened; names those to whom anything is new."""
    game, state = table.game, table.state
    deciding = [game.decider(state, actor) for actor in asked if actor >= 0]
    public = _encode(events) if _are_public(events) else None
    seen = table.written([reader.seat for reader in readers])
    told: list[Reader] = []
    for number, reader in enumerate(readers):
        seat = reader.seat
        legal = _offers(game, state, seat, asked) if seat in deciding else _NOTHING
        happened = public if public is not None else _encode(redacted(game, events, seat))
        if reader.look(seen[number], legal, happened):
            told.append(reader)
    return told


def _are_public(events: Sequence[Any]) -> bool:
    """Tell whether everybody is told all of this, so that it can be written once."""
    for event in events:
        if not isinstance(event, Addressed) or event.only is not None:
            return False
    return True


def redacted(game: AnyGame, events: Sequence[Any], seat: Seat | None) -> list[Any]:
    """Give a reader its part of what happened."""
    return [told for told in (game.redact(event, seat) for event in events) if told is not None]


def together(game: AnyGame, before: Any, actor: Actor, after: Any) -> bool:
    """Tell whether others still choose at the same time, unseen; once time is up all are asked anew."""
    others = [other for other in game.to_act(before) if other != actor]
    return actor != CLOCK and bool(others) and set(others) <= set(game.to_act(after))


def story(table: AnyTable, seat: Seat | None, moments: Sequence[int] = ()) -> Iterator[tuple[int, Reader]]:
    """Play a table's log again and say, entry by entry, what a reader was told, and nothing else."""
    for number, told in _stories(table, [Reader(seat)], moments):
        for reader in told:
            yield number, reader


def _stories(
    table: AnyTable, readers: list[Reader], moments: Sequence[int]
) -> Iterator[tuple[int, list[Reader]]]:
    """Tell several readers a table's log again, and say entry by entry to which of them it was new.

    With the moments at which entries were shown: ballots that were shown at the same one are told together,
    as they were, so that nobody learns whose was the last.
    """
    game = table.game
    again = Table(game, table.options, game.read_deal(table.options, table.log[0], table.seats))
    yield 0, tell(again, game.to_act(again.state), again.events, readers)
    events: list[Any] = []
    for number, entry in enumerate(table.log[1:], start=1):
        before = again.state
        again.append(number, entry)
        events += again.events
        by = entry["by"]
        if (
            number + 1 < min(len(moments), len(table.log))
            and moments[number] == moments[number + 1]
            and isinstance(by, int)
            and together(game, before, by, again.state)
        ):
            continue
        yield number, tell(again, game.to_act(again.state), events, readers)
        events = []


def catch_up(table: AnyTable, seats: Sequence[Seat | None], moments: Sequence[int] = ()) -> list[Reader]:
    """Make readers that know all that they would have been told by now."""
    readers = [Reader(seat) for seat in seats]
    if len(table.log) == 1:
        # Nothing has happened since the deal, so the table itself can be shown.
        tell(table, table.game.to_act(table.state), table.events, readers)
    else:
        for _ in _stories(table, readers, moments):
            pass
    return readers


def heard(table: AnyTable, seat: Seat) -> list[Any]:
    """List all events that a seat was told so far."""
    game = table.game
    again = Table(game, table.options, game.read_deal(table.options, table.log[0], table.seats))
    told = again.told(seat)
    for number, entry in enumerate(table.log[1:], start=1):
        again.append(number, entry)
        told += again.told(seat)
    return told
