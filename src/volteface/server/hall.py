"""What all tables of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec

from volteface.server.clock import Clock
from volteface.server.metrics import Metrics
from volteface.server.store import Store, StoreError, Write
from volteface.server.store.writer import Done
from volteface.server.thinking.pool import Thinkers


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    url: str | None = None
    """The address that people type, if it is not the one that the server listens on."""
    bot_scale: float = 1.0
    """How slowly bots play; 1 is about as people do."""
    unlimited: bool = False
    """No limits on rates and sockets an address; for measurements."""
    most_sockets: int = 20_000
    sockets_per_address: int = 200
    trust_proxy: bool = False
    """Whether a reverse proxy stands before the server, so that its word for an address is taken."""
    hosts: tuple[str, ...] = ()
    """Other names by which the server may be called."""
    metrics_token: str | None = None
    """Whoever shows it may read the metrics from anywhere."""
    client: Path | None = None
    """The folder that the web client was built into, if it is not the package's own."""


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
