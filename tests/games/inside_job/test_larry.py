"""IJ-60 to IJ-66: two players and Larry."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_ballot,
    a_play,
    after,
    asked,
    choices,
    for_larry,
    intel,
    larry,
    mission,
    one,
    play,
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
from volteface.games.inside_job import INSIDE_JOB, State
from volteface.games.inside_job.events import BallotsShown, CardPlayed, GameOver, LarryDrawn, LarryPutAway

LARRY_IS_IT = "agent agent insider"
FIRST_IS_IT = "insider agent agent"
SECOND_IS_IT = "agent insider agent"


def a_table(roles: str = LARRY_IS_IT, starter: int = 0) -> State:
    hands = ["p13 p2 b5", "p1 p12 b6"]
    return table(2, roles, hands, "high-only odd-only ascending descending", starter, stack="p5 p6 g2 y1 y2")


def led(roles: str = LARRY_IS_IT, card: str = "p13") -> State:
    """Seat 0 has led and it is Larry's turn."""
    return play(mission(a_table(roles), "high-only"), card)


def test_ij_60_two_agents_and_the_insider_for_two_players_and_larry() -> None:
    seen = set()
    for seed in range(40):
        chosen = INSIDE_JOB.read_options({"players": 2})
        entry = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(seed)))
        assert isinstance(entry["roles"], list)
        roles = [str(role) for role in [*entry["roles"], entry["larry_role"]]]
        assert sorted(roles) == ["agent", "agent", "insider"]
        seen.add(roles.index("insider"))
    assert seen == {0, 1, 2}


def test_ij_60_ten_cards_each_and_32_in_larrys_stack() -> None:
    chosen = INSIDE_JOB.read_options({"players": 2})
    entry = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(0)))
    hands, stack = entry["hands"], entry["larry_stack"]
    assert isinstance(hands, list)
    assert isinstance(stack, list)
    every = [str(name) for hand in hands if isinstance(hand, list) for name in hand] + list(map(str, stack))
    assert (len(stack), len(set(every))) == (32, 52)


def test_ij_60_one_intel_each_and_larry_three() -> None:
    state = a_table()
    assert intel(state) == [1, 1, 3]
    assert public(state).supply == 9
    assert public(state).tricks == 9


def test_ij_60_larrys_role_is_seen_by_nobody() -> None:
    one_truth, other_truth = a_table(LARRY_IS_IT), a_table(SECOND_IS_IT)
    for seat in (None, 0):
        assert INSIDE_JOB.view(one_truth, seat) == INSIDE_JOB.view(other_truth, seat)
    larry_seen = public(one_truth).larry
    assert larry_seen is not None
    assert larry_seen.role is None


def test_ij_61_the_first_starting_player_is_drawn_at_random() -> None:
    chosen = INSIDE_JOB.read_options({"players": 2})
    starters = {INSIDE_JOB.deal(chosen, Rng(seed)).starter for seed in range(30)}
    assert starters == {0, 1}


@pytest.mark.parametrize("starter", [0, 1])
def test_ij_61_starting_player_larry_controller(starter: int) -> None:
    state = a_table(starter=starter)
    seen = public(state).larry
    assert seen is not None
    assert seen.controller == 1 - starter
    state = mission(state, "high-only")
    assert asked(state) == (starter,)
    state = play(state, "p13" if starter == 0 else "p12")
    assert (asked(state), public(state).phase) == ((1 - starter,), "larry")
    state = larry(state, "p5", "p6", "g2")
    assert (asked(state), public(state).phase) == ((1 - starter,), "play")
    state = play(state, "p1" if starter == 0 else "p2")
    assert public(state).phase == "mission"


def test_ij_61_the_trick_shows_larry_in_the_middle() -> None:
    state = larry(led(), "p5", "p6", "g2")
    assert [(card.seat, card.card) for card in public(state).trick] == [(0, "p13"), ("larry", "p5")]


def test_ij_62_the_controller_draws_three_cards_alone() -> None:
    after_lead = step(mission(a_table(), "high-only"), a_play("p13"))
    assert one(told(after_lead.events, 1), LarryDrawn).cards == ["p5", "p6", "g2"]
    for seat in (None, 0):
        assert not any(isinstance(event, LarryDrawn) for event in told(after_lead.events, seat))
        for name in ("p5", "p6", "g2"):
            assert name not in str(INSIDE_JOB.view(after_lead.state, seat)).replace("p13", "")
    you = INSIDE_JOB.view(after_lead.state, 1).you
    assert you is not None
    assert you.larry == ("p5", "p6", "g2")


