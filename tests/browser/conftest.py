"""A browser, a server, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from workshop import client
from workshop.environment import Workshop

from tests.browser.launching import chromium
from tests.browser.serving import ROOT, ServerProcess
from tests.browser.visitor import Address, Visitor

Visit = Callable[..., Visitor]
WINDOWS: pytest.StashKey[list[Visitor]] = pytest.StashKey()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell with a failure what the test's windows showed last: by itself it may not fail again."""
    report = yield
    if call.when == "call" and report.failed:
        windows: list[Visitor] = item.stash.get(WINDOWS, [])
        for number, window in enumerate(windows):
            report.sections.append((f"window {number}", window.describe()))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium for all tests of this process."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def _built() -> None:
    """The client as its sources are now."""
    client.ensure(Workshop(ROOT))


@pytest.fixture(scope="session")
def server(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that the tests of this process share; each makes tables of its own."""
    shared = ServerProcess(tmp_path_factory.mktemp("server"))
    shared.start()
    yield shared
    shared.end()


@pytest.fixture
def own_server(_built: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test, which may stop, kill and start it."""
    own = ServerProcess(tmp_path)
    own.start()
    yield own
    own.end()


@pytest.fixture
def visit(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens windows: ``visit(size=PHONE, language="fr")``; what goes wrong in one fails the test."""
    windows: list[Visitor] = []
    request.node.stash[WINDOWS] = windows

    def opened(at: Address = server, **wishes: Any) -> Visitor:
        windows.append(Visitor(browser, at, **wishes))
        return windows[-1]

    yield opened
    for window in windows:
        window.close()
