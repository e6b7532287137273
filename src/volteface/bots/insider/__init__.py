"""Bots for Insider."""

from __future__ import annotations

from typing import Final

from volteface.bots.insider.careful import CarefulPolicy
from volteface.bots.insider.player import maker
from volteface.bots.policy import Kind
from volteface.text import add_catalogue

__all__ = ["BOTS", "CarefulPolicy"]

BOTS: Final = {
    "careful": Kind(CarefulPolicy),
    "easy": Kind(maker("easy")),
    "normal": Kind(maker("normal")),
    "hard": Kind(maker("hard")),
}

add_catalogue(__name__)
