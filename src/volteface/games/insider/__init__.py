"""Insider: find the secret word, then find the one who knew it all along (docs/rules/insider.md)."""

from __future__ import annotations

from volteface.games.insider.actions import (
    CENTRE,
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    Draw,
    EndDiscussion,
    Look,
    Place,
    Point,
    Redraw,
    TimeUp,
    Turn,
    TurnGlass,
    Write,
)
from volteface.games.insider.deals import Deal
from volteface.games.insider.events import Event
from volteface.games.insider.game import INSIDER, Insider
from volteface.games.insider.options import Options
from volteface.games.insider.state import State
from volteface.games.insider.view import View
from volteface.text import add_catalogue

__all__ = [
    "CENTRE",
    "INSIDER",
    "Accuse",
    "Action",
    "Answer",
    "Ask",
    "Begin",
    "Deal",
    "Draw",
    "EndDiscussion",
    "Event",
    "Insider",
    "Look",
    "Options",
    "Place",
    "Point",
    "Redraw",
    "State",
    "TimeUp",
    "Turn",
    "TurnGlass",
    "View",
    "Write",
]

add_catalogue(__name__)
