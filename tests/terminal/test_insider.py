"""Insider in the terminal: a glass that runs, words that are typed, secrets behind a peek."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.tables import Person, at_table, screen_text
from volteface.core.json import Json
from volteface.games.insider import INSIDER
from volteface.games.insider.view import View
from volteface.terminal.app import TableApp
from volteface.terminal.plain import PlainTable
from volteface.terminal.sheets import Sheet, TextSheet
from volteface.terminal.sitting import Sitting


class Hourglass:
    """A clock that moves only when somebody waits, or when it is told to."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds


class Typist:
    """Reads what is on the table and types; every line takes a few seconds."""

    def __init__(self, where: Sitting, glass: Hourglass, *, seconds: float = 3, guess: bool = True) -> None:
        self._where, self._glass, self._seconds, self._guess = where, glass, seconds, guess
        self.lines = 0
        self.table: PlainTable | None = None

    def readline(self) -> str:
        self._glass.time += self._seconds
        self.lines += 1
        where = self._where
        if where.outcome is not None or self.lines > 400:
            return ""
        seat = where.asked
        assert seat is not None
        if self.table is not None and self.table._looking is None:
            return "\n"
        view: View = where.table.view(where.player(seat))
        return self._answer(view) + "\n"

    def _answer(self, view: View) -> str:
        if view.phase != "questions":
            return "1"
        if view.seat == view.master:
            open_ones = [one for one in view.questions if one.answer is None]
            return "f" if open_ones and open_ones[0].names_word else "n"
        if self._guess and view.word is not None:
            return f"Is it the {view.word}?"
        return f"Is it a thing number {self.lines}?"


def sitting(
    seed: int, glass: Hourglass, *, language: str = "en", hot_seat: bool = False, **options: Json
) -> Sitting:
    read = INSIDER.read_options({"players": 5, "language": language, **options})
    return Sitting(
        INSIDER, read, language=language, seed=seed, hot_seat=hot_seat, bot="careful", seat=None, clock=glass
    )


def played(where: Sitting, glass: Hourglass, **how: Any) -> str:
    out = io.StringIO()
    assert PlainTable(where, Typist(where, glass, **how), out, Path("unused")).run() == 0
    assert where.outcome is not None, out.getvalue()[-2000:]
    return out.getvalue()


def seed_of(role: str) -> int:
    """Find a seed that deals a role to the person."""
    for seed in range(200):
        where = sitting(seed, Hourglass())
        if where.table.view(where.persons[0]).you.role == role:
            return seed
    raise AssertionError(f"nobody is ever {role}")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("role", ["master", "insider", "common"])
def test_a_whole_game_in_every_role(role: str, language: str) -> None:
    glass = Hourglass()
    where = sitting(seed_of(role), glass, language=language)
    text = played(where, glass)
    assert ("The word was" if language == "en" else "Le mot était") in text
    assert "{" not in text
    assert "in-" not in text


def test_the_time_runs_out_on_whoever_thinks_too_long() -> None:
    glass = Hourglass()
    where = sitting(1, glass, seconds=30)
    text = played(where, glass, seconds=40, guess=False)
    assert "Time is up" in text
    assert where.outcome is not None
    assert where.outcome.by == "time"


def test_people_at_one_screen_take_turns_or_wait() -> None:
    glass = Hourglass()
    where = sitting(2, glass, hot_seat=True)
    out = io.StringIO()

    class Waiting(Typist):
        def _answer(self, view: View) -> str:
            return "" if view.phase == "questions" and self.lines % 2 else super()._answer(view)

    typist = Waiting(where, glass)
    typist.table = PlainTable(where, typist, out, Path("unused"))
    assert typist.table.run() == 0
    assert len({entry["by"] for entry in where.table.log if entry["do"] == "ask"}) >= 2


