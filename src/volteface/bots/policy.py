"""The protocol of a bot: it decides from a seat's view alone. Bots are handed views, never states.

``Policy`` is all that a bot must be. ``Talker``, ``Hearing``, ``Explainer`` and ``Suspicious`` are what it
may be besides; whoever seats it looks with ``isinstance``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from volteface.core.errors import Argument
from volteface.core.game import AnyGame, Seat
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng


class Budget(NamedTuple):
    """How much a bot may think about one decision: a number of playouts or worlds, never a time.

    A decision depends on the seed, on what the seat was told and on the budget: it is the same everywhere.
    """

    playouts: int


class Policy(Protocol):
    """One bot at one seat for one game. It may remember what it was told."""

    @property
    def listens(self) -> bool:
        """Whether it looks at views and hears events at all; ``choose`` of one that does not gets no view."""

    def watch(self, events: Sequence[Any]) -> None:
        """Hear what happened, as far as this seat is told; called before ``choose``, in order."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Choose a legal action, or fill in one with free text; ``None`` waits, while a clock runs."""


Maker = Callable[[AnyGame, int, Rng, Budget], Policy]
"""Makes a bot for a seat; it draws whatever it needs from its own generator."""


class Kind(NamedTuple):
    """A kind of bot: how one is made, and the budget it has unless it is given another."""

    make: Maker
    budget: Budget = Budget(0)
    """A bot that does not search has no use for one."""


@runtime_checkable
class Talker(Protocol):
    """A bot that talks, by ready-made phrases alone."""

    def say(self, view: Any, phrases: Sequence[Phrase]) -> Said | None:
        """Say one of the phrases, its slots filled, or nothing.

        Called now and then while the seat may speak; the caller limits how often.
        """


@runtime_checkable
class Hearing(Protocol):
    """A bot that hears what others say by ready-made phrases; what people type is not read to it."""

    def hear(self, by: Seat, said: Said) -> None:
        """Hear what somebody else at the table said; called before ``say``.

        It is for answers alone. A move must not hang on it: after a restart nothing of it is told again.
        """

    def unsaid(self) -> None:
        """Hear that what it wished to say last came too late and was not said; called before ``say``."""


class Reason(NamedTuple):
    """Why a bot did what it did, for people to read when the game is over."""

    decision: int
    """Which call of ``choose`` it was, from 0."""
    action: Any
    message: str
    """A message of the catalogue."""
    arguments: Mapping[str, Argument] = {}
    """What the message speaks of, besides seats."""
    seats: Mapping[str, Seat] = {}
    """The seats that it speaks of, which readers are shown by name."""


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why it did something."""

    def why(self) -> Sequence[Reason]:
        """Give the reasons of its decisions so far, in order, at most one each; shown after the game only."""


@runtime_checkable
class Suspicious(Protocol):
    """A bot that suspects."""

    def suspicion(self) -> Sequence[float]:
        """Say how likely each seat is the traitor, by all that it was told until now."""


@runtime_checkable
class Tellable(Protocol):
    """A bot that can be told the truth: with it the arena measures what better suspicion would be worth.

    Nobody else calls this. No table has a way to seat a bot that was told.
    """

    def tell(self, traitors: Sequence[Seat]) -> None:
        """Hear, before anything else, who the traitors are."""
