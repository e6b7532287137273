"""What a seat does whose time ran out: as little as the rules allow, whatever it knows."""

from __future__ import annotations

from volteface.core.rng import Rng
from volteface.games.insider.actions import (
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    EndDiscussion,
    Look,
    Point,
    Turn,
    Write,
)
from volteface.games.insider.ballots import cards_but
from volteface.games.insider.deals import draw_word
from volteface.games.insider.state import State


def fallback(state: State, seat: int, rng: Rng) -> Action:
    """IN-4: draw a move that tells nobody the role of the seat, nor the word."""
    match state.phase:
        case "prepare":
            return _prepare(state, rng)
        case "questions":
            return _question(state, seat)
        case "card":
            return Look(None)
        case "discussion":
            return EndDiscussion()
        case "first-ballot":
            return Accuse(guilty=None)
        case "second-ballot":
            return Point(None)
    return _turn(state, rng)


def _prepare(state: State, rng: Rng) -> Action:
    """IN-3, IN-5: the Master takes the word as it is; one that must be written comes from the list."""
    return Begin() if state.word is not None else Write(draw_word(state.options, rng, ()))


def _question(state: State, seat: int) -> Action:
    """IN-6: the Master does not know the answer to the oldest question; the others say something."""
    return Answer(state.open[0], "unknown") if seat == state.master else Ask()


def _turn(state: State, rng: Rng) -> Action:
    """IN-21: the Master turns any card."""
    return Turn(rng.choice(cards_but(state, state.master)))
