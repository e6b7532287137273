"""IN-5, IN-6: whatever people type is taken as it is or refused, never altered, and replays byte for byte."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.insider.tables import asking, table
from volteface.core.errors import Refused
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER, Action, Ask, State, Write
from volteface.games.insider.words.forms import clean_text
from volteface.text import LANGUAGES, has

TYPED = st.one_of(
    st.text(max_size=60),
    st.text(st.characters(categories=["Cc", "Cf", "Cs", "Zs", "Mn", "Lu"]), max_size=12),
    st.text(st.sampled_from("lion ?"), min_size=195, max_size=205),
    st.text(st.sampled_from("egg "), min_size=36, max_size=44),
)


def _may(state: State, seat: int, action: Action) -> bool:
    """Try it, and compare with what is offered."""
    offered = any(INSIDER.covers(offer, action) for offer in INSIDER.legal(state, seat))
    try:
        after = INSIDER.apply(state, seat, action, state.now).state
    except Refused:
        assert not offered
        return False
    assert offered
    entry = json.loads(msgspec.json.encode(INSIDER.log(after)[-1]))
    assert INSIDER.read_action(entry) == action
    for viewer in (None, 0, 1, 2):
        assert msgspec.json.encode(INSIDER.view(after, viewer))
    return True


def _clean(text: str, limit: int) -> bool:
    try:
        return clean_text(text, limit) == text
    except ValueError:
        return False


ASKING = asking(table())
WRITING = table(word=None, free_word=True)


@given(TYPED)
def test_in_6_a_question_is_taken_as_it_is_or_refused(text: str) -> None:
    assert _may(ASKING, 2, Ask(text)) == (text == "" or _clean(text, 200))


@given(TYPED)
def test_in_5_a_word_is_taken_as_it_is_or_refused(text: str) -> None:
    assert _may(WRITING, 0, Write(text)) == _clean(text, 40)


@given(TYPED)
def test_in_6_what_was_cleaned_first_is_never_refused_for_its_form(text: str) -> None:
    try:
        clean = clean_text(text, 200)
    except ValueError:
        return
    assert _may(ASKING, 1, Ask(clean))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    for flag in INSIDER.flags:
        assert flag.help is not None
        assert has(flag.help, language)


def test_in_5_what_is_suggested_may_be_written() -> None:
    for seed in range(40):
        options = INSIDER.draw_options(Rng("suggest", seed), {"free_word": True})
        state = INSIDER.start(options, INSIDER.deal(options, Rng(seed)))
        offers = INSIDER.legal(state, state.master)
        assert len(set(offers)) == 6
        for offer in offers:
            INSIDER.apply(state, state.master, offer)
