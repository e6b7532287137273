"""IN-6 to IN-8 and IN-30: finding the word."""

from __future__ import annotations

import pytest

from tests.games.insider.tables import (
    CLOCK,
    asking,
    do,
    found,
    one,
    phase,
    refused,
    result,
    ring,
    step,
    table,
    tick,
)
from volteface.games.insider import INSIDER, Accuse, Answer, Ask, Begin, TimeUp
from volteface.games.insider.events import (
    QuestionAnswered,
    QuestionAsked,
    QuestionsBegan,
    TimeRanOut,
    WordFound,
)


def test_in_6_the_glass_runs_for_five_minutes_or_as_chosen() -> None:
    state = do(table(), 0, Begin())
    until = one(ring(state).events, QuestionsBegan).until
    assert until == 8_000 + 300_000
    assert INSIDER.deadline(tick(do(table(seconds=30, look_seconds=0), 0, Begin()))) == 30_000


def test_in_6_everyone_but_the_master_asks_in_any_order() -> None:
    state = asking(table())
    assert INSIDER.to_act(state) == (CLOCK, 1, 2, 3)
    for seat in (3, 1, 1, 2, 1):
        state = do(state, seat, Ask("Is it alive?"), 10)
    assert [question.seat for question in INSIDER.view(state, 2).questions] == [3, 1, 1, 2, 1]
    assert INSIDER.to_act(state) == (CLOCK, 0, 1, 2, 3)
    assert refused(state, 0, Ask("Am I alive?"), "IN-6") == "in-master-asks-not"


def test_in_6_the_master_answers_in_any_order_each_once_and_some_stay_open() -> None:
    state = asking(table())
    for seat in (1, 2, 3):
        state = do(state, seat, Ask("Is it big?"))
    for number, answer in ((2, "yes"), (0, "unknown")):
        state, events = step(state, 0, Answer(number, answer))
        assert events == [QuestionAnswered(question=number, answer=answer)]
    assert [question.answer for question in INSIDER.view(state, 1).questions] == ["unknown", None, "yes"]
    assert refused(state, 0, Answer(2, "no"), "IN-6") == "in-answered-already"
    assert refused(state, 0, Answer(3, "no"), "IN-6") == "in-no-such-question"
    assert refused(state, 0, Answer(-1, "no"), "IN-6") == "in-no-such-question"
    assert refused(state, 0, Answer(1, "perhaps"), "IN-6") == "in-no-such-answer"
    assert {action.notation for action in INSIDER.legal(state, 0)} == {
        f"answer 1 '{answer}'" for answer in ("yes", "no", "unknown", "found")
    }


def test_in_6_only_the_master_answers() -> None:
    state = do(asking(table()), 2, Ask("Is it big?"))
    for seat in (1, 2, 3):
        assert refused(state, seat, Answer(0, "yes"), "IN-6") == "in-master-answers"


def test_in_6_without_an_open_question_the_master_is_not_asked() -> None:
    state = do(do(asking(table()), 2, Ask("Is it big?")), 0, Answer(0, "no"))
    assert INSIDER.legal(state, 0) == ()
    assert refused(state, 0, Answer(0, "yes"), "IN-6") == "in-waits-questions"


def test_in_6_nothing_happens_after_the_time_and_something_at_its_last_moment() -> None:
    state = asking(table(seconds=60))
    assert refused(state, 1, Ask("Is it late?"), "IN-6", 60_001) == "in-moment-late"
    state = do(state, 1, Ask("Is it late?"), 60_000)
    assert refused(state, 0, Answer(0, "found"), "IN-6", 1) == "in-moment-late"
    assert refused(state, 1, Ask(), "IN-6", -1) == "in-moment-past"
    assert phase(do(state, 0, Answer(0, "found"))) == "discussion"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("?", "in-words-no-letters"),
        ("x" * 201, "in-words-too-long"),
        ("Is it\x00?", "in-words-control"),
        ("Is it big? ", "in-text-form"),
        ("Is it\tbig?", "in-text-form"),
    ],
)
def test_in_6_a_question_is_clean_and_short(text: str, message: str) -> None:
    state = asking(table())
    assert refused(state, 2, Ask(text), "IN-6") == message
    assert not INSIDER.covers(Ask(), Ask(text))
    assert INSIDER.covers(Ask(), Ask("x" * 200))


