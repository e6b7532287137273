"""Mission Calaveras: suspicion and trust in teams of two, for 3 to 6 (docs/rules/mission-calaveras.md)."""

from __future__ import annotations

from volteface.games.calaveras.actions import Action, EmptyTwist, Pass, Place, Reshuffle, Twist
from volteface.games.calaveras.board import Board
from volteface.games.calaveras.events import Event
from volteface.games.calaveras.game import CALAVERAS, MissionCalaveras
from volteface.games.calaveras.options import Options
from volteface.games.calaveras.state import Deal, State
from volteface.games.calaveras.view import View
from volteface.text import add_catalogue

__all__ = [
    "CALAVERAS",
    "Action",
    "Board",
    "Deal",
    "EmptyTwist",
    "Event",
    "MissionCalaveras",
    "Options",
    "Pass",
    "Place",
    "Reshuffle",
    "State",
    "Twist",
    "View",
]

add_catalogue(__name__)
