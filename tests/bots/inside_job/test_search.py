"""How playouts are shared out over the choices, and the ways to play that are read from what others do."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.bots.inside_job.test_levels import sit
from volteface.bots.inside_job.belief import choose_worlds, imagine
from volteface.bots.inside_job.drives import HIDDEN, INSIDER_STYLES, STYLE_SHARES
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.search import Prospect, Search, shares_of_rounds
from volteface.core.dice import Dice
from volteface.games.inside_job import INSIDE_JOB

TRUST = 50.0


@pytest.mark.parametrize("choices", [1, 2])
def test_one_or_two_choices_meet_all_worlds_in_one_round(choices: int) -> None:
    assert shares_of_rounds(choices) == [1.0]


@pytest.mark.parametrize("choices", [3, 4, 5, 8, 24, 66])
def test_each_round_is_longer_and_the_last_one_meets_the_last_world(choices: int) -> None:
    ends = shares_of_rounds(choices)
    lengths = [end - begin for begin, end in pairwise([0.0, *ends])]
    assert all(later > earlier for earlier, later in pairwise(lengths))
    assert ends[-1] == pytest.approx(1.0)
    # The choices are halved after every round but the last, until two are left.
    assert 2 ** (len(ends) - 1) < choices <= 2 ** len(ends)


def searched(worlds: int) -> tuple[list[Prospect], Search]:
    """Let the seat that leads first play all its cards out."""
    table, _ = sit(INSIDE_JOB.read_options({"players": 4}), 5)
    seat = INSIDE_JOB.to_act(table.state)[0]
    table.act(seat, INSIDE_JOB.legal(table.state, seat)[0])
    view = table.view(seat)
    notes = Notes(seat, view)
    for event in table.told(seat):
        notes.hear(event)
    notes.settle(view)
    known = notes.known()
    own = (notes.dossiers, notes.parts, notes.firsts)
    drawn = imagine(notes.castings(), known, notes.room, *own, worlds, Dice(1))
    drive = notes.parts[notes.role.id].styles[0]
    search = Search(
        notes.public,
        notes.room,
        seat,
        known.hand,
        drive,
        notes.parts,
        notes.hidden(view),
        known.unseen,
        7,
        TRUST,
    )
    prospects = [Prospect(action) for action in INSIDE_JOB.legal(table.state, seat)]
    search.judge(prospects, [1 / 3 if chair != seat else 0.0 for chair in range(4)])
    search.run(prospects, choose_worlds(drawn, worlds, Dice(2)))
    return prospects, search


def test_what_is_left_at_the_end_met_every_world_and_the_rest_fewer() -> None:
    prospects, search = searched(60)
    assert len(prospects) == 12
    alive = [one for one in prospects if one.alive]
    assert len(alive) == 2
    assert [one.games for one in alive] == [60, 60]
    assert all(0 < one.games < 60 for one in prospects if not one.alive)
    assert search.played == sum(one.games for one in prospects) < 12 * 60 // 2


def test_insiders_are_read_by_styles_of_which_one_is_the_bots_own() -> None:
    assert HIDDEN in INSIDER_STYLES
    assert len({style.name for style in INSIDER_STYLES}) == len(INSIDER_STYLES) == len(STYLE_SHARES)
    assert sum(STYLE_SHARES) == pytest.approx(1.0)
    assert all(style.free and style.knows for style in INSIDER_STYLES)