def test_ij_62_one_is_played_one_goes_back_one_is_out() -> None:
    after_larry = step(led(), for_larry("p5", "g2", "p6"))
    put_away = one(told(after_larry.events, 1), LarryPutAway)
    assert (put_away.back, put_away.out) == ("g2", "p6")
    for seat in (None, 0):
        assert [type(event) for event in told(after_larry.events, seat)] == [CardPlayed]
        assert "g2" not in str(INSIDE_JOB.view(after_larry.state, seat))
    # Seat 0 wins, so seat 1 plays for Larry again and finds the card on top.
    state = play(after_larry.state, "p1")
    state = play(mission(state, "ascending"), "p2")
    you = INSIDE_JOB.view(state, 1).you
    assert you is not None
    assert you.larry == ("g2", "y1", "y2")


def test_ij_62_the_card_put_back_is_there_for_the_next_controller() -> None:
    state = larry(led(card="p2"), "p5", "g2", "p6")
    state = play(state, "p12")
    # The controller won: seat 1 starts, seat 0 plays for Larry.
    state = play(mission(state, "ascending"), "b6")
    you = INSIDE_JOB.view(state, 0).you
    assert you is not None
    assert you.larry == ("g2", "y1", "y2")


def test_ij_62_the_stack_shrinks_by_two() -> None:
    seen = public(larry(led(), "p5", "g2", "p6")).larry
    assert seen is not None
    assert seen.stack == 30


def test_ij_62_every_order_of_three_that_follow_is_legal_and_no_other_card() -> None:
    state = led()
    assert sorted(choices(state, 1)) == sorted(
        [
            "larry p5 back p6 out g2",
            "larry p5 back g2 out p6",
            "larry p6 back p5 out g2",
            "larry p6 back g2 out p5",
        ]
    )
    refused(state, 1, for_larry("p5", "p6", "y1"), "IJ-62", "ij-larry-three")
    refused(state, 1, for_larry("p5", "p5", "p6"), "IJ-62", "ij-larry-three")
    refused(state, 0, for_larry("p5", "p6", "g2"), "IJ-62", "ij-not-your-turn")
    refused(state, 1, a_play("p1"), "IJ-62", "ij-waits-larry")


@pytest.mark.parametrize("roles", [LARRY_IS_IT, SECOND_IS_IT, FIRST_IS_IT])
def test_ij_63_larry_follows_suit_whoever_is_the_insider(roles: str) -> None:
    state = led(roles)
    assert not [word for word in choices(state, 1) if word.startswith("larry g2")]
    refused(state, 1, for_larry("g2", "p5", "p6"), "IJ-63", "ij-larry-must-follow")


def test_ij_63_if_none_of_the_three_can_follow_any_is_played() -> None:
    state = led(card="b5")
    assert len(choices(state, 1)) == 6


def test_ij_63_larry_never_wagers() -> None:
    after_larry = step(led(), for_larry("p5", "p6", "g2"))
    assert one(after_larry.events, CardPlayed).wager is False
    assert intel(after_larry.state) == [1, 1, 3]


def test_ij_63_the_controller_wagers_on_his_own_card_and_the_starting_player_does_not() -> None:
    state = larry(led(), "p5", "p6", "g2")
    assert "play p1+" in choices(state, 1)
    refused(mission(a_table(), "high-only"), 0, a_play("p13+"), "IJ-18", "ij-wager-starter")
    assert intel(play(state, "p1+")) == [1, 2, 3]


@pytest.mark.parametrize(("story", "starter"), [("0-", 0), ("1-", 1), ("L-", 1)])
def test_ij_64_who_starts_next(story: str, starter: int) -> None:
    state = after(story, 2, LARRY_IS_IT, starter=0)
    assert asked(state) == (starter,)
    seen = public(state).larry
    assert seen is not None
    assert seen.controller == 1 - starter


@pytest.mark.parametrize(("story", "starter"), [("0-", 0), ("1-", 1), ("L-", 0)])
def test_ij_64_who_starts_next_where_the_second_player_started(story: str, starter: int) -> None:
    assert asked(after(story, 2, LARRY_IS_IT, starter=1)) == (starter,)


def test_ij_65_larry_collects_intel_like_a_player() -> None:
    assert intel(after("L-", 2, LARRY_IS_IT)) == [1, 1, 4]
    state = after("L-:1", 2, LARRY_IS_IT, starter=0)
    assert intel(state) == [1, 0, 5]


def test_ij_65_larry_as_the_insider_wins_at_six() -> None:
    assert result(after("L- L- L-", 2, LARRY_IS_IT)) == (["larry"], "intel")


def test_ij_65_larry_as_an_agent_is_revealed_at_six_and_plays_on() -> None:
    state = after("L- L- L-", 2, SECOND_IS_IT)
    assert shown(state) == [None, None, "agent"]
    assert INSIDE_JOB.outcome(state) is None
    assert intel(after("L- L- L- L-", 2, SECOND_IS_IT)) == [1, 1, 7]


