"""Bots for Mission Calaveras."""

from __future__ import annotations

from volteface.bots.calaveras.careful import CarefulPolicy

__all__ = ["CarefulPolicy"]
