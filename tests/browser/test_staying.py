"""Drops, locked phones and a restarted server cost nobody his seat, and no move is lost or made twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Visit
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import Visitor

DROPPED = ("WebSocket connection", "ERR_CONNECTION", "ERR_SOCKET", "ERR_EMPTY_RESPONSE")
"""What a browser says of a network that is gone."""


@pytest.fixture
def cable(server: ServerProcess) -> Iterator[Cable]:
    with Cable(server.url) as laid:
        yield laid


def _to_act(server: ServerProcess, **wishes: Any) -> Table:
    """A table of two people at which the first is asked; who starts is drawn."""
    while True:
        table = Table.create(server, "mission-calaveras", people=("Ann", "Ben"), players=4, **wishes)
        if table.push(0)["legal"]:
            return table


HAND = "[data-held]"


def _take_up(page: Page) -> None:
    page.locator(f"{HAND}[data-card]:not([data-card=twist])").first.click()


def _choose(page: Page) -> None:
    """Take up a Place, put it somewhere, and stand by it."""
    _take_up(page)
    _put_down(page)


def _put_down(page: Page) -> None:
    page.locator("[data-act=place]").first.click()
    page.locator("[data-act=play]").click()


def _is_asked(page: Page) -> None:
    expect(page.locator("[data-asked]")).to_be_visible(timeout=20_000)


def _is_connected(page: Page) -> None:
    expect(page.locator("header [role=status]")).to_have_count(0, timeout=20_000)


def _turns(table: Table) -> int:
    return sum(1 for turn in table.push(0)["view"]["history"] if turn["seat"] == table.push(0)["seat"])


def _was_made_once(page: Page, table: Table) -> None:
    """The move has arrived, and a second one does not follow."""
    for _ in range(200):
        if _turns(table):
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)
    assert _turns(table) == 1


def test_a_closed_tab_comes_back_to_the_same_seat(visit: Visit, server: ServerProcess) -> None:
    table = _to_act(server)
    visitor = visit()
    table.seat(visitor)
    _is_asked(visitor.page)
    hand = visitor.page.locator(HAND).all_inner_texts()
    visitor.page.close()
    page = visitor.open_tab()
    page.goto(f"/t/{table.code}")
    _is_asked(page)
    assert page.locator(HAND).all_inner_texts() == hand


def test_a_cut_network_is_shown_calmly_and_comes_back(
    visit: Visit, server: ServerProcess, cable: Cable
) -> None:
    table = _to_act(server)
    visitor = visit(at=cable)
    visitor.expect(*DROPPED)
    table.seat(visitor)
    _is_asked(visitor.page)
    cable.cut()
    expect(visitor.page.get_by_text("Reconnecting")).to_be_visible()
    expect(visitor.page.locator("main .board").first).to_be_visible()
    # The card that is taken up meanwhile is still up when the table is sent again.
    _take_up(visitor.page)
    cable.mend()
    _is_connected(visitor.page)
    _put_down(visitor.page)
    expect(visitor.page.locator("[data-asked]")).to_have_count(0)
    _was_made_once(visitor.page, table)


def test_a_move_pending_when_the_phone_falls_asleep_is_made_once(
    visit: Visit, server: ServerProcess, cable: Cable
) -> None:
    table = _to_act(server)
    visitor = visit(at=cable)
    visitor.expect(*DROPPED)
    table.seat(visitor)
    _is_asked(visitor.page)
    cable.swallow()
    _choose(visitor.page)
    # Nothing has arrived: the server still waits for it.
    assert table.push(0)["legal"]
    cable.drop_silently()
    cable.mend()
    expect(visitor.page.locator("[data-asked]")).to_have_count(0, timeout=20_000)
    _was_made_once(visitor.page, table)


def test_a_restarted_server_costs_nobody_his_seat(visit: Visit, own_server: ServerProcess) -> None:
    table = _to_act(own_server)
    visitor = visit(at=own_server)
    visitor.expect(*DROPPED)
    table.seat(visitor)
    _is_asked(visitor.page)
    own_server.stop()
    expect(visitor.page.locator("header [role=status]")).to_be_visible()
    own_server.start()
    _is_connected(visitor.page)
    _is_asked(visitor.page)
    _choose(visitor.page)
    expect(visitor.page.locator("[data-asked]")).to_have_count(0)
    _was_made_once(visitor.page, table)


def test_a_place_moves_to_another_device_by_a_link(visit: Visit, server: ServerProcess) -> None:
    table = _to_act(server)
    old, new = visit(), visit()
    table.seat(old)
    _is_asked(old.page)
    old.page.get_by_role("button", name="Menu").click()
    old.page.get_by_role("button", name="Move to another device").click()
    link = old.page.get_by_label("Open this link on the other device").input_value()
    new.page.goto(link)
    expect(new.page).to_have_url(re.compile("/move$"))
    new.page.get_by_role("button", name="Take it over").click()
    _is_asked(new.page)
    expect(old.page.get_by_role("heading", name="Your place is on another device now.")).to_be_visible()


def test_two_tabs_on_one_seat_agree(visit: Visit, server: ServerProcess) -> None:
    table = _to_act(server)
    visitor = visit()
    table.seat(visitor)
    other = visitor.open_tab()
    other.goto(f"/t/{table.code}")
    _is_asked(other)
    # A half-made choice in one tab is dropped without a word when the other tab has moved.
    other.locator(HAND).first.click()
    _choose(visitor.page)
    for page in (visitor.page, other):
        expect(page.locator("[data-asked]")).to_have_count(0)
    _was_made_once(visitor.page, table)


def test_a_watcher_and_a_television_see_the_table_and_no_hand(visit: Visit, server: ServerProcess) -> None:
    table = _to_act(server)
    watcher, television = visit(), visit(size=(1920, 1080))
    watcher.go(f"/t/{table.code}")
    watcher.page.get_by_label("Your name").fill("Wim")
    watcher.page.get_by_role("button", name="Only watch").click()
    television.go(f"/tv/{table.code}")
    for visitor in (watcher, television):
        expect(visitor.page.locator("main .board").first).to_be_visible()
        expect(visitor.page.locator(HAND)).to_have_count(0)
        expect(visitor.page.locator("[data-act]")).to_have_count(0)


def test_a_leaver_gets_an_heir_by_vote_and_may_come_back(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(
        server, "inside-job", people=("Ann", "Ben"), players=4, settings={"grace_seconds": 0}
    )
    ann, ben = visit(), visit()
    table.seat(ann, 0)
    table.seat(ben, 1)
    _leave(ben.page)
    ann.page.get_by_role("button", name="People").click()
    ann.page.get_by_role("button", name="Ben: more").click()
    ann.page.get_by_role("button", name="normal bot").click()
    # Ann alone is there, and her proposal counts as her vote.
    expect(ann.page.get_by_text("for Ben")).to_be_visible()
    table.seat(ben, 1)
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(ann.page.get_by_text("for Ben")).to_have_count(0)


def _leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("Leave in the middle of the game?")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play now: Insider")).to_be_visible()


def test_notes_stay_on_the_device(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=4)
    visitor: Visitor = visit()
    table.seat(visitor)
    page = visitor.page
    page.get_by_role("button", name="Notes").click()
    page.locator("textarea").fill("Juno cannot follow blue")
    page.get_by_text("suspect").first.click()
    page.reload()
    page.get_by_role("button", name="Notes").click()
    expect(page.locator("textarea")).to_have_value("Juno cannot follow blue")
    expect(page.get_by_role("radio", name="suspect").first).to_be_checked()
