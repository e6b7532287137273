"""A view brought up to date by what was heard since: suspicion may be asked for before the next look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.insider.events import (
    FirstBallotShown,
    QuestionAnswered,
    QuestionAsked,
    RoleShown,
    WordFound,
)
from volteface.games.insider.view import QuestionView, View

_BETWEEN: Final = 4000
"""About how many milliseconds pass between two questions: events carry no moment."""


def caught_up(view: View, events: Iterable[Any]) -> View:
    """Take in what speaks of questions, the word and the answerer."""
    for event in events:
        match event:
            case QuestionAsked(question=number, seat=seat, text=text) if number == len(view.questions):
                at = view.questions[-1].at if view.questions else view.glass_at or 0
                asked = QuestionView(seat, text, at + _BETWEEN, None)
                view = replace(view, questions=(*view.questions, asked))
            case QuestionAnswered(question=number, answer=answer) if number < len(view.questions):
                questions = list(view.questions)
                questions[number] = replace(questions[number], answer=answer, names_word=None)
                view = replace(view, questions=tuple(questions))
            case WordFound(seat=seat, word=word):
                view = replace(view, word=word, answerer=seat)
            case FirstBallotShown(ballots=ballots):
                view = replace(view, first_ballot=tuple(ballots))
            case RoleShown(seat=seat, role=role) if seat == view.answerer:
                view = replace(view, answerer_role=role)
    return view
