"""MC-7 to MC-22: the fast rules against slow ones, on cards that nobody chose."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.calaveras.naive import Naive, named, trusted
from tests.games.calaveras.tables import asked, choices, dealt, hand, public, result
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Board, Reshuffle, State
from volteface.games.calaveras.cards import PLACES, names_of

# A busy machine is no fault of the rules.
PATIENT = settings(deadline=None)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw what lies open: any Places anywhere, at the centre each once, any points below guilt."""
    seats = draw(st.sampled_from([4, 6]))
    board = Board(seats, draw(st.integers(0, seats - 1)))
    for seat in range(seats):
        board.shown[seat] = draw(st.integers(0, 31))
        board.suspicion[seat] = draw(st.integers(0, 6))
    board.shown[6] = draw(st.integers(0, 31))
    board.shown[7] = draw(st.integers(0, 31)) & ~board.shown[6]
    return board


def words(board: Board) -> dict[str, list[str]]:
    spots = [*map(str, range(board.seats)), "innocent", "suspect"]
    masks = [*board.shown[: board.seats], *board.shown[6:]]
    return {
        spot: [place for code, place in enumerate(PLACES) if mask >> code & 1]
        for spot, mask in zip(spots, masks, strict=True)
    }


@PATIENT
@given(boards())
def test_mc_12_to_mc_16_who_is_named_on_any_board(board: Board) -> None:
    slow = named(words(board), [str(seat) for seat in range(board.seats)])
    assert board.suspect() == (None if slow is None else int(slow))


@PATIENT
@given(boards())
def test_mc_18_where_nicole_goes_on_any_board(board: Board) -> None:
    points = {str(seat): board.suspicion[seat] for seat in range(board.seats)}
    slow = int(trusted(words(board), points, str(board.nicole)))
    before = board.nicole
    assert board.move_nicole() == (slow != before)
    assert board.nicole == slow
    assert not board.move_nicole()


@PATIENT
@given(boards(), st.integers(0, 4), st.sampled_from([0, 1, 2, 3, 6, 7]))
def test_mc_8_mc_9_no_place_ever_lies_twice(board: Board, card: int, spot: int) -> None:
    before = words(board)
    area = ["innocent", "suspect"] if spot >= 6 else [str(spot)]
    met = any(PLACES[card] in before[one] for one in area)
    assert board.put(card, spot) == met
    after = words(board)
    centre = after["innocent"] + after["suspect"]
    assert len(set(centre)) == len(centre)
    assert (PLACES[card] in [place for one in area for place in after[one]]) != met


def compare(state: State, slow: Naive) -> None:
    """MC-23: what lies open, what is held, who is asked."""
    seen = public(state)
    table = {str(seat): sorted(one.places) for seat, one in enumerate(seen.seats)}
    table |= {"innocent": sorted(seen.innocent), "suspect": sorted(seen.suspect)}
    assert table == {spot: sorted(lying) for spot, lying in slow.table.items()}
    assert [one.suspicion for one in seen.seats] == [*slow.points.values()]
    assert seen.nicole == int(slow.nicole)
    assert seen.pile == len(slow.pile)
    assert sum(seen.discard.values()) == len(slow.discard)
    for seat in slow.seats:
        if int(seat) != slow.ghost:
            assert sorted(hand(state, int(seat)).split()) == sorted(slow.hands[seat])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(5))
def test_mc_7_to_mc_22_whole_games_agree_with_the_slow_rules(players: int, seed: int) -> None:
    """At every step the same moves are possible, the same things lie open, and the same seats win."""
    rng = Rng("slow", players, seed)
    state = dealt(seed, players=players)
    slow = Naive(CALAVERAS.log(state)[0], public(state).ghost)
    while actors := asked(state):
        compare(state, slow)
        if actors == (CHANCE,):
            assert slow.shuffling
            drawn = CALAVERAS.draw(state, rng)
            assert isinstance(drawn, Reshuffle)
            slow = slow.shuffled(names_of(drawn.pile))
            state = CALAVERAS.apply(state, CHANCE, drawn).state
            continue
        seat = actors[0]
        assert seat == int(slow.turn)
        assert sorted(choices(state, seat)) == slow.moves()
        action = rng.choice(CALAVERAS.legal(state, seat))
        state, slow = CALAVERAS.apply(state, seat, action).state, slow.after(action.notation)
    assert result(state)["winners"] == slow.winners


@settings(deadline=None, max_examples=15)
@given(st.integers(3, 6), st.integers(0, 10**6))
def test_mc_5_mc_8_cards_are_conserved_and_no_seat_shows_a_place_twice(players: int, seed: int) -> None:
    rng = Rng("conserve", seed)
    state = dealt(seed, players=players)
    while actors := asked(state):
        CALAVERAS.check(state)
        seen = public(state)
        for one in seen.seats:
            assert len(set(one.places)) == len(one.places) <= 5
        centre = [*seen.innocent, *seen.suspect]
        assert len(set(centre)) == len(centre) <= 5
        held = sum(one.cards for one in seen.seats)
        lying = sum(len(one.places) for one in seen.seats) + len(centre)
        assert held + lying + seen.pile + sum(seen.discard.values()) == 48
        actor = actors[0]
        action = CALAVERAS.draw(state, rng) if actor == CHANCE else rng.choice(CALAVERAS.legal(state, actor))
        CALAVERAS.advance(state, actor, action)
