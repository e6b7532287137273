"""How good an open table is for each team: the chance to win, from a small network fitted to bots' own games.

Seats are counted from the one to act. What is known of a seat (points, Places, innocence or suspect Places,
Nicole) chooses a row of numbers; the rows are added up, what is above zero goes on to one sum for each team,
and the sums become chances. All of it is whole numbers, so that every machine finds the same.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from volteface.games.calaveras.board import GUILTY_AT, HOW_MANY

SURE: Final[i64] = 65536
"""A certain win; the chances of all teams come to about this."""

WIDTH: Final[i64] = 16
"""How many numbers a row has."""
_LIFT: Final[i64] = 2**20
"""Added to each number of a row: compiled, what is not negative is read faster."""

_FARTHEST: Final[i64] = 12 * 256
"""Weights, and the steps of the exponentials, are 256ths; farther behind is as good as lost."""
_EXP: Final[list[i64]] = [round(math.exp(-step / 256) * 65536) for step in range(12 * 256 + 1)]

_LURE: Final[list[float]] = [float(round(math.exp(step / 64) * 65536)) for step in range(-6 * 64, 6 * 64 + 1)]


def lure_of(better: i64, heat: i64) -> float:
    """Say how tempting a play is that gains so much: e-fold for each ``heat``, within bounds."""
    steps = 64 * better // heat
    return _LURE[max(0, min(12 * 64, steps + 6 * 64))]


PER_SEAT: Final = 7 + 6 + 5 + 1
"""What is asked of a seat: its points, its Places, innocent or how suspect, whether Nicole is there."""


def seat_parts(points: int, places: int, standing: int, nicole: int) -> list[int]:
    """Say which of a seat's ``PER_SEAT`` weights count."""
    parts = [points, 7 + places, 13 + standing]
    return [*parts, 18] if nicole else parts


