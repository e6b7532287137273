"""Replays: step by step, through anybody's eyes, nothing told before its time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import assert_accessible, assert_fits_without_scrolling, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.visitor import LAPTOP, PHONE
from volteface.games import find_game
from volteface.lab.simulate import Simulation, simulate

GAMES = {"inside-job": 4, "mission-calaveras": 5, "insider": 5}


def record_of(game: str) -> dict[str, Any]:
    """A whole game of bots, as a file has it."""
    wish = Simulation(game=find_game(game), games=1, seed=3, options={"players": GAMES[game]})
    record: dict[str, Any] = json.loads(next(simulate(wish)).to_json())
    return record


def show(page: Page, written: str) -> None:
    page.locator("textarea").fill(written)
    page.locator("form button[type=submit]").click()


def step(page: Page) -> int:
    return int(page.locator("[data-step][data-game]").get_attribute("data-step") or -1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (LAPTOP, "en")], ids=str)
def test_a_file_is_shown_step_by_step_by_keyboard(
    visit: Visit, game: str, size: tuple[int, int], language: str
) -> None:
    page = visit(size=size, language=language).go("/replay")
    assert_accessible(page)
    show(page, json.dumps(record_of(game)))
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert step(page) == 0
    assert_fits_without_scrolling(page)
    assert_no_sideways_scroll(page)
    assert_accessible(page)

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert step(page) == 1
    page.keyboard.press("End")
    assert step(page) == last
    assert page.locator("[data-turn]").count() > 0
    assert_accessible(page)
    page.keyboard.press("Home")
    page.locator("select").last.select_option("4")
    page.locator("h1").focus()
    page.keyboard.press(" ")
    # Past the second step, however late one looks.
    expect(page.locator(":is([data-step='0'], [data-step='1'])[data-game]")).to_have_count(0, timeout=30_000)


def test_nothing_is_told_before_its_step(visit: Visit) -> None:
    page = visit().go("/replay")
    record = record_of("insider")
    # The Master may have asked for other words.
    word = [entry["word"] for entry in record["log"] if "word" in entry][-1]
    show(page, json.dumps(record))
    assert page.locator("[data-turn]").count() == 0
    # What everybody sees has neither the word nor a role but the Master's.
    assert page.get_by_text(word, exact=False).count() == 0
    page.get_by_role("button", name="Show the truth").click()
    assert page.locator("dialog").get_by_text(word).count() == 0
    page.get_by_role("button", name="Show it anyway").click()
    page.locator("dialog").get_by_text(word).first.wait_for()


def test_other_eyes_see_the_same_moment(visit: Visit) -> None:
    page = visit().go("/replay")
    show(page, json.dumps(record_of("inside-job")))
    assert page.locator("[data-card]").count() == 0
    eyes = page.get_by_role("combobox", name="Whose eyes")
    eyes.select_option("1")
    expect(page.locator("[data-card]")).to_have_count(12)
    page.keyboard.press("End")
    page.locator("h1").focus()
    page.keyboard.press("End")
    told = page.locator("[data-told]").inner_text()
    eyes.select_option("2")
    page.wait_for_timeout(300)
    assert step(page) > 10
    assert told


def test_a_bad_file_is_refused_with_its_entry_and_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.expect("422")
    page = visitor.go("/replay")
    show(page, "this is no record")
    expect(page.get_by_role("alert").locator("p").first).to_have_text("This is not JSON.")
    record = record_of("mission-calaveras")
    record["log"][4] = {**record["log"][4], "by": record["log"][3]["by"]}
    show(page, json.dumps(record))
    expect(page.locator(".fault")).to_contain_text("Entry 4:")
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("MC-")
