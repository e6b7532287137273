"""What people type: names and chat, in one form, with nothing hidden in it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from volteface.core.errors import BadText
from volteface.core.typed import CONTROL, EMPTY, NO_LETTERS, TOO_LONG, acceptable, clean
from volteface.text import LANGUAGES

LIMIT = 20


def fault(text: str, *, letters: bool = False) -> str:
    with pytest.raises(BadText) as caught:
        clean(text, LIMIT, letters=letters)
    for language in LANGUAGES:
        assert caught.value.sentence(language) != caught.value.message
    return caught.value.message


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("two\nlines\tone", "two lines one"),
        ("Vraiment\u202f?", "Vraiment\u202f?"),
        ("e\u0301toile", "étoile"),
        ("Việt Nam", "Việt Nam"),
        ("محمد", "محمد"),
        ("🦊", "🦊"),
        ("👍🏽", "👍🏽"),
        ("🇫🇷", "🇫🇷"),
        ("I ❤\ufe0f it", "I ❤ it"),
        ("1\ufe0f\u20e3", "1\u20e3"),
        ("👩\u200d🚀", "👩🚀"),
        ("🏳\ufe0f\u200d🌈", "🏳🌈"),
    ],
)
def test_a_text_is_put_into_its_one_form(typed: str, shown: str) -> None:
    assert clean(typed, LIMIT) == clean(typed, LIMIT, letters=True) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "a\u202eb",
        "a\u200bb",
        "a\u200db",
        "bell\a",
        "\x1b[31m",
        "a\ufe0f",
        "❤\ufe0f\ufe0f",
        "❤\ufe01",
        "\ud800",
        "\U000e0041",
        "\u3164",
        "Z" + "\u0335" * 9,
        "line\u2028separator",
    ],
    ids=ascii,
)
def test_nothing_is_hidden_in_a_text(typed: str) -> None:
    assert fault(typed) == CONTROL


@pytest.mark.parametrize("typed", ["", "   ", "\n\t", "\u00a0"], ids=ascii)
def test_something_must_be_there_to_see(typed: str) -> None:
    assert fault(typed) == fault(typed, letters=True) == EMPTY


def test_a_name_needs_more_than_punctuation() -> None:
    assert clean("...?!", LIMIT) == "...?!"
    assert fault("...?!", letters=True) == NO_LETTERS


def test_the_limit_counts_what_is_shown() -> None:
    assert clean("e\u0301" * LIMIT, LIMIT) == "é" * LIMIT
    assert clean("  " + "x" * LIMIT + "  ", LIMIT) == "x" * LIMIT
    assert fault("x" * (LIMIT + 1)) == TOO_LONG


@given(text=st.text(max_size=60) | st.text("❤\ufe0f\ufe0e\u200d🚀1a \u0301", max_size=30))
def test_a_clean_text_is_clean_and_short(text: str) -> None:
    try:
        shown = clean(text, LIMIT)
    except BadText:
        return
    assert clean(shown, LIMIT) == shown == shown.strip() == unicodedata.normalize("NFC", shown)
    assert 0 < len(shown) <= LIMIT
    assert all(map(acceptable, shown))
    assert "  " not in shown
    assert "\n" not in shown
