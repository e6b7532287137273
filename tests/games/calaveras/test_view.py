"""MC-23: a seat knows its hand and all that lies open, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.games.calaveras.tables import asked, choices, dealt, do, go_on, hand, public, table, told
from volteface.core.game import CHANCE, Step
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Event, State
from volteface.games.calaveras.events import AnyEvent, HandDealt, HandFilled
from volteface.games.calaveras.view import TurnView

RULES = Path(__file__).parents[3] / "docs" / "rules" / "mission-calaveras.md"


def games(players: int, number: int = 2) -> Iterator[Step[State, Event]]:
    """Play random games, step by step."""
    for seed in range(number):
        rng = Rng("views", players, seed)
        state = dealt(seed, players=players)
        yield Step(state, CALAVERAS.opening(state))
        while asked(state):
            state, events = go_on(state, rng)
            yield Step(state, events)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_views_differ_only_in_the_seat_and_its_own_hand(players: int) -> None:
    for state, _ in games(players):
        seen = public(state)
        assert seen.you is None
        for seat in range(len(seen.seats)):
            mine = CALAVERAS.view(state, seat)
            assert msgspec.structs.replace(mine, seat=None, you=None) == seen
            assert mine.seat == CALAVERAS.decider(state, seat)


def test_mc_20_the_view_says_how_many_points_make_a_seat_guilty() -> None:
    ended = 0
    for state, _ in games(4, 6):
        seen = public(state)
        assert (seen.ending is not None) == any(seat.suspicion >= seen.guilty_at for seat in seen.seats)
        ended += seen.ending is not None
    assert ended == 6


@pytest.mark.parametrize("players", [3, 5])
def test_mc_23_the_ghosts_seat_sees_what_its_partner_sees(players: int) -> None:
    for state, events in games(players, 1):
        ghost = public(state).ghost
        assert ghost is not None
        partner = CALAVERAS.decider(state, ghost)
        assert CALAVERAS.view(state, ghost) == CALAVERAS.view(state, partner)
        assert told(events, ghost) == told(events, partner)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_cards_drawn_are_told_to_their_holder_alone(players: int) -> None:
    for state, events in games(players):
        ghost = public(state).ghost
        for event in events:
            if isinstance(event, HandDealt | HandFilled):
                assert event.only is not None
                allowed = {event.only} | (
                    {ghost} if CALAVERAS.decider(state, ghost or 0) == event.only else set()
                )
                heard = {seat for seat in range(len(public(state).seats)) if told([event], seat)}
                assert heard <= allowed
                assert event.only in heard
                assert told([event], None) == []
            else:
                assert event.only is None


def test_mc_23_hands_are_secret_from_the_partner_too() -> None:
    one = table(4, ["hotel hotel hotel", "phone phone phone", "lab lab lab", "phone phone phone"])
    two = table(4, ["hotel hotel hotel", "lab lab lab", "phone phone phone", "phone phone phone"])
    assert CALAVERAS.view(one, 0) == CALAVERAS.view(two, 0)
    assert CALAVERAS.view(one, 1) != CALAVERAS.view(two, 1)


def test_mc_23_own_hands_are_sorted_whatever_the_order_drawn() -> None:
    state = do(table(4, ["twist lab hotel"], "carnival lab"), "place lab to 0")
    assert hand(state, 0) == "carnival hotel twist"


def test_mc_23_all_that_happened_on_the_table_is_listed() -> None:
    state = table(
        3, ["hotel hotel lab", "hotel twist lab", "lab lab lab"], "phone phone phone phone", ghost=3
    )
    state = do(
        state, "place hotel to 0", "place hotel to 0", "place lab to suspect", "twist lab from suspect to 3"
    )
    assert public(state).history == (
        TurnView(seat=0, do="place", card="hotel", to=0, nicole=0, drawn=1),
        TurnView(seat=1, do="place", card="hotel", to=0, nicole=0, twins=True, drawn=1),
        TurnView(seat=2, do="place", card="lab", to="suspect", nicole=0, drawn=1),
        TurnView(seat=3, do="twist", card="lab", moved_from="suspect", to=3, nicole=3, drawn=1),
    )
    named = do(table(4, ["lab lab lab"], shows={1: "hotel"}, suspect="hotel"), "place lab to suspect")
    assert public(named).history[0].named == 1
    assert public(named).history[0].points == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_sizes_and_the_discard_pile_are_public(players: int) -> None:
    for state, _ in games(players, 1):
        seen = public(state)
        lying = sum(len(seat.places) for seat in seen.seats) + len(seen.innocent) + len(seen.suspect)
        held = sum(seat.cards for seat in seen.seats)
        assert lying + held + seen.pile + sum(seen.discard.values()) == 48
        assert (seen.phase == "reshuffle") == (asked(state) == (CHANCE,))
        assert seen.turn == (None if not asked(state) else seen.turn)


@pytest.mark.parametrize("players", [3, 6])
def test_mc_23_nobody_is_offered_what_another_may_do(players: int) -> None:
    for state, _ in games(players, 1):
        for seat in range(len(public(state).seats)):
            assert bool(choices(state, seat)) == (seat in asked(state))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_21_at_the_end_everything_is_shown_to_everybody(players: int) -> None:
    for state, _ in games(players):
        ending = public(state).ending
        if asked(state):
            assert ending is None
            continue
        assert ending is not None
        outcome = CALAVERAS.outcome(state)
        assert outcome is not None
        assert outcome.result() == {
            "winners": [*ending.winners],
            "guilty": ending.guilty,
            "nicole": ending.nicole,
        }
        for seat, cards in enumerate(ending.hands):
            assert seat == public(state).ghost or " ".join(cards) == hand(state, seat)


@pytest.mark.parametrize("players", [3, 6])
def test_mc_23_events_can_be_written_and_read_back(players: int) -> None:
    for _, events in games(players, 1):
        for event in events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event


def test_mc_23_what_players_claim_is_in_the_rules_and_nothing_of_it_in_the_game() -> None:
    text = " ".join(RULES.read_text("utf-8").split())
    assert "**MC-23** Players announce their play as a claim" in text
    kinds = {event.__name__ for event in Event.__subclasses__()}
    assert not {kind for kind in kinds if "Claim" in kind or "Said" in kind or "Chat" in kind}
