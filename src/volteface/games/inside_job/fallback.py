"""What a seat does whose time ran out: the move of an ordinary Agent, whatever its role."""

from __future__ import annotations

from volteface.core.rng import Rng
from volteface.games.inside_job.actions import ONE_VOTE, PLAYS, Action
from volteface.games.inside_job.rules import legal
from volteface.games.inside_job.state import PLAY, VOTE, State
from volteface.games.inside_job.vote import candidates


def fallback(state: State, seat: int, rng: Rng) -> Action:
    """IJ-13: draw a move that tells nobody the role; missions, partner and Larry bind all alike."""
    if state.phase == PLAY:
        return _play(state, seat, rng)
    if state.phase == VOTE:
        return _vote(state, seat, rng)
    return rng.choice(legal(state, seat))


def _play(state: State, seat: int, rng: Rng) -> Action:
    """IJ-12, IJ-17: follow suit, even if the role need not; a wager is a choice, so there is none."""
    hand = state.chairs[seat].hand
    allowed = hand & state.trick.led_bits or hand
    return rng.choice([play for play in PLAYS if play.bit & allowed])


def _vote(state: State, seat: int, rng: Rng) -> Action:
    """IJ-31, IJ-44: one vote, even if the role has two."""
    return rng.choice(ONE_VOTE[candidates(state, seat)])
