"""Mission Calaveras as people play it: by thumb, by mouse, by keys, with a ghost, on a television."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import (
    assert_accessible,
    assert_fits_without_scrolling,
    assert_no_sideways_scroll,
)
from tests.browser.conftest import Visit
from tests.browser.playing import GAME_SECONDS, play_to_the_end
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, SECONDS, SMALL_PHONE, TELEVISION

GAME = "mission-calaveras"
AT_ONCE = {"preview": False}
"""A tap on a target plays, without what it would lead to being shown first."""


def table_of(server: ServerProcess, players: int, **wishes: Any) -> Table:
    """Ann's table, the others bots; she begins unless the test wishes otherwise."""
    return Table.create(server, GAME, players=players, **{"first": 0, "settings": AT_ONCE, **wishes})


def my_turn(page: Page) -> None:
    page.locator("[data-board][data-step=card]").wait_for()


def hand(page: Page) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator("[data-held]").all()]


def take_up_a_place(page: Page) -> str:
    """Take up the first card that is no Twist, and say which."""
    my_turn(page)
    place = next(card for card in hand(page) if card != "twist")
    page.locator(f"[data-held][data-card={place}]").first.click()
    return place


def begin_with(server: ServerProcess, fits: Callable[[list[str]], bool], **wishes: Any) -> Table:
    """A table whose host holds what a test needs; deals are drawn until one fits."""
    for _ in range(40):
        table = table_of(server, **wishes)
        if fits(table.push()["view"]["you"]["hand"]):
            return table
    raise AssertionError("no such hand in forty deals")