@final
class Weights:
    """A fitted network: ``first`` has ``PER_SEAT`` rows for each seat, then six for each zone."""

    def __init__(self, seats: int, first: list[list[int]], bias: list[int], last: list[list[int]]) -> None:
        """Lay the tables out: a row for all that can be known of a seat, and of the centre."""
        self.seats = seats
        self.last: list[list[i64]] = [[*row] for row in last]
        self.rows: list[list[list[i64]]] = []
        for seat in range(seats):
            own = first[PER_SEAT * seat : PER_SEAT * (seat + 1)]
            table: list[list[i64]] = []
            for state in range(7 * 6 * 5 * 2):
                nicole, rest = state % 2, state // 2
                parts = seat_parts(rest // 30, rest // 5 % 6, rest % 5, nicole)
                table.append([sum([own[part][at] for part in parts]) + _LIFT for at in range(WIDTH)])
            self.rows.append(table)
        zones = first[PER_SEAT * seats :]
        self.centre: list[list[i64]] = [
            [zones[here][at] + zones[6 + there][at] + bias[at] + _LIFT for at in range(WIDTH)]
            for here in range(6)
            for there in range(6)
        ]


@final
class Judge:
    """Looks at tables; ``chances`` of the last one are kept for each team."""

    __slots__ = ("_below", "_half", "_weights", "first", "seats", "second", "third")

    def __init__(self, weights: Weights) -> None:
        """Take the network for a number of seats."""
        self._weights = weights
        self.seats: i64 = weights.seats
        self._half: i64 = weights.seats // 2
        self._below: i64 = _LIFT * (weights.seats + 1)
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0

    def look(self, shown: i64, points: i64, nicole: i64, turn: i64) -> None:
        """Find the chances of each team while nobody is guilty."""
        innocent = shown >> 30 & 31
        suspect = shown >> 35
        rows = self._weights.rows
        centre = self._weights.centre[6 * HOW_MANY[innocent] + HOW_MANY[suspect]]
        seats = self.seats
        a = self._known(rows[0], shown, points, nicole, turn, innocent, suspect)
        turn = turn + 1 if turn + 1 < seats else 0
        b = self._known(rows[1], shown, points, nicole, turn, innocent, suspect)
        turn = turn + 1 if turn + 1 < seats else 0
        c = self._known(rows[2], shown, points, nicole, turn, innocent, suspect)
        turn = turn + 1 if turn + 1 < seats else 0
        d = self._known(rows[3], shown, points, nicole, turn, innocent, suspect)
        turn = turn + 1 if turn + 1 < seats else 0
        below = self._below
        last = self._weights.last
        ours = last[0]
        next_ones = last[1]
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        if seats == 4:
            for at in range(WIDTH):
                total = centre[at] + a[at] + b[at] + c[at] + d[at] - below
                if total > 0:
                    one += total * ours[at]
                    two += total * next_ones[at]
            self._share(one, two, turn)
            return
        e = self._known(rows[4], shown, points, nicole, turn, innocent, suspect)
        turn = turn + 1 if turn + 1 < seats else 0
        f = self._known(rows[5], shown, points, nicole, turn, innocent, suspect)
        turn = turn + 1 if turn + 1 < seats else 0
        last_ones = last[2]
        for at in range(WIDTH):
            total = centre[at] + a[at] + b[at] + c[at] + d[at] + e[at] + f[at] - below
            if total > 0:
                one += total * ours[at]
                two += total * next_ones[at]
                three += total * last_ones[at]
        self._share_three(one, two, three, turn)

    def _known(
        self,
        rows: list[list[i64]],
        shown: i64,
        points: i64,
        nicole: i64,
        seat: i64,
        innocent: i64,
        suspect: i64,
    ) -> list[i64]:
        """Find the row of a seat."""
        places = shown >> (5 * seat) & 31
        standing: i64 = 0
        if not places & innocent:
            standing = 1 + HOW_MANY[places & suspect]
            standing = min(standing, 4)
        doubt = points >> (4 * seat) & 15
        state = ((doubt * 6 + HOW_MANY[places]) * 5 + standing) * 2
        if seat == nicole:
            state += 1
        return rows[state]

    def _share(self, one: i64, two: i64, turn: i64) -> None:
        """Turn the sums of two teams, that of the seat to act first, into chances."""
        ahead = (one - two) >> 8
        chance: i64 = 0
        if ahead >= 0:
            rest = _EXP[min(_FARTHEST, ahead)]
            chance = SURE * SURE // (SURE + rest)
        else:
            rest = _EXP[min(_FARTHEST, -ahead)]
            chance = SURE * rest // (SURE + rest)
        if turn % 2 == 0:
            self.first = chance
            self.second = SURE - chance
        else:
            self.first = SURE - chance
            self.second = chance

    def _share_three(self, one: i64, two: i64, three: i64, turn: i64) -> None:
        """Turn the sums of three teams, that of the seat to act first, into chances."""
        most = max(two, one)
        most = max(most, three)
        one = self._part(most - one)
        two = self._part(most - two)
        three = self._part(most - three)
        total = one + two + three
        one = SURE * one // total
        two = SURE * two // total
        three = SURE * three // total
        team = turn % 3
        if team == 0:
            self.first = one
            self.second = two
            self.third = three
        elif team == 1:
            self.second = one
            self.third = two
            self.first = three
        else:
            self.third = one
            self.first = two
            self.second = three

    def _part(self, behind: i64) -> i64:
        steps = behind >> 8
        return _EXP[min(_FARTHEST, steps)]

    def of(self, team: i64) -> i64:
        """Give the chance of a team."""
        if team == 0:
            return self.first
        return self.second if team == 1 else self.third

    def settle(self, guilty: i64, nicole: i64) -> None:
        """MC-21, MC-22: the game is over; whoever has Nicole has won, unless she is with the guilty one."""
        team = NO_TEAM if nicole == guilty else nicole % self._half
        self.first = SURE if team == 0 else 0
        self.second = SURE if team == 1 else 0
        self.third = SURE if team == 2 else 0


NO_TEAM: Final[i64] = 3
assert GUILTY_AT == 7, "a seat that plays on has one of seven numbers of points"
