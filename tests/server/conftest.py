"""A PostgreSQL for whoever needs one, started once."""

from __future__ import annotations

from collections.abc import Iterator

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
