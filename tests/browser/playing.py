"""Plays by clicking what the page offers, without knowing any rule.

Every control that performs a legal action carries ``data-act``; what is only taken up first, such as a card
of the hand, carries ``data-card`` or ``data-pick``. Where something is typed, the field stands in the
same form. While this seat is asked, something on the page carries ``data-asked``.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Error, Locator, Page

from tests.browser.tables import Table
from volteface.core.rng import Rng

ACTS: Final = "[data-act]:visible:not([disabled]):not([aria-disabled=true])"
ASKED: Final = "[data-asked]"
PICKS: Final = ":is(button[data-card], button[data-pick]):visible:not([disabled])"
TYPED: Final = ("Is it alive?", "Is it made by people?", "Could I lift it?", "Is it in this house?")
CLICK_MS: Final = 2_000
GAME_SECONDS: Final = 300.0


def play_on(page: Page, rng: Rng) -> str | None:
    """Do one thing that the page offers, if it offers any; says which."""
    acts, picks = page.locator(ACTS), page.locator(PICKS)
    offered, count = acts, acts.count()
    # Now and then another card is taken up, for what is raised may have no action.
    if (count == 0 or rng.below(5) == 0) and page.locator(ASKED).count() and (cards := picks.count()):
        offered, count = picks, cards
    if count == 0:
        return None
    chosen = offered.nth(rng.below(count))
    try:
        name = chosen.get_attribute("data-act", timeout=CLICK_MS) or "pick"
        _fill(chosen, rng)
        chosen.click(timeout=CLICK_MS)
    except Error as fault:
        # The table went on while the hand was on its way; a window that is gone is another matter.
        if page.is_closed():
            raise
        return f"missed: {fault.message.splitlines()[0]}"
    return name


def _fill(button: Locator, rng: Rng) -> None:
    form = button.locator("xpath=ancestor::form[1]")
    if form.count() == 0:
        return
    for field in form.locator("input[type=text], input:not([type]), textarea").all():
        if field.is_visible() and not field.input_value():
            field.fill(TYPED[rng.below(len(TYPED))])


def play_to_the_end(table: Table, pages: Sequence[Page], *, seed: int = 0) -> list[str]:
    """Play until the game is over, each page in turn; says what was done."""
    rng, done = Rng("browser", seed), []
    until = time.monotonic() + GAME_SECONDS
    while table.state() == "playing":
        moved = [what for page in pages if (what := play_on(page, rng)) is not None]
        done += moved
        if not moved:
            pages[0].wait_for_timeout(50)
        if time.monotonic() > until:
            raise AssertionError(f"not over after {GAME_SECONDS} s; the last things done: {done[-20:]}")
    return done
