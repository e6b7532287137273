"""The bots of one game: they hear what their seats are told, think elsewhere, and take their time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from volteface.core.game import CLOCK, Seat
from volteface.core.phrases import SEAT, phrases_of
from volteface.server.chatter import Chatter
from volteface.server.clock import Alarm
from volteface.server.messages import Said
from volteface.server.orders import Order
from volteface.server.play import Play
from volteface.server.telling import heard, offers
from volteface.server.thinking.lane import BotFault
from volteface.server.thinking.messages import Brief, Overheard, Reply, Utterance
from volteface.server.thinking.pace import BEAT, on_the_beat, pace

_BETWEEN: Final = (500, 5_500)
"""While a clock runs, some bot may act after so many milliseconds and a beat, as people do."""
_KEEPS: Final = 20
"""So many phrases a bot keeps in mind until it is asked for words."""


class _Thought(NamedTuple):
    """What a bot wants to do, which bot it is, and when it was asked: all may have changed until it acts."""

    order: Order
    key: str
    asked: int


class Minds:
    """Decides for the seats that bots have."""

    def __init__(self, play: Play) -> None:
        """Listen to a game."""
        self._play = play
        self._bots: dict[Seat, str] = {}
        self._heard: dict[Seat, list[Any]] = {}
        self._keys: dict[Seat, str] = {}
        self._overheard: dict[Seat, deque[Overheard]] = {}
        self._alarms: dict[Seat, Alarm] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[Seat] = set()
        self._pace = play.rng.fork("pace")
        self._changes = 0
        self.chatter = Chatter(play, self._may_speak, self._utter)
        play.moved = self._listen
        play.arranged = self._arrange

    def seat(self, bots: Mapping[Seat, str]) -> None:
        """Say which seats are bots' from now on; a new one hears all that its seat was ever told."""
        for seat in list(self._bots):
            if bots.get(seat) != self._bots[seat]:
                self._stand_up(seat)
        for seat, bot in bots.items():
            if seat not in self._bots:
                self._changes += 1
                self._bots[seat] = bot
                self._heard[seat] = heard(self._play.table, seat)
                self._keys[seat] = f"{self._play.code}/{self._play.number}/{seat}/{self._changes}"
        if self._bots:
            # Perhaps in the middle of a discussion that was found in the store, in which nobody moves.
            self.chatter.come_back()
        self._arrange()

    def _stand_up(self, seat: Seat) -> None:
        self._play.hall.thinkers.forget(self._keys.pop(seat))
        self._overheard.pop(seat, None)
        del self._bots[seat], self._heard[seat]

    def _listen(self) -> None:
        if not self._bots:
            return
        for seat, told in self._heard.items():
            told.extend(self._play.table.told(seat))
        self.chatter.consider()

    def _arrange(self) -> None:
        """Let the bots that are asked think, each in its own time; forget about those that are not."""
        if not self._bots and not self._alarms:
            return
        play = self._play
        asked = [seat for seat in play.asked if seat >= 0 and not play.has_acted(seat)]
        mine = [seat for seat in asked if play.game.decider(play.table.state, seat) in self._bots]
        for seat in list(self._alarms):
            if seat not in mine:
                self._cancel(seat)
        scale = play.hall.config.bot_scale
        if CLOCK in play.asked:
            if mine and not self._alarms and not self._thinking:
                quick, slow = _BETWEEN
                seat = self._pace.choice(mine)
                at = self._later(quick + self._pace.below(slow - quick))
                self._wait(seat, at, lambda: self._begin(seat, at + int(BEAT * scale)))
            return
        for seat in mine:
            if seat not in self._alarms and seat not in self._thinking:
                # The delay is drawn first: how long the bot really thinks is not seen.
                self._begin(seat, self._later(int(pace(self._pace) * 1000)))

    def _later(self, delay: int) -> int:
        return self._play.hall.clock.now() + int(delay * self._play.hall.config.bot_scale)

    def _wait(self, seat: Seat, at: int, then: Callable[[], None]) -> None:
        def ring() -> None:
            del self._alarms[seat]
            then()

        self._alarms[seat] = self._play.hall.clock.call_at(at, ring)

    def _cancel(self, seat: Seat) -> None:
        alarm = self._alarms.pop(seat, None)
        if alarm is not None:
            alarm.cancel()

    def _begin(self, seat: Seat, at: int) -> None:
        self._thinking.add(seat)
        task = asyncio.get_running_loop().create_task(self._think(seat, at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: Seat, at: int) -> None:
        """Choose for a seat and act at a moment; while a clock runs it may wait, then another is asked."""
        play = self._play
        asked = [one for one in play.asked if one >= 0]
        thought: _Thought | None = None
        try:
            # While no clock runs a bot may not wait, and nobody else is asked for it.
            others = [one for one in self._pace.shuffled(asked) if one != seat and CLOCK in play.asked]
            for one in [seat, *others]:
                thought = await self._choose(one)
                if thought is not None:
                    break
        finally:
            self._thinking.discard(seat)
        now = play.hall.clock.now()
        at = on_the_beat(at, now, play.hall.config.bot_scale)
        if thought is None:
            self._arrange()
        elif now < at:
            self._wait(seat, at, partial(self._act, thought))
        else:
            self._act(thought)

    def _act(self, thought: _Thought) -> None:
        """Act, unless the seat is somebody else's now, or was asked something else since."""
        play, order = self._play, thought.order
        mine = self._keys.get(play.game.decider(play.table.state, order.seat)) == thought.key
        current = CLOCK in play.asked or play.asked_at == thought.asked
        if mine and current and order.seat in play.asked and not play.has_acted(order.seat):
            play.order(order)
        else:
            self._arrange()

    async def _choose(self, seat: Seat) -> _Thought | None:
        play = self._play
        player = play.game.decider(play.table.state, seat)
        bot = self._bots.get(player)
        if bot is None or seat not in play.asked or play.has_acted(seat):
            return None
        asked = play.asked_at
        table = play.table
        legal = [
            {key: value for key, value in entry.items() if key != "by"}
            for entry in offers(play.game, table.state, player, [seat])
        ]
        brief = self._brief(player, bot)
        key = brief.key
        try:
            reply = await play.hall.thinkers.decide(brief, self._heard[player], table.view(player), legal)
        except BotFault:
            play.hall.metrics.bot_faults.inc()
            reply = Reply()
        if reply.entry is not None:
            action = play.game.read_action(reply.entry)
            return _Thought(Order(seat, action, why=reply.why), key, asked)
        if CLOCK in play.asked or seat not in play.asked:
            return None
        # A bot that fails, or waits for nothing, makes the move of somebody whose time is up.
        rng = play.rng.fork("fault", len(play.table.log), seat)
        return _Thought(Order(seat, play.game.fallback(play.table.state, seat, rng)), key, asked)

    def _brief(self, player: Seat, bot: str) -> Brief:
        seed = f"{self._play.rng.fork('bot', player).salt()}"
        return Brief(bot=bot, game=self._play.game.id, seat=player, seed=seed, key=self._keys[player])

    # Talk

    def _may_speak(self) -> list[Seat]:
        play = self._play
        return [seat for seat in sorted(self._bots) if play.game.may_speak(play.table.state, seat)]

    def overhear(self, said: Said) -> None:
        """Take note that somebody at the table spoke; of typed text only that something was said."""
        by = said.seat
        if not self._bots or by is None or said.watchers:
            return
        self.chatter.spoken(by, self._named(said))
        if said.phrase is not None:
            for seat in self._bots:
                if seat != by:
                    line = self._overheard.setdefault(seat, deque(maxlen=_KEEPS))
                    line.append(Overheard(by, said.phrase, said.slots))

    def _named(self, said: Said) -> list[Seat]:
        """List the seats of which a ready-made phrase speaks."""
        for phrase in phrases_of(self._play.game):
            if phrase.id == said.phrase:
                return [said.slots[slot.name] for slot in phrase.slots if slot.kind == SEAT]
        return []

    async def _utter(self, seat: Seat, unsaid: bool) -> Utterance | None:
        """Ask a bot for something to say."""
        play, bot = self._play, self._bots.get(seat)
        if bot is None:
            return None
        try:
            view = play.table.view(seat)
            said = tuple(self._overheard.pop(seat, ()))
            brief, heard = self._brief(seat, bot), self._heard[seat]
            return await play.hall.thinkers.say(brief, heard, view, said, unsaid=unsaid)
        except BotFault:
            play.hall.metrics.bot_faults.inc()
            return None

    def stop(self) -> None:
        """Let all bots go."""
        self.chatter.stop()
        for seat in list(self._bots):
            self._stand_up(seat)
        for seat in list(self._alarms):
            self._cancel(seat)
        for task in self._tasks:
            task.cancel()
