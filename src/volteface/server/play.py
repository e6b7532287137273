"""One game at one table: actions come in, are stored, and are then told to everybody in their time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from volteface.core.errors import Refused, VoltefaceError
from volteface.core.game import CHANCE, CLOCK, Actor, Seat
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.core.table import Next
from volteface.server import messages, pacing
from volteface.server.clock import Alarm
from volteface.server.errors import Declined, refusal
from volteface.server.hall import Hall
from volteface.server.orders import Answer, Answers, Held, Order
from volteface.server.requests import Act, Settings
from volteface.server.store import AppendEntries, Conflict, EndGame, StoreError
from volteface.server.telling import AnyTable, Reader, catch_up

_encode: Final = msgspec.json.Encoder().encode


class Play:
    """A game that runs; whoever listens is told by ``deliver``, with the seat whose view it is."""

    def __init__(
        self,
        hall: Hall,
        code: str,
        number: int,
        table: AnyTable,
        *,
        seed: str,
        began: int,
        asked: int,
        settings: Settings,
    ) -> None:
        """Go on with a table; ``began`` and ``asked`` are moments of the server's clock."""
        self.hall, self.code, self.number, self.table = hall, code, number, table
        self.game = table.game
        self.settings = settings
        self.rng = Rng(seed)
        self.deliver: Callable[[Reader, str | None], None] = lambda reader, re: None
        self.moved: Callable[[], None] = lambda: None
        """Called after every step, once it was told."""
        self.arranged: Callable[[], None] = lambda: None
        """Called whenever somebody is asked anew, so that bots begin to think."""
        self.ended: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        """Called when another server has written to this log."""
        self.asked_at = asked
        self.asked: tuple[Actor, ...] = self.game.to_act(table.state)
        self._began = began
        self._readers: dict[Seat | None, Reader] = {}
        self._under_way: Order | None = None
        self._line: deque[Order] = deque()
        self._held: list[Held] = []
        self._answers: Answers[Seat] = Answers()
        self._alarms: list[Alarm] = []
        self._release: Alarm | None = None
        self._stopped = False

    # What is known

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.asked

    @property
    def moment(self) -> int:
        """How many milliseconds this game has lasted."""
        return max(self.hall.clock.now() - self._began, self.table.now)

    @property
    def left(self) -> int | None:
        """How many milliseconds are left to those who are asked, if a turn timer runs."""
        due = self._due
        return None if due is None else max(due - self.hall.clock.now(), 0)

    @property
    def _due(self) -> int | None:
        if not self.settings.turn_seconds or not self.asked or self.asked[0] < 0:
            return None
        return self.asked_at + self.settings.turn_seconds * 1000

    def reader(self, seat: Seat | None) -> Reader:
        """Find what a seat, or a spectator, was told last."""
        if seat not in self._readers:
            self._readers[seat] = catch_up(self.table, seat)
        return self._readers[seat]

    def let_go(self, seat: Seat | None) -> None:
        """Nobody looks through these eyes any more; what they were told can be told again from the log."""
        self._readers.pop(seat, None)

    def remember(self, player: Seat, action: str) -> None:
        """Know an action again that was stored before a restart."""
        self._answers.note(player, action, messages.Done(re=action))

    # Actions

    def act(self, player: Seat, request: Act, answer: Answer) -> None:
        """Take an action of a player's; whatever is wrong with it is answered at once."""
        if self._answers.knows(player, request.id):
            earlier = self._answers.find(player, request.id)
            if earlier is not None:
                answer(earlier)
            return
        try:
            order = self._read(player, request, answer)
            self._answers.note(player, request.id, None)
            self._take(order)
        except VoltefaceError as fault:
            newest = self.reader(player).n
            stale = isinstance(fault, Declined) and fault.reason == "stale"
            refused = refusal(fault, request.id, newest if stale else None)
            self._answers.note(player, request.id, refused)
            answer(refused)

    def _read(self, player: Seat, request: Act, answer: Answer) -> Order:
        if request.game != self.number or request.n != self.reader(player).n:
            raise Declined("stale", "srv-stale")
        if any(order.player == player for order in self._orders):
            raise Declined("busy", "srv-busy")
        seat = request.action.get("by", player)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.table.seats):
            raise Declined("malformed", "srv-by")
        if seat != player and self.game.decider(self.table.state, seat) != player:
            raise Declined("not-allowed", "srv-not-your-seat")
        return Order(seat, player, self.game.read_action(request.action), request.id, answer)

    @property
    def _orders(self) -> list[Order]:
        """All that was taken and is not shown yet."""
        waiting = [*self._line] if self._under_way is None else [self._under_way, *self._line]
        return [held.order for held in self._held] + waiting

    def has_acted(self, seat: Actor) -> bool:
        """Tell whether an action of a seat's is on its way."""
        return any(order.seat == seat for order in self._orders)

    def _take(self, order: Order) -> None:
        """Carry an order out, or let it wait its turn; what the rules forbid raises."""
        if self.over:
            raise Declined("not-now", "srv-game-over")
        if self.game.timed:
            self._ring()
        if self._held or self._under_way is not None:
            # Judged by what everybody was shown: who asks too early learns nothing of what is stored.
            self.table.prepare(order.seat, order.action, self.moment if self.game.timed else None)
        if self._under_way is None:
            self._submit(order)
        else:
            self._line.append(order)

    def order(self, order: Order) -> None:
        """Take an order of a bot's or the clock's; one that has become impossible is dropped."""
        try:
            self._take(order)
        except VoltefaceError:
            self._arrange()

    def _ring(self) -> None:
        """Let the clock of the game go first, if its moment has come."""
        deadline = self.game.deadline(self.table.state)
        if deadline is None or deadline > self.moment or self.has_acted(CLOCK):
            return
        order = Order(CLOCK, None, self.game.legal(self.table.state, CLOCK)[0])
        if self._under_way is None:
            self._submit(order)
        else:
            self._line.append(order)

    def _submit(self, order: Order) -> None:
        """Carry an order out on a copy and store it, with the moment at which it will be shown.

        When it was decided is nobody's business.
        """
        game, clock = self.game, self.hall.clock
        at = self.moment if game.timed else None
        if order.seat == CLOCK:
            at = game.deadline(self.table.state)
        steps = self._prepare(order, at)
        due = now = clock.now()
        if CLOCK not in self.asked:
            due = pacing.release_at(self.settings.pacing, self.asked_at, now)
        if at is not None and due > now:
            # Nor may a glass that it turns tell when.
            steps = self._prepare(order, at + due - now)
        entries = [_encode(step.entry) for step in steps]
        if order.id is not None:
            entries[0] = _encode({**steps[0].entry, "id": order.id})
        writes: list[AppendEntries | EndGame] = [
            AppendEntries(self.code, self.number, self._length, tuple(entries), due)
        ]
        outcome = game.outcome(steps[-1].state)
        if outcome is not None:
            writes.append(
                EndGame(self.code, self.number, _encode(outcome.result()), clock.unix() + due - now)
            )
        held = Held(order, steps, due, self._together(order, steps[-1].state))
        self._under_way = order
        self.hall.store.submit(writes, lambda error: self._stored(held, error))

    @property
    def _length(self) -> int:
        """How many entries are stored."""
        return len(self.table.log) + sum(len(held.steps) for held in self._held)

    def _prepare(self, order: Order, at: int | None) -> list[Next[Any, Any]]:
        """Carry an order out, and what chance draws after it, and leave the table as it is."""
        game, table = self.game, self.table
        before = self._held[-1].steps[-1] if self._held else None
        if before is not None and at is not None:
            # What waits to be shown has the moment of its showing.
            at = max(at, before.at)
        steps = [table.prepare(order.seat, order.action, at, before)]
        while CHANCE in game.to_act(steps[-1].state):
            chance = self.rng.fork("chance", self._length + len(steps))
            steps.append(table.prepare(CHANCE, game.draw(steps[-1].state, chance), after=steps[-1]))
        return steps

    def _together(self, order: Order, after: Any) -> bool:
        """Tell whether others still choose at the same time, unseen; once time is up all are asked anew."""
        before = self.game.to_act(self._held[-1].steps[-1].state) if self._held else self.asked
        others = [seat for seat in before if seat != order.seat]
        return order.seat != CLOCK and bool(others) and set(others) <= set(self.game.to_act(after))

    def _stored(self, held: Held, error: StoreError | None) -> None:
        if self._stopped:
            return
        self._under_way = None
        order = held.order
        if error is not None:
            self._not_stored(order, error)
            return
        self.hall.metrics.moves.inc()
        self._held.append(held)
        if held.due <= self.hall.clock.now():
            self._show()
            return
        if order.answer is not None and order.id is not None and order.player is not None:
            accepted = messages.Accepted(re=order.id)
            self._answers.note(order.player, order.id, accepted)
            order.answer(accepted)
        if self._release is None:
            self._release = self.hall.clock.call_at(held.due, self._show)
        self._next()

    def _not_stored(self, order: Order, error: StoreError) -> None:
        """Nothing has happened, so the same action may be tried again."""
        self.hall.metrics.not_stored.inc()
        if order.player is not None and order.id is not None:
            self._answers.forget(order.player, order.id)
        if order.answer is not None:
            order.answer(refusal(Declined("not-stored", "srv-not-stored"), order.id))
        if isinstance(error, Conflict):
            self.lost()
        else:
            self._later()

    def _show(self) -> None:
        """Let the table become what was stored and is due, and tell everybody his part."""
        if self._stopped:
            return
        self._release = None
        now = self.hall.clock.now()
        while self._held and self._held[0].due <= now:
            self._show_one(self._held.pop(0))
        if self._held:
            self._release = self.hall.clock.call_at(self._held[0].due, self._show)
        if self.over:
            self._silence()
            self.ended()
        self._next()

    def _show_one(self, held: Held) -> None:
        order = held.order
        if not held.together:
            # Asked anew; while others still choose at the same time, their time goes on.
            self.asked_at = self.hall.clock.now()
        answered = False
        seats, readers = list(self._readers), list(self._readers.values())
        for step in held.steps:
            self.table.adopt(step)
            self.asked = self.game.to_act(step.state)
            for reader, seen in zip(readers, self.table.views(seats), strict=True):
                if reader.look(self.table, self.asked, seen):
                    mine = order.id is not None and reader.seat == order.player and not answered
                    answered = answered or mine
                    self.deliver(reader, order.id if mine else None)
            self.moved()
        if order.id is not None and order.player is not None:
            done = messages.Done(re=order.id)
            self._answers.note(order.player, order.id, done)
            if not answered and order.answer is not None:
                order.answer(done)

    def _next(self) -> None:
        while self._line and self._under_way is None:
            order = self._line.popleft()
            try:
                if self.over:
                    raise Declined("not-now", "srv-game-over")
                self._submit(order)
            except (Refused, Declined) as fault:
                refused = refusal(fault, order.id)
                if order.player is not None and order.id is not None:
                    self._answers.note(order.player, order.id, refused)
                if order.answer is not None:
                    order.answer(refused)
        if self._under_way is None and not self.over:
            self._arrange()

    # Time

    def start(self) -> None:
        """Let the clocks run, and chance draw what it is asked for."""
        if CHANCE in self.asked:
            self.order(
                Order(CHANCE, None, self.game.draw(self.table.state, self.rng.fork("chance", "first")))
            )
        elif not self.over:
            self._arrange()

    def _arrange(self) -> None:
        """Set the alarms of the position: the game's own clock, the turn timer, the bots."""
        self._silence()
        if self._stopped:
            return
        clock = self.hall.clock
        deadline = self.game.deadline(self.table.state)
        if deadline is not None:
            self._alarms.append(clock.call_at(self._began + deadline, self._tick))
        due = self._due
        if due is not None:
            self._alarms.append(clock.call_at(due, self._time_out))
        self.arranged()

    def _later(self) -> None:
        """Storing has failed: let the clocks try again in a while."""
        self._silence()
        self._alarms.append(self.hall.clock.call_at(self.hall.clock.now() + 1_000, self._next))

    def _silence(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()

    def _tick(self) -> None:
        if not self.over:
            self._ring()
            if self._under_way is None:
                self._arrange()

    def _time_out(self) -> None:
        """Make a move for everybody whose time is up: one that any role could have made."""
        for seat in self.asked:
            if seat >= 0 and not self.has_acted(seat):
                rng = self.rng.fork("time-out", len(self.table.log), seat)
                action = self.game.fallback(self.table.state, seat, rng)
                self.order(Order(seat, None, action))

    def stop(self) -> None:
        """Let go of the game; it is all stored."""
        self._stopped = True
        self._silence()
        if self._release is not None:
            self._release.cancel()


def read_log(entries: tuple[bytes, ...]) -> list[Entry]:
    """Read a stored log: the entries as records write them."""
    log: list[Entry] = [msgspec.json.decode(entry) for entry in entries]
    return [{key: value for key, value in entry.items() if key != "id"} for entry in log]
