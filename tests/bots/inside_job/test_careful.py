"""The careful player keeps the rules, repeats itself for a seed, and knows no more than its seat."""

from __future__ import annotations

import pytest

from tests.bots.inside_job.playing import decide, playing, tell
from volteface.bots import bot_names, make_bot
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB, Action
from volteface.games.inside_job.options import write_options

SETUPS = 240


def test_it_is_one_of_the_bots() -> None:
    assert "careful" in bot_names(INSIDE_JOB)


@pytest.mark.parametrize("part", range(4))
def test_never_illegal_whatever_the_setup(part: int) -> None:
    for number in range(part, SETUPS, 4):
        options = INSIDE_JOB.draw_options(Rng(number, "setup"), {})
        for state, seat, action in playing(options, number):
            assert action in INSIDE_JOB.legal(state, seat)


def test_the_same_seed_plays_the_same_game() -> None:
    for number in range(12):
        options = INSIDE_JOB.draw_options(Rng(number, "setup"), {})
        games = [
            [(seat, action.notation) for _state, seat, action in playing(options, number)] for _ in range(2)
        ]
        assert games[0] == games[1]


def test_it_does_not_cheat() -> None:
    """Whatever a seat cannot know is dealt again: what it decides stays the same."""
    compared = different = 0
    for number in range(60):
        options = INSIDE_JOB.draw_options(Rng(number, "setup"), {})
        raw = write_options(options)
        rng = Rng(number, "sample")
        for state, seat, _action in playing(options, number, insider="random"):
            if not rng.chance(0.06):
                continue
            world = INSIDE_JOB.resample(state, seat, rng)
            assert decide(world, seat, raw) == decide(state, seat, raw)
            compared += 1
            different += INSIDE_JOB.log(world) != INSIDE_JOB.log(state)
    assert compared > 100
    # The other truths must differ, or nothing was tested.
    assert different > 0.8 * compared


def test_somebody_who_takes_over_a_seat_plays_on() -> None:
    """A seat may change hands without its memory; the newcomer reads the table."""
    for number in range(40):
        options = INSIDE_JOB.draw_options(Rng(number, "setup"), {})
        rng = Rng(number, "takeover")
        table = Table(INSIDE_JOB, options, INSIDE_JOB.deal(options, rng))
        bots = [make_bot("careful", INSIDE_JOB, seat, rng.fork(seat)) for seat in range(options.players)]
        tell(table, bots)
        while actors := INSIDE_JOB.to_act(table.state):
            seat = actors[0]
            if rng.chance(0.1):
                bots[seat] = make_bot("careful", INSIDE_JOB, seat, rng.fork("new", seat))
            legal = INSIDE_JOB.legal(table.state, seat)
            action: Action = bots[seat].choose(table.view(seat), legal)
            assert action in legal
            table.act(seat, action)
            tell(table, bots)
