"""IJ-50, IJ-51: Prof. No, who replaces the Insider."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_ballot,
    after,
    asked,
    choices,
    intel,
    mission,
    play,
    public,
    refused,
    result,
    shown,
    table,
    vote,
)
from volteface.games.inside_job import INSIDE_JOB

PROF_NO = "prof-no agent agent agent"
FIVE = "prof-no agent agent agent agent"


def test_ij_50_prof_no_need_not_follow_suit() -> None:
    state = table(4, "agent prof-no agent agent", ["p1", "p2 b3"], "high-only odd-only")
    state = play(mission(state, "high-only"), "p1")
    assert {"play p2", "play b3", "play b3+"} <= set(choices(state, 1))


@pytest.mark.parametrize(("roles", "number"), [(PROF_NO, 4), (FIVE, 3)])
def test_ij_50_players_reveal_at_4_or_3(roles: str, number: int) -> None:
    players = len(roles.split())
    assert public(table(players, roles)).reveal_at == number
    state = after("1- " * (number - 2), players, roles)
    assert shown(state)[1] is None
    state = after("1- " * (number - 1), players, roles)
    assert intel(state)[1] == number
    assert shown(state)[1] == "agent"


def test_ij_50_whoever_was_revealed_by_intel_no_longer_votes() -> None:
    state = after("1- 1- 1- vote", roles=PROF_NO)
    assert asked(state) == (0, 2, 3)
    refused(state, 1, a_ballot("0"), "IJ-31", "ij-may-not-vote")
    assert choices(state, 0) == ["vote 2", "vote 3"]


@pytest.mark.parametrize(("roles", "number"), [(PROF_NO, 4), (FIVE, 3)])
def test_ij_50_if_he_is_revealed_the_agents_win_at_once(roles: str, number: int) -> None:
    players = len(roles.split())
    state = after("0- " * (number - 1), players, roles)
    assert result(state) == (list(range(1, players)), "prof-no-revealed")


def test_ij_50_ij_28_revealed_with_the_last_mission_the_reveal_is_the_reason() -> None:
    state = after("1+ 2+ 3+ 1+ 0+ 0+ 0+", roles=PROF_NO)
    assert public(state).missions_done == 7
    assert result(state) == ([1, 2, 3], "prof-no-revealed")


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_ij_50_he_wins_at_once_when_everyone_else_is_revealed(seat: int) -> None:
    """Wherever he sits, and not one reveal earlier."""
    roles = ["agent"] * 4
    roles[seat] = "prof-no"
    first, second, third = (other for other in range(4) if other != seat)
    story = f"{first}- {first}- {first}- {second}- {second}- {second}- {third}- {third}-"
    state = after(story, roles=" ".join(roles))
    assert [shown(state)[other] for other in (first, second, third, seat)] == ["agent", "agent", None, None]
    assert INSIDE_JOB.outcome(state) is None
    assert result(after(f"{story} {third}-", roles=" ".join(roles))) == ([seat], "all-revealed")


def test_ij_50_five_players_all_revealed() -> None:
    assert result(after("1- 1- 2- 2- 3- 3- 4- 4-", 5, FIVE)) == ([0], "all-revealed")


@pytest.mark.parametrize("role", ["bugged", "accomplice"])
def test_ij_50_roles_revealed_from_the_start_count(role: str) -> None:
    roles = f"prof-no {role} agent agent"
    first = "partner=0 " if role == "accomplice" else ""
    state = after(f"{first}2- 2- 2- 3- 3- 3-", roles=roles)
    winners = [0, 1] if role == "accomplice" else [0]
    assert result(state) == (winners, "all-revealed")


def test_ij_50_ij_28_all_revealed_with_the_last_mission_he_wins() -> None:
    state = after("1+ 1+ 2+ 2+ 3+ 3+ 1- 2- 3+", roles=PROF_NO)
    assert public(state).missions_done == 7
    assert result(state) == ([0], "all-revealed")


def test_ij_50_ij_45_the_risky_agent_as_the_last_one_revealed_he_wins() -> None:
    state = after("2- 2- 2- 3- 3- 3- 1- 1- 1-", roles="prof-no risky agent agent")
    assert result(state) == ([0], "all-revealed")


def test_ij_50_ij_45_the_risky_agent_revealed_before_the_last_one_the_agents_win() -> None:
    state = after("2- 2- 2- 1- 1- 1-", roles="prof-no risky agent agent")
    assert result(state) == ([1, 2, 3], "risky-agent")


def test_ij_50_otherwise_he_wins_by_surviving_the_vote() -> None:
    state = after("1- 1- 1- vote", roles=PROF_NO)
    assert result(vote(state, "2 3 2")) == ([0], "vote")
    assert result(vote(state, "2 0 2")) == ([0], "vote")
    assert result(vote(state, "2 0 0")) == ([1, 2, 3], "vote")


def test_ij_50_he_cannot_win_by_intel_wagered() -> None:
    state = after("1- 0-:23", roles=PROF_NO)
    assert intel(state)[0] == 4
    assert result(state) == ([1, 2, 3], "prof-no-revealed")


def test_ij_50_tim_shady_revealed_under_prof_no() -> None:
    state = after("2- 2- 2- vote", roles="prof-no agent tim-shady agent")
    assert shown(state)[2] == "tim-shady"
    assert asked(state) == (0, 1, 3)
    assert result(vote(state, "1 0 0")) == ([1, 3], "vote")
    assert result(vote(state, "1 3 1")) == ([0, 2], "vote")


def test_ij_51_the_insider_wins_means_prof_no() -> None:
    """The Bugged Agent, a tie, and the last mission with everybody revealed."""
    assert result(after("1-", roles="prof-no bugged agent agent")) == ([0], "bugged-agent")
    assert result(vote(after("1- 1- 1- vote", roles=PROF_NO), "2 0 2")) == ([0], "vote")


def test_ij_51_enough_missions_beat_him_as_usual() -> None:
    assert result(after("1+ 2+ 3+ 1+ 2+ 3+ 1+", roles=PROF_NO)) == ([1, 2, 3], "missions")