@pytest.mark.parametrize("seed", range(4))
def test_the_advanced_rules_are_played(seed: int) -> None:
    glass = Hourglass()
    where = sitting(seed, glass, advanced=True)
    assert "centre" in played(where, glass)


def test_a_question_is_typed_on_the_full_screen() -> None:
    read = INSIDER.read_options({"players": 5, "look_seconds": 0})
    where = Sitting(INSIDER, read, language="en", seed=seed_of("common"), hot_seat=False, bot="careful")
    person_seat = where.persons[0]

    async def story(person: Person) -> None:
        assert "Find the word" in screen_text(person.app)
        await person.press("a", "enter")
        assert isinstance(person.app.screen, TextSheet)
        await person.press(*"Is it q?", "enter")
        await person.rest()
        asked = [entry for entry in where.table.log if entry.get("text") == "Is it q?"]
        assert [entry["by"] for entry in asked] == [person_seat]
        await person.settle()
        await person.press("a", "enter", "x", "escape")
        assert not any(entry.get("text") == "x" for entry in where.table.log)

    at_table(where, story, pace=0.05)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_neither_the_word_nor_the_role_is_on_the_screen_unasked(size: tuple[int, int]) -> None:
    for role in ("master", "insider", "common"):
        read = INSIDER.read_options({"players": 5, "look_seconds": 0})
        where = Sitting(INSIDER, read, language="en", seed=seed_of(role), hot_seat=False, bot="careful")

        async def story(person: Person, role: str = role, where: Sitting = where) -> None:
            shown = screen_text(person.app)
            assert str(where.table.log[0]["word"]) not in shown
            assert shown.count("Insider") == 1, "the title alone"
            await person.press("r")
            await person.rest()
            assert "For your eyes only" in screen_text(person.app)
            assert role.capitalize() in screen_text(person.app)

        at_table(where, story, size=size, pace=0.2)


@pytest.mark.parametrize("seed", [1, 2])
def test_people_share_a_full_screen(seed: int) -> None:
    """Roles are handed around, questions go in turn or are waited for, ballots are handed around again."""
    read = INSIDER.read_options({"players": 4, "look_seconds": 0, "advanced": seed == 2})
    where = Sitting(INSIDER, read, language="en", seed=seed, hot_seat=True, bot="careful")

    async def story(person: Person) -> None:
        for step in range(160):
            evening = person.app.evening
            if person.sheet is not None:
                break
            if evening.handing_to is not None or evening.pausing:
                found = evening.view.answerer is not None
                assert found or str(where.table.log[0]["word"]) not in screen_text(person.app)
                await person.press("enter")
            elif evening.view.phase == "questions" and len(evening.view.questions) < 3 and step % 3 == 0:
                await person.press("x")
            elif evening.view.phase == "questions" and evening.reader == evening.view.master:
                await person.press("f" if len(evening.view.questions) > 4 else "n", "enter")
            elif evening.view.phase == "questions":
                await person.press("s", "enter")
            else:
                await person.press("enter")
            await person.rest()
            await person.settle()
        assert where.outcome is not None

    at_table(where, story)
    assert len({entry["by"] for entry in where.table.log if entry["do"] == "ask"}) >= 2


def test_a_sheet_that_is_redrawn_while_the_program_ends_stays_as_it_is() -> None:
    """The game goes on by itself, and may come to the sheet when its parts are gone."""
    read = INSIDER.read_options({"players": 5, "look_seconds": 0})
    where = Sitting(INSIDER, read, language="en", seed=1, hot_seat=False, bot="careful")
    app = TableApp(where, folder=Path("unused"), pace=0, ascii_only=False)

    async def run() -> None:
        async with app.run_test() as pilot:
            person = Person(app, pilot)
            await person.settle()
            await person.press("r")
            await person.rest()
            sheet = person.sheet
            assert isinstance(sheet, Sheet)
        assert not sheet.query("#sheet")
        with app._context():
            sheet.redraw()

    asyncio.run(run())
