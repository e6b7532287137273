"""What can go wrong with keeping, split by what one can do about it.

StoreError
├── Conflict      a number is already taken, a link already used: somebody else was first
├── Gone          the table or the game that it belongs to is not there
├── Full          no room is left
└── Unreachable   nothing can be written now: connection lost, locked, read-only
    └── Taken     another server has the store open

No error carries what was to be written, and none is chained to the driver's: those quote whole rows.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, NoSuchModuleError

from volteface.core.errors import VoltefaceError
from volteface.text import add_catalogue

add_catalogue("volteface.server.store")


class StoreError(VoltefaceError):
    """It was not kept, or could not be read; ``str`` is a sentence."""


class Conflict(StoreError):
    """A number is already taken, or a link already used; somebody else was first."""


class Gone(StoreError):
    """The table or the game that it belongs to is not there."""


class Full(StoreError):
    """No room is left."""


class Unreachable(StoreError):
    """Nothing can be written now, whatever it is: connection lost, locked, read-only."""


class Taken(Unreachable):
    """Another server has the store open; the sentence names its address."""


_TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"}
_ORPHAN = {"SQLITE_CONSTRAINT_FOREIGNKEY", "23503"}
_FULL = {"SQLITE_FULL", "53100"}
_FOREIGN = {"SQLITE_NOTADB", "SQLITE_CORRUPT"}
# Deadlock, lock timeout and serialization failure pass by themselves.
_BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED", "40P01", "55P03", "40001")
_READ_ONLY = ("SQLITE_READONLY", "25006", "42501")
_LOST = ("08", "57P", "53300", "28", "3D000", "SQLITE_CANTOPEN")


def translate(error: BaseException) -> StoreError:
    """Name the cause of a driver's error; whatever it quotes stays behind."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, (NoSuchModuleError, ImportError)):
        return StoreError("store-driver")
    if not isinstance(error, (DBAPIError, sqlite3.Error)):
        return StoreError("store-failed", reason=type(error).__name__)
    code = _code(error)
    if code in _TAKEN:
        return Conflict("store-conflict")
    if code in _ORPHAN:
        return Gone("store-gone")
    if code in _FULL:
        return Full("store-full")
    if code in _FOREIGN:
        return StoreError("store-damaged")
    if code.startswith(_BUSY):
        return Unreachable("store-busy")
    if code.startswith(_READ_ONLY):
        return Unreachable("store-readonly")
    invalidated = isinstance(error, DBAPIError) and error.connection_invalidated
    if invalidated or code.startswith(_LOST) or code == "OperationalError":
        return Unreachable("store-lost", reason=code)
    return StoreError("store-failed", reason=code)


def _code(error: DBAPIError | sqlite3.Error) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    for name in ("sqlite_errorname", "sqlstate"):
        code = getattr(cause, name, None)
        if isinstance(code, str):
            return code
    return type(cause).__name__