def test_ij_65_a_player_at_six_is_revealed() -> None:
    assert shown(after("0- 0- 0- 0- 0-", 2, LARRY_IS_IT)) == ["agent", None, None]
    assert result(after("0- 0- 0- 0- 0-", 2, FIRST_IS_IT)) == ([0], "intel")


def test_ij_65_seven_missions_win_for_the_agents() -> None:
    assert result(after("0+ 1+ 0+ 1+ 0+ 1+ 0+", 2, LARRY_IS_IT)) == ([0, 1], "missions")
    assert result(after("0+ 1+ 0+ 1+ 0+ 1+ 1+", 2, FIRST_IS_IT)) == ([1, "larry"], "missions")


def test_ij_65_ij_28_larry_revealed_as_the_insider_with_the_seventh_mission() -> None:
    state = after("0+ 1+ 0+ 1+ L+ L+ L+", 2, LARRY_IS_IT)
    assert public(state).missions_done == 7
    assert result(state) == (["larry"], "intel")


def test_ij_66_each_votes_for_the_other_or_for_larry() -> None:
    state = after("vote", 2, LARRY_IS_IT)
    assert asked(state) == (0, 1)
    assert choices(state, 0) == ["vote 1", "vote 5"]
    assert [INSIDE_JOB.write_action(action) for action in INSIDE_JOB.legal(state, 0)] == [
        {"do": "vote", "for": [1]},
        {"do": "vote", "for": ["larry"]},
    ]
    refused(state, 0, a_ballot("0"), "IJ-31", "ij-ballot-self")
    refused(state, 0, a_ballot("-"), "IJ-31", "ij-ballot-empty")
    refused(state, 0, a_ballot("1,L"), "IJ-31", "ij-ballot-too-many")


@pytest.mark.parametrize(
    ("roles", "ballots", "winners"),
    [
        # Larry is the Insider.
        (LARRY_IS_IT, "L L", [0, 1]),
        (LARRY_IS_IT, "1 L", ["larry"]),
        (LARRY_IS_IT, "L 0", ["larry"]),
        (LARRY_IS_IT, "1 0", ["larry"]),
        # The Insider's own vote does not matter, and a tie means nothing.
        (FIRST_IS_IT, "1 0", [1, "larry"]),
        (FIRST_IS_IT, "L 0", [1, "larry"]),
        (FIRST_IS_IT, "1 L", [0]),
        (FIRST_IS_IT, "L L", [0]),
        (SECOND_IS_IT, "1 0", [0, "larry"]),
        (SECOND_IS_IT, "1 L", [0, "larry"]),
        (SECOND_IS_IT, "L L", [1]),
        (SECOND_IS_IT, "L 0", [1]),
    ],
)
def test_ij_66_if_an_agent_voted_for_an_agent_the_insider_wins(
    roles: str, ballots: str, winners: list[int | str]
) -> None:
    assert result(vote(after("vote", 2, roles), ballots)) == (winners, "vote")


def test_ij_66_then_all_roles_are_shown() -> None:
    last = step(vote(after("vote", 2, LARRY_IS_IT), "L"), a_ballot("L"))
    assert one(told(last.events, None), GameOver).roles == ["agent", "agent", "insider"]
    assert one(told(last.events, None), BallotsShown).ballots == [["larry"], ["larry"]]


def test_ij_66_ij_31_a_revealed_larry_cannot_be_voted_against() -> None:
    state = after("L- L- L- vote", 2, SECOND_IS_IT)
    assert choices(state, 0) == ["vote 1"]
    assert choices(state, 1) == ["vote 0"]
    refused(state, 0, a_ballot("L"), "IJ-31", "ij-ballot-revealed")
    assert result(vote(state, "1 0")) == ([0, "larry"], "vote")


def test_ij_66_ij_31_with_nobody_left_the_insider_hands_in_an_empty_ballot() -> None:
    state = after("L- L- L- 0- 0- 0- 0- 0- vote", 2, SECOND_IS_IT)
    assert shown(state) == ["agent", None, "agent"]
    assert choices(state, 1) == ["vote nobody"]
    assert choices(state, 0) == ["vote 1"]
    assert result(vote(state, "1 -")) == ([0, "larry"], "vote")


def test_ij_66_a_revealed_player_votes() -> None:
    state = after("0- 0- 0- 0- 0- vote", 2, LARRY_IS_IT)
    assert choices(state, 0) == ["vote 1", "vote 5"]
    assert choices(state, 1) == ["vote 5"]


def test_ij_60_a_game_with_larry_is_written_and_read_again() -> None:
    state = larry(led(), "p5", "g2", "p6")
    entries = INSIDE_JOB.log(state)
    assert entries[-1] == {"by": 1, "do": "larry", "play": "p5", "back": "g2", "out": "p6"}
    assert INSIDE_JOB.read_action(entries[-1]) == for_larry("p5", "g2", "p6")
