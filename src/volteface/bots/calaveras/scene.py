"""The open table as three numbers, for search: the rules of ``games.calaveras.board`` on packed integers.

A test plays whole games through both and compares.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.calaveras.board import CENTRE_NEEDED, GUILTY_AT, HOW_MANY, INNOCENT, SUSPECT

POINT: Final[list[i64]] = [2 ** (4 * seat) for seat in range(6)]
"""``points`` has four bits for each seat: more than eleven are out of reach."""
ALONE: Final[list[i64]] = [2 ** (5 * spot + card) for spot in range(8) for card in range(5)]
"""``shown`` has five bits for each spot, one a Place: that of a Place is at ``5 * spot + card``."""
NOBODY: Final[i64] = 7
"""Instead of a seat that is guilty: no table has so many."""
_CENTRE: Final[i64] = 5 * 6
_SEATS_ONLY: Final[i64] = 2**_CENTRE - 1


@final
class Scene:
    """One open table, laid out anew again and again while a search looks at plays."""

    __slots__ = ("guilty", "nicole", "points", "seats", "shown")

    def __init__(self, seats: i64) -> None:
        """Begin with a bare table."""
        self.seats = seats
        self.shown: i64 = 0
        self.points: i64 = 0
        self.nicole: i64 = 0
        self.guilty: i64 = NOBODY

    def lay(self, shown: i64, points: i64, nicole: i64) -> None:
        """Lay out a table where nobody is guilty yet."""
        self.shown = shown
        self.points = points
        self.nicole = nicole
        self.guilty = NOBODY

    def place(self, card: i64, spot: i64) -> None:
        """MC-7 to MC-20: a Place arrives, and everything comes of it that must."""
        self._arrive(card, spot)
        self._resolve()

    def twist(self, card: i64, origin: i64, spot: i64) -> None:
        """MC-10: a Place goes elsewhere, and everything comes of it that must."""
        self.shown &= ~ALONE[5 * origin + card]
        self._arrive(card, spot)
        self._resolve()

    def _arrive(self, card: i64, spot: i64) -> None:
        """MC-8, MC-9: twins cancel; the two zones are one area for this."""
        shown = self.shown
        if spot < INNOCENT:
            self.shown = shown ^ ALONE[5 * spot + card]
            return
        either = ALONE[5 * INNOCENT + card] | ALONE[5 * SUSPECT + card]
        if shown & either:
            self.shown = shown & ~either
        else:
            self.shown = shown | ALONE[5 * spot + card]

    def _resolve(self) -> None:
        """MC-11: Nicole, the suspect, Nicole again, the end."""
        self._move_nicole()
        centre = self.shown >> _CENTRE
        if centre == 0:
            return
        cards = HOW_MANY[centre & 31] + HOW_MANY[centre >> 5]
        if cards < CENTRE_NEEDED:
            return
        seat = self._suspect(centre & 31, centre >> 5)
        if seat == NOBODY:
            return
        self.points += cards * POINT[seat]
        self.shown &= _SEATS_ONLY
        self._move_nicole()
        if self.points >> (4 * seat) & 15 >= GUILTY_AT:
            self.guilty = seat

    def _suspect(self, innocent: i64, suspect: i64) -> i64:
        """MC-12, MC-14, MC-15: the last who is not innocent, or the one with the most suspect Places."""
        rest = self.shown
        doubted: i64 = 0
        last: i64 = NOBODY
        found: i64 = NOBODY
        most: i64 = 0
        for seat in range(self.seats):
            places = rest & 31
            rest >>= 5
            if places & innocent:
                continue
            doubted += 1
            last = seat
            number = HOW_MANY[places & suspect]
            if number > most:
                most = number
                found = seat
            elif number == most:
                found = NOBODY
        return last if doubted == 1 else found

    def _move_nicole(self) -> None:
        """MC-18: to the fewest points, then the most Places; in a tie she stays."""
        rest = self.shown
        points = self.points
        best: i64 = 1000
        goes: i64 = NOBODY
        for seat in range(self.seats):
            # Fewer points come before any number of Places.
            rank = 8 * (points & 15) - HOW_MANY[rest & 31]
            rest >>= 5
            points >>= 4
            if rank < best:
                best = rank
                goes = seat
            elif rank == best:
                goes = NOBODY
        if goes != NOBODY:
            self.nicole = goes
