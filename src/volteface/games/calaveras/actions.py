"""What a seat may want. Actions are small values; equal ones compare equal, the usual ones are made once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.calaveras.board import SPOTS, spot_name, spots
from volteface.games.calaveras.cards import CARDS, PLACES


class Action:
    """Anything that can be done; ``notation`` is short, unique and readable.

    ``code`` is a small number for the history; that of a reshuffle means nothing.
    """

    __slots__ = ("code", "notation")

    def __init__(self, notation: str, code: i64) -> None:
        """Write it down."""
        self.notation = notation
        self.code = code

    def __eq__(self, other: object) -> bool:
        """Two actions are equal if they are written the same way."""
        return isinstance(other, Action) and self.notation == other.notation

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self.notation)

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self.notation}>"


@final
class Place(Action):
    """MC-7: a Place in front of a seat or in a zone."""

    __slots__ = ("card", "to")

    def __init__(self, card: int, to: int) -> None:
        """Name the Place by its code, and the spot."""
        super().__init__(f"place {CARDS[card]} to {spot_name(to)}", SPOTS * card + to)
        self.card: i64 = card
        self.to: i64 = to


@final
class Twist(Action):
    """MC-10: a Twist that moves a Place."""

    __slots__ = ("card", "origin", "to")

    def __init__(self, card: int, origin: int, to: int) -> None:
        """Name the Place by its code, where it lies and where it goes."""
        code = _FIRST_TWIST + (card * SPOTS + origin) * SPOTS + to
        super().__init__(f"twist {CARDS[card]} from {spot_name(origin)} to {spot_name(to)}", code)
        self.card: i64 = card
        self.origin: i64 = origin
        self.to: i64 = to


@final
class EmptyTwist(Action):
    """MC-10: a Twist that moves nothing."""

    __slots__ = ()

    def __init__(self) -> None:
        """There is only one."""
        super().__init__("twist nothing", _EMPTY_TWIST)


@final
class Pass(Action):
    """MC-11a: no card to play."""

    __slots__ = ()

    def __init__(self) -> None:
        """There is only one."""
        super().__init__("pass", _PASS)


@final
class Reshuffle(Action):
    """MC-11a: chance shuffles the discard pile into a new draw pile, top first."""

    __slots__ = ("pile",)

    def __init__(self, pile: tuple[int, ...]) -> None:
        """Name the cards by their codes."""
        super().__init__("reshuffle " + " ".join([CARDS[card] for card in pile]), _RESHUFFLE)
        self.pile = pile


_FIRST_TWIST: Final[i64] = 64
_EMPTY_TWIST: Final[i64] = 400
_PASS: Final[i64] = 401
_RESHUFFLE: Final[i64] = 402
CODE_MASK: Final[i64] = 511

PLACING: Final = [[Place(card, to) for to in range(SPOTS)] for card in range(len(PLACES))]
TWISTING: Final = [
    [[Twist(card, origin, to) for to in range(SPOTS)] for origin in range(SPOTS)]
    for card in range(len(PLACES))
]
EMPTY_TWIST: Final = EmptyTwist()
PASS: Final = Pass()

EVERY_PLAY: Final[list[Action]] = [
    *[one for row in PLACING for one in row],
    *[one for rows in TWISTING for row in rows for one in row],
    EMPTY_TWIST,
    PASS,
]
"""Whatever a seat could try, sensible or not."""
BY_CODE: Final[dict[int, Action]] = {action.code: action for action in EVERY_PLAY}


def _placing(seats: int) -> list[tuple[Action, ...]]:
    """MC-7: for each Place, everywhere it can be put."""
    return [tuple([row[to] for to in spots(seats)]) for row in PLACING]


def _twisting(seats: int) -> list[list[tuple[Action, ...]]]:
    """MC-10: for each spot and each set of Places that lie there, every move of one of them elsewhere."""
    table: list[list[tuple[Action, ...]]] = []
    for origin in range(SPOTS):
        rows: list[tuple[Action, ...]] = [()]
        for card in range(len(PLACES)):
            more = tuple([TWISTING[card][origin][to] for to in spots(seats) if to != origin])
            rows.extend([fewer + more for fewer in rows])
        table.append(rows)
    return table


PLACES_AT: Final = {4: _placing(4), 6: _placing(6)}
TWISTS_AT: Final = {4: _twisting(4), 6: _twisting(6)}
