"""Actions on their way into the log, and the answers that were given to them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

import msgspec

from volteface.core.game import Actor, Seat
from volteface.core.json import Entry
from volteface.core.table import Next
from volteface.server import messages
from volteface.server.errors import Declined
from volteface.server.telling import AnyTable
from volteface.server.thinking.messages import Why

Answer = Callable[[messages.Message], None]
"""Answers whoever sent a request, wherever he is connected now."""

REMEMBERED: Final = 32
"""How many of somebody's latest requests are recognised when they are sent again."""

REQUEST: Final = "request"
"""Where a stored entry says whose request it was; records do not have it."""

WHY: Final = "why"
"""Where a stored entry says why a bot did it; records do not have it, and nobody is shown it in the game."""

_Who = TypeVar("_Who", bound=Hashable)


@final
class Sender:
    """Who has sent an action, under which name, in answer to which push, and how to answer him."""

    __slots__ = ("answer", "id", "member", "n")

    def __init__(self, member: str, name: str, n: int, answer: Answer) -> None:
        """Remember all four."""
        self.member, self.id, self.n, self.answer = member, name, n, answer


@final
class Order:
    """An action on its way, and who acts."""

    __slots__ = ("action", "by", "player", "seat", "why")

    def __init__(
        self,
        seat: Actor,
        action: Any,
        player: Seat | None = None,
        by: Sender | None = None,
        why: Why | None = None,
    ) -> None:
        """Without a sender it is the server's own: chance's, the clock's, a bot's."""
        self.seat = seat
        self.action = action
        self.player = player
        """The seat whose player has decided it."""
        self.by = by
        self.why = why
        """A bot's reason."""


@final
class Held:
    """An order that is stored, what it led to, and when everybody is shown it."""

    __slots__ = ("due", "moment", "order", "steps", "together")

    def __init__(
        self, order: Order, steps: list[Next[Any, Any]], due: int, moment: int, *, together: bool
    ) -> None:
        """Hold an order back until it is due."""
        self.order, self.steps, self.due = order, steps, due
        self.moment = moment
        """The moment that is stored: that of showing, or just after the one before."""
        self.together = together
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


def acting_seat(table: AnyTable, player: Seat, action: Mapping[str, Any]) -> Seat:
    """Find the seat for which a player acts: his own, or one for which he decides."""
    seat = action.get("by", player)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(table.seats):
        raise Declined("malformed", "srv-by")
    if seat != player and table.game.decider(table.state, seat) != player:
        raise Declined("not-allowed", "srv-not-your-seat")
    return seat


def read_log(entries: Sequence[bytes]) -> list[Entry]:
    """Read a stored log: the entries as records write them."""
    log: list[Entry] = [msgspec.json.decode(entry) for entry in entries]
    return [{key: value for key, value in entry.items() if key not in (REQUEST, WHY)} for entry in log]
