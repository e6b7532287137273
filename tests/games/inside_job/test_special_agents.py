"""IJ-43, IJ-44, IJ-45, IJ-49: the special roles on the Agents' side."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_ballot,
    a_mission,
    a_play,
    after,
    asked,
    choices,
    dealt,
    go_on,
    intel,
    one,
    public,
    refused,
    result,
    shown,
    table,
    told,
    vote,
)
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.events import RoleRevealed

BUGGED = "insider bugged agent agent"
PARANOID = "insider paranoid agent agent"
RISKY = "insider risky agent agent"
SLEEPER = "insider sleeper agent agent"


def test_ij_43_the_bugged_agent_is_revealed_from_the_start() -> None:
    start = dealt(roles=BUGGED)
    revealed = one(told(start.events, None), RoleRevealed)
    assert (revealed.seat, revealed.role, revealed.by) == (1, "bugged", "start")
    assert shown(start.state) == [None, "bugged", None, None]
    assert intel(start.state) == [1, 1, 1, 1]


def test_ij_43_more_than_one_intel_and_the_insider_wins_at_once() -> None:
    state = after("1-", roles=BUGGED)
    assert intel(state)[1] == 2
    assert result(state) == ([0], "bugged-agent")


def test_ij_43_with_one_intel_she_plays_on() -> None:
    state = after("2- 3- 0-", roles=BUGGED)
    assert intel(state)[1] == 1
    assert INSIDE_JOB.outcome(state) is None


def test_ij_43_ij_48_with_nothing_left_by_tim_shady_she_may_win_one_trick() -> None:
    """Tim Shady, on her left, takes her token; her next trick brings 1 again, which is not more than 1."""
    roles = "insider bugged tim-shady agent"
    assert intel(after("2- 2- 2- 2-", roles=roles)) == [1, 0, 6, 1]
    state = after("2- 2- 2- 2- 1-", roles=roles)
    assert intel(state)[1] == 1
    assert INSIDE_JOB.outcome(state) is None
    assert result(after("2- 2- 2- 2- 1- 1-", roles=roles)) == ([0, 2], "bugged-agent")


def test_ij_43_wagered_intel_goes_to_her_too() -> None:
    state = after("1-:23", roles=BUGGED)
    assert intel(state)[1] == 4
    assert result(state) == ([0], "bugged-agent")


def test_ij_43_ij_28_the_last_mission_in_the_same_trick_does_not_help() -> None:
    state = after("2+ 3+ 2+ 3+ 2+ 3+ 1+", roles=BUGGED)
    assert public(state).missions_done == 7
    assert result(state) == ([0], "bugged-agent")


def test_ij_43_she_wins_with_the_agents() -> None:
    assert result(after("2+ 3+ 2+ 3+ 2+ 3+ 2+", roles=BUGGED)) == ([1, 2, 3], "missions")


def test_ij_43_she_votes_and_cannot_be_voted_against() -> None:
    state = after("2- 2- 2- 2- vote", roles=BUGGED)
    assert asked(state) == (0, 1, 2, 3)
    assert choices(state, 1) == ["vote 0", "vote 3"]
    assert choices(state, 3) == ["vote 0"]
    refused(state, 2, a_ballot("1"), "IJ-31", "ij-ballot-revealed")
    assert result(vote(state, "3 3 0 0")) == ([0], "vote")
    assert result(vote(state, "3 0 0 0")) == ([1, 2, 3], "vote")


def test_ij_43_she_cannot_wager() -> None:
    state = go_on(table(roles=BUGGED, starter=0), 2)
    assert asked(state) == (1,)
    assert not [word for word in choices(state, 1) if word.endswith("+")]
    word = choices(state, 1)[0].removeprefix("play ") + "+"
    refused(state, 1, a_play(word), "IJ-18", "ij-wager-revealed")


def test_ij_43_ij_50_under_prof_no_she_still_votes() -> None:
    state = after("2- 2- 2- vote", roles="prof-no bugged agent agent")
    assert shown(state) == [None, "bugged", "agent", None]
    assert asked(state) == (0, 1, 3)


def test_ij_44_the_paranoid_agent_casts_one_or_two_votes_for_different_players() -> None:
    state = after("vote", roles=PARANOID)
    assert sorted(choices(state, 1)) == ["vote 0", "vote 0 2", "vote 0 3", "vote 2", "vote 2 3", "vote 3"]
    refused(state, 1, a_ballot("0,0"), "IJ-44", "ij-ballot-alike")
    refused(state, 1, a_ballot("0,1"), "IJ-31", "ij-ballot-self")
    refused(state, 1, a_ballot("0,2,3"), "IJ-31", "ij-ballot-too-many")


def test_ij_44_both_votes_count() -> None:
    state = after("vote", roles=PARANOID)
    assert result(vote(state, "2 0,3 0 2")) == ([0], "vote")
    assert result(vote(state, "2 0,2 0 0")) == ([1, 2, 3], "vote")
    assert result(vote(state, "2 0 3 0")) == ([1, 2, 3], "vote")


def test_ij_44_once_revealed_both_votes_may_go_to_the_same_player() -> None:
    state = after("1- 1- 1- 1- vote", roles=PARANOID)
    assert shown(state)[1] == "paranoid"
    doubles = {"vote 0 0", "vote 2 2", "vote 3 3"}
    assert doubles <= set(choices(state, 1))
    assert {"vote 0", "vote 0 2"} <= set(choices(state, 1))
    assert result(vote(state, "2 0,0 3 0")) == ([1, 2, 3], "vote")
    assert result(vote(state, "2 0,0 3 2")) == ([0], "vote")


def test_ij_44_revealed_with_one_player_left_to_vote_for() -> None:
    state = after("1- 1- 1- 1- 2- 2- 2- 2- vote", roles="insider paranoid agent bugged")
    assert shown(state) == [None, "paranoid", "agent", "bugged"]
    assert choices(state, 1) == ["vote 0", "vote 0 0"]


def test_ij_44_unrevealed_with_one_player_left_to_vote_for() -> None:
    state = after("2- 2- 2- 2- 3- 3- 3- 3- vote", roles="insider paranoid agent agent")
    assert choices(state, 1) == ["vote 0"]
    refused(state, 1, a_ballot("0,0"), "IJ-44", "ij-ballot-alike")


def test_ij_44_two_votes_of_one_ballot_are_written_down() -> None:
    state = vote(after("vote", roles=PARANOID), "2 0,3")
    assert INSIDE_JOB.log(state)[-1] == {"by": 1, "do": "vote", "for": [0, 3]}


def test_ij_44_ij_50_revealed_by_intel_under_prof_no_he_does_not_vote() -> None:
    state = after("1- 1- 1- vote", roles="prof-no paranoid agent agent")
    assert shown(state)[1] == "paranoid"
    assert asked(state) == (0, 2, 3)


def test_ij_45_the_risky_missions_are_shuffled_in() -> None:
    chosen = INSIDE_JOB.read_options({"players": 4, "special_roles": ["risky"]})
    pile = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(3)))["missions"]
    assert isinstance(pile, list)
    assert len(pile) == 28
    risky = {"risky-second", "risky-third", "risky-last", "risky-second-or-third"}
    assert risky <= {str(name) for name in pile}


def test_ij_45_ij_55_with_him_a_risky_mission_must_be_chosen() -> None:
    state = table(roles=RISKY, missions="ascending risky-last")
    assert choices(state, 0) == ["mission risky-last"]
    refused(state, 0, a_mission("ascending"), "IJ-55", "ij-risky-first")


def test_ij_45_revealed_by_intel_the_agents_win_at_once() -> None:
    state = after("1- 1- 1- 1-", roles=RISKY)
    assert result(state) == ([1, 2, 3], "risky-agent")


def test_ij_45_ij_28_with_the_last_mission_the_reason_is_the_reveal() -> None:
    state = after("2+ 3+ 2+ 1+ 1+ 1+ 1+", roles=RISKY)
    assert public(state).missions_done == 7
    assert result(state) == ([1, 2, 3], "risky-agent")


def test_ij_45_unrevealed_he_wins_and_loses_with_the_agents() -> None:
    state = after("vote", roles=RISKY)
    assert result(vote(state, "1 0 0 0")) == ([1, 2, 3], "vote")
    assert result(vote(state, "1 0 1 1")) == ([0], "vote")


def test_ij_49_unrevealed_the_sleeper_wins_with_the_agents_and_votes() -> None:
    state = after("vote", roles=SLEEPER)
    assert asked(state) == (0, 1, 2, 3)
    assert result(vote(state, "1 0 0 0")) == ([1, 2, 3], "vote")
    assert result(vote(state, "1 0 1 1")) == ([0], "vote")


def test_ij_49_revealed_by_intel_the_sleeper_wins_only_with_the_insider() -> None:
    state = after("1- 1- 1- 1- vote", roles=SLEEPER)
    assert shown(state)[1] == "sleeper"
    assert asked(state) == (0, 2, 3)
    assert result(vote(state, "2 0 0")) == ([2, 3], "vote")
    assert result(vote(state, "2 0 2")) == ([0, 1], "vote")


def test_ij_49_a_revealed_sleeper_shares_the_insiders_win_by_intel() -> None:
    assert result(after("1- 1- 1- 1- 0- 0- 0- 0-", roles=SLEEPER)) == ([0, 1], "intel")


@pytest.mark.parametrize(("story", "winners"), [("3+", [1, 2, 3]), ("1+", [2, 3])])
def test_ij_49_ij_28_revealed_in_the_trick_of_the_last_mission(story: str, winners: list[int]) -> None:
    """The tokens move and the reveal comes before the winners are named (IJ-23 to IJ-27)."""
    state = after(f"2+ 3+ 2+ 1+ 1+ 1+ {story}", roles=SLEEPER)
    assert result(state) == (winners, "missions")


def test_ij_49_ij_50_a_sleeper_revealed_last_wins_with_prof_no() -> None:
    state = after("2- 2- 2- 3- 3- 3- 1- 1- 1-", roles="prof-no sleeper agent agent")
    assert result(state) == ([0, 1], "all-revealed")
