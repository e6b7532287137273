"""What a decision of a bot costs, at the positions of random games: median, 99 %, the worst and where it was.

Run it with ``python3 tools/dev.py bench-bots -- GAME`` (see ``--help``): that compiles the rules. Options,
deals and actions are drawn at random, so that strange positions come up. At every seat a bot follows the game
and is asked whenever the seat must act; its answer is thrown away, as it is where a person has the chair, and
must still be a legal one. Measured is CPU time, what it took to listen included, since machines are busy.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from volteface.bots import Policy
from volteface.cli.progress import progress
from volteface.core.errors import VoltefaceError
from volteface.core.game import Seat
from volteface.core.rng import Rng
from volteface.games import find_game
from volteface.lab.contest import Contest, Contestant
from volteface.lab.run import Run

AIMS = {"normal": 0.15, "hard": 1.0}
"""Seconds that a level may take at the worst."""


class Plan(msgspec.Struct, frozen=True):
    """What is measured; the same plan asks for the same decisions."""

    game: str
    bot: str
    seed: int
    every: int = 1
    """Ask at every so many positions of a game, beginning with another one in each game."""
    follow: float = 0.0
    """How often the bot's own action is played instead of a random one."""
    late: bool = False
    """Ask a bot that has only just sat down, and hears all at once what its seat was told."""
    options: dict[str, Any] = {}


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """One decision: its number in the game, whose it was, and what it cost."""

    decision: int
    seat: Seat
    seconds: float
    fault: str | None = None


class Played(msgspec.Struct, frozen=True):
    """What was asked in one game: a line of the results."""

    number: int
    players: int
    options: dict[str, Any]
    asked: list[Asked]


