"""A phone that lies on its side: what is asked and what one needs for it is in sight, without scrolling."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.checks import assert_accessible, assert_fits_without_scrolling, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.scenes import Stage
from tests.browser.scenes.insider import Evening
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import ON_ITS_SIDE

WANTED = {
    "inside-job": ("[data-asked]", "[data-secrets]", "[data-seat]", ".hand button[data-card]"),
    "mission-calaveras": (
        "[data-asked]",
        "[data-secrets]",
        "section[data-seat]",
        "[data-spot]",
        "[data-held]",
    ),
}
"""What a turn needs, besides what performs it."""


def assert_in_sight(page: Page, wanted: Sequence[str]) -> None:
    """All of it lies within the window."""
    width, height = ON_ITS_SIDE
    for selector in wanted:
        found = page.locator(f"{selector}:visible")
        found.first.wait_for()
        for one in found.all():
            box = one.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= width + 1 - box["width"], (selector, box)
            assert 0 <= box["y"] <= height + 1 - box["height"], (selector, box)


@pytest.mark.parametrize("game", list(WANTED))
def test_a_turn_is_in_sight(visit: Visit, server: ServerProcess, game: str) -> None:
    table = Table.create(server, game, players=4)
    visitor = visit(size=ON_ITS_SIDE, language="fr")
    table.seat(visitor)
    page = visitor.page
    page.locator("[data-asked]").wait_for()
    assert_in_sight(page, WANTED[game])
    if page.locator("[data-act]").count() == 0:
        page.locator("button[data-card]").first.click()
    assert_in_sight(page, ("[data-act], [data-target]",))
    assert_no_sideways_scroll(page)
    assert_fits_without_scrolling(page)
    assert_accessible(page)


def test_the_masters_answers_are_in_sight(browser: Browser, server: ServerProcess) -> None:
    stage = Stage(browser, server, "fr", ON_ITS_SIDE, "light")
    evening = Evening(stage)
    evening.questions()
    page = evening.show(evening.master, "questions")
    assert_in_sight(page, ("[data-asked]", "[data-secrets]", "[data-seat]", "[data-act=answer]"))
    assert_no_sideways_scroll(page)
    assert_fits_without_scrolling(page)
    assert_accessible(page)
    stage.close()
