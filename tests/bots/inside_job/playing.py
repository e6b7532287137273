"""Games between bots, and single decisions of a careful player at a given table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from volteface.bots import Policy, make_bot
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB, Action, Options, State, View


def playing(
    options: Options, seed: int, *, insider: str = "careful", others: str = "careful"
) -> Iterator[tuple[State, int, Action]]:
    """Play a game; before each action say where, who and what."""
    rng = Rng(seed, "playing")
    table = Table(INSIDE_JOB, options, INSIDE_JOB.deal(options, rng.fork("deal")))
    bots = [
        make_bot(insider if role.is_insider else others, INSIDE_JOB, seat, rng.fork("bot", seat))
        for seat, role in enumerate(table.state.deal.roles[: options.players])
    ]
    tell(table, bots)
    while actors := INSIDE_JOB.to_act(table.state):
        seat = actors[0]
        bot = bots[seat]
        view = table.view(seat) if bot.listens else None
        action = bot.choose(view, INSIDE_JOB.legal(table.state, seat))
        yield table.state, seat, action
        table.act(seat, action)
        tell(table, bots)


def tell(table: Table[Any, Any, Any, Any, Any, View], bots: list[Policy]) -> None:
    """Tell every bot its part of what happened last."""
    for seat, bot in enumerate(bots):
        if bot.listens:
            bot.watch(table.told(seat))


def ending(options: Options, seed: int, *, insider: str = "careful", others: str = "careful") -> State:
    """Play a game to its end."""
    before, seat, action = list(playing(options, seed, insider=insider, others=others))[-1]
    return INSIDE_JOB.apply(before, seat, action).state


def decide(
    state: State, seat: int, options: Mapping[str, Json], name: str = "careful", seed: int = 0
) -> Action:
    """Seat a careful player, tell it all that its seat was ever told in this game, and let it choose."""
    chosen = INSIDE_JOB.read_options(options)
    entries = INSIDE_JOB.log(state)
    table = Table(INSIDE_JOB, chosen, INSIDE_JOB.read_deal(chosen, entries[0]))
    bot = make_bot("careful", INSIDE_JOB, seat, Rng(0, "bot"))
    bot.watch(table.told(seat))
    for number, entry in enumerate(entries[1:], start=1):
        table.append(number, entry)
        bot.watch(table.told(seat))
    action: Action = bot.choose(table.view(seat), INSIDE_JOB.legal(table.state, seat))
    return action
