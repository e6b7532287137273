"""Tables, members, games, entries, journal, links and the clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("room", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("running", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _partial_index("tables_running", "code", sa.column("running", sa.Boolean))
    _partial_index("tables_public", "at", sa.column("public", sa.Boolean))
    op.create_table(
        "members",
        _of_table(),
        sa.Column("member", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "games",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("sitters", sa.LargeBinary, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("result", sa.LargeBinary),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["code", "game"], ["games.code", "games.number"], ondelete="CASCADE"),
    )
    op.create_table(
        "journal",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("member", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("message", sa.LargeBinary, nullable=False),
    )
    op.create_index("journal_readers", "journal", ["code", "member", "number"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("member", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["code", "member"], ["members.code", "members.member"], ondelete="CASCADE"),
    )
    op.create_index("links_members", "links", ["code", "member"])
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def _partial_index(name: str, column: str, where: sa.ColumnClause[bool]) -> None:
    op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)
