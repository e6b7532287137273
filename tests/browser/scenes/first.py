"""Before anybody sits: the first page, and addresses that lead nowhere."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.scenes import Stage, scene


@scene(dark=True)
def home(stage: Stage) -> Page:
    """The first page."""
    return stage.visit().go("/")


@scene()
def nowhere(stage: Stage) -> Page:
    """A wrong address."""
    visitor = stage.visit()
    visitor.expect("404")
    return visitor.go("/nowhere/at/all")
