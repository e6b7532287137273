"""MC-18 to MC-22: whom Nicole trusts, and how the game ends."""

from __future__ import annotations

import pytest

from tests.games.calaveras.tables import asked, choices, points, public, refused, result, some, step, table
from volteface.games.calaveras import CALAVERAS
from volteface.games.calaveras.events import GameOver, NicoleMoved

HAND = "hotel lab twist"


def test_mc_18_the_rulebooks_logan_has_the_fewest_points() -> None:
    """Logan, on seat 2, has one point, the others more."""
    state = table(4, [HAND], shows={0: "hotel lab", 1: "phone"}, suspicion=[2, 3, 1, 2], nicole=0)
    state, events = step(state, "twist nothing")
    assert public(state).nicole == 2
    assert some(events, NicoleMoved) == [NicoleMoved(seat=2)]


def test_mc_18_the_rulebooks_aurelia_shows_more_places_than_logan() -> None:
    """Both have one point; Aurélia, on seat 3, shows two Places, Logan one."""
    state = table(
        4,
        [HAND],
        shows={0: "hotel lab phone", 2: "airport", 3: "hotel lab"},
        suspicion=[2, 3, 1, 1],
        nicole=2,
    )
    assert public(step(state, "twist nothing").state).nicole == 3


@pytest.mark.parametrize("nicole", [0, 1, 2, 3])
def test_mc_18_in_a_tie_she_does_not_move_wherever_she_is(nicole: int) -> None:
    state = table(
        4,
        [HAND],
        shows={0: "phone lab carnival", 2: "airport", 3: "hotel"},
        suspicion=[2, 3, 1, 1],
        nicole=nicole,
    )
    state, events = step(state, "twist nothing")
    assert public(state).nicole == nicole
    assert some(events, NicoleMoved) == []


def test_mc_18_a_card_in_front_of_a_seat_brings_her_and_its_twin_lets_her_stay() -> None:
    state = step(table(4, ["hotel hotel hotel"]), "place hotel to 2").state
    assert public(state).nicole == 2
    # The twin brings back the tie of all four: she stays.
    state = table(4, ["hotel hotel hotel"], shows={2: "hotel"}, nicole=2)
    assert public(step(state, "place hotel to 2").state).nicole == 2


def test_mc_18_cards_at_the_centre_mean_nothing_to_her() -> None:
    state = step(table(4, [HAND], nicole=3), "place hotel to innocent").state
    assert public(state).nicole == 3


def test_mc_18_she_leaves_who_is_named() -> None:
    state = table(4, [HAND], shows={1: "hotel lab", 2: "airport"}, suspect="hotel phone", nicole=1)
    state, _ = step(state, "twist nothing")
    assert points(state) == [0, 2, 0, 0]
    assert public(state).nicole == 2


def test_mc_18_she_may_come_to_a_seat_just_to_leave_it_in_the_same_turn() -> None:
    state = table(4, [HAND], shows={1: "phone"}, suspect="lab phone", nicole=0)
    _, events = step(state, "place lab to 1")
    assert some(events, NicoleMoved) == [NicoleMoved(seat=1)]
    state = table(4, [HAND], shows={1: "phone", 2: "airport"}, suspect="lab phone", nicole=0)
    state, events = step(state, "place lab to 1")
    assert some(events, NicoleMoved) == [NicoleMoved(seat=1), NicoleMoved(seat=2)]


def test_mc_19_she_goes_to_a_ghost_too() -> None:
    state = step(table(3, [HAND], ghost=3), "place hotel to 3").state
    assert public(state).nicole == 3


@pytest.mark.parametrize(("before", "over"), [(4, False), (5, True), (6, True)])
def test_mc_20_seven_points_or_more_are_guilt(before: int, over: bool) -> None:
    state = table(4, [HAND], shows={1: "hotel"}, suspect="hotel phone", suspicion=[0, before])
    state, events = step(state, "twist nothing")
    assert points(state)[1] == before + 2
    assert (CALAVERAS.outcome(state) is not None) == over
    assert (asked(state) == ()) == over
    assert (public(state).phase == "over") == over
    assert bool(some(events, GameOver)) == over


def test_mc_20_after_the_end_nobody_draws_or_plays() -> None:
    state = table(4, [HAND], shows={1: "hotel"}, suspect="hotel phone", suspicion=[0, 6])
    state, events = step(state, "twist nothing")
    assert public(state).seats[0].cards == 2
    assert [type(event).__name__ for event in events][-1] == "GameOver"
    for seat in range(4):
        assert choices(state, seat) == []
        refused(state, seat, "pass", "MC-20", "mc-game-over")
    assert public(state).turn is None


def test_mc_20_nicole_moves_one_last_time() -> None:
    """She was with the one who is found guilty, and goes to the most Places among the unsuspected."""
    shows = {1: "hotel lab", 2: "airport", 3: "phone carnival"}
    state = table(4, [HAND], shows=shows, suspect="hotel lab", suspicion=[6, 5, 6, 5], nicole=1)
    assert result(step(state, "twist nothing").state) == {"winners": [1, 3], "guilty": 1, "nicole": 3}


def test_mc_21_nicoles_seat_and_its_partner_win() -> None:
    state = table(6, [HAND], shows={1: "hotel", 2: "lab"}, suspect="hotel phone", suspicion=[0, 5], nicole=0)
    state, events = step(state, "twist nothing")
    assert result(state) == {"winners": [2, 5], "guilty": 1, "nicole": 2}
    assert some(events, GameOver) == [GameOver(winners=[2, 5], guilty=1, nicole=2)]


def test_mc_21_even_if_the_partner_is_the_guilty_one() -> None:
    state = table(4, [HAND], shows={1: "hotel", 3: "lab"}, suspect="hotel phone", suspicion=[0, 6], nicole=0)
    assert result(step(state, "twist nothing").state) == {"winners": [1, 3], "guilty": 1, "nicole": 3}


def test_mc_21_the_ghost_wins_with_its_partner() -> None:
    state = table(3, [HAND], shows={0: "hotel", 3: "lab"}, suspect="hotel phone", suspicion=[6], ghost=3)
    assert result(step(state, "twist nothing").state) == {"winners": [1, 3], "guilty": 0, "nicole": 3}


def test_mc_21_in_a_tie_she_decides_from_where_she_stands() -> None:
    """Seats 2 and 3 tie; she stays with seat 0, which has more points than they but is not guilty."""
    state = table(4, [HAND], shows={1: "hotel"}, suspect="hotel phone", suspicion=[3, 6, 1, 1], nicole=0)
    assert result(step(state, "twist nothing").state) == {"winners": [0, 2], "guilty": 1, "nicole": 0}


def test_mc_22_a_tie_and_nicole_still_with_the_guilty_one_everybody_loses() -> None:
    state = table(4, [HAND], shows={1: "hotel lab"}, suspect="hotel phone", suspicion=[3, 5, 3, 3], nicole=1)
    assert result(step(state, "twist nothing").state) == {"winners": [], "guilty": 1, "nicole": 1}


def test_mc_22_without_a_tie_she_leaves_the_guilty_one() -> None:
    state = table(4, [HAND], shows={1: "hotel lab"}, suspect="hotel phone", suspicion=[3, 5, 3, 2], nicole=1)
    assert result(step(state, "twist nothing").state) == {"winners": [1, 3], "guilty": 1, "nicole": 3}
