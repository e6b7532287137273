"""Inside Job in the terminal."""

from __future__ import annotations

from volteface.terminal.inside_job.presenter import InsideJobPresenter

__all__ = ["InsideJobPresenter"]
