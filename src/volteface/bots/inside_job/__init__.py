"""Bots of their own for Inside Job."""

from __future__ import annotations

from typing import Final

from volteface.bots.inside_job.careful import CarefulPolicy
from volteface.bots.inside_job.levels import EASY, HARD, NORMAL, level
from volteface.bots.policy import Budget, Kind

__all__ = ["BOTS", "CarefulPolicy"]

BOTS: Final = {
    "careful": Kind(CarefulPolicy),
    "easy": Kind(level(EASY), Budget(8)),
    "normal": Kind(level(NORMAL), Budget(40)),
    "hard": Kind(level(HARD), Budget(150)),
}
