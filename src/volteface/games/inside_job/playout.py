"""Whole games at random inside the package, for search: no action objects, no events, the same rules."""

from __future__ import annotations

from mypy_extensions import i64

from volteface.core.dice import Dice
from volteface.games.inside_job.actions import PARTNERS, Vote
from volteface.games.inside_job.cards import TOKEN, code_of, count
from volteface.games.inside_job.rules import (
    LARRY_ORDERS,
    advance,
    choose,
    larry_may_play,
    may_choose,
    may_wager,
    play,
    play_larry,
    playable,
)
from volteface.games.inside_job.state import LARRY_PLAYS, MISSION, OVER, PARTNER, PLAY, State
from volteface.games.inside_job.vote import ballots, keep


def pick(hand: i64, nth: i64) -> i64:
    """Find the bit of the n-th card of a hand."""
    while nth > 0:
        hand &= hand - 1
        nth -= 1
    return hand & -hand


def playout(state: State, dice: Dice) -> i64:
    """Play a state to its end, each seat choosing among its legal actions at random; count the decisions.

    Every legal action is as likely as any other, as in a game driven from outside.
    """
    decisions: i64 = 0
    while True:
        phase = state.phase
        if phase == PLAY:
            _play_at_random(state, dice)
        elif phase == MISSION:
            _choose_at_random(state, dice)
        elif phase == OVER:
            return decisions
        elif phase == LARRY_PLAYS:
            order = dice.below(6)
            while not larry_may_play(state, state.stack[state.stack_top + LARRY_ORDERS[order][0]]):
                order = dice.below(6)
            play_larry(state, order, None)
        elif phase == PARTNER:
            partner = dice.below(state.setup.players - 1)
            advance(state, state.turn, PARTNERS[partner if partner < state.turn else partner + 1], None)
        else:
            seat: i64 = state.asked[0]
            choices = ballots(state, seat)
            ballot = choices[dice.below(len(choices))]
            assert isinstance(ballot, Vote)
            keep(state, seat, ballot, None)
        decisions += 1


def _choose_at_random(state: State, dice: Dice) -> None:
    first = dice.below(2) == 0
    choose(state, first if may_choose(state, first) else not first, None)


def _play_at_random(state: State, dice: Dice) -> None:
    seat = state.turn
    chair = state.chairs[seat]
    cards = playable(chair, state.trick)
    plain = count(cards)
    if may_wager(chair, state.trick):
        betting = cards & state.trick.led_bits if state.setup.wager_led_only else cards
        nth = dice.below(plain + (plain if betting == cards else count(betting)))
        if nth >= plain:
            bit = pick(betting, nth - plain)
            play(state, chair, seat, TOKEN + code_of(bit), bit, None)
            return
    else:
        nth = dice.below(plain)
    bit = pick(cards, nth)
    play(state, chair, seat, code_of(bit), bit, None)
