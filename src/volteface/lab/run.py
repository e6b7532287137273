"""One game between bots, with chance and a simulated clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from volteface.bots import Policy
from volteface.core.game import ACTOR_NAMES, CHANCE, CLOCK, Actor, AnyGame, Seat
from volteface.core.json import Entry
from volteface.core.outcome import Outcome
from volteface.core.rng import Rng

_QUICKEST: Final = 1_000
_SLOWEST: Final = 7_000
"""How long, in milliseconds, bots of a simulated clock take for what people take a few seconds for."""


class Run:
    """Plays a game to its end. What a bot hears and decides passes through ``hear`` and ``decide``."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        log: list[Entry],
        bots: Mapping[Seat, Policy],
        players: Sequence[Seat],
        rng: Rng,
    ) -> None:
        """Sit down; ``players`` names for each seat the one whose bot decides."""
        self.game = game
        self.state = state
        self.log = log
        self.bots = bots
        self._players = players
        self._listening = any(bot.listens for bot in bots.values())
        self._order = rng.fork("order")
        self._chance = rng.fork("chance")
        self._pace = rng.fork("pace")
        self._now = 0

    def to_the_end(self) -> Outcome:
        """Play on until nobody is asked."""
        game = self.game
        if self._listening:
            self.tell(game.opening(self.state))
        while actors := game.to_act(self.state):
            if actors[0] >= 0 and len(actors) == 1 and not game.timed:
                self._act(actors[0], self._choose(actors[0]))
            elif actors[0] == CHANCE:
                self._act(CHANCE, game.draw(self.state, self._chance))
            else:
                self._together(actors)
        outcome = game.outcome(self.state)
        assert outcome is not None
        return outcome

    def hear(self, seat: Seat, told: Sequence[Any]) -> None:
        """Let the bot of a seat hear what it is told."""
        self.bots[seat].watch(told)

    def decide(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """Let the bot of a seat choose."""
        return self.bots[seat].choose(view, legal)

    def tell(self, events: list[Any]) -> None:
        """Tell every bot that listens its part of what happened."""
        game = self.game
        for seat, bot in self.bots.items():
            if bot.listens:
                told = [one for one in (game.redact(event, seat) for event in events) if one is not None]
                if told:
                    self.hear(seat, told)

    def _together(self, actors: tuple[Actor, ...]) -> None:
        """Several are asked, in any order; while a clock runs each may also wait, and time may run out."""
        deadline = self.game.deadline(self.state)
        soon = self._now + _QUICKEST + self._pace.below(_SLOWEST - _QUICKEST)
        if deadline is None or soon <= deadline:
            for seat in self._order.shuffled([actor for actor in actors if actor >= 0]):
                action = self._choose(seat)
                if action is not None:
                    self._now = soon if self.game.timed else 0
                    self._act(seat, action)
                    return
        assert deadline is not None, "a bot waits where nothing else can happen"
        self._now = deadline
        self._act(CLOCK, self.game.legal(self.state, CLOCK)[0])

    def _choose(self, seat: Seat) -> Any:
        """Let the bot of a seat choose, from its own view."""
        player = self._players[seat]
        view = self.game.view(self.state, player) if self.bots[player].listens else None
        return self.decide(player, view, self.game.legal(self.state, seat))

    def _act(self, actor: Actor, action: Any) -> None:
        game = self.game
        if self._listening:
            self.state, events = game.apply(self.state, actor, action, self._now)
            self.tell(events)
        else:
            game.advance(self.state, actor, action, self._now)
        entry: Entry = {"by": ACTOR_NAMES.get(actor, actor), **game.write_action(action)}
        if game.timed:
            entry["at"] = self._now
        self.log.append(entry)
