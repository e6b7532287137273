"""What one seat may know, built up from nothing, field by field. ``None`` is a spectator.

Moments are milliseconds since the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from volteface.games.insider.actions import Place
from volteface.games.insider.ballots import accusations, accused, leaders, needed, pointings
from volteface.games.insider.deals import INSIDER_ROLE, known_word
from volteface.games.insider.events import Accusation, Pointing
from volteface.games.insider.state import (
    DRAW,
    FIRST_BALLOT,
    LOOK,
    OVER,
    PREPARE,
    SECOND_BALLOT,
    State,
    asked,
    voters,
)
from volteface.games.insider.words.forms import names


class QuestionView(msgspec.Struct, frozen=True):
    """IN-6, IN-30: a question, spoken if it has no text, and its answer."""

    seat: int
    text: str
    at: int
    answer: str | None
    names_word: bool | None = None
    """IN-7: whether an open question names the word, for the Master alone."""


class AnswerCounts(msgspec.Struct, frozen=True):
    """IN-30: how many questions were answered how."""

    yes: int
    no: int
    unknown: int


class CardLook(msgspec.Struct, frozen=True):
    """IN-22: which card the answerer looked at; ``None``: none in time."""

    card: Place | None


class You(msgspec.Struct, frozen=True):
    """What only this seat knows, besides the word."""

    role: str
    seen_role: str | None
    """IN-22: the role that you saw as the answerer."""
    accusation: Accusation | None
    """IN-10: your ballot, once it is in."""
    pointing: Pointing | None
    """IN-12: your ballot, once it is in."""


class Ending(msgspec.Struct, frozen=True):
    """The truth, once the game is over."""

    winners: tuple[int, ...]
    by: str
    roles: tuple[str, ...]
    centre: str | None
    word: str
    turned: Place | None
    accused: Place | None
    """IN-13, IN-14: whom the second ballot accused."""
    tied: bool
    """IN-14: whether several had the most in the second ballot."""


class View(msgspec.Struct, frozen=True):
    """One seat's view of the table."""

    seat: int | None
    players: int
    advanced: bool
    free_word: bool
    seconds: int
    language: str
    bundled: bool
    """IN-2, IN-5: whether the word is one of the bundled cards of this language and difficulty."""
    difficulty: str
    needed: int
    """IN-10: how many must say yes."""
    phase: str
    asked: tuple[int, ...]
    """Whom the table waits for, as everybody may know: in a ballot all who have one, handed in or not."""
    master: int
    redraws: int
    """IN-3: how often the Master asked for another word."""
    word_ready: bool
    word: str | None
    """IN-3, IN-4, IN-7: the word, if this seat may know it."""
    glass_at: int | None
    """IN-6: when the questions began."""
    deadline: int | None
    """When the time that is running will be up."""
    lasts: int | None
    """IN-4, IN-6, IN-9: how long the time that is running is in all, in milliseconds."""
    questions: tuple[QuestionView, ...]
    answers: AnswerCounts
    answerer: int | None
    answerer_role: str | None
    """IN-11: the role of the answerer, once he has shown it."""
    looked: CardLook | None
    first_ballot: tuple[Accusation, ...] | None
    """IN-10: all ballots, once they are in."""
    second_ballot: tuple[Pointing, ...] | None
    """IN-12: all ballots, once they are in."""
    you: You | None
    ending: Ending | None


def views(state: State, readers: Sequence[int | None]) -> list[View]:
    """Build the views of several readers: what everybody knows, and to it what a seat knows alone."""
    public = _public(state)
    return [public if reader is None else _own(state, reader, public) for reader in readers]


def _own(state: State, seat: int, public: View) -> View:
    return replace(
        public,
        seat=seat,
        word=state.word if knows_word(state, seat) else None,
        questions=_marked(state, public.questions) if seat == state.master else public.questions,
        you=_you(state, seat),
    )


