"""A PostgreSQL for whoever needs one, started once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import fresh_database, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    with fresh_database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))
