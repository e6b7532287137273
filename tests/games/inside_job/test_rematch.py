"""IJ-8, IJ-61: the start of a rematch."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import public, tricks
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_8_in_a_rematch_the_start_moves_one_seat_clockwise(players: int) -> None:
    chosen = INSIDE_JOB.read_options({"players": players})
    last = INSIDE_JOB.deal(chosen, Rng(0))
    first = last.starter
    starters = []
    for game in range(1, players + 1):
        last = INSIDE_JOB.deal(chosen, Rng(game), last)
        starters.append(last.starter)
    assert starters == [(first + game) % players for game in range(1, players + 1)]


def test_ij_8_it_is_the_first_starting_player_that_counts_not_the_last_one() -> None:
    """Who led later tricks of the game before does not matter."""
    chosen = INSIDE_JOB.read_options({"players": 4})
    before = INSIDE_JOB.deal(chosen, Rng(0))
    state = tricks(INSIDE_JOB.start(chosen, before), "*- *- *-")
    assert public(state).phase == "mission"
    again = INSIDE_JOB.read_deal(chosen, INSIDE_JOB.log(state)[0])
    assert INSIDE_JOB.deal(chosen, Rng(1), again).starter == (before.starter + 1) % 4


def test_ij_8_everything_else_of_a_rematch_is_dealt_anew() -> None:
    chosen = INSIDE_JOB.read_options({"players": 4})
    before = INSIDE_JOB.deal(chosen, Rng(0))
    fresh = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(5)))
    again = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(5), before))
    assert {**again, "starter": 0} == {**fresh, "starter": 0}
    assert again["hands"] != INSIDE_JOB.write_deal(before)["hands"]


def test_ij_61_with_two_players_the_start_is_drawn_again() -> None:
    chosen = INSIDE_JOB.read_options({"players": 2})
    before = INSIDE_JOB.deal(chosen, Rng(0))
    starters = {INSIDE_JOB.deal(chosen, Rng(seed), before).starter for seed in range(1, 30)}
    assert starters == {0, 1}
