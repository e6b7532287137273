"""The protocol of a bot: it decides from a seat's view alone. Bots are handed views, never states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from volteface.core.game import AnyGame
from volteface.core.rng import Rng


class Policy(Protocol):
    """One bot at one seat for one game. It may remember what it was told."""

    @property
    def listens(self) -> bool:
        """Whether it looks at views and hears events at all; ``choose`` of one that does not gets no view."""

    def watch(self, events: Sequence[Any]) -> None:
        """Hear what happened, as far as this seat is told; called before ``choose``, in order."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Choose a legal action, or fill in one with free text; ``None`` waits, while a clock runs."""


Maker = Callable[[AnyGame, int, Rng], Policy]
"""Makes a bot for a seat; it draws whatever it needs from its own generator."""
