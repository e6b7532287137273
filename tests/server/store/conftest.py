"""Databases of both kinds for the storage tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import fresh_database, postgres_server
from tests.server.store.keeping import Kept


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'volteface.db'}"


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    with fresh_database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database that does not exist yet, or is empty."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def kept(url: str) -> Iterator[Kept]:
    with Kept(url) as kept:
        yield kept
