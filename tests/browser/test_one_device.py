"""One device that is handed around: nobody's secrets are on it between two people."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import assert_accessible, assert_fits_without_scrolling, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.handing import NAMES, gather, start, take
from tests.browser.playing import GAME_SECONDS, play_on
from tests.browser.serving import ServerProcess
from volteface.core.rng import Rng

SECRET = "button[data-card], button[data-held], [data-secrets], [data-act]"
"""What only a seat's own view has: its hand, its role, what it may do."""


def test_the_screen_between_two_people_shows_nothing_secret(visit: Visit, server: ServerProcess) -> None:
    page = gather(visit(), server, "inside-job")
    assert_accessible(page)
    start(page)

    assert page.locator("[data-handover] h2").inner_text() == "Pass the device to Ann"
    assert page.locator(SECRET).count() == 0
    assert_fits_without_scrolling(page)
    assert_no_sideways_scroll(page)
    assert_accessible(page)

    # A careless tap opens nothing; it has to be held.
    page.locator(".hold").click()
    assert page.locator("[data-own-eyes]").count() == 0
    page.locator(".hold").click(delay=700)
    page.locator("[data-own-eyes]").wait_for()
    assert page.locator("button[data-card]").count() == 12
    assert_fits_without_scrolling(page)


def test_everybody_looks_at_the_role_before_the_first_card(visit: Visit, server: ServerProcess) -> None:
    page = gather(visit(), server, "inside-job")
    start(page)
    for name in NAMES:
        assert take(page) == f"Pass the device to {name}"
        page.get_by_role("button", name="Done: pass on").click()
        # Whoever looked last keeps the device if the first turn is his.
        expect(page.locator("[data-pass-on]")).to_have_count(0)


@pytest.mark.parametrize("way", ["reload", "hide", "other window"])
def test_whoever_looks_away_is_covered(visit: Visit, server: ServerProcess, way: str) -> None:
    page = gather(visit(), server, "mission-calaveras")
    start(page)
    called = take(page)
    if way == "reload":
        page.reload()
    elif way == "hide":
        page.get_by_role("button", name="Hide").click()
    else:
        page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    page.locator("[data-handover]").wait_for()
    assert page.locator("[data-handover] h2").inner_text() == called
    assert page.locator(SECRET).count() == 0


def test_the_places_of_the_others_leave_the_hosts_own_place_alone(
    visit: Visit, server: ServerProcess
) -> None:
    visitor = visit()
    page = gather(visitor, server, "inside-job")
    start(page)
    code = page.url.rsplit("/", 1)[-1]
    kept = page.evaluate(
        "(code) => [localStorage.getItem(`volteface:token:${code}`), "
        "JSON.parse(localStorage.getItem(`volteface:seats:${code}`))]",
        code,
    )
    token, sitters = kept
    assert [one["name"] for one in sitters] == list(NAMES)
    assert sitters[0]["token"] == token
    assert len({one["token"] for one in sitters}) == 3
    assert [one for one in visitor.context.cookies() if one["name"] == "volteface"] == []


@pytest.mark.long
@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras"])
def test_a_whole_game_goes_round_and_is_played_again(visit: Visit, server: ServerProcess, game: str) -> None:
    page = gather(visit(), server, game, NAMES[:2])
    start(page)
    # Each turn is several taps, by one hand; so it takes longer than a game in windows side by side.
    rng, until = Rng("one device", game), time.monotonic() + 2 * GAME_SECONDS
    called: list[str] = []
    again = page.get_by_role("button", name="Play again")
    while again.count() == 0:
        assert time.monotonic() < until, called[-10:]
        if page.locator("[data-own-eyes]").count():
            passing = page.locator("[data-pass-on]")
            if passing.count():
                passing.click()
            elif play_on(page, rng) is None:
                page.wait_for_timeout(50)
        elif page.locator("[data-handover] .hold").count():
            assert page.locator(SECRET).count() == 0
            called.append(take(page))
        else:
            page.wait_for_timeout(50)
    assert {f"Pass the device to {name}" for name in NAMES[:2]} == set(called)
    again.click()
    page.locator("[data-handover]").wait_for()


@pytest.mark.long
def test_insider_goes_round_from_the_look_to_the_last_ballot(visit: Visit, server: ServerProcess) -> None:
    page = gather(visit(), server, "insider")
    people = (*NAMES, "Max")
    page.get_by_role("button", name="Add a player").click()
    page.locator("form ol input").nth(3).fill("Max")
    # Four people: 48 seconds for the device to go round.
    assert page.get_by_text("The look step lasts 48 seconds").count() == 1
    start(page)
    master = take(page).removeprefix("Pass the device to ")
    page.locator("[data-act=begin]").click()
    _everybody_looks(page, people)

    # IN-30: the Master keeps the device, and taps who has asked aloud.
    expect(page.locator("[data-handover] h2")).to_have_text(f"Pass the device to {master}", timeout=40_000)
    take(page)
    first, found, last = (name for name in people if name != master)
    _asked_aloud(page, first)
    page.locator("[data-act=answer][data-answer=no]:not([aria-disabled=true])").click()
    _asked_aloud(page, found)
    for _ in range(2):
        # What cannot be taken back is asked twice.
        page.locator("[data-act=answer-found]:not([disabled])").click()

    # The device lies on the table, with nobody's view on it, while everybody talks.
    page.get_by_role("button", name=f"{master} ends the discussion").click()
    for name in people:
        assert page.locator(SECRET).count() == 0
        assert take(page) == f"Pass the device to {name}"
        if name == found:
            # It goes to whom the vote is about like to everybody else.
            page.locator("[data-pass-on]").click()
        else:
            page.locator("[data-act=accuse][data-guilty=false]").click()
        expect(page.locator("[data-own-eyes]")).to_have_count(0)
    # Whoever found the word may be the Insider; then it is over.
    page.locator("[data-won-by], [data-handover] h2").first.wait_for()
    if page.locator("[data-won-by]").count() == 0:
        _everybody_points(page, people, first, last)
    expect(page.locator("[data-won-by]")).to_be_visible()


def _everybody_looks(page: Page, people: Sequence[str]) -> None:
    """Each has the device for as long as the others, whatever there is to see."""
    lasted = []
    for name in people:
        expect(page.locator("[data-handover] h2")).to_have_text(f"Pass the device to {name}")
        take(page)
        opened = time.monotonic()
        expect(page.locator("[data-own-eyes]")).to_have_count(0, timeout=10_000)
        lasted.append(time.monotonic() - opened)
    assert max(lasted) - min(lasted) < 1, lasted
    assert all(4.5 < one < 7.5 for one in lasted), lasted


def _asked_aloud(page: Page, name: str) -> None:
    aloud = page.get_by_role("group", name="Who asked aloud?")
    aloud.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("[data-act=answer][data-answer=yes]:not([aria-disabled=true])")).to_be_visible()


def _everybody_points(page: Page, people: Sequence[str], first: str, last: str) -> None:
    """All at one of the others; whoever is pointed at at somebody else."""
    for name in people:
        assert take(page) == f"Pass the device to {name}"
        wanted = last if name == first else first
        pick = page.locator("[data-pick]").filter(has_text=wanted)
        (pick if pick.count() else page.locator("[data-pick]")).first.click()
        page.locator("[data-act=point]").click()
        expect(page.locator("[data-own-eyes]")).to_have_count(0)
