"""Codes of tables are invitations: whoever guesses at them is soon told nothing more."""

from __future__ import annotations

import asyncio

from volteface.server.archive import SharedTable, find_shared
from volteface.server.errors import Declined
from volteface.server.limits import Buckets
from volteface.server.live import LiveTable
from volteface.server.tables import Tables


class Guesses:
    """What one address may still get wrong, over HTTP and sockets together."""

    def __init__(self, misses: Buckets[str] | None, address: str) -> None:
        """Count in these buckets; ``None``: not at all."""
        self._misses, self._address = misses, address

    async def find(self, tables: Tables, code: str, token: str | None) -> LiveTable:
        """Find a table; raises ``Declined``.

        Once too many codes were wrong, a right one is answered no better, or guessing would go on.
        Whoever shows a token of the table is not guessing.
        """
        now = asyncio.get_running_loop().time()
        spent = self._misses is not None and self._misses.is_empty(self._address, now)
        try:
            table = await tables.find(code)
            if spent:
                tables.member_of(table, token)
        except Declined as fault:
            if spent:
                tables.hall.metrics.turned_away.inc()
                raise Declined("too-many", "srv-too-many") from None
            if fault.reason == "no-table" and self._misses is not None:
                self._misses.take(self._address, now)
            raise
        return table

    async def find_shared(self, tables: Tables, name: str) -> SharedTable:
        """Find a shared game; raises ``Declined``. Wrong addresses are counted with wrong codes."""
        now = asyncio.get_running_loop().time()
        if self._misses is not None and self._misses.is_empty(self._address, now):
            tables.hall.metrics.turned_away.inc()
            raise Declined("too-many", "srv-too-many")
        found = await tables.read(lambda: find_shared(tables.hall.store, name))
        if found is None:
            if self._misses is not None:
                self._misses.take(self._address, now)
            raise Declined("no-table", "srv-no-shared")
        return found
