"""Insider in the terminal."""

from __future__ import annotations

from volteface.terminal.insider.presenter import InsiderPresenter

__all__ = ["InsiderPresenter"]
