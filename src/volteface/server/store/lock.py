"""One running server for each store. The lock ends with the process that holds it, however that ends."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event

from volteface.server.store.engine import not_opened
from volteface.server.store.errors import StoreError, Taken, Unreachable

if sys.platform != "win32":
    import fcntl

_PATIENCE: Final = 1.0
"""Seconds: a server that is ending lets go in this time, and one that has just started writes its address."""

# Advisory locks belong to a database; two schemas of one database are two stores.
_KEY: Final = "hashtextextended('volteface ' || coalesce(current_schema(), ''), 0)"
_TRY: Final = f"SELECT pg_try_advisory_lock({_KEY})"
_HOLDER: Final = f"""
    SELECT pid, application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ((classid::bigint << 32) | objid::bigint) = {_KEY}
"""  # noqa: S608
# If the server's computer is cut off, PostgreSQL ends the session after 10 + 3 * 5 seconds.
_INTRODUCE: Final = """
    SELECT set_config('application_name', %s, false), set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)
"""


def lock_file(path: Path, address: str) -> int:
    """Lock an SQLite file for the server at an address, until the descriptor is closed.

    Raises ``Taken`` if another server has the lock. The lock file stays: one that is deleted could be locked
    twice, under the old and the new file.
    """
    resolved = path.resolve()
    beside = resolved.with_name(f"{resolved.name}.lock")
    try:
        # Python's descriptors are not inherited: a bot's process must not hold the lock of a killed server.
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform != "win32":  # no lock there
                _patiently(lambda: _try_file(file, beside))
            os.ftruncate(file, os.write(file, address.encode()))
        except BaseException:
            os.close(file)
            raise
    except OSError as error:
        raise not_opened(beside, error) from None
    return file


def _try_file(file: int, path: Path) -> StoreError | None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        found = os.pread(file, 1_000, 0).decode(errors="replace")
        return Taken("store-taken", address=found or str(path))
    return None


class SessionLock:
    """The lock of a PostgreSQL database, taken by each connection of an engine before it can write."""

    def __init__(self, engine: Engine, address: str) -> None:
        """Let the connections of an engine take the lock for the server at an address."""
        self._own = f"volteface {secrets.token_hex(3)} "
        # PostgreSQL cuts a name at 63 bytes.
        self._name = self._own + address
        self._lost: Taken | None = None
        event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Any, _entry: object) -> None:
        try:
            if self._lost is not None:
                raise self._lost
            # Within one transaction PostgreSQL would show the same sessions again and again.
            connection.autocommit = True
            connection.execute(_INTRODUCE, [self._name])
            _patiently(lambda: self._try(connection))
            connection.autocommit = False
        except BaseException as error:
            connection.close()
            if isinstance(error, Taken):
                # What this server has in memory is out of date, even if the other one lets go soon.
                self._lost = error
            raise

    def _try(self, connection: Any) -> StoreError | None:
        if connection.execute(_TRY).fetchone()[0]:
            return None
        pid, name = connection.execute(_HOLDER).fetchone() or (0, "")
        if name.startswith(self._own):
            # A connection that we have lost, which PostgreSQL has not noticed yet.
            connection.execute("SELECT pg_terminate_backend(%s)", [pid])
        if not name or name.startswith(self._own):
            return Unreachable("store-busy")
        return Taken("store-taken", address=name.split(" ", 2)[-1])


def _patiently(attempt: Callable[[], StoreError | None]) -> None:
    """Try for a short time; raises what the last attempt has found."""
    until = time.monotonic() + _PATIENCE
    while (error := attempt()) is not None:
        if time.monotonic() > until:
            raise error
        time.sleep(0.05)
