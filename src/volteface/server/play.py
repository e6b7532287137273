"""One game at one table: actions come in, are stored, and are then told to everybody in their time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from volteface.server.limits import Buckets
from volteface.server.orders import Answer, Answers, Held, Order, Sender, Waiting, acting_seat, write_entries
from volteface.server.requests import Act, Settings
from volteface.server.store import AppendEntries, Conflict, EndGame, StoreError
from volteface.server.telling import AnyTable, Reader, catch_up, tell, together

MOST_AT_ONCE, SECONDS_BETWEEN = 60, 4
"""How often a player may act at once while a clock runs, and how long it then takes for one more."""

_encode: Final = msgspec.json.Encoder().encode


def _to_nobody(_reader: Reader, _re: str | None) -> None:
    pass


def _nothing() -> None:
    pass


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
        moments: list[int],
        asked: int,
        settings: Settings,
    ) -> None:
        """Go on with a table; ``moments`` are when its entries were shown, by the server's clock."""
        self.hall, self.code, self.number, self.table = hall, code, number, table
        self.game = table.game
        self.timed: Final = table.game.timed
        self.settings = settings
        self.wanted: Entry | None = None
        """The options as they were asked for, if this server has dealt the game."""
        self.rng = Rng(seed)
        self.deliver: Callable[[Reader, str | None], None] = _to_nobody
        self.moved: Callable[[], None] = _nothing
        """Called after every step, once it was told."""
        self.arranged: Callable[[], None] = _nothing
        """Called whenever somebody is asked anew, so that bots begin to think."""
        self.ended: Callable[[], None] = _nothing
        self.lost: Callable[[], None] = _nothing
        """Called when another server has written to this log."""
        self.asked_at = asked
        self.asked: tuple[Actor, ...] = self.game.to_act(table.state)
        self.moments = moments
        self._began = moments[0]
        self._readers: dict[Seat | None, Reader] = {}
        self._waiting = Waiting()
        self._answers: Answers[str] = Answers()
        self._paces: Buckets[Seat] = Buckets(MOST_AT_ONCE, 1 / SECONDS_BETWEEN)
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
            self.open_eyes([seat])
        return self._readers[seat]

    def open_eyes(self, seats: Iterable[Seat | None]) -> None:
        """Let readers catch up who were not told anything yet, all at once."""
        fresh = [seat for seat in seats if seat not in self._readers]
        if fresh:
            for reader in catch_up(self.table, fresh, self.moments):
                self._readers[reader.seat] = reader

    def let_go(self, seat: Seat | None) -> None:
        """Nobody looks through these eyes any more; what they were told can be told again from the log."""
        self._readers.pop(seat, None)

    def remember(self, member: str, action: str) -> None:
        """Know an action again that was stored before a restart."""
        self._answers.note(member, action, messages.Done(re=action))

    # Actions

    def act(self, player: Seat, member: str, request: Act, answer: Answer) -> None:
        """Take an action of a player's; whatever is wrong with it is answered at once."""
        if self._answers.knows(member, request.id):
            earlier = self._answers.find(member, request.id)
            if earlier is not None:
                answer(earlier)
            return
        sender = Sender(member, request.id, request.n, answer)
        try:
            order = self._read(player, request, sender)
            self._answers.note(member, request.id, None)
            self._take(order)
        except VoltefaceError as fault:
            self._refuse(sender, player, fault)

    def _refuse(self, sender: Sender, player: Seat | None, fault: VoltefaceError) -> None:
        stale = isinstance(fault, Declined) and fault.reason == "stale" and player is not None
        refused = refusal(fault, sender.id, self.reader(player).n if stale else None)
        self._answers.note(sender.member, sender.id, refused)
        sender.answer(refused)

    def _read(self, player: Seat, request: Act, sender: Sender) -> Order:
        if request.game != self.number or request.n != self.reader(player).n:
            raise Declined("stale", "srv-stale")
        if self._waiting.any_of(player=player):
            raise Declined("busy", "srv-busy")
        seat = acting_seat(self.table, player, request.action)
        if CLOCK in self.asked and not self._paces.take(player, self.moment / 1000):
            # While a clock runs somebody may act again and again, and everybody is sent all of it.
            raise Declined("too-many", "srv-too-many")
        return Order(seat, self.game.read_action(request.action), player, sender)

    def has_acted(self, seat: Actor) -> bool:
        """Tell whether an action of a seat's is on its way."""
        return self._waiting.any_of(seat=seat)

    def _take(self, order: Order) -> None:
        """Carry an order out, or let it wait its turn; what the rules forbid raises."""
        if self.over or self._stopped:
            raise Declined("not-now", "srv-game-over")
        rings = self.timed and self._ring()
        if not rings and self._waiting.idle:
            self._submit(order)
            return
        # Judged by what everybody was shown: who asks too early learns nothing of what is stored.
        self.table.prepare(order.seat, order.action, self.moment if self.timed else None)
        self._waiting.line.append(order)
        if self._waiting.under_way is None:
            self._next()

    def order(self, order: Order) -> None:
        """Take an order of a bot's or the clock's; one that has become impossible is dropped."""
        try:
            self._take(order)
        except VoltefaceError:
            self._arrange()

    def _ring(self) -> bool:
        """Let the clock of the game go first, if its moment has come and nothing else is on its way."""
        deadline = self.game.deadline(self.table.state)
        if deadline is None or deadline > self.moment or not self._waiting.idle:
            return False
        self._submit(Order(CLOCK, self.game.legal(self.table.state, CLOCK)[0]))
        return True

    def _submit(self, order: Order) -> None:
        """Carry an order out on a copy and store it, with the moment at which it will be shown.

        When it was decided is nobody's business.
        """
        game, clock = self.game, self.hall.clock
        at = self.moment if self.timed else None
        if order.seat == CLOCK:
            at = game.deadline(self.table.state)
        steps = self._prepare(order, at)
        due = now = clock.now()
        if CLOCK not in self.asked:
            due = pacing.release_at(self.settings.pacing, self.asked_at, now)
        if at is not None and due > now and CLOCK not in self.asked:
            # Nor may a glass that it turns tell when.
            steps = self._prepare(order, at + due - now)
        # What is shown apart is stored with a moment of its own.
        last = self._waiting.last
        moment = max(due, (self.moments[-1] if last is None else last.moment) + 1)
        if last is not None and last.due == due:
            moment = last.moment
        writes: list[AppendEntries | EndGame] = [
            AppendEntries(self.code, self.number, self._length, write_entries(order, steps), moment)
        ]
        outcome = game.outcome(steps[-1].state)
        if outcome is not None:
            writes.append(
                EndGame(self.code, self.number, _encode(outcome.result()), clock.unix() + due - now)
            )
        alone = last is None and len(self.asked) == 1
        before = self.table.state if last is None else last.steps[-1].state
        others = not alone and together(game, before, order.seat, steps[-1].state)
        held = Held(order, steps, due, moment, together=others)
        self._waiting.under_way = held
        self.hall.submit(writes, lambda error: self._stored(held, error))

    @property
    def _length(self) -> int:
        """How many entries are stored."""
        return len(self.table.log) + self._waiting.entries

    def _prepare(self, order: Order, at: int | None) -> list[Next[Any, Any]]:
        """Carry an order out, and what chance draws after it, and leave the table as it is."""
        game, table = self.game, self.table
        last = self._waiting.last
        before = None if last is None else last.steps[-1]
        if before is not None and at is not None:
            # What waits to be shown has the moment of its showing.
            at = max(at, before.at)
        steps = [table.prepare(order.seat, order.action, at, before)]
        while CHANCE in game.to_act(steps[-1].state):
            chance = self.rng.fork("chance", self._length + len(steps))
            steps.append(table.prepare(CHANCE, game.draw(steps[-1].state, chance), after=steps[-1]))
        return steps

    def _stored(self, held: Held, error: StoreError | None) -> None:
        if self._stopped:
            return
        self._waiting.under_way = None
        if error is not None:
            self._not_stored(held.order, error)
            return
        self.hall.metrics.moved += 1
        self._waiting.held.append(held)
        if held.due <= self.hall.clock.now():
            self._show()
            return
        sender = held.order.by
        if sender is not None:
            accepted = messages.Accepted(re=sender.id)
            self._answers.note(sender.member, sender.id, accepted)
            sender.answer(accepted)
        self._wait_to_show()
        self._next()

    def _not_stored(self, order: Order, error: StoreError) -> None:
        """Nothing has happened, so the same action may be tried again."""
        self.hall.metrics.not_stored.inc()
        sender = order.by
        if sender is not None:
            self._answers.forget(sender.member, sender.id)
            sender.answer(refusal(Declined("not-stored", "srv-not-stored"), sender.id))
        if isinstance(error, Conflict):
            self.lost()
            return
        self._wait_to_show()
        self._later()

    def _wait_to_show(self) -> None:
        if self._waiting.held and self._release is None:
            self._release = self.hall.clock.call_at(self._waiting.held[0].due, self._show)

    def _show(self) -> None:
        """Let the table become what was stored and is due, and tell everybody his part."""
        self._release = None
        now = self.hall.clock.now()
        waiting = self._waiting
        if self._stopped or (waiting.under_way is not None and waiting.held and waiting.under_way.due <= now):
            # What has the same moment is shown together, so what is just being stored is waited for.
            return
        while group := waiting.take_due(now):
            self._show_group(group)
        self._wait_to_show()
        waiting.let_early_in()
        if self.over:
            self._silence()
            self.ended()
        self._next()

    def _show_group(self, group: list[Held]) -> None:
        """Show an order, or ballots of the same moment at once, so that nobody learns whose was the last."""
        senders = {held.order.player: held.order.by for held in group if held.order.by is not None}
        if not group[-1].together:
            # Asked anew; while others still choose at the same time, their time goes on.
            self.asked_at = self.hall.clock.now()
        unanswered = dict(senders)
        events: list[Any] = []
        readers = list(self._readers.values())
        for held in group:
            for step in held.steps:
                self.table.adopt(step)
                self.moments.append(held.moment)
                self.asked = self.game.to_act(step.state)
                self.moved()
                events += step.events
                if held is not group[-1]:
                    continue
                for reader in tell(self.table, self.asked, events, readers):
                    sender = unanswered.pop(reader.seat, None)
                    self.deliver(reader, None if sender is None else sender.id)
                events = []
        for player, sender in senders.items():
            done = messages.Done(re=sender.id)
            self._answers.note(sender.member, sender.id, done)
            if player in unanswered:
                sender.answer(done)

    def _next(self) -> None:
        waiting = self._waiting
        while waiting.line and waiting.under_way is None and not self._stopped:
            if self.timed and self._ring():
                return
            order = waiting.line.popleft()
            try:
                self._check_again(order)
                self._submit(order)
            except (Refused, Declined) as fault:
                if waiting.held:
                    # It was in order by what was shown; what was not shown may not be told by refusing it.
                    waiting.early.append(order)
                elif order.by is not None:
                    self._refuse(order.by, order.player, fault)
        if waiting.under_way is None and not self.over:
            self._arrange()

    def _check_again(self, order: Order) -> None:
        """Somebody who waited in line may have been shown something new meanwhile."""
        if self.over:
            raise Declined("not-now", "srv-game-over")
        if order.by is not None and order.by.n != self.reader(order.player).n:
            raise Declined("stale", "srv-stale")

    # Time

    def start(self) -> None:
        """Let the clocks run, and chance draw what it is asked for."""
        if CHANCE in self.asked:
            self.order(Order(CHANCE, self.game.draw(self.table.state, self.rng.fork("chance", "first"))))
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
        if not self.over and not self._ring() and self._waiting.idle:
            self._arrange()

    def _time_out(self) -> None:
        """Make a move for everybody whose time is up: one that any role could have made."""
        for seat in self.asked:
            if seat >= 0 and not self.has_acted(seat):
                rng = self.rng.fork("time-out", len(self.table.log), seat)
                action = self.game.fallback(self.table.state, seat, rng)
                self.order(Order(seat, action))

    def stop(self) -> None:
        """Let go of the game; it is all stored."""
        self._stopped = True
        self._silence()
        if self._release is not None:
            self._release.cancel()
        # They know the game as it knows them: what is not let go here waits for the garbage collector,
        # and everybody waits for that.
        self.deliver = _to_nobody
        self.moved = self.arranged = self.ended = self.lost = _nothing
