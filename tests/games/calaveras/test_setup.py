"""MC-1 to MC-6: teams, seats, the ghost, the deal, the first player."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from tests.games.calaveras.tables import asked, choices, dealt, hand, public, some, step, table, told
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS
from volteface.games.calaveras.cards import DECK
from volteface.games.calaveras.events import FirstNamed, HandDealt, TeamsFormed


@pytest.mark.parametrize(("players", "seats"), [(3, 4), (4, 4), (5, 6), (6, 6)])
def test_mc_1_three_and_four_play_at_four_seats_five_and_six_at_six(players: int, seats: int) -> None:
    state = dealt(players=players)
    assert CALAVERAS.seats(CALAVERAS.read_options({"players": players})) == seats
    teams = Counter(seat.team for seat in public(state).seats)
    assert set(teams.values()) == {2}
    assert len(teams) == seats // 2
    assert set(teams) <= {"cia", "kgb", "dgse"}


def test_mc_1_every_service_plays_at_some_table_of_two_teams() -> None:
    seen = {seat.team for seed in range(20) for seat in public(dealt(seed)).seats}
    assert seen == {"cia", "kgb", "dgse"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_2_every_team_acts_once_before_any_acts_twice(players: int) -> None:
    for seed in range(6):
        state = dealt(seed, players=players)
        order = []
        half = len(public(state).seats) // 2
        for _ in range(2 * half):
            order.append(public(state).seats[asked(state)[0]].team)
            state = step(state, choices(state, asked(state)[0])[0]).state
        assert len(set(order[:half])) == half
        assert order[:half] == order[half:]


@pytest.mark.parametrize(("players", "seats"), [(3, 4), (5, 6)])
def test_mc_3_with_an_odd_number_one_seat_is_a_ghost_without_a_hand(players: int, seats: int) -> None:
    ghosts = set()
    for seed in range(60):
        state = dealt(seed, players=players)
        seen = public(state)
        assert seen.ghost is not None
        assert seen.seats[seen.ghost].cards == 0
        assert seen.ghost_of == (seen.ghost + seats // 2) % seats
        assert seen.seats[seen.ghost].team == seen.seats[seen.ghost_of].team
        assert [seat.cards for seat in seen.seats].count(3) == players
        ghosts.add(seen.ghost)
    assert ghosts == set(range(seats))


@pytest.mark.parametrize("players", [4, 6])
def test_mc_3_with_an_even_number_there_is_no_ghost(players: int) -> None:
    assert public(dealt(players=players)).ghost is None


def test_mc_3_cards_are_placed_in_front_of_the_ghost() -> None:
    state = step(table(3, ["hotel lab lab"], ghost=3), "place hotel to 3").state
    assert public(state).seats[3].places == ("hotel",)


def test_mc_4_on_the_ghosts_turn_its_partner_plays_from_his_hand_and_draws() -> None:
    state = table(3, ["lab lab lab", "hotel hotel twist", "phone phone phone"], "airport twist lab", first=2)
    state = step(state, "place phone to 0").state
    assert asked(state) == (3,)
    assert CALAVERAS.decider(state, 3) == 1
    assert choices(state, 1) == []
    assert choices(state, 3)[0] == "place hotel to 0"
    assert "twist nothing" in choices(state, 3)
    state, events = step(state, "place hotel to 3")
    assert hand(state, 1) == "hotel twist twist"
    assert public(state).seats[1].cards == 3
    assert public(state).seats[3].cards == 0
    assert asked(state) == (0,)
    assert told(events, 3) == told(events, 1)
    assert len(told(events, 1)) == len(told(events, 0)) + 1


def test_mc_4_everyone_else_decides_alone() -> None:
    for players in (3, 4, 5, 6):
        state = dealt(1, players=players)
        seen = public(state)
        for seat in range(len(seen.seats)):
            assert CALAVERAS.decider(state, seat) == (seen.ghost_of if seat == seen.ghost else seat)


@pytest.mark.parametrize(("players", "pile"), [(3, 39), (4, 36), (5, 33), (6, 30)])
def test_mc_5_three_cards_each_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    assert sum(DECK) == 48
    state = dealt(players=players)
    CALAVERAS.check(state)
    assert public(state).pile == pile
    entry = CALAVERAS.log(state)[0]
    hands: list[list[str]] = cast(Any, entry["hands"])
    rest: list[str] = cast(Any, entry["pile"])
    every = Counter([card for cards in hands for card in cards] + rest)
    assert every == dict.fromkeys(["carnival", "hotel", "airport", "phone", "lab", "twist"], 8)
    assert sorted(len(cards) for cards in hands) == [0] * (players % 2) + [3] * players


def test_mc_5_two_deals_are_not_alike() -> None:
    assert CALAVERAS.log(dealt(1)) != CALAVERAS.log(dealt(2))
    assert CALAVERAS.log(dealt(1)) == CALAVERAS.log(dealt(1))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_6_the_first_player_is_drawn_among_the_players_and_has_nicole(players: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(80):
        state = dealt(seed, players=players, ghost=1 if players % 2 else None)
        seen = public(state)
        assert asked(state) == (seen.first,)
        assert seen.nicole == seen.first
        assert [seat.suspicion for seat in seen.seats] == [0] * len(seen.seats)
        firsts[seen.first] += 1
    assert set(firsts) == set(range(4 if players <= 4 else 6)) - ({1} if players % 2 else set())


def test_mc_6_the_table_may_choose_the_first_player_the_ghost_and_the_teams() -> None:
    for seed in range(10):
        seen = public(dealt(seed, players=5, first=4, ghost=2, teams=["kgb", "dgse", "cia"]))
        assert (seen.first, seen.ghost) == (4, 2)
        assert [seat.team for seat in seen.seats] == ["kgb", "dgse", "cia"] * 2
        assert public(dealt(seed, players=3, first=1)).ghost != 1


def test_mc_6_what_is_told_before_the_first_turn() -> None:
    state = dealt(players=3, ghost=0, first=2, teams=["kgb", "cia"])
    events = CALAVERAS.opening(state)
    assert told(events, None) == [
        TeamsFormed(teams=["kgb", "cia", "kgb", "cia"], ghost=0),
        FirstNamed(seat=2),
    ]
    for seat in (1, 2, 3):
        assert [" ".join(one.cards) for one in some(told(events, seat), HandDealt)] == [hand(state, seat)]
    assert told(events, 0) == told(events, 2)


def test_mc_5_a_rematch_is_dealt_anew() -> None:
    options = CALAVERAS.read_options({"players": 4})
    before = CALAVERAS.deal(options, Rng(1))
    assert CALAVERAS.write_deal(CALAVERAS.deal(options, Rng(2), before)) != CALAVERAS.write_deal(before)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_2_mc_3_a_rematch_keeps_chairs_teams_and_ghost_and_draws_the_first_player_anew(
    players: int,
) -> None:
    options = CALAVERAS.read_options({"players": players})
    rng = Rng("rematch", players)
    before = CALAVERAS.deal(options, rng)
    firsts = set()
    for _ in range(40):
        again = CALAVERAS.deal(options, rng, before)
        assert CALAVERAS.write_seats(again) == CALAVERAS.write_seats(before)
        assert again.hands != before.hands or again.pile != before.pile
        firsts.add(again.first)
    assert firsts == set(range(len(before.holders))) - {before.ghost}


def test_mc_3_a_rematch_with_another_number_of_players_draws_the_ghost_anew() -> None:
    rng = Rng("rematch")
    four, three = (CALAVERAS.read_options({"players": players}) for players in (4, 3))
    ghosts = {CALAVERAS.deal(three, rng, CALAVERAS.deal(four, rng)).ghost for _ in range(60)}
    assert ghosts == {0, 1, 2, 3}
    assert CALAVERAS.deal(four, rng, CALAVERAS.deal(three, rng)).ghost is None
