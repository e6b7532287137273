"""The rules of play, from the word to the discussion: one short function for each paragraph.

``legal`` and ``advance`` are the two doors. ``advance`` changes the state it is given; whoever wants a
new state copies first. ``tell`` collects events; search passes ``None`` and pays nothing for them.
"""

from __future__ import annotations

from typing import Final

from volteface.core.errors import Refused
from volteface.core.game import CHANCE, CLOCK, Actor
from volteface.core.rng import Rng
from volteface.games.insider import ballots
from volteface.games.insider.actions import (
    ANSWERS,
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    Draw,
    EndDiscussion,
    Look,
    Point,
    Redraw,
    TimeUp,
    Turn,
    TurnGlass,
    Write,
)
from volteface.games.insider.deals import INSIDER_ROLE, MASTER, count_words, draw_word, suggestions
from volteface.games.insider.events import (
    CardLookedAt,
    CardSeen,
    DiscussionBegan,
    DiscussionEnded,
    Event,
    LookBegan,
    Looked,
    MasterNamed,
    QuestionAnswered,
    QuestionAsked,
    QuestionsBegan,
    RoleDealt,
    TimeRanOut,
    WordDrawn,
    WordFound,
    WordRefused,
    WordWritten,
)
from volteface.games.insider.refusals import (
    refuse_answer,
    refuse_look,
    refuse_moment,
    refuse_out_of_turn,
    refuse_question,
    refuse_word,
)
from volteface.games.insider.state import (
    CARD,
    DISCUSSION,
    DRAW,
    FIRST_BALLOT,
    LOOK,
    PREPARE,
    QUESTIONS,
    SECOND_BALLOT,
    TURN,
    Done,
    Question,
    State,
    asked,
)
from volteface.games.insider.words.forms import normalised

Tell = list[Event] | None


def opening(state: State) -> list[Event]:
    """IN-1, IN-3: everyone is told his role, all who the Master is, and the Master the word."""
    tell: list[Event] = [RoleDealt(only=seat, role=role) for seat, role in enumerate(state.deal.roles)]
    tell.append(MasterNamed(seat=state.master))
    if state.word is not None:
        tell.append(WordDrawn(only=state.master, word=state.word))
    return tell


def legal(state: State, actor: Actor) -> tuple[Action, ...]:
    """List what a seat or the clock may do now; nothing if it is not asked."""
    if actor not in asked(state) or actor == CHANCE:
        return ()
    match state.phase:
        case "prepare":
            return _legal_preparations(state)
        case "look":
            return (TurnGlass(),)
        case "questions":
            return _legal_questions(state, actor)
        case "card":
            cards = ballots.cards_but(state, state.answerer, state.master)
            return (*(Look(card) for card in cards), Look(None))
        case "discussion":
            return (TimeUp() if actor == CLOCK else EndDiscussion(),)
        case "first-ballot":
            return (Accuse(guilty=True), Accuse(guilty=False), Accuse(guilty=None))
        case "second-ballot":
            return (*(Point(place) for place in ballots.may_be_pointed_at(state, actor)), Point(None))
    return tuple(Turn(card) for card in ballots.cards_but(state, state.master))


def _legal_preparations(state: State) -> tuple[Action, ...]:
    """IN-3, IN-5: a free word is written first; a drawn one may be drawn again."""
    if state.word is None:
        return tuple(Write(word) for word in suggestions(state.options, state.master))
    return (Begin(), Redraw()) if may_redraw(state) else (Begin(),)


def _legal_questions(state: State, actor: Actor) -> tuple[Action, ...]:
    """IN-6: the clock waits, the Master answers, everyone else asks; one question stands for all."""
    if actor == CLOCK:
        return (TimeUp(),)
    if actor == state.master:
        return tuple(Answer(number, answer) for number in state.open for answer in ANSWERS)
    return (Ask(),)


def covers(offer: Action, action: Action) -> bool:
    """IN-5, IN-6: one question stands for every question, one word for every word that may be written."""
    match offer, action:
        case Ask(), Ask(text):
            return refuse_question(text) is None
        case Write(), Write(word):
            return refuse_word("IN-5", word) is None
    return offer == action


