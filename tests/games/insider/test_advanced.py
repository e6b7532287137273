"""IN-20 to IN-24: is there an Insider at all?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import TypeVar, cast

import pytest

from tests.games.insider.tables import (
    CENTRE,
    CLOCK,
    accuse,
    advanced,
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
    tick,
    told,
)
from volteface.core.errors import Refused
from volteface.core.rng import Rng
from volteface.games.insider import (
    INSIDER,
    Answer,
    Ask,
    EndDiscussion,
    Look,
    Place,
    Point,
    State,
    TimeUp,
    Turn,
)
from volteface.games.insider.events import CardLookedAt, CardSeen, CardTurned, DiscussionBegan
from volteface.games.insider.worlds import resample

T = TypeVar("T")


class Arranged:
    """A generator that shuffles in given orders."""

    def __init__(self, *orders: tuple[int, ...]) -> None:
        self.orders = list(orders)

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return [things[at] for at in self.orders.pop(0)]


def every_deal(players: int) -> Counter[tuple[str | None, tuple[str, ...]]]:
    """Deal in every way in which the two shuffles can go; count the centre and the roles."""
    options = INSIDER.read_options({"players": players, "advanced": True, "free_word": True})
    found: Counter[tuple[str | None, tuple[str, ...]]] = Counter()
    for first in permutations(range(players - 1)):
        for second in permutations(range(players)):
            deal = INSIDER.deal(options, cast(Rng, Arranged(first, second)))
            found[deal.centre, deal.roles] += 1
    return found


@pytest.mark.parametrize("players", [4, 5])
def test_in_20_the_insider_is_at_the_centre_in_one_of_players_less_one(players: int) -> None:
    deals = every_deal(players)
    total = sum(deals.values())
    assert total == factorial(players - 1) * factorial(players)
    at_centre = sum(count for (centre, _), count in deals.items() if centre == "insider")
    assert Fraction(at_centre, total) == Fraction(1, players - 1)
    for seat in range(players):
        there = sum(count for (_, roles), count in deals.items() if roles[seat] == "insider")
        assert Fraction(there, total) == Fraction(players - 2, (players - 1) * players)
    for centre, roles in deals:
        assert Counter([*roles, centre]) == {"master": 1, "insider": 1, "common": players - 1}


@pytest.mark.parametrize("players", [6, 7])
def test_in_20_the_chance_at_larger_tables(players: int) -> None:
    options = INSIDER.read_options({"players": players, "advanced": True})
    deals = [INSIDER.deal(options, Rng("centre", seed)) for seed in range(3000)]
    share = sum(deal.centre == "insider" for deal in deals) / len(deals)
    assert abs(share - 1 / (players - 1)) < 0.025


def test_in_20_other_truths_keep_the_chance() -> None:
    """What a Common may believe after the deal: the centre 3, each other player 2, of 7."""
    state = advanced(4)
    rng = Rng("belief")
    found = Counter(resample(state, 3, rng).deal.insider for _ in range(3500))
    assert set(found) == {1, 2, CENTRE}
    assert abs(found[CENTRE] / 3500 - 3 / 7) < 0.03
    assert abs(found[1] / 3500 - 2 / 7) < 0.03
    exact = every_deal(4)
    mine = {deal: count for deal, count in exact.items() if deal[1][0] == "master" and deal[1][3] == "common"}
    at_centre = sum(count for (centre, _), count in mine.items() if centre == "insider")
    assert Fraction(at_centre, sum(mine.values())) == Fraction(3, 7)


def test_in_20_four_to_seven_players() -> None:
    for players in range(4, 8):
        assert INSIDER.read_options({"players": players, "advanced": True}).advanced
    with pytest.raises(Refused) as refusal:
        INSIDER.read_options({"players": 8, "advanced": True})
    assert (refusal.value.rule, refusal.value.message) == ("IN-20", "in-options-advanced")


def test_in_20_nobody_knows_what_lies_at_the_centre() -> None:
    there, here = advanced(5, at_centre=True), advanced(5)
    for seat in (None, 0, 2, 3, 4):
        assert INSIDER.view(asking(there), seat) == INSIDER.view(asking(here), seat)
    assert INSIDER.view(asking(here), 1).word == "lion"
    assert INSIDER.view(asking(there), 1).word is None


def not_found(state: State) -> State:
    """Let the time run out, and end the discussion."""
    return do(tick(asking(state)), 0, EndDiscussion())


def test_in_21_without_the_word_there_is_a_discussion_of_at_most_the_full_time() -> None:
    state, events = ring(asking(advanced(seconds=60)))
    assert one(events, DiscussionBegan).until == 8_000 + 60_000 + 60_000
    assert (phase(state), INSIDER.to_act(state)) == ("discussion", (CLOCK, 0))
    assert INSIDER.view(state, 2).word is None
    assert refused(state, 1, EndDiscussion(), "IN-9") == "in-waits-discussion"
    for ended in (tick(state), do(state, 0, EndDiscussion(), 1)):
        assert (phase(ended), INSIDER.to_act(ended)) == ("turn", (0,))


@pytest.mark.parametrize(
    ("at_centre", "card", "winners"),
    [
        (False, 1, [0, 2, 3]),
        (False, 2, []),
        (False, CENTRE, []),
        (True, CENTRE, [0, 1, 2, 3]),
        (True, 1, []),
    ],
)
def test_in_21_the_master_turns_one_card(at_centre: bool, card: Place, winners: list[int]) -> None:
    state = not_found(advanced(at_centre=at_centre))
    assert INSIDER.legal(state, 0) == (Turn(1), Turn(2), Turn(3), Turn(CENTRE))
    state, events = step(state, 0, Turn(card))
    shown = one(told(events, None), CardTurned)
    assert (shown.card, shown.role == "insider") == (card, bool(winners))
    assert result(state) == (winners, "turned-card")
    ending = INSIDER.view(state, 2).ending
    assert ending is not None
    assert ending.turned == card


def test_in_21_not_his_own_card_and_nobody_else_turns_one() -> None:
    state = not_found(advanced())
    assert refused(state, 0, Turn(0), "IN-21") == "in-turn-own"
    assert refused(state, 0, Turn(6), "IN-21") == "in-no-such-card"
    for seat in (1, 2, 3):
        assert refused(state, seat, Turn(1), "IN-21") == "in-waits-turn"


def test_in_22_the_answerer_looks_before_the_glass_is_turned() -> None:
    state = found(advanced(5), answerer=2, after=40_000)
    assert (phase(state), INSIDER.to_act(state), INSIDER.deadline(state)) == ("card", (2,), None)
    assert INSIDER.legal(state, 2) == (Look(1), Look(3), Look(4), Look(CENTRE), Look(None))
    for seat in (0, 1, 3, 4):
        assert refused(state, seat, Look(CENTRE), "IN-22") == "in-waits-card"
    assert refused(state, 2, Look(2), "IN-22") == "in-look-own"
    assert refused(state, 2, Look(0), "IN-22") == "in-look-master"
    assert refused(state, 2, Look(5), "IN-22") == "in-no-such-card"
    assert refused(state, 0, EndDiscussion(), "IN-22") == "in-waits-card"
    state = do(state, 2, Look(3), 15_000)
    assert INSIDER.deadline(state) == 48_000 + 15_000 + 40_000


@pytest.mark.parametrize(("card", "role"), [(1, "insider"), (3, "common"), (CENTRE, "common")])
def test_in_22_the_table_sees_which_card_and_he_alone_what_it_is(card: Place, role: str) -> None:
    state, events = step(found(advanced(), answerer=2), 2, Look(card))
    assert one(told(events, 2), CardSeen) == CardSeen(only=2, card=card, role=role)
    for seat in (None, 0, 1, 3):
        assert one(told(events, seat), CardLookedAt) == CardLookedAt(seat=2, card=card)
        assert not any(isinstance(event, CardSeen) for event in told(events, seat))
        view = INSIDER.view(state, seat)
        assert view.looked is not None
        assert view.looked.card == card
        assert view.you is None or view.you.seen_role is None
    own = INSIDER.view(state, 2).you
    assert own is not None
    assert own.seen_role == role


def test_in_22_whoever_does_not_look_in_time_sees_nothing() -> None:
    state, events = step(found(advanced(), answerer=2), 2, Look(None))
    assert one(events, CardLookedAt).card is None
    assert not any(isinstance(event, CardSeen) for event in events)
    view = INSIDER.view(state, 2)
    assert view.looked is not None
    assert view.you is not None
    assert (view.looked.card, view.you.seen_role, view.phase) == (None, None, "discussion")


def test_in_22_the_insider_as_answerer_looks_too() -> None:
    state = found(advanced(), answerer=1)
    assert INSIDER.legal(state, 1) == (Look(2), Look(3), Look(CENTRE), Look(None))


@pytest.mark.parametrize(
    ("at_centre", "answerer", "yes", "winners"),
    [
        (False, 1, [0, 2, 3], [0, 2, 3]),
        (False, 1, [], [1]),
        (False, 2, [0, 1, 3], [1]),
        (True, 2, [0, 1, 3], []),
        (False, 2, [], None),
        (True, 2, [], None),
    ],
)
def test_in_23_the_first_ballot(
    at_centre: bool, answerer: int, yes: list[int], winners: list[int] | None
) -> None:
    state = accuse(first_ballot(advanced(at_centre=at_centre), answerer), yes)
    if winners is None:
        assert phase(state) == "second-ballot"
    else:
        assert result(state) == (winners, "first-ballot")


def all_at(place: Place) -> dict[int, Place]:
    return {seat: place for seat in range(5) if seat != place}


@pytest.mark.parametrize(
    ("at_centre", "at", "winners"),
    [
        (True, all_at(CENTRE), [0, 1, 2, 3, 4]),
        (False, all_at(CENTRE), [1]),
        (True, all_at(3), []),
        (False, all_at(3), [1]),
        (False, all_at(1), [0, 2, 3, 4]),
        # Ties: what the answerer, seat 2, pointed at decides; if he did not point, the Insider has won,
        # and with the Insider at the centre everybody has lost.
        (True, {0: 3, 1: 3, 2: CENTRE, 3: CENTRE}, [0, 1, 2, 3, 4]),
        (True, {0: CENTRE, 1: CENTRE, 2: 3, 4: 3}, []),
        (True, {0: CENTRE, 1: 3}, []),
        (False, {0: CENTRE, 1: 3}, [1]),
        (True, {}, []),
        (False, {}, [1]),
        (True, {0: 3, 1: 3, 3: 4, 4: None, 2: CENTRE}, []),
        (True, {0: 3, 1: 4, 2: CENTRE}, [0, 1, 2, 3, 4]),
    ],
)
def test_in_24_the_second_ballot(at_centre: bool, at: dict[int, Place], winners: list[int]) -> None:
    """IN-14, IN-24: the centre may be pointed at too."""
    state = second_ballot(advanced(5, at_centre=at_centre))
    assert result(point(state, at)) == (winners, "second-ballot")


def test_in_24_the_centre_is_offered_to_everyone() -> None:
    state = second_ballot(advanced(5))
    for seat in range(5):
        assert Point(CENTRE) in INSIDER.legal(state, seat)


def test_in_21_the_time_of_the_questions_ends_by_the_clock() -> None:
    state = do(asking(advanced(seconds=30)), 3, Ask())
    assert refused(state, 0, TimeUp(), "IN-6") == "in-waits-questions"
    assert phase(do(state, 0, Answer(0, "found"), 30_000)) == "card"
