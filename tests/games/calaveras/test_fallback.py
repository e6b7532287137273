"""What a seat does whose time ran out."""

from __future__ import annotations

from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS


def test_mc_7_any_play_of_the_hand_is_drawn() -> None:
    options = CALAVERAS.read_options({"players": 4})
    state = CALAVERAS.start(options, CALAVERAS.deal(options, Rng(4)))
    (seat,) = CALAVERAS.to_act(state)
    drawn = {CALAVERAS.fallback(state, seat, Rng(seed)) for seed in range(400)}
    assert drawn == set(CALAVERAS.legal(state, seat))


def test_mc_4_the_ghost_plays_from_its_partners_hand() -> None:
    options = CALAVERAS.read_options({"players": 3, "ghost": 1, "first": 0})
    state = CALAVERAS.start(options, CALAVERAS.deal(options, Rng(4)))
    state = CALAVERAS.apply(state, 0, CALAVERAS.legal(state, 0)[0]).state
    assert CALAVERAS.to_act(state) == (1,)
    assert CALAVERAS.decider(state, 1) == 3
    assert CALAVERAS.fallback(state, 1, Rng(0)) in CALAVERAS.legal(state, 1)
