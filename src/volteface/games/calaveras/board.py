"""What lies open: Places in front of the seats and at the centre, suspicion points, Nicole.

One short function for each paragraph that reads nothing else, so that a bot can think with the same rules.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

INNOCENT: Final[i64] = 6
SUSPECT: Final[i64] = 7
"""The two zones, as spots where a Place can lie: no seat has these numbers."""
SPOTS: Final[i64] = 8
ZONES: Final = {"innocent": 6, "suspect": 7}

GUILTY_AT: Final[i64] = 7
"""MC-20: so many suspicion points make a seat guilty."""
CENTRE_NEEDED: Final[i64] = 2
"""MC-13: so many cards at the centre can name a suspect."""

BITS: Final[list[i64]] = [1, 2, 4, 8, 16]
HOW_MANY: Final[list[i64]] = [places.bit_count() for places in range(32)]
"""How many Places a set of them has."""

Spot = int | str
"""A seat, or ``"innocent"`` or ``"suspect"``."""


def spot_name(spot: int) -> Spot:
    """Write a spot as records do."""
    if spot == INNOCENT:
        return "innocent"
    return "suspect" if spot == SUSPECT else spot


def spots(seats: int) -> list[int]:
    """MC-7: list where a Place can be put: the seats, then the two zones."""
    return [*range(seats), 6, 7]


@final
class Board:
    """The open part of a table. ``shown`` has for each spot its Places, one bit each; never one twice."""

    __slots__ = ("nicole", "seats", "shown", "suspicion")

    def __init__(self, seats: i64, nicole: i64) -> None:
        """MC-6: nothing lies anywhere, nobody has suspicion, Nicole stands in front of the first player."""
        self.seats = seats
        self.nicole = nicole
        self.shown: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
        self.suspicion: list[int] = [0] * seats

    def copy(self) -> Board:
        """Make an independent copy."""
        twin = Board(self.seats, self.nicole)
        twin.shown = self.shown[:]
        twin.suspicion = self.suspicion[:]
        return twin

    def lies(self, card: i64, spot: i64) -> bool:
        """Tell whether a Place lies at a spot."""
        return self.shown[spot] & BITS[card] != 0

    def lift(self, card: i64, spot: i64) -> None:
        """MC-10: take a Place away from where it lies; it cannot meet itself where it arrives."""
        self.shown[spot] &= ~BITS[card]

    def put(self, card: i64, spot: i64) -> bool:
        """MC-8, MC-9: let a Place arrive, and tell whether it met its twin and both were discarded."""
        bit = BITS[card]
        if spot >= INNOCENT:
            return self._put_at_the_centre(bit, spot)
        if self.shown[spot] & bit:
            self.shown[spot] &= ~bit
            return True
        self.shown[spot] |= bit
        return False

    def _put_at_the_centre(self, bit: i64, zone: i64) -> bool:
        """MC-9: the two zones are one area for this."""
        if (self.shown[INNOCENT] | self.shown[SUSPECT]) & bit:
            self.shown[INNOCENT] &= ~bit
            self.shown[SUSPECT] &= ~bit
            return True
        self.shown[zone] |= bit
        return False

    def centre(self) -> i64:
        """Count the cards at the centre, in both zones together."""
        return HOW_MANY[self.shown[INNOCENT]] + HOW_MANY[self.shown[SUSPECT]]

    def is_innocent(self, seat: i64) -> bool:
        """MC-12: a seat is innocent if it shows a Place that lies in the Innocent zone."""
        return self.shown[seat] & self.shown[INNOCENT] != 0

    def suspect_places(self, seat: i64) -> i64:
        """MC-12, MC-15: count the Places of a seat that lie in the Suspect zone; innocence prevails."""
        if self.is_innocent(seat):
            return 0
        return HOW_MANY[self.shown[seat] & self.shown[SUSPECT]]

    def suspect(self) -> int | None:
        """MC-13, MC-14, MC-15, MC-16: who is named, if anybody; a ghost is a seat like any other."""
        if self.centre() < CENTRE_NEEDED:
            return None
        alone = self.last_not_innocent()
        return alone if alone is not None else self._most_suspect()

    def last_not_innocent(self) -> int | None:
        """MC-14: the only seat that is not innocent, even if it shows no suspect Place."""
        found: int | None = None
        for seat in range(self.seats):
            if not self.is_innocent(seat):
                if found is not None:
                    return None
                found = seat
        return found

    def _most_suspect(self) -> int | None:
        """MC-15: the one seat alone with the most suspect Places, at least one."""
        found: int | None = None
        most: i64 = 0
        for seat in range(self.seats):
            places = self.suspect_places(seat)
            if places > most:
                most = places
                found = seat
            elif places == most:
                found = None
        return found

    def cast_suspicion(self, seat: i64) -> i64:
        """MC-17: one point for each card at the centre, which are discarded; what the seats show stays."""
        points = self.centre()
        self.suspicion[seat] += points
        self.shown[INNOCENT] = 0
        self.shown[SUSPECT] = 0
        return points

    def move_nicole(self) -> bool:
        """MC-18, MC-19: to the fewest suspicion points, then the most Places; in a tie she does not move."""
        fewest = min(self.suspicion)
        most: i64 = -1
        alone = False
        goes: i64 = self.nicole
        for seat in range(self.seats):
            if self.suspicion[seat] == fewest:
                places = HOW_MANY[self.shown[seat]]
                if places > most:
                    most = places
                    goes = seat
                    alone = True
                elif places == most:
                    alone = False
        if not alone or goes == self.nicole:
            return False
        self.nicole = goes
        return True

    def guilty(self) -> int | None:
        """MC-20: the seat with 7 or more suspicion points."""
        for seat in range(self.seats):
            if self.suspicion[seat] >= GUILTY_AT:
                return seat
        return None

    def winners(self, guilty: i64) -> tuple[int, ...]:
        """MC-21, MC-22: the seat with Nicole and its partner; nobody if she is still with the guilty one."""
        if self.nicole == guilty:
            return ()
        # MC-2: partners sit opposite each other.
        half = self.seats // 2
        seat = self.nicole % half
        return (int(seat), int(seat + half))
