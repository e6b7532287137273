"""MC-7 to MC-11: the four ways to play a card, twins, the order of a turn."""

from __future__ import annotations

import pytest

from tests.games.calaveras.tables import (
    asked,
    choices,
    discarded,
    hand,
    places,
    points,
    public,
    refused,
    some,
    step,
    table,
    zones,
)
from volteface.games.calaveras import Reshuffle
from volteface.games.calaveras.events import (
    CardsDrawn,
    HandFilled,
    NicoleMoved,
    PlacePlayed,
    SuspectNamed,
    TwinsDiscarded,
    TwistPlayed,
)

HAND = "hotel lab twist"


def test_mc_7_a_place_goes_to_any_seat_or_zone() -> None:
    state = table(4, ["hotel hotel lab"])
    spots = ["0", "1", "2", "3", "innocent", "suspect"]
    assert choices(state, 0) == [f"place {card} to {spot}" for card in ("hotel", "lab") for spot in spots]


def test_mc_7_at_six_seats_too_and_to_the_ghost() -> None:
    state = table(5, ["hotel hotel hotel"], ghost=4)
    assert choices(state, 0) == [
        f"place hotel to {spot}" for spot in [0, 1, 2, 3, 4, 5, "innocent", "suspect"]
    ]


def test_mc_7_the_rulebooks_nicolas_was_in_the_laboratory() -> None:
    state, events = step(table(4, ["lab lab lab"]), "place lab to 0")
    assert places(state, 0) == "lab"
    assert some(events, PlacePlayed) == [PlacePlayed(seat=0, card="lab", to=0)]
    assert discarded(state) == ""


def test_mc_7_the_rulebooks_aurelia_saw_nicolas_at_the_hotel() -> None:
    state, _ = step(table(4, ["hotel lab lab"], shows={1: "lab"}), "place hotel to 1")
    assert places(state, 1) == "hotel lab"


def test_mc_7_the_rulebooks_benoit_says_the_killer_was_in_the_laboratory() -> None:
    state, events = step(table(4, ["lab lab lab"]), "place lab to suspect")
    assert zones(state) == ("", "lab")
    assert some(events, PlacePlayed) == [PlacePlayed(seat=0, card="lab", to="suspect")]


def test_mc_7_nobody_plays_a_card_that_he_does_not_hold() -> None:
    state = table(4, ["hotel lab lab"])
    refused(state, 0, "place phone to 0", "MC-7", "mc-not-in-hand")
    refused(state, 0, "twist nothing", "MC-7", "mc-not-in-hand")
    refused(
        table(4, ["lab lab lab"], shows={1: "hotel"}), 0, "twist hotel from 1 to 2", "MC-7", "mc-not-in-hand"
    )


def test_mc_7_nobody_plays_to_a_seat_that_is_not_there() -> None:
    state = table(4, [HAND], shows={0: "hotel"})
    refused(state, 0, "place hotel to 4", "MC-7", "mc-no-such-spot")
    refused(state, 0, "twist hotel from 0 to 5", "MC-7", "mc-no-such-spot")
    refused(state, 0, "twist hotel from 4 to 0", "MC-7", "mc-no-such-spot")


def test_mc_8_the_rulebooks_julie_was_not_at_the_carnival() -> None:
    state, events = step(table(4, ["carnival lab lab"], shows={0: "carnival hotel"}), "place carnival to 0")
    assert places(state, 0) == "hotel"
    assert discarded(state) == "carnival carnival"
    assert some(events, TwinsDiscarded) == [TwinsDiscarded(card="carnival", at=0)]


def test_mc_8_twins_cancel_in_front_of_others_and_the_ghost() -> None:
    state, _ = step(table(3, [HAND], shows={3: "hotel", 1: "hotel"}, ghost=3), "place hotel to 3")
    assert (places(state, 3), places(state, 1)) == ("", "hotel")


def test_mc_8_the_same_place_in_front_of_another_or_at_the_centre_is_no_twin() -> None:
    state, _ = step(table(4, [HAND], shows={1: "hotel"}, suspect="hotel"), "place hotel to 2")
    assert (places(state, 1), places(state, 2), zones(state)) == ("hotel", "hotel", ("", "hotel"))


def test_mc_8_a_seat_shows_five_places_at_most() -> None:
    five = "carnival hotel airport phone lab"
    state = table(4, ["hotel lab lab"], shows={2: five})
    assert places(step(state, "place hotel to 2").state, 2) == "carnival airport phone lab"


def test_mc_9_the_rulebooks_arnaud_says_there_is_no_proof() -> None:
    state, events = step(table(4, ["lab lab lab"], suspect="lab"), "place lab to suspect")
    assert zones(state) == ("", "")
    assert discarded(state) == "lab lab"
    assert some(events, TwinsDiscarded) == [TwinsDiscarded(card="lab", at="suspect")]


@pytest.mark.parametrize(("lying", "to"), [("innocent", "suspect"), ("suspect", "innocent")])
def test_mc_9_the_two_zones_are_one_area(lying: str, to: str) -> None:
    hands = [HAND]
    state = table(
        4,
        hands,
        innocent="lab phone" if lying == "innocent" else "phone",
        suspect="lab" if lying == "suspect" else "",
    )
    state, _ = step(state, f"place lab to {to}")
    assert zones(state) == ("phone", "")
    assert discarded(state) == "lab lab"


