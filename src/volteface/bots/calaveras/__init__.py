"""Bots for Mission Calaveras."""

from __future__ import annotations

from typing import Final

from volteface.bots.calaveras.careful import CarefulPolicy
from volteface.bots.calaveras.levels import EASY, HARD, NORMAL, level
from volteface.bots.calaveras.yardsticks import GreedyPolicy, TwoPlyPolicy
from volteface.bots.policy import Budget, Kind

__all__ = ["BOTS", "CarefulPolicy"]

BOTS: Final = {
    "careful": Kind(CarefulPolicy),
    "greedy": Kind(GreedyPolicy),
    "two-ply": Kind(TwoPlyPolicy),
    "easy": Kind(level(EASY), Budget(20)),
    "normal": Kind(level(NORMAL), Budget(60)),
    "hard": Kind(level(HARD), Budget(8000)),
}
