"""IJ-2: the missions. A mission is one row of ``MISSIONS``: id, trump, condition. Adding one adds a row."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.conditions import (
    EVEN,
    FIRST,
    LAST,
    ODD,
    SECOND,
    THIRD,
    Alternating,
    Condition,
    Either,
    EndsMatch,
    Falling,
    Highest,
    Lowest,
    NoTrump,
    OneSuit,
    OnlyValues,
    Rising,
    SomeTrump,
    TokenOn,
    Wins,
    values,
)

BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
YELLOW: Final[i64] = 2
PINK: Final[i64] = 3


@final
class Mission:
    """One mission card."""

    __slots__ = ("condition", "id", "index", "risky", "trump")

    def __init__(self, name: str, trump: i64, condition: Condition, risky: bool = False) -> None:
        """Write one row; its index is filled in by the table."""
        self.id = name
        self.trump = trump
        self.condition = condition
        self.risky = risky
        self.index: i64 = 0

    def __repr__(self) -> str:
        """Show the id."""
        return self.id


MISSIONS: Final = [
    Mission("ascending", BLUE, Rising()),
    Mission("descending", GREEN, Falling()),
    Mission("first-highest", PINK, Highest(FIRST)),
    Mission("first-lowest", GREEN, Lowest(FIRST)),
    Mission("second-highest", YELLOW, Highest(SECOND)),
    Mission("second-lowest", PINK, Lowest(SECOND)),
    Mission("third-highest", BLUE, Highest(THIRD)),
    Mission("third-lowest", YELLOW, Lowest(THIRD)),
    Mission("last-highest", GREEN, Highest(LAST)),
    Mission("last-lowest", BLUE, Lowest(LAST)),
    Mission("high-only", YELLOW, OnlyValues(values(7, 13))),
    Mission("low-only", PINK, OnlyValues(values(1, 7))),
    Mission("middle-only", GREEN, OnlyValues(values(4, 10))),
    Mission("even-only", BLUE, OnlyValues(EVEN)),
    Mission("odd-only", PINK, OnlyValues(ODD)),
    Mission("alternating", YELLOW, Alternating()),
    Mission("first-wins", YELLOW, Wins(FIRST)),
    Mission("second-wins", GREEN, Wins(SECOND)),
    Mission("third-wins", PINK, Wins(THIRD)),
    Mission("last-wins", BLUE, Wins(LAST)),
    Mission("one-suit", GREEN, OneSuit()),
    Mission("ends-match", PINK, EndsMatch()),
    Mission("no-trump", BLUE, NoTrump()),
    Mission("some-trump", YELLOW, SomeTrump()),
    Mission("risky-second", BLUE, TokenOn(SECOND), risky=True),
    Mission("risky-third", GREEN, TokenOn(THIRD), risky=True),
    Mission("risky-last", YELLOW, TokenOn(LAST), risky=True),
    Mission("risky-second-or-third", PINK, Either(TokenOn(SECOND), TokenOn(THIRD)), risky=True),
]
for _index, _mission in enumerate(MISSIONS):
    _mission.index = _index

BASE_MISSIONS: Final = [one.index for one in MISSIONS if not one.risky]
ALL_MISSIONS: Final = [one.index for one in MISSIONS]
_BY_ID: Final = {one.id: one for one in MISSIONS}


def mission(name: str) -> Mission | None:
    """Find a mission by its id, or ``None``."""
    return _BY_ID.get(name)
