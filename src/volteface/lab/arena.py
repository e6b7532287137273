"""Plays an arena, in one process or in several; the results are the same."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.connection import Connection
from threading import Thread

from volteface.lab.bout import Played, play_unit
from volteface.lab.contest import Contest, Unit
from volteface.lab.results import Results


def play_arena(
    contest: Contest,
    games: int,
    results: Results,
    *,
    jobs: int = 1,
    step: Callable[[int], None] | None = None,
) -> None:
    """Play what is missing; ``step`` hears how many units more are done, those of earlier at once."""
    tell = step or (lambda _more: None)
    missing = []
    for unit in contest.units(games):
        if unit in results:
            tell(1)
        else:
            missing.append(unit)
    for played in _one_by_one(contest, missing) if jobs == 1 else _side_by_side(contest, missing, jobs):
        results.add(played)
        tell(1)


def _one_by_one(contest: Contest, units: list[Unit]) -> Iterator[Played]:
    for unit in units:
        yield play_unit(contest, unit)


def _side_by_side(contest: Contest, units: list[Unit], jobs: int) -> Iterator[Played]:
    # Spawned, so that a worker holds nothing of this process but the one end of this pipe.
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, _begin, (contest.load, theirs))
    queue = iter(units)
    running: set[Future[Played]] = set()
    try:
        # No more are handed out than are worked on soon: a list of a million must not wait in pipes.
        for unit in islice(queue, 2 * jobs):
            running.add(executor.submit(play_unit, contest, unit))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for unit in islice(queue, len(done)):
                running.add(executor.submit(play_unit, contest, unit))
            for future in done:
                yield future.result()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        # Now the workers end, in the middle of a game too.
        ours.close()
        theirs.close()


def _begin(load: tuple[str, ...], parent: Connection) -> None:
    """Make a worker ready: it ends with its parent, and an interrupt is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in load:
        importlib.import_module(module)
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Connection) -> None:
    try:
        parent.recv()
    except (EOFError, OSError):
        os._exit(0)
