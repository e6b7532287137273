"""One device for all, the end of a game, and what can be looked at again."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.ending import finish
from tests.browser.handing import gather, start, take
from tests.browser.scenes import Stage, scene
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, TELEVISION

SMALL_AND_WIDE = (PHONE, LAPTOP)


@scene(sizes=SMALL_AND_WIDE)
def one_device_names(stage: Stage) -> Page:
    """Who plays on this device."""
    return gather(stage.visit(), stage.server, "insider")


@scene(sizes=SMALL_AND_WIDE, dark=True)
def one_device_pass(stage: Stage) -> Page:
    """Whom to pass the device to."""
    page = gather(stage.visit(), stage.server, "inside-job")
    start(page)
    return page


@scene(sizes=SMALL_AND_WIDE)
def one_device_own_eyes(stage: Stage) -> Page:
    """What only one of them sees."""
    page = gather(stage.visit(), stage.server, "mission-calaveras")
    start(page)
    take(page)
    return page


def over(stage: Stage, game: str, players: int, *, bots: bool | str = True) -> Page:
    """A game that has just ended."""
    made = Table.create(stage.server, game, players=players, bots=bots)
    finish(made)
    page = stage.sit(made).page
    page.locator("[data-check-seal]").wait_for()
    return page


@scene(dark=True)
def inside_job_over(stage: Stage) -> Page:
    """Inside Job, and who was who."""
    return over(stage, "inside-job", 4)


@scene(dark=True)
def mission_calaveras_over(stage: Stage) -> Page:
    """Mission Calaveras, and who is guilty."""
    return over(stage, "mission-calaveras", 4)


@scene(sizes=SMALL_AND_WIDE)
def sealed_deal(stage: Stage) -> Page:
    """The deal was the one that was sealed."""
    page = over(stage, "mission-calaveras", 4)
    page.locator("[data-check-seal]").click()
    page.locator("[data-verdict]").scroll_into_view_if_needed()
    return page


@scene(sizes=SMALL_AND_WIDE, dark=True)
def reasons(stage: Stage) -> Page:
    """Why the bots did what they did."""
    page = over(stage, "mission-calaveras", 3, bots="easy")
    page.locator("[data-reasons]").click()
    page.locator("[data-why] summary").first.click()
    page.locator("[data-why] li").first.wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE, dark=True)
def story(stage: Stage) -> Page:
    """The story of a game."""
    page = over(stage, "inside-job", 3)
    page.locator("[data-story]").click()
    page.locator("[data-chapter]").first.wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def replay_open(stage: Stage) -> Page:
    """A record of one's own."""
    return stage.visit().go("/replay")


@scene(sizes=SMALL_AND_WIDE, dark=True)
def replay(stage: Stage) -> Page:
    """A game step by step, through a player's own eyes."""
    page = over(stage, "inside-job", 4)
    page.locator("[data-replay]").click()
    page.locator("[data-told]").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    return page


@scene(sizes=SMALL_AND_WIDE)
def shared_game(stage: Stage) -> Page:
    """A game that somebody shared, for a stranger who has asked for the truth."""
    page = over(stage, "inside-job", 3)
    page.locator("[data-share]").click()
    page.locator("[data-share-sure]").click()
    stranger = stage.visit()
    stranger.page.goto(page.locator("[data-shared]").input_value())
    stranger.page.locator("footer button").last.click()
    stranger.page.locator("dialog .body .button.main").click()
    stranger.page.locator("[data-reasons]").scroll_into_view_if_needed()
    return stranger.page


@scene(sizes=(TELEVISION,))
def television_over(stage: Stage) -> Page:
    """The end, for the whole room, and the way to the next game."""
    made = Table.create(stage.server, "mission-calaveras", players=4)
    finish(made)
    page = stage.visit().go(f"/tv/{made.code}")
    page.locator(".finished").wait_for()
    return page
