"""Arenas small enough for tests, and bots whose figures are known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from volteface import bots
from volteface.bots import Budget, Kind, Policy, make_bot
from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.lab.arena import play_arena
from volteface.lab.contest import Contest, Contestant
from volteface.lab.results import Results
from volteface.lab.standings import Standings, standings


class Sure:
    """Plays as careful does; suspects the seat whose number is its budget, and knows better if told."""

    listens = True

    def __init__(self, game: AnyGame, seat: int, rng: Rng, budget: Budget) -> None:
        self._bot: Policy = make_bot("careful", game, seat, rng)
        self._suspect = budget.playouts

    def watch(self, events: Sequence[Any]) -> None:
        self._bot.watch(events)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return self._bot.choose(view, legal)

    def suspicion(self) -> Sequence[float]:
        return [1.0 if seat == self._suspect else 0.0 for seat in range(4)]

    def tell(self, traitors: Sequence[int]) -> None:
        self._suspect = traitors[0]


bots.register("sure", Kind(Sure, Budget(1)), "inside-job")


def contest(game: str, names: str, options: Entry | None = None, **more: Any) -> Contest:
    contestants = tuple(map(Contestant.read, names.split(",")))
    return Contest(game, contestants, 1, options or {"players": 4}, **more)


def measured(arena: Contest, games: int, jobs: int = 1) -> Standings:
    arena.check()
    with Results(arena) as results:
        play_arena(arena, games, results, jobs=jobs)
        return standings(results.tally)
