"""Versions of rooms: of two servers that change a table at once, one is refused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Number the rooms; one that is there already has its first version."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
