"""A table of each game: before the start, dealt, watched, and on a television."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.scenes import Stage, scene
from tests.browser.tables import Table
from tests.browser.visitor import TELEVISION

PLAYERS = {"inside-job": 4, "mission-calaveras": 4, "insider": 5}


def table(stage: Stage, game: str, **wishes: Any) -> Table:
    """A table of the usual size."""
    return Table.create(stage.server, game, players=PLAYERS[game], **wishes)


def lobby(stage: Stage, game: str) -> Page:
    """Two people are here, and chairs are open."""
    made = table(stage, game, people=("Ann", "Zoé"), bots=False, start=False)
    return stage.sit(made).page


@scene()
def inside_job_lobby(stage: Stage) -> Page:
    """Inside Job before the start."""
    return lobby(stage, "inside-job")


@scene()
def mission_calaveras_lobby(stage: Stage) -> Page:
    """Mission Calaveras before the start."""
    return lobby(stage, "mission-calaveras")


@scene()
def insider_lobby(stage: Stage) -> Page:
    """Insider before the start."""
    return lobby(stage, "insider")


def waiting(stage: Stage) -> Table:
    """The host has asked for the start, and a guest reads the introduction."""
    made = table(stage, "inside-job", people=("Ann", "Zoé"), start=False)
    made.ask({"type": "introduction", "open": True}, by=1)
    made.ask({"type": "start"})
    return made


@scene()
def lobby_while_a_guest_reads(stage: Stage) -> Page:
    """The host waits for a guest who reads the introduction."""
    return stage.sit(waiting(stage)).page


@scene(sizes=(TELEVISION,))
def television_while_a_guest_reads(stage: Stage) -> Page:
    """The television waits, too."""
    return stage.visit().go(f"/tv/{waiting(stage).code}")


@scene(dark=True)
def inside_job_dealt(stage: Stage) -> Page:
    """Inside Job as it begins."""
    return stage.sit(table(stage, "inside-job")).page


@scene(dark=True)
def mission_calaveras_dealt(stage: Stage) -> Page:
    """Mission Calaveras as it begins."""
    return stage.sit(table(stage, "mission-calaveras")).page


@scene(dark=True)
def insider_dealt(stage: Stage) -> Page:
    """Insider as it begins; nobody is done with looking while the screen is checked."""
    return stage.sit(table(stage, "insider", look_seconds=600)).page


def television(stage: Stage, game: str, **wishes: Any) -> Page:
    """The public table, large."""
    made = table(stage, game, **wishes)
    return stage.visit().go(f"/tv/{made.code}")


@scene(sizes=(TELEVISION,))
def television_waiting(stage: Stage) -> Page:
    """The television before the start."""
    return television(stage, "inside-job", start=False)


@scene(sizes=(TELEVISION,), dark=True)
def inside_job_television(stage: Stage) -> Page:
    """Inside Job for the whole room."""
    return television(stage, "inside-job")


@scene(sizes=(TELEVISION,), dark=True)
def mission_calaveras_television(stage: Stage) -> Page:
    """Mission Calaveras for the whole room."""
    return television(stage, "mission-calaveras")


@scene(sizes=(TELEVISION,), dark=True)
def insider_television(stage: Stage) -> Page:
    """Insider for the whole room."""
    return television(stage, "insider", look_seconds=600)


@scene()
def stranger_at_the_door(stage: Stage) -> Page:
    """A link that somebody was sent."""
    made = table(stage, "inside-job", bots=False, start=False)
    return stage.visit().go(f"/t/{made.code}")


def ended(stage: Stage, game: str, **options: Any) -> Page:
    """A game that is over, as somebody sees it who watched."""
    made = Table.create(stage.server, game, sit=False, players=PLAYERS[game], **options)
    made.play_out()
    return stage.sit(made).page


@scene(dark=True)
def inside_job_ended(stage: Stage) -> Page:
    """Inside Job, told to the end."""
    return ended(stage, "inside-job")


@scene(dark=True)
def mission_calaveras_ended(stage: Stage) -> Page:
    """Mission Calaveras, told to the end."""
    return ended(stage, "mission-calaveras")


@scene(dark=True)
def insider_ended(stage: Stage) -> Page:
    """Insider, told to the end."""
    return ended(stage, "insider", seconds=10, look_seconds=0)
