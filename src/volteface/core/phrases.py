"""Ready-made phrases: what people say at a table, within the rules of talk, in each reader's language.

A phrase is a message of the catalogue; its slots are the arguments. A game has its own (``Game.phrases``),
and ``COMMON`` are said at every table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from volteface.core.errors import Refused
from volteface.core.json import Json
from volteface.text import sentence

if TYPE_CHECKING:
    from volteface.core.game import AnyGame

SEAT: Final = "seat"
NUMBER: Final = "number"

Choice = int | str


class Slot(NamedTuple):
    """A gap in a phrase, named as the message names it; a seat's takes any seat of the table."""

    name: str
    kind: str
    """``seat``, ``number``, or a kind of thing that the game knows: ``suit``, ``place``, ``zone``."""
    values: tuple[Choice, ...] = ()
    """What may stand there, unless it is a seat."""

    def choices(self, game: AnyGame, options: Any) -> Sequence[Choice]:
        """List what may stand there at such a table."""
        return range(game.seats(options)) if self.kind == SEAT else self.values


class Phrase(NamedTuple):
    """A phrase; ``id`` is its message."""

    id: str
    slots: tuple[Slot, ...] = ()


class Said(NamedTuple):
    """A phrase with its slots filled."""

    phrase: Phrase
    slots: Mapping[str, Choice]


WHO: Final = Slot("seat", SEAT)
"""The slot that most phrases have: somebody at the table."""


def number(least: int, most: int) -> Slot:
    """Make a slot for a number."""
    return Slot("number", NUMBER, tuple(range(least, most + 1)))


COMMON: Final = (
    Phrase("say-hello"),
    Phrase("say-thanks"),
    Phrase("say-good-luck"),
    Phrase("say-good-game"),
    Phrase("say-again"),
    Phrase("say-moment"),
    Phrase("say-back"),
    Phrase("say-hurry"),
    Phrase("say-your-turn", (WHO,)),
    Phrase("say-well-played", (WHO,)),
    Phrase("say-agree", (WHO,)),
    Phrase("say-disagree", (WHO,)),
    Phrase("say-unsure"),
    Phrase("say-oops"),
    Phrase("say-laugh"),
    Phrase("say-wow"),
)
"""What is said at every table."""


def phrases_of(game: AnyGame) -> tuple[Phrase, ...]:
    """List all that can be said at a table of this game, its own phrases first."""
    return (*game.phrases, *COMMON)


def read_phrase(game: AnyGame, options: Any, name: str, slots: Mapping[str, Json]) -> Said:
    """Read what somebody wants to say; raises ``Refused`` if there is no such phrase or a slot is wrong."""
    for phrase in phrases_of(game):
        if phrase.id == name:
            break
    else:
        raise Refused(game.id, "phrase-unknown")
    if slots.keys() != {slot.name for slot in phrase.slots}:
        raise Refused(game.id, "phrase-slots", slots=len(phrase.slots))
    filled = {slot.name: _choice(game, options, slot, slots[slot.name]) for slot in phrase.slots}
    return Said(phrase, filled)


def _choice(game: AnyGame, options: Any, slot: Slot, value: Json) -> Choice:
    # True is 1 and 1.0 is 1 to Python, but not to whoever reads what was said.
    if type(value) in (int, str) and value in slot.choices(game, options):
        assert isinstance(value, Choice)
        return value
    raise Refused(game.id, "phrase-slot", slot=slot.name)


def say(said: Said, language: str, names: Sequence[str]) -> str:
    """Say a phrase in a language; ``names`` are those of the seats."""
    arguments = {slot.name: _shown(slot, said.slots[slot.name], names) for slot in said.phrase.slots}
    return sentence(said.phrase.id, language, **arguments)


def _shown(slot: Slot, value: Choice, names: Sequence[str]) -> Choice:
    return names[int(value)] if slot.kind == SEAT else value
