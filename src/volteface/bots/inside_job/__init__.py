"""Bots of their own for Inside Job."""

from __future__ import annotations

from volteface.bots.inside_job.careful import CarefulPolicy

__all__ = ["CarefulPolicy"]
