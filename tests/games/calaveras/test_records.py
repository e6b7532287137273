"""MC-1 to MC-11a in records: what is written, what is read, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.calaveras.tables import asked, dealt, go_on
from volteface.core.errors import BadRecord, Refused
from volteface.core.json import Entry, Json
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.calaveras import CALAVERAS, Options
from volteface.text import LANGUAGES


def whole_game(seed: int = 0, **options: Json) -> Table[Any, Any, Any, Any, Any, Any]:
    """Play a game by chance, with a record of it."""
    rng = Rng("records", seed)
    chosen = CALAVERAS.read_options({"players": 4, **options})
    table = Table(CALAVERAS, chosen, CALAVERAS.deal(chosen, rng), salt=rng.salt())
    while actors := CALAVERAS.to_act(table.state):
        actor = actors[0]
        if actor < 0:
            table.let_chance(rng)
        else:
            table.act(actor, rng.choice(CALAVERAS.legal(table.state, actor)))
    return table


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_11a_a_record_replays_byte_for_byte(players: int) -> None:
    record = whole_game(players=players).record()
    assert any(entry["do"] == "reshuffle" for entry in record.log)
    again = Table.replay(CALAVERAS, Record.from_json(record.to_json()))
    assert again.record().to_json() == record.to_json()
    assert record.result is not None
    assert set(record.result) == {"winners", "guilty", "nicole"}


def test_mc_1_mc_3_the_seats_say_the_teams_and_the_ghost() -> None:
    record = whole_game(players=3, ghost=1, teams=["kgb", "dgse"]).record()
    assert record.seats == [
        {"team": "kgb"},
        {"ghost_of": 3, "team": "dgse"},
        {"team": "kgb"},
        {"team": "dgse"},
    ]
    assert record.log[0]["hands"][1] == []
    assert record.options == {"players": 3, "ghost": 1, "teams": ["kgb", "dgse"]}


def test_mc_4_the_ghosts_turn_is_written_by_the_ghosts_seat() -> None:
    record = whole_game(players=3, ghost=1, first=0).record()
    by = [entry["by"] for entry in record.log[1:9] if entry["by"] != "chance"]
    assert by[:4] == [0, 1, 2, 3]


def good(seed: int = 0, **options: Json) -> tuple[Options, Entry, list[Entry]]:
    state = dealt(seed, **options)
    chosen = CALAVERAS.read_options({"players": 4, **options})
    return chosen, CALAVERAS.log(state)[0], CALAVERAS.write_seats(state.deal)


def test_mc_5_hands_are_kept_in_the_order_of_the_record() -> None:
    chosen, entry, seats = good()
    entry["hands"] = [hand[::-1] for hand in entry["hands"]]  # type: ignore[union-attr, index]
    assert CALAVERAS.write_deal(CALAVERAS.read_deal(chosen, entry, seats)) == entry


def test_mc_2_names_and_bots_of_seats_do_not_matter() -> None:
    chosen, entry, seats = good()
    named: list[Entry] = [{"name": "Ann", **seat} for seat in seats]
    assert CALAVERAS.write_deal(CALAVERAS.read_deal(chosen, entry, named)) == entry


SIX: Entry = {"players": 6}
THREE: Entry = {"players": 3, "ghost": 2, "first": 1}
BAD_DEALS: list[tuple[Entry, str, Entry, str, str]] = [
    # Options, the path that is changed and how, the rule, the message.
    ({}, "seats", {"": []}, "MC-1", "mc-deal-seats"),
    ({}, "seats.0", {"team": "mi6"}, "MC-1", "mc-deal-services"),
    ({}, "seats.0", {"team": None}, "MC-1", "mc-deal-services"),
    ({"teams": ["cia", "kgb"]}, "seats.0", {"team": "kgb"}, "MC-1", "mc-deal-services"),
    ({"teams": ["cia", "kgb"]}, "seats.2", {"team": "kgb"}, "MC-2", "mc-deal-teams"),
    ({}, "seats.1", {"ghost_of": 3}, "MC-3", "mc-deal-ghosts"),
    (THREE, "seats.2", {"ghost_of": 1}, "MC-3", "mc-deal-ghost-partner"),
    (THREE, "seats.2", {"ghost_of": False}, "MC-3", "mc-deal-ghost-partner"),
    ({}, "deal", {"hands": None}, "MC-5", "mc-deal-list"),
    ({}, "deal", {"hands": []}, "MC-5", "mc-deal-hands"),
    ({}, "deal", {"pile": "hotel"}, "MC-5", "mc-deal-list"),
    ({}, "deal", {"pile": ["casino"]}, "MC-5", "mc-no-such-card"),
    ({}, "deal", {"pile": [7]}, "MC-5", "mc-no-such-card"),
    ({}, "deal", {"pile": ["hotel"]}, "MC-5", "mc-deal-cards"),
    ({}, "deal.hands.0", {"": ["hotel"]}, "MC-5", "mc-deal-hand"),
    (THREE, "deal.hands.2", {"": ["hotel"]}, "MC-3", "mc-deal-ghost-hand"),
    (SIX, "deal", {"first": 6}, "MC-6", "mc-deal-first"),
    (SIX, "deal", {"first": True}, "MC-6", "mc-deal-first"),
    (SIX, "deal", {"first": None}, "MC-6", "mc-deal-first"),
    (THREE, "deal", {"first": 2}, "MC-6", "mc-deal-first"),
    (THREE, "deal", {"first": 0}, "MC-6", "mc-deal-first-chosen"),
]


@pytest.mark.parametrize(("options", "where", "change", "rule", "message"), BAD_DEALS, ids=str)
def test_mc_1_to_mc_6_a_deal_that_cannot_be_is_refused(
    options: Entry, where: str, change: Entry, rule: str, message: str
) -> None:
    chosen, entry, seats = good(0, **options)
    whole: Any = {"deal": entry, "seats": seats}
    *path, last = where.split(".")
    at = whole
    for part in path:
        at = at[int(part) if part.isdigit() else part]
    key = int(last) if last.isdigit() else last
    at[key] = change[""] if "" in change else {**at[key], **change}
    refusal = refused_deal(chosen, whole["deal"], whole["seats"])
    assert (refusal.rule, refusal.message) == (rule, message)
    for language in LANGUAGES:
        assert refusal.sentence(language) != message


def refused_deal(chosen: Options, entry: Entry, seats: list[Entry]) -> Refused:
    with pytest.raises(Refused) as caught:
        CALAVERAS.read_deal(chosen, entry, seats)
    return caught.value


def test_mc_3_a_ghost_too_few_or_not_the_one_that_the_table_chose() -> None:
    chosen, entry, seats = good(players=3, ghost=2)
    missing: list[Entry] = [{"team": seat["team"]} for seat in seats]
    assert refused_deal(chosen, entry, missing).message == "mc-deal-ghosts"
    other = CALAVERAS.read_options({"players": 3, "ghost": 1})
    assert refused_deal(other, entry, seats).message == "mc-deal-ghost-chosen"


def test_mc_1_teams_that_the_table_did_not_choose() -> None:
    _, entry, seats = good(teams=["cia", "kgb"])
    other = CALAVERAS.read_options({"players": 4, "teams": ["kgb", "cia"]})
    assert refused_deal(other, entry, seats).message == "mc-deal-teams-chosen"
    with pytest.raises(Refused):
        CALAVERAS.read_deal(CALAVERAS.read_options({"players": 4}), entry)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"do": "place", "card": "casino", "to": 0}, "mc-no-such-card"),
        ({"do": "place", "card": "twist", "to": 0}, "mc-twist-is-no-place"),
        ({"do": "place", "card": "hotel", "to": 6}, "mc-nowhere"),
        ({"do": "place", "card": "hotel", "to": True}, "mc-nowhere"),
        ({"do": "place", "card": "hotel", "to": "centre"}, "mc-nowhere"),
        ({"do": "place", "card": "hotel"}, "mc-unknown-action"),
        ({"do": "twist", "card": "hotel"}, "mc-unknown-action"),
        ({"do": "twist", "card": "hotel", "from": 1}, "mc-unknown-action"),
        ({"do": "twist", "card": "twist", "from": 1, "to": 2}, "mc-twist-is-no-place"),
        ({"do": "reshuffle"}, "mc-unknown-action"),
        ({"do": "reshuffle", "pile": ["hotel"] * 256}, "mc-unknown-action"),
        ({"do": "reshuffle", "pile": ["casino"]}, "mc-no-such-card"),
        ({"do": "dance"}, "mc-unknown-action"),
        ({}, "mc-unknown-action"),
    ],
    ids=str,
)
def test_mc_7_an_entry_that_makes_no_sense_is_refused(entry: Entry, message: str) -> None:
    with pytest.raises(Refused) as caught:
        CALAVERAS.read_action(entry)
    assert caught.value.message == message
    for language in LANGUAGES:
        assert caught.value.sentence(language) != message


@pytest.mark.parametrize(
    "entry",
    [
        {"do": "place", "card": "hotel", "to": 5},
        {"do": "place", "card": "lab", "to": "innocent"},
        {"do": "twist", "card": "phone", "from": "suspect", "to": 0},
        {"do": "twist"},
        {"do": "pass"},
        {"do": "reshuffle", "pile": ["lab", "twist", "carnival"]},
    ],
    ids=str,
)
def test_mc_10_entries_are_written_as_they_are_read(entry: Entry) -> None:
    extra: Entry = {"by": 0, "note": "seen", **entry}
    assert CALAVERAS.write_action(CALAVERAS.read_action(extra)) == entry


def test_mc_11a_a_reshuffle_that_nobody_needs_is_a_fault_of_the_record() -> None:
    record = whole_game().record()
    record.log.insert(1, {"by": "chance", "do": "reshuffle", "pile": []})
    with pytest.raises(BadRecord):
        Table.replay(CALAVERAS, record)


def test_mc_11a_a_reshuffle_of_other_cards_is_a_fault_of_the_record() -> None:
    record = whole_game().record()
    (at, *_) = [number for number, entry in enumerate(record.log) if entry["do"] == "reshuffle"]
    record.log[at] = {**record.log[at], "pile": record.log[at]["pile"][1:]}
    with pytest.raises(BadRecord) as fault:
        Table.replay(CALAVERAS, record)
    assert (fault.value.entry, fault.value.rule) == (at, "MC-11a")


def test_mc_21_a_wrong_result_is_a_fault_of_the_record() -> None:
    line = whole_game().record().to_json()
    whole = json.loads(line)
    whole["result"]["nicole"] = (whole["result"]["nicole"] + 1) % 4
    with pytest.raises(BadRecord):
        Table.replay(CALAVERAS, Record.from_json(json.dumps(whole)))


def test_mc_7_every_action_is_told_apart() -> None:
    words = CALAVERAS.vocabulary(CALAVERAS.read_options({"players": 4}))
    assert len({action.notation for action in words}) == len(words) == 5 * 8 + 5 * 64 + 3
    for action in words:
        assert CALAVERAS.read_action(CALAVERAS.write_action(action)) == action
        assert hash(CALAVERAS.read_action(CALAVERAS.write_action(action))) == hash(action)
    assert repr(words[0]) == "<place carnival to 0>"
    assert words[0] != "place carnival to 0"


def test_mc_11_copies_are_independent() -> None:
    state = dealt()
    twin = CALAVERAS.copy(state)
    rng = Rng("copy")
    while asked(twin):
        twin = go_on(twin, rng).state
    assert CALAVERAS.log(state) == CALAVERAS.log(dealt())
    assert CALAVERAS.deadline(state) is None
    assert not CALAVERAS.timed
    assert (CALAVERAS.version, CALAVERAS.players) == (1, range(3, 7))
