"""A browser, a server, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Opens windows: ``visit(size=PHONE, language="fr")``; what goes wrong in one fails the test."""
    windows: list[Visitor] = []

    def opened(at: Address = server, **wishes: Any) -> Visitor:
        windows.append(Visitor(browser, at, **wishes))
        return windows[-1]

    yield opened
    for window in windows:
        window.close()
