"""Who has won, and why."""

from __future__ import annotations

import msgspec

from volteface.core.json import Entry

Winner = int | str
"""A seat, or a figure without a seat such as ``"larry"``."""


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: the winners, the reason, and whatever else its record's ``result`` says."""

    winners: tuple[Winner, ...]
    by: str | None = None
    more: dict[str, int | str] = {}

    def result(self) -> Entry:
        """Write it as a record's ``result``."""
        result: Entry = {"winners": list(self.winners)}
        if self.by is not None:
            result["by"] = self.by
        result.update(self.more)
        return result
