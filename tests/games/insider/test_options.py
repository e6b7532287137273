"""IN-1, IN-2, IN-4, IN-6, IN-20: what a table may choose, and what it may not, in both languages."""

from __future__ import annotations

import pytest

from volteface.core.errors import Refused
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER
from volteface.text import LANGUAGES, catalogue

OWN: list[Json] = ["ant", "bee; bees, wasp", "cat", "dog", "elk", "fox"]
BAD: dict[str, tuple[str, str, Entry]] = {
    "words for a number": ("IN-1", "options-unreadable", {"players": "four"}),
    "no players": ("IN-1", "options-unreadable", {}),
    "another language": ("IN-1", "options-unreadable", {"players": 4, "language": "de"}),
    "three players": ("IN-1", "in-options-players", {"players": 3}),
    "nine players": ("IN-1", "in-options-players", {"players": 9}),
    "advanced with eight": ("IN-20", "in-options-advanced", {"players": 8, "advanced": True}),
    "too short": ("IN-6", "in-options-seconds", {"players": 4, "seconds": 0}),
    "too long": ("IN-6", "in-options-seconds", {"players": 4, "seconds": 86_401}),
    "negative look": ("IN-4", "in-options-look-seconds", {"players": 4, "look_seconds": -1}),
    "endless look": ("IN-4", "in-options-look-seconds", {"players": 4, "look_seconds": 3601}),
    "five words": ("IN-2", "in-options-own-words-few", {"players": 4, "own_words": OWN[:5]}),
    "one word": ("IN-2", "in-options-own-words-few", {"players": 4, "own_words": OWN[:1]}),
    "a word twice": ("IN-2", "in-options-own-words", {"players": 4, "own_words": [*OWN, "The Wasps", "Cat"]}),
    "a long word": ("IN-2", "in-options-own-words", {"players": 4, "own_words": [*OWN, "x" * 41]}),
    "no letters": ("IN-2", "in-options-own-words", {"players": 4, "own_words": [*OWN, "!?"]}),
    "a bell": ("IN-2", "in-options-own-words", {"players": 4, "own_words": [*OWN, "b\aell"]}),
    "a long list": (
        "IN-2",
        "in-options-own-words",
        {"players": 4, "own_words": [f"word{number}" for number in range(2001)]},
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_does_not_fit_is_refused_in_a_sentence(name: str) -> None:
    rule, message, raw = BAD[name]
    with pytest.raises(Refused) as refusal:
        INSIDER.read_options(raw)
    assert (refusal.value.rule, refusal.value.message) == (rule, message)
    for language in LANGUAGES:
        said = refusal.value.sentence(language)
        assert said != message
        assert "{" not in said
        assert "in-words" not in said


def test_every_refusal_of_options_is_tried() -> None:
    listed = {line.split(" ")[0] for line in catalogue("volteface.games.insider", "en").splitlines()}
    named = {name for name in listed if name.startswith("in-options-")}
    assert {message for _, message, _ in BAD.values()} == named | {"options-unreadable"}


def test_in_2_the_first_bad_line_is_named_with_its_reason() -> None:
    with pytest.raises(Refused) as refusal:
        INSIDER.read_options({"players": 4, "own_words": ["# ours", *OWN, "a Cat", "!!"]})
    assert str(refusal.value) == (
        "Line 8 of your words, “a Cat”: That word, or one of its forms, stands in the list already."
    )
    french = refusal.value.sentence("fr")
    assert french.startswith("Ligne 8 de vos mots, «\u00a0a Cat\u00a0»\u00a0: Ce mot, ou une de ses formes,")


def test_in_2_own_words_are_kept_in_their_one_form() -> None:
    lines: list[Json] = ["# our words", "", "  ant ", "bee ;bees,  wasp", *OWN[2:]]
    options = INSIDER.read_options({"players": 4, "own_words": lines})
    assert list(options.own_words) == OWN
    written = INSIDER.write_options(options)
    assert written == {"players": 4, "own_words": OWN}
    assert INSIDER.read_options(written) == options


def test_only_what_differs_from_the_default_is_written() -> None:
    plain = INSIDER.read_options(
        {"players": 5, "seconds": 300, "look_seconds": 8, "advanced": False, "house_rule": 1}
    )
    assert INSIDER.write_options(plain) == {"players": 5}
    chosen: Entry = {"players": 5, "seconds": 60, "strict_majority": True, "language": "fr"}
    assert INSIDER.write_options(INSIDER.read_options(chosen)) == chosen


def test_flags_name_every_option() -> None:
    options = INSIDER.read_options({"players": 4})
    assert ["players", *(flag.name for flag in INSIDER.flags)] == list(options.__struct_fields__)
    for flag in INSIDER.flags:
        default = getattr(options, flag.name)
        assert flag.default == ([] if default == () else default)


@pytest.mark.parametrize("fixed", [{"players": 8}, {"advanced": True}, {"players": 6, "seconds": 45}])
def test_drawn_options_keep_what_is_fixed(fixed: dict[str, Json]) -> None:
    for seed in range(30):
        options = INSIDER.draw_options(Rng(seed), fixed)
        assert {name: getattr(options, name) for name in fixed} == fixed


def test_drawn_options_reach_every_choice() -> None:
    drawn = [INSIDER.draw_options(Rng("options", seed), {}) for seed in range(200)]
    for flag in INSIDER.flags:
        assert len({getattr(options, flag.name) for options in drawn}) > 1, flag.name
    assert {options.players for options in drawn} == {4, 5, 6, 7, 8}


def test_what_was_fixed_and_contradicts_itself_is_refused() -> None:
    with pytest.raises(Refused):
        INSIDER.draw_options(Rng(1), {"players": 8, "advanced": True})
