"""IN-9 to IN-14: the discussion, the two ballots, and who has won."""

from __future__ import annotations

import pytest

from tests.games.insider.tables import (
    CLOCK,
    accuse,
    asking,
    do,
    first_ballot,
    found,
    one,
    phase,
    point,
    refused,
    result,
    ring,
    second_ballot,
    step,
    table,
    tick,
    told,
)
from volteface.games.insider import (
    CENTRE,
    INSIDER,
    Accuse,
    Answer,
    Ask,
    EndDiscussion,
    Look,
    Place,
    Point,
    TimeUp,
    Turn,
)
from volteface.games.insider.events import (
    Accusation,
    AccusationKept,
    DiscussionEnded,
    FirstBallotOpened,
    FirstBallotShown,
    Pointing,
    PointingKept,
    RoleShown,
    SecondBallotShown,
)


@pytest.mark.parametrize("after", [0, 1, 61_500, 300_000])
def test_in_9_the_discussion_lasts_as_long_as_the_word_took(after: int) -> None:
    state = found(table(), after=after)
    begun = 8_000 + after
    assert phase(state) == "discussion"
    assert INSIDER.deadline(state) == begun + after
    assert INSIDER.view(state, 2).deadline == begun + after
    assert refused(state, CLOCK, TimeUp(), "IN-9", after + 1) == "in-moment-clock"
    state, events = ring(state)
    assert one(events, DiscussionEnded).by == "clock"
    assert (phase(state), state.now) == ("first-ballot", begun + after)


def test_in_9_an_answer_later_than_its_question_counts() -> None:
    """The moment the Master marks the answer is the moment the glass is turned over."""
    state = do(asking(table()), 2, Ask("Is it a lion?"), 20_000)
    state = do(state, 0, Answer(0, "found"), 5_000)
    assert INSIDER.deadline(state) == 33_000 + 25_000


def test_in_9_the_master_alone_may_end_it_earlier() -> None:
    state = found(table())
    assert INSIDER.to_act(state) == (CLOCK, 0)
    for seat in (1, 2, 3):
        assert refused(state, seat, EndDiscussion(), "IN-9") == "in-waits-discussion"
        assert refused(state, seat, TimeUp(), "IN-9") == "in-waits-discussion"
    assert refused(state, 0, EndDiscussion(), "IN-9", 60_001) == "in-moment-late"
    state, events = step(state, 0, EndDiscussion(), 60_000)
    assert one(events, DiscussionEnded).by == "master"
    assert phase(state) == "first-ballot"
    assert INSIDER.deadline(state) is None


@pytest.mark.parametrize(
    ("players", "strict", "needed"),
    [
        (4, False, 2),
        (5, False, 3),
        (6, False, 3),
        (7, False, 4),
        (8, False, 4),
        (4, True, 3),
        (5, True, 3),
        (6, True, 4),
        (7, True, 4),
        (8, True, 5),
    ],
)
def test_in_10_how_many_must_say_yes(players: int, strict: bool, needed: int) -> None:
    state = first_ballot(table(players, strict_majority=strict), answerer=1)
    assert INSIDER.view(state, None).needed == needed
    others = [seat for seat in range(players) if seat != 1]
    everyone_else = [seat for seat in range(players) if seat != 1]
    assert result(accuse(state, others[:needed])) == (everyone_else, "first-ballot")
    assert result(accuse(state, others[: needed - 1])) == ([1], "first-ballot")


def test_in_10_everyone_but_the_answerer_decides_the_master_included() -> None:
    state = first_ballot(table(5), answerer=3)
    assert INSIDER.to_act(state) == (0, 1, 2, 4)
    assert refused(state, 3, Accuse(guilty=False), "IN-10") == "in-answerer-waits"
    assert refused(state, 0, Point(1), "IN-10") == "in-waits-first-ballot"
    state = do(state, 0, Accuse(guilty=True))
    assert INSIDER.to_act(state) == (1, 2, 4)
    assert refused(state, 0, Accuse(guilty=False), "IN-10") == "in-has-voted"


