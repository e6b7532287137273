"""Timers that are exact to some microseconds: the event loop's own count whole milliseconds.

Tables that wait for their turn would otherwise all move on the same tick, and the quicker a server is, the
more of them: its latency at half load would be that of the bursts.
"""

from __future__ import annotations

import asyncio
import ctypes
import heapq
import os
from collections.abc import Callable
from itertools import count
from time import perf_counter

_MONOTONIC = 1
"""The system's name for the clock that ``perf_counter`` reads."""
_ABSOLUTE = 1


class _Spec(ctypes.Structure):
    """``struct itimerspec``: the interval, then the moment."""

    _fields_ = (
        ("interval_seconds", ctypes.c_long),
        ("interval_nanoseconds", ctypes.c_long),
        ("seconds", ctypes.c_long),
        ("nanoseconds", ctypes.c_long),
    )


class Pacer:
    """Calls back at moments of ``perf_counter``, through one timer of the system's."""

    def __init__(self) -> None:
        self._system = ctypes.CDLL(None, use_errno=True)
        self._timer: int = self._system.timerfd_create(_MONOTONIC, os.O_NONBLOCK | os.O_CLOEXEC)
        if self._timer < 0:
            raise OSError(ctypes.get_errno(), "timerfd_create")
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._timer, self._ring)

    def at(self, moment: float, do: Callable[[], None]) -> None:
        """Do something at a moment, soon if it is past."""
        heapq.heappush(self._waiting, (moment, next(self._order), do))
        if self._waiting[0][0] == moment:
            self._set(moment)

    def _set(self, moment: float) -> None:
        # A moment of 0 would stop the timer.
        nanoseconds = max(1, int(moment * 1e9))
        spec = _Spec(0, 0, nanoseconds // 1_000_000_000, nanoseconds % 1_000_000_000)
        self._system.timerfd_settime(self._timer, _ABSOLUTE, ctypes.byref(spec), None)

    def _ring(self) -> None:
        os.read(self._timer, 8)
        while self._waiting and self._waiting[0][0] <= perf_counter():
            heapq.heappop(self._waiting)[2]()
        if self._waiting:
            self._set(self._waiting[0][0])

    def close(self) -> None:
        """Let the timer go."""
        self._loop.remove_reader(self._timer)
        os.close(self._timer)
