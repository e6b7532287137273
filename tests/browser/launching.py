"""Starts the Chromium that the workshop finds or fetches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from workshop import browser
from workshop.environment import Workshop

from tests.browser.serving import ROOT

# Root may not use the sandbox, and the pages are our own.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window, for as long as the block lasts."""
    found = browser.find(Workshop(ROOT))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=found.program, env={**found.surroundings()}, args=ARGUMENTS
        )
        yield running
        running.close()
