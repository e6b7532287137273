"""What bots ask when they look for the word: nothing that one answer has settled, and never nothing."""

from __future__ import annotations

import pytest

from tests.bots.insider.test_player import records, table_of
from volteface.bots.insider.hearing import hear
from volteface.bots.insider.knowledge.vocabulary import asked_by_bots, queries
from volteface.bots.insider.levels import LEVELS
from volteface.bots.insider.moments import Moment, settled_by, start
from volteface.bots.insider.searching import Seeker
from volteface.bots.insider.weighing import vague
from volteface.core.rng import Rng


def number_of(question: str) -> int:
    return next(at for at, query in enumerate(queries()) if query.question["en"] == question)


@pytest.mark.parametrize(
    ("question", "said", "other", "settled"),
    [
        ("Is it a sound?", "yes", "Does it have fur?", True),
        ("Is it a sound?", "yes", "Is it a mammal?", True),
        ("Is it part of nature?", "no", "Is it a tree?", True),
        ("Is it a mammal?", "yes", "Is it alive?", True),
        ("Is it a mammal?", "no", "Is it alive?", False),
        ("Is it made by people?", "yes", "Is it made of metal?", False),
        ("Is it a sound?", "unknown", "Does it have fur?", False),
        ("Is it a sound?", None, "Is it a sound?", True),
    ],
)
def test_one_answer_may_settle_other_questions(
    question: str, said: str | None, other: str, settled: bool
) -> None:
    assert (number_of(other) in settled_by(number_of(question), said)) is settled


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_asks_what_one_answer_has_settled(language: str) -> None:
    asked = 0
    for record in records(12, language=language):
        settled: dict[int, str] = {}
        questions: list[str] = []
        for entry in record.log:
            if entry["do"] == "ask":
                text = str(entry["text"])
                assert text
                heard = hear(text, language)
                if heard.named is None:
                    assert heard.meaning is not None
                    assert heard.meaning.query not in settled, (text, settled[heard.meaning.query])
                    asked += 1
                questions.append(text)
            elif entry["do"] == "answer":
                text = questions[int(str(entry["question"]))]
                heard = hear(text, language)
                if heard.named is None and heard.meaning is not None:
                    by = settled_by(heard.meaning.query, heard.meaning.tells(str(entry["answer"])))
                    settled.update(dict.fromkeys(by, text))
    assert asked > 100


def test_people_think_of_several_words_where_only_one_is_left() -> None:
    chances = vague([0.9, 0.05, 0.03, 0.01, 0.01], 3)
    assert chances[0] == chances[1] == chances[2] > chances[3] == chances[4]
    assert sum(chances) == pytest.approx(1)


def test_where_nothing_is_left_to_ask_something_near_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    near = range(100, 120)
    chances = [0.05 if at in near else 0.0 for at in range(len(start().chances))]
    moment = Moment(chances, start().cues, frozenset(asked_by_bots()), frozenset(near[3:]))
    monkeypatch.setattr(Seeker, "remembered", lambda _self, _view: moment)
    seeker = Seeker(LEVELS["hard"]._replace(least=99.0, most=99.0), Rng(1))
    view = table_of("lighthouse").view(3)
    ideas = [seeker.idea(view, Rng(seed)) for seed in range(40)]
    assert {idea.word for idea in ideas} == {100, 101, 102}
    assert seeker.why(ideas[0], view)[0] == "in-why-name-try"


@pytest.mark.parametrize("lapses", [0.0, 1.0])
def test_a_question_that_tells_nothing_is_asked_where_there_is_no_other(lapses: float) -> None:
    seeker = Seeker(LEVELS["hard"]._replace(lapses=lapses), Rng(1))
    assert seeker._choose([3], [0.0] * len(queries()), Rng(2)) == 3


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_nobody_asks_the_same_again(bot: str) -> None:
    for record in records(6, bot):
        asked = [entry["text"] for entry in record.log if entry["do"] == "ask"]
        assert len(asked) == len(set(asked))
