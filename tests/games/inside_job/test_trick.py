"""IJ-9 to IJ-16: a trick."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_mission,
    a_play,
    asked,
    choices,
    intel,
    last_step,
    mission,
    one,
    play,
    public,
    refused,
    step,
    table,
    told,
    trick,
    tricks,
)
from volteface.games.inside_job import INSIDE_JOB, State
from volteface.games.inside_job.events import (
    CardPlayed,
    MissionCard,
    MissionChosen,
    MissionJudged,
    MissionsDrawn,
    TrickTaken,
)

AGENTS_FIRST = "agent agent agent insider"


def a_table(
    hands: list[str], missions: str = "high-only odd-only", roles: str = AGENTS_FIRST, starter: int = 0
) -> State:
    return table(len(roles.split()), roles, hands, missions, starter)


def winner(state: State, words: str) -> int | str:
    return one(last_step(state, words).events, TrickTaken).seat


def test_ij_9_the_starting_player_draws_two_missions_and_sees_them_alone() -> None:
    state = table(missions="ascending descending", starter=2)
    assert choices(state, 2) == ["mission ascending", "mission descending"]
    for seat in (0, 1, 3):
        assert choices(state, seat) == []
        you = INSIDE_JOB.view(state, seat).you
        assert you is not None
        assert you.missions == ()
    starter = INSIDE_JOB.view(state, 2).you
    assert starter is not None
    assert [(one.mission, one.trump, one.state) for one in starter.missions] == [
        ("ascending", "blue", "open"),
        ("descending", "green", "open"),
    ]


def test_ij_9_the_missions_are_drawn_anew_for_each_trick() -> None:
    state = tricks(table(missions="ascending descending one-suit no-trump"), "3")
    assert choices(state, 3) == ["mission one-suit", "mission no-trump"]


def test_ij_9_the_draw_is_told_to_the_starting_player_alone() -> None:
    state = a_table(["p8", "p10", "p9", "p12"], "high-only odd-only one-suit no-trump")
    after = last_step(mission(state, "high-only"), "p8 p10 p9 p12")
    drawn = one(told(after.events, 3), MissionsDrawn).missions
    assert drawn == [MissionCard("one-suit", "green"), MissionCard("no-trump", "blue")]
    for other in (None, 0, 1, 2):
        assert not any(isinstance(event, MissionsDrawn) for event in told(after.events, other))


@pytest.mark.parametrize(("chosen", "put_away"), [("ascending", "descending"), ("descending", "ascending")])
def test_ij_9_one_is_public_and_the_other_is_put_away_unseen(chosen: str, put_away: str) -> None:
    after = step(table(missions="ascending descending"), a_mission(chosen))
    assert public(after.state).mission == chosen
    assert one(after.events, MissionChosen).mission == chosen
    for seat in (None, 0, 1, 2, 3):
        assert put_away not in str(INSIDE_JOB.view(after.state, seat))
        assert put_away not in str(told(after.events, seat))


def test_ij_9_a_mission_put_away_never_comes_back() -> None:
    state = table(4)
    drawn: list[str] = []
    for _ in range(9):
        drawn += choices(state, asked(state)[0])
        state = tricks(state, "*-")
        if public(state).phase != "mission":
            break
    assert len(set(drawn)) == len(drawn)


def test_ij_9_only_the_drawn_missions_may_be_chosen() -> None:
    refused(table(missions="ascending descending"), 0, a_mission("one-suit"), "IJ-9", "ij-mission-not-drawn")


def test_ij_9_the_mission_comes_before_the_card_and_is_chosen_once() -> None:
    state = table(hands=["b1"], missions="ascending descending")
    refused(state, 0, a_play("b1"), "IJ-9", "ij-waits-mission")
    refused(state, 1, a_mission("ascending"), "IJ-9", "ij-not-your-turn")
    refused(mission(state, "ascending"), 0, a_mission("descending"), "IJ-12", "ij-waits-card")


def test_ij_10_the_missions_trump_holds_for_this_trick_only() -> None:
    hands = ["b5 g4 -y", "b6 g5", "b7 g6", "b8 y1 g7"]
    state = a_table(hands, "ascending high-only some-trump descending", "agent agent agent insider")
    state = mission(state, "ascending")
    assert public(state).trump == "blue"
    state = play(state, "b5 b6 b7 b8")
    assert public(state).trump is None
    state = mission(state, "some-trump")
    assert public(state).trump == "yellow"


def test_ij_10_the_trump_is_told_with_the_mission() -> None:
    chosen = one(step(table(missions="ascending descending"), a_mission("descending")).events, MissionChosen)
    assert chosen.trump == "green"


def test_ij_11_the_starting_player_leads_any_card() -> None:
    hand = "b1 b13 g2 g12 y3 y11 p4 p10 b5 g6 y7 p8"
    state = mission(a_table([hand]), "high-only")
    assert sorted(choices(state, 0)) == sorted(f"play {name}" for name in hand.split())


@pytest.mark.parametrize(
    ("lead", "suit"), [("b1", "blue"), ("g2", "green"), ("y3", "yellow"), ("p4", "pink")]
)
def test_ij_11_the_printed_suit_of_the_lead_is_the_led_suit(lead: str, suit: str) -> None:
    state = mission(a_table(["b1 g2 y3 p4"]), "high-only")
    assert public(state).led is None
    assert public(play(state, lead)).led == suit


def test_ij_12_the_others_follow_clockwise() -> None:
    state = mission(a_table(["b1", "b2", "b3", "b4"], starter=2), "high-only")
    order = []
    for word in ("b3", "b4", "b1", "b2"):
        order.append(asked(state))
        state = play(state, word)
    assert order == [(2,), (3,), (0,), (1,)]


def test_ij_12_whoever_holds_the_led_suit_must_play_it() -> None:
    state = play(mission(a_table(["p1", "p2 p9 b3 y4 -p"], "high-only odd-only"), "high-only"), "p1")
    assert choices(state, 1) == ["play p2", "play p2+", "play p9", "play p9+"]
    refused(state, 1, a_play("b3"), "IJ-12", "ij-must-follow")
    refused(state, 1, a_play("y4"), "IJ-12", "ij-must-follow")


def test_ij_12_who_lacks_the_led_suit_may_play_any_card() -> None:
    hand = "b1 b2 b3 b4 g1 g2 g3 g4 y1 y2 y3 y4"
    state = play(mission(a_table(["p1", hand]), "high-only"), "p1")
    plain = [f"play {name}" for name in hand.split()]
    assert sorted(choices(state, 1)) == sorted([*plain, *(word + "+" for word in plain)])


def test_ij_12_a_card_that_is_not_held_is_refused() -> None:
    state = play(mission(a_table(["p1", "p2", "p3"]), "high-only"), "p1")
    refused(state, 1, a_play("p3"), "IJ-6", "ij-not-in-hand")
    refused(play(state, "p2"), 1, a_play("p3"), "IJ-12", "ij-not-your-turn")


def test_ij_12_a_card_is_played_once() -> None:
    state = trick(a_table(["p1", "p2", "p3", "p13"]), "high-only", "p1 p2 p3 p13")
    assert [seat.cards for seat in public(state).seats] == [11] * 4
    you = INSIDE_JOB.view(state, 3).you
    assert you is not None
    assert "p13" not in you.hand


def test_ij_13_the_insider_may_play_any_card_though_he_can_follow() -> None:
    hand = "p2 p9 b3 y4 g1 g2 g3 g4 b5 b6 y7 y8"
    state = play(mission(a_table(["p1", hand], roles="agent insider agent agent"), "high-only"), "p1")
    plain = [f"play {name}" for name in hand.split()]
    assert sorted(choices(state, 1)) == sorted([*plain, *(word + "+" for word in plain)])
    assert public(play(state, "b3")).trick[1].card == "b3"


def test_ij_13_nothing_but_the_card_tells_the_insider() -> None:
    """Two tables differ in who is the Insider only; both seats play the same cards."""
    hands = ["p1 p12", "p2 b3", "p3 b4", "p4 b5"]
    one_truth = mission(a_table(hands, roles="agent insider agent agent"), "high-only")
    other_truth = mission(a_table(hands, roles="agent agent insider agent"), "high-only")
    for word in ("p1", "p2", "p3", "p4"):
        seat = asked(one_truth)[0]
        before = INSIDE_JOB.apply(one_truth, seat, a_play(word))
        beside = INSIDE_JOB.apply(other_truth, seat, a_play(word))
        for observer in (None, 0, 3):
            assert told(before.events, observer) == told(beside.events, observer)
            assert INSIDE_JOB.view(before.state, observer) == INSIDE_JOB.view(beside.state, observer)
        one_truth, other_truth = before.state, beside.state


def test_ij_13_an_off_suit_card_of_the_insider_looks_like_anybodys() -> None:
    """An Insider who holds pink and an Agent who does not play the same card."""
    liar = a_table(["p1", "p2 b3", "p3", "p4"], roles="agent insider agent agent")
    honest = a_table(["p1", "b3 -p", "p3", "p4"], roles="agent agent insider agent")
    steps = [step(play(mission(state, "high-only"), "p1"), a_play("b3")) for state in (liar, honest)]
    public_views = [INSIDE_JOB.view(after.state, None) for after in steps]
    assert public_views[0] == public_views[1]
    assert told(steps[0].events, None) == told(steps[1].events, None)


def test_ij_13_what_a_seat_may_do_is_offered_to_nobody_else() -> None:
    state = play(mission(a_table(["p1", "p2"], roles="agent insider agent agent"), "high-only"), "p1")
    for seat in (0, 2, 3):
        assert choices(state, seat) == []
        assert "b3" not in str(INSIDE_JOB.view(state, seat).trick)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("p8 p10 p9 p12", 3),
        ("p8 p13 p9 p12", 1),
        ("p8 b13 g13 b12", 0),
        ("p8 p13 y1 b12", 2),
        ("p8 y2 y1 p13", 1),
        ("y1 b13 g13 p13", 0),
        ("y1 y2 g13 y3", 3),
    ],
)
def test_ij_14_the_highest_trump_wins_else_the_highest_of_the_led_suit(words: str, expected: int) -> None:
    led = words[0]
    hands = [word if word[0] == led else f"{word} -{led}" for word in words.split()]
    assert winner(mission(a_table(hands), "high-only"), words) == expected


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_ij_14_the_winner_is_the_seat_whose_card_it_is(starter: int) -> None:
    hands = ["p8", "p10", "p9", "p12"]
    words = " ".join(hands[(starter + place) % 4] for place in range(4))
    assert winner(mission(a_table(hands, starter=starter), "high-only"), words) == 3


@pytest.mark.parametrize("success", ["+", "-"])
def test_ij_15_the_winner_takes_one_intel_whether_or_not_the_mission_succeeded(success: str) -> None:
    state = tricks(table(), f"2{success}")
    assert intel(state) == [1, 1, 2, 1]
    assert public(state).supply == 9


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_ij_15_the_winner_leads_the_next_trick(seat: int) -> None:
    state = tricks(table(), str(seat))
    assert asked(state) == (seat,)
    assert public(state).starter == seat
    state = step(state, INSIDE_JOB.legal(state, seat)[0]).state
    assert asked(state) == (seat,)


def test_ij_16_no_earlier_trick_is_shown_while_the_game_is_played() -> None:
    state = a_table(["p1", "p2", "p3", "p13"])
    state = trick(state, "high-only", "p1 p2 p3 p13")
    for seat in (None, 0, 1, 2, 3):
        seen = INSIDE_JOB.view(state, seat)
        assert seen.history is None
        assert seen.trick == ()
        for name in ("'p1'", "'p2'", "'p3'", "'p13'"):
            assert name not in str(seen)


def test_ij_16_open_history_shows_earlier_tricks() -> None:
    hands = ["p1", "p2", "p3 b7", "p13 b6"]
    state = table(4, AGENTS_FIRST, hands, "high-only odd-only", open_history=True)
    state = trick(state, "high-only", "p1 p2+ p3 p13")
    for seat in (None, 0, 3):
        history = INSIDE_JOB.view(state, seat).history
        assert history is not None
        (past,) = history
        assert (past.mission, past.winner, past.success) == ("high-only", 1, False)
        assert [(one.seat, one.card, one.wager) for one in past.cards] == [
            (0, "p1", False),
            (1, "p2", True),
            (2, "p3", False),
            (3, "p13", False),
        ]


def test_ij_16_open_history_shows_no_mission_that_was_put_away() -> None:
    state = table(4, AGENTS_FIRST, ["p1", "p2", "p3", "p13"], "high-only odd-only", open_history=True)
    state = trick(state, "high-only", "p1 p2 p3 p13")
    assert "odd-only" not in str(INSIDE_JOB.view(state, 1))


def test_ij_14_ij_15_the_first_worked_example_of_the_rulebook() -> None:
    """Trump yellow. Monica pink 8, Johnny pink 10, Chris (no pink) yellow 7, Heidi pink 12: Chris wins."""
    monica, chris, heidi = 0, 2, 3
    hands = ["p8 p13", "p10 p3", "y7 b1 -p", "p12 p4"]
    state = a_table(hands, "ends-match one-suit high-only low-only", starter=monica)
    state = trick(state, "ends-match", "p13 p3 b1 p4")
    assert public(state).missions_done == 1
    assert asked(state) == (monica,)
    after = last_step(mission(state, "high-only"), "p8 p10 y7 p12")
    assert one(after.events, TrickTaken).seat == chris
    assert intel(after.state)[chris] == 2
    judged = one(after.events, MissionJudged)
    assert (judged.success, judged.missions_done) == (True, 2)
    assert asked(after.state) == (chris,)
    assert [event.seat for event in after.events if isinstance(event, CardPlayed)] == [heidi]


def test_ij_20_ij_21_the_second_worked_example_of_the_rulebook() -> None:
    """Trump yellow. Chris green 13, Heidi green 5 + token, Monica (no green) yellow 5, Johnny green 4."""
    chris, heidi, monica, johnny = 0, 1, 2, 3
    state = a_table(["g13", "g5", "y5 -g", "g4"], starter=chris)
    after = last_step(mission(state, "high-only"), "g13 g5+ y5 g4")
    assert one(after.events, TrickTaken).seat == monica
    assert intel(after.state)[monica] == 1 + 1 + 1
    assert intel(after.state)[heidi] == 0
    assert intel(after.state)[chris] == intel(after.state)[johnny] == 1
    assert public(after.state).supply == 9
