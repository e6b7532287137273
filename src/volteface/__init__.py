"""Games of trust: rules as a library, and tables to play them at."""

from __future__ import annotations

from volteface.core.errors import BadRecord, NotInTurn, Refused, VoltefaceError
from volteface.core.game import Game, Seat, Step
from volteface.core.outcome import Outcome
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import all_games, find_game

__all__ = [
    "BadRecord",
    "Game",
    "NotInTurn",
    "Outcome",
    "Record",
    "Refused",
    "Rng",
    "Seat",
    "Step",
    "Table",
    "VoltefaceError",
    "all_games",
    "find_game",
]
