"""What a form may tell of options before anybody chooses: which there are, what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from volteface.core.errors import Refused
from volteface.core.json import Json


class ChoiceFacts(NamedTuple):
    """One choice of a list, alone."""

    choice: str
    players: tuple[int, ...]
    """With how many players it can be chosen."""
    facts: Mapping[str, Json]
    """What the game says of it, for people to choose by."""


class Conflict(NamedTuple):
    """Choices that do not go together, and what refuses them."""

    choices: tuple[str, ...]
    refusal: Refused


class Recommendation(NamedTuple):
    """Choices that play well together, and the message that says why."""

    choices: tuple[str, ...]
    players: tuple[int, ...]
    reason: str


class ListGuide(NamedTuple):
    """What is to be known of an option that is a list of choices."""

    most: int
    """How many can be chosen at once."""
    choices: tuple[ChoiceFacts, ...]
    conflicts: tuple[Conflict, ...]
    recommended: tuple[Recommendation, ...]


class Part(NamedTuple):
    """One part of an option that people put together."""

    name: str
    kind: str
    """``text``, ``switch`` or ``choice``."""
    choices: tuple[Json, ...] = ()
    default: Json = None
    longest: int | None = None
    """For a text: how many characters it may have."""
