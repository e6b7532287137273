"""Bots for Mission Calaveras."""

from __future__ import annotations

from typing import Final

from volteface.bots.calaveras.careful import CarefulPolicy
from volteface.bots.policy import Kind

__all__ = ["BOTS", "CarefulPolicy"]

BOTS: Final = {
    "careful": Kind(CarefulPolicy),
}
