"""The order of the measurements: rounds that take turns, then memory, then the largest number of tables."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.serving.disk import sync_times
from bench.serving.load import SEATS, Load, Window
from bench.serving.processes import check_system, take_core_of_load
from bench.serving.sides import FLATFILE, MEMORY, VOLTEFACE, Side, boardgameio, volteface

WARM = 1.0
WARM_UPS = 3
"""Windows before the first round: a server that compiles while it runs gets faster for some seconds."""
RESERVE = 12
"""Matches that boardgame.io has ready for each table before a window begins."""
HUMAN_SECONDS = 5.0
"""A table of people makes a move about so often."""
TIMES_HUMAN = 10
HELD_P99 = 100.0
"""Milliseconds."""
ATTEMPTS = 2
"""A number of tables that was not held is tried once more, in case the machine was busy; both are told."""
NOISE = 0.1
"""Cores that others may use before it is worth a remark."""
SETTLE = 3.0
"""Seconds after which a server that has nothing to do has tidied up."""


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    rounds: int
    seconds: float
    tables: int
    idle: int
    held: tuple[int, ...]
    only: str | None
    folder: Path


@dataclass(frozen=True)
class Held:
    """How a number of tables was served at ten times human pace."""

    tables: int
    window: Window

    @property
    def wanted(self) -> float:
        """Moves a second."""
        return self.tables * TIMES_HUMAN / HUMAN_SECONDS

    @property
    def reached(self) -> bool:
        """Whether nobody waited too long, and the pace was kept."""
        return self.window.percentile(99) < HELD_P99 and self.window.rate > 0.9 * self.wanted


@dataclass
class Measured:
    """All that was measured, side by side."""

    plan: Plan
    full: dict[str, list[Window]] = field(default_factory=lambda: defaultdict(list))
    half: dict[str, list[Window]] = field(default_factory=lambda: defaultdict(list))
    same: list[Window] = field(default_factory=list)
    """Our server at as many moves a second as boardgame.io in memory makes at its half load."""
    idle_kb: dict[str, float] = field(default_factory=dict)
    held: list[Held] = field(default_factory=list)
    syncs: list[float] = field(default_factory=list)
    """Seconds that the disk took to keep a little, between the rounds."""
    refused: int = 0
    unprepared: int = 0


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def measure(plan: Plan) -> Measured:
    """Measure everything; takes this process to the core of the load."""
    check_system()
    take_core_of_load()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    import uvloop

    with tempfile.TemporaryDirectory(prefix="bench-server-", dir=plan.folder) as name:
        return uvloop.run(_measure(plan, Path(name)))


async def _measure(plan: Plan, folder: Path) -> Measured:
    measured = Measured(plan)
    await _rounds(measured, folder)
    if plan.only != "boardgameio":
        await _idle_and_held(measured, folder)
    if plan.only != "volteface":
        await _idle_peer(measured, folder)
    return measured


async def _rounds(measured: Measured, folder: Path) -> None:
    plan = measured.plan
    async with contextlib.AsyncExitStack() as stack:
        sides: list[Side] = []
        if plan.only != "boardgameio":
            sides.append(await stack.enter_async_context(volteface(_under(folder, "rounds"))))
        if plan.only != "volteface":
            for flat_files in (False, True):
                place = _under(folder, "flat-files" if flat_files else "memory")
                side = boardgameio(place, flat_files=flat_files, reserve=RESERVE)
                sides.append(await stack.enter_async_context(side))
        for side in sides:
            say(f"{side.name}: opening {plan.tables} tables × {SEATS} sockets, warming up")
            await side.open(plan.tables)
            for _ in range(WARM_UPS):
                await side.run(None, WARM, plan.seconds)
        for number in range(plan.rounds):
            for side in sides:
                await _round(measured, side, number)
            if plan.only is None:
                same = await sides[0].run(measured.half[MEMORY][-1].rate, WARM, plan.seconds)
                measured.same.append(same)
                say(f"round {number + 1} of {plan.rounds}, volteface at its rate: {_words(same)}")
            measured.syncs += sync_times(folder)
        measured.refused += sum(side.load.refused for side in sides)
        measured.unprepared += sum(side.load.unprepared for side in sides)


async def _round(measured: Measured, side: Side, number: int) -> None:
    plan = measured.plan
    full = await side.run(None, WARM, plan.seconds)
    measured.full[side.name].append(full)
    said = f"round {number + 1} of {plan.rounds}, {side.name}: {_words(full)}"
    if side.name != FLATFILE:
        half = await side.run(full.rate / 2, WARM, plan.seconds)
        measured.half[side.name].append(half)
        said += f"; half load: {_words(half)}"
    say(said)


def _words(window: Window) -> str:
    noise = f" (other programs took {window.elsewhere:.0%} of a core)" if window.elsewhere > NOISE else ""
    return (
        f"{window.rate:,.0f} moves/s, {window.cpu_per_move:.0f} µs CPU each, "
        f"p50 {window.percentile(50):.2f} p99 {window.percentile(99):.2f} ms{noise}"
    )


async def _idle_and_held(measured: Measured, folder: Path) -> None:
    plan = measured.plan
    async with volteface(_under(folder, "held")) as side:
        measured.idle_kb[VOLTEFACE] = await _idle_kb(side, plan.idle)
        say(f"{VOLTEFACE}: {measured.idle_kb[VOLTEFACE]:.1f} kB per idle table")
        for tables in plan.held:
            await side.open(max(tables, len(side.load.tables)))
            for _ in range(ATTEMPTS):
                # Fewer than are open: the others stay connected and idle.
                with _only(side.load, tables):
                    held = Held(tables, await _paced(side, tables, plan.seconds))
                measured.held.append(held)
                say(f"{tables} tables at {TIMES_HUMAN} times human pace: {_words(held.window)}")
                if held.reached:
                    break
        measured.refused += side.load.refused


async def _paced(side: Side, tables: int, seconds: float) -> Window:
    pace = TIMES_HUMAN / HUMAN_SECONDS
    # Every table has been asked twice before the clock starts.
    return await side.run(tables * pace, 2 / pace + WARM, max(seconds, 5.0))


@contextlib.contextmanager
def _only(load: Load, tables: int) -> Iterator[None]:
    everyone = load.tables
    load.tables = everyone[:tables]
    try:
        yield
    finally:
        load.tables = everyone


async def _idle_peer(measured: Measured, folder: Path) -> None:
    async with boardgameio(_under(folder, "idle"), flat_files=False, reserve=0) as side:
        measured.idle_kb[MEMORY] = await _idle_kb(side, measured.plan.idle)
        say(f"{MEMORY}: {measured.idle_kb[MEMORY]:.1f} kB per idle table")


async def _idle_kb(side: Side, tables: int) -> float:
    """Memory by difference: what the first tables cost is the server's own."""
    first = 20
    await side.open(first)
    await side.run(None, 0.2, 1.0)
    await asyncio.sleep(SETTLE)
    before = side.server.resident_kb()
    say(f"{side.name}: opening {tables} idle tables × {SEATS} sockets")
    await side.open(first + tables)
    await asyncio.sleep(SETTLE)
    return (side.server.resident_kb() - before) / tables


def _under(folder: Path, name: str) -> Path:
    place = folder / name
    place.mkdir()
    return place