class Wandering(Run):
    """A random game with a bot behind every chair."""

    def __init__(self, plan: Plan, number: int, check: Callable[[], None] = lambda: None) -> None:
        game = find_game(plan.game)
        rng = Rng(plan.seed, plan.game, number)
        options = game.draw_options(rng.fork("options"), plan.options)
        state = game.start(options, game.deal(options, rng.fork("deal")))
        players = [game.decider(state, seat) for seat in range(game.seats(options))]
        self._plan = plan
        self._check = check
        self._number = number
        self._options = game.write_options(options)
        self._contestant = Contestant.read(plan.bot)
        self._rng = rng
        self._actions = rng.fork("actions")
        bots = {seat: self._sit(seat) for seat in sorted(set(players))}
        super().__init__(game, state, [], bots, players, rng)
        self._told: dict[Seat, list[Any]] = defaultdict(list)
        self._spent = [0.0] * len(players)
        self._seat: Seat = 0
        self._decisions = 0
        self._asked: list[Asked] = []

    def _sit(self, seat: Seat) -> Policy:
        return self._contestant.sit(find_game(self._plan.game), seat, self._rng.fork("bot", seat))

    def play(self) -> Played:
        """Play to the end."""
        self.to_the_end()
        players = self._options["players"]
        assert isinstance(players, int)
        return Played(self._number, players, self._options, self._asked)

    def hear(self, seat: Seat, told: Sequence[Any]) -> None:
        """Count listening as part of the next decision: at a table it is."""
        if self._plan.late:
            self._told[seat].extend(told)
            return
        start = time.process_time()
        super().hear(seat, told)
        self._spent[seat] += time.process_time() - start

    def _choose(self, seat: Seat) -> Any:
        # Where nobody sits the partner's bot decides, but what is legal is up to the seat.
        self._seat = seat
        return super()._choose(seat)

    def decide(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """Stop the time of a decision, look at the answer, and play something else."""
        self._check()
        number, self._decisions = self._decisions, self._decisions + 1
        anything = legal[self._actions.below(len(legal))]
        follows = self._actions.chance(self._plan.follow)
        if (number + self._number) % self._plan.every:
            self._spent[seat] = 0.0
            return anything
        fault, action = None, anything
        start = time.process_time()
        try:
            bot = self._late(seat) if self._plan.late else self.bots[seat]
            action = bot.choose(view, legal)
        except Exception:  # noqa: BLE001 - a bot that breaks is what we are looking for
            fault = traceback.format_exc(limit=-3)
        seconds = self._spent[seat] + time.process_time() - start
        self._spent[seat] = 0.0
        fault = fault or self._refusal(action)
        self._asked.append(Asked(number, seat, seconds, fault))
        return action if follows and fault is None else anything

    def _late(self, seat: Seat) -> Policy:
        bot = self._sit(seat)
        bot.watch(self._told[seat])
        return bot

    def _refusal(self, action: Any) -> str | None:
        """Say what is wrong with an answer."""
        if action is None:
            return None if self.game.timed else "it waits, and nothing else can happen"
        try:
            self.game.apply(self.state, self._seat, action, self._now)
        except VoltefaceError as refused:
            return f"{action} is refused: {refused.sentence('en')}"
        return None


class Results:
    """What was played so far; on a file, if there is one, with which the same command goes on."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.played: list[Played] = []
        self._path = path
        contest = Contest(plan.game, (), plan.seed)
        head = {"plan": msgspec.to_builtins(plan), "fingerprint": contest.fingerprint}
        if path is None:
            return
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if not lines:
            path.write_bytes(msgspec.json.encode(head) + b"\n")
        elif json.loads(lines[0]) != head:
            sys.exit(f"{path} has other settings, or was played by other bots; take another file.")
        # A line that was cut off is played again.
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        self.played = [msgspec.json.decode(line, type=Played) for line in whole]
        if len(whole) < len(lines[1:]):
            path.write_bytes(b"".join([lines[0], *whole]))

    def add(self, played: Played) -> None:
        self.played.append(played)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def figures(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """Sum up: all numbers of players together, then each, in milliseconds."""
    rows = [row(played, None)]
    rows += [row(played, players) for players in sorted({one.players for one in played})]
    faults = [
        place(one, asked) | {"fault": asked.fault} for one in played for asked in one.asked if asked.fault
    ]
    found: dict[str, Any] = {"plan": msgspec.to_builtins(plan), "rows": rows, "faults": faults}
    aim = AIMS.get(plan.bot)
    if aim is not None and played:
        worst = max((asked.seconds for one in played for asked in one.asked), default=0.0)
        found["aim_ms"] = aim * 1e3
        found["reached"] = worst <= aim and not faults
    return found


def row(played: Sequence[Played], players: int | None) -> dict[str, Any]:
    chosen = [one for one in played if players in (None, one.players)]
    asked = sorted(
        ((asked.seconds, one, asked) for one in chosen for asked in one.asked), key=lambda each: each[0]
    )
    found: dict[str, Any] = {"players": players, "games": len(chosen), "decisions": len(asked)}
    if asked:
        times = [each[0] for each in asked]
        found |= {
            "median_ms": round(quantile(times, 0.5) * 1e3, 3),
            "p99_ms": round(quantile(times, 0.99) * 1e3, 3),
            "worst_ms": round(times[-1] * 1e3, 3),
            "worst": place(asked[-1][1], asked[-1][2]),
        }
    return found


def place(one: Played, asked: Asked) -> dict[str, Any]:
    """Say where a decision was."""
    return {"game": one.number, "decision": asked.decision, "seat": asked.seat, "options": one.options}


def tell(found: dict[str, Any]) -> None:
    """Write for people."""
    plan = found["plan"]
    print(f"{plan['game']}, {plan['bot']}, seed {plan['seed']}; CPU of a decision in milliseconds")
    print(
        f"{'players':>8}{'games':>8}{'decisions':>11}{'median':>10}{'99 %':>10}{'worst':>10}  worst position"
    )
    for one in found["rows"]:
        players = one["players"] or "any"
        line = f"{players:>8}{one['games']:>8}{one['decisions']:>11}"
        if "worst" in one:
            at = one["worst"]
            line += f"{one['median_ms']:>10.2f}{one['p99_ms']:>10.2f}{one['worst_ms']:>10.2f}"
            line += f"  game {at['game']}, decision {at['decision']}"
        print(line)
    if "reached" in found:
        print(f"aim: {found['aim_ms']:.0f} ms at the worst, {'reached' if found['reached'] else 'missed'}")
    for fault in found["faults"][:10]:
        print(f"game {fault['game']}, decision {fault['decision']}, seat {fault['seat']}: {fault['fault']}")
    print(f"{len(found['faults'])} faults")


@contextmanager
def stoppable() -> Iterator[Callable[[], None]]:
    """Go on with what there is when somebody stops it; what is yielded is called where that may happen.

    A signal must not raise in the middle of compiled code: mypyc takes it for a lack of memory and aborts.
    """
    asked: list[int] = []

    def check() -> None:
        if asked:
            raise KeyboardInterrupt

    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(one, lambda number, _frame: asked.append(number)) for one in signals]
    try:
        yield check
    except KeyboardInterrupt:
        print("Stopped; the figures are of what was played until now.", file=sys.stderr)
    finally:
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)


def measure(plan: Plan, games: int, results: Results) -> dict[str, Any]:
    """Play the games that are not in the results yet."""
    known = {one.number for one in results.played}
    # What a bot reads once, and never again, belongs to no decision.
    Contestant.read(plan.bot).sit(find_game(plan.game), 0, Rng(0))
    with stoppable() as check, progress(games, f"{plan.game} {plan.bot}") as step:
        step(len(known & {*range(games)}))
        for number in range(games):
            if number not in known:
                results.add(Wandering(plan, number, check).play())
                step()
    return figures(plan, [one for one in results.played if one.number < games])


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", help="inside-job, mission-calaveras or insider")
    made.add_argument("--bot", default="hard", help="a level; hard:40 has a budget of 40 playouts")
    made.add_argument("--games", type=int, default=500)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--players", type=int, help="always so many; otherwise drawn with the other options")
    made.add_argument("--every", type=int, default=1, help="ask at every so many positions only")
    made.add_argument("--follow", type=float, default=0.0, help="how often to play what the bot answers")
    made.add_argument("--late", action="store_true", help="ask bots that have only just sat down")
    made.add_argument("--results", type=Path, help="a file to stop and go on with")
    made.add_argument("--json", action="store_true", help="print one object for programs")
    return made


def main() -> int:
    chosen = parser().parse_args()
    options = {} if chosen.players is None else {"players": chosen.players}
    plan = Plan(chosen.game, chosen.bot, chosen.seed, chosen.every, chosen.follow, chosen.late, options)
    try:
        found = measure(plan, chosen.games, Results(plan, chosen.results))
    except VoltefaceError as fault:
        print(fault.sentence("en"), file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(found))
    else:
        tell(found)
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
