"""Actions on their way into the log, and the answers that were given to them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from volteface.core.game import Actor, Seat
from volteface.core.table import Next
from volteface.server import messages

Answer = Callable[[messages.Message], None]
"""Answers whoever sent a request, wherever he is connected now."""

REMEMBERED: Final = 32
"""How many of somebody's latest requests are recognised when they are sent again."""

_Who = TypeVar("_Who", bound=Hashable)


class Order:
    """An action, who acts, who has decided it, and whom to answer."""

    __slots__ = ("action", "answer", "id", "player", "seat")

    def __init__(
        self,
        seat: Actor,
        player: Seat | None,
        action: Any,
        name: str | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Without a player it is the server's own: chance's, the clock's, a bot's."""
        self.seat = seat
        self.player = player
        self.action = action
        self.id = name
        self.answer = answer


class Held(NamedTuple):
    """An order that is stored, what it led to, and when everybody is shown it."""

    order: Order
    steps: list[Next[Any, Any]]
    due: int
    together: bool
    """Whether others still choose at the same time, and see nothing of it."""


class Answers(Generic[_Who]):
    """The latest answers to everybody's requests, so that a repeat is answered again and does nothing."""

    def __init__(self) -> None:
        """Begin with none."""
        self._answers: dict[_Who, dict[str, messages.Message | None]] = {}

    def knows(self, who: _Who, name: str) -> bool:
        """Tell whether a request has come before."""
        return name in self._answers.get(who, ())

    def find(self, who: _Who, name: str) -> messages.Message | None:
        """Find the answer; ``None`` while it is under way."""
        return self._answers.get(who, {}).get(name)

    def note(self, who: _Who, name: str, answer: messages.Message | None) -> None:
        """Remember an answer."""
        answers = self._answers.setdefault(who, {})
        answers[name] = answer
        while len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    def forget(self, who: _Who, name: str) -> None:
        """Nothing has happened: the same request may be tried again."""
        self._answers.get(who, {}).pop(name, None)

    def drop(self, who: _Who) -> None:
        """Somebody is gone for good."""
        self._answers.pop(who, None)
