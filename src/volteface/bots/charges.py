"""What was said against a bot by ready-made phrases, so that it may defend itself. No move hangs on it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from volteface.core.game import Seat
from volteface.core.phrases import SEAT, Said


class Charge(NamedTuple):
    """A phrase that speaks against somebody, and who said it."""

    by: Seat
    said: Said


def names(said: Said, seat: Seat) -> bool:
    """Tell whether a phrase speaks of a seat."""
    return any(slot.kind == SEAT and said.slots[slot.name] == seat for slot in said.phrase.slots)


class Charges:
    """What one bot heard since it was last asked for words."""

    def __init__(self, accusing: Collection[str]) -> None:
        """Listen for phrases that accuse."""
        self._accusing = accusing
        self._heard: list[Charge] = []

    def hear(self, by: Seat, said: Said) -> None:
        """Note a phrase, if it is one that accuses."""
        if said.phrase.id in self._accusing:
            self._heard.append(Charge(by, said))

    def answer(self, aims: Callable[[Said], bool]) -> Charge | None:
        """Take the latest that aims at oneself; answered or not, nothing heard so far is answered later."""
        heard, self._heard = self._heard, []
        return next((charge for charge in reversed(heard) if aims(charge.said)), None)
