"""What the tests of restarts share: a program that servers are born from, and a PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres_server
from tests.server.restart.lives import Cradle


@pytest.fixture(scope="session")
def cradle() -> Iterator[Cradle]:
    with Cradle() as cradle:
        yield cradle


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address
