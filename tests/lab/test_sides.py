"""Who plays against whom: one deal, everybody in every chair."""

from __future__ import annotations

from typing import Any

import pytest

from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job import events as said
from volteface.games.insider import INSIDER
from volteface.lab.sides import Seating, sides_of
from volteface.lab.yardsticks import SuitFailures


def _seatings(game: AnyGame, options: Entry) -> list[Seating]:
    read = game.read_options(options)
    return sides_of(game).seatings(game, read, game.deal(read, Rng(5)))


def _entry(game: AnyGame, seating: Seating, *without: str) -> Any:
    return {key: value for key, value in game.write_deal(seating.deal).items() if key not in without}


@pytest.mark.parametrize("game", [INSIDE_JOB, INSIDER], ids=lambda game: game.id)
def test_roles_go_round_and_all_else_stays(game: AnyGame) -> None:
    found = _seatings(game, {"players": 4})
    assert sorted(seating.roles.index("insider") for seating in found) == [0, 1, 2, 3]
    assert all(seating.seats(1) == [seating.roles.index("insider")] for seating in found)
    assert all(_entry(game, one, "roles") == _entry(game, found[0], "roles") for one in found)


def test_ij_60_larry_takes_part_in_the_round() -> None:
    found = _seatings(INSIDE_JOB, {"players": 2})
    assert sorted(len(seating.seats(1)) for seating in found) == [0, 1, 1]
    assert [_entry(INSIDE_JOB, one)["larry_role"] for one in found].count("insider") == 1


def test_ij_42_a_role_that_was_asked_for_stays() -> None:
    options: Entry = {"players": 4, "special_roles": ["bugged"], "seat_requests": {"2": "bugged"}}
    assert [seating.roles[2] for seating in _seatings(INSIDE_JOB, options)] == ["bugged"]


def test_ij_80_a_blank_role_is_on_the_side_that_the_table_gave_it() -> None:
    blank: Entry = {"name": "Mole", "side": "insider"}
    found = _seatings(INSIDE_JOB, {"players": 5, "special_roles": ["blank"], "blank_role": blank})
    assert all(
        {seating.roles[seat] for seat in seating.seats(1)} == {"insider", "blank"} for seating in found
    )


def test_ij_40_neutrals_are_on_no_side() -> None:
    for seating in _seatings(INSIDE_JOB, {"players": 5, "special_roles": ["decoy"]}):
        assert seating.sides[seating.roles.index("decoy")] is None


def test_mc_1_each_team_is_once_the_first_bots() -> None:
    assert [one.sides for one in _seatings(CALAVERAS, {"players": 4})] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    of_three = [one.sides for one in _seatings(CALAVERAS, {"players": 6})]
    assert len(set(of_three)) == 6
    assert sorted(sides.count(0) for sides in of_three) == [2, 2, 2, 4, 4, 4]


def test_ij_12_the_yardstick_counts_who_did_not_follow() -> None:
    yardstick = SuitFailures(4)
    cards = [(0, "b3"), (1, "b9"), (2, "y1"), (3, "p4")]
    moments = [yardstick.see([said.MissionChosen(seat=0, mission="ascending", trump="blue")])]
    moments += [yardstick.see([said.CardPlayed(seat=seat, card=card, wager=False)]) for seat, card in cards]
    moments.append(yardstick.see([said.MissionJudged(mission="ascending", success=False, missions_done=0)]))
    assert moments == [None] * 5 + ["1"]
    assert yardstick.suspicion(0) == [0, 0.2, 0.4, 0.4]
    yardstick.see([said.RoleRevealed(seat=2, role="agent", by="intel")])
    assert yardstick.suspicion(0) == pytest.approx([0, 1 / 3, 0, 2 / 3])
