"""How long the disk takes to keep something: no server that stores before it tells can answer sooner."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

PAGES = 2
"""As many as a move makes SQLite write, about."""
PAGE = 4096
ROOM = 256
SYNCS = 300


def sync_times(folder: Path) -> list[float]:
    """Write over a file that does not grow and synchronise it, again and again: the seconds of each."""
    path = folder / "sync"
    times: list[float] = []
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        os.pwrite(file, bytes(PAGE * ROOM), 0)
        os.fsync(file)
        for number in range(SYNCS):
            os.pwrite(file, os.urandom(PAGE * PAGES), PAGE * (number * PAGES % ROOM))
            begin = perf_counter()
            os.fdatasync(file)
            times.append(perf_counter() - begin)
    finally:
        os.close(file)
        path.unlink()
    return times
