"""Durable storage of tables, games and logs: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

from volteface.server.store.backup import backup, restore
from volteface.server.store.check import Finding, check
from volteface.server.store.errors import Conflict, Full, Gone, StoreError, Unreachable
from volteface.server.store.store import Store
from volteface.server.store.stored import (
    GameSummary,
    JournalLine,
    StoredGame,
    StoredLink,
    StoredMember,
    StoredTable,
)
from volteface.server.store.writes import (
    AppendEntries,
    DeleteTable,
    EndGame,
    Journal,
    PutLink,
    PutMember,
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
    "EndGame",
    "Finding",
    "Full",
    "GameSummary",
    "Gone",
    "Journal",
    "JournalLine",
    "PutLink",
    "PutMember",
    "PutTable",
    "RevokeMember",
    "SaveClock",
    "StartGame",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredLink",
    "StoredMember",
    "StoredTable",
    "TakeLink",
    "Unreachable",
    "Write",
    "backup",
    "check",
    "restore",
]
