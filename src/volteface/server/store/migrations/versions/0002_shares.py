"""Games that were shared: an address that anybody may open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the shares; a game has one at most, and it goes when the game goes."""
    op.create_table(
        "shares",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["code", "game"], ["games.code", "games.number"], ondelete="CASCADE"),
    )
    op.create_index("shares_games", "shares", ["code", "game"], unique=True)
