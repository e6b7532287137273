"""A table of bots on a clock that stands still while they think, or does not: for tests of what is seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from tests.server.live import ManualAlarm, ManualClock
from tests.server.secrecy.drive import Stepping
from tests.server.thinking.playing import InPlace
from volteface.core.game import CHANCE, CLOCK
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server.config import Config
from volteface.server.metrics import Metrics
from volteface.server.minds import Minds
from volteface.server.orders import Order
from volteface.server.thinking.messages import Brief, Reply, Utterance


class Act(NamedTuple):
    """What everybody sees of a move, and what only we know of it."""

    seat: int
    moment: int
    delay: int
    forced: bool


Thinking = Callable[[Brief, int], int]
"""How many milliseconds a bot thinks that has so many choices."""


class SlowThinkers:
    """Bots that think in place and take as long as a test says."""

    def __init__(self, clock: ManualClock, takes: Thinking) -> None:
        self._clock, self._takes = clock, takes
        self._in_place = InPlace()
        self.says: Callable[[int], Utterance | None] = lambda _seat: None
        self.overheard: list[tuple[int, tuple[Any, ...]]] = []

    async def decide(self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]) -> Reply:
        entry = await self._in_place.choose(brief, heard, view, legal)
        await self._wait(self._takes(brief, len(legal)))
        return Reply(entry=entry)

    async def say(
        self,
        brief: Brief,
        _heard: Sequence[Any],
        _view: Any,
        overheard: Sequence[Any] = (),
        *,
        unsaid: bool = False,
    ) -> Utterance | None:
        self.overheard.append((brief.seat, tuple(overheard)))
        await self._wait(self._takes(brief, 2))
        return self.says(brief.seat)

    async def _wait(self, milliseconds: int) -> None:
        if milliseconds:
            done = asyncio.get_running_loop().create_future()
            self._clock.call_at(self._clock.now() + milliseconds, lambda: done.set_result(None))
            await done

    def forget(self, _key: str) -> None: ...


class BotTable:
    """A game between bots, seen from outside: what a ``Play`` is to its ``Minds``, without a store."""

    def __init__(
        self,
        name: str,
        takes: Thinking,
        bots: Mapping[int, str] | None = None,
        /,
        *,
        seed: int = 1,
        **options: Json,
    ) -> None:
        self.game = find_game(name)
        self.rng = Rng("minds", seed)
        read = self.game.read_options({"players": 4, **options})
        self.table: Any = Table(self.game, read, self.game.deal(read, self.rng.fork("deal")))
        self.clock = Stepping(1_000)
        self.thinkers = SlowThinkers(self.clock, takes)
        self.hall = SimpleNamespace(
            clock=self.clock, thinkers=self.thinkers, config=Config(), metrics=Metrics()
        )
        self.code, self.number = "CODE", 0
        self.moved: Callable[[], None] = lambda: None
        self.arranged: Callable[[], None] = lambda: None
        self.asked = self.game.to_act(self.table.state)
        self.asked_at = self._began = self.clock.now()
        self.acts: list[Act] = []
        self._alarm: ManualAlarm | None = None
        self.minds = Minds(self)  # type: ignore[arg-type]
        self.minds.seat(dict.fromkeys(range(4), "careful") if bots is None else bots)

    @property
    def over(self) -> bool:
        return not self.asked

    def has_acted(self, _seat: int) -> bool:
        return False

    def order(self, order: Order) -> None:
        now, game = self.clock.now(), self.game
        forced = len(game.legal(self.table.state, order.seat)) == 1
        self.table.act(order.seat, order.action, now - self._began if game.timed else None)
        self.acts.append(Act(order.seat, now, now - self.asked_at, forced))
        self._after()

    def _after(self) -> None:
        while CHANCE in self.game.to_act(self.table.state):
            self.table.let_chance(self.rng.fork("chance", len(self.table.log)))
        before, self.asked = self.asked, self.game.to_act(self.table.state)
        if set(before) - set(self.asked) != {self.acts[-1].seat} or len(before) == 1:
            self.asked_at = self.clock.now()
        self.moved()
        if self._alarm is not None:
            self._alarm.cancel()
        if self.asked:
            self._watch_the_clock()
            self.arranged()

    def _watch_the_clock(self) -> None:
        deadline = self.game.deadline(self.table.state)
        if CLOCK in self.asked and deadline is not None:
            self._alarm = self.clock.call_at(self._began + deadline, self._ring)

    def _ring(self) -> None:
        self.table.let_clock()
        self._after()

    async def to_the_end(self) -> list[Act]:
        """Let time pass until nobody is asked."""
        while not self.over:
            for _ in range(8):
                await asyncio.sleep(0)
            due = self.clock.next_due()
            assert due is not None
            self.clock.pass_time(max(due - self.clock.now(), 0))
        self.minds.stop()
        await asyncio.sleep(0)
        return self.acts
