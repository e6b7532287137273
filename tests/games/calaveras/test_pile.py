"""MC-11a: the pile runs out, is shuffled anew, or is not there at all."""

from __future__ import annotations

from tests.games.calaveras.tables import (
    asked,
    choices,
    codes,
    discarded,
    do,
    hand,
    public,
    refused,
    reshuffle,
    some,
    step,
    table,
    told,
)
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Reshuffle
from volteface.games.calaveras.events import CardsDrawn, HandFilled, PileEmpty, PileShuffled


def test_mc_11a_the_discard_pile_is_shuffled_when_a_draw_finds_the_pile_empty() -> None:
    state = table(4, ["hotel lab lab", "hotel lab lab"], "carnival")
    assert discarded(state) != ""
    state = do(state, "place hotel to 0")
    assert (asked(state), public(state).pile) == ((1,), 0)
    state, events = step(state, "place hotel to 1")
    assert asked(state) == (CHANCE,)
    assert some(events, PileEmpty) == [PileEmpty()]
    assert some(events, CardsDrawn) == []
    assert hand(state, 1) == "lab lab"
    assert public(state).phase == "reshuffle"
    assert public(state).turn == 1
    drawn = CALAVERAS.draw(state, Rng(1))
    assert isinstance(drawn, Reshuffle)
    assert sorted(drawn.pile) == codes(discarded(state))
    size = len(drawn.pile)
    state, events = CALAVERAS.apply(state, CHANCE, drawn)
    assert some(events, PileShuffled) == [PileShuffled(cards=size)]
    assert asked(state) == (2,)
    assert (discarded(state), public(state).pile) == ("", size - 1)
    assert len(hand(state, 1).split()) == 3


def test_mc_11a_the_cards_just_discarded_are_in_the_new_pile() -> None:
    state = table(4, ["twist lab lab"], "", shows={1: "hotel"}, deck=(4, 4, 2, 0, 3, 4), discard="")
    before = discarded(state)
    state = do(state, "twist nothing")
    assert discarded(state).split() == sorted(
        [*before.split(), "twist"], key=["carnival", "hotel", "airport", "phone", "lab", "twist"].index
    )


def test_mc_11a_nobody_plays_before_the_pile_is_shuffled_and_chance_does_nothing_else() -> None:
    state = do(table(4, ["hotel lab lab"], ""), "place hotel to 0")
    assert asked(state) == (CHANCE,)
    for seat in range(4):
        assert choices(state, seat) == []
    refused(state, 0, "place lab to 0", "MC-11a", "mc-waits-reshuffle")
    refused(state, 1, "pass", "MC-11a", "mc-waits-reshuffle")
    refused(state, CHANCE, "pass", "MC-11a", "mc-waits-reshuffle")
    refused(state, CHANCE, Reshuffle(()), "MC-11a", "mc-reshuffle-cards")
    wrong = codes(discarded(state))
    wrong[0] = 5 - wrong[0]
    refused(state, CHANCE, Reshuffle(tuple(wrong)), "MC-11a", "mc-reshuffle-cards")
    refused(table(4), CHANCE, Reshuffle(()), "MC-11", "mc-no-such-seat")


def test_mc_11a_the_order_of_the_new_pile_counts() -> None:
    state = do(
        table(
            3,
            ["hotel twist twist", "lab lab lab", "phone phone phone"],
            "",
            discard="airport carnival",
            deck=(1, 1, 1, 3, 3, 2),
        ),
        "place hotel to 0",
    )
    state, events = reshuffle(state, "carnival airport")
    assert hand(state, 0) == "carnival twist twist"
    assert told(events, 1) == [PileShuffled(cards=2), CardsDrawn(seat=0, cards=1)]
    assert some(told(events, 0), HandFilled) == [HandFilled(only=0, cards=["carnival"])]


def test_mc_11a_a_draw_takes_what_the_pile_has_then_what_the_new_one_has() -> None:
    """A hand that is short by two: one card from the old pile, one from the new."""
    deck = (2, 2, 2, 3, 3, 3)
    state = table(
        3,
        ["twist", "lab lab lab", "phone phone phone"],
        "hotel",
        discard="",
        shows={0: "carnival airport", 1: "hotel carnival airport"},
        deck=deck,
        ghost=3,
    )
    assert discarded(state) == "twist twist"
    state, events = step(state, "twist carnival from 0 to 1")
    assert asked(state) == (CHANCE,)
    assert some(events, CardsDrawn) == [CardsDrawn(seat=0, cards=1)]
    assert discarded(state) == "carnival carnival twist twist twist"
    state, events = reshuffle(state, "twist carnival twist carnival twist")
    assert some(events, CardsDrawn) == [CardsDrawn(seat=0, cards=2)]
    assert hand(state, 0) == "carnival hotel twist"
    assert public(state).history[-1].drawn == 3
    assert public(state).history[-1].reshuffled
    assert asked(state) == (1,)


def test_mc_11a_if_both_are_empty_the_hand_stays_short() -> None:
    deck = (1, 1, 1, 3, 3, 0)
    state = table(3, ["carnival hotel airport", "lab lab lab", "phone phone phone"], deck=deck)
    state, events = step(state, "place carnival to 0")
    assert asked(state) == (1,)
    assert some(events, CardsDrawn) == []
    assert hand(state, 0) == "hotel airport"


def test_mc_11a_who_has_no_card_passes_and_then_draws() -> None:
    deck = (1, 0, 0, 3, 3, 1)
    state = table(3, ["", "lab lab lab", "phone phone phone"], "twist carnival", deck=deck)
    assert choices(state, 0) == ["pass"]
    refused(state, 0, "place carnival to 0", "MC-7", "mc-not-in-hand")
    state = do(state, "pass")
    assert hand(state, 0) == "carnival twist"
    assert public(state).history[-1].do == "pass"
    assert public(state).history[-1].drawn == 2


def test_mc_11a_nobody_else_passes() -> None:
    refused(table(4, ["hotel lab lab"]), 0, "pass", "MC-11a", "mc-must-play")


def test_mc_11a_the_ghosts_partner_passes_for_it_too() -> None:
    deck = (0, 0, 0, 3, 3, 0)
    state = table(3, ["lab lab lab", "", "phone phone phone"], deck=deck, first=3, ghost=3)
    assert choices(state, 3) == ["pass"]
    assert asked(do(state, "pass")) == (0,)
