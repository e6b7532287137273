"""Our rules beside OpenSpiel's and RLCard's in the same run: medians of interleaved rounds, as ratios.

Run it with ``python3 tools/dev.py bench`` (add ``-- --json`` for programs): that sets up the peers and the
compiled form. Every contestant is a process of its own (see contestants.py); rounds are short and take
turns, so that whatever else the machine does falls on all of them alike. Ratios are made round by round.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROUND_SECONDS = 0.2
HERE = Path(__file__).parent


class Contestant(NamedTuple):
    label: str
    name: str
    package: str | None
    """Where ``volteface`` is imported from, for our own."""


class Worker:
    """A contestant's process."""

    def __init__(self, contestant: Contestant) -> None:
        environment = dict(os.environ)
        if contestant.package is not None:
            environment["PYTHONPATH"] = contestant.package
        self.label = contestant.label
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "contestants.py"), contestant.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self._read()
        self.games = self._calibrate()

    def _read(self) -> list[float]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"{self.label} did not start; is the benchmark's environment set up?")
        answer = json.loads(line)
        return answer if isinstance(answer, list) else []

    def play(self, games: int) -> list[float]:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{games}\n")
        self._process.stdin.flush()
        return self._read()

    def _calibrate(self) -> int:
        """Find how many games make a round, which warms the caches too."""
        games = 1
        while (spent := self.play(games)[1]) < ROUND_SECONDS / 2:
            games *= 2
        return max(1, round(games * ROUND_SECONDS / spent))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def contestants() -> list[Contestant]:
    source = os.environ.get("VOLTEFACE_SOURCE_DIR")
    compiled = os.environ.get("VOLTEFACE_COMPILED_DIR")
    if not source or not compiled:
        sys.exit("Run the benchmark with: python3 tools/dev.py bench (it needs a C compiler).")
    return [
        Contestant("compiled step", "inside-job", compiled),
        Contestant("interpreted step", "inside-job", source),
        Contestant("hearts step", "openspiel hearts", None),
        Contestant("euchre step", "openspiel euchre", None),
        Contestant("compiled playout", "inside-job playouts", compiled),
        Contestant("interpreted playout", "inside-job playouts", source),
        Contestant("hearts rollout", "openspiel hearts rollouts", None),
        Contestant("euchre rollout", "openspiel euchre rollouts", None),
        Contestant("compiled copy", "inside-job copies", compiled),
        Contestant("uno step", "rlcard uno", None),
        Contestant("gin rummy step", "rlcard gin-rummy", None),
    ]


class Rates(NamedTuple):
    """Decisions a second, round by round."""

    whole: dict[str, list[float]]
    deciding: dict[str, list[float]]

    def ratio(self, one: str, other: str, *, deciding: bool = False) -> float:
        rates = self.deciding if deciding else self.whole
        return median(a / b for a, b in zip(rates[one], rates[other], strict=True))


def measure(rounds: int, show: bool) -> Rates:
    workers = [Worker(contestant) for contestant in contestants()]
    rates = Rates({worker.label: [] for worker in workers}, {worker.label: [] for worker in workers})
    for number in range(rounds):
        for worker in workers:
            decisions, whole, deciding = worker.play(worker.games)
            rates.whole[worker.label].append(decisions / whole)
            rates.deciding[worker.label].append(decisions / deciding)
        if show:
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    if show:
        print(file=sys.stderr)
    for worker in workers:
        worker.close()
    return rates


def table(rates: Rates) -> str:
    lines = [
        "| contestant | decisions/s | ratio to hearts | without dealing | ratio |",
        "|---|---|---|---|---|",
    ]
    for label in rates.whole:
        base = "hearts rollout" if label.endswith(("playout", "rollout")) else "hearts step"
        lines.append(
            f"| {label} | {median(rates.whole[label]):,.0f} | {rates.ratio(label, base):.2f} "
            f"| {median(rates.deciding[label]):,.0f} | {rates.ratio(label, base, deciding=True):.2f} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print one object for programs")
    parser.add_argument("--rounds", type=int, default=25, help="how many rounds (25)")
    chosen = parser.parse_args()
    rates = measure(chosen.rounds, show=sys.stderr.isatty())
    if not chosen.json:
        print(table(rates))
        return
    figures = {
        "step_vs_openspiel_hearts": rates.ratio("compiled step", "hearts step"),
        "interpreted_step_vs_openspiel_hearts": rates.ratio("interpreted step", "hearts step"),
        "playout_vs_openspiel_hearts_rollout": rates.ratio("compiled playout", "hearts rollout"),
        "step_without_dealing_vs_openspiel_hearts": rates.ratio(
            "compiled step", "hearts step", deciding=True
        ),
        "interpreted_step_without_dealing_vs_openspiel_hearts": rates.ratio(
            "interpreted step", "hearts step", deciding=True
        ),
        "step_vs_openspiel_euchre": rates.ratio("compiled step", "euchre step"),
        "playout_vs_openspiel_euchre_rollout": rates.ratio("compiled playout", "euchre rollout"),
        "step_vs_rlcard_uno": rates.ratio("compiled step", "uno step"),
    }
    print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}))


if __name__ == "__main__":
    main()
