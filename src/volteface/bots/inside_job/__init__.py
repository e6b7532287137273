"""Bots of their own for Inside Job."""

from __future__ import annotations

from typing import Final

from volteface.bots.inside_job.careful import CarefulPolicy
from volteface.bots.policy import Kind

__all__ = ["BOTS", "CarefulPolicy"]

BOTS: Final = {
    "careful": Kind(CarefulPolicy),
}
