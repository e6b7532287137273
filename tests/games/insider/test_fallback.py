"""What a seat does whose time ran out: nothing that shows its role or the word."""

from __future__ import annotations

import pytest

from tests.games.insider.tables import (
    CENTRE,
    advanced,
    asking,
    do,
    first_ballot,
    found,
    second_ballot,
    table,
    tick,
)
from volteface.core.rng import Rng
from volteface.games.insider import (
    INSIDER,
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    EndDiscussion,
    Look,
    Point,
    State,
    Turn,
    Write,
)


def fallbacks(state: State, seat: int) -> set[Action]:
    drawn = {INSIDER.fallback(state, seat, Rng(seed)) for seed in range(60)}
    for move in drawn:
        INSIDER.apply(state, seat, move, state.now)
    return drawn


def test_in_3_the_master_takes_the_word_and_begins() -> None:
    assert fallbacks(table(), 0) == {Begin()}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_5_a_word_that_must_be_written_is_drawn_from_the_list(language: str) -> None:
    drawn = fallbacks(table(word=None, free_word=True, language=language), 0)
    assert len(drawn) > 20, "a word that is always the same would be known"
    assert all(isinstance(move, Write) for move in drawn)
    written = do(table(word=None, free_word=True), 0, Write("lion"))
    assert fallbacks(written, 0) == {Begin()}


def test_in_6_the_oldest_question_is_answered_with_unknown() -> None:
    state = do(do(asking(table()), 2, Ask("Is it a lion?")), 3, Ask("Is it big?"))
    assert fallbacks(state, 0) == {Answer(0, "unknown")}
    assert fallbacks(do(state, 0, Answer(0, "no")), 0) == {Answer(1, "unknown")}


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_in_6_who_must_ask_asks_without_a_text(seat: int) -> None:
    assert fallbacks(asking(table()), seat) == {Ask()}


def test_in_22_the_answerer_has_not_looked_in_time() -> None:
    assert fallbacks(found(advanced()), 2) == {Look(None)}


def test_in_9_the_master_ends_the_discussion() -> None:
    assert fallbacks(found(table()), 0) == {EndDiscussion()}


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_in_10_the_first_ballot_has_an_answer_for_who_gives_none(seat: int) -> None:
    assert fallbacks(first_ballot(table()), seat) == {Accuse(None)}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_in_12_the_second_ballot_has_an_answer_for_who_gives_none(seat: int) -> None:
    assert fallbacks(second_ballot(table()), seat) == {Point(None)}


def test_in_21_the_master_turns_any_card() -> None:
    state = do(tick(asking(advanced())), 0, EndDiscussion())
    assert fallbacks(state, 0) == {Turn(1), Turn(2), Turn(3), Turn(CENTRE)}
