"""What all tables of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from volteface.server.clock import Clock
from volteface.server.config import Config
from volteface.server.metrics import Metrics
from volteface.server.store import Store, StoreError, Write
from volteface.server.store.writer import Done
from volteface.server.thinking.pool import Thinkers


class Hall:
    """The store, the clock, the bots' minds and the counters."""

    def __init__(
        self, store: Store, clock: Clock, thinkers: Thinkers, metrics: Metrics, config: Config
    ) -> None:
        """Share these."""
        self.store, self.clock, self.thinkers = store, clock, thinkers
        self.metrics, self.config = metrics, config
        self._units: list[tuple[Sequence[Write], Done]] = []

    def submit(self, writes: Sequence[Write], done: Done) -> None:
        """Store something, all or nothing, and call back.

        What comes in while the loop is busy is handed in together: one commit serves many tables.
        """
        if not self._units:
            asyncio.get_running_loop().call_soon(self._hand_in)
        self._units.append((writes, done))

    def _hand_in(self) -> None:
        units, self._units = self._units, []
        try:
            self.store.submit_all(units)
        except StoreError as error:
            for _, done in units:
                done(error)

    async def keep(self, writes: Sequence[Write]) -> None:
        """Store something, all or nothing; raises ``StoreError``."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: StoreError | None) -> None:
            if not stored.cancelled():
                if error is None:
                    stored.set_result(None)
                else:
                    stored.set_exception(error)

        self.submit(writes, done)
        await stored

    def note(self, write: Write) -> None:
        """Store something that nobody waits for."""
        self.submit([write], lambda _: None)
