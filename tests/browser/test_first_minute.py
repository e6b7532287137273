"""With only the address and the wish to play: bots at once, friends by a code, either language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import assert_accessible, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, SMALL_PHONE

GAMES = {"inside-job": "Inside Job", "mission-calaveras": "Mission Calaveras", "insider": "Insider"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_play_now_seats_one_with_bots(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size=size).go("/")
    page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(GAMES[game])
    # A first game begins with an introduction, and bots wait for its end.
    told = page.get_by_role("dialog", name=f"{GAMES[game]} in three sentences")
    expect(told.get_by_role("listitem")).to_have_count(3)
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    expect(page.locator(".board")).to_have_count(0)
    page.reload()
    told.get_by_role("button", name="Let’s play").click()
    expect(told).to_have_count(0)
    expect(page.locator("[data-asked], .asked p").first).not_to_be_empty()


def test_whoever_has_played_it_before_is_told_nothing_again(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("localStorage.setItem('volteface:played:inside-job', '1')")
    page = visitor.go("/")
    page.get_by_role("button", name="Play now: Inside Job").click()
    page.locator(".board .table").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_first_page_in_the_browsers_language_and_in_the_other(visit: Visit) -> None:
    page = visit(language="fr").go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Jouer à Insider")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now: Insider")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_friend_scans_types_a_name_and_sits(visit: Visit) -> None:
    host = visit(size=LAPTOP).go("/")
    host.get_by_role("button", name="Invite friends to Inside Job").click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Make the table").click()
    expect(host.get_by_role("heading", name="Who is playing?")).to_be_visible()
    code = host.url.rsplit("/", 1)[1]
    expect(host.get_by_label("Code of the table")).to_have_text(code)
    picture = host.get_by_alt_text("A picture of the link")
    expect(picture).to_be_visible()
    assert picture.evaluate("one => one.complete && one.naturalWidth > 0")

    guest = visit(language="fr").go(f"/t/{code}")
    guest.get_by_label("Votre nom").fill("Zoé")
    assert_accessible(guest)
    guest.get_by_role("button", name="S’asseoir", exact=True).click()
    expect(host.get_by_text("Zoé")).to_be_visible()

    # A guest reads the introduction while others come, a host after asking for the start.
    guests = guest.get_by_role("dialog", name="Inside Job en trois phrases")
    expect(guests).to_be_visible()
    host.get_by_role("button", name="Start with bots").click()
    host.get_by_role("dialog", name="Inside Job in three sentences").locator("[data-ready]").click()
    expect(host.get_by_text("The game starts as soon as Zoé has read the introduction.")).to_be_visible()
    assert_accessible(host)
    assert_no_sideways_scroll(host)
    expect(host.get_by_role("button", name="Start without them in")).to_be_disabled()
    expect(guest.locator(".board")).to_have_count(0)
    guests.get_by_role("button", name="C’est compris").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_contain_text("Inside Job")
        expect(page.locator("main .board").first).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_host_chooses_how_well_the_bots_play(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "mission-calaveras", players=4, start=False, bots="normal")
    host = visit()
    table.seat(host)
    page = host.page
    expect(page.locator("[data-level=normal]")).to_be_checked()
    page.locator("[data-level=hard]").check()
    expect(page.get_by_text("hard bot", exact=True)).to_have_count(3)
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    bots = [chair["bot"] for chair in table.room()["chairs"] if chair["kind"] == "bot"]
    assert bots == ["hard"] * 3


def test_a_code_is_typed_in_any_case(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "insider", players=5, start=False, bots=False)
    page = visit().go("/")
    page.get_by_label("Have a code?").fill(table.code.lower())
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page).to_have_url(re.compile(f"/t/{table.code}$"))
    expect(page.get_by_role("heading", name="Take a seat at Ann’s table")).to_be_visible()


def test_a_wrong_code_gets_a_sentence_and_changes_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.expect("answered 404", "Failed to load resource")
    page = visitor.go("/")
    page.get_by_label("Have a code?").fill("BBBBBB")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    assert page.url.endswith("/")


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=4)
    visitor = visit(size=LAPTOP)
    table.seat(visitor)
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Sur cet appareil")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Règles")).to_be_visible()


def test_nothing_at_an_address_is_said_with_a_way_home(visit: Visit) -> None:
    page = visit().go("/move")
    expect(page.get_by_role("heading", name="This link is incomplete.")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now: Insider")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_scrolls_sideways_on_the_smallest_phone(
    visit: Visit, server: ServerProcess, language: str
) -> None:
    """First page, the sheet of a new table, the lobby, every sheet at a table."""
    visitor = visit(size=SMALL_PHONE, language=language)
    page = visitor.go("/")
    assert_no_sideways_scroll(page)
    for game in GAMES:
        page.locator(f"[data-game={game}] .ways button").nth(1).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert_no_sideways_scroll(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    table = Table.create(server, "inside-job", start=False, players=5)
    table.seat(visitor)
    assert_no_sideways_scroll(page)
    table.ask({"type": "start"})
    expect(page.locator("main .board").first).to_be_visible()
    _look_into_every_sheet(page)


def _look_into_every_sheet(page: Page) -> None:
    for item in page.locator("nav .item").all():
        item.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert_no_sideways_scroll(page)
        assert_accessible(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        # The browser gives the focus back to what opened the sheet.
        expect(item).to_be_focused()
