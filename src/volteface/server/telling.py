"""The one door through which anything about a game leaves the server: it takes a seat, or nobody.

A reader is told something only when something has changed for it, and its pushes are counted for it alone:
how many entries the log has is nobody's business while ballots are secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from volteface.core.game import CLOCK, Actor, AnyGame, Seat
from volteface.core.json import Entry
from volteface.core.table import Table
from volteface.server.messages import Push

AnyTable = Table[Any, Any, Any, Any, Any, Any]

_NOTHING: Final = b"[]"
_encode: Final = msgspec.json.Encoder().encode


def offers(game: AnyGame, state: Any, seat: Seat | None, asked: Sequence[Actor]) -> list[Entry]:
    """List the entries that the player of a seat may append now, for it and for whom it decides."""
    return [
        {"by": actor, **game.write_action(action)}
        for actor in asked
        if actor >= 0 and game.decider(state, actor) == seat
        for action in game.legal(state, actor)
    ]


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

    def look(self, table: AnyTable, asked: Sequence[Actor], seen: Any, events: Sequence[Any]) -> bool:
        """Take in a view of the table and what happened; tells whether anything is new to this reader."""
        view = _encode(seen)
        offered = offers(table.game, table.state, self.seat, asked)
        legal = _encode(offered) if offered else _NOTHING
        told = redacted(table.game, events, self.seat)
        if not told and view == self.view and legal == self.legal:
            return False
        self.n += 1
        self.view, self.legal = view, legal
        self.events = _encode(told) if told else _NOTHING
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


def redacted(game: AnyGame, events: Sequence[Any], seat: Seat | None) -> list[Any]:
    """Give a reader its part of what happened."""
    return [told for told in (game.redact(event, seat) for event in events) if told is not None]


def together(game: AnyGame, before: Any, actor: Actor, after: Any) -> bool:
    """Tell whether others still choose at the same time, unseen; once time is up all are asked anew."""
    others = [other for other in game.to_act(before) if other != actor]
    return actor != CLOCK and bool(others) and set(others) <= set(game.to_act(after))


def story(table: AnyTable, seat: Seat | None, moments: Sequence[int] = ()) -> Iterator[tuple[int, Reader]]:
    """Play a table's log again and say, entry by entry, what a reader was told, and nothing else.

    With the moments at which entries were shown: ballots that were shown at the same one are told together,
    as they were, so that nobody learns whose was the last.
    """
    game = table.game
    again = Table(game, table.options, game.read_deal(table.options, table.log[0], table.seats))
    reader = Reader(seat)
    if reader.look(again, game.to_act(again.state), again.view(seat), again.events):
        yield 0, reader
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
        if reader.look(again, game.to_act(again.state), again.view(seat), events):
            yield number, reader
        events = []


def catch_up(table: AnyTable, seat: Seat | None, moments: Sequence[int] = ()) -> Reader:
    """Make a reader that knows all that it would have been told by now."""
    reader = Reader(seat)
    for _, now in story(table, seat, moments):
        reader = now
    return reader


def heard(table: AnyTable, seat: Seat) -> list[Any]:
    """List all events that a seat was told so far."""
    game = table.game
    again = Table(game, table.options, game.read_deal(table.options, table.log[0], table.seats))
    told = again.told(seat)
    for number, entry in enumerate(table.log[1:], start=1):
        again.append(number, entry)
        told += again.told(seat)
    return told
