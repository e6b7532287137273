"""Starts the Chromium that the workshop finds or fetches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from workshop import browser, client
from workshop.environment import Workshop

from tests.browser.serving import ROOT

# Root may not use the sandbox, and the pages are our own.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window, for as long as the block lasts."""
    shop = Workshop(ROOT)
    found = browser.find(shop)
    # The Node that Playwright brings wants a library that bare machines lack; the client's builder does not.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", client.find_node(shop).program)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=found.program, env={**found.surroundings()}, args=ARGUMENTS
        )
        yield running
        running.close()
