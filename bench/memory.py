"""Whether memory stays flat while bots play game after game in one process.

Run it with ``python3 tools/dev.py bench-bots-memory -- GAME`` (see ``--help``): that compiles the rules.
Whole tables of one bot play, options drawn. After every so many games rubbish is collected, and counted are
the blocks that Python has given out, which tell of any object that stays, the process's resident size, and
the entries of caches. Those are bounded and fill in time; with ``--forget`` they are emptied before the
count, and what still grows is a leak.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any, NamedTuple

from bench.thinking import stoppable
from volteface.cli.progress import progress
from volteface.core.errors import VoltefaceError
from volteface.core.rng import Rng
from volteface.games import find_game
from volteface.lab.contest import Contestant
from volteface.lab.run import Run


class Sample(NamedTuple):
    games: int
    blocks: int
    """That the interpreter has given out and not got back."""
    resident: int | None
    """Bytes; only where the system says."""
    cached: int = 0
    """Entries of all caches, before they were emptied if they were."""


def sample(games: int, *, forget: bool = False) -> Sample:
    gc.collect()
    caches = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    cached = sum(cache.cache_info().currsize for cache in caches)
    if forget:
        for cache in caches:
            cache.cache_clear()
        gc.collect()
    return Sample(games, sys.getallocatedblocks(), resident(), cached)


def resident() -> int | None:
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None
    return int(statm.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def play(game_id: str, contestant: Contestant, rng: Rng) -> None:
    """Play one game between bots that are all the same."""
    game = find_game(game_id)
    options = game.draw_options(rng.fork("options"), {})
    state = game.start(options, game.deal(options, rng.fork("deal")))
    players = [game.decider(state, seat) for seat in range(game.seats(options))]
    bots = {seat: contestant.sit(game, seat, rng.fork("bot", seat)) for seat in sorted(set(players))}
    Run(game, state, [], bots, players, rng).to_the_end()


def slope(points: list[tuple[int, int]]) -> float:
    """Fit a line by least squares: how much more for each game."""
    middle = sum(games for games, _ in points) / len(points)
    spread = sum((games - middle) ** 2 for games, _ in points)
    return sum((games - middle) * size for games, size in points) / spread


def measure(game_id: str, bot: str, seed: int, games: int, every: int, *, forget: bool) -> list[Sample]:
    contestant = Contestant.read(bot)
    samples: list[Sample] = []
    with stoppable() as check, progress(games, f"{game_id} {bot}") as step:
        for number in range(games):
            check()
            play(game_id, contestant, Rng(seed, game_id, number))
            step()
            if (number + 1) % every == 0:
                samples.append(sample(number + 1, forget=forget))
    return samples


def figures(game_id: str, bot: str, seed: int, samples: list[Sample]) -> dict[str, Any]:
    """Sum up; the first sample is left out of the growth, since what is read once is read until then."""
    found: dict[str, Any] = {"game": game_id, "bot": bot, "seed": seed}
    found["samples"] = [[*one] for one in samples]
    later = samples[1:]
    if len(later) > 1:
        found["blocks_per_game"] = round(slope([(one.games, one.blocks) for one in later]), 3)
        sizes = [(one.games, one.resident) for one in later if one.resident is not None]
        if sizes:
            found["bytes_per_game"] = round(slope(sizes), 1)
    return found


def tell(found: dict[str, Any]) -> None:
    """Write for people."""
    print(f"{found['game']}, tables of {found['bot']}, seed {found['seed']}")
    print(f"{'games':>8}{'blocks':>12}{'resident, KB':>14}{'cached':>9}")
    for games, blocks, size, cached in found["samples"]:
        print(f"{games:>8}{blocks:>12}{'' if size is None else size // 1024:>14}{cached:>9}")
    if "blocks_per_game" in found:
        print(f"growth a game: {found['blocks_per_game']} blocks, {found.get('bytes_per_game', '?')} bytes")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", help="inside-job, mission-calaveras or insider")
    made.add_argument("--bot", default="hard", help="a level; hard:40 has a budget of 40 playouts")
    made.add_argument("--games", type=int, default=1000)
    made.add_argument("--every", type=int, default=100, help="look after so many games")
    made.add_argument("--forget", action="store_true", help="empty all caches before each look")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--json", action="store_true", help="print one object for programs")
    return made


def main() -> int:
    chosen = parser().parse_args()
    try:
        samples = measure(
            chosen.game, chosen.bot, chosen.seed, chosen.games, chosen.every, forget=chosen.forget
        )
    except VoltefaceError as fault:
        print(fault.sentence("en"), file=sys.stderr)
        return 1
    found = figures(chosen.game, chosen.bot, chosen.seed, samples)
    if chosen.json:
        print(json.dumps(found))
    else:
        tell(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
