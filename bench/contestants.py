"""One contestant of the engine benchmark: a process that plays rounds when it is asked, one line each.

Every contestant plays random games the same way: ask for the legal actions, take one by a number drawn
beforehand, apply it. Drawing beforehand keeps the generator out of the measurement. A round answers with
the players' decisions, the seconds of whole games (dealing included) and the seconds of the decisions alone.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from time import perf_counter
from typing import Any, NamedTuple


class Round(NamedTuple):
    decisions: int
    whole: float
    deciding: float


Player = Callable[[int], Round]


def numbers(seed: int) -> Iterator[int]:
    drawn = random.Random(seed)
    return cycle([drawn.getrandbits(30) for _ in range(100_003)])


def inside_job() -> Player:
    """Random games of Inside Job, four players, through the public protocol."""
    from volteface.core.rng import Rng
    from volteface.games import find_game

    game = find_game("inside-job")
    options = game.read_options({"players": 4})
    rng, drawn = Rng(1), numbers(1)

    def play(games: int) -> Round:
        decisions, deciding = 0, 0.0
        begin = perf_counter()
        for _ in range(games):
            state = game.start(options, game.deal(options, rng))
            dealt = perf_counter()
            seats = game.to_act(state)
            while seats:
                seat = seats[0]
                actions = game.legal(state, seat)
                seats = game.advance(state, seat, actions[next(drawn) % len(actions)])
                decisions += 1
            deciding += perf_counter() - dealt
        return Round(decisions, perf_counter() - begin, deciding)

    return play


def inside_job_playouts() -> Player:
    """Whole playouts inside the package, each from a copy of a dealt state."""
    from volteface.core.dice import Dice
    from volteface.core.rng import Rng
    from volteface.games import find_game
    from volteface.games.inside_job.playout import playout

    game = find_game("inside-job")
    options = game.read_options({"players": 4})
    state = game.start(options, game.deal(options, Rng(1)))
    dice = Dice(1)

    def play(games: int) -> Round:
        begin = perf_counter()
        decisions = 0
        for _ in range(games):
            decisions += playout(state.copy(), dice)
        seconds = perf_counter() - begin
        return Round(decisions, seconds, seconds)

    return play


def inside_job_copies() -> Player:
    """Copies of a state, counted as decisions."""
    from volteface.core.rng import Rng
    from volteface.games import find_game

    game = find_game("inside-job")
    options = game.read_options({"players": 4})
    state = game.start(options, game.deal(options, Rng(1)))

    def play(games: int) -> Round:
        begin = perf_counter()
        for _ in range(games):
            game.copy(state)
        seconds = perf_counter() - begin
        return Round(games, seconds, seconds)

    return play


def openspiel(name: str) -> Player:
    """Random games of an OpenSpiel game driven from Python; chance is driven like any other node."""
    import pyspiel

    game = pyspiel.load_game(name)
    drawn = numbers(1)

    def play(games: int) -> Round:
        decisions, deciding = 0, 0.0
        begin = perf_counter()
        for _ in range(games):
            state = game.new_initial_state()
            while state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[next(drawn) % len(actions)])
            dealt = perf_counter()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[next(drawn) % len(actions)])
                decisions += 1
            deciding += perf_counter() - dealt
        return Round(decisions, perf_counter() - begin, deciding)

    return play


def openspiel_rollouts(name: str) -> Player:
    """OpenSpiel's own rollouts in C++, no Python in the loop, from a dealt state."""
    import pyspiel

    game = pyspiel.load_game(name)
    drawn = numbers(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[next(drawn) % len(actions)])

    def length() -> float:
        total = 0
        for _ in range(200):
            twin = state.clone()
            while not twin.is_terminal():
                actions = twin.legal_actions()
                twin.apply_action(actions[next(drawn) % len(actions)])
                total += 1
        return total / 200

    decisions = length()

    def play(games: int) -> Round:
        # One simulation of the search expands nothing and evaluates the root: so many rollouts, all in C++.
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        begin = perf_counter()
        bot.mcts_search(state)
        seconds = perf_counter() - begin
        return Round(round(games * decisions), seconds, seconds)

    return play


def rlcard(name: str) -> Player:
    """Random games of an RLCard environment, stepped from Python."""
    import rlcard as peer

    environment = peer.make(name, config={"seed": 1})
    drawn = numbers(1)

    def play(games: int) -> Round:
        decisions, deciding = 0, 0.0
        begin = perf_counter()
        for _ in range(games):
            state, _player = environment.reset()
            dealt = perf_counter()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _player = environment.step(actions[next(drawn) % len(actions)])
                decisions += 1
            deciding += perf_counter() - dealt
        return Round(decisions, perf_counter() - begin, deciding)

    return play


CONTESTANTS: dict[str, Callable[[], Player]] = {
    "inside-job": inside_job,
    "inside-job playouts": inside_job_playouts,
    "inside-job copies": inside_job_copies,
    "openspiel hearts": lambda: openspiel("hearts"),
    "openspiel euchre": lambda: openspiel("euchre"),
    "openspiel hearts rollouts": lambda: openspiel_rollouts("hearts"),
    "openspiel euchre rollouts": lambda: openspiel_rollouts("euchre"),
    "rlcard uno": lambda: rlcard("uno"),
    "rlcard gin-rummy": lambda: rlcard("gin-rummy"),
}


def main() -> None:
    """Answer each line, a number of games, with a round."""
    play = CONTESTANTS[sys.argv[1]]()
    out: Any = sys.stdout
    print(json.dumps("ready"), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(play(int(line))), file=out, flush=True)


if __name__ == "__main__":
    main()
