"""Games between teams of bots, and single decisions of a careful player at a given table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from volteface.bots import Budget, make_bot
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Action, State


def playing(players: int, seed: int, teams: Sequence[str], budget: Budget | None = None) -> Iterator[State]:
    """Play a game, one kind of bot for each team, and show it step by step."""
    rng = Rng(seed, "playing", players)
    options = CALAVERAS.read_options({"players": players})
    state = CALAVERAS.start(options, CALAVERAS.deal(options, rng.fork("deal")))
    seats = CALAVERAS.seats(options)
    bots = [
        make_bot(teams[seat % (seats // 2)], CALAVERAS, seat, rng.fork("bot", seat), budget)
        for seat in range(seats)
    ]
    chance = rng.fork("chance")
    yield state
    while actors := CALAVERAS.to_act(state):
        actor = actors[0]
        if actor == CHANCE:
            action = CALAVERAS.draw(state, chance)
        else:
            player = CALAVERAS.decider(state, actor)
            view = CALAVERAS.view(state, player)
            action = bots[player].choose(view, CALAVERAS.legal(state, actor))
        state = CALAVERAS.apply(state, actor, action).state
        yield state


def winning_team(players: int, seed: int, teams: Sequence[str]) -> int | None:
    """Play a game to its end and number the team that wins."""
    *_, last = playing(players, seed, teams)
    outcome = CALAVERAS.outcome(last)
    assert outcome is not None
    winners = [seat for seat in outcome.winners if isinstance(seat, int)]
    return winners[0] if winners else None


def decide(state: State, seed: int = 0) -> Action:
    """Let a careful player choose for the seat whose turn it is."""
    (seat,) = CALAVERAS.to_act(state)
    player = CALAVERAS.decider(state, seat)
    bot = make_bot("careful", CALAVERAS, player, Rng(seed, "decide"))
    chosen: Action = bot.choose(CALAVERAS.view(state, player), CALAVERAS.legal(state, seat))
    return chosen
