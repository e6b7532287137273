"""What a player thinks that the others hold, from what they did."""

from __future__ import annotations

import pytest

from tests.games.calaveras.tables import dealt, do, go_on, table
from volteface.bots.calaveras.belief import Belief, unseen_at
from volteface.bots.calaveras.hands import HANDS, HELD, KINDS, SIZE, hand_of
from volteface.bots.calaveras.mind import Memory, Table
from volteface.bots.calaveras.weights import load
from volteface.bots.calaveras.worth import Judge
from volteface.core.dice import Dice
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, State
from volteface.games.calaveras.cards import CODES, codes_of, count

HOTEL = CODES["hotel"]


def memory_of(state: State, seat: int, trust: float = 0.8) -> tuple[Memory, Table]:
    view = CALAVERAS.view(state, seat)
    here = Table(view)
    memory = Memory(Judge(load(len(view.seats))), here, view.first, 2000, trust)
    memory.catch_up(view.history)
    return memory, here


def holds(memory: Memory, seat: int, kind: int) -> float:
    row = memory.belief.hands[seat]
    return sum([row[hand] for hand in range(HANDS) if HELD[KINDS * hand + kind]])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_11_what_is_believed_fits_what_everybody_saw(players: int) -> None:
    """Chances come to one, hands have the right size, and the past leads to the present."""
    rng = Rng("belief", players)
    state = dealt(players, players=players)
    for number in range(60):
        actors = CALAVERAS.to_act(state)
        if not actors:
            break
        if actors != (CHANCE,) and number % 10 == 0:
            memory, here = memory_of(state, actors[0])
            assert memory.agrees(here)
            for seat, row in enumerate(memory.belief.hands):
                sizes = {SIZE[hand] for hand in range(HANDS) if row[hand] > 0.0}
                assert sizes == {len(codes_of(state.hands[seat]))}
                assert sum(row) == pytest.approx(1.0)
        state = go_on(state, rng).state


def test_mc_7_a_win_that_was_not_taken_was_not_in_the_hand() -> None:
    """Seat 0 would have won with the Hotel in the Suspect zone, and laid the Lab down for itself instead."""
    state = table(4, ["lab carnival airport"])
    state = do(state, "place lab to 0")
    before, here = memory_of(state, 2)
    assert before.agrees(here)
    blind, _ = memory_of(state, 2, trust=0.0)
    scene = before.belief
    won = table(
        4,
        ["lab carnival airport"],
        shows={0: "carnival", 1: "hotel", 2: "lab"},
        innocent="phone",
        suspicion=[0, 5, 1, 1],
        nicole=0,
    )
    packed = Table(CALAVERAS.view(won, None))
    chance = holds(blind, 0, HOTEL)
    scene.plays(0, 0, packed.shown, packed.points, packed.nicole)
    assert holds(before, 0, HOTEL) < chance / 2


@pytest.mark.parametrize("players", [3, 6])
def test_mc_5_sampled_deals_use_the_cards_that_are_left(players: int) -> None:
    rng = Rng("deals", players)
    state = dealt(1, players=players)
    while len(state.history) < 15:
        state = go_on(state, rng).state
    if CALAVERAS.to_act(state) == (CHANCE,):
        state = go_on(state, rng).state
    seat = CALAVERAS.decider(state, CALAVERAS.to_act(state)[0])
    memory, here = memory_of(state, seat)
    unseen = unseen_at(here.shown, here.discard)
    mine = hand_of(codes_of(state.hands[seat]))
    dice = Dice(5)
    for _ in range(50):
        deal = memory.belief.deal(seat, mine, unseen, dice)
        assert deal.hands[seat] == mine
        for kind in range(KINDS):
            held = sum([HELD[KINDS * hand + kind] for hand in deal.hands])
            assert held + deal.pile[kind] == unseen[kind]
        for other, hand in enumerate(state.hands):
            assert SIZE[deal.hands[other]] == sum([count(hand, kind) for kind in range(KINDS)])


def test_mc_5_sampled_hands_are_as_likely_as_believed() -> None:
    state = table(
        4, ["hotel lab twist"], shows={1: "hotel", 2: "hotel phone"}, discard="hotel hotel hotel hotel"
    )
    view = CALAVERAS.view(state, 0)
    here = Table(view)
    unseen = unseen_at(here.shown, here.discard)
    belief = Belief(Judge(load(4)), here.holders, 2000, 0.8)
    for seat in range(4):
        belief.draws(seat, 3, unseen)
    dice = Dice(7)
    mine = hand_of([CODES[name] for name in ("hotel", "lab", "twist")])
    deals = [belief.deal(0, mine, unseen, dice) for _ in range(600)]
    left = [unseen[kind] - HELD[KINDS * mine + kind] for kind in range(KINDS)]
    for kind in range(KINDS):
        for seat in (1, 2, 3):
            held = sum([HELD[KINDS * deal.hands[seat] + kind] for deal in deals]) / 600
            assert held == pytest.approx(3 * int(left[kind]) / int(sum(left)), abs=0.12)
