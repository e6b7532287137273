"""What can be read: tables, games and lines as they were kept. JSON is given as bytes."""

from __future__ import annotations

import msgspec


class StoredMember(msgspec.Struct, frozen=True):
    """Who belongs to a table, since when, and the hash of the token."""

    member: str
    token_hash: str
    at: int


class StoredTable(msgspec.Struct, frozen=True):
    """A table and its members, in the order in which they came."""

    code: str
    game: str
    room: bytes
    public: bool
    running: bool
    at: int
    version: int
    members: tuple[StoredMember, ...]


class GameSummary(msgspec.Struct, frozen=True):
    """A game of a table without its log; ``finished`` and ``result`` are absent while it runs."""

    number: int
    started: int
    finished: int | None
    result: bytes | None
    seats: bytes
    sitters: bytes


class StoredGame(msgspec.Struct, frozen=True):
    """A game and its log; ``moments`` are when its entries were kept."""

    table: str
    number: int
    options: bytes
    seats: bytes
    seal: str
    salt: str
    seed: str
    sitters: bytes
    started: int
    finished: int | None
    result: bytes | None
    entries: tuple[bytes, ...]
    moments: tuple[int, ...]


class JournalLine(msgspec.Struct, frozen=True):
    """A message as it was sent; ``member`` is absent if it went to everybody."""

    number: int
    member: str | None
    at: int
    message: bytes


class StoredShare(msgspec.Struct, frozen=True):
    """A game that anybody may look at who knows the address."""

    id: str
    table: str
    game: int
    at: int


class StoredLink(msgspec.Struct, frozen=True):
    """A one-time link; whether it has expired is for the reader to tell."""

    hash: str
    table: str
    member: str
    expires: int
