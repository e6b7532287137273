"""IJ-14, IJ-19, IJ-20, IJ-24, IJ-32: the fast rules against slow ones, on cards that nobody chose."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.inside_job.naive import TRUMPS, Lying, found_by_vote, slow_table, succeeds, winning_place
from tests.games.inside_job.tables import (
    after,
    asked,
    choices,
    intel,
    last_step,
    mission,
    one,
    result,
    table,
    vote,
)
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, Event
from volteface.games.inside_job.events import MissionJudged, TrickTaken

EVERY_CARD = [f"{suit}{value}" for suit in "bgyp" for value in range(1, 14)]
ROLES = {3: "agent agent insider", 4: "agent agent agent insider", 5: "agent agent agent agent insider"}

# A busy machine is no fault of the rules.
PATIENT = settings(deadline=None)


class Round(NamedTuple):
    """A mission and the cards of one trick."""

    mission: str
    trick: list[Lying]


@st.composite
def rounds(draw: st.DrawFn, mission: str | None = None) -> Round:
    """Draw a trick of three to five cards, tokens on any but the first."""
    cards = draw(st.lists(st.sampled_from(EVERY_CARD), min_size=3, max_size=5, unique=True))
    count = len(cards)
    tokens = [False, *draw(st.lists(st.booleans(), min_size=count - 1, max_size=count - 1))]
    name = mission or draw(st.sampled_from(sorted(TRUMPS)))
    return Round(name, [Lying(card, token) for card, token in zip(cards, tokens, strict=True)])


def play_round(drawn: Round) -> list[Event]:
    """Play it at a table where all of it is legal: who does not follow suit cannot, or is the Insider."""
    led = drawn.trick[0].card[0]
    hands = [one.card if one.card[0] == led else f"{one.card} -{led}" for one in drawn.trick]
    hands[-1] = drawn.trick[-1].card
    players = len(drawn.trick)
    other = "ascending" if drawn.mission != "ascending" else "descending"
    state = table(players, ROLES[players], hands, f"{drawn.mission} {other}", risky_mode=True)
    words = " ".join(one.card + ("+" if one.token else "") for one in drawn.trick)
    return last_step(mission(state, drawn.mission), words).events


@PATIENT
@given(rounds())
def test_ij_14_ij_19_ij_20_the_winner_of_any_trick(drawn: Round) -> None:
    assert one(play_round(drawn), TrickTaken).seat == winning_place(drawn.trick, TRUMPS[drawn.mission])


@pytest.mark.parametrize("name", sorted(TRUMPS))
@PATIENT
@given(data=st.data())
def test_ij_24_every_condition_on_any_trick(name: str, data: st.DataObject) -> None:
    drawn = data.draw(rounds(name))
    assert one(play_round(drawn), MissionJudged).success == succeeds(drawn.mission, drawn.trick)


@PATIENT
@given(rounds())
def test_ij_21_the_winner_takes_one_and_all_tokens(drawn: Round) -> None:
    taken = one(play_round(drawn), TrickTaken)
    assert isinstance(taken.seat, int)
    left = [0 if card.token else 1 for card in drawn.trick]
    left[taken.seat] += 1 + sum(card.token for card in drawn.trick)
    assert taken.intel == left


AT_THE_VOTE = {players: after("vote", players) for players in (3, 4, 5)}


@PATIENT
@given(st.data(), st.sampled_from([3, 4, 5]))
def test_ij_32_ij_33_any_ballots_are_counted(data: st.DataObject, players: int) -> None:
    state = AT_THE_VOTE[players]
    votes = []
    for seat in range(players):
        target = data.draw(st.sampled_from([other for other in range(players) if other != seat]))
        votes.append(target)
        state = vote(state, str(target))
    agents = list(range(1, players))
    assert result(state) == (agents if found_by_vote(votes) == 0 else [0], "vote")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_ij_12_ij_31_whole_games_agree_with_the_slow_rules(players: int, seed: int) -> None:
    """At every step the same seats may do the same things, and the same persons win."""
    rng = Rng("slow", players, seed)
    wager = rng.choice(["any", "led", "off"])
    fixed: dict[str, Json] = {"players": players, "wager": wager != "off"}
    fixed |= {
        "wager_on": "led" if wager == "led" else "any",
        "risky_mode": wager != "off" and rng.chance(0.5),
    }
    state = INSIDE_JOB.start(
        INSIDE_JOB.read_options(fixed), INSIDE_JOB.deal(INSIDE_JOB.read_options(fixed), rng)
    )
    slow = slow_table(INSIDE_JOB.log(state)[0], wager)
    while asked(state):
        moves = sorted((seat, word) for seat in range(players) for word in choices(state, seat))
        assert moves == sorted(slow.moves())
        assert [*intel(state)] == slow.intel
        seat, word = rng.choice(moves)
        (action,) = [one for one in INSIDE_JOB.legal(state, seat) if one.notation == word]
        state, slow = INSIDE_JOB.apply(state, seat, action).state, slow.after(seat, word)
    winners = [players if winner == "larry" else winner for winner in result(state)[0]]
    assert winners == slow.winners
