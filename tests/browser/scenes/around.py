"""What stands beside a table: talk, notes, rules, people, wishes, leavers and their heirs, a lost network."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.cable import Cable
from tests.browser.scenes import Stage, scene
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE

SMALL_AND_WIDE = (PHONE, LAPTOP)
TALK, NOTES, RULES, PEOPLE = range(4)
SAID = ("I do not trust Juno.", "She had no blue, and then she had one!", "Who chose that mission?")


def beside(stage: Stage, panel: int, game: str = "inside-job", **wishes: Any) -> Page:
    """A table in the middle of a game, with one of the panels open."""
    made = Table.create(stage.server, game, people=("Ann", "Zoé"), players=4, **wishes)
    for place, text in enumerate(SAID):
        made.ask({"type": "say", "text": text}, by=place % 2)
    page = stage.sit(made).page
    # A phone has sheets, a laptop tabs.
    page.locator("nav .item, [role=tab]").nth(panel).click()
    return page


@scene(sizes=SMALL_AND_WIDE, dark=True)
def talk(stage: Stage) -> Page:
    """What was said."""
    return beside(stage, TALK)


@scene(sizes=SMALL_AND_WIDE, dark=True)
def phrases(stage: Stage) -> Page:
    """Ready-made sentences."""
    page = beside(stage, TALK)
    page.locator(".talk button.button[aria-expanded]").click()
    page.locator(".phrases").wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def phrase_with_slots(stage: Stage) -> Page:
    """A sentence with places to fill in."""
    page = beside(stage, TALK)
    page.locator(".talk button.button[aria-expanded]").click()
    page.locator(".phrases .phrase").first.click()
    page.locator(".talk select").first.wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def notes(stage: Stage) -> Page:
    """Private notes."""
    page = beside(stage, NOTES)
    page.locator("textarea").fill("Juno cannot follow blue.")
    return page


@scene(sizes=SMALL_AND_WIDE, dark=True)
def rules(stage: Stage) -> Page:
    """The rules at hand."""
    return beside(stage, RULES)


@scene(sizes=SMALL_AND_WIDE)
def people(stage: Stage) -> Page:
    """Who is there."""
    return beside(stage, PEOPLE)


@scene(sizes=SMALL_AND_WIDE)
def person_menu(stage: Stage) -> Page:
    """What can be done about somebody who is away."""
    page = beside(stage, PEOPLE, settings={"grace_seconds": 0})
    page.locator(".chair button").nth(1).click()
    page.get_by_role("dialog").last.wait_for()
    return page


@scene(dark=True)
def menu(stage: Stage) -> Page:
    """How this device shows things, and one's own place."""
    page = stage.sit(Table.create(stage.server, "inside-job", players=4)).page
    page.locator("header button").last.click()
    page.get_by_role("dialog").wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def table_settings(stage: Stage) -> Page:
    """How the table is run."""
    page = stage.sit(Table.create(stage.server, "inside-job", players=4, start=False)).page
    page.locator(".choices button").last.click()
    page.get_by_role("dialog").wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def chair_menu(stage: Stage) -> Page:
    """Who may sit on a chair."""
    page = stage.sit(Table.create(stage.server, "inside-job", players=4, bots=False, start=False)).page
    page.locator(".chair button").last.click()
    page.get_by_role("dialog").wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def proposal(stage: Stage) -> Page:
    """Somebody is away: shall another play on?"""
    made = left(stage, people=("Ann", "Ben", "Zoé"))
    page = stage.sit(made).page
    stage.sit(made, 2)
    propose(made, by=2)
    page.locator(".banner button").first.wait_for()
    return page


def propose(made: Table, *, by: int = 0) -> None:
    """Propose that a bot plays on for Ben."""
    made.ask({"type": "propose", "chair": 1, "bot": "normal"}, by=by)


def left(stage: Stage, people: tuple[str, ...]) -> Table:
    """A table that Ben has left in the middle of the game."""
    made = Table.create(stage.server, "inside-job", people=people, players=4, settings={"grace_seconds": 0})
    made.ask({"type": "leave"}, by=1)
    return made


@scene(sizes=SMALL_AND_WIDE)
def taken_over(stage: Stage) -> Page:
    """One's chair was given to a bot meanwhile."""
    made = left(stage, people=("Ann", "Ben"))
    propose(made)
    page = stage.sit(made, 1).page
    page.locator(".board").first.wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE, dark=True)
def watching(stage: Stage) -> Page:
    """A game that one only watches."""
    made = Table.create(stage.server, "mission-calaveras", players=4)
    made.join("Wim", sit=False)
    page = stage.sit(made, 1).page
    page.locator(".board").first.wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def moving(stage: Stage) -> Page:
    """A link that brings one's place to another device."""
    page = menu(stage)
    page.get_by_role("dialog").locator("form + button").click()
    page.locator("input[readonly]").wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def network_lost(stage: Stage) -> Page:
    """The server is not to be reached for now."""
    cable = Cable(stage.server.url)
    visitor = stage.visit(at=cable)
    visitor.expect("WebSocket connection", "ERR_CONNECTION", "ERR_SOCKET", "ERR_EMPTY_RESPONSE")
    Table.create(stage.server, "inside-job", players=4).seat(visitor)
    visitor.page.locator(".board .table").wait_for()
    cable.cut()
    visitor.page.locator("header [role=status]").wait_for()
    return visitor.page


@scene(sizes=SMALL_AND_WIDE)
def first_time(stage: Stage) -> Page:
    """The introduction to a game, for a player who is new to it."""
    page = stage.visit().go("/")
    page.locator("[data-game=mission-calaveras] .ways button").first.click()
    page.get_by_role("dialog").wait_for()
    return page


@scene(sizes=SMALL_AND_WIDE)
def home_with_tables(stage: Stage) -> Page:
    """The first page of somebody who has places at tables, further down."""
    visitor = stage.visit()
    Table.create(stage.server, "insider", players=5).seat(visitor)
    Table.create(stage.server, "inside-job", players=4, start=False, bots=False, settings={"public": True})
    page = visitor.go("/")
    page.locator(".tables").last.scroll_into_view_if_needed()
    return page