def may_redraw(state: State) -> bool:
    """IN-3: as long as the list has another word; a word that the Master wrote himself he knows."""
    return not state.options.free_word and len(state.drawn) < count_words(state.options)


def kinds(state: State, actor: Actor) -> tuple[type[Action], ...]:
    """Name the kinds of action that whoever is asked may take in this phase."""
    if actor == CLOCK:
        return (TurnGlass,) if state.phase == LOOK else (TimeUp,)
    if state.phase == QUESTIONS:
        return (Answer,) if actor == state.master else (Ask,)
    return _KINDS[state.phase]


_KINDS: Final[dict[str, tuple[type[Action], ...]]] = {
    PREPARE: (Redraw, Write, Begin),
    DRAW: (Draw,),
    CARD: (Look,),
    DISCUSSION: (EndDiscussion,),
    FIRST_BALLOT: (Accuse,),
    SECOND_BALLOT: (Point,),
    TURN: (Turn,),
}


def advance(state: State, actor: Actor, action: Action, at: int, tell: Tell) -> None:
    """Check an action and carry it out; a refused one changes nothing."""
    if actor not in asked(state) or not isinstance(action, kinds(state, actor)):
        raise refuse_out_of_turn(state, actor, action)
    refusal = refuse_moment(state, actor, at)
    if refusal is not None:
        raise refusal
    match action:
        case Redraw():
            redraw(state, tell)
        case Draw():
            draw(state, action, tell)
        case Write():
            write(state, action, tell)
        case Begin():
            begin(state, at, tell)
        case TurnGlass():
            turn_glass(state, at, tell)
        case Ask():
            ask(state, actor, action, at, tell)
        case Answer():
            answer(state, action, at, tell)
        case TimeUp() if state.phase == QUESTIONS:
            run_out(state, at, tell)
        case TimeUp() | EndDiscussion():
            end_discussion(state, action, tell)
        case Look():
            look(state, action, at, tell)
        case Accuse():
            ballots.accuse(state, actor, action, tell)
        case Point():
            ballots.point(state, actor, action, tell)
        case Turn():
            ballots.turn(state, action, tell)
    state.now = at
    state.log.append(Done(actor, action, at))


def redraw(state: State, tell: Tell) -> None:
    """IN-3: the Master does not know the word; everyone may hear that, but not the word."""
    if state.word is None or state.options.free_word:
        raise Refused("IN-5", "in-redraw-free")
    if not may_redraw(state):
        raise Refused("IN-3", "in-redraw-last")
    state.word = None
    state.phase = DRAW
    if tell is not None:
        tell.append(WordRefused())


def draw(state: State, action: Draw, tell: Tell) -> None:
    """IN-3: another word, none of the earlier ones; the Master alone sees it."""
    refusal = refuse_word("IN-3", action.word)
    if refusal is not None:
        raise refusal
    if normalised(action.word) in map(normalised, state.drawn):
        raise Refused("IN-3", "in-drawn-before")
    state.word = action.word
    state.drawn.append(action.word)
    state.phase = PREPARE
    if tell is not None:
        tell.append(WordDrawn(only=state.master, word=action.word))


def draw_again(state: State, rng: Rng) -> Draw:
    """IN-3: let chance draw."""
    return Draw(draw_word(state.options, rng, state.drawn))


def write(state: State, action: Write, tell: Tell) -> None:
    """IN-5: the Master writes one word of his own."""
    if not state.options.free_word:
        raise Refused("IN-5", "in-write-off")
    if state.word is not None:
        raise Refused("IN-5", "in-written-already")
    refusal = refuse_word("IN-5", action.word)
    if refusal is not None:
        raise refusal
    state.word = action.word
    state.drawn.append(action.word)
    if tell is not None:
        tell.append(WordWritten())
        tell.append(WordDrawn(only=state.master, word=action.word))


