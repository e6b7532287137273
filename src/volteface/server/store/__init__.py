"""Durable storage of tables, games and logs: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

from volteface.server.store.backup import backup, restore
from volteface.server.store.check import Finding, check
from volteface.server.store.errors import Conflict, Full, Gone, StoreError, Taken, Unreachable
from volteface.server.store.store import Store
from volteface.server.store.stored import (
    GameSummary,
    JournalLine,
    StoredGame,
    StoredLink,
    StoredMember,
    StoredShare,
    StoredTable,
)
from volteface.server.store.writes import (
    AppendEntries,
    DeleteTable,
    DropShare,
    EndGame,
    Journal,
    PutLink,
    PutMember,
    PutShare,
    PutTable,
    RevokeMember,
    SaveClock,
    StartGame,
    TakeLink,
    Write,
)

__all__ = [
    "AppendEntries",
    "Conflict",
    "DeleteTable",
    "DropShare",
    "EndGame",
    "Finding",
    "Full",
    "GameSummary",
    "Gone",
    "Journal",
    "JournalLine",
    "PutLink",
    "PutMember",
    "PutShare",
    "PutTable",
    "RevokeMember",
    "SaveClock",
    "StartGame",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredLink",
    "StoredMember",
    "StoredShare",
    "StoredTable",
    "TakeLink",
    "Taken",
    "Unreachable",
    "Write",
    "backup",
    "check",
    "restore",
]
