"""What was done, packed into one number a turn: the play, and what came of it. All of it is public.

Bits, from the lowest: 9 the play's code, 1 twins met, 3 the seat named, 4 its new points (none: nobody was
named), 3 Nicole's seat after it, 2 cards drawn, 1 a new pile was made.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from volteface.games.calaveras.actions import BY_CODE, CODE_MASK, Action

TWINS: Final[i64] = 2**9
NAMED: Final[i64] = 2**10
POINTS: Final[i64] = 2**13
NICOLE: Final[i64] = 2**17
DRAWN: Final[i64] = 2**20
RESHUFFLED: Final[i64] = 2**22


class Turn(NamedTuple):
    """One turn that was taken."""

    action: Action
    twins: bool
    named: int | None
    points: int
    nicole: int
    drawn: int
    reshuffled: bool


def read_turn(packed: int) -> Turn:
    """Read one turn."""
    points = packed // POINTS & 15
    return Turn(
        action=BY_CODE[packed & CODE_MASK],
        twins=bool(packed & TWINS),
        named=packed // NAMED & 7 if points else None,
        points=points,
        nicole=packed // NICOLE & 7,
        drawn=packed // DRAWN & 3,
        reshuffled=bool(packed & RESHUFFLED),
    )
