"""IJ-23 to IJ-29: after the trick."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    MISSIONS_NEEDED,
    REVEAL_AT,
    TRICKS,
    a_ballot,
    after,
    asked,
    choices,
    end_of,
    intel,
    last_step,
    mission,
    one,
    public,
    result,
    shown,
    step,
    table,
    to_the_vote,
    told,
    trick,
    vote,
)
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.events import (
    CardPlayed,
    GameOver,
    MissionJudged,
    MissionsDrawn,
    RoleRevealed,
    TrickTaken,
    VoteOpened,
)

AGENTS_FIRST = "agent agent agent insider"


def test_ij_23_after_the_trick_everything_happens_in_this_order() -> None:
    """The card, the tokens, the mission, the reveal, then the next draw."""
    last = end_of("2 2 2 2", roles=AGENTS_FIRST)
    kinds = [type(event) for event in last.events]
    assert kinds == [CardPlayed, TrickTaken, MissionJudged, RoleRevealed, MissionsDrawn]
    assert one(last.events, TrickTaken).intel == [1, 1, 5, 1]


def test_ij_24_a_mission_that_succeeded_counts_for_the_agents() -> None:
    for done, story in [(1, "1+"), (1, "1+ 2-"), (2, "1+ 2- 1+")]:
        assert public(after(story)).missions_done == done


def test_ij_24_the_mission_is_judged_whoever_wins_the_trick() -> None:
    assert public(after("0+")).missions_done == 1


def test_ij_24_the_mission_is_judged_with_the_tokens_as_they_lie() -> None:
    state = table(4, AGENTS_FIRST, ["p1", "p2", "p3", "p4"], "some-trump high-only")
    assert public(trick(state, "some-trump", "p1 p2 p3 p4")).missions_done == 0
    assert public(trick(state, "some-trump", "p1 p2 p3+ p4")).missions_done == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_25_who_reaches_the_number_reveals_his_role_at_once(players: int) -> None:
    needed = REVEAL_AT[players] - 1
    state = after("1 " * (needed - 1), players)
    assert shown(state)[1] is None
    state = after("1 " * needed, players)
    assert intel(state)[1] == REVEAL_AT[players]
    assert shown(state) == [None, "agent", *[None] * (players - 2)]


def test_ij_25_more_than_the_number_at_once_reveals_too() -> None:
    state = after("1 1 2 1-:03")
    assert intel(state)[1] == 6
    assert shown(state)[1] == "agent"


def test_ij_25_a_role_is_revealed_to_everybody_once() -> None:
    state = after("2 2 2 2")
    for seat in (None, 0, 1, 3):
        assert INSIDE_JOB.view(state, seat).seats[2].role == "agent"
    again = end_of("2 2 2 2 2")
    assert intel(again.state)[2] == 6
    assert not any(isinstance(event, RoleRevealed) for event in again.events)


def test_ij_25_tokens_on_the_table_are_not_held() -> None:
    """Seat 2 has 4 and wagers 1 that another takes: he is not revealed."""
    state = after("2 2 2 1 0-:2", roles=AGENTS_FIRST)
    assert intel(state)[2] == 3
    assert shown(state) == [None] * 4


def test_ij_25_a_revealed_player_can_no_longer_be_voted_against() -> None:
    state = after("2 2 2 2 vote", roles=AGENTS_FIRST)
    assert choices(state, 0) == ["vote 1", "vote 3"]
    assert choices(state, 3) == ["vote 0", "vote 1"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_26_a_revealed_insider_has_won(players: int) -> None:
    state = after("0- " * (REVEAL_AT[players] - 1), players)
    assert result(state) == ([0], "intel")
    assert asked(state) == ()
    assert shown(state)[0] == "insider"


def test_ij_26_wagered_intel_can_carry_the_insider_there() -> None:
    state = after("0 1 0-:23")
    assert intel(state)[0] == 5
    assert result(state) == ([0], "intel")


def test_ij_26_a_revealed_agent_plays_on() -> None:
    state = after("2 2 2 2")
    assert INSIDE_JOB.outcome(state) is None
    assert asked(state) == (2,)
    assert intel(after("2 2 2 2 2 1 0"))[2] == 6


def test_ij_26_a_revealed_agent_votes() -> None:
    state = after("2 2 2 2 vote")
    assert 2 in asked(state)
    assert choices(state, 2) == ["vote 0", "vote 1", "vote 3"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_27_enough_missions_and_the_agents_win(players: int) -> None:
    needed = MISSIONS_NEEDED[players]
    winners = [str(1 + at % (players - 1)) + "+" for at in range(needed)]
    state = after(" ".join(winners[:-1]), players)
    assert INSIDE_JOB.outcome(state) is None
    assert public(state).missions_done == needed - 1
    state = after(" ".join(winners), players)
    assert result(state) == (list(range(1, players)), "missions")


def test_ij_27_the_last_trick_too_can_bring_enough_missions() -> None:
    state = after("1- 2- 3- 1+ 2+ 3+ 1+ 2+ 3+ 0+")
    assert result(state) == ([1, 2, 3], "missions")


def test_ij_28_reveal_and_missions_in_one_trick_the_insider_wins() -> None:
    state = after("1+ 2+ 3+ 0+ 0+ 0+ 0+")
    assert public(state).missions_done == 7
    assert intel(state)[0] == 5
    assert result(state) == ([0], "intel")


def test_ij_28_the_same_trick_without_the_last_mission_is_the_insiders_too() -> None:
    assert result(after("1+ 2+ 3+ 0+ 0+ 0+ 0-")) == ([0], "intel")


def test_ij_28_an_agent_revealed_with_the_last_mission_the_agents_win_by_missions() -> None:
    state = after("3+ 2+ 3+ 1+ 1+ 1+ 1+")
    assert shown(state)[1] == "agent"
    assert result(state) == ([1, 2, 3], "missions")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_29_after_the_last_trick_without_a_winner_comes_the_vote(players: int) -> None:
    state = to_the_vote(table(players))
    assert INSIDE_JOB.outcome(state) is None
    assert public(state).phase == "vote"
    assert public(state).trick_number == TRICKS[players]
    assert asked(state) == tuple(range(players))


def test_ij_29_the_vote_is_opened_for_all_to_see() -> None:
    state = table(3, "agent agent insider", seed=4)
    events: list[object] = []
    while public(state).phase != "vote":
        after = step(state, INSIDE_JOB.legal(state, asked(state)[0])[-1])
        state, events = after.state, list(told(after.events, None))
    assert sum(isinstance(event, VoteOpened) for event in events) == 1
    assert not any(isinstance(event, MissionsDrawn) for event in events)


def test_ij_29_there_is_no_vote_when_the_last_trick_decides() -> None:
    state = after("0- 1- 2- 3- 1- 2- 3- 0- 0- 0-")
    assert result(state) == ([0], "intel")


def test_ij_26_the_end_is_told_to_all_with_every_role() -> None:
    state = vote(after("vote", roles=AGENTS_FIRST), "3 3 3")
    ending = one(told(step(state, a_ballot("0")).events, None), GameOver)
    assert (ending.winners, ending.by) == ([0, 1, 2], "vote")
    assert ending.roles == ["agent", "agent", "agent", "insider"]


def test_ij_28_nothing_can_be_done_once_the_game_is_over() -> None:
    state = after("0- 0- 0- 0-")
    for seat in range(4):
        assert choices(state, seat) == []


def test_ij_24_missions_judged_are_told_to_all() -> None:
    state = mission(table(4, AGENTS_FIRST, ["p7", "p8", "p9", "p13"], "high-only odd-only"), "high-only")
    judged = one(told(last_step(state, "p7 p8 p9 p13").events, None), MissionJudged)
    assert (judged.mission, judged.success, judged.missions_done) == ("high-only", True, 1)
