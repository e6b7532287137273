"""What a seat does whose time ran out: no role shows in it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.inside_job.tables import after, asked, choices, go_on, public, table
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, Play, State, Vote

DRAWS = 300
# The two plain roles, at two seats, each way round; what lies in the hands is the same.
EITHER_WAY = ("insider agent agent agent", "agent insider agent agent")


def fallbacks(state: State, seat: int) -> list[str]:
    return [INSIDE_JOB.fallback(state, seat, Rng(seed)).notation for seed in range(DRAWS)]


def plain_plays(state: State, seat: int) -> set[str]:
    return {choice for choice in choices(state, seat) if not choice.endswith("+")}


@pytest.mark.parametrize("seed", range(6))
def test_ij_13_insider_and_agent_play_the_same_cards(seed: int) -> None:
    """The seat that follows is once the Insider and once an Agent, with the same cards."""
    one, other = (go_on(table(4, roles, (), "", 3, "", seed), 2) for roles in EITHER_WAY)
    (seat,) = asked(one)
    assert seat == 0
    assert fallbacks(one, seat) == fallbacks(other, seat)


def test_ij_12_the_fallback_follows_suit_even_if_the_role_need_not() -> None:
    insider, agent = (go_on(table(4, roles, (), "", 3, "", 1), 2) for roles in EITHER_WAY)
    assert plain_plays(agent, 0) < plain_plays(insider, 0), "the led suit must bind this hand"
    assert set(fallbacks(insider, 0)) == plain_plays(agent, 0)


def test_ij_11_who_leads_plays_any_card_as_often_as_another() -> None:
    state = go_on(table(4, "", (), "", 0, "", 2))
    drawn = Counter(fallbacks(state, 0))
    assert set(drawn) == plain_plays(state, 0)
    assert max(drawn.values()) < 3 * DRAWS / len(drawn)


def test_ij_17_the_fallback_never_wagers() -> None:
    state = go_on(table(4, "", (), "", 3, "", 2), 2)
    assert any(choice.endswith("+") for choice in choices(state, 0))
    for seed in range(DRAWS):
        drawn = INSIDE_JOB.fallback(state, 0, Rng(seed))
        assert isinstance(drawn, Play)
        assert not drawn.wager


def test_ij_9_either_mission_is_chosen() -> None:
    state = table(4)
    (starter,) = asked(state)
    assert set(fallbacks(state, starter)) == set(choices(state, starter))
    assert len(set(choices(state, starter))) == 2


def test_ij_47_any_partner_is_chosen() -> None:
    state = table(4, "accomplice insider agent agent", special_roles=["accomplice"])
    assert set(fallbacks(state, 0)) == {"partner 1", "partner 2", "partner 3"}


def test_ij_62_ij_63_larry_does_what_any_controller_could_let_him_do() -> None:
    state = go_on(table(2, "", (), "", 0), 2)
    assert public(state).phase == "larry"
    assert set(fallbacks(state, 1)) == set(choices(state, 1))


def test_ij_30_anybody_who_is_hidden_may_be_voted_for() -> None:
    state = after("vote", roles="insider agent agent agent")
    assert set(fallbacks(state, 0)) == {"vote 1", "vote 2", "vote 3"}


def test_ij_44_the_paranoid_agent_hands_in_one_vote_like_everybody() -> None:
    state = after("vote", roles="paranoid insider agent agent", special_roles=["paranoid"])
    assert len(choices(state, 0)) > 3
    assert set(fallbacks(state, 0)) == {"vote 1", "vote 2", "vote 3"}
    drawn = INSIDE_JOB.fallback(state, 0, Rng(0))
    assert isinstance(drawn, Vote)
    assert drawn in INSIDE_JOB.legal(state, 0)
