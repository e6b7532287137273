"""Insider in browsers: whole games by people of every role, on phones, by keyboard, on the television."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import assert_accessible, assert_fits_without_scrolling, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.playing import play_to_the_end
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, SECONDS, SMALL_PHONE, TELEVISION, Visitor

expect.set_options(timeout=SECONDS * 1000)

PEOPLE = ("Ann", "Ben", "Zoé", "Kim", "Mo")


class Evening:
    """A table at which everybody sits with a window of his own, sorted by what the deal made of them."""

    def __init__(self, server: ServerProcess, visit: Visit, *, players: int = 4, **how: Any) -> None:
        window = {key: how.pop(key) for key in ("size", "language", "scheme", "motion") if key in how}
        options = {"players": players, "look_seconds": 2, **how}
        self.table = Table.create(server, "insider", people=PEOPLE[:players], bots=False, **options)
        self.views = [self.table.push(place)["view"] for place in range(players)]
        self.windows: list[Visitor] = []
        for place in range(players):
            visitor = visit(**window)
            self.table.seat(visitor, place)
            visitor.page.locator("[data-phase]").wait_for()
            self.windows.append(visitor)
        roles = [view["you"]["role"] for view in self.views]
        self.master = roles.index("master")
        self.insider = roles.index("insider") if "insider" in roles else None
        self.commons = [place for place, role in enumerate(roles) if role == "common"]

    @property
    def pages(self) -> list[Page]:
        return [visitor.page for visitor in self.windows]

    def page(self, place: int) -> Page:
        return self.pages[place]

    def wait(self, phase: str) -> None:
        """Until everybody sees it, and nothing is on its way to it any more."""
        for page in self.pages:
            expect(page.locator(f"[data-phase={phase}]")).to_be_visible(timeout=30_000)

    def ask(self, place: int, text: str) -> None:
        page = self.page(place)
        page.locator("form.ask input").fill(text)
        page.locator("form.ask input").press("Enter")
        expect(page.locator("form.ask input")).to_have_value("")

    def answer(self, said: str) -> None:
        page = self.page(self.master)
        button = page.locator(f"[data-act=answer][data-answer={said}]")
        expect(button).to_be_enabled()
        number = button.get_attribute("data-question")
        button.click()
        expect(page.locator(f"[data-question='{number}'] [data-answered={said}]")).to_be_visible()

    def sure(self, act: str) -> None:
        """What cannot be taken back is asked twice."""
        button = self.page(self.master).locator(f"[data-act={act}]")
        button.click()
        expect(button).to_have_attribute("data-sure", "true")
        button.click()

    def begin(self) -> None:
        self.page(self.master).locator("[data-act=begin]").click()
        self.wait("questions")

    def find(self, place: int) -> None:
        """Somebody names the word, and the Master takes up the suggestion."""
        word = self.table.push(self.master)["view"]["word"]
        self.ask(place, f"Is it {word}?")
        self.answer("found")

    def vote(self, yes: bool) -> None:
        for page in self.pages:
            button = page.locator(f"[data-act=accuse][data-guilty={str(yes).lower()}]")
            if button.count():
                button.click()

    def choose(self, place: int, act: str, card: int | str) -> None:
        page = self.page(place)
        page.locator(f"[data-pick][data-place='{card}']").click()
        page.locator(f"[data-act={act}]").click()


def assert_why(page: Page, rule: str) -> None:
    """The end rests on a rule, which is one tap away."""
    page.locator("[data-won-by] button.why").click()
    expect(page.get_by_role("dialog")).to_contain_text(rule)
    page.keyboard.press("Escape")


@pytest.fixture
def television(visit: Visit) -> Callable[[Evening], Page]:
    """Opens the public table of an evening."""

    def opened(evening: Evening) -> Page:
        page = visit(size=TELEVISION).go(f"/tv/{evening.table.code}")
        page.locator("[data-phase]").wait_for()
        return page

    return opened


def test_a_common_finds_the_word_and_the_second_ballot_finds_the_insider(
    server: ServerProcess, visit: Visit, television: Callable[[Evening], Page]
) -> None:
    evening = Evening(server, visit, size=PHONE)
    screen = television(evening)
    assert evening.insider is not None
    asker, other = evening.commons[:2]
    word = evening.views[evening.master]["word"]
    for page in evening.pages:
        assert word not in page.content()
        assert_fits_without_scrolling(page)
    evening.begin()
    evening.ask(evening.insider, "Is it alive?")
    evening.answer("yes")
    evening.page(other).locator("[data-act=ask-aloud]").click()
    evening.answer("unknown")
    assert word not in screen.content()
    for page in (evening.page(asker), evening.page(evening.master), screen):
        assert_accessible(page)
        assert_no_sideways_scroll(page)
    assert_fits_without_scrolling(evening.page(evening.master))
    evening.find(asker)
    evening.wait("discussion")
    expect(screen.locator("[data-found]")).to_contain_text(word)
    evening.sure("end-discussion")
    evening.wait("first-ballot")
    assert_accessible(evening.page(other))
    evening.vote(yes=False)
    evening.wait("second-ballot")
    expect(screen.locator(f"[data-seat='{asker}']")).to_contain_text("Common")
    assert_accessible(evening.page(other))
    assert_fits_without_scrolling(evening.page(other))
    for place in range(4):
        own = evening.insider if place != evening.insider else other
        evening.choose(place, "point", own)
    for page in (*evening.pages, screen):
        expect(page.locator("[data-won-by=second-ballot]")).to_be_visible(timeout=30_000)
        assert_no_sideways_scroll(page)
    assert_accessible(evening.page(other))
    assert_why(evening.page(other), "IN-13")
    expect(evening.page(other).locator("[data-role=insider]")).to_have_attribute(
        "data-place", str(evening.insider)
    )
    assert not screen.locator("[data-act], [data-pick]").count()


def test_the_look_is_the_same_for_every_role(server: ServerProcess, visit: Visit) -> None:
    """IN-4: no picture of a screen tells who looks at what, until it is held."""
    evening = Evening(server, visit, look_seconds=60)
    assert evening.insider is not None
    evening.page(evening.master).locator("[data-act=begin]").click()
    seen = []
    for place in (evening.master, evening.insider, evening.commons[0]):
        look = evening.page(place).locator("[data-look]")
        look.wait_for()
        assert_accessible(evening.page(place))
        boxes = []
        for key in (None, " "):
            if key:
                look.locator(".peek").press("Shift")
                evening.page(place).keyboard.down(key)
                expect(look.locator("[data-knowledge]")).to_be_visible()
            boxes.append(look.evaluate(BOXES))
        evening.page(place).keyboard.up(" ")
        expect(look.locator("[data-knowledge]")).to_have_count(0)
        seen.append(boxes)
    master, insider, common = seen
    assert master[0] == insider[0] == common[0]
    # The words differ; where they stand, how high and how large they are does not.
    assert master[1] == insider[1] == common[1]


BOXES = """(look) => [...look.querySelectorAll("*")].filter((one) => !one.closest("svg")).map((one) => {
    const box = one.getBoundingClientRect();
    return [one.tagName, Math.round(box.top), Math.round(box.height), getComputedStyle(one).fontSize];
})"""


def test_advanced_the_answerer_looks_in_secret_and_the_centre_may_be_accused(
    server: ServerProcess, visit: Visit, television: Callable[[Evening], Page]
) -> None:
    evening = Evening(server, visit, players=5, advanced=True, language="fr", scheme="dark")
    screen = television(evening)
    asker = evening.commons[0]
    evening.begin()
    evening.find(asker)
    page = evening.page(asker)
    expect(page.locator("[data-act=look]")).to_be_visible()
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    evening.choose(asker, "look", "centre")
    evening.wait("discussion")
    expect(page.get_by_text(re.compile("Vous avez vu le centre"))).to_have_count(0)
    page.locator(".pad .peek").press("Shift")
    page.keyboard.down(" ")
    expect(page.get_by_text(re.compile("Vous avez vu le centre"))).to_be_visible()
    page.keyboard.up(" ")
    # The glass runs back for as long as the search took, which is not long.
    evening.wait("first-ballot")
    evening.vote(yes=False)
    evening.wait("second-ballot")
    for place in range(5):
        evening.choose(place, "point", "centre")
    for one in (*evening.pages, screen):
        expect(one.locator("[data-won-by=second-ballot]")).to_be_visible(timeout=30_000)
    assert_why(evening.page(0), "IN-24")


def test_advanced_without_the_word_the_master_turns_a_card(server: ServerProcess, visit: Visit) -> None:
    evening = Evening(server, visit, advanced=True, seconds=2)
    evening.page(evening.master).locator("[data-act=begin]").click()
    # The glass runs out twice: over the questions, and over the talk.
    evening.wait("turn")
    assert_accessible(evening.page(evening.master))
    evening.choose(evening.master, "turn", "centre")
    for page in evening.pages:
        expect(page.locator("[data-won-by=turned-card]")).to_be_visible(timeout=30_000)
        assert_why(page, "IN-21")


def test_the_master_writes_a_word_that_nobody_beside_him_can_read(
    server: ServerProcess, visit: Visit
) -> None:
    evening = Evening(server, visit, free_word=True)
    page = evening.page(evening.master)
    field = page.locator("input.hidden-word")
    page.locator("[data-idea]").click()
    expect(field).not_to_have_value("")
    assert_accessible(page)
    field.fill("lighthouse")
    assert field.evaluate("(one) => getComputedStyle(one).webkitTextSecurity") == "disc"
    expect(page.get_by_text("lighthouse")).to_have_count(0)
    field.press("Enter")
    evening.begin()
    evening.ask(evening.commons[0], "Is it big?")
    evening.ask(evening.commons[1], "Is it a light house or a lighthouse?")
    # The older question stays under the thumb; the one that names the word is pointed out beside it.
    page.locator("[data-suggested='1']").click()
    evening.answer("found")
    for one in evening.pages:
        expect(one.locator("[data-found]")).to_contain_text("lighthouse", timeout=15_000)


def test_by_keyboard_alone(server: ServerProcess, visit: Visit) -> None:
    """Everything that is asked of somebody can be reached with Tab and done with keys."""
    evening = Evening(server, visit, size=LAPTOP)
    asker = evening.commons[0]
    press_on(evening.page(evening.master), "[data-act=begin]")
    evening.wait("questions")
    page = evening.page(asker)
    tab_to(page, "form.ask input")
    for number, key in enumerate("ynd"):
        page.keyboard.type(f"Question {number}?")
        page.keyboard.press("Enter")
        master = evening.page(evening.master)
        expect(
            master.locator(f"[data-act=answer][data-question='{number}'][data-answer=yes]")
        ).to_be_enabled()
        master.keyboard.press(key)
        expect(page.locator("[data-answered=open]")).to_have_count(0)
        # The caret is still where the next question is typed.
        assert page.evaluate("() => document.activeElement.matches('form.ask input')")
    page.keyboard.type(f"Is it {evening.views[evening.master]['word']}?")
    page.keyboard.press("Enter")
    press_on(evening.page(evening.master), "[data-act=answer][data-answer=found]")
    evening.wait("discussion")
    press_on(evening.page(evening.master), "[data-act=end-discussion]")
    evening.page(evening.master).keyboard.press("Enter")
    evening.wait("first-ballot")
    for place in range(4):
        if place != asker:
            press_on(evening.page(place), "[data-act=accuse][data-guilty=true]")
    for one in evening.pages:
        expect(one.locator("[data-won-by=first-ballot]")).to_be_visible(timeout=30_000)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until a control has the focus."""
    page.locator(selector).first.wait_for()
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def press_on(page: Page, selector: str) -> None:
    expect(page.locator(selector).first).to_be_enabled(timeout=30_000)
    tab_to(page, selector)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("players", "size", "language", "options"),
    [
        (4, PHONE, "en", {}),
        (5, SMALL_PHONE, "fr", {"advanced": True}),
        (8, PHONE, "en", {"free_word": True, "strict_majority": True}),
    ],
    ids=["four", "five advanced", "eight free word"],
)
def test_one_person_plays_with_bots_to_the_end(
    server: ServerProcess,
    visit: Visit,
    players: int,
    size: tuple[int, int],
    language: str,
    options: dict[str, Any],
) -> None:
    table = Table.create(server, "insider", players=players, look_seconds=1, seconds=40, **options)
    visitor = visit(size=size, language=language)
    table.seat(visitor)
    visitor.page.locator("[data-phase]").wait_for()
    play_to_the_end(table, [visitor.page], seed=players)
    expect(visitor.page.locator("[data-won-by]")).to_be_visible(timeout=30_000)
    assert_no_sideways_scroll(visitor.page)


def test_own_words_are_sifted_and_kept_by_the_table(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.go("/")
    table = Table.create(server, "insider", bots=False, start=False, players=4)
    table.seat(visitor)
    page.get_by_role("button", name="Options").click()
    page.get_by_text("More options").click()
    lines = ["anchor", "bell; bells", "Bells", "compass", "drum", "echo", "ferry", "!!!"]
    page.get_by_label("Your list").fill("\n".join(lines))
    page.get_by_label("Your list").blur()
    expect(page.get_by_text("2 lines cannot be used")).to_be_visible()
    expect(page.get_by_text("Line 3")).to_be_visible()
    assert_accessible(page)
    page.locator("[data-use-rest]").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)
    assert table.room()["lists"] == {"own_words": 6}
