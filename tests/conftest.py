"""Options of the suite, and which form of the rules it runs against."""

from __future__ import annotations

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write the golden files anew")
    parser.addoption("--soak", action="store_true", help="run the long conformance checks: 10,000 games")


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether the long checks were asked for."""
    return bool(request.config.getoption("--soak"))


@pytest.fixture(scope="session")
def update(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--update"))


@pytest.fixture(scope="session")
def expected_form() -> str | None:
    """The form of the rules that this run is about, if the caller says."""
    return os.environ.get("VOLTEFACE_EXPECT")
