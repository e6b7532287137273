"""Our table server beside boardgame.io in the same run: CPU, latency, memory, and how many tables it holds.

Run it with ``python3 tools/dev.py bench-server`` (add ``-- --json`` for programs): that compiles the rules
and fetches boardgame.io. The servers stay on one core and the load on the other; rounds take turns, so that
whatever else the machine does falls on all of them alike, and ratios are made round by round.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--json", action="store_true", help="print one object for programs")
    made.add_argument("--quick", action="store_true", help="short windows, for a first look")
    made.add_argument("--only", choices=["volteface", "boardgameio"], help="one side, absolute figures")
    made.add_argument("--rounds", type=int, default=None, help="how many rounds (5; quick: 3)")
    made.add_argument("--seconds", type=float, default=None, help="of one window (5; quick: 2)")
    made.add_argument("--tables", type=int, default=50, help="in the closed loop (50)")
    made.add_argument("--idle", type=int, default=500, help="idle tables whose memory is measured (500)")
    made.add_argument(
        "--held", type=int, nargs="+", default=[250, 500, 1000], help="numbers of tables to hold, rising"
    )
    return made


def main() -> int:
    chosen = parser().parse_args()
    if "VOLTEFACE_BENCH_SERVER" not in os.environ:
        dev = str(ROOT / "tools" / "dev.py")
        os.execv(sys.executable, [sys.executable, dev, "bench-server", "--", *sys.argv[1:]])
    from bench.serving.load import LoadError
    from bench.serving.rounds import Plan, measure
    from bench.serving.summary import figures, rows

    quick = bool(chosen.quick)
    plan = Plan(
        rounds=chosen.rounds or (3 if quick else 5),
        seconds=chosen.seconds or (2.0 if quick else 5.0),
        tables=chosen.tables,
        idle=chosen.idle,
        held=tuple(sorted(chosen.held)),
        only=chosen.only,
        folder=ROOT / ".cache",
    )
    try:
        measured = measure(plan)
    except LoadError as fault:
        print(fault, file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(figures(measured)))
    else:
        print(rows(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main())
