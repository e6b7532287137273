"""Records that others wrote: read as they are, refused in a sentence, never believed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from volteface import BadRecord, Record, Table, find_game
from volteface.core.record import seal
from volteface.core.rng import Rng
from volteface.lab.simulate import Simulation, simulate
from volteface.text import sentence

GAMES = ("inside-job", "mission-calaveras", "insider")


def a_record(game: str, **options: Any) -> dict[str, Any]:
    simulation = Simulation(find_game(game), 1, 4, options={"players": 4, **options})
    whole: dict[str, Any] = json.loads(next(simulate(simulation)).to_json())
    return whole


def replay(whole: dict[str, Any]) -> Table[Any, Any, Any, Any, Any, Any]:
    return Table.replay(find_game(whole["game"]), Record.from_json(json.dumps(whole)))


def fault(whole: dict[str, Any]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(whole)
    assert str(caught.value) != caught.value.message
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_a_running_record_keeps_its_seal(game: str) -> None:
    whole = a_record(game)
    del whole["salt"]
    whole["result"], whole["log"] = None, whole["log"][:3]
    assert json.loads(replay(whole).record().to_json()) == whole


@pytest.mark.parametrize("game", GAMES)
def test_what_was_sealed_stays_as_it_was(game: str) -> None:
    """An extra key of the deal entry is part of what was sealed."""
    whole = a_record(game)
    whole["log"][0]["shuffled_by"] = "Ann"
    whole["seal"] = seal(whole["salt"], whole["log"][0])
    again = json.loads(replay(whole).record().to_json())
    assert again == whole
    replay(again)


@pytest.mark.parametrize("by", [["chance"], {"seat": 0}, None, 1.0, "moe", -1, True, 10**30])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_not_at_the_table_is_refused(game: str, by: Any) -> None:
    whole = a_record(game)
    whole["log"][1]["by"] = by
    assert fault(whole).entry == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", ["chance", "clock"])
def test_chance_and_clock_act_only_when_asked_and_the_rule_is_named(game: str, by: str) -> None:
    whole = a_record(game)
    whole["log"][1]["by"] = by
    refused = fault(whole)
    assert (refused.entry, refused.message) == (1, "record-not-asked")
    assert refused.rule


def test_numbers_beyond_reason_are_refused_in_a_sentence() -> None:
    for game in GAMES:
        whole = a_record(game)
        whole["options"]["players"] = 10**30
        assert "players" in str(fault(whole))
    whole = a_record("insider")
    at = next(at for at, entry in enumerate(whole["log"]) if entry["do"] == "answer")
    whole["log"][at]["question"] = 10**30
    assert fault(whole).entry == at


def test_nothing_from_a_file_steers_the_screen() -> None:
    for game in GAMES:
        whole = a_record(game)
        whole["log"][1]["do"] = "\x1b[31mRED\u202e" + "x" * 3000
        said = str(fault(whole))
        assert "\x1b" not in said
        assert "\u202e" not in said
        assert "RED" in said
        assert len(said) < 600


def test_a_sentence_shows_what_it_speaks_of() -> None:
    assert "12" in sentence("record-number", number=12)
    assert "…" in sentence("record-number", number=10**20)


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("inside-job", {"winners": [True]}),
        ("mission-calaveras", {"guilty": 3.0}),
        ("mission-calaveras", {"nicole": None}),
        ("insider", {"by": ["time"]}),
    ],
)
def test_a_result_is_compared_to_the_letter(game: str, wrong: dict[str, Any]) -> None:
    whole = a_record(game)
    whole["result"].update(wrong)
    assert fault(whole).message == "record-result"


@pytest.mark.parametrize("game", GAMES)
def test_winners_may_stand_in_any_order(game: str) -> None:
    whole = a_record(game)
    whole["result"]["winners"].reverse()
    replay(whole)


@pytest.mark.parametrize("version", [True, 1.5, "1", None, [1]])
def test_only_format_1_is_read(version: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps({**a_record("insider"), "volteface": version}))


def test_deep_and_broken_texts_are_no_records() -> None:
    whole = a_record("insider")
    line = json.dumps(whole).replace('"centre"', '"deep": ' + "[" * 990 + "]" * 990 + ', "centre"', 1)
    with pytest.raises(BadRecord):
        Table.replay(find_game("insider"), Record.from_json(line))
    with pytest.raises(BadRecord):
        Record.from_json('{"volteface": 1, "game": "\ud800"}')


@pytest.mark.parametrize(
    ("game", "extra"),
    [
        ("mission-calaveras", {"teams": 2}),
        ("mission-calaveras", {"first": "Ann", "ghost": [1]}),
        ("insider", {"language": "de"}),
        ("insider", {"difficulty": 5, "own_words": "animals"}),
    ],
)
def test_options_that_are_ours_alone_mean_nothing_in_another_programs_record(
    game: str, extra: dict[str, Any]
) -> None:
    whole = a_record(game)
    whole["options"].update(extra)
    replay(whole)


def test_options_that_do_not_fit_are_refused_all_the_same() -> None:
    whole = a_record("insider", language="fr")
    whole["options"]["seconds"] = -1
    assert fault(whole).rule == "IN-6"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_may_have_a_moment_and_time_goes_on_from_it(game: str) -> None:
    rules = find_game(game)
    options = rules.read_options({"players": 4})
    entry = {**rules.write_deal(rules.deal(options, Rng(1))), "at": 5000}
    deal = rules.deal(options, Rng(1))
    record = Record(
        game, rules.write_options(options), [{**seat} for seat in rules.write_seats(deal)], [entry], None
    )
    table = Table.replay(rules, record)
    assert table.log[0]["at"] == 5000
    if rules.timed:
        assert table.now == 5000
    seat = rules.to_act(table.state)[0]
    table.act(seat, rules.legal(table.state, seat)[0])


@pytest.mark.parametrize("game", GAMES)
def test_nobody_looks_from_a_seat_that_is_not_there(game: str) -> None:
    table = replay(a_record(game))
    for seat in (-1, -2, 4):
        with pytest.raises(ValueError, match="no seat"):
            table.view(seat)
        with pytest.raises(ValueError, match="no seat"):
            table.told(seat)
