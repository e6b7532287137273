"""IJ-46 to IJ-48: the Decoy, the Accomplice, Tim Shady."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_ballot,
    a_mission,
    after,
    asked,
    choices,
    dealt,
    end_of,
    go_on,
    intel,
    one,
    partner,
    public,
    refused,
    result,
    shown,
    step,
    table,
    told,
    vote,
)
from volteface.games.inside_job import INSIDE_JOB, Partner
from volteface.games.inside_job.events import (
    IntelTaken,
    MissionsDrawn,
    PartnerChosen,
    PartnerSeen,
    RoleRevealed,
)

DECOY = "insider decoy agent agent"
ACCOMPLICE = "insider accomplice agent agent"
# Tim sits at seat 0, so that the player on his right is at seat 3.
TIM = "tim-shady insider agent agent"
TIM_AND_INSIDER = "tim-shady agent agent insider"


def test_ij_46_the_decoy_alone_has_the_most_votes_and_everyone_else_loses() -> None:
    assert result(vote(after("vote", roles=DECOY), "1 0 1 1")) == ([1], "decoy")


def test_ij_46_the_decoys_own_vote_counts_like_any() -> None:
    assert result(vote(after("vote", roles=DECOY), "1 0 0 0")) == ([2, 3], "vote")


@pytest.mark.parametrize("ballots", ["1 0 0 1", "1 0 3 2"])
def test_ij_46_decoy_and_insider_share_the_most_votes_and_win_together(ballots: str) -> None:
    assert result(vote(after("vote", roles=DECOY), ballots)) == ([0, 1], "decoy")


def test_ij_46_decoy_and_insider_share_them_with_a_third() -> None:
    state = after("vote", 5, "insider decoy paranoid agent agent")
    assert result(vote(state, "1 0 0,1 4 3")) == ([0, 1], "decoy")
    assert result(vote(state, "1 0 0,3 1 3")) == ([0, 1], "decoy")


def test_ij_46_a_tie_without_the_insider_is_an_ordinary_tie() -> None:
    assert result(vote(after("vote", roles=DECOY), "1 2 1 2")) == ([0], "vote")


def test_ij_46_a_tie_of_three_without_the_insider_is_an_ordinary_tie() -> None:
    state = after("vote", 5, "insider decoy paranoid agent agent")
    assert result(vote(state, "1 4 1,3 4 3")) == ([0], "vote")


def test_ij_46_another_has_the_most_votes_and_the_decoy_loses() -> None:
    state = after("vote", roles=DECOY)
    assert result(vote(state, "2 2 3 2")) == ([0], "vote")
    assert result(vote(state, "1 2 1 2")) == ([0], "vote")


def test_ij_46_the_decoy_has_not_won_where_a_side_wins_before_the_vote() -> None:
    assert result(after("0- 0- 0- 0-", roles=DECOY)) == ([0], "intel")
    assert result(after("1+ 2+ 3+ 1+ 2+ 3+ 2+", roles=DECOY)) == ([2, 3], "missions")


def test_ij_46_revealed_by_intel_the_decoy_cannot_be_voted_against_and_cannot_win() -> None:
    state = after("1- 1- 1- 1- vote", roles=DECOY)
    assert shown(state)[1] == "decoy"
    assert asked(state) == (0, 1, 2, 3)
    refused(state, 0, a_ballot("1"), "IJ-31", "ij-ballot-revealed")
    for ballots in ("2 0 0 0", "2 2 0 0", "2 2 0 2"):
        winners, by = result(vote(state, ballots))
        assert 1 not in winners
        assert by == "vote"


def test_ij_46_ij_51_decoy_and_prof_no_share_the_most_votes() -> None:
    state = after("2- 2- 2- 3- 3- 3- vote", roles="prof-no decoy agent agent")
    assert asked(state) == (0, 1)
    assert result(vote(state, "1 0")) == ([0, 1], "decoy")


def test_ij_46_ij_41_nobody_else_wins_though_his_text_goes_with_the_insider() -> None:
    """A revealed Sleeper wins if the Insider wins, but Decoy and Insider win alone."""
    state = after("2- 2- 2- 2- vote", roles="insider decoy sleeper agent")
    assert asked(state) == (0, 1, 3)
    assert result(vote(state, "1 0 1")) == ([1], "decoy")
    assert result(vote(state, "1 3 0")) == ([0, 1], "decoy")
    assert result(vote(state, "3 3 1")) == ([0, 2], "vote")


def test_ij_46_the_most_votes_reveal_the_decoy() -> None:
    last = step(vote(after("vote", roles=DECOY), "1 0 1"), a_ballot("1"))
    assert one(last.events, RoleRevealed).role == "decoy"


def test_ij_47_the_accomplice_is_revealed_from_the_start_and_holds_no_intel() -> None:
    start = dealt(roles=ACCOMPLICE)
    assert shown(start.state) == [None, "accomplice", None, None]
    assert intel(start.state) == [1, 0, 1, 1]
    assert public(start.state).supply == 11
    assert one(told(start.events, None), RoleRevealed).role == "accomplice"


def test_ij_47_before_the_first_mission_she_chooses_another_player() -> None:
    state = table(roles=ACCOMPLICE, missions="ascending descending", starter=3)
    assert asked(state) == (1,)
    assert choices(state, 1) == ["partner 0", "partner 2", "partner 3"]
    refused(state, 3, a_mission("ascending"), "IJ-47", "ij-not-your-turn")
    refused(state, 1, a_mission("ascending"), "IJ-47", "ij-waits-partner")
    refused(state, 0, Partner(2), "IJ-47", "ij-not-your-turn")
    refused(state, 1, Partner(1), "IJ-47", "ij-partner-other")
    refused(state, 1, Partner(4), "IJ-47", "ij-partner-other")
    assert asked(partner(state, 0)) == (3,)


def test_ij_47_a_partner_with_a_negative_seat_is_refused() -> None:
    refused(table(roles=ACCOMPLICE), 1, Partner(-1), "IJ-47", "ij-partner-other")


def test_ij_47_nobody_draws_a_mission_before_she_has_chosen() -> None:
    start = dealt(roles=ACCOMPLICE, starter=3)
    assert not any(isinstance(event, MissionsDrawn) for event in start.events)
    you = INSIDE_JOB.view(start.state, 3).you
    assert you is not None
    assert you.missions == ()
    chosen = step(start.state, Partner(0))
    assert one(told(chosen.events, 3), MissionsDrawn).only == 3


def test_ij_47_the_choice_is_public_and_the_role_is_seen_by_her_alone() -> None:
    chosen = step(table(roles=ACCOMPLICE), Partner(0))
    for seat in (None, 0, 1, 2, 3):
        public_part = one(told(chosen.events, seat), PartnerChosen)
        assert (public_part.seat, public_part.partner) == (1, 0)
        seen = INSIDE_JOB.view(chosen.state, seat)
        assert seen.accomplice is not None
        assert seen.accomplice.partner == 0
        assert ("insider" in str(told(chosen.events, seat))) == (seat == 1)
    you = INSIDE_JOB.view(chosen.state, 1).you
    assert you is not None
    assert you.partner_role == "insider"
    assert one(told(chosen.events, 1), PartnerSeen).role == "insider"
    other = INSIDE_JOB.view(chosen.state, 2).you
    assert other is not None
    assert other.partner_role is None


def test_ij_47_she_chooses_once() -> None:
    state = partner(table(roles=ACCOMPLICE, starter=1), 0)
    refused(state, 1, Partner(2), "IJ-9", "ij-waits-mission")


def test_ij_47_if_she_wins_a_trick_nobody_takes_intel_and_the_partner_loses_one() -> None:
    state = after("partner=2 1-", roles=ACCOMPLICE)
    assert intel(state) == [1, 0, 0, 1]
    assert public(state).supply == 12
    assert asked(state) == (1,)


def test_ij_47_a_partner_without_intel_loses_nothing() -> None:
    state = after("partner=2 1- 1-", roles=ACCOMPLICE)
    assert intel(state) == [1, 0, 0, 1]
    assert public(state).supply == 12


def test_ij_47_all_intel_wagered_in_the_trick_goes_to_the_supply() -> None:
    state = after("partner=2 1-:03", roles=ACCOMPLICE)
    assert intel(state) == [0, 0, 0, 0]
    assert public(state).supply == 14


def test_ij_47_a_partner_with_nothing_left_besides_his_wager_loses_the_wager_only() -> None:
    state = after("partner=2 1-:2", roles=ACCOMPLICE)
    assert intel(state) == [1, 0, 0, 1]
    assert public(state).supply == 12


def test_ij_47_a_partner_with_one_left_besides_his_wager_loses_both() -> None:
    state = after("partner=2 2- 0- 1-:2", roles=ACCOMPLICE)
    assert intel(state) == [2, 0, 0, 1]
    assert public(state).supply == 11


def test_ij_47_a_revealed_partner_loses_intel_and_stays_revealed() -> None:
    state = after("partner=2 2- 2- 2- 2- 1-", roles=ACCOMPLICE)
    assert intel(state)[2] == 4
    assert shown(state)[2] == "agent"


def test_ij_47_her_trick_counts_for_the_mission_as_usual() -> None:
    assert public(after("partner=2 1+", roles=ACCOMPLICE)).missions_done == 1


def test_ij_47_she_cannot_wager_nor_vote_nor_be_voted_against() -> None:
    state = partner(table(roles=ACCOMPLICE, starter=0), 2)
    state = go_on(state, 2)
    assert not [word for word in choices(state, 1) if word.endswith("+")]
    state = after("partner=2 1- vote", roles=ACCOMPLICE)
    assert asked(state) == (0, 2, 3)
    assert choices(state, 0) == ["vote 2", "vote 3"]
    refused(state, 1, a_ballot("0"), "IJ-31", "ij-may-not-vote")
    refused(state, 0, a_ballot("1"), "IJ-31", "ij-ballot-revealed")


@pytest.mark.parametrize(
    ("seat", "ballots", "winners"),
    [(0, "2 0 0", [2, 3]), (0, "2 0 2", [0, 1]), (2, "2 0 0", [1, 2, 3]), (2, "2 0 2", [0])],
)
def test_ij_47_she_wins_only_if_the_partner_wins(seat: int, ballots: str, winners: list[int]) -> None:
    state = after(f"partner={seat} 1- vote", roles=ACCOMPLICE)
    assert result(vote(state, ballots)) == (winners, "vote")


def test_ij_47_with_a_sleeper_as_partner_she_changes_sides_with_him() -> None:
    state = after("partner=2 2- 2- 2- 2- vote", roles="insider accomplice sleeper agent")
    assert asked(state) == (0, 3)
    assert result(vote(state, "3 0")) == ([0, 1, 2], "vote")
    state = after("partner=2 1- vote", roles="insider accomplice sleeper agent")
    assert result(vote(state, "2 0 0")) == ([1, 2, 3], "vote")


@pytest.mark.parametrize(
    ("roles", "ballots", "winners"),
    [
        # On his right, at seat 3, an Agent.
        (TIM, "1 0 1 1", [2, 3]),
        (TIM, "2 2 1 2", [0, 1]),
        # On his right the Insider.
        (TIM_AND_INSIDER, "3 3 3 0", [0, 1, 2]),
        (TIM_AND_INSIDER, "1 2 1 0", [3]),
        # In the middle, so that seat 1 is on his right.
        ("agent insider tim-shady agent", "1 0 1 1", [0, 2, 3]),
        ("insider agent tim-shady agent", "1 0 0 0", [1, 3]),
        ("insider agent tim-shady agent", "3 3 3 1", [0, 2]),
    ],
)
def test_ij_48_tim_shady_wins_only_if_the_player_on_his_right_loses(
    roles: str, ballots: str, winners: list[int]
) -> None:
    assert result(vote(after("vote", roles=roles), ballots)) == (winners, "vote")


def test_ij_48_it_matters_how_the_others_win() -> None:
    assert result(after("1- 1- 1- 1-", roles=TIM)) == ([0, 1], "intel")
    assert result(after("3- 3- 3- 3-", roles=TIM_AND_INSIDER)) == ([3], "intel")


def test_ij_48_revealed_by_intel_he_takes_one_from_the_right_and_no_longer_votes() -> None:
    last = end_of("0- 0- 0- 0-", roles=TIM)
    assert intel(last.state) == [6, 1, 1, 0]
    taken = one(told(last.events, None), IntelTaken)
    assert (taken.seat, taken.taken_from) == (0, 3)
    state = after("0- 0- 0- 0- vote", roles=TIM)
    assert asked(state) == (1, 2, 3)
    assert sum(intel(state)) == 14


def test_ij_48_there_is_nothing_to_take_from_a_right_without_intel() -> None:
    last = end_of("1-:3 0- 0- 0- 0-", roles=TIM)
    assert intel(last.state) == [5, 3, 1, 0]
    assert not any(isinstance(event, IntelTaken) for event in last.events)


def test_ij_48_a_revealed_right_loses_intel_and_stays_revealed() -> None:
    state = after("3- 3- 3- 3- 0- 0- 0- 0-", roles=TIM)
    assert intel(state) == [6, 1, 1, 4]
    assert shown(state) == ["tim-shady", None, None, "agent"]


def test_ij_48_what_he_takes_keeps_the_insider_from_his_number() -> None:
    """The Insider on his right is at 4 when Tim is revealed, then at 3, then at 4 again."""
    state = after("3- 3- 3- 0- 0- 0- 0- 3-", roles=TIM_AND_INSIDER)
    assert intel(state) == [6, 1, 1, 4]
    assert INSIDE_JOB.outcome(state) is None


def test_ij_48_unrevealed_he_votes_and_can_be_voted_against() -> None:
    state = after("vote", roles=TIM)
    assert asked(state) == (0, 1, 2, 3)
    assert "vote 0" in choices(state, 1)


def test_ij_48_revealed_he_still_wins_by_his_own_text() -> None:
    state = after("0- 0- 0- 0- vote", roles=TIM)
    assert result(vote(state, "2 1 1")) == ([2, 3], "vote")
    assert result(vote(state, "2 3 2")) == ([0, 1], "vote")
