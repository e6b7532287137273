"""The server's clock. It counts only while the server runs, so that a restart costs nobody his time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that was set for later."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """Where the server gets the time from."""

    def now(self) -> int:
        """Read it: milliseconds during which a server has run on this store."""

    def unix(self) -> int:
        """Read the time of day, in milliseconds of Unix time; for people only."""

    def call_at(self, moment: int, do: Callable[[], None]) -> Alarm:
        """Do something at a moment of this clock, soon if it is past."""


class RunningClock:
    """The clock of a running server, going on from where the last one stopped."""

    def __init__(self, start: int) -> None:
        """Go on from a moment."""
        self._loop = asyncio.get_running_loop()
        self._zero = time.monotonic() - start / 1000

    def now(self) -> int:
        """Read it."""
        return int((time.monotonic() - self._zero) * 1000)

    def unix(self) -> int:
        """Read the time of day."""
        return int(time.time() * 1000)

    def call_at(self, moment: int, do: Callable[[], None]) -> Alarm:
        """Do something later."""
        # One more, because the clock counts whole milliseconds and must not be asked too early.
        return self._loop.call_later(max(moment - self.now() + 1, 0) / 1000, do)
