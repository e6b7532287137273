"""Why something is not allowed: the rule, and a message that tells no more than the seat knows."""

from __future__ import annotations

from typing import Final

from volteface.core.errors import NotInTurn, Refused
from volteface.core.game import CLOCK, Actor
from volteface.games.insider.actions import CENTRE, Action, Answer, Ask, Look, Point, Turn
from volteface.games.insider.state import (
    CARD,
    DISCUSSION,
    DRAW,
    FIRST_BALLOT,
    LOOK,
    OVER,
    PREPARE,
    QUESTIONS,
    SECOND_BALLOT,
    TURN,
    State,
    asked,
)
from volteface.games.insider.words import WORD_LIMIT
from volteface.games.insider.words.forms import clean_text

QUESTION_LIMIT: Final = 200

# What each phase waits for.
_WAITS: Final = {
    PREPARE: ("IN-3", "in-waits-prepare"),
    DRAW: ("IN-3", "in-waits-draw"),
    LOOK: ("IN-4", "in-waits-look"),
    QUESTIONS: ("IN-6", "in-waits-questions"),
    CARD: ("IN-22", "in-waits-card"),
    DISCUSSION: ("IN-9", "in-waits-discussion"),
    FIRST_BALLOT: ("IN-10", "in-waits-first-ballot"),
    SECOND_BALLOT: ("IN-12", "in-waits-second-ballot"),
    TURN: ("IN-21", "in-waits-turn"),
    OVER: ("IN-11", "in-game-over"),
}


def refuse_out_of_turn(state: State, actor: Actor, action: Action) -> Refused:
    """IN-3, IN-6, IN-9, IN-10, IN-12, IN-21, IN-22: not now, or not by this seat."""
    rule, waits = _WAITS[state.phase]
    if state.phase == OVER:
        return NotInTurn(rule, waits)
    if actor >= state.options.players:
        return NotInTurn(rule, "in-no-such-seat", seat=actor + 1)
    if state.phase == QUESTIONS and isinstance(action, Ask) and actor == state.master:
        return NotInTurn("IN-6", "in-master-asks-not")
    if state.phase == QUESTIONS and isinstance(action, Answer) and actor != state.master:
        return Refused("IN-6", "in-master-answers")
    if actor in asked(state):
        return Refused(rule, waits)
    if state.phase == FIRST_BALLOT and actor == state.answerer:
        return NotInTurn("IN-10", "in-answerer-waits")
    if state.phase in (FIRST_BALLOT, SECOND_BALLOT):
        return NotInTurn(rule, "in-has-voted")
    return NotInTurn(rule, waits)


def refuse_moment(state: State, actor: Actor, at: int) -> Refused | None:
    """IN-4, IN-6, IN-8, IN-9: nothing happens in the past or after the time; the clock acts when it is up."""
    rule, _ = _WAITS[state.phase]
    if at < state.now:
        return Refused(rule, "in-moment-past")
    if state.deadline is None:
        return None
    if actor == CLOCK and at != state.deadline:
        return Refused(rule, "in-moment-clock")
    if at > state.deadline:
        return Refused(rule, "in-moment-late")
    return None


def refuse_question(text: str) -> Refused | None:
    """IN-6, IN-30: a question is clean and short; without text it was spoken."""
    return None if text == "" else _refuse_text("IN-6", text, QUESTION_LIMIT)


def refuse_word(rule: str, text: str) -> Refused | None:
    """IN-2, IN-3, IN-5: a word is clean, short and not empty."""
    return _refuse_text(rule, text, WORD_LIMIT)


def _refuse_text(rule: str, text: str, limit: int) -> Refused | None:
    """Refuse a text that is not in its one form already, so that a record replays byte for byte."""
    try:
        clean = clean_text(text, limit)
    except ValueError as error:
        return Refused(rule, str(error))
    return None if clean == text else Refused(rule, "in-text-form")


def refuse_look(state: State, action: Look) -> Refused:
    """IN-22: not one's own card, not the Master's."""
    if action.card == state.answerer:
        return Refused("IN-22", "in-look-own")
    if action.card == state.master:
        return Refused("IN-22", "in-look-master")
    return Refused("IN-22", "in-no-such-card")


def refuse_point(state: State, seat: int, action: Point) -> Refused:
    """IN-12, IN-24: not at oneself, not at a role that is known, at the centre only if a card lies there."""
    if action.place == CENTRE:
        return Refused("IN-24", "in-no-centre")
    if action.place == seat:
        return Refused("IN-12", "in-point-self")
    if action.place in (state.master, state.answerer):
        return Refused("IN-12", "in-point-known")
    return Refused("IN-12", "in-no-such-card")


def refuse_turn(state: State, action: Turn) -> Refused:
    """IN-21: another player's card, or the centre's."""
    return Refused("IN-21", "in-turn-own" if action.card == state.master else "in-no-such-card")


def refuse_answer(state: State, action: Answer) -> Refused:
    """IN-6: each question once."""
    if 0 <= action.question < len(state.questions):
        return Refused("IN-6", "in-answered-already", question=action.question + 1)
    return Refused("IN-6", "in-no-such-question", question=action.question + 1)
