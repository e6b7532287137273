"""What can be written: small frozen values, carried out in units. JSON is given as bytes."""

from __future__ import annotations

import msgspec


class PutTable(msgspec.Struct, frozen=True, gc=False):
    """Keep a table: version 1 if it is new, or the version after the stored one; else a ``Conflict``."""

    code: str
    game: str
    room: bytes
    public: bool
    running: bool
    at: int
    version: int


class DeleteTable(msgspec.Struct, frozen=True, gc=False):
    """Forget a table and all that belongs to it."""

    code: str


class PutMember(msgspec.Struct, frozen=True, gc=False):
    """Keep who belongs to a table, with the hash of the token that proves it."""

    table: str
    member: str
    token_hash: str
    at: int


class RevokeMember(msgspec.Struct, frozen=True, gc=False):
    """Let a member's token and links open nothing any more."""

    table: str
    member: str


class StartGame(msgspec.Struct, frozen=True, gc=False):
    """Begin a table's next game; a number already taken is a ``Conflict``."""

    table: str
    number: int
    options: bytes
    seats: bytes
    seal: str
    salt: str
    seed: str
    sitters: bytes
    started: int


class AppendEntries(msgspec.Struct, frozen=True):
    """Append to the log of a game; a number already taken is a ``Conflict``."""

    table: str
    game: int
    first: int
    entries: tuple[bytes, ...]
    at: int


class EndGame(msgspec.Struct, frozen=True, gc=False):
    """Note how a game ended; twice is a ``Conflict``."""

    table: str
    game: int
    result: bytes
    at: int


class Journal(msgspec.Struct, frozen=True, gc=False):
    """Remember a message to a member, or to everybody at the table.

    The newest 2,000 to each member and to everybody are kept. They are counted apart, since what one
    member can still read must not depend on how much another was told.
    """

    table: str
    member: str | None
    at: int
    message: bytes


class PutLink(msgspec.Struct, frozen=True, gc=False):
    """Keep a one-time link for a member; it takes the place of that member's last one."""

    hash: str
    table: str
    member: str
    expires: int


class TakeLink(msgspec.Struct, frozen=True, gc=False):
    """Use a one-time link up; one that is not there is a ``Conflict``."""

    hash: str


class PutShare(msgspec.Struct, frozen=True, gc=False):
    """Keep the address under which anybody may look at a game; one that is there already stays as it is."""

    id: str
    table: str
    game: int
    at: int


class DropShare(msgspec.Struct, frozen=True, gc=False):
    """Let the address of a game lead nowhere; without one nothing happens."""

    table: str
    game: int


class SaveClock(msgspec.Struct, frozen=True, gc=False):
    """Remember the server's clock; it never goes back."""

    ms: int


Write = (
    PutTable
    | DeleteTable
    | PutMember
    | RevokeMember
    | StartGame
    | AppendEntries
    | EndGame
    | Journal
    | PutLink
    | TakeLink
    | PutShare
    | DropShare
    | SaveClock
)


def log_of(write: Write) -> tuple[str, int] | None:
    """Name the table and the game whose log a write is about, if it is about one."""
    if isinstance(write, (AppendEntries, EndGame)):
        return write.table, write.game
    if isinstance(write, StartGame):
        return write.table, write.number
    return None
