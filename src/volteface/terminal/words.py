"""How a table speaks to one reader: the language, the names, and whom it calls "you"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from volteface.core.game import Seat
from volteface.terminal.glyphs import shorten
from volteface.text import LANGUAGES, sentence

Place = int | str
"""A seat, or a figure without one, which goes by its own name."""


@lru_cache(maxsize=2048)
def _said(message: str, language: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """A screen says the same things again with every key."""
    return " ".join(sentence(message, language, **dict(arguments)).split("\n"))


@dataclass(frozen=True)
class Words:
    """Everything that turns messages into sentences for one reader."""

    language: str
    names: tuple[str | None, ...]
    """What each seat is called; ``None`` where nobody gave a name."""
    persons: tuple[Seat, ...]
    reader: Seat | None = None
    """The seat that looks at the screen; ``None`` where everybody may."""

    def say(self, message: str, **arguments: str | int) -> str:
        """Say a message as one paragraph."""
        return _said(message, self.language, tuple(arguments.items()))

    def name(self, place: Place) -> str:
        """Call somebody by name."""
        if isinstance(place, str):
            return place.capitalize()
        name = self.names[place]
        if name is not None:
            return name
        if self.persons == (place,):
            return self.say("term-you")
        return self.say("term-player", seat=place + 1)

    def short(self, place: Place, width: int) -> str:
        """Call somebody by a name that fits; a player without a name of his own by a number."""
        name = self.name(place)
        if len(name) > width and isinstance(place, int) and self.names[place] is None:
            return self.say("term-player-short", seat=place + 1)
        return shorten(name, width)

    def join(self, parts: list[str]) -> str:
        """List names: Ann, Ben and Cleo."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("term-and", first=", ".join(parts[:-1]), last=parts[-1])

    def you(self, place: Place) -> str:
        """Tell the catalogue whether it speaks to the reader."""
        return "yes" if place == self.reader else "no"

    def to(self, reader: Seat | None) -> Words:
        """Speak to somebody else."""
        return replace(self, reader=reader)

    def other_language(self) -> Words:
        """Speak the next language."""
        at = LANGUAGES.index(self.language) if self.language in LANGUAGES else -1
        return replace(self, language=LANGUAGES[(at + 1) % len(LANGUAGES)])