def test_in_10_nothing_is_shown_before_all_ballots_are_in() -> None:
    opened = ring(found(table(5), answerer=3))
    assert one(opened.events, FirstBallotOpened) == FirstBallotOpened(seat=3, needed=3)
    state, events = step(opened.state, 1, Accuse(guilty=True))
    assert told(events, 1) == [AccusationKept(only=1, guilty=True)]
    view = INSIDER.view(state, 1)
    assert view.you is not None
    assert view.you.accusation == Accusation(1, guilty=True)
    for seat in (None, 0, 2, 3, 4):
        assert told(events, seat) == []
        assert INSIDER.view(state, seat) == INSIDER.view(opened.state, seat)
    for seat in (0, 2):
        state = do(state, seat, Accuse(guilty=False))
    state, events = step(state, 4, Accuse(guilty=None))
    shown = [Accusation(0, False), Accusation(1, True), Accusation(2, False), Accusation(4, None)]
    assert one(told(events, 2), FirstBallotShown) == FirstBallotShown(ballots=shown, yes=1)
    assert INSIDER.view(state, 2).first_ballot == tuple(shown)


def test_in_10_no_answer_in_time_counts_as_no() -> None:
    state = first_ballot(table(4), answerer=1)
    for seat, guilty in ((0, True), (2, None), (3, None)):
        state = do(state, seat, Accuse(guilty))
    assert result(state) == ([1], "first-ballot")


@pytest.mark.parametrize(
    ("answerer", "yes", "ending"),
    [
        (1, [0, 2, 3], ([0, 2, 3], "first-ballot")),
        (2, [0, 1, 3], ([1], "first-ballot")),
        (1, [0], ([1], "first-ballot")),
        (2, [0], None),
    ],
)
def test_in_11_the_matrix(answerer: int, yes: list[int], ending: tuple[list[int], str] | None) -> None:
    state = accuse(first_ballot(table(), answerer), yes)
    if ending is None:
        assert phase(state) == "second-ballot"
    else:
        assert result(state) == ending


def test_in_11_the_answerer_shows_his_role_in_any_case() -> None:
    state = first_ballot(table(), answerer=2)
    assert INSIDER.view(state, 3).answerer_role is None
    for seat in (0, 1):
        state = do(state, seat, Accuse(guilty=False))
    state, events = step(state, 3, Accuse(guilty=False))
    assert one(told(events, None), RoleShown) == RoleShown(seat=2, role="common")
    assert INSIDER.view(state, 3).answerer_role == "common"
    ended = accuse(first_ballot(table(), answerer=1), [])
    assert INSIDER.view(ended, 3).answerer_role == "insider"


def test_in_12_everyone_points_but_not_at_himself_the_master_or_the_answerer() -> None:
    state = second_ballot(table(5), answerer=2)
    assert INSIDER.to_act(state) == (0, 1, 2, 3, 4)
    for seat, places in ((0, [1, 3, 4]), (1, [3, 4]), (2, [1, 3, 4]), (3, [1, 4]), (4, [1, 3])):
        assert INSIDER.legal(state, seat) == (*(Point(place) for place in places), Point(None))
    assert refused(state, 1, Point(1), "IN-12") == "in-point-self"
    assert refused(state, 1, Point(0), "IN-12") == "in-point-known"
    assert refused(state, 1, Point(2), "IN-12") == "in-point-known"
    assert refused(state, 1, Point(7), "IN-12") == "in-no-such-card"
    assert refused(state, 1, Point(CENTRE), "IN-24") == "in-no-centre"
    assert refused(state, 1, Accuse(guilty=True), "IN-12") == "in-waits-second-ballot"


