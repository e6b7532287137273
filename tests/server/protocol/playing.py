"""Real games, played at random, and what each reader would be pushed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from volteface.core.game import CHANCE, CLOCK, AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.server.messages import Push

AnyTable = Table[Any, Any, Any, Any, Any, Any]


def go_on(table: AnyTable, rng: Rng) -> bool:
    """Let somebody who is asked do something; false once the game is over."""
    actors = table.game.to_act(table.state)
    if not actors:
        return False
    seats = [actor for actor in actors if actor >= 0]
    if CHANCE in actors:
        table.let_chance(rng)
    elif CLOCK in actors and (not seats or rng.chance(0.05)):
        table.let_clock()
    else:
        actor = rng.choice(seats)
        table.act(actor, rng.choice(list(table.game.legal(table.state, actor))))
    return True


def legal(table: AnyTable, seat: int | None) -> list[Entry]:
    """What a reader may send back: for his own seat, and for a ghost's that he plays."""
    game, state = table.game, table.state
    return [
        {"by": actor, **game.write_action(action)}
        for actor in game.to_act(state)
        if actor >= 0 and game.decider(state, actor) == seat
        for action in game.legal(state, actor)
    ]


def push(table: AnyTable, seat: int | None, n: int, re: str | None = None) -> Push:
    """What a reader is told of what happened last."""
    return Push(
        game=0,
        n=n,
        view=msgspec.Raw(msgspec.json.encode(table.view(seat))),
        legal=msgspec.Raw(msgspec.json.encode(legal(table, seat))),
        events=msgspec.Raw(msgspec.json.encode(table.told(seat))),
        seat=seat,
        re=re,
    )


def pushes(game: AnyGame, rng: Rng) -> Iterator[Push]:
    """Play a whole game with any setup, and push after every move to every seat and to a spectator."""
    options = game.draw_options(rng, {})
    table: AnyTable = Table(game, options, game.deal(options, rng))
    n = 0
    while True:
        for seat in (None, *range(len(table.seats))):
            yield push(table, seat, n)
        n += 1
        if not go_on(table, rng):
            return
