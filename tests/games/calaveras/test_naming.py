"""MC-12 to MC-17: who is named the suspect, and what it costs."""

from __future__ import annotations

from tests.games.calaveras.tables import discarded, places, points, public, some, step, table, zones
from volteface.games.calaveras import State
from volteface.games.calaveras.events import SuspectNamed

HAND = "hotel lab twist"


def named(state: State, play: str = "twist nothing") -> list[tuple[int, int, str]]:
    """Play, and say who was named, with how many points, by which rule."""
    return [(one.seat, one.points, one.by) for one in some(step(state, play).events, SuspectNamed)]


def test_mc_12_a_seat_that_shows_an_innocent_place_is_innocent() -> None:
    state = table(4, shows={0: "hotel", 1: "lab", 2: "hotel lab"}, innocent="hotel", suspect="lab")
    assert [seat.innocent for seat in public(state).seats] == [True, False, True, False]


def test_mc_12_innocence_prevails() -> None:
    state = table(4, [HAND], shows={0: "hotel lab phone", 1: "lab"}, innocent="hotel", suspect="lab phone")
    assert [seat.suspect_places for seat in public(state).seats] == [0, 1, 0, 0]
    assert named(state) == [(1, 3, "most")]


def test_mc_13_one_card_at_the_centre_names_nobody() -> None:
    assert named(table(4, [HAND], shows={1: "hotel"}, suspect="hotel")) == []
    lonely = table(4, [HAND], shows={0: "hotel", 1: "hotel", 2: "hotel"}, innocent="hotel")
    assert named(lonely) == []


def test_mc_13_two_cards_do_in_one_zone_or_in_both() -> None:
    assert named(table(4, [HAND], shows={1: "hotel"}, suspect="hotel phone")) == [(1, 2, "most")]
    assert named(table(4, [HAND], shows={1: "hotel"}, suspect="hotel", innocent="phone")) == [(1, 2, "most")]
    three = {0: "hotel", 1: "hotel", 2: "phone"}
    assert named(table(4, [HAND], shows=three, innocent="hotel phone")) == [(3, 2, "last")]


def test_mc_13_a_second_card_names_who_was_waiting_for_it() -> None:
    state = table(4, ["phone lab twist"], shows={1: "hotel"}, suspect="hotel")
    assert named(state, "place phone to innocent") == [(1, 2, "most")]
    assert named(state, "place phone to suspect") == [(1, 2, "most")]


def test_mc_14_the_rulebooks_aurelia_is_the_only_one_without_an_alibi() -> None:
    """Airport and Phone booth are innocent; everyone but Aurélia, on seat 2, has been at one of them."""
    shows = {0: "airport lab", 1: "phone", 2: "hotel carnival", 3: "airport phone"}
    assert named(table(4, [HAND], shows=shows, innocent="airport phone")) == [(2, 2, "last")]


def test_mc_14_even_without_any_place_and_though_others_show_suspect_ones() -> None:
    shows = {0: "airport lab", 1: "airport lab", 3: "airport"}
    assert named(table(4, [HAND], shows=shows, innocent="airport", suspect="lab")) == [(2, 2, "last")]


def test_mc_14_not_if_everyone_is_innocent() -> None:
    shows = dict.fromkeys(range(4), "airport")
    assert named(table(4, [HAND], shows=shows, innocent="airport", suspect="lab")) == []


def test_mc_15_the_rulebooks_aurelia_is_the_only_one_seen_at_the_hotel() -> None:
    shows = {0: "lab", 1: "phone carnival", 2: "hotel", 3: "airport"}
    assert named(table(4, [HAND], shows=shows, innocent="phone", suspect="hotel")) == [(2, 2, "most")]


def test_mc_15_the_rulebooks_arnaud_was_at_more_suspect_places_than_the_others() -> None:
    """Hotel, Phone booth and Laboratory are suspect; three have been at one of them, Arnaud at two."""
    shows = {0: "hotel airport", 1: "phone", 2: "lab phone carnival", 3: "lab"}
    assert named(table(4, [HAND], shows=shows, suspect="hotel phone lab")) == [(2, 3, "most")]


def test_mc_15_the_only_one_because_the_others_are_innocent() -> None:
    shows = {0: "hotel airport", 1: "hotel", 2: "hotel airport"}
    assert named(table(4, [HAND], shows=shows, innocent="airport", suspect="hotel")) == [(1, 2, "most")]


def test_mc_15_a_tie_at_the_top_names_nobody() -> None:
    shows = {0: "hotel phone", 1: "hotel lab", 2: "lab"}
    assert named(table(4, [HAND], shows=shows, suspect="hotel phone lab")) == []


def test_mc_15_a_tie_lower_down_does_not_matter() -> None:
    shows = {0: "hotel", 1: "lab", 3: "lab hotel"}
    assert named(table(4, [HAND], shows=shows, suspect="hotel lab")) == [(3, 2, "most")]


def test_mc_15_at_least_one_suspect_place() -> None:
    assert named(table(4, [HAND], shows={0: "airport", 1: "phone"}, suspect="hotel lab")) == []


def test_mc_16_if_nobody_is_named_the_game_goes_on_and_the_centre_stays() -> None:
    state = step(table(4, [HAND], suspect="phone lab"), "twist nothing").state
    assert zones(state) == ("", "phone lab")
    assert points(state) == [0, 0, 0, 0]
    assert public(state).turn == 1


def test_mc_16_the_ghost_counts_as_a_seat() -> None:
    shows = {0: "airport", 1: "airport", 2: "airport"}
    assert named(table(3, [HAND], shows=shows, innocent="airport phone", ghost=3)) == [(3, 2, "last")]
    # Without an alibi of its own, the ghost keeps another from being the last one.
    two = {0: "airport", 1: "airport"}
    assert named(table(3, [HAND], shows=two, innocent="airport phone", ghost=3)) == []
    assert named(table(3, [HAND], shows={3: "hotel"}, suspect="hotel phone", ghost=3)) == [(3, 2, "most")]


def test_mc_17_the_rulebooks_julie_takes_three_points() -> None:
    """Two cards lie in Innocent, the Carnival in Suspect; Julie, on seat 1, was there and has no alibi."""
    shows = {0: "hotel carnival", 1: "carnival lab", 2: "airport"}
    state = table(4, ["phone phone twist"], shows=shows, innocent="hotel airport", suspect="carnival")
    state, events = step(state, "twist nothing")
    assert some(events, SuspectNamed) == [SuspectNamed(seat=1, points=3, suspicion=3, by="most")]
    assert points(state) == [0, 3, 0, 0]
    assert zones(state) == ("", "")
    assert discarded(state) == "carnival hotel airport twist"
    assert [places(state, seat) for seat in range(3)] == ["carnival hotel", "carnival lab", "airport"]


def test_mc_17_points_add_up() -> None:
    state = table(4, [HAND], shows={1: "hotel"}, suspect="hotel phone", suspicion=[0, 4])
    state, events = step(state, "twist nothing")
    assert some(events, SuspectNamed) == [SuspectNamed(seat=1, points=2, suspicion=6, by="most")]
    assert points(state) == [0, 6, 0, 0]


def test_mc_17_the_card_just_played_counts() -> None:
    state = table(4, ["phone lab twist"], shows={1: "hotel"}, suspect="hotel carnival", innocent="airport")
    # Nobody had been named, though seat 1 alone shows the Hotel: that was before.
    assert named(state, "place phone to suspect") == [(1, 4, "most")]
