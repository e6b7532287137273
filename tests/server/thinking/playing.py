"""Whole games whose bots think in a pool, or at once and in place, with chance and a simulated clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from volteface.bots import Policy, make_bot
from volteface.core.game import CHANCE, CLOCK, AnyGame
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server.thinking.pool import Brief

AnyTable = Table[Any, Any, Any, Any, Any, Any]


class Chooser(Protocol):
    async def choose(
        self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]
    ) -> Entry | None: ...


class InPlace:
    """The plain way: policies of this process, each told what is new."""

    def __init__(self) -> None:
        self._policies: dict[str, Policy] = {}
        self._heard: dict[str, int] = {}

    async def choose(
        self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]
    ) -> Entry | None:
        game = find_game(brief.game)
        if brief.key not in self._policies:
            self._policies[brief.key] = make_bot(brief.bot, game, brief.seat, Rng(brief.seed))
        policy = self._policies[brief.key]
        policy.watch(heard[self._heard.get(brief.key, 0) :])
        self._heard[brief.key] = len(heard)
        action = policy.choose(view, [game.read_action(entry) for entry in legal])
        return None if action is None else game.write_action(action)


async def play(
    chooser: Chooser,
    game: AnyGame,
    options: dict[str, Json],
    *,
    bot: str = "careful",
    seed: int = 1,
    before: Callable[[int], None] = lambda _number: None,
) -> AnyTable:
    """Play a game to its end; ``before`` is called with the number of each decision."""
    rng = Rng("playing", seed)
    read = game.read_options(options)
    table: AnyTable = Table(game, read, game.deal(read, rng.fork("deal")))
    heard: dict[int, list[Any]] = {seat: [] for seat in range(len(table.seats))}
    order, chance, now, number = rng.fork("order"), rng.fork("chance"), 0, 0
    _tell(table, heard)
    while actors := game.to_act(table.state):
        if actors[0] == CHANCE:
            table.let_chance(chance)
        else:
            now = table.now + 3000
            deadline = game.deadline(table.state)
            chosen = None
            if deadline is None or now <= deadline:
                for seat in order.shuffled([actor for actor in actors if actor != CLOCK]):
                    before(number)
                    number += 1
                    entry = await _choose(chooser, table, heard, bot, seat, seed)
                    if entry is not None:
                        chosen = seat, game.read_action(entry)
                        break
            if chosen is None:
                table.let_clock()
            else:
                table.act(*chosen, now if game.timed else None)
        _tell(table, heard)
    return table


async def _choose(
    chooser: Chooser, table: AnyTable, heard: dict[int, list[Any]], bot: str, seat: int, seed: int
) -> Entry | None:
    game = table.game
    player = game.decider(table.state, seat)
    brief = Brief(
        bot=bot, game=game.id, seat=player, seed=f"{seed}/{player}", key=f"{game.id}/{seed}/{player}"
    )
    legal = [game.write_action(action) for action in game.legal(table.state, seat)]
    return await chooser.choose(brief, heard[player], table.view(player), legal)


def _tell(table: AnyTable, heard: dict[int, list[Any]]) -> None:
    for seat, events in heard.items():
        events.extend(table.told(seat))
