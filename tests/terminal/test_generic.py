"""A game without drawing code of its own can be played at once."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.terminal.tables import Person, at_table, screen_text, sitting
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.terminal import sitting as sitting_module
from volteface.terminal.plain import PlainTable
from volteface.terminal.presenter import PlainPresenter


@pytest.fixture(autouse=True)
def _no_drawing_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting_module, "find_presenter", PlainPresenter)


@pytest.mark.parametrize("hot_seat", [False, True])
def test_on_a_full_screen(hot_seat: bool) -> None:
    where = sitting(seed=4, players=2, hot_seat=hot_seat)
    rng = Rng("generic")

    async def story(person: Person) -> None:
        assert INSIDE_JOB.id in screen_text(person.app)
        for _ in range(25):
            await person.move(rng.below(20))
        assert len(where.table.log) > 8

    at_table(where, story)


def test_as_lines() -> None:
    where = sitting("fr", seed=4, players=2)
    out = io.StringIO()
    assert PlainTable(where, io.StringIO("1\n" * 60 + "?\nr\nt\n"), out, Path("unused")).run() == 0
    assert "play" in out.getvalue()
    assert len(where.table.log) > 20


def test_actions_are_offered_by_their_notation() -> None:
    where = sitting(seed=4, players=3, seat=0)
    seat = where.asked
    assert seat is not None
    legal = where.legal(seat)
    question = where.presenter.ask(where.table.view(seat), legal, where.words)
    assert [choice.label for choice in question.choices] == [str(action)[1:-1] for action in legal]