def begin(state: State, at: int, tell: Tell) -> None:
    """IN-4: everyone looks, for the same time and in the same way; only Insider and Master see a word."""
    if state.word is None:
        raise Refused("IN-5", "in-write-first")
    state.phase = LOOK
    state.deadline = at + state.options.look_seconds * 1000
    if tell is not None:
        tell.append(LookBegan(until=state.deadline))
        for seat, role in enumerate(state.deal.roles):
            sees = role in (MASTER, INSIDER_ROLE)
            tell.append(Looked(only=seat, word=state.word if sees else None))


def turn_glass(state: State, at: int, tell: Tell) -> None:
    """IN-6: the look is over; from now on everyone asks, until the glass has run out."""
    state.phase = QUESTIONS
    state.glass_at = at
    state.deadline = at + state.options.seconds * 1000
    if tell is not None:
        tell.append(QuestionsBegan(until=state.deadline))


def ask(state: State, seat: int, action: Ask, at: int, tell: Tell) -> None:
    """IN-6, IN-30: a question, written or spoken."""
    refusal = refuse_question(action.text)
    if refusal is not None:
        raise refusal
    number = len(state.questions)
    state.questions.append(Question(seat, action.text, at))
    state.open.append(number)
    if tell is not None:
        tell.append(QuestionAsked(question=number, seat=seat, text=action.text))


def answer(state: State, action: Answer, at: int, tell: Tell) -> None:
    """IN-6, IN-30: the Master answers any open question, each once."""
    if action.question not in state.open:
        raise refuse_answer(state, action)
    if action.answer not in ANSWERS:
        raise Refused("IN-6", "in-no-such-answer", answer=action.answer)
    question = state.questions[action.question]
    state.questions[action.question] = question._replace(answer=action.answer)
    state.open.remove(action.question)
    if tell is not None:
        tell.append(QuestionAnswered(question=action.question, answer=action.answer))
    if action.answer == "found":
        _find(state, action.question, at, tell)


def _find(state: State, number: int, at: int, tell: Tell) -> None:
    """IN-7, IN-22: whoever asked is the answerer; with the advanced rules he looks at a card first."""
    state.answerer = state.questions[number].seat
    if tell is not None:
        assert state.word is not None
        tell.append(WordFound(question=number, seat=state.answerer, word=state.word))
    # IN-9: the glass is turned over, so that it runs as long as the word took to find.
    assert state.glass_at is not None
    state.found_after = at - state.glass_at
    if state.options.advanced:
        state.phase = CARD
        state.deadline = None
    else:
        discuss(state, at, state.found_after, tell)


def discuss(state: State, at: int, length: int, tell: Tell) -> None:
    """IN-9, IN-21: people talk until the glass has run out, or the Master ends it."""
    state.phase = DISCUSSION
    state.deadline = at + length
    if tell is not None:
        tell.append(DiscussionBegan(until=state.deadline))


def run_out(state: State, at: int, tell: Tell) -> None:
    """IN-8, IN-21: without the word everybody loses; with the advanced rules there is a last chance."""
    if tell is not None:
        tell.append(TimeRanOut())
    if state.options.advanced:
        discuss(state, at, state.options.seconds * 1000, tell)
    else:
        ballots.conclude(state, (), "time", tell)


def look(state: State, action: Look, at: int, tell: Tell) -> None:
    """IN-22: the answerer looks in secret at one card; the table sees at which. Then the glass is turned."""
    answerer = state.answerer
    assert answerer is not None
    card = action.card
    if card is not None and card not in ballots.cards_but(state, answerer, state.master):
        raise refuse_look(state, action)
    state.looked = action
    if tell is not None:
        tell.append(CardLookedAt(seat=answerer, card=card))
        if card is not None:
            tell.append(CardSeen(only=answerer, card=card, role=state.deal.role_at(card)))
    discuss(state, at, state.found_after, tell)


def end_discussion(state: State, action: Action, tell: Tell) -> None:
    """IN-9, IN-10, IN-21: the discussion is over; the ballot follows, or the Master turns a card."""
    state.deadline = None
    if tell is not None:
        tell.append(DiscussionEnded(by="clock" if isinstance(action, TimeUp) else "master"))
    if state.answerer is None:
        state.phase = TURN
    else:
        ballots.open_first_ballot(state, tell)
