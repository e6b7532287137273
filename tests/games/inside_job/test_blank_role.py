"""IJ-80: the blank role, part by part."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_ballot,
    a_play,
    after,
    asked,
    choices,
    dealt,
    end_of,
    go_on,
    intel,
    mission,
    one,
    play,
    public,
    refused,
    result,
    shown,
    table,
    vote,
)
from volteface.core.game import Step
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, Event, State
from volteface.games.inside_job.events import IntelTaken, RoleRevealed

BLANK = "insider blank agent agent"


def role(**parts: Json) -> dict[str, Json]:
    return {"name": "Clerk", "text": "Files everything.", **parts}


def at_the_vote(**parts: Json) -> State:
    return after("vote", roles=BLANK, blank_role=role(**parts))


def revealed(**parts: Json) -> Step[State, Event]:
    """Let the blank role at seat 1 be revealed by intel."""
    return end_of("1- 1- 1- 1-", roles=BLANK, blank_role=role(**parts))


def at_the_vote_revealed(**parts: Json) -> State:
    return after("1- 1- 1- 1- vote", roles=BLANK, blank_role=role(**parts))


AGENTS_WIN, INSIDER_WINS = "2 0 0 0", "2 2 3 2"


def test_ij_80_it_replaces_an_agent() -> None:
    chosen = INSIDE_JOB.read_options({"players": 4, "special_roles": ["blank"], "blank_role": role()})
    roles = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(1)))["roles"]
    assert isinstance(roles, list)
    assert sorted(map(str, roles)) == ["agent", "agent", "blank", "insider"]


def test_ij_80_its_name_text_and_parts_are_shown_to_all() -> None:
    parts = role(side="insider", votes=2, on_reveal="switch-sides")
    state = table(roles=BLANK, blank_role=parts)
    for seat in (None, 0, 1, 2, 3):
        shown_role = INSIDE_JOB.view(state, seat).blank_role
        assert shown_role is not None
        assert (shown_role.name, shown_role.text) == ("Clerk", "Files everything.")
        assert (shown_role.side, shown_role.votes, shown_role.on_reveal) == ("insider", 2, "switch-sides")


def test_ij_80_with_no_parts_named_it_is_a_plain_agent() -> None:
    state = at_the_vote()
    assert asked(state) == (0, 1, 2, 3)
    assert choices(state, 1) == ["vote 0", "vote 2", "vote 3"]
    assert result(vote(state, AGENTS_WIN)) == ([1, 2, 3], "vote")
    assert result(vote(state, INSIDER_WINS)) == ([0], "vote")


@pytest.mark.parametrize(
    ("side", "ballots", "winners"),
    [
        ("agents", AGENTS_WIN, [1, 2, 3]),
        ("agents", INSIDER_WINS, [0]),
        ("insider", AGENTS_WIN, [2, 3]),
        ("insider", INSIDER_WINS, [0, 1]),
    ],
)
def test_ij_80_side_it_wins_with_its_side(side: str, ballots: str, winners: list[int]) -> None:
    assert result(vote(at_the_vote(side=side), ballots)) == (winners, "vote")


def test_ij_80_side_insider_is_not_the_insider() -> None:
    """Voted out, the Insider's friend is anyone else (IJ-32); revealed, he has not won (IJ-26)."""
    assert result(vote(at_the_vote(side="insider"), "1 2 1 1")) == ([0, 1], "vote")
    assert INSIDE_JOB.outcome(revealed(side="insider").state) is None


def test_ij_80_revealed_at_start() -> None:
    parts = role(revealed_at_start=True, votes=1)
    start = dealt(roles=BLANK, blank_role=parts)
    assert one(start.events, RoleRevealed).role == "blank"
    assert shown(start.state) == [None, "blank", None, None]
    assert intel(start.state) == [1, 1, 1, 1]
    state = after("vote", roles=BLANK, blank_role=parts)
    assert asked(state) == (0, 1, 2, 3)
    refused(state, 0, a_ballot("1"), "IJ-31", "ij-ballot-revealed")


def test_ij_80_revealed_at_start_it_is_not_revealed_by_intel_again() -> None:
    last = end_of("1- 1- 1- 1-", roles=BLANK, blank_role=role(revealed_at_start=True, on_reveal="agents-win"))
    assert not any(isinstance(event, RoleRevealed) for event in last.events)
    assert INSIDE_JOB.outcome(last.state) is None


