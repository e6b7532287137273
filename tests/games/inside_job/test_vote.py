"""IJ-30 to IJ-33: the vote."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_ballot,
    a_mission,
    a_play,
    after,
    asked,
    choices,
    one,
    public,
    refused,
    result,
    shown,
    step,
    table,
    told,
    vote,
)
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, State, Vote
from volteface.games.inside_job.events import BallotKept, BallotsShown, GameOver, RoleRevealed

AGENTS_FIRST = "agent agent agent insider"


def at_the_vote(roles: str = AGENTS_FIRST) -> State:
    return after("vote", len(roles.split()), roles)


def test_ij_30_all_are_asked_at_the_same_moment() -> None:
    state = at_the_vote()
    assert asked(state) == (0, 1, 2, 3)
    assert public(state).turn is None
    for seat in range(4):
        assert choices(state, seat) == [f"vote {other}" for other in range(4) if other != seat]


def test_ij_30_ballots_come_in_any_order() -> None:
    state = at_the_vote()
    for seat, word in [(2, "3"), (0, "3"), (3, "0"), (1, "0")]:
        assert INSIDE_JOB.outcome(state) is None
        state = INSIDE_JOB.apply(state, seat, a_ballot(word)).state
    ballots = [(entry["by"], entry["for"]) for entry in INSIDE_JOB.log(state) if entry.get("do") == "vote"]
    assert ballots == [(2, [3]), (0, [3]), (3, [0]), (1, [0])]
    assert result(state) == ([3], "vote")


def test_ij_30_nobody_sees_another_ballot_nor_that_it_was_handed_in() -> None:
    before = at_the_vote()
    handed_in = INSIDE_JOB.apply(before, 1, a_ballot("3"))
    for seat in (None, 0, 2, 3):
        assert INSIDE_JOB.view(handed_in.state, seat) == INSIDE_JOB.view(before, seat)
        assert told(handed_in.events, seat) == []
        if seat is not None:
            assert choices(handed_in.state, seat) == choices(before, seat)
    you = INSIDE_JOB.view(handed_in.state, 1).you
    assert you is not None
    assert you.ballot == (3,)
    assert one(told(handed_in.events, 1), BallotKept).votes == [3]


def test_ij_30_all_ballots_are_shown_together() -> None:
    last = step(vote(at_the_vote(), "3 0 1"), a_ballot("2"))
    for seat in (None, 0, 1, 2, 3):
        assert one(told(last.events, seat), BallotsShown).ballots == [[3], [0], [1], [2]]
    ending = public(last.state).ending
    assert ending is not None
    assert ending.ballots == ((3,), (0,), (1,), (2,))


def test_ij_30_a_ballot_is_handed_in_once() -> None:
    state = vote(at_the_vote(), "3")
    assert asked(state) == (1, 2, 3)
    assert choices(state, 0) == []
    refused(state, 0, a_ballot("1"), "IJ-30", "ij-has-voted")


def test_ij_30_no_card_and_no_mission_is_played_any_more() -> None:
    state = at_the_vote()
    you = INSIDE_JOB.view(state, 0).you
    assert you is not None
    refused(state, 0, a_play(you.hand[0]), "IJ-30", "ij-waits-vote")
    refused(state, 0, a_mission("ascending"), "IJ-30", "ij-waits-vote")


def test_ij_30_there_is_no_ballot_before_the_vote() -> None:
    state = table(4)
    refused(state, 0, a_ballot("1"), "IJ-9", "ij-waits-mission")
    refused(state, 1, a_ballot("0"), "IJ-9", "ij-not-your-turn")


def test_ij_31_not_for_oneself() -> None:
    refused(at_the_vote(), 1, a_ballot("1"), "IJ-31", "ij-ballot-self")


def test_ij_31_not_for_a_revealed_player() -> None:
    state = after("2 2 2 2 vote", roles=AGENTS_FIRST)
    refused(state, 1, a_ballot("2"), "IJ-31", "ij-ballot-revealed")
    assert choices(state, 2) == ["vote 0", "vote 1", "vote 3"]


def test_ij_31_not_for_somebody_who_is_not_there() -> None:
    refused(at_the_vote(), 1, a_ballot("4"), "IJ-31", "ij-no-such-seat")
    refused(at_the_vote(), 1, a_ballot("L"), "IJ-31", "ij-no-such-seat")


@pytest.mark.parametrize("target", [-1, 6, 20])
def test_ij_31_a_seat_that_no_table_has_is_refused_in_every_form(target: int) -> None:
    """Compiled, a ballot is counted in native integers; nonsense must be refused there too, not break."""
    refused(at_the_vote(), 1, Vote((target,)), "IJ-31", "ij-no-such-seat")


def test_ij_31_one_vote_neither_none_nor_two() -> None:
    refused(at_the_vote(), 1, a_ballot("-"), "IJ-31", "ij-ballot-empty")
    refused(at_the_vote(), 1, a_ballot("0,2"), "IJ-31", "ij-ballot-too-many")


def test_ij_31_with_only_himself_unrevealed_the_insider_hands_in_an_empty_ballot() -> None:
    state = after("1- 1- 1- 1- 1- 2- 2- 2- 2- 2- 0- vote", 3)
    assert shown(state) == [None, "agent", "agent"]
    assert choices(state, 0) == ["vote nobody"]
    assert choices(state, 1) == choices(state, 2) == ["vote 0"]
    refused(state, 0, a_ballot("1"), "IJ-31", "ij-ballot-revealed")
    state = vote(state, "- 0 0")
    assert result(state) == ([1, 2], "vote")
    assert INSIDE_JOB.log(state)[-3]["for"] == []


def test_ij_31_an_empty_ballot_is_shown_as_one_and_no_ballot_as_none() -> None:
    """Seat 1, a revealed Sleeper, hands in none."""
    state = after("1- 1- 1- 1- vote", roles="insider sleeper agent agent")
    last = step(vote(state, "2 0"), a_ballot("0"))
    assert one(last.events, BallotsShown).ballots == [[2], None, [0], [0]]


def test_ij_31_who_may_not_vote_is_not_asked() -> None:
    state = after("1- 1- 1- 1- vote", roles="insider sleeper agent agent")
    assert asked(state) == (0, 2, 3)
    assert choices(state, 1) == []
    refused(state, 1, a_ballot("0"), "IJ-31", "ij-may-not-vote")
    for seat, may in enumerate([True, False, True, True]):
        you = INSIDE_JOB.view(state, seat).you
        assert you is not None
        assert you.may_vote is may


@pytest.mark.parametrize("ballots", ["3 3 3 0", "3 3 0 0", "3 3 0 1", "1 3 3 0"])
def test_ij_32_the_insider_has_the_most_votes_the_agents_win(ballots: str) -> None:
    expected = ([3], "vote") if ballots == "3 3 0 0" else ([0, 1, 2], "vote")
    assert result(vote(at_the_vote(), ballots)) == expected


@pytest.mark.parametrize("ballots", ["1 0 1 1", "1 2 1 1", "2 2 3 2"])
def test_ij_32_anyone_else_has_the_most_votes_the_insider_wins(ballots: str) -> None:
    assert result(vote(at_the_vote(), ballots)) == ([3], "vote")


def test_ij_32_whoever_has_the_most_votes_reveals_his_role() -> None:
    last = step(vote(at_the_vote(), "1 0 1"), a_ballot("1"))
    revealed = one(told(last.events, None), RoleRevealed)
    assert (revealed.seat, revealed.role, revealed.by) == (1, "agent", "vote")


def test_ij_32_a_revealed_agents_vote_counts() -> None:
    state = after("2 2 2 2 vote", roles=AGENTS_FIRST)
    assert result(vote(state, "1 0 3 0")) == ([3], "vote")
    assert result(vote(state, "3 0 3 0")) == ([3], "vote")
    assert result(vote(state, "3 0 3 1")) == ([0, 1, 2], "vote")


@pytest.mark.parametrize("ballots", ["3 3 0 0", "1 0 3 2", "1 0 1 0", "1 0 0 1"])
def test_ij_33_a_tie_for_the_most_votes_the_insider_wins(ballots: str) -> None:
    last = vote(at_the_vote(), ballots)
    assert result(last) == ([3], "vote")


def test_ij_33_in_a_tie_nobody_reveals_a_role_by_the_vote() -> None:
    last = step(vote(at_the_vote(), "3 3 0"), a_ballot("0"))
    assert not any(isinstance(event, RoleRevealed) for event in last.events)
    assert one(last.events, GameOver).winners == [3]


def test_ij_33_a_tie_for_fewer_votes_does_not_matter() -> None:
    state = at_the_vote("agent agent agent agent insider")
    assert result(vote(state, "4 4 0 1 0")) == ([4], "vote")
    assert result(vote(state, "4 4 4 1 0")) == ([0, 1, 2, 3], "vote")


def test_ij_33_there_is_always_somebody_to_vote_so_no_vote_at_all_cannot_come_about() -> None:
    """At the vote the Insider is unrevealed, and somebody may vote for him, or he for somebody."""
    for seed in range(60):
        rng = Rng("no vote", seed)
        chosen = INSIDE_JOB.draw_options(rng, {})
        state = INSIDE_JOB.start(chosen, INSIDE_JOB.deal(chosen, rng))
        while asked(state) and public(state).phase != "vote":
            seat = asked(state)[0]
            state = INSIDE_JOB.apply(state, seat, rng.choice(list(INSIDE_JOB.legal(state, seat)))).state
        if public(state).phase == "vote":
            assert any(choices(state, seat) != ["vote nobody"] for seat in asked(state))
