"""A device that is handed around: who plays on it, and how somebody takes it."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.serving import ServerProcess
from tests.browser.tables import SETTINGS, give_place
from tests.browser.visitor import Visitor

NAMES = ("Ann", "Ben", "Zoé")


def gather(visitor: Visitor, server: ServerProcess, game: str, names: Sequence[str] = NAMES) -> Page:
    """A table for one device, with four chairs, and people who type their names."""
    body = {"game": game, "options": {"players": 4}, "name": names[0], "sit": False}
    host = server.call("POST", "/api/tables", {**body, "settings": SETTINGS})
    give_place(visitor, host["code"], host["token"])
    page = visitor.go(f"/here/{host['code']}")
    for _ in range(len(names), page.locator("form ol input").count()):
        page.locator("form ol button").last.click()
    for number, name in enumerate(names):
        page.locator("form ol input").nth(number).fill(name)
    return page


def start(page: Page) -> None:
    """Deal, and wait until somebody is called."""
    page.locator("form button[type=submit]").click()
    page.locator("[data-handover]").wait_for()


def take(page: Page) -> str:
    """Take the device when it is one's turn to; says who was called."""
    called = page.locator("[data-handover] h2").inner_text()
    page.locator("[data-handover] .hold").press("Enter", delay=600)
    page.locator("[data-own-eyes]").wait_for()
    return called