def test_ij_80_must_follow() -> None:
    hands = ["p1", "p2 b3"]
    for must_follow in (True, False):
        state = table(4, BLANK, hands, "high-only odd-only", blank_role=role(must_follow=must_follow))
        state = play(mission(state, "high-only"), "p1")
        assert ("play b3" in choices(state, 1)) is not must_follow
        assert "play p2" in choices(state, 1)


def test_ij_80_may_wager() -> None:
    for may_wager in (True, False):
        state = table(4, BLANK, ["p1", "p2"], "high-only odd-only", blank_role=role(may_wager=may_wager))
        state = play(mission(state, "high-only"), "p1")
        assert ("play p2+" in choices(state, 1)) is may_wager
        if not may_wager:
            refused(state, 1, a_play("p2+"), "IJ-80", "ij-wager-role")


@pytest.mark.parametrize("parts", [{"revealed_at_start": True}, {}])
def test_ij_80_may_wager_does_not_lift_ij_18(parts: dict[str, Json]) -> None:
    state = after("1- 1- 1- 1- 0-", roles=BLANK, blank_role=role(may_wager=True, **parts))
    state = go_on(state, 2)
    assert asked(state) == (1,)
    assert shown(state)[1] == "blank"
    word = choices(state, 1)[0].removeprefix("play ") + "+"
    refused(state, 1, a_play(word), "IJ-18", "ij-wager-revealed")


def test_ij_80_may_wager_does_not_help_where_wagering_is_off() -> None:
    state = table(4, BLANK, ["p1", "p2"], "high-only odd-only", blank_role=role(), wager=False)
    refused(play(mission(state, "high-only"), "p1"), 1, a_play("p2+"), "IJ-17", "ij-wager-off")


def test_ij_80_votes_none_one_or_two() -> None:
    state = at_the_vote(votes=0)
    assert asked(state) == (0, 2, 3)
    refused(state, 1, a_ballot("0"), "IJ-31", "ij-may-not-vote")
    assert choices(at_the_vote(votes=1), 1) == ["vote 0", "vote 2", "vote 3"]
    assert {"vote 0 2", "vote 0 3", "vote 2 3"} <= set(choices(at_the_vote(votes=2), 1))


def test_ij_80_two_votes_go_to_different_players_even_when_revealed() -> None:
    refused(at_the_vote(votes=2), 1, a_ballot("0,0"), "IJ-80", "ij-ballot-alike")
    refused(at_the_vote_revealed(votes=2), 1, a_ballot("0,0"), "IJ-80", "ij-ballot-alike")


@pytest.mark.parametrize("votes", [1, 2])
def test_ij_80_votes_when_revealed(votes: int) -> None:
    assert 1 in asked(at_the_vote_revealed(votes=votes, votes_when_revealed=True))
    assert 1 not in asked(at_the_vote_revealed(votes=votes, votes_when_revealed=False))
    assert 1 in asked(at_the_vote(votes=votes, votes_when_revealed=False))


def test_ij_80_revealed_from_the_start_and_silent_when_revealed() -> None:
    parts = role(revealed_at_start=True, votes_when_revealed=False)
    assert asked(after("vote", roles=BLANK, blank_role=parts)) == (0, 2, 3)


def test_ij_80_on_reveal_nothing() -> None:
    last = revealed(on_reveal="nothing")
    assert intel(last.state) == [1, 5, 1, 1]
    assert INSIDE_JOB.outcome(last.state) is None


@pytest.mark.parametrize(("side", "winners"), [("agents", [1, 2, 3]), ("insider", [2, 3])])
def test_ij_80_on_reveal_agents_win(side: str, winners: list[int]) -> None:
    assert result(revealed(side=side, on_reveal="agents-win").state) == (winners, "blank-role")


@pytest.mark.parametrize(("side", "winners"), [("agents", [0]), ("insider", [0, 1])])
def test_ij_80_on_reveal_insider_wins(side: str, winners: list[int]) -> None:
    assert result(revealed(side=side, on_reveal="insider-wins").state) == (winners, "blank-role")


def test_ij_80_on_reveal_take_from_right() -> None:
    last = revealed(on_reveal="take-from-right")
    assert intel(last.state) == [0, 6, 1, 1]
    assert one(last.events, IntelTaken).taken_from == 0


