"""Options of the suite, and which form of the rules it runs against."""

from __future__ import annotations

import os
from random import Random

import pytest

SEED = 1
"""Which cases of the tests marked `sample` a run without --soak takes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write the golden files anew")
    parser.addoption("--soak", action="store_true", help="run the long conformance checks: 10,000 games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without --soak, run as many cases of a test as its mark says, drawn by a fixed seed."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(item.nodeid.split("[", maxsplit=1)[0], []).append(item)
    left_out: list[pytest.Item] = []
    for name, cases in tests.items():
        mark = cases[0].get_closest_marker("sample")
        if mark is not None and not config.getoption("--soak"):
            left_out += Random(f"{SEED} {name}").sample(cases, max(len(cases) - mark.args[0], 0))
    items[:] = [item for item in items if item not in left_out]
    if left_out:
        config.hook.pytest_deselected(items=left_out)


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
