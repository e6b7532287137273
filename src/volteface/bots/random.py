"""The bot that chooses any legal action: the yardstick of all others, and the filler of test games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from volteface.bots.policy import Budget
from volteface.core.game import AnyGame
from volteface.core.rng import Rng


class RandomPolicy:
    """Each legal action is as likely as any other."""

    def __init__(self, _game: AnyGame, _seat: int, rng: Rng, _budget: Budget) -> None:
        """Keep the generator."""
        self._rng = rng

    @property
    def listens(self) -> bool:
        """It looks at nothing."""
        return False

    def watch(self, events: Sequence[Any]) -> None:
        """Nothing that happens changes its mind."""

    def choose(self, _view: Any, legal: Sequence[Any]) -> Any:
        """Draw one."""
        return legal[self._rng.below(len(legal))]