def turns_of_ann(table: Table, count: int) -> list[dict[str, Any]]:
    """What Ann has played, once it is so much; the others may have gone on meanwhile."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        mine = [turn for turn in table.push()["view"]["history"] if turn["seat"] == 0]
        if len(mine) >= count:
            return mine
        time.sleep(0.05)
    raise AssertionError(f"Ann has not played {count} cards")


def drag(page: Page, card: Locator, target: Locator) -> None:
    start, end = card.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"], steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


@pytest.mark.long
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("players", "size", "language"), [(3, PHONE, "en"), (4, LAPTOP, "fr"), (6, PHONE, "fr")]
)
def test_a_whole_game_by_taps(
    server: ServerProcess, visit: Visit, players: int, size: tuple[int, int], language: str
) -> None:
    # Beside the one whose window is looked at sits somebody with a laptop of another language.
    table = table_of(server, players, people=("Ann", "Zoé"))
    windows = [visit(size=size, language=language), visit(language="en" if language == "fr" else "fr")]
    for place, window in enumerate(windows):
        table.seat(window, place)
    page = windows[0].page
    my_turn(page)
    play_to_the_end(table, [window.page for window in windows], seed=players)
    ending = page.locator("[data-ending]")
    ending.wait_for()
    seats = 4 if players <= 4 else 6
    expect(ending.locator("ol > li")).to_have_count(seats)
    assert_no_sideways_scroll(page)
    assert_accessible(page)


@pytest.mark.long
def test_a_whole_game_for_oneself_and_the_ghost_by_keys_alone(server: ServerProcess, visit: Visit) -> None:
    table = table_of(server, 3, ghost=2)
    visitor = visit(size=LAPTOP)
    table.seat(visitor)
    page = visitor.page
    my_turn(page)
    page.locator("[data-held]").first.focus()
    until, for_ghost = time.monotonic() + GAME_SECONDS, 0
    while table.state() == "playing" and time.monotonic() < until:
        step = (
            page.locator("[data-board]").get_attribute("data-step")
            if page.locator("[data-board]").count()
            else None
        )
        if step in (None, "wait"):
            page.wait_for_timeout(50)
            continue
        if step == "card":
            for_ghost += "ghost" in page.locator("[data-asked]").inner_text()
        # The board itself takes the keys to what comes next; Tab is never needed.
        focused = page.evaluate("() => ({ ...document.activeElement.dataset })")
        wanted = {"card": "held", "target": "target", "origin": "target", "destination": "target"}.get(step)
        if wanted is not None and wanted not in focused and "act" not in focused:
            page.wait_for_timeout(30)
            continue
        if step in ("target", "destination"):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
        assert page.evaluate("() => document.activeElement !== document.body"), (
            f"the focus was lost after {step}"
        )
    page.locator("[data-ending]").wait_for()
    assert for_ghost > 0


def test_a_card_is_dragged_to_a_seat(server: ServerProcess, visit: Visit) -> None:
    table = begin_with(server, lambda cards: "hotel" in cards, players=4)
    visitor = visit(size=LAPTOP)
    table.seat(visitor)
    my_turn(visitor.page)
    card = visitor.page.locator("[data-held][data-card=hotel]").first
    drag(visitor.page, card, visitor.page.locator("[data-seat='2']"))
    # Looked up in the log: by now a bot may have taken it away again.
    assert turns_of_ann(table, 1)[0] == {
        "seat": 0, "do": "place", "nicole": 2, "card": "hotel", "to": 2, "drawn": 1
    }  # fmt: skip


def test_a_card_that_is_let_go_beside_the_table_stays_in_the_hand(
    server: ServerProcess, visit: Visit
) -> None:
    table = table_of(server, 4)
    visitor = visit(size=LAPTOP)
    table.seat(visitor)
    my_turn(visitor.page)
    held = hand(visitor.page)
    drag(visitor.page, visitor.page.locator("[data-held]").first, visitor.page.locator("[data-asked]"))
    my_turn(visitor.page)
    assert hand(visitor.page) == held
    assert table.push()["view"]["history"] == []


def test_a_place_is_dragged_away_with_a_twist(server: ServerProcess, visit: Visit) -> None:
    def fits(cards: list[str]) -> bool:
        return "twist" in cards and len(set(cards) - {"twist"}) > 0

    table = begin_with(server, fits, players=4)
    visitor = visit(size=LAPTOP)
    table.seat(visitor)
    page = visitor.page
    take_up_a_place(page)
    page.locator("[data-target='0']").click()
    my_turn(page)
    lying = page.locator("section[data-spot] [data-place]")
    if lying.count() == 0:
        # The others have cleared the table: the Twist moves nothing then, and that is its button.
        page.locator("[data-card=twist]").first.click()
        page.locator("[data-act=twist-nothing]").click()
    else:
        origin = lying.first.evaluate("one => one.closest('[data-spot]').dataset.spot")
        to = "innocent" if origin != "innocent" else "suspect"
        drag(page, lying.first, page.locator(f"[data-spot={to}]"))
    assert turns_of_ann(table, 2)[1]["do"] == "twist"


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LAPTOP])
@pytest.mark.parametrize("players", [4, 5])
def test_a_turn_fits_the_screen(
    server: ServerProcess, visit: Visit, size: tuple[int, int], players: int
) -> None:
    table = table_of(server, players)
    visitor = visit(size=size, language="fr")
    table.seat(visitor)
    page = visitor.page
    take_up_a_place(page)
    assert_no_sideways_scroll(page)
    assert_fits_without_scrolling(page)
    assert_accessible(page)
    height = size[1]
    for target in page.locator("[data-target], [data-held]").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= height


def test_what_a_move_would_lead_to_is_shown_before_it_is_made(server: ServerProcess, visit: Visit) -> None:
    table = table_of(server, 4, settings={})
    visitor = visit()
    table.seat(visitor)
    page = visitor.page
    place = take_up_a_place(page)
    page.locator("[data-target='1']").click()
    # Nobody has suspicion, and only one seat would show a Place: Nicole goes there (MC-18).
    expect(page.locator("[data-bar=confirm]")).to_contain_text("Nicole would go to")
    assert table.push()["view"]["history"] == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-board]")).to_have_attribute("data-step", "target")
    page.locator("[data-target='0']").click()
    expect(page.locator("[data-bar=confirm]")).to_contain_text("Nothing else would change.")
    assert_accessible(page)
    page.locator("[data-act=play]").click()
    assert turns_of_ann(table, 1)[0]["card"] == place


def test_a_claim_is_made_with_one_tap_and_heard(server: ServerProcess, visit: Visit) -> None:
    table = table_of(server, 4, people=("Ann", "Ben"))
    ann, ben = visit(), visit(language="fr")
    table.seat(ann, 0)
    table.seat(ben, 1)
    place = take_up_a_place(ann.page)
    ann.page.locator("[data-target=suspect]").click()
    ann.page.locator("[data-claim=mc-say-happened]").click()
    expect(ann.page.locator("[data-claim]")).to_have_count(0)
    at = {"carnival": "au carnaval", "hotel": "à l’hôtel", "airport": "à l’aéroport", "lab": "au laboratoire"}
    ben.page.get_by_role("button", name="Parler").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text(
        f"C’est arrivé {at.get(place, 'dans la cabine téléphonique')}."
    )


def test_a_television_and_a_watcher_see_the_table_and_no_hand(server: ServerProcess, visit: Visit) -> None:
    table = table_of(server, 6)
    television, watcher = visit(size=TELEVISION), visit()
    for visitor, path in ((television, f"/tv/{table.code}"), (watcher, f"/t/{table.code}")):
        page = visitor.go(path)
        expect(page.locator("[data-seat]")).to_have_count(6)
        expect(page.locator("[data-nicole]")).to_have_count(1)
        expect(page.locator("[data-held], [data-act]")).to_have_count(0)
        assert_no_sideways_scroll(page)
        assert_fits_without_scrolling(page)
    assert_accessible(television.page)
