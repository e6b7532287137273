"""How figures of an arena are written, in a reader's language."""

from __future__ import annotations

from typing import Final

from volteface.lab.statistics import Interval
from volteface.text import sentence

_SIDES: Final = {
    ("inside-job", "agents"): "arena-side-agents",
    ("inside-job", "insider"): "arena-side-mole",
    ("insider", "commons"): "arena-side-commons",
    ("insider", "insider"): "arena-side-insider",
    ("mission-calaveras", "team"): "arena-side-team",
}
_MOMENTS: Final = {"inside-job": "arena-after-trick", "insider": "arena-before-ballot"}
_VERDICTS: Final = {"shown": "arena-shown", "refuted": "arena-refuted", "open": "arena-open"}


class Wording:
    """Writes of one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        """Keep them."""
        self.language, self.game = language, game

    def say(self, message: str, **arguments: str | int) -> str:
        """Say a message."""
        return sentence(message, self.language, **arguments)

    def side(self, name: str) -> str:
        """Name a side."""
        message = _SIDES.get((self.game, name))
        return name if message is None else self.say(message)

    @property
    def moment(self) -> str:
        """Say when suspicion is measured."""
        return self.say(_MOMENTS[self.game]) if self.game in _MOMENTS else ""

    def verdict(self, verdict: str) -> str:
        """Say what came of a comparison."""
        return self.say(_VERDICTS[verdict])

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Write a number."""
        text = f"{value:{'+' if signed else ''}.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "fr" else text

    def percent(self, share: float) -> str:
        """Write a share."""
        return f"{self.number(share * 100)}\u00a0%"

    def share(self, share: float, interval: Interval) -> str:
        """Write a share with its interval."""
        low, high = (self.number(one * 100) for one in interval)
        return f"{self.percent(share)} ({low}–{high})"

    def points(self, difference: float, interval: Interval) -> str:
        """Write a difference of shares, in points, with its interval."""
        low, high = (self.number(one * 100, signed=True) for one in interval)
        return f"{self.number(difference * 100, signed=True)} ({low} … {high})"