def test_in_7_whoever_asked_the_question_that_names_the_word_is_the_answerer() -> None:
    state = do(asking(table()), 3, Ask("Is it big?"))
    state = do(state, 2, Ask("Is it a lion?"))
    state, events = step(state, 0, Answer(1, "found"))
    assert one(events, WordFound) == WordFound(question=1, seat=2, word="lion")
    view = INSIDER.view(state, 3)
    assert (view.answerer, view.word, view.phase) == (2, "lion", "discussion")
    assert refused(state, 3, Ask("Is it a cat?"), "IN-9") == "in-waits-discussion"
    assert refused(state, 0, Answer(0, "yes"), "IN-9") == "in-waits-discussion"


def test_in_7_the_insider_may_be_the_answerer() -> None:
    assert INSIDER.view(found(table(), answerer=1), None).answerer == 1


def test_in_7_the_master_alone_is_shown_which_open_question_names_the_word() -> None:
    state = asking(table(word="Egg"))
    for text in ("Is it an EGG?", "Are they eggs?", "Is it an eggplant?", ""):
        state = do(state, 2, Ask(text))
    assert [question.names_word for question in INSIDER.view(state, 0).questions] == [
        True,
        True,
        False,
        False,
    ]
    for seat in (None, 1, 2, 3):
        assert {question.names_word for question in INSIDER.view(state, seat).questions} == {None}
    state = do(state, 0, Answer(0, "no"))
    assert INSIDER.view(state, 0).questions[0].names_word is None


def test_in_7_the_forms_of_a_tables_own_list_name_the_word() -> None:
    own = ["bike; bicycle", "ant", "bee", "cat", "dog", "elk"]
    state = do(asking(table(word="bike", own_words=[*own])), 1, Ask("Is it a bicycle?"))
    assert INSIDER.view(state, 0).questions[0].names_word


def test_in_7_a_free_word_is_marked_too() -> None:
    state = do(asking(table(word=None, free_word=True)), 1, Ask("A lion, then?"))
    assert INSIDER.view(state, 0).questions[0].names_word


def test_in_8_time_over_without_the_word_and_everybody_loses() -> None:
    state = do(asking(table()), 2, Ask("Is it a cat?"))
    assert refused(state, CLOCK, TimeUp(), "IN-6", 299_999) == "in-moment-clock"
    assert refused(state, 1, TimeUp(), "IN-6") == "in-waits-questions"
    state, events = ring(state)
    assert one(events, TimeRanOut) == TimeRanOut()
    assert result(state) == ([], "time")
    assert INSIDER.view(state, 3).word == "lion"
    for seat in range(4):
        assert refused(state, seat, Accuse(guilty=True), "IN-11") == "in-game-over"


def test_in_30_a_spoken_question_has_no_text_and_its_answer_counts() -> None:
    state = asking(table())
    for seat, answer in ((1, "yes"), (2, "no"), (3, "no"), (1, "unknown"), (2, "no")):
        state, events = step(state, seat, Ask())
        assert one(events, QuestionAsked).text == ""
        state = do(state, 0, Answer(len(state.questions) - 1, answer))
    state = do(state, 3, Ask())
    counts = INSIDER.view(state, None).answers
    assert (counts.yes, counts.no, counts.unknown) == (1, 3, 1)
    assert phase(do(state, 0, Answer(5, "found"))) == "discussion"


def test_in_30_written_and_spoken_questions_mix() -> None:
    state = do(do(asking(table()), 1, Ask()), 2, Ask("Is it big?"))
    assert [question.text for question in INSIDER.view(state, 0).questions] == ["", "Is it big?"]


def test_in_6_the_master_only_answers_until_the_word_is_found() -> None:
    """IN-4, IN-6: everyone else talks all the time, so that silence tells nobody anything."""
    before = table()
    look = do(before, 0, Begin())
    speaking = {
        phase(state): [INSIDER.may_speak(state, seat) for seat in range(4)]
        for state in (before, look, tick(look), found(before))
    }
    silent = [False, True, True, True]
    assert speaking == {
        "prepare": [True] * 4,
        "look": silent,
        "questions": silent,
        "discussion": [True] * 4,
    }
