"""Mission Calaveras in the middle: where a card may go, what it would lead to, a Twist, ghosts, six seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.ending import play_until
from tests.browser.scenes import Stage, scene
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE

DEALS = 40


def mid_game(stage: Stage, held: Callable[[list[str]], bool], **options: Any) -> Page:
    """A game well under way, when the first player is asked and holds what is wanted."""

    def reached(push: dict[str, Any]) -> bool:
        return push["n"] >= 12 and held(push["view"]["you"]["hand"])

    for seed in range(DEALS):
        made = Table.create(stage.server, "mission-calaveras", **options)
        if play_until(made, reached, seed=seed):
            page = stage.sit(made).page
            page.locator("[data-board][data-step=card]").wait_for()
            return page
    raise AssertionError("no game came to that moment")


def a_place(cards: list[str]) -> bool:
    """Whether there is anything to lay down."""
    return any(card != "twist" for card in cards)


def take_up(page: Page, chosen: str) -> None:
    """Take a card of the hand up."""
    page.locator(f"[data-held]{chosen}").first.click()


@scene(dark=True)
def mission_calaveras_targets(stage: Stage) -> Page:
    """A Place is taken up; everywhere it may go."""
    page = mid_game(stage, a_place, players=4)
    take_up(page, ":not([data-card=twist])")
    page.locator("[data-target]").first.wait_for()
    return page


@scene()
def mission_calaveras_what_if(stage: Stage) -> Page:
    """What a play would lead to, before it is made."""
    page = mid_game(stage, a_place, players=4)
    take_up(page, ":not([data-card=twist])")
    page.locator("[data-target='1']").click()
    page.locator("[data-bar=confirm]").wait_for()
    return page


@scene(dark=True)
def mission_calaveras_twist(stage: Stage) -> Page:
    """A Twist takes a Place from somewhere to somewhere."""
    page = mid_game(stage, lambda cards: "twist" in cards, players=4)
    take_up(page, "[data-card=twist]")
    page.locator("[data-board][data-step=origin]").wait_for()
    return page


@scene(dark=True)
def mission_calaveras_six(stage: Stage) -> Page:
    """Six seats and three services."""
    return mid_game(stage, bool, players=6)


@scene()
def mission_calaveras_ghost(stage: Stage) -> Page:
    """Three players; somebody plays for a ghost."""
    return mid_game(stage, bool, players=3)


@scene(sizes=(PHONE, LAPTOP))
def mission_calaveras_setup(stage: Stage) -> Page:
    """The options of a new game."""
    page = stage.visit().go("/")
    page.locator("[data-game=mission-calaveras] .ways button").nth(1).click()
    page.get_by_role("dialog").wait_for()
    return page
