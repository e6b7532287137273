"""What a seat, or a spectator, is shown: IJ-5, IJ-6, IJ-9, IJ-13, IJ-16, IJ-30, IJ-60, IJ-62, IJ-70."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.games.inside_job.tables import after, asked, public, shown, table, told
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, MISSIONS, Event, State
from volteface.games.inside_job.events import AnyEvent, CardPlayed

RULES = Path(__file__).parents[3] / "docs" / "rules" / "inside-job.md"
EVERY_CARD = [f"{suit}{value}" for suit in "bgyp" for value in range(1, 14)]


def cards_in(told_or_seen: object) -> set[str]:
    """Find every card that is written anywhere in it."""
    text = msgspec.json.encode(told_or_seen).decode()
    return {name for name in EVERY_CARD if f'"{name}"' in text}


def games(players: int, count: int = 4) -> Iterator[tuple[State, list[Event]]]:
    """Play random games of all options and yield every position with what led to it."""
    for seed in range(count):
        rng = Rng("views", players, seed)
        chosen = INSIDE_JOB.draw_options(rng, {"players": players})
        state = INSIDE_JOB.start(chosen, INSIDE_JOB.deal(chosen, rng))
        events = INSIDE_JOB.opening(state)
        yield state, events
        while asked(state):
            seat = rng.choice(list(asked(state)))
            state, events = INSIDE_JOB.apply(state, seat, rng.choice(list(INSIDE_JOB.legal(state, seat))))
            yield state, events


def hand(state: State, seat: int) -> set[str]:
    you = INSIDE_JOB.view(state, seat).you
    assert you is not None
    return set(you.hand)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_6_a_view_shows_the_own_hand_the_trick_and_no_other_card(players: int) -> None:
    for state, _ in games(players):
        if not asked(state):
            continue
        lying = {card.card for card in public(state).trick}
        history = {card.card for past in public(state).history or () for card in past.cards}
        for seat in range(players):
            you = INSIDE_JOB.view(state, seat).you
            assert you is not None
            allowed = hand(state, seat) | lying | history | set(you.larry)
            assert cards_in(INSIDE_JOB.view(state, seat)) == allowed
        assert cards_in(public(state)) == lying | history


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_6_events_name_no_card_that_is_not_played_but_ones_own(players: int) -> None:
    for state, events in games(players):
        if not asked(state):
            continue
        lying = {event.card for event in events if isinstance(event, CardPlayed)}
        assert cards_in(told(events, None)) <= lying
        for seat in range(players):
            assert {event.only for event in told(events, seat)} <= {None, seat}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_5_a_role_is_shown_to_its_seat_and_to_others_once_revealed(players: int) -> None:
    for state, _ in games(players):
        if not asked(state):
            continue
        for seat in range(players):
            you = INSIDE_JOB.view(state, seat).you
            assert you is not None
            shown_to_all = shown(state)[seat]
            assert shown_to_all in (None, you.role)
            for other in (None, *range(players)):
                assert INSIDE_JOB.view(state, other).seats[seat].role == shown_to_all


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_9_missions_are_shown_to_who_chooses_and_the_public_one_to_all(players: int) -> None:
    names = [row.id for row in MISSIONS]
    for state, _ in games(players):
        if not asked(state):
            continue
        seen = public(state)
        past = {trick_seen.mission for trick_seen in seen.history or ()}
        for seat in (None, *range(players)):
            view = INSIDE_JOB.view(state, seat)
            text = msgspec.json.encode(view).decode()
            written = {name for name in names if f'"{name}"' in text}
            drawn = {offered.mission for offered in view.you.missions} if view.you else set()
            assert written == past | drawn | ({seen.mission} if seen.mission else set())
            assert bool(drawn) == (seen.phase == "mission" and asked(state) == (seat,))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_13_nobody_is_offered_what_another_may_do(players: int) -> None:
    for state, _ in games(players, 2):
        for seat in range(players):
            assert bool(INSIDE_JOB.legal(state, seat)) == (seat in asked(state))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_13_a_view_says_nothing_of_what_may_be_played(players: int) -> None:
    """Neither a list of legal cards nor a mark on the hand: the hand is the same list whoever must follow."""
    roles = ["agent"] * players
    one_truth = table(players, " ".join(["agent", "insider", *roles[2:]]), ["p1", "p2 b3"])
    other_truth = table(players, " ".join(["agent", *roles[2:], "insider"]), ["p1", "p2 b3"])
    for state in (one_truth, other_truth):
        assert INSIDE_JOB.view(state, None) == INSIDE_JOB.view(one_truth, None)
    mine = INSIDE_JOB.view(one_truth, 1).you, INSIDE_JOB.view(other_truth, 1).you
    assert mine[0] is not None
    assert mine[1] is not None
    assert mine[0].hand == mine[1].hand


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_30_nothing_of_the_vote_is_seen_before_the_end(players: int) -> None:
    rng = Rng("ballots", players)
    before = after("vote", players)
    state = before
    voted: set[int] = set()
    while len(asked(state)) > 1:
        seat = rng.choice(list(asked(state)))
        state = INSIDE_JOB.apply(state, seat, rng.choice(list(INSIDE_JOB.legal(state, seat)))).state
        voted.add(seat)
        for other in (None, *range(players)):
            if other not in voted:
                assert INSIDE_JOB.view(state, other) == INSIDE_JOB.view(before, other)


def test_ij_62_larrys_cards_are_shown_to_the_controller_while_he_chooses_and_only_then() -> None:
    for state, _ in games(2, 6):
        seen = public(state)
        for seat in (0, 1):
            you = INSIDE_JOB.view(state, seat).you
            assert you is not None
            assert len(you.larry) == (3 if seen.phase == "larry" and asked(state) == (seat,) else 0)


def test_ij_60_larrys_role_is_shown_once_he_is_revealed_or_the_game_is_over() -> None:
    for state, _ in games(2, 6):
        seen = public(state)
        assert seen.larry is not None
        if asked(state):
            assert (seen.larry.role is not None) == (seen.larry.intel >= 6)
            assert seen.ending is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_16_while_the_game_is_played_history_is_shown_only_where_the_table_chose_so(players: int) -> None:
    for open_history in (True, False):
        state = after("*- *-", players, open_history=open_history)
        history = public(state).history
        assert (None if history is None else len(history)) == (2 if open_history else None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_32_at_the_end_everything_is_shown_to_everybody(players: int) -> None:
    for state, _ in games(players):
        if asked(state):
            assert public(state).ending is None
            continue
        ending = public(state).ending
        assert ending is not None
        assert [INSIDE_JOB.view(state, seat).ending for seat in range(players)] == [ending] * players
        outcome = INSIDE_JOB.outcome(state)
        assert outcome is not None
        assert (ending.winners, ending.by) == (outcome.winners, outcome.by)
        entry = INSIDE_JOB.log(state)[0]
        assert isinstance(entry["roles"], list)
        assert list(ending.roles[:players]) == entry["roles"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_5_events_can_be_written_and_read_back(players: int) -> None:
    for _, events in games(players, 2):
        for event in events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event


def test_ij_70_what_players_may_say_is_in_the_rules_and_nothing_of_it_in_the_game() -> None:
    """Talk is a matter of manners: no action, event or view speaks of what anybody claimed."""
    text = " ".join(RULES.read_text("utf-8").split())
    assert "**IJ-70** Players talk freely" in text
    assert "They do not tell which cards they hold or lack, nor which mission they put away." in text
    kinds = {event.__name__ for event in Event.__subclasses__()}
    assert not {kind for kind in kinds if "Claim" in kind or "Said" in kind or "Chat" in kind}
    chosen = INSIDE_JOB.read_options({"players": 4})
    words = {action.notation.split()[0] for action in INSIDE_JOB.vocabulary(chosen)}
    assert words == {"partner", "mission", "play", "vote"}
