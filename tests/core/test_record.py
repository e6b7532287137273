"""Records: written, read, sealed, replayed, and refused where they are wrong."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from volteface import BadRecord, Record, Rng, Table
from volteface.core.record import seal
from volteface.games.inside_job import INSIDE_JOB
from volteface.lab.simulate import Simulation, simulate


def a_record(seed: int = 1, **options: Any) -> Record:
    return next(simulate(Simulation(INSIDE_JOB, 1, seed, options={"players": 4, **options})))


def changed(record: Record, **changes: Any) -> Record:
    whole = json.loads(record.to_json())
    whole.update(changes)
    return Record.from_json(json.dumps(whole))


def test_a_record_is_one_line_of_json_with_the_agreed_keys() -> None:
    line = a_record().to_json()
    assert "\n" not in line
    whole = json.loads(line)
    assert list(whole) == ["volteface", "game", "options", "seats", "seal", "salt", "log", "result"]
    assert whole["volteface"] == 1
    assert whole["options"]["players"] == 4


def test_the_seal_is_the_hash_of_salt_newline_and_canonical_deal() -> None:
    record = a_record()
    deal = {key: value for key, value in record.log[0].items() if key != "at"}
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert record.salt is not None
    assert len(bytes.fromhex(record.salt)) == 32
    assert record.seal == hashlib.sha256(f"{record.salt}\n{text}".encode()).hexdigest()


def test_the_seal_leaves_the_time_out() -> None:
    assert seal("00", {"do": "deal", "at": 5}) == seal("00", {"do": "deal"})


def test_a_record_replays_to_the_same_bytes() -> None:
    for seed in range(20):
        line = a_record(seed).to_json()
        assert Table.replay(INSIDE_JOB, Record.from_json(line)).record().to_json() == line


def test_a_running_table_keeps_its_salt_to_itself() -> None:
    options = INSIDE_JOB.read_options({"players": 4})
    rng = Rng(1)
    table = Table(INSIDE_JOB, options, INSIDE_JOB.deal(options, rng), salt=rng.salt())
    record = table.record()
    assert record.seal is not None
    assert record.salt is None
    assert record.result is None


def test_a_running_game_can_be_replayed() -> None:
    record = a_record()
    half = changed(record, log=record.log[:20], result=None)
    assert Table.replay(INSIDE_JOB, half).game.outcome(Table.replay(INSIDE_JOB, half).state) is None


def test_extra_keys_are_ignored() -> None:
    record = a_record()
    log = [{**entry, "note": "!"} for entry in record.log]
    salted = changed(record, log=log, seal=None, salt=None, event="club evening")
    Table.replay(INSIDE_JOB, salted)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "record-not-json"),
        ("{", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ("[]", "record-not-a-record"),
        ('{"game": "inside-job"}', "record-not-a-record"),
        ('{"volteface": 2}', "record-version"),
        ('{"volteface": 1, "game": 5}', "record-shape"),
        ("x" * 1_000_001, "record-too-long"),
    ],
)
def test_a_bad_line_is_refused_with_a_sentence(line: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(line)
    assert caught.value.message == message
    assert str(caught.value) != message


def test_a_broken_seal_is_found() -> None:
    record = a_record()
    with pytest.raises(BadRecord, match="seal") as caught:
        Table.replay(INSIDE_JOB, changed(record, salt="00" * 32))
    assert caught.value.entry == 0


def test_an_illegal_entry_is_named_with_its_rule() -> None:
    record = a_record()
    number = next(at for at, entry in enumerate(record.log) if entry["do"] == "play")
    entry = record.log[number]
    foreign = next(
        card for card in ("b1", "g1", "y1", "p1") if card not in record.log[0]["hands"][entry["by"]]
    )
    log = [*record.log[:number], {**entry, "card": foreign}, *record.log[number + 1 :]]
    with pytest.raises(BadRecord) as caught:
        Table.replay(INSIDE_JOB, changed(record, log=log))
    assert (caught.value.entry, caught.value.rule) == (number, "IJ-6")


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        ({"by": 0, "do": "dance"}, "IJ-4"),
        ({"by": 0, "do": "play", "card": "x9", "wager": False}, "IJ-1"),
        ({"by": 0, "do": "play", "card": "b1"}, "IJ-4"),
        ({"by": 0, "do": "mission", "choose": "nap"}, "IJ-2"),
        ({"by": 0, "do": "vote", "for": ["moe"]}, "IJ-31"),
        ({"by": 9, "do": "vote", "for": []}, None),
        ({"by": "clock", "do": "time-up"}, "IJ-4"),
        ({"by": "chance", "do": "play", "card": "b1", "wager": False}, "IJ-9"),
        ({"by": ["chance"], "do": "play"}, None),
        ({"by": {"seat": 0}, "do": "play"}, None),
        ({"by": True, "do": "vote", "for": []}, None),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused(entry: dict[str, Any], rule: str | None) -> None:
    record = a_record()
    with pytest.raises(BadRecord) as caught:
        Table.replay(INSIDE_JOB, changed(record, log=[record.log[0], entry]))
    assert (caught.value.entry, caught.value.rule) == (1, rule)


@pytest.mark.parametrize(
    ("result", "message"),
    [
        (None, "record-result-missing"),
        ({"winners": [], "by": "missions"}, "record-result"),
        ({"winners": [0, 1, 2, 3], "by": "vote"}, "record-result"),
    ],
)
def test_a_wrong_result_is_found(result: Any, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay(INSIDE_JOB, changed(a_record(), result=result))
    assert caught.value.message == message


def test_a_result_before_the_end_is_found() -> None:
    record = a_record()
    with pytest.raises(BadRecord) as caught:
        Table.replay(INSIDE_JOB, changed(record, log=record.log[:10]))
    assert caught.value.message == "record-result-early"


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"starter": 4}, "IJ-8"),
        ({"missions": ["ascending"]}, "IJ-2"),
        ({"roles": ["agent"] * 4}, "IJ-5"),
        ({"roles": ["insider"] * 4}, "IJ-5"),
        ({"hands": [["b1"] * 12] * 4}, "IJ-1"),
        ({"hands": [["b1"]] * 4}, "IJ-6"),
        ({"hands": 5}, "IJ-6"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(changes: dict[str, Any], rule: str) -> None:
    record = a_record()
    log = [{**record.log[0], **changes}, *record.log[1:]]
    with pytest.raises(BadRecord) as caught:
        Table.replay(INSIDE_JOB, changed(record, log=log, seal=None, salt=None))
    assert (caught.value.entry, caught.value.rule) == (0, rule)


def test_options_that_do_not_fit_are_refused() -> None:
    record = a_record()
    with pytest.raises(BadRecord) as caught:
        Table.replay(INSIDE_JOB, changed(record, options={"players": 4, "wager": False, "risky_mode": True}))
    assert caught.value.rule == "IJ-56"


def test_a_log_without_a_deal_and_a_table_of_other_size_are_refused() -> None:
    record = a_record()
    faults: list[dict[str, Any]] = [{"log": []}, {"log": record.log[1:]}, {"seats": []}, {"game": "chess"}]
    for changes in faults:
        with pytest.raises(BadRecord):
            Table.replay(INSIDE_JOB, changed(record, **changes))


def test_a_number_that_is_taken_is_refused() -> None:
    options = INSIDE_JOB.read_options({"players": 4})
    table = Table(INSIDE_JOB, options, INSIDE_JOB.deal(options, Rng(1)))
    seat = INSIDE_JOB.to_act(table.state)[0]
    entry = {"by": seat, **INSIDE_JOB.write_action(INSIDE_JOB.legal(table.state, seat)[0])}
    table.append(1, entry)
    with pytest.raises(BadRecord, match="number 2"):
        table.append(1, entry)
    assert len(table.log) == 2
