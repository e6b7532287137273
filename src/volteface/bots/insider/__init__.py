"""Bots for Insider."""

from volteface.bots.insider.careful import CarefulPolicy

__all__ = ["CarefulPolicy"]