@pytest.mark.parametrize(
    ("side", "ballots", "winners"),
    [
        ("agents", "2 0 0 0", [2, 3]),
        ("agents", "2 2 3 2", [0, 1]),
        ("insider", "2 0 0 0", [1, 2, 3]),
        ("insider", "2 2 3 2", [0]),
    ],
)
def test_ij_80_on_reveal_switch_sides(side: str, ballots: str, winners: list[int]) -> None:
    state = at_the_vote_revealed(side=side, on_reveal="switch-sides")
    assert result(vote(state, ballots)) == (winners, "vote")


def test_ij_80_ij_28_a_reveal_and_the_last_mission_in_one_trick() -> None:
    story = "2+ 3+ 2+ 1+ 1+ 1+ 1+"
    both = after(story, roles=BLANK, blank_role=role(on_reveal="insider-wins"))
    assert public(both).missions_done == 7
    assert result(both) == ([0], "blank-role")
    agents = after(story, roles=BLANK, blank_role=role(on_reveal="agents-win"))
    assert result(agents) == ([1, 2, 3], "blank-role")


def test_ij_80_ij_50_the_agents_would_win_by_the_last_reveal_under_prof_no() -> None:
    state = after(
        "2- 2- 2- 3- 3- 3- 1- 1- 1-",
        roles="prof-no blank agent agent",
        blank_role=role(on_reveal="agents-win"),
    )
    assert result(state) == ([0], "all-revealed")


@pytest.mark.parametrize("side", ["agents", "insider", "neutral"])
def test_ij_80_wins_most_votes(side: str) -> None:
    state = at_the_vote(side=side, wins="most-votes")
    assert result(vote(state, "1 0 1 1")) == ([1], "blank-role")
    assert result(vote(state, "1 0 0 1")) == ([0, 1], "blank-role")
    assert result(vote(state, "1 2 1 2")) == ([0], "vote")
    assert result(vote(state, AGENTS_WIN)) == ([2, 3], "vote")
    assert result(vote(state, INSIDER_WINS)) == ([0], "vote")


def test_ij_80_wins_most_votes_not_once_revealed() -> None:
    state = at_the_vote_revealed(wins="most-votes")
    refused(state, 0, a_ballot("1"), "IJ-31", "ij-ballot-revealed")
    assert result(vote(state, AGENTS_WIN)) == ([2, 3], "vote")


@pytest.mark.parametrize("side", ["agents", "insider", "neutral"])
def test_ij_80_wins_right_loses(side: str) -> None:
    """The Insider is on the right."""
    state = at_the_vote(side=side, wins="right-loses")
    assert result(vote(state, AGENTS_WIN)) == ([1, 2, 3], "vote")
    assert result(vote(state, INSIDER_WINS)) == ([0], "vote")


def test_ij_80_ij_52_two_who_wait_for_each_others_loss() -> None:
    """Tim Shady sits left of the blank role, and that one left of the Insider."""
    state = after("vote", roles="insider blank tim-shady agent", blank_role=role(wins="right-loses"))
    assert result(vote(state, "3 0 0 0")) == ([1, 3], "vote")
    assert result(vote(state, "3 3 3 1")) == ([0, 2], "vote")


def test_ij_80_ij_46_decoy_and_blank_share_the_most_votes_without_the_insider() -> None:
    state = after("vote", roles="insider blank decoy agent", blank_role=role(wins="most-votes"))
    assert result(vote(state, "1 2 1 2")) == ([0], "vote")
    assert result(vote(state, "2 2 1 2")) == ([2], "decoy")


def test_ij_80_ij_41_alone_with_the_most_votes_everyone_else_loses_even_tim_shady() -> None:
    """On Tim's right an Agent loses, but nobody else wins beside whoever has the most votes."""
    roles = "insider blank agent tim-shady"
    state = after("vote", roles=roles, blank_role=role(wins="most-votes"))
    assert result(vote(state, "1 0 1 1")) == ([1], "blank-role")
    assert result(vote(state, "2 2 0 2")) == ([0, 3], "vote")


def test_ij_80_ij_41_the_accomplice_of_whoever_has_the_most_votes_loses() -> None:
    roles = "insider blank agent accomplice"
    state = after("partner=1 3- vote", roles=roles, blank_role=role(wins="most-votes"))
    assert result(vote(state, "1 0 1")) == ([1], "blank-role")
    state = after("partner=0 3- vote", roles=roles, blank_role=role(wins="most-votes"))
    assert result(vote(state, "1 2 0")) == ([0, 1], "blank-role")
