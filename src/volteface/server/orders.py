"""Actions on their way into the log, and the answers that were given to them."""

from __future__ import annotations

from collections import deque
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

_encode: Final = msgspec.json.Encoder().encode
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


@final
class Waiting:
    """The orders of a game that were taken and are not shown yet."""

    __slots__ = ("early", "held", "line", "under_way")

    def __init__(self) -> None:
        """Begin with none."""
        self.under_way: Held | None = None
        """What is being stored."""
        self.held: list[Held] = []
        """What is stored and not shown yet."""
        self.line: deque[Order] = deque()
        self.early: list[Order] = []
        """What must wait until everything that is stored was shown."""

    @property
    def idle(self) -> bool:
        """Whether nothing is stored, or being stored, that was not shown."""
        return self.under_way is None and not self.held

    @property
    def last(self) -> Held | None:
        """What will be shown last of all that is stored."""
        return self.held[-1] if self.held else None

    @property
    def entries(self) -> int:
        """How many entries are stored and not shown."""
        entries = 0
        for held in self.held:
            entries += len(held.steps)
        return entries

    def any_of(self, *, player: Seat | None = None, seat: Actor | None = None) -> bool:
        """Tell whether a player has decided something, or somebody acts for a seat."""
        if self.under_way is None and not self.held and not self.line and not self.early:
            return False
        under_way = [] if self.under_way is None else [self.under_way]
        stored = [held.order for held in (*self.held, *under_way)]
        for order in (*stored, *self.line, *self.early):
            if (player is not None and order.player == player) or (seat is not None and order.seat == seat):
                return True
        return False

    def take_due(self, now: int) -> list[Held]:
        """Take what is shown next, if its moment has come: an order, or ballots of the same moment."""
        if not self.held or self.held[0].due > now:
            return []
        group = [self.held.pop(0)]
        while group[-1].together and self.held and self.held[0].moment == group[-1].moment:
            group.append(self.held.pop(0))
        return group

    def let_early_in(self) -> None:
        """Let those go first who had to wait for something to be shown."""
        self.line.extendleft(reversed(self.early))
        self.early.clear()


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


def write_entries(order: Order, steps: Sequence[Next[Any, Any]]) -> tuple[bytes, ...]:
    """Write what an order leads to as it is stored, with whose request it was, or why a bot did it."""
    first = steps[0].entry
    if order.by is not None:
        first = {**first, REQUEST: [order.by.member, order.by.id]}
    if order.why is not None:
        first = {**first, WHY: msgspec.to_builtins(order.why)}
    return (_encode(first), *[_encode(step.entry) for step in steps[1:]])


def read_log(entries: Sequence[bytes]) -> list[Entry]:
    """Read a stored log: the entries as records write them."""
    log: list[Entry] = [msgspec.json.decode(entry) for entry in entries]
    return [{key: value for key, value in entry.items() if key not in (REQUEST, WHY)} for entry in log]
