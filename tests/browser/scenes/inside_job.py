"""Inside Job in the middle: missions, cards, tokens, Larry, roles that turn over, the vote, and its setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.ending import play_until
from tests.browser.scenes import Stage, scene
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE

Push = dict[str, Any]
DEALS = 60
"""How many games are dealt until one comes to what is to be seen."""
TURNED = """() => [...document.querySelectorAll('.ballots .front')]
    .some((one) => new DOMMatrix(getComputedStyle(one).transform).isIdentity)"""
"""Whether a ballot can be read."""
UNKNOWN = "[data-pick]:not(:has(.known))"
"""Somebody one can vote against (IJ-31)."""
FIVE: dict[str, Any] = {"players": 5, "special_roles": ["paranoid", "decoy"]}


def asked_for(do: str) -> Callable[[Push], bool]:
    """Whether this is what one is asked for now."""
    return lambda push: push["legal"][0]["do"] == do


def reach(stage: Stage, reached: Callable[[Push], bool], **options: Any) -> Table:
    """A game in which the first player has come to a moment."""
    for seed in range(DEALS):
        made = Table.create(stage.server, "inside-job", **options)
        if play_until(made, reached, seed=seed):
            return made
    raise AssertionError("no game came to that moment")


@scene(dark=True)
def inside_job_missions(stage: Stage) -> Page:
    """One of two missions."""
    page = stage.sit(reach(stage, asked_for("mission"), players=4)).page
    page.locator("[data-act=mission]").first.wait_for()
    return page


@scene(dark=True)
def inside_job_wager(stage: Stage) -> Page:
    """A card is taken up, to be played with a token or without, late among five."""
    late = reach(
        stage, lambda push: push["n"] > 30 and any(one.get("wager") for one in push["legal"]), **FIVE
    )
    wagered = next(one["card"] for one in late.push()["legal"] if one.get("wager"))
    page = stage.sit(late).page
    page.locator(f'.hand.asked [data-card="{wagered}"]').click(position={"x": 8, "y": 8})
    page.locator("[data-act=wager]").wait_for()
    return page


@scene()
def inside_job_why(stage: Stage) -> Page:
    """A card that may not be played, and the rule that says so."""
    made = reach(stage, lambda push: bool(forbidden(push)), players=4)
    page = stage.sit(made).page
    page.locator(f'.hand.asked [data-card="{forbidden(made.push())[0]}"]').click(position={"x": 8, "y": 8})
    page.locator("[data-act=play]").click()
    page.locator(".notice.bad button").first.click()
    page.get_by_role("dialog").wait_for()
    return page


def forbidden(push: Push) -> list[str]:
    """The cards of the hand that may not be played now."""
    may = {one["card"] for one in push["legal"] if one["do"] == "play"}
    return [card for card in push["view"]["you"]["hand"] if may and card not in may]


@scene(dark=True)
def inside_job_larry(stage: Stage) -> Page:
    """Two players, and one of them plays for Larry."""
    page = stage.sit(reach(stage, asked_for("larry"), players=2)).page
    page.locator(".larry").wait_for()
    return page


@scene()
def inside_job_partner(stage: Stage) -> Page:
    """The Accomplice chooses her partner."""
    for _ in range(DEALS):
        made = Table.create(stage.server, "inside-job", players=4, special_roles=["accomplice"])
        if any(one["do"] == "partner" for one in made.push()["legal"]):
            page = stage.sit(made).page
            page.locator("section.partner").wait_for()
            return page
    raise AssertionError("nobody was dealt the Accomplice")


@scene(dark=True)
def inside_job_vote(stage: Stage) -> Page:
    """The ballot, with one name on it."""
    page = stage.sit(reach(stage, asked_for("vote"), **FIVE)).page
    page.locator(UNKNOWN).first.click()
    return page


@scene(sizes=(PHONE, LAPTOP))
def inside_job_ballots(stage: Stage) -> Page:
    """All ballots turn over."""
    made = reach(stage, asked_for("vote"), players=4)
    page = stage.sit(made).page
    page.locator(UNKNOWN).first.click()
    page.locator("[data-act=vote]").click()
    page.wait_for_function(TURNED)
    return page


@scene(dark=True)
def inside_job_secrets(stage: Stage) -> Page:
    """What one holds the button to see."""
    page = stage.sit(Table.create(stage.server, "inside-job", **FIVE)).page
    page.locator("[data-secrets]").focus()
    page.keyboard.down("Enter")
    page.locator(".secrets article").wait_for()
    return page


@scene(sizes=(PHONE, LAPTOP), dark=True)
def inside_job_setup(stage: Stage) -> Page:
    """Special roles, and what goes together."""
    page = setup(stage)
    page.locator("[data-role=decoy]").check()
    page.locator(".verdict").scroll_into_view_if_needed()
    return page


@scene(sizes=(PHONE, LAPTOP))
def inside_job_blank_role(stage: Stage) -> Page:
    """A role of one's own."""
    page = setup(stage)
    page.locator("[data-role=blank]").check()
    page.locator("[data-part=name]").fill("Mole")
    page.locator("[data-part=name]").evaluate("one => one.scrollIntoView({ block: 'center' })")
    return page


def setup(stage: Stage) -> Page:
    """The sheet of a new table, with the special roles opened."""
    page = stage.visit().go("/")
    page.locator("[data-game=inside-job] .ways button").nth(1).click()
    page.locator(".setup summary").click()
    return page