def _public(state: State) -> View:
    options = state.options
    over = state.phase == OVER
    shown = state.answerer is not None and (over or state.phase == SECOND_BALLOT)
    return View(
        seat=None,
        players=options.players,
        advanced=options.advanced,
        free_word=options.free_word,
        seconds=options.seconds,
        language=options.language,
        bundled=not (options.free_word or options.own_words),
        difficulty=options.difficulty,
        needed=needed(options),
        phase=state.phase,
        asked=_asked(state),
        master=state.master,
        redraws=_redraws(state),
        word_ready=state.word is not None,
        word=state.word if knows_word(state, None) else None,
        glass_at=state.glass_at,
        deadline=state.deadline,
        lasts=_lasts(state),
        questions=tuple([QuestionView(*question) for question in state.questions]),
        answers=_counts(state),
        answerer=state.answerer,
        answerer_role=_answerer_role(state) if shown else None,
        looked=CardLook(state.looked.card) if state.looked is not None else None,
        first_ballot=tuple(accusations(state)) if shown else None,
        second_ballot=tuple(pointings(state)) if over and state.second_ballot else None,
        you=None,
        ending=_ending(state) if over else None,
    )


def knows_word(state: State, seat: int | None) -> bool:
    """IN-3, IN-4, IN-7: the Master at once, the Insider from the look on, all once it is found or over."""
    if state.answerer is not None or state.phase == OVER or seat == state.master:
        return True
    looking = state.phase not in (PREPARE, DRAW)
    return looking and seat is not None and state.deal.roles[seat] == INSIDER_ROLE


def _asked(state: State) -> tuple[int, ...]:
    """IN-6, IN-10, IN-12: who may do something; who has handed in a ballot is nobody's business."""
    if state.phase in (FIRST_BALLOT, SECOND_BALLOT):
        return tuple(voters(state))
    return tuple([actor for actor in asked(state) if actor >= 0])


def _answerer_role(state: State) -> str:
    """IN-11: the answerer shows his role in any case."""
    assert state.answerer is not None
    return state.deal.roles[state.answerer]


def _lasts(state: State) -> int | None:
    """IN-4, IN-6, IN-9, IN-21: a look, the whole glass, or as much of it as the word took."""
    if state.deadline is None:
        return None
    if state.phase == LOOK:
        return state.options.look_seconds * 1000
    return state.options.seconds * 1000 if state.answerer is None else state.found_after


def _redraws(state: State) -> int:
    drawn = 0 if state.options.free_word else len(state.drawn) - 1
    return drawn + (state.phase == DRAW)


def _marked(state: State, questions: tuple[QuestionView, ...]) -> tuple[QuestionView, ...]:
    """IN-7: for the Master alone, whether an open question names the word."""
    if not state.open:
        return questions
    assert state.word is not None
    word = known_word(state.options, state.word)
    marked = list(questions)
    for number in state.open:
        text = questions[number].text
        marked[number] = replace(questions[number], names_word=bool(text) and names_word(text, word))
    return tuple(marked)


names_word = lru_cache(maxsize=4096)(names)


def _counts(state: State) -> AnswerCounts:
    answers = [question.answer for question in state.questions]
    return AnswerCounts(*(answers.count(one) for one in ("yes", "no", "unknown")))


def _you(state: State, seat: int) -> You:
    seen = None
    if seat == state.answerer and state.looked is not None and state.looked.card is not None:
        seen = state.deal.role_at(state.looked.card)
    accusation = state.first_ballot.get(seat)
    pointing = state.second_ballot.get(seat)
    return You(
        role=state.deal.roles[seat],
        seen_role=seen,
        accusation=Accusation(seat, accusation.guilty) if accusation is not None else None,
        pointing=Pointing(seat, pointing.place) if pointing is not None else None,
    )


def _ending(state: State) -> Ending:
    assert state.reason is not None
    assert state.word is not None
    return Ending(
        winners=state.winners,
        by=state.reason,
        roles=state.deal.roles,
        centre=state.deal.centre,
        word=state.word,
        turned=state.turned.card if state.turned is not None else None,
        accused=accused(state) if state.second_ballot else None,
        tied=len(leaders(state)) > 1,
    )
