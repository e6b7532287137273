"""Records of Inside Job (docs/rules/records.md): what is written is read again, and nonsense is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.inside_job.tables import a_ballot, a_mission, a_play, after, asked, snapshot, table
from volteface.core.errors import BadRecord, Refused
from volteface.core.json import Entry
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB

REGRESSIONS = Path(__file__).parents[2] / "playthroughs" / "regressions"


@pytest.mark.parametrize("players", [2, 4])
def test_ij_4_every_action_is_written_and_read_again(players: int) -> None:
    chosen = INSIDE_JOB.read_options({"players": players})
    vocabulary = INSIDE_JOB.vocabulary(chosen)
    for action in vocabulary:
        entry = json.loads(json.dumps(INSIDE_JOB.write_action(action)))
        assert INSIDE_JOB.read_action(entry) == action
    assert len({action.notation for action in vocabulary}) == len({*vocabulary})


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        ({}, "IJ-4"),
        ({"do": "dance"}, "IJ-4"),
        ({"do": "play", "card": "b7"}, "IJ-4"),
        ({"do": "play", "card": "b7", "wager": 1}, "IJ-4"),
        ({"do": "play", "card": "b14", "wager": False}, "IJ-1"),
        ({"do": "play", "card": None, "wager": False}, "IJ-1"),
        ({"do": "mission", "choose": "world-peace"}, "IJ-2"),
        ({"do": "mission", "choose": 3}, "IJ-4"),
        ({"do": "larry", "play": "b1", "back": "b2"}, "IJ-4"),
        ({"do": "larry", "play": "b1", "back": "b2", "out": "x"}, "IJ-1"),
        ({"do": "partner", "seat": 5}, "IJ-4"),
        ({"do": "partner", "seat": -1}, "IJ-4"),
        ({"do": "partner", "seat": True}, "IJ-4"),
        ({"do": "vote", "for": 2}, "IJ-4"),
        ({"do": "vote", "for": [0, 1, 2, 3, 4, 0]}, "IJ-4"),
        ({"do": "vote", "for": [-1]}, "IJ-31"),
        ({"do": "vote", "for": [True]}, "IJ-31"),
        ({"do": "vote", "for": ["moe"]}, "IJ-31"),
    ],
)
def test_ij_4_an_entry_that_makes_no_sense_is_refused(entry: Entry, rule: str) -> None:
    with pytest.raises(Refused) as caught:
        INSIDE_JOB.read_action(entry)
    assert caught.value.rule == rule


@pytest.mark.parametrize("seed", range(12))
def test_ij_3_the_log_of_any_game_leads_to_the_same_table(seed: int) -> None:
    """Cards and tokens are conserved on the way."""
    rng = Rng("logs", seed)
    chosen = INSIDE_JOB.draw_options(rng, {"players": 2 + seed % 4})
    state = INSIDE_JOB.start(chosen, INSIDE_JOB.deal(chosen, rng))
    while asked(state):
        seat = rng.choice(list(asked(state)))
        state = INSIDE_JOB.apply(state, seat, rng.choice(list(INSIDE_JOB.legal(state, seat)))).state
        INSIDE_JOB.check(state)
    first, *entries = json.loads(json.dumps(INSIDE_JOB.log(state)))
    again = INSIDE_JOB.start(chosen, INSIDE_JOB.read_deal(chosen, first))
    for entry in entries:
        again = INSIDE_JOB.apply(again, entry["by"], INSIDE_JOB.read_action(entry)).state
    assert snapshot(again) == snapshot(state)
    assert INSIDE_JOB.outcome(again) == INSIDE_JOB.outcome(state)


@pytest.mark.parametrize("story", ["", "1-", "1- 2-", "1- 2- vote"])
@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_ij_12_ij_30_a_seat_that_is_not_there_may_do_nothing(story: str, seat: int) -> None:
    state = after(story)
    some = [INSIDE_JOB.legal(state, asked(state)[0])[0], a_play("b1"), a_mission("ascending"), a_ballot("0")]
    for action in some:
        with pytest.raises(Refused):
            INSIDE_JOB.apply(state, seat, action)
    assert list(INSIDE_JOB.legal(state, seat)) == []


def test_ij_12_a_refusal_says_whose_turn_it_is() -> None:
    state = table(starter=2)
    with pytest.raises(Refused) as caught:
        INSIDE_JOB.apply(state, 0, a_play("b1"))
    assert caught.value.arguments["seat"] == 3


@pytest.mark.parametrize("path", sorted(REGRESSIONS.glob("*.json")), ids=lambda path: path.stem)
def test_a_game_that_once_went_wrong(path: Path) -> None:
    """IJ-1, IJ-27: every bug leaves its record; ``refused`` says where and why it must not play."""
    line = path.read_text("utf-8")
    wanted = json.loads(line).get("refused")
    record = Record.from_json(line)
    if wanted is not None:
        with pytest.raises(BadRecord) as caught:
            Table.replay(INSIDE_JOB, record)
        assert {"entry": caught.value.entry, "rule": caught.value.rule} == wanted
        return
    replayed = Table.replay(INSIDE_JOB, record)
    assert INSIDE_JOB.log(replayed.state) == record.log
    for seat in (None, *range(len(record.seats))):
        assert replayed.view(seat).ending is not None


def test_there_are_regressions_to_replay() -> None:
    assert len(list(REGRESSIONS.glob("*.json"))) >= 3
