"""After a game: the truth, its story, the sealed deal, the record, a link for others, the television."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.checks import assert_accessible, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.ending import finish
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, TELEVISION, Visitor
from volteface.core.record import Record, seal


def finished(
    visitor: Visitor, server: ServerProcess, game: str, players: int, bots: bool | str = True
) -> Table:
    """A game that was played while this window looked on."""
    table = Table.create(server, game, players=players, bots=bots)
    table.seat(visitor)
    visitor.page.locator("[data-asked], .asked").first.wait_for()
    finish(table)
    visitor.page.locator("[data-check-seal]").wait_for()
    return table


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (LAPTOP, "fr")], ids=str)
def test_the_deal_is_checked_with_one_tap(
    visit: Visit, server: ServerProcess, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size=size, language=language)
    table = finished(visitor, server, "inside-job", 3)
    page = visitor.page
    page.locator("[data-check-seal]").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "kept")
    assert str(table.room()["seal"]) in page.locator(".steps").inner_text()
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def test_a_server_that_shows_another_deal_is_caught(visit: Visit, server: ServerProcess) -> None:
    visitor = visit()
    table = finished(visitor, server, "mission-calaveras", 4)
    path = f"/api/tables/{table.code}/games/0"

    def another(route: Route) -> None:
        record = json.loads(route.fetch().text())
        record["log"][0]["hands"].reverse()
        record["seal"] = seal(record["salt"], record["log"][0])
        route.fulfill(json=record)

    visitor.page.route(f"**{path}", another)
    visitor.page.locator("[data-check-seal]").click()
    expect(visitor.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "broken")


def test_the_record_is_a_file_that_the_library_reads(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    visitor = visit()
    table = finished(visitor, server, "mission-calaveras", 4)
    with visitor.page.expect_download() as told:
        visitor.page.locator("[data-download]").click()
    path = tmp_path / "game.json"
    told.value.save_as(path)
    assert told.value.suggested_filename == f"volteface-{table.code}-1.json"
    record = Record.from_json(path.read_bytes())
    assert record.game == "mission-calaveras"
    assert record.salt is not None


def test_the_story_tells_secrets_and_turning_points(visit: Visit, server: ServerProcess) -> None:
    visitor = visit()
    finished(visitor, server, "inside-job", 3)
    page = visitor.page
    page.locator("[data-story]").click()
    page.locator("[data-chapter]").first.wait_for()
    assert page.get_by_text("Told to Ann alone:").count() == 1
    assert page.locator("[data-chapter] .turn").count() >= page.locator("[data-chapter]").count()
    assert_accessible(page)


@pytest.mark.parametrize(("bots", "language"), [("easy", "fr"), ("careful", "en")])
def test_bots_say_why_or_it_is_said_that_they_do_not(
    visit: Visit, server: ServerProcess, bots: str, language: str
) -> None:
    visitor = visit(size=PHONE, language=language)
    finished(visitor, server, "mission-calaveras", 3, bots)
    page = visitor.page
    page.locator("[data-reasons]").click()
    if bots == "careful":
        page.get_by_text("No bot has left a reason").wait_for()
    else:
        page.locator("[data-why] summary").first.click()
        reasons = page.locator("[data-why] li").first
        reasons.wait_for()
        # A message that no catalogue has would be shown by its name.
        assert "mc-" not in page.locator("[data-why]").first.inner_text()
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def test_a_shared_game_can_be_watched_by_anybody_until_it_is_taken_back(
    visit: Visit, server: ServerProcess
) -> None:
    ann, stranger = visit(), visit(language="fr")
    finished(ann, server, "mission-calaveras", 4, "easy")
    page = ann.page
    page.locator("[data-share]").click()
    # Before the link is made it is said what it gives away.
    assert page.get_by_text("everybody’s names, cards and secrets").count() == 1
    page.locator("[data-share-sure]").click()
    address = page.locator("[data-shared]").input_value()

    stranger.go(address.removeprefix(server.url))
    stranger.page.locator("[data-told]").wait_for()
    assert_accessible(stranger.page)
    # Whoever asks for the truth may ask the bots for their reasons.
    stranger.page.get_by_role("button", name="Montrer la vérité").click()
    stranger.page.get_by_role("dialog").locator(".button.main").click()
    stranger.page.locator("[data-reasons]").click()
    stranger.page.locator("[data-why] summary").first.click()
    stranger.page.locator("[data-why] li").first.wait_for()
    assert_accessible(stranger.page)
    page.get_by_role("button", name="Stop sharing").click()
    page.locator("[data-share]").wait_for()
    stranger.expect("404")
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading")).to_contain_text("adresse")


def test_a_television_shows_the_end_and_the_way_to_the_next_game(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=3)
    visitor = visit(size=TELEVISION)
    page = visitor.go(f"/tv/{table.code}")
    page.locator("header .asked").wait_for()
    assert page.locator("img[src*='/qr.svg']").count() == 0
    finish(table)
    page.locator(".finished").wait_for()
    expect(page.locator("img[src*='/qr.svg']")).to_have_count(1)
    assert page.locator("button").count() == 0
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    table.ask({"type": "start"})
    page.locator("header .asked").wait_for()
