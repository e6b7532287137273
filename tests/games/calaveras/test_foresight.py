"""MC-8 to MC-11, MC-18, MC-20, MC-23: what a play leads to before the draw, from what lies open."""

from __future__ import annotations

import pytest

from tests.games.calaveras.tables import public, table
from volteface.core.errors import NotInTurn, Refused
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Event, State
from volteface.games.calaveras.events import (
    CardsDrawn,
    GameOver,
    HandFilled,
    NicoleMoved,
    PileEmpty,
    PlacePlayed,
    SuspectNamed,
    TwinsDiscarded,
)


def ahead(state: State, notation: str, seat: int = 0) -> list[Event]:
    (action,) = [one for one in CALAVERAS.legal(state, seat) if one.notation == notation]
    return CALAVERAS.foresee(state, seat, action)


def test_mc_8_twins_and_nicole_are_foreseen_and_the_draw_is_not() -> None:
    state = table(4, ["hotel lab lab"], shows={1: "hotel", 2: "lab"})
    assert ahead(state, "place hotel to 1") == [
        PlacePlayed(seat=0, card="hotel", to=1),
        TwinsDiscarded(card="hotel", at=1),
        NicoleMoved(seat=2),
    ]


def test_mc_17_who_is_named_and_the_points_are_foreseen() -> None:
    state = table(4, ["hotel lab lab"], shows={1: "hotel", 2: "lab"}, suspect="lab")
    kinds = {type(event) for event in ahead(state, "place hotel to suspect")}
    assert SuspectNamed not in kinds
    state = table(4, ["hotel lab lab"], shows={1: "hotel carnival"}, suspect="carnival")
    (named,) = [one for one in ahead(state, "place hotel to suspect") if isinstance(one, SuspectNamed)]
    assert (named.seat, named.points, named.suspicion, named.by) == (1, 2, 2, "most")


def test_mc_20_the_end_is_foreseen() -> None:
    state = table(4, ["hotel lab lab"], shows={1: "hotel"}, suspect="carnival", suspicion=[0, 5, 0, 0])
    assert isinstance(ahead(state, "place hotel to suspect")[-1], GameOver)


def test_mc_23_a_game_is_what_was_foreseen_and_then_the_draw() -> None:
    foreseen = 0
    for seed in range(12):
        rng = Rng("ahead", seed)
        chosen = CALAVERAS.draw_options(rng, {})
        state = CALAVERAS.start(chosen, CALAVERAS.deal(chosen, rng))
        while actors := CALAVERAS.to_act(state):
            actor = actors[0]
            if actor < 0:
                state = CALAVERAS.apply(state, actor, CALAVERAS.draw(state, rng)).state
                continue
            before = CALAVERAS.log(state)
            for action in rng.shuffled(list(CALAVERAS.legal(state, actor)))[:5]:
                events = CALAVERAS.foresee(state, actor, action)
                after = CALAVERAS.apply(state, actor, action).events
                assert after[: len(events)] == events
                assert {type(one) for one in after[len(events) :]} <= {CardsDrawn, HandFilled, PileEmpty}
                assert all(one.only is None for one in events)
                foreseen += 1
            assert CALAVERAS.log(state) == before
            state = CALAVERAS.apply(state, actor, rng.choice(list(CALAVERAS.legal(state, actor)))).state
    assert foreseen > 500


def test_mc_7_what_may_not_be_played_is_not_foreseen() -> None:
    state = table(4, ["hotel hotel hotel", "lab lab lab"])
    (other,) = [
        one
        for one in CALAVERAS.vocabulary(CALAVERAS.read_options({"players": 4}))
        if one.notation == "place lab to 0"
    ]
    with pytest.raises(Refused):
        CALAVERAS.foresee(state, 0, other)
    with pytest.raises(NotInTurn):
        CALAVERAS.foresee(state, 1, other)
    assert public(state).turn == 0