def test_mc_10_the_rulebooks_arnaud_moves_the_hotel_from_benoit_to_nicolas() -> None:
    state, events = step(table(4, [HAND], shows={1: "hotel lab"}), "twist hotel from 1 to 2")
    assert (places(state, 1), places(state, 2)) == ("lab", "hotel")
    assert discarded(state) == "twist"
    assert some(events, TwistPlayed) == [TwistPlayed(seat=0, card="hotel", moved_from=1, to=2)]


@pytest.mark.parametrize(
    ("play", "seats", "centre"),
    [
        ("twist hotel from 1 to suspect", ["", "lab"], ("phone", "hotel")),
        ("twist hotel from 1 to innocent", ["", "lab"], ("hotel phone", "")),
        ("twist phone from innocent to 1", ["hotel phone", "lab"], ("", "")),
        ("twist phone from innocent to suspect", ["hotel", "lab"], ("", "phone")),
        ("twist nothing", ["hotel", "lab"], ("phone", "")),
    ],
)
def test_mc_10_a_twist_moves_from_anywhere_to_anywhere(
    play: str, seats: list[str], centre: tuple[str, str]
) -> None:
    state, _ = step(table(4, [HAND], shows={1: "hotel", 2: "lab"}, innocent="phone", nicole=0), play)
    assert [places(state, 1), places(state, 2)] == seats
    assert zones(state) == centre
    assert discarded(state) == "twist"


def test_mc_10_twins_cancel_where_it_arrives() -> None:
    state, _ = step(table(4, [HAND], shows={1: "hotel", 2: "hotel lab"}), "twist hotel from 1 to 2")
    assert (places(state, 1), places(state, 2), discarded(state)) == ("", "lab", "hotel hotel twist")
    state, _ = step(table(4, [HAND], shows={1: "hotel"}, suspect="hotel"), "twist hotel from 1 to innocent")
    assert (places(state, 1), zones(state), discarded(state)) == ("", ("", ""), "hotel hotel twist")


@pytest.mark.parametrize(("origin", "to"), [("innocent", "suspect"), ("suspect", "innocent")])
def test_mc_10_from_zone_to_zone_a_place_does_not_meet_itself(origin: str, to: str) -> None:
    lying = {origin: "hotel"}
    state, events = step(table(4, [HAND], **lying), f"twist hotel from {origin} to {to}")  # type: ignore[arg-type]
    assert zones(state) == (("hotel", "") if to == "innocent" else ("", "hotel"))
    assert some(events, TwinsDiscarded) == []


def test_mc_10_every_move_is_offered_once() -> None:
    state = table(4, ["twist twist twist"], shows={1: "hotel lab"}, suspect="phone")
    moves = [
        f"twist {card} from 1 to {to}" for card in ("hotel", "lab") for to in (0, 2, 3, "innocent", "suspect")
    ]
    moves += [f"twist phone from suspect to {to}" for to in (0, 1, 2, 3, "innocent")]
    assert choices(state, 0) == [*moves, "twist nothing"]


def test_mc_10_what_does_not_lie_there_or_stays_there_is_refused() -> None:
    state = table(4, [HAND], shows={1: "hotel"}, suspect="phone")
    refused(state, 0, "twist hotel from 2 to 1", "MC-10", "mc-twist-not-there")
    refused(state, 0, "twist phone from innocent to 1", "MC-10", "mc-twist-not-in-zone")
    refused(state, 0, "twist hotel from 1 to 1", "MC-10", "mc-twist-nowhere")
    refused(state, 0, "twist hotel from 3 to 3", "MC-10", "mc-twist-nowhere")


def test_mc_11_play_twins_nicole_suspect_nicole_draw_next() -> None:
    state = table(
        4,
        ["lab hotel hotel"],
        "phone twist",
        shows={0: "hotel", 1: "airport"},
        innocent="phone",
        suspect="hotel",
        nicole=2,
        discard="",
    )
    state, events = step(state, "place lab to 0")
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["PlacePlayed", "NicoleMoved", "SuspectNamed", "NicoleMoved", "CardsDrawn", "HandFilled"]
    assert [one.seat for one in some(events, NicoleMoved)] == [0, 1]
    assert points(state) == [2, 0, 0, 0]
    assert some(events, CardsDrawn) == [CardsDrawn(seat=0, cards=1)]
    assert some(events, HandFilled) == [HandFilled(only=0, cards=["phone"])]
    assert hand(state, 0) == "hotel hotel phone"
    assert asked(state) == (1,)


def test_mc_11_twins_are_gone_before_nicole_looks_and_anybody_is_named() -> None:
    state = table(
        4, ["hotel lab lab"], shows={0: "hotel", 1: "lab"}, innocent="phone", suspect="hotel", nicole=2
    )
    state, events = step(state, "place hotel to 0")
    assert some(events, SuspectNamed) == []
    assert public(state).nicole == 1


def test_mc_11_turns_go_clockwise() -> None:
    state = table(6, ["twist twist twist"] * 2, first=4)
    order = []
    for _ in range(7):
        order.append(asked(state)[0])
        state = step(state, choices(state, asked(state)[0])[-1]).state
    assert order == [4, 5, 0, 1, 2, 3, 4]


def test_mc_11_nobody_plays_out_of_turn_and_players_do_not_shuffle() -> None:
    state = table(4, [HAND, HAND])
    refused(state, 1, "place hotel to 0", "MC-11", "mc-not-your-turn")
    refused(state, 9, "place hotel to 0", "MC-11", "mc-no-such-seat")
    refused(state, 0, Reshuffle(()), "MC-7", "mc-waits-card")
