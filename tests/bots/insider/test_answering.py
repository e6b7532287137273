"""What a bot Master says to what people type: right where he is sure, and honest where he is not."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from volteface.bots.insider.answering import reply
from volteface.core.json import Json
from volteface.core.table import Table
from volteface.games.insider import INSIDER
from volteface.games.insider.view import View
from volteface.text import LANGUAGES

FOLDER = Path(__file__).parent / "answers"


class Typed(NamedTuple):
    word: str
    text: str
    answers: frozenset[str]


def typed(language: str) -> list[Typed]:
    found: list[Typed] = []
    for line in (FOLDER / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            word, text, answer = (part.strip() for part in line.split(" | "))
            answers = {answer.removesuffix("?"), "unknown"} if answer.endswith("?") else {answer}
            found.append(Typed(word, text, frozenset(answers)))
    return found


def asked(language: str, word: str, text: str) -> View:
    """A table at which a question was just asked, as its Master sees it."""
    chosen = INSIDER.read_options({"players": 4, "language": language})
    roles: list[Json] = ["master", "insider", "common", "common"]
    deal: dict[str, Json] = {
        "by": "chance",
        "do": "deal",
        "roles": roles,
        "centre": None,
        "word": word,
        "at": 0,
    }
    table = Table(INSIDER, chosen, INSIDER.read_deal(chosen, deal))
    table.append(1, {"by": 0, "do": "begin", "at": 1})
    table.append(2, {"by": "clock", "do": "questions", "at": 8001})
    table.append(3, {"by": 2, "do": "ask", "text": text, "at": 12_001})
    view = table.view(0)
    assert isinstance(view, View)
    return view


def said(language: str, word: str, text: str) -> str:
    view = asked(language, word, text)
    return reply(view, view.questions[-1], hesitates=False).said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_asked_is_answered(language: str) -> None:
    wrong = [
        (one.word, one.text, answer)
        for one in typed(language)
        if (answer := said(language, one.word, one.text)) not in one.answers
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_not_everything_is_answered_by_not_knowing(language: str) -> None:
    sure = [one for one in typed(language) if "unknown" not in one.answers]
    assert len(sure) > 0.5 * len(typed(language))
    assert len({(one.word, one.text) for one in typed(language)}) == len(typed(language)) > 240


@pytest.mark.parametrize(
    ("language", "word", "text", "why"),
    [
        ("en", "submarine", "is it a boat?", "in-why-sort-of"),
        ("en", "cat", "is it bigger than a mouse?", "in-why-compared"),
        ("en", "doctor", "is it a person you would call a hero of today?", "in-why-not-understood"),
        ("en", "hammer", "is it iron?", "in-why-more"),
        ("en", "hammer", "is it not metal?", "in-why-answer"),
        ("fr", "marteau", "ce n'est pas en métal ?", "in-why-denied"),
    ],
)
def test_he_says_afterwards_what_he_took_a_question_for(
    language: str, word: str, text: str, why: str
) -> None:
    view = asked(language, word, text)
    assert reply(view, view.questions[-1], hesitates=False).why == why


def test_a_word_that_nobody_knows_is_still_recognised() -> None:
    assert said("en", "zorb", "is it a zorb?") == "found"
    assert said("en", "zorb", "is it a dog?") == "no"
    assert said("en", "zorb", "is it alive?") == "unknown"
    assert said("en", "zorb", "is it bigger than a dog?") == "unknown"


def test_a_word_of_which_one_letter_is_wrong_is_no_other_word_that_people_use() -> None:
    assert said("fr", "requin", "C'est un poisson ?") == "yes"
