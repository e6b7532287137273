"""Insider, moment by moment: four people whose moves are made by way of the API, and one of them looks."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.cable import Cable
from tests.browser.scenes import Stage, scene
from tests.browser.tables import Table
from tests.browser.visitor import PHONE, TELEVISION

PEOPLE = ("Ann", "Ben", "Zoé", "Théophile")
QUESTIONS = (
    ("Is it alive?", "no"),
    ("Is it bigger than a house?", "no"),
    ("Could I hold it in one hand, even as a child, and carry it to school?", "yes"),
    ("", "unknown"),
    ("Is it made of wood?", None),
    ("", None),
)
SOON = 30_000
"""How long a phase may take to appear."""


class Evening:
    """A table whose people do what a scene needs."""

    def __init__(self, stage: Stage, **options: Any) -> None:
        """Deal; the word is written, so that pictures are the same whatever is drawn."""
        wishes = {"players": 4, "look_seconds": 0, "free_word": True, **options}
        self.stage = stage
        self.table = Table.create(stage.server, "insider", people=PEOPLE, bots=False, **wishes)
        views = [self.table.push(place)["view"] for place in range(len(PEOPLE))]
        self.roles = [view["you"]["role"] for view in views]
        self.master = self.roles.index("master")
        self.others = [place for place in range(len(PEOPLE)) if place != self.master]
        self.common = self.roles.index("common")

    def act(self, place: int, do: str, **more: Any) -> None:
        """Do one of the things that are offered to somebody; texts are his own."""
        push = self.table.push(place)
        free = do in ("ask", "write")
        offers = [one for one in push["legal"] if one["do"] == do]
        action = next(one for one in offers if free or more.items() <= one.items())
        act = {"type": "act", "game": push["game"], "n": push["n"], "action": {**action, **more}}
        self.table.ask(act, by=place)

    def begin(self) -> None:
        """Write the word, and look."""
        self.act(self.master, "write", word="pencil")
        self.act(self.master, "begin")

    def questions(self) -> None:
        """Ask, and answer most of it."""
        self.begin()
        while self.table.push(self.master)["view"]["phase"] != "questions":
            time.sleep(0.05)
        for number, (text, answer) in enumerate(QUESTIONS):
            self.act(self.others[number % len(self.others)], "ask", text=text)
            if answer is not None:
                self.act(self.master, "answer", question=number, answer=answer)

    def find(self) -> None:
        """A Common names the word, and looks at a card where one may."""
        self.act(self.common, "ask", text="Is it a pencil?")
        self.act(self.master, "answer", question=len(QUESTIONS), answer="found")
        if self.table.push(self.common)["view"]["phase"] == "card":
            self.act(self.common, "look", card="centre")

    def first_ballot(self) -> None:
        """Talk is over."""
        self.questions()
        self.find()
        if self.table.push(self.master)["view"]["phase"] == "discussion":
            self.act(self.master, "end-discussion")

    def second_ballot(self) -> None:
        """Nobody accuses whoever found the word."""
        self.first_ballot()
        for place in range(len(PEOPLE)):
            if place != self.common:
                self.act(place, "accuse", guilty=False)

    def over(self) -> None:
        """Everybody points at the first whom they may point at."""
        self.second_ballot()
        for place in range(len(PEOPLE)):
            self.act(place, "point")

    def show(self, place: int, phase: str) -> Page:
        """Open somebody's window."""
        page = self.stage.sit(self.table, place).page
        page.locator(f"[data-phase={phase}]").wait_for(timeout=SOON)
        return page


@scene()
def insider_write(stage: Stage) -> Page:
    """The Master writes a word."""
    evening = Evening(stage)
    return evening.show(evening.master, "prepare")


@scene(dark=True)
def insider_look(stage: Stage) -> Page:
    """Everybody looks, at the same screen."""
    evening = Evening(stage, look_seconds=600)
    evening.begin()
    return evening.show(evening.common, "look")


@scene(dark=True)
def insider_asking(stage: Stage) -> Page:
    """Questions, for somebody who asks."""
    evening = Evening(stage)
    evening.questions()
    return evening.show(evening.common, "questions")


@scene(dark=True)
def insider_answering(stage: Stage) -> Page:
    """Questions, for the Master."""
    evening = Evening(stage)
    evening.questions()
    return evening.show(evening.master, "questions")


@scene()
def insider_discussion(stage: Stage) -> Page:
    """The glass runs back."""
    evening = Evening(stage, advanced=True)
    cable = Cable(stage.server.url)
    visitor = stage.visit(at=cable)
    evening.questions()
    evening.table.seat(visitor, evening.master)
    visitor.page.locator("[data-phase=questions]").wait_for(timeout=SOON)
    evening.find()
    visitor.page.locator("[data-phase=discussion]").wait_for(timeout=SOON)
    # It lasts as long as the questions did, which is too short to look at: its end is held back.
    cable.swallow()
    return visitor.page


@scene()
def insider_first_ballot(stage: Stage) -> Page:
    """Is it whoever found the word?"""
    evening = Evening(stage)
    evening.first_ballot()
    return evening.show(evening.master, "first-ballot")


@scene(dark=True)
def insider_second_ballot(stage: Stage) -> Page:
    """Who is it?"""
    evening = Evening(stage, advanced=True)
    evening.second_ballot()
    return evening.show(evening.common, "second-ballot")


@scene(dark=True)
def insider_ending(stage: Stage) -> Page:
    """The truth."""
    evening = Evening(stage)
    evening.over()
    page = stage.sit(evening.table, evening.common).page
    page.locator("[data-won-by]").wait_for(timeout=SOON)
    return page


@scene(sizes=(TELEVISION,))
def insider_television_questions(stage: Stage) -> Page:
    """Questions and answers for the whole room."""
    evening = Evening(stage)
    evening.questions()
    return stage.visit().go(f"/tv/{evening.table.code}")


@scene(sizes=(PHONE,))
def insider_setup(stage: Stage) -> Page:
    """The options of a new game."""
    made = Table.create(stage.server, "insider", players=5, bots=False, start=False)
    page = stage.sit(made).page
    page.locator(".choices button").nth(-2).click()
    page.locator("details > summary").first.click()
    return page
