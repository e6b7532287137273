"""Inside Job in a browser: whole games by clicks and by keys, at every size, for players and onlookers."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.checks import (
    assert_accessible,
    assert_fits_without_scrolling,
    assert_no_sideways_scroll,
)
from tests.browser.conftest import Visit
from tests.browser.ending import finish
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, SMALL_PHONE, TELEVISION
from volteface.core.rng import Rng

CLICK_MS: Final = 4_000
GAME_SECONDS: Final = 240.0

GAMES: list[tuple[dict[str, Any], tuple[int, int], str]] = [
    ({"players": 2}, PHONE, "en"),
    ({"players": 3, "wager_on": "led", "open_history": True}, LAPTOP, "fr"),
    ({"players": 4, "special_roles": ["paranoid", "decoy"], "risky_mode": True}, SMALL_PHONE, "en"),
    ({"players": 5, "special_roles": ["accomplice", "sleeper"]}, PHONE, "fr"),
]


@pytest.mark.long
@pytest.mark.sample(2)
@pytest.mark.parametrize(("options", "size", "language"), GAMES, ids=lambda one: str(one)[:40])
def test_a_whole_game_ends_with_every_role_turned_over(
    visit: Visit, server: ServerProcess, options: dict[str, Any], size: tuple[int, int], language: str
) -> None:
    # Beside the one whose window is looked at sits somebody with a laptop of another language.
    table = Table.create(server, "inside-job", people=("Ann", "Zoé"), **options)
    windows = [visit(size=size, language=language), visit(language="en" if language == "fr" else "fr")]
    for place, window in enumerate(windows):
        table.seat(window, place)
    page = windows[0].page
    page.locator(".board .table").wait_for()
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    done = _play_to_the_end(table, *(window.page for window in windows))
    assert "play" in done
    page.locator(".ending").wait_for()
    roles = table.push()["view"]["ending"]["roles"]
    expect(page.locator(".ending [data-role]")).to_have_count(len(roles))
    shown = [one.get_attribute("data-role") for one in page.locator(".ending [data-role]").all()]
    assert shown == roles
    assert_accessible(page)
    assert_no_sideways_scroll(page)


HOUSE_ROLE: Final = {
    "name": "Clerk", "text": "Files twice.", "side": "agents", "wins": "with-side", "on_reveal": "nothing",
    "revealed_at_start": False, "must_follow": False, "may_wager": True, "votes": 2,
    "votes_when_revealed": True,
}  # fmt: skip
PROF_NO: Final = {"players": 4, "special_roles": ["prof-no", "bugged"]}
RISKY: Final = {"players": 5, "special_roles": ["risky", "tim-shady"], "risky_mode": True}
ROLES: dict[str, tuple[dict[str, Any], str]] = {
    "bugged": (PROF_NO, "Bugged Agent"),
    "prof-no": (PROF_NO, "Prof. No"),
    "risky": (RISKY, "Risky Agent"),
    "tim-shady": (RISKY, "Tim Shady"),
    "blank": ({"players": 4, "special_roles": ["blank"], "blank_role": HOUSE_ROLE}, "Clerk"),
}
"""Special roles that no other test is sure to deal, and how their cards name them."""
FREE: Final = ("prof-no", "blank")
"""Those that need not follow suit."""


@pytest.mark.parametrize("role", list(ROLES))
def test_a_special_role_is_looked_at_played_and_turned_over(
    visit: Visit, server: ServerProcess, role: str
) -> None:
    options, named = ROLES[role]
    table = _dealt_as(server, role, options)
    page = _seated(visit, table, PHONE)
    page.locator("[data-secrets]").focus()
    page.keyboard.down("Enter")
    expect(page.locator(".secrets article")).to_contain_text(named)
    page.keyboard.up("Enter")
    expect(page.locator(".secrets")).to_have_count(0)
    # Only the Bugged Agent is known to all from the start, and then never wagers (IJ-43).
    expect(page.locator(".own .role")).to_have_count(1 if role == "bugged" else 0)
    rng, played = Rng("roles", role), 0
    while played < 2 and table.state() == "playing":
        played += _answer(page, table, rng, discards=role in FREE) == "play"
        if role == "bugged":
            assert page.locator("[data-act=wager]").count() == 0
    assert page.locator(".notice.bad").count() == 0
    finish(table)
    expect(page.locator(".ending [data-role]").first).to_have_attribute("data-role", role)


def _dealt_as(server: ServerProcess, role: str, options: dict[str, Any]) -> Table:
    """A table at which the first player was dealt a role; deals are cheap."""
    for _ in range(80):
        table = Table.create(server, "inside-job", **options)
        if table.push()["view"]["you"]["role"] == role:
            return table
    raise AssertionError(f"nobody was dealt {role} in eighty games")


def test_a_phone_shows_everything_at_once(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=5, special_roles=["paranoid", "decoy"])
    page = _seated(visit, table, PHONE)
    rng = Rng("phone", 1)
    for _ in range(12):
        assert_fits_without_scrolling(page)
        if page.locator(".board .table").count():
            # Nor does the board scroll in itself.
            over = "one => one.scrollHeight - one.clientHeight"
            assert page.locator("[data-phase]").evaluate(over) <= 0
        _answer(page, table, rng)


def test_onlookers_and_televisions_are_shown_no_hand(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=4)
    player = visit(size=PHONE)
    table.seat(player)
    watching, television = visit(size=LAPTOP), visit(size=TELEVISION)
    watching.go(f"/t/{table.code}")
    television.go(f"/tv/{table.code}")
    for window in (watching, television):
        window.page.locator(".board .trick, .board .mission").first.wait_for()
        expect(window.page.locator(".hand, [data-act], button[data-card]")).to_have_count(0)
        expect(window.page.locator(".seat")).to_have_count(4)
        assert_accessible(window.page)
    finish(table)
    television.page.locator(".ending [data-role]").first.wait_for()


def test_a_card_that_may_not_be_played_is_explained(visit: Visit, server: ServerProcess) -> None:
    for seed in range(12):
        table = Table.create(server, "inside-job", players=4)
        page = _seated(visit, table, PHONE)
        if (forbidden := _reach_forbidden(page, table, Rng("why", seed))) is None:
            continue
        # Raised like any other; only playing it says no, and why.
        page.locator(f'.hand [data-card="{forbidden}"]').click(position={"x": 8, "y": 8})
        page.locator("[data-act=play]").click()
        page.get_by_role("button", name="Why?").click()
        expect(page.get_by_role("dialog")).to_contain_text("IJ-12")
        assert table.push()["view"]["you"]["hand"].count(forbidden) == 1
        return
    pytest.fail("nobody had to follow suit in twelve games")


def _reach_forbidden(page: Page, table: Table, rng: Rng) -> str | None:
    """Play on until this seat must follow suit and holds another suit too."""
    while True:
        push = table.push()
        view, may = push["view"], {one["card"] for one in push["legal"] if one["do"] == "play"}
        others = [card for card in view["you"]["hand"] if card not in may]
        if may and others:
            page.locator(".hand.asked").wait_for()
            return str(others[0])
        if view["phase"] == "over":
            return None
        _answer(page, table, rng)


@pytest.mark.long
def test_a_whole_game_by_keys_alone_never_loses_the_focus(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=3)
    page = _seated(visit, table, LAPTOP)
    lost, until = 0, time.monotonic() + GAME_SECONDS
    while table.state() == "playing" and time.monotonic() < until:
        if not page.locator("[data-asked]").count():
            page.wait_for_timeout(60)
            continue
        _by_keys(page)
        page.wait_for_timeout(40)
        if page.locator(".hand.asked").count() and page.evaluate(
            "() => document.activeElement === document.body"
        ):
            lost += 1
    assert table.state() == "over"
    page.locator(".ending").wait_for()
    # Until the first key the focus is nowhere.
    assert lost <= 2


def _by_keys(page: Page) -> None:
    """Answer what is asked without a mouse."""
    choice = page.locator("[data-act=mission], [data-act=vote], [data-act=partner]").first
    if choice.count():
        # Against a role that lies open nobody can vote (IJ-31): its key would be refused for ever.
        person = page.locator("[data-pick]:not(:has(.known)) kbd").first
        if person.count():
            page.keyboard.press(person.inner_text())
        choice.focus()
        page.keyboard.press("Enter")
        return
    hand = page.locator(".hand.asked [tabindex='0']")
    if hand.count() == 0:
        return
    if not page.evaluate("() => document.activeElement?.closest('.hand') !== null"):
        hand.first.focus()
    # Cards of the led suit are marked for everybody; without one any card will do.
    for _ in range(14):
        led = page.locator(".hand .led").count()
        here = page.evaluate("() => document.activeElement?.classList.contains('led') ?? false")
        if not led or here:
            break
        page.keyboard.press("ArrowRight")
        if page.evaluate(
            "() => document.activeElement === [...document.querySelectorAll('.hand button')].at(-1)"
        ):
            if page.evaluate("() => document.activeElement.classList.contains('led')"):
                break
            page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_timeout(30)
    if page.locator(".hand.asked [aria-pressed=true]").count():
        page.keyboard.press("Enter")


def test_the_setup_explains_what_goes_together(visit: Visit) -> None:
    page = visit(size=PHONE).go("/")
    page.locator(".covers li").first.get_by_role("button", name="Invite").click()
    page.locator(".setup").wait_for()
    page.locator(".setup summary").click()
    page.locator("[data-role=decoy]").check()
    expect(page.locator("[data-role=accomplice]")).to_be_disabled()
    expect(page.locator(".verdict")).to_contain_text("goes well together")
    page.locator("[data-role=blank]").check()
    page.locator("[data-part=name]").fill("Mole")
    page.locator('[data-part="side:neutral"]').check()
    expect(page.locator(".verdict.bad")).to_be_visible()
    page.locator('[data-part="side:agents"]').check()
    expect(page.locator(".verdict")).to_contain_text("goes well together")
    assert_accessible(page)
    assert_no_sideways_scroll(page)


def _seated(visit: Visit, table: Table, size: tuple[int, int]) -> Page:
    visitor = visit(size=size)
    table.seat(visitor)
    visitor.page.locator(".board .table").wait_for()
    return visitor.page


def _play_to_the_end(table: Table, *pages: Page) -> set[str]:
    """Play by clicks until the game is over; says what was done."""
    rng = Rng("inside job", 0)
    done: set[str] = set()
    until = time.monotonic() + GAME_SECONDS
    while table.state() == "playing":
        assert time.monotonic() < until, f"not over; done: {done}"
        done |= {_answer(page, table, rng, place) for place, page in enumerate(pages)}
    return done


def _answer(page: Page, table: Table, rng: Rng, place: int = 0, *, discards: bool = False) -> str:
    """Do one of the things that the server allows, if it asks; the table may go on in the meantime.

    With ``discards``, a card of another suit than the led one where that is allowed.
    """
    push = table.push(place)
    legal, led = push["legal"], push["view"]["led"]
    if not legal:
        page.wait_for_timeout(80)
        return "wait"
    if discards and led:
        legal = [one for one in legal if one["do"] == "play" and one["card"][0] != led[0]] or legal
    chosen = legal[rng.below(len(legal))]
    try:
        _click(page, chosen)
    except Error:
        return "missed"
    return str(chosen["do"])


def _click(page: Page, action: dict[str, Any]) -> None:
    match action["do"]:
        case "mission":
            page.locator(f'[data-act=mission][data-mission="{action["choose"]}"]').click(timeout=CLICK_MS)
        case "play":
            card = page.locator(f'.hand.asked [data-card="{action["card"]}"]')
            if card.get_attribute("aria-pressed", timeout=CLICK_MS) == "false":
                card.click(position={"x": 8, "y": 8}, timeout=CLICK_MS)
            page.locator(f"[data-act={'wager' if action['wager'] else 'play'}]").click(timeout=CLICK_MS)
        case "larry":
            for card in (action["play"], action["back"]):
                page.locator(f'.larry [data-card="{card}"]').click(timeout=CLICK_MS)
        case "vote":
            for place in action["for"]:
                page.locator(f'[data-pick="{place}"]').click(timeout=CLICK_MS)
            page.locator("[data-act=vote]").click(timeout=CLICK_MS)
        case "partner":
            page.locator(f'[data-pick="{action["seat"]}"]').click(timeout=CLICK_MS)
            page.locator("[data-act=partner]").click(timeout=CLICK_MS)
