"""IN-1, IN-2, IN-5, IN-20, IN-30: records are read as they are written, and what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from volteface.core.errors import BadRecord, Refused
from volteface.core.json import Entry, Json
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.insider import INSIDER, Accuse, Answer, Ask, Look, Point, Turn

SEATS: list[Entry] = [{"name": name} for name in ("Ann", "Ben", "Cleo", "Dan")]
DEAL: Entry = {
    "by": "chance",
    "do": "deal",
    "roles": ["master", "insider", "common", "common"],
    "centre": None,
    "word": "lion",
    "at": 0,
}
# A whole game, transcribed entry by entry from docs/rules/records.md.
GAME: list[Entry] = [
    DEAL,
    {"by": 0, "do": "redraw", "at": 2_000},
    {"by": "chance", "do": "draw", "word": "bell", "at": 2_000},
    {"by": 0, "do": "begin", "at": 5_000},
    {"by": "clock", "do": "questions", "at": 13_000},
    {"by": 2, "do": "ask", "text": "Is it alive?", "at": 20_000},
    {"by": 3, "do": "ask", "text": "", "at": 21_000},
    {"by": 0, "do": "answer", "question": 1, "answer": "yes", "at": 22_000},
    {"by": 1, "do": "ask", "text": "Does it ring?", "at": 30_000},
    {"by": 0, "do": "answer", "question": 2, "answer": "unknown", "at": 31_000},
    {"by": 2, "do": "ask", "text": "A bell?", "at": 40_000},
    {"by": 0, "do": "answer", "question": 3, "answer": "found", "at": 43_000},
    {"by": "clock", "do": "time-up", "at": 73_000},
    {"by": 3, "do": "accuse", "guilty": False, "at": 74_000},
    {"by": 0, "do": "accuse", "guilty": True, "at": 75_000},
    {"by": 1, "do": "accuse", "guilty": None, "at": 80_000},
    {"by": 0, "do": "point", "at_seat": 1, "at": 81_000},
    {"by": 2, "do": "point", "at_seat": 1, "at": 82_000},
    {"by": 1, "do": "point", "at_seat": 3, "at": 83_000},
    {"by": 3, "do": "point", "at_seat": None, "at": 90_000},
]
RESULT: Entry = {"winners": [0, 2, 3], "by": "second-ballot"}

Replayed = Table[Any, Any, Any, Any, Any, Any]


def record(log: list[Entry], options: Entry | None = None, result: Entry | None = None) -> Record:
    return Record(game="insider", options=options or {"players": 4}, seats=SEATS, log=log, result=result)


def replay(log: list[Entry], options: Entry | None = None, result: Entry | None = None) -> Replayed:
    return Table.replay(INSIDER, record(log, options, result))


def fault(
    log: list[Entry], options: Entry | None = None, result: Entry | None = None
) -> tuple[Any, Any, str]:
    with pytest.raises(BadRecord) as bad:
        replay(log, options, result)
    assert bad.value.sentence("fr") != bad.value.message
    return bad.value.entry, bad.value.rule, bad.value.message


def test_in_30_a_whole_game_replays_byte_for_byte() -> None:
    table = replay(GAME, result=RESULT)
    assert table.record().log == GAME
    assert table.record().result == RESULT
    assert INSIDER.log(table.state) == GAME


def test_in_30_every_position_on_the_way_writes_its_own_log() -> None:
    for until in range(1, len(GAME)):
        state = Table.replay(INSIDER, record(GAME, result=RESULT), until=until).state
        assert INSIDER.log(state) == GAME[:until]


def test_extra_keys_are_ignored_and_unknown_words_refused() -> None:
    log: list[Entry] = [{**entry, "note": "x"} for entry in GAME]
    # The deal stays as it was sealed; of the rest only what is meant is kept.
    assert replay(log, result=RESULT).record().log == [log[0], *GAME[1:]]
    assert fault([*GAME[:3], {"by": 0, "do": "sing", "at": 4_000}]) == (3, "IN-30", "in-unknown-action")


@pytest.mark.parametrize(
    ("number", "change", "rule"),
    [
        (1, {"by": 1}, "IN-3"),
        (2, {"word": "Lion"}, "IN-3"),
        (2, {"word": " bell"}, "IN-3"),
        (3, {"at": 1_999}, "IN-3"),
        (4, {"at": 12_999}, "IN-4"),
        (4, {"at": 13_001}, "IN-4"),
        (5, {"by": 0}, "IN-6"),
        (5, {"text": "Is it\u200b alive?"}, "IN-6"),
        (5, {"text": "Is it  alive?"}, "IN-6"),
        (5, {"text": "x" * 201}, "IN-6"),
        (7, {"question": 2}, "IN-6"),
        (7, {"answer": "perhaps"}, "IN-6"),
        (11, {"at": 313_001}, "IN-6"),
        (12, {"at": 73_001}, "IN-9"),
        (13, {"by": 2}, "IN-10"),
        (16, {"at_seat": 0}, "IN-12"),
        (16, {"at_seat": "centre"}, "IN-24"),
        (16, {"at_seat": 8}, "IN-12"),
        (17, {"by": 0}, "IN-12"),
    ],
)
def test_an_entry_that_was_not_legal_is_refused_with_its_number_and_rule(
    number: int, change: Entry, rule: str
) -> None:
    log: list[Entry] = [*GAME[:number], {**GAME[number], **change}]
    assert fault(log)[:2] == (number, rule)


def test_an_entry_without_its_moment_is_refused() -> None:
    entry = {key: value for key, value in GAME[1].items() if key != "at"}
    assert fault([DEAL, entry])[0] == 1


@pytest.mark.parametrize(
    ("change", "rule", "message"),
    [
        ({"roles": ["master", "insider", "common"]}, "IN-1", "in-deal-roles"),
        ({"roles": ["master", "insider", "common", "insider"]}, "IN-1", "in-deal-roles"),
        ({"roles": ["master", "insider", "common", "spy"]}, "IN-1", "in-deal-roles"),
        ({"roles": "master insider common common"}, "IN-1", "in-deal-roles"),
        ({"centre": "common"}, "IN-20", "in-deal-centre"),
        ({"word": None}, "IN-2", "in-deal-word"),
        ({"word": 7}, "IN-2", "in-deal-word"),
        ({"word": "x" * 41}, "IN-2", "in-words-too-long"),
        ({"word": "lion "}, "IN-2", "in-text-form"),
        ({"at": -1}, None, "record-at"),
        ({"at": True}, None, "record-at"),
    ],
)
def test_in_1_in_2_a_deal_that_cannot_be(change: Entry, rule: str | None, message: str) -> None:
    assert fault([{**DEAL, **change}]) == (0, rule, message)


def test_in_5_where_the_master_writes_the_deal_has_no_word() -> None:
    options: Entry = {"players": 4, "free_word": True}
    assert fault([DEAL], options) == (0, "IN-5", "in-deal-word-free")
    table = replay([{**DEAL, "word": None}], options)
    table.append(1, {"by": 0, "do": "write", "word": "œuf à la coque", "at": 10})
    assert table.view(0).word == "œuf à la coque"


@pytest.mark.parametrize(
    ("roles", "centre", "message"),
    [
        (["master", "common", "common", "common"], "insider", None),
        (["master", "insider", "common", "common"], "common", None),
        (["master", "insider", "common", "common"], "insider", "in-deal-roles"),
        (["master", "common", "common", "common"], "common", "in-deal-roles"),
        (["insider", "common", "common", "common"], "master", "in-deal-roles"),
        (["master", "insider", "common", "common"], None, "in-deal-centre"),
    ],
)
def test_in_20_the_card_at_the_centre(roles: list[Json], centre: Json, message: str | None) -> None:
    log: list[Entry] = [{**DEAL, "roles": roles, "centre": centre}]
    options: Entry = {"players": 4, "advanced": True}
    if message is None:
        assert replay(log, options).record().log == log
    else:
        assert fault(log, options)[2] == message


def test_in_2_a_word_of_another_list_is_read() -> None:
    assert replay([{**DEAL, "word": "Zwölfzylinder 3000"}]).view(0).word == "Zwölfzylinder 3000"


def test_a_deal_keeps_its_moment_and_nothing_happens_before_it() -> None:
    late: Entry = {**DEAL, "at": 700}
    assert replay([late, {"by": 0, "do": "begin", "at": 700}]).record().log[0] == late
    assert fault([late, {"by": 0, "do": "begin", "at": 699}])[:2] == (1, "IN-3")
    untold = {key: value for key, value in DEAL.items() if key != "at"}
    assert fault([untold]) == (0, None, "record-at")


@pytest.mark.parametrize(
    "entry",
    [
        {"do": "answer", "question": True, "answer": "yes"},
        {"do": "answer", "question": 0},
        {"do": "accuse"},
        {"do": "accuse", "guilty": 1},
        {"do": "ask"},
        {"do": "ask", "text": None},
        {"do": "write", "word": None},
        {"do": "look"},
        {"do": "look", "card": "middle"},
        {"do": "look", "card": True},
        {"do": "point", "at": 1},
        {"do": "turn", "card": None},
        {"do": "turn", "card": -1},
        {"do": ["ask"]},
        {},
    ],
    ids=str,
)
def test_an_entry_that_makes_no_sense_is_refused(entry: Entry) -> None:
    with pytest.raises(Refused) as refusal:
        INSIDER.read_action(entry)
    for language in ("en", "fr"):
        assert refusal.value.sentence(language) != refusal.value.message


def test_every_action_is_read_as_it_is_written_and_has_its_own_notation() -> None:
    actions = INSIDER.vocabulary(INSIDER.read_options({"players": 4}))
    for action in actions:
        if not (isinstance(action, Answer) and action.question < 0):
            assert INSIDER.read_action(json.loads(json.dumps(INSIDER.write_action(action)))) == action
    assert len({action.notation for action in actions}) == len(set(actions)) == len(actions)
    samples = [
        Ask("Is it a lion?"),
        Answer(2, "found"),
        Accuse(guilty=None),
        Point(3),
        Look("centre"),
        Turn(1),
    ]
    assert [action.notation for action in samples] == [
        "ask 'Is it a lion?'",
        "answer 2 'found'",
        "accuse -",
        "point 3",
        "look 'centre'",
        "turn 1",
    ]


def test_a_state_that_breaks_the_rules_is_noticed() -> None:
    options = INSIDER.read_options({"players": 4})
    state = INSIDER.start(options, INSIDER.deal(options, Rng(3)))
    INSIDER.check(state)
    state.open.append(0)
    with pytest.raises(AssertionError, match="open question"):
        INSIDER.check(state)
