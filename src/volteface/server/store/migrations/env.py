"""Runs the migrations on the connection, and in the transaction, of whoever asks for them."""

from __future__ import annotations

from alembic import context

from volteface.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
