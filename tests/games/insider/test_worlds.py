"""IN-3, IN-10, IN-11, IN-12, IN-22: other truths change what a seat cannot know, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.insider.tables import (
    CENTRE,
    CHANCE,
    advanced,
    asking,
    do,
    first_ballot,
    found,
    phase,
    second_ballot,
    table,
)
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER, Accuse, Ask, Begin, Draw, Look, Point, Redraw, State
from volteface.games.insider.actions import Write


def worlds(state: State, seat: int | None, count: int = 60) -> Iterator[State]:
    rng = Rng("worlds", seat)
    for _ in range(count):
        world = INSIDER.resample(state, seat, rng)
        assert INSIDER.view(world, seat) == INSIDER.view(state, seat)
        yield world


def insiders(state: State, seat: int | None) -> set[int | str]:
    return {world.deal.insider for world in worlds(state, seat)}


def test_in_1_who_may_be_the_insider_for_whom() -> None:
    state = asking(table(5))
    assert insiders(state, None) == {1, 2, 3, 4}
    assert insiders(state, 0) == {1, 2, 3, 4}
    assert insiders(state, 3) == {1, 2, 4}
    assert insiders(state, 1) == {1}
    assert insiders(asking(advanced(5)), 3) == {1, 2, 4, CENTRE}
    assert insiders(asking(advanced(5, at_centre=True)), 1) == {2, 3, 4, CENTRE}


def test_in_11_the_answerer_who_has_shown_his_role_is_not_it() -> None:
    assert insiders(first_ballot(table(5)), 3) == {1, 2, 4}
    assert insiders(second_ballot(table(5)), 3) == {1, 4}
    assert insiders(second_ballot(advanced(5)), None) == {1, 3, 4, CENTRE}


def test_in_22_the_answerer_knows_what_he_saw() -> None:
    state = found(advanced(5), answerer=2)
    assert insiders(do(state, 2, Look(1)), 2) == {1}
    assert insiders(do(state, 2, Look(3)), 2) == {1, 4, CENTRE}
    assert insiders(do(state, 2, Look(CENTRE)), 2) == {1, 3, 4}
    assert insiders(do(state, 2, Look(None)), 2) == {1, 3, 4, CENTRE}
    assert insiders(do(state, 2, Look(3)), 4) == {1, 2, 3, CENTRE}
    at_centre = found(advanced(5, at_centre=True), answerer=2)
    assert insiders(do(at_centre, 2, Look(CENTRE)), 2) == {CENTRE}


def test_in_3_words_that_a_seat_has_not_seen_are_drawn_again() -> None:
    state = do(do(table(), 0, Redraw()), CHANCE, Draw("tiger"))
    for seat in (None, 1, 2):
        drawn = [tuple(world.drawn) for world in worlds(state, seat)]
        assert len({first for first, _ in drawn}) > 20
        assert len({last for _, last in drawn}) > 20
        assert all(first != last for first, last in drawn)
    assert {tuple(world.drawn) for world in worlds(state, 0)} == {("lion", "tiger")}
    looking = do(state, 0, Begin())
    assert {world.word for world in worlds(looking, 1)} == {"tiger"}
    assert len({world.drawn[0] for world in worlds(looking, 1)}) > 20
    assert len({world.word for world in worlds(looking, 2)}) > 20
    refused = do(table(), 0, Redraw())
    assert len({tuple(world.drawn) for world in worlds(refused, 1)}) > 20


def test_in_5_a_written_word_is_written_again() -> None:
    state = do(table(word=None, free_word=True), 0, Write("my own"))
    assert len({world.word for world in worlds(state, 1)}) > 20
    assert {world.word for world in worlds(state, 0)} == {"my own"}


def test_in_3_a_list_of_own_words_can_be_used_up() -> None:
    own = ["ant", "bee", "cat", "dog", "elk", "fox"]
    state = table(word="of another list", own_words=[*own])
    for word in own[:5]:
        state = do(do(state, 0, Redraw()), CHANCE, Draw(word))
    for world in worlds(state, 2):
        assert sorted(world.drawn) == own


def test_in_7_a_found_word_is_known_to_all() -> None:
    assert {world.word for world in worlds(found(table()), 3)} == {"lion"}


def test_in_10_ballots_of_others_are_anybodys_guess() -> None:
    state = do(first_ballot(table(5), answerer=2), 1, Accuse(guilty=True), 4_000)
    voted = Counter(tuple(sorted(world.first_ballot)) for world in worlds(state, 1, 200))
    assert all(1 in seats and len(seats) < 4 for seats in voted)
    assert {seats for seats in voted if len(seats) == 1} == {(1,)}
    assert len(voted) == 7
    # Whoever has not voted may be the last one.
    assert (0, 1, 3) in {tuple(sorted(world.first_ballot)) for world in worlds(state, 4, 200)}
    answers = {world.first_ballot[0].guilty for world in worlds(state, 4, 200) if 0 in world.first_ballot}
    assert answers == {True, False, None}
    # The answerer has no ballot, and sees one missing.
    assert all(len(world.first_ballot) < 4 for world in worlds(state, 2, 200))


def test_in_10_the_order_of_shown_ballots_is_not_known() -> None:
    state = second_ballot(table(5))
    orders = {
        tuple(done.actor for done in world.log if isinstance(done.action, Accuse))
        for world in worlds(state, 3)
    }
    assert len(orders) == 6
    assert {order.index(3) for order in orders} == {2}
    for world in worlds(state, 3):
        assert world.first_ballot == state.first_ballot


def test_in_12_a_pointing_finger_is_drawn_again_too() -> None:
    state = do(do(second_ballot(table(5)), 0, Point(1)), 3, Point(1))
    seen = [world.second_ballot for world in worlds(state, 3, 200)]
    assert {ballots[3].place for ballots in seen} == {1}
    assert {ballots[0].place for ballots in seen if 0 in ballots} == {1, 3, 4, None}
    assert any(0 not in ballots for ballots in seen)
    assert all(len(ballots) < 5 for ballots in seen)


def test_in_9_moments_that_all_have_seen_stay() -> None:
    state = do(asking(table()), 2, Ask(), 5_000)
    for world in worlds(state, 3):
        assert [done.at for done in world.log] == [done.at for done in state.log]
    assert phase(next(worlds(state, 1))) == "questions"
