"""Bots talk, by ready-made phrases: not too often, and at moments that tell nothing of who they are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, NamedTuple

from volteface.core.game import Seat
from volteface.server.clock import Alarm
from volteface.server.play import Play
from volteface.server.thinking.messages import Utterance
from volteface.server.thinking.pace import BEAT, on_the_beat, pace

_AT_FIRST: Final = 8_000
"""Nothing is said in the first milliseconds of a game."""
_AFTER_WORDS: Final = (15_000, 45_000)
_AFTER_NOTHING: Final = (1_000, 4_000)
"""How long all bots of a table are silent after one of them spoke, or had nothing to say."""
_LULL: Final = (1_500, 4_500)
"""How long after a silence bots come back by themselves, where nobody moves."""
_LULLS: Final = 6
"""How often they come back until somebody moves or speaks, so that a table left alone falls silent."""
_ASKED: Final = 2
"""How many bots are asked, one after the other, whether they have something to say; they seldom have."""
_MOST: Final = 8
"""How often one bot speaks in a game."""
_BYGONE: Final = 1
"""So many entries may come between a thought and its words; after more it is about what is over."""

Speak = Callable[[Seat, Utterance], Awaitable[None]]


def _nobody() -> list[Seat]:
    return []


async def _nothing(_seat: Seat, _unsaid: bool) -> Utterance | None:
    return None


class _Scene(NamedTuple):
    """What one speaks of, as far as it tells whether words come too late."""

    entries: int
    phase: Any


class Chatter:
    """Lets some bot speak now and then. Who is asked, and when one speaks, is drawn beforehand.

    Bots are asked when somebody has moved; where nobody moves, as in a discussion, they come back by an
    alarm once they have been silent long enough. It hangs on what everybody sees: that bots are there, what
    was done and what was said.
    """

    def __init__(
        self,
        play: Play,
        speakers: Callable[[], list[Seat]],
        ask: Callable[[Seat, bool], Awaitable[Utterance | None]],
    ) -> None:
        """Be silent until somebody is there to listen.

        ``ask`` is given a seat, and whether what it wished to say before was not said.
        """
        self._play, self._speakers, self._ask = play, speakers, ask
        self._rng = play.rng.fork("talk", len(play.table.log))
        self.heard: Callable[[], bool] = lambda: False
        """Tells whether talk is allowed, and somebody is there to hear it."""
        self.speak: Speak | None = None
        self._silent_until = self._least_until = play.hall.clock.now() + _AT_FIRST
        self._phase = self._scene.phase
        self._lulls = 0
        self._addressed: Seat | None = None
        self._prompted = False
        self._spoken: Counter[Seat] = Counter()
        self._said: set[tuple[Seat, str]] = set()
        self._unsaid: set[Seat] = set()
        self._alarm: Alarm | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def _scene(self) -> _Scene:
        table = self._play.table
        return _Scene(len(table.log), getattr(table.state, "phase", None))

    # When bots are asked

    def consider(self) -> None:
        """Something has happened that one could speak about."""
        self._lulls = 0
        phase = self._scene.phase
        if phase != self._phase and len(self._play.asked) > 1:
            # A phase in which nobody has a turn is made for talk: of the silence only the least is kept.
            self._silent_until = min(self._silent_until, self._least_until)
            self._cancel()
        self._phase = phase
        self._give_a_chance()

    def come_back(self) -> None:
        """Let bots be asked when they have been silent long enough, even if nothing happens."""
        if self._alarm is not None or self._stopped or self._play.over or self._lulls >= _LULLS:
            return
        now = self._play.hall.clock.now()
        due = now if self._prompted else max(now, self._silent_until)
        self._alarm = self._play.hall.clock.call_at(due + self._between(_LULL), self._ring)

    def spoken(self, by: Seat, named: Collection[Seat]) -> None:
        """Somebody has spoken; a bot of whom he spoke is asked first, and soon if he is a person."""
        self._lulls = 0
        bots = self._speakers()
        called = [seat for seat in named if seat in bots and seat != by]
        if called:
            self._addressed = called[0]
            self._prompted = by not in bots
            if self._prompted:
                self._cancel()
        self.come_back()

    def _ring(self) -> None:
        self._alarm = None
        self._lulls += 1
        self._give_a_chance()

    def _give_a_chance(self) -> None:
        now = self._play.hall.clock.now()
        if self._task is not None or self._play.over:
            return
        early = now < self._silent_until
        if (early and not self._prompted) or not self.heard():
            self.come_back()
            return
        chosen = self._chosen(alone=early)
        self._addressed, self._prompted = None, False
        if chosen:
            delay = int(pace(self._rng) * 1000 * self._play.hall.config.bot_scale)
            self._task = asyncio.get_running_loop().create_task(self._speak(chosen, now + delay))
            self._task.add_done_callback(self._done)

    def _chosen(self, *, alone: bool) -> list[Seat]:
        """Draw who is asked; whoever was spoken of comes first, and alone before the silence is over."""
        seats = [seat for seat in self._speakers() if self._spoken[seat] < _MOST]
        if alone:
            return [seat for seat in seats if seat == self._addressed]
        return sorted(self._rng.shuffled(seats), key=lambda seat: seat != self._addressed)[:_ASKED]

    def _between(self, bounds: tuple[int, int]) -> int:
        low, high = bounds
        return low + self._rng.below(high - low)

    # What they say

    async def _speak(self, seats: list[Seat], at: int) -> None:
        """Ask a beat before the moment that was drawn, so that what is said still fits, and speak then."""
        clock, scale = self._play.hall.clock, self._play.hall.config.bot_scale
        await _until(self._play, at - int(BEAT * scale))
        scene = self._scene
        wish = await self._wish(seats)
        await _until(self._play, on_the_beat(at, clock.now(), scale))
        said = wish if wish is not None and self._fits(*wish, scene) else None
        if wish is not None and said is None:
            self._unsaid.add(wish[0])
        self._fall_silent(words=said is not None)
        if said is not None and self.speak is not None:
            seat, utterance = said
            self._spoken[seat] += 1
            self._said.add((seat, repr(utterance)))
            await self.speak(seat, utterance)

    async def _wish(self, seats: list[Seat]) -> tuple[Seat, Utterance] | None:
        """Ask until somebody has something to say: a bot may take for said what it wished to say."""
        for seat in seats:
            unsaid = seat in self._unsaid
            self._unsaid.discard(seat)
            wish = await self._ask(seat, unsaid)
            if wish is not None and (seat, repr(wish)) not in self._said:
                return seat, wish
        return None

    def _fits(self, seat: Seat, said: Utterance, scene: _Scene) -> bool:
        """Tell whether it may still be said, and of what everybody still sees; nothing is said twice."""
        now = self._scene
        return (
            not self._play.over
            and self.heard()
            and seat in self._speakers()
            and (seat, repr(said)) not in self._said
            and now.phase == scene.phase
            and now.entries - scene.entries <= _BYGONE
        )

    def _fall_silent(self, *, words: bool) -> None:
        now = self._play.hall.clock.now()
        silence = self._between(_AFTER_WORDS if words else _AFTER_NOTHING)
        self._silent_until = max(self._silent_until, now + silence)
        if words:
            self._lulls = 0
            self._least_until = now + _AFTER_WORDS[0]

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled():
            # What could not be said is not said; a game does not stop for it.
            task.exception()
        self.come_back()

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def stop(self) -> None:
        """Fall silent, and let go of the bots, who know it too (``Play.stop``)."""
        self._stopped = True
        self._cancel()
        if self._task is not None:
            self._task.cancel()
        self._speakers, self._ask = _nobody, _nothing


async def _until(play: Play, at: int) -> None:
    """Wait for a moment of the server's clock."""
    clock = play.hall.clock
    if clock.now() >= at:
        return
    reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    alarm: Alarm = clock.call_at(at, lambda: None if reached.done() else reached.set_result(None))
    try:
        await reached
    finally:
        alarm.cancel()
