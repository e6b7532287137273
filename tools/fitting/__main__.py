"""Fits the judge of Mission Calaveras to games of bots that play by the judge before it, round after round.

Run it with ``python3 tools/dev.py fit-judge -- --seats 4 --out FILE`` (that compiles the rules). Every round
plays games, keeps those of the last two rounds, fits, and writes the network; every twentieth game is held
out, and the log-loss is of those. The numbers of decision 0015: five rounds of 20,000 games for four seats,
three of 16,000 for six. To try a network, put it into ``src/volteface/bots/calaveras/fitted`` and let the
arena play the levels against two-ply and greedy: a better log-loss alone does not make a better judge.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from fitting.network import Network, fit
from fitting.positions import Sample, sample_of
from fitting.selfplay import SelfPlay
from volteface.cli.progress import progress
from volteface.core.dice import Dice
from volteface.core.rng import Rng

HELD_OUT = 20
"""One game of so many is not fitted to."""
ROUNDS_KEPT = 2


def play(network: Network, games: int, seed: int, heat: int, wild: int) -> list[list[Sample]]:
    """Play, and list the positions of each game that somebody won."""
    table = SelfPlay(network.judge(), Dice(seed), heat, wild)
    found: list[list[Sample]] = []
    with progress(games, "games") as step:
        for _ in range(games):
            game = table.game()
            step()
            if game.winner is not None:
                found.append([sample_of(one, network.seats, game.winner) for one in game.tables])
    return found


def flat(games: Sequence[list[Sample]], *, held_out: bool) -> list[Sample]:
    return [one for at, game in enumerate(games) if (at % HELD_OUT == 0) is held_out for one in game]


def fit_round(network: Network, games: Sequence[list[Sample]], epochs: int, rate: float, rng: Rng) -> float:
    """Fit, and give the log-loss on games that were not fitted to."""
    fit(network, flat(games, held_out=False), epochs=epochs, rate=rate, rng=rng)
    return network.loss(flat(games, held_out=True))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--seats", type=int, choices=[4, 6], default=4)
    made.add_argument("--rounds", type=int, default=5)
    made.add_argument("--games", type=int, default=20_000, help="of a round")
    made.add_argument("--epochs", type=int, default=4)
    made.add_argument("--rate", type=float, default=2e-3, help="how far a step goes at first")
    made.add_argument("--heat", type=int, default=1500, help="how blurred opinions are, of 65536")
    made.add_argument("--wild", type=int, default=3, help="how many plays of a hundred are any at all")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--start", type=Path, help="a network to begin with; otherwise a guess plays first")
    made.add_argument("--out", type=Path, required=True, help="where the network goes, after every round")
    return made


def main(arguments: Sequence[str]) -> int:
    chosen = parser().parse_args(arguments)
    seats: int = chosen.seats
    playing = Network.by_hand(seats) if chosen.start is None else Network.read(chosen.start, seats)
    network = Network.drawn(seats, Rng(chosen.seed, "network")) if chosen.start is None else playing
    games: list[list[list[Sample]]] = []
    print(f"knowing nothing: log-loss {math.log(seats // 2):.4f}")
    for number in range(chosen.rounds):
        began = time.process_time()
        games.append(play(playing, chosen.games, chosen.seed + number, chosen.heat, chosen.wild))
        kept = [game for one in games[-ROUNDS_KEPT:] for game in one]
        before = playing.loss(flat(kept, held_out=True))
        after = fit_round(network, kept, chosen.epochs, chosen.rate, Rng(chosen.seed, "fit", number))
        playing = network
        network.write(chosen.out)
        spent = time.process_time() - began
        positions = sum(len(game) for game in games[-1])
        print(
            f"round {number + 1}: {len(games[-1])} games, {positions} positions, "
            f"log-loss {before:.4f} before, {after:.4f} after, {spent:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
