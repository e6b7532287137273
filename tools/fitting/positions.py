"""Open tables as the judge is asked about them, and who won from there."""

from __future__ import annotations

from typing import NamedTuple

from volteface.bots.calaveras.worth import PER_SEAT, seat_parts


class Table(NamedTuple):
    """What lies open, packed as `Scene` has it, and whose turn it is."""

    shown: int
    points: int
    nicole: int
    turn: int


class Sample(NamedTuple):
    """Which rows of the network count at a table, and who won: 0 is the team of the seat to act."""

    parts: list[int]
    winner: int


def parts_of(table: Table, seats: int) -> list[int]:
    """Seats are counted from the one to act; what the judge reads, `Weights` says."""
    innocent, suspect = table.shown >> 30 & 31, table.shown >> 35 & 31
    found: list[int] = []
    for away in range(seats):
        seat = (table.turn + away) % seats
        places = table.shown >> (5 * seat) & 31
        standing = 0 if places & innocent else min(1 + (places & suspect).bit_count(), 4)
        points = table.points >> (4 * seat) & 15
        own = seat_parts(points, places.bit_count(), standing, seat == table.nicole)
        found += [PER_SEAT * away + part for part in own]
    zones = PER_SEAT * seats
    return [*found, zones + innocent.bit_count(), zones + 6 + suspect.bit_count()]


def sample_of(table: Table, seats: int, winner: int) -> Sample:
    return Sample(parts_of(table, seats), (winner - table.turn) % (seats // 2))
