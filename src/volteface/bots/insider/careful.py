"""The careful bot of Insider: asks what tells most, answers what it knows, accuses by the questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from volteface.bots.insider.belief import Belief
from volteface.bots.insider.knowledge import Fact, answers, attributes
from volteface.bots.insider.suspicion import suspicions
from volteface.bots.insider.understanding import bundled, guess, understand
from volteface.bots.policy import Budget
from volteface.core.game import AnyGame
from volteface.core.rng import Rng
from volteface.games.insider.actions import (
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    EndDiscussion,
    Look,
    Place,
    Point,
    Turn,
    Write,
)
from volteface.games.insider.deals import INSIDER_ROLE
from volteface.games.insider.state import CARD, DISCUSSION, FIRST_BALLOT, PREPARE, QUESTIONS, SECOND_BALLOT
from volteface.games.insider.view import View
from volteface.games.insider.words import find

_SURE = 0.4
"""How likely a word must seem before a bot names it."""
_AMONG = 4
"""A bot asks one of so many of the best questions: people do not all think of the same."""
_LATE = 0.6
"""The share of the time after which the Insider helps openly."""
_STEERS = 0.4
"""How often the Insider asks a question that helps more than chance would."""


class CarefulPolicy:
    """Plays each role from its view alone; everything it needs stands in the view."""

    def __init__(self, _game: AnyGame, _seat: int, rng: Rng, _budget: Budget) -> None:
        """Keep the generator."""
        self._rng = rng

    @property
    def listens(self) -> bool:
        """It looks at the view."""
        return True

    def watch(self, events: Sequence[Any]) -> None:
        """All that was told stands in the view."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Do what the phase asks for; ``None`` waits."""
        match view.phase:
            case phase if phase == PREPARE:
                return self._prepare(view, legal)
            case phase if phase == QUESTIONS:
                return self._answer(view) if view.seat == view.master else self._ask(view)
            case phase if phase == DISCUSSION:
                return EndDiscussion()
            case phase if phase == CARD:
                return Look(self._suspect(view, [one.card for one in legal if isinstance(one, Look)]))
            case phase if phase == FIRST_BALLOT:
                return Accuse(self._accuses(view))
            case phase if phase == SECOND_BALLOT:
                return Point(self._suspect(view, [one.place for one in legal if isinstance(one, Point)]))
        return Turn(self._suspect(view, [one.card for one in legal if isinstance(one, Turn)]))

    def _prepare(self, view: View, legal: Sequence[Action]) -> Action:
        """IN-3, IN-5: a word of the cards is as good as any."""
        if Begin() in legal:
            return Begin()
        return Write(self._rng.choice(bundled(view.language, view.difficulty)).text)

    def _answer(self, view: View) -> Action:
        """IN-6, IN-7: answer the oldest open question, as far as the table of facts goes."""
        number, question = next(
            (number, one) for number, one in enumerate(view.questions) if one.answer is None
        )
        if question.names_word:
            return Answer(number, "found")
        assert view.word is not None
        return Answer(number, says(view.word, view.language, question.text))

    def _ask(self, view: View) -> Action | None:
        """IN-6: one question at a time; a spoken one says nothing, so a bot always writes."""
        if any(question.answer is None for question in view.questions):
            return None
        belief = Belief(view)
        if view.you is not None and view.you.role == INSIDER_ROLE and view.word is not None:
            return Ask(self._insider_asks(view, belief))
        return Ask(self._common_asks(view, belief))

    def _common_asks(self, view: View, belief: Belief) -> str:
        words = belief.best_words()
        sure = words and belief.chances[words[0]] >= _SURE
        questions = belief.best_questions(_AMONG)
        if words and (sure or not questions or belief.gain(questions[0]) < 0.15):
            return guess(belief.words[words[0]].text, view.language)
        if not questions:
            return ""
        return attributes()[self._rng.choice(questions)].question[view.language]

    def _insider_asks(self, view: View, belief: Belief) -> str:
        """Steer without shining: sometimes a question whose answer tells more than chance would."""
        assert view.word is not None
        if self._late(view) and self._rng.chance(0.5):
            return guess(view.word, view.language)
        if not self._rng.chance(_STEERS):
            return self._common_asks(view, belief)
        word = find(view.language, view.word)
        if word is None or word.concept is None:
            return self._common_asks(view, belief)
        row = answers()[word.concept]
        helpful = [number for number in belief.best_questions(24) if row[number] is Fact.YES]
        if not helpful:
            return self._common_asks(view, belief)
        return attributes()[self._rng.choice(helpful[:_AMONG])].question[view.language]

    def _late(self, view: View) -> bool:
        if view.glass_at is None or not view.questions:
            return False
        return view.questions[-1].at - view.glass_at > _LATE * view.seconds * 1000

    def _suspect(self, view: View, places: Sequence[Place | None]) -> Any:
        """The likeliest of some places; whoever is the Insider looks for the likeliest of the others."""
        likely = suspicions(view)
        open_to = [place for place in places if place is not None and place != view.seat]
        best = max(likely.get(place, 0.0) for place in open_to)
        return self._rng.choice([place for place in open_to if likely.get(place, 0.0) >= best - 1e-9])

    def _accuses(self, view: View) -> bool:
        """IN-10: whether the answerer is the likeliest by far; the Insider is glad of any Common."""
        assert view.answerer is not None
        likely = suspicions(view)
        chance = likely.get(view.answerer, 0.0)
        if view.you is not None and view.you.role == INSIDER_ROLE:
            return chance > 1 / len(likely) or self._rng.chance(0.3)
        return chance > 0.5


def says(word: str, language: str, question: str) -> str:
    """What a Master who knows the facts says to a question; "unknown" where he is not sure."""
    known = find(language, word)
    meaning = understand(question) if question else None
    if known is None or known.concept is None or meaning is None:
        return "unknown"
    match answers()[known.concept][meaning.attribute]:
        case Fact.MAYBE:
            return "unknown"
        case fact:
            return "yes" if (fact is Fact.YES) != meaning.negated else "no"
