"""MC-1, MC-3, MC-6: what a table may choose, and what does not fit together."""

from __future__ import annotations

import pytest

from volteface.core.errors import Refused
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS
from volteface.text import LANGUAGES, catalogue

BAD_OPTIONS: list[tuple[Entry, str, str]] = [
    ({}, "MC-1", "options-unreadable"),
    ({"players": "four"}, "MC-1", "options-unreadable"),
    ({"players": 4, "first": True}, "MC-1", "options-unreadable"),
    ({"players": 2}, "MC-1", "mc-options-players"),
    ({"players": 7}, "MC-1", "mc-options-players"),
    ({"players": 4, "ghost": 0}, "MC-3", "mc-options-ghost-players"),
    ({"players": 3, "ghost": 4}, "MC-3", "mc-options-ghost-seat"),
    ({"players": 5, "ghost": -1}, "MC-3", "mc-options-ghost-seat"),
    ({"players": 4, "teams": ["cia", "mi6"]}, "MC-1", "mc-options-service"),
    ({"players": 4, "teams": ["cia", "kgb", "dgse"]}, "MC-1", "mc-options-teams-number"),
    ({"players": 6, "teams": ["cia", "kgb"]}, "MC-1", "mc-options-teams-number"),
    ({"players": 4, "teams": ["cia", "cia"]}, "MC-1", "mc-options-team-twice"),
    ({"players": 4, "first": 4}, "MC-6", "mc-options-first-seat"),
    ({"players": 4, "first": -1}, "MC-6", "mc-options-first-seat"),
    ({"players": 3, "ghost": 2, "first": 2}, "MC-6", "mc-options-first-ghost"),
]


@pytest.mark.parametrize(("raw", "rule", "message"), BAD_OPTIONS, ids=str)
def test_mc_1_mc_3_mc_6_options_that_do_not_fit_are_refused_in_a_sentence(
    raw: Entry, rule: str, message: str
) -> None:
    with pytest.raises(Refused) as refusal:
        CALAVERAS.read_options(raw)
    assert (refusal.value.rule, refusal.value.message) == (rule, message)
    for language in LANGUAGES:
        text = refusal.value.sentence(language)
        assert text != message
        assert "{" not in text


def test_every_refusal_of_options_is_tried() -> None:
    text = catalogue("volteface.games.calaveras", "en")
    named = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("mc-options-")}
    assert {message for _, _, message in BAD_OPTIONS} == named | {"options-unreadable"}


@pytest.mark.parametrize(
    "raw",
    [
        {"players": 4},
        {"players": 3, "ghost": 0},
        {"players": 5, "ghost": 5, "teams": ["dgse", "cia", "kgb"], "first": 0},
        {"players": 6, "first": 5},
    ],
    ids=str,
)
def test_mc_6_options_are_written_as_they_are_read(raw: Entry) -> None:
    assert CALAVERAS.write_options(CALAVERAS.read_options(raw)) == raw


def test_mc_6_other_keys_are_ignored() -> None:
    assert CALAVERAS.write_options(CALAVERAS.read_options({"players": 4, "colour": "red"})) == {"players": 4}


def test_mc_1_every_setup_is_drawn_some_time() -> None:
    drawn = [CALAVERAS.write_options(CALAVERAS.draw_options(Rng("draw", at), {})) for at in range(200)]
    assert {one["players"] for one in drawn} == {3, 4, 5, 6}
    for key in ("ghost", "teams", "first"):
        assert 5 < len([one for one in drawn if key in one]) < 195


@pytest.mark.parametrize(
    "fixed", [{"players": 5}, {"ghost": 5}, {"first": 3}, {"teams": ["cia", "kgb"]}], ids=str
)
def test_mc_1_what_is_fixed_is_left_as_it_is(fixed: Entry) -> None:
    for at in range(40):
        drawn = CALAVERAS.write_options(CALAVERAS.draw_options(Rng("fixed", at), fixed))
        assert drawn.items() >= fixed.items()


def test_mc_1_what_was_fixed_and_cannot_be_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        CALAVERAS.draw_options(Rng(1), {"players": 4, "ghost": 2})
    assert refusal.value.message == "mc-options-ghost-players"


def test_mc_3_the_flags_are_the_options() -> None:
    assert [flag.name for flag in CALAVERAS.flags] == ["ghost", "teams", "first"]
    assert [flag.kind for flag in CALAVERAS.flags] == ["number", "list", "number"]
