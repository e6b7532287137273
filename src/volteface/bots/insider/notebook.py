"""What a bot notes of its decisions, so that it can say after the game why it made them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from volteface.bots.policy import Reason
from volteface.core.errors import Argument


class Notebook:
    """The reasons of one bot, decision by decision."""

    def __init__(self) -> None:
        """Start with an empty page."""
        self.reasons: list[Reason] = []
        self._decision = -1
        self._why: tuple[str, Mapping[str, Argument], Mapping[str, int]] | None = None

    def begin(self) -> None:
        """Turn to the next decision."""
        self._decision += 1
        self._why = None

    def because(self, message: str, **arguments: Argument) -> None:
        """Note why; what is noted last counts."""
        self._why = (message, arguments, {})

    def because_of(self, seat: int, message: str, **arguments: Argument) -> None:
        """Note why, where it is about somebody."""
        self._why = (message, arguments, {"seat": seat})

    def end(self, action: Any) -> None:
        """Note what was done, if anything was."""
        if action is not None and self._why is not None:
            message, arguments, seats = self._why
            self.reasons.append(Reason(self._decision, action, message, arguments, seats))
