"""MC-23: other truths fit all that a seat knows, and reach all that it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.calaveras.tables import asked, dealt, do, go_on, hand, public, table
from volteface.core.conformance import conform
from volteface.core.json import Json
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.calaveras import CALAVERAS, State, worlds


def positions(players: int, every: int) -> Iterator[State]:
    rng = Rng("worlds", players)
    state = dealt(7, players=players)
    while asked(state):
        for _ in range(every):
            if asked(state):
                state = go_on(state, rng).state
        if asked(state):
            yield state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_every_other_truth_can_be_played_to_the_same_table(players: int) -> None:
    rng = Rng("other", players)
    for state in positions(players, 12):
        seats: list[dict[str, Json]] = CALAVERAS.write_seats(state.deal)
        for seat in (None, *range(len(seats))):
            world = CALAVERAS.resample(state, seat, rng)
            CALAVERAS.check(world)
            record = Record("mission-calaveras", {"players": players}, seats, CALAVERAS.log(world), None)
            again = Table.replay(CALAVERAS, record).state
            assert public(again) == public(state)
            for other in range(len(seats)):
                assert hand(again, other) == hand(world, other)
            if seat is not None:
                assert CALAVERAS.view(world, seat) == CALAVERAS.view(state, seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_hands_and_pile_really_differ(players: int) -> None:
    rng = Rng("differ", players)
    changed: Counter[str] = Counter()
    total = 0
    for state in positions(players, 6):
        for seat in (None, 0):
            world = CALAVERAS.resample(state, seat, rng)
            total += 1
            watcher = None if seat is None else CALAVERAS.decider(state, seat)
            for other in range(len(public(state).seats)):
                same = hand(state, other) == hand(world, other)
                if CALAVERAS.decider(state, other) == watcher:
                    assert same
                elif seat is not None:
                    changed[f"hand {other}"] += not same
                else:
                    changed[f"hand {other} for a spectator"] += not same
            changed["pile"] += state.pile[state.top :] != world.pile[world.top :]
            changed["deal"] += state.deal.hands != world.deal.hands
    for name, number in changed.items():
        assert number * 4 > total, name


def test_mc_23_what_was_played_may_have_been_drawn_first_or_last() -> None:
    """A rival who draws and plays a Phone booth may have been dealt it, or drawn it later."""
    state = table(4, ["lab lab lab", "hotel phone phone"], "carnival airport phone phone hotel twist lab lab")
    state = do(state, "place lab to 0", "place phone to 1")
    state = do(state, *[f"place {hand(state, seat).split()[0]} to {seat}" for seat in (2,)])
    first: Counter[tuple[int, ...]] = Counter()
    for number in range(60):
        world = CALAVERAS.resample(state, 0, Rng("order", number))
        first[tuple(sorted(world.deal.hands[1]))] += 1
    assert len(first) > 5


def test_mc_11a_a_new_pile_is_drawn_again_too() -> None:
    report = conform(CALAVERAS, games=4, seed=5, tries=0, exhaust=0, stories=0)
    for hidden in ("hands", "pile"):
        assert report.differences[hidden] * 10 > report.worlds * 9, hidden
    assert report.differences["reshuffle"] * 4 > report.worlds
    assert report.differences["nothing"] == 0


@pytest.mark.parametrize("blind", [True, False])
def test_mc_23_a_guess_and_a_walk_from_the_truth_both_lead_to_other_truths(
    blind: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which cards a rival may have played late, and which he may hold, differ either way."""
    monkeypatch.setattr(worlds, "_PROPOSALS", 100 if blind else 0)
    rng = Rng("walk", blind)
    seats: list[dict[str, Json]]
    differ = 0
    for state in positions(6, 8):
        seats = CALAVERAS.write_seats(state.deal)
        world = CALAVERAS.resample(state, 0, rng)
        CALAVERAS.check(world)
        record = Record("mission-calaveras", {"players": 6}, seats, CALAVERAS.log(world), None)
        assert public(Table.replay(CALAVERAS, record).state) == public(state)
        assert CALAVERAS.view(world, 0) == CALAVERAS.view(state, 0)
        differ += world.deal.hands != state.deal.hands
    assert differ > 5


def test_mc_20_a_finished_game_hides_nothing() -> None:
    rng = Rng("end")
    state = dealt()
    while asked(state):
        state = go_on(state, rng).state
    world = CALAVERAS.resample(state, 0, rng)
    assert world is not state
    assert CALAVERAS.log(world) == CALAVERAS.log(state)
