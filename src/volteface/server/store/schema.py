"""The schema, one for both kinds of database; ``migrations`` lead to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

VERSION: Final = "0003"
"""The revision that this program writes and reads."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("room", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
)
# Few of many tables are public or running: the indexes hold those alone.
Index("tables_running", tables.c.code, sqlite_where=tables.c.running, postgresql_where=tables.c.running)
Index("tables_public", tables.c.at, sqlite_where=tables.c.public, postgresql_where=tables.c.public)

members = Table(
    "members",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("member", Text, primary_key=True),
    Column("token_hash", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("options", LargeBinary, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("seal", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("sitters", LargeBinary, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("result", LargeBinary),
)

# Not clustered by its key: moves of many tables then share pages, a third of the work of a commit less.
entries = Table(
    "entries",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    ForeignKeyConstraint(["code", "game"], ["games.code", "games.number"], ondelete="CASCADE"),
)

journal = Table(
    "journal",
    metadata,
    # Only an INTEGER counts by itself in SQLite.
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("member", Text),
    Column("at", BigInteger, nullable=False),
    Column("message", LargeBinary, nullable=False),
)
Index("journal_readers", journal.c.code, journal.c.member, journal.c.number)

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("member", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    ForeignKeyConstraint(["code", "member"], ["members.code", "members.member"], ondelete="CASCADE"),
)
Index("links_members", links.c.code, links.c.member)

shares = Table(
    "shares",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["code", "game"], ["games.code", "games.number"], ondelete="CASCADE"),
)
Index("shares_games", shares.c.code, shares.c.game, unique=True)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ms", BigInteger, nullable=False),
)

VERSIONS = Table("alembic_version", MetaData(), Column("version_num", Text))
"""Where the migrations note how far they are."""
