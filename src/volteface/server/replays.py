"""A game that is over, step by step, as one seat was told it: rebuilt from its log, and nothing added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

import msgspec

from volteface.core.errors import BadRecord
from volteface.core.game import Seat
from volteface.core.record import Record
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server import bodies
from volteface.server.errors import Declined
from volteface.server.telling import AnyTable, story

LARGEST_ANSWER: Final = 2 * 1024 * 1024
"""How many bytes of steps one answer has at most; a step that is larger comes alone."""
MOST_ENTRIES: Final = 1_000
"""A record that somebody shows may have so many: several times as many as any game that was ever played."""


def read_seat(typed: str | None) -> Seat | None:
    """Read through whose eyes somebody wants to look; ``None`` is a spectator."""
    if typed is None or typed == bodies.SPECTATOR:
        return None
    if not (typed.isascii() and typed.isdigit() and len(typed) < 3):
        raise Declined("malformed", "srv-no-such-seat", seat=typed[:10])
    return int(typed)


def replay(table: AnyTable, seat: Seat | None, first: int = 0, moments: Sequence[int] = ()) -> bodies.Replay:
    """Tell a game again to a seat, or to a spectator, from a step on and as far as one answer goes.

    With the moments at which its entries were shown, the steps are the pushes of that time, one for one.
    """
    if seat is not None and seat >= len(table.seats):
        raise Declined("malformed", "srv-no-such-seat", seat=seat)
    steps: list[bodies.ReplayStep] = []
    size = 0
    following: int | None = None
    for number, reader in story(table, seat, moments):
        if reader.n < first:
            continue
        size += len(reader.view) + len(reader.events)
        if steps and size > LARGEST_ANSWER:
            following = reader.n
            break
        entry = table.log[number]
        at = moments[number] - moments[0] if moments and not table.game.timed else entry.get("at")
        steps.append(
            bodies.ReplayStep(
                n=reader.n,
                entry=number,
                by=cast("int | Literal['chance', 'clock']", entry["by"]),
                view=msgspec.Raw(reader.view),
                events=msgspec.Raw(reader.events),
                at=at if isinstance(at, int) else None,
            )
        )
    record = table.record()
    # A table's own words may serve it again: whoever looks back has no need of the list.
    lists = {flag.name for flag in table.game.flags if flag.kind == "lines"}
    return bodies.Replay(
        game=record.game,
        options={name: value for name, value in record.options.items() if name not in lists},
        seats=tuple(record.seats),
        result=record.result,
        seat=seat,
        steps=tuple(steps),
        next=following,
    )


def replay_record(written: bytes, seat: Seat | None, first: int = 0) -> bodies.Replay:
    """Tell a game again that somebody has as a file; one that does not play raises ``BadRecord``."""
    record = Record.from_json(written)
    if len(record.log) > MOST_ENTRIES:
        raise BadRecord("record-too-many-entries", entry=MOST_ENTRIES, limit=MOST_ENTRIES)
    return replay(Table.replay(find_game(record.game), record), seat, first)
