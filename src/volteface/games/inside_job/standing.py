"""How a trick stands while it is played: the order, who is ahead, what becomes of the mission.

Everybody knows all of it: no hand and no secret role is looked at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volteface.games.inside_job.cards import BIT
from volteface.games.inside_job.conditions import STATES, Coming
from volteface.games.inside_job.missions import Mission
from volteface.games.inside_job.state import LARRY_CHAIR, State

# IJ-12: the chairs clockwise from each starting player, for each number of players.
_ORDER: Final[list[list[tuple[int, ...]]]] = [
    [(*range(starter, players), *range(starter)) for starter in range(players)] for players in range(6)
]
# IJ-61: with two players the starting player, Larry, the controller.
_ORDER[2] = [(0, LARRY_CHAIR, 1), (1, LARRY_CHAIR, 0)]
# The same as views write it.
_PLACES: Final[list[list[tuple[int | str, ...]]]] = [
    [tuple([chair if chair < players else "larry" for chair in chairs]) for chairs in orders]
    for players, orders in enumerate(_ORDER)
]


def order(state: State) -> tuple[int, ...]:
    """IJ-12, IJ-61: the chairs in the order in which they play this trick."""
    return _ORDER[state.setup.players][state.starter]


def places(state: State) -> tuple[int | str, ...]:
    """IJ-12, IJ-61: who plays at which place of this trick."""
    return _PLACES[state.setup.players][state.starter]


def winning(state: State) -> int | str | None:
    """IJ-14, IJ-20: whose card is ahead, if one lies there."""
    if state.trick.count == 0:
        return None
    return places(state)[state.trick.best_place]


def mission_state(state: State, mission: Mission) -> str:
    """IJ-24: whether a mission is still open, met whatever comes, or can no longer succeed."""
    return STATES[mission.condition.judge(state.trick, _coming(state))]


def _coming(state: State) -> Coming:
    """IJ-17, IJ-18, IJ-63: who of those yet to play may wager, as far as everybody knows.

    A role that may not is nobody's to know until it is revealed.
    """
    setup = state.setup
    tokens: i64 = 0
    if setup.wager:
        chairs = order(state)
        # Whoever starts never wagers.
        for place in range(max(state.trick.count, 1), setup.chairs):
            chair = state.chairs[chairs[place]]
            if chair.intel > 0 and not chair.revealed and chairs[place] < setup.players:
                tokens |= BIT[place]
    return Coming(setup.chairs, tokens, setup.wager_led_only)
