"""Mission Calaveras in the terminal."""

from __future__ import annotations

from volteface.terminal.calaveras.presenter import CalaverasPresenter

__all__ = ["CalaverasPresenter"]
