"""Bots talk, by ready-made phrases: not too often, and at moments that tell nothing of who they are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from volteface.core.game import Seat
from volteface.server.clock import Alarm
from volteface.server.play import Play
from volteface.server.thinking.messages import Utterance
from volteface.server.thinking.pace import on_the_beat, pace

_AT_FIRST: Final = 8_000
"""Nothing is said in the first milliseconds of a game."""
_AFTER_WORDS: Final = (15_000, 45_000)
_AFTER_NOTHING: Final = (1_000, 4_000)
"""How long all bots of a table are silent after one of them spoke, or had nothing to say."""
_ASKED: Final = 2
"""How many bots are asked, one after the other, whether they have something to say; they seldom have."""
_MOST: Final = 8
"""How often one bot speaks in a game."""

Speak = Callable[[Seat, Utterance], Awaitable[None]]


def _nobody() -> list[Seat]:
    return []


async def _nothing(_: Seat) -> Utterance | None:
    return None


class Chatter:
    """Lets some bot speak now and then. Who is asked, and when one speaks, is drawn beforehand."""

    def __init__(
        self,
        play: Play,
        speakers: Callable[[], list[Seat]],
        ask: Callable[[Seat], Awaitable[Utterance | None]],
    ) -> None:
        """Be silent until somebody is there to listen."""
        self._play, self._speakers, self._ask = play, speakers, ask
        self._rng = play.rng.fork("talk", len(play.table.log))
        self.heard: Callable[[], bool] = lambda: False
        """Tells whether talk is allowed, and somebody is there to hear it."""
        self.speak: Speak | None = None
        self._silent_until = play.hall.clock.now() + _AT_FIRST
        self._spoken: Counter[Seat] = Counter()
        self._said: set[tuple[Seat, str]] = set()
        self._task: asyncio.Task[None] | None = None

    def consider(self) -> None:
        """Something has happened that one could speak about."""
        now = self._play.hall.clock.now()
        if self._task is not None or self._play.over or now < self._silent_until or not self.heard():
            return
        seats = [seat for seat in self._speakers() if self._spoken[seat] < _MOST]
        if seats:
            chosen = self._rng.shuffled(seats)[:_ASKED]
            delay = int(pace(self._rng) * 1000 * self._play.hall.config.bot_scale)
            self._task = asyncio.get_running_loop().create_task(self._speak(chosen, now + delay))
            self._task.add_done_callback(self._done)

    async def _speak(self, seats: list[Seat], at: int) -> None:
        wishes = [(seat, await self._ask(seat)) for seat in seats]
        hall = self._play.hall
        await _until(self._play, on_the_beat(at, hall.clock.now(), hall.config.bot_scale))
        said = [(seat, one) for seat, one in wishes if one is not None and self._fits(seat, one)]
        low, high = _AFTER_WORDS if said else _AFTER_NOTHING
        self._silent_until = hall.clock.now() + low + self._rng.below(high - low)
        if said and self.speak is not None:
            seat, utterance = said[0]
            self._spoken[seat] += 1
            self._said.add((seat, repr(utterance)))
            await self.speak(seat, utterance)

    def _fits(self, seat: Seat, said: Utterance) -> bool:
        """Tell whether it may still be said, and is not what this bot has said before."""
        return (
            not self._play.over
            and self.heard()
            and seat in self._speakers()
            and (seat, repr(said)) not in self._said
        )

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled():
            # What could not be said is not said; a game does not stop for it.
            task.exception()

    def stop(self) -> None:
        """Fall silent, and let go of the bots, who know it too (``Play.stop``)."""
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
