"""Bots of their own for Inside Job."""

from __future__ import annotations

from typing import Final

from volteface.bots.inside_job import rollout
from volteface.bots.inside_job.careful import CarefulPolicy
from volteface.bots.inside_job.levels import EASY, HARD, NORMAL, level
from volteface.bots.policy import Budget, Kind

__all__ = ["BOTS", "CarefulPolicy"]

# Interpreted, a playout takes about forty times as long, and a table waits ten seconds at most: the levels'
# own budgets are smaller then. A budget that is given is kept.
_COMPILED: Final = not rollout.__file__.endswith(".py")

BOTS: Final = {
    "careful": Kind(CarefulPolicy),
    "easy": Kind(level(EASY), Budget(8)),
    "normal": Kind(level(NORMAL), Budget(40 if _COMPILED else 12)),
    "hard": Kind(level(HARD), Budget(400 if _COMPILED else 24)),
}
