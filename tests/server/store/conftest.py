"""Databases of both kinds for the storage tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.keeping import Kept


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'volteface.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database that does not exist yet, or is empty."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def kept(url: str) -> Iterator[Kept]:
    with Kept(url) as kept:
        yield kept