def test_in_12_nothing_is_shown_before_all_have_pointed() -> None:
    opened = second_ballot(table(4), answerer=2)
    state, events = step(opened, 0, Point(1))
    assert told(events, 0) == [PointingKept(only=0, place=1)]
    view = INSIDER.view(state, 0)
    assert view.you is not None
    assert view.you.pointing == Pointing(0, 1)
    for seat in (None, 1, 2, 3):
        assert told(events, seat) == []
        assert INSIDER.view(state, seat) == INSIDER.view(opened, seat)
    assert refused(state, 0, Point(3), "IN-12") == "in-has-voted"
    state = do(do(state, 1, Point(3)), 2, Point(None))
    state, events = step(state, 3, Point(1))
    shown = [Pointing(0, 1), Pointing(1, 3), Pointing(2, None), Pointing(3, 1)]
    assert one(told(events, None), SecondBallotShown) == SecondBallotShown(
        ballots=shown, accused=1, tied=False
    )
    assert INSIDER.view(state, None).second_ballot == tuple(shown)


# Five players: 0 is the Master, 1 the Insider, 2 the answerer, 3 and 4 are Commons.
@pytest.mark.parametrize(
    ("at", "winners"),
    [
        ({0: 1, 2: 1, 3: 1, 4: 1, 1: 3}, [0, 2, 3, 4]),
        ({0: 1, 2: 3, 3: 1, 1: 4}, [0, 2, 3, 4]),
        ({0: 3, 1: 3, 2: 1, 3: 1, 4: 3}, [1]),
        ({0: 1}, [0, 2, 3, 4]),
        ({1: 4}, [1]),
    ],
    ids=str,
)
def test_in_13_one_player_has_the_most(at: dict[int, Place], winners: list[int]) -> None:
    assert result(point(second_ballot(table(5)), at)) == (winners, "second-ballot")


@pytest.mark.parametrize(
    ("at", "winners"),
    [
        # Seats 1 and 3 are tied, and the answerer points at one of them.
        ({0: 1, 2: 1, 1: 3, 4: 3}, [0, 2, 3, 4]),
        ({0: 1, 3: 1, 1: 3, 2: 3}, [1]),
        # All three are tied.
        ({0: 3, 1: 4, 2: 1}, [0, 2, 3, 4]),
        # The answerer does not point, or nobody does: the Insider wins, whoever is tied.
        ({0: 1, 1: 3}, [1]),
        ({0: 1, 3: 1, 1: 3, 4: 3}, [1]),
        ({}, [1]),
    ],
    ids=str,
)
def test_in_14_a_tie(at: dict[int, Place], winners: list[int]) -> None:
    assert result(point(second_ballot(table(5)), at)) == (winners, "second-ballot")


# Seven players: 0 is the Master, 1 the Insider, 2 the answerer, 3 to 6 are Commons.
@pytest.mark.parametrize(("answerers", "winners"), [(1, [0, 2, 3, 4, 5, 6]), (5, [1]), (None, [1])])
def test_in_14_tied_or_not_the_answerers_finger_decides(answerers: int | None, winners: list[int]) -> None:
    """Seats 3 and 4 have two fingers each; the answerer's is the only one at the seat that he points at."""
    at: dict[int, Place | None] = {0: 3, 5: 3, 1: 4, 6: 4, 2: answerers}
    assert result(point(second_ballot(table(7)), at)) == (winners, "second-ballot")


def test_in_13_no_ballot_is_closed_by_the_clock() -> None:
    for state in (first_ballot(table()), second_ballot(table())):
        assert INSIDER.deadline(state) is None
        assert INSIDER.legal(state, CLOCK) == ()


def test_in_21_in_22_nobody_turns_or_looks_at_a_card_without_the_advanced_rules() -> None:
    state = found(table())
    assert refused(state, 2, Look(3), "IN-9") == "in-waits-discussion"
    assert refused(tick(state), 0, Turn(1), "IN-10") == "in-waits-first-ballot"
