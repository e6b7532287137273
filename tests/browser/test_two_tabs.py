"""Two tabs on one seat agree: both show the same, and nobody is told off for what the other tab did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import play_on
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import settled
from volteface.core.rng import Rng

HELD = "button:is([data-card], [data-held]):not([data-act])"


def hand(page: Page) -> list[str]:
    """The names of the cards that are held, as the page shows them."""
    named: list[str] = page.locator(HELD).evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent)"
    )
    return named


@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras"])
def test_a_move_in_one_tab_shows_in_the_other_whatever_was_half_chosen_there(
    visit: Visit, server: ServerProcess, game: str
) -> None:
    table = Table.create(server, game, people=("Ann",), players=4)
    visitor = visit()
    table.seat(visitor)
    first = visitor.page
    second = visitor.open_tab()
    second.goto(f"/t/{table.code}")
    settled(second)

    rng = Rng("two tabs", game)
    for playing, waiting in ((second, first), (first, second)):
        for page in (first, second):
            page.locator("[data-asked]").wait_for()
        # One tab has taken a card up; the other one plays, until cards have been played.
        before, told = hand(playing), waiting.locator(".notice").count()
        waiting.locator(f"{HELD}:not([aria-pressed=true])").first.click()
        while sorted(hand(playing)) == sorted(before) or not playing.locator("[data-asked]").count():
            play_on(playing, rng)
            playing.wait_for_timeout(50)
        expect(waiting.locator("[data-asked]")).to_have_count(1)
        waiting.wait_for_timeout(300)
        assert hand(waiting) == hand(playing)
        # Whoever only waited is refused nothing.
        assert waiting.locator(".notice").count() <= told
