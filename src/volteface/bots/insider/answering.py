"""The Master: what he makes of a typed question, and what he says to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from volteface.bots.insider import comparing
from volteface.bots.insider.hearing import Heard, Meaning, hear
from volteface.bots.insider.interpreter import interpret
from volteface.bots.insider.knowledge import Fact
from volteface.bots.insider.knowledge.vocabulary import Concept, concept_of, queries
from volteface.bots.insider.mentioning import asks_for, besides
from volteface.bots.insider.naming import is_half_true
from volteface.bots.insider.phrases import Scope
from volteface.core.errors import Argument
from volteface.games.insider.view import QuestionView, View

_UNANSWERED: Final = {Fact.MAYBE: "in-why-depends", Fact.UNKNOWN: "in-why-nobody-knows"}
"""Why a question has no answer, by what is known."""


class Reply(NamedTuple):
    """What the Master says, and why, as a message with what it speaks of."""

    said: str
    why: str
    arguments: Mapping[str, Argument]


def reply(view: View, question: QuestionView, *, hesitates: bool) -> Reply:
    """Answer a question: that it found the word, yes, no, or honestly that he does not know."""
    assert view.word is not None
    text, language = question.text, view.language
    concept = concept_of(language, view.word)
    heard = _heard(text, language)
    if asks_for(text, view.word, heard, language, contains=bool(question.names_word)):
        return Reply("found", "in-why-found", {})
    if question.names_word:
        heard = besides(text, view.word, heard, language)
    if heard.comparison is not None:
        return _compared(heard.comparison, concept)
    if heard.named is not None:
        return _other_word(heard, concept, language)
    if heard.meaning is None:
        return Reply("unknown", "in-why-not-understood", {})
    if concept is None:
        return Reply("unknown", "in-why-word-unknown", {})
    return _fact(heard.meaning, concept, language, hesitates=hesitates)


def _heard(text: str, language: str) -> Heard:
    heard = hear(text, language)
    if heard == Heard() and text:
        return Heard(interpret(text, language))
    return heard


def _compared(comparison: comparing.Comparison, concept: Concept | None) -> Reply:
    true = None if concept is None else comparing.answer(comparison, concept)
    if true is None:
        return Reply("unknown", "in-why-not-understood", {})
    return Reply("yes" if true != comparison.negated else "no", "in-why-compared", {})


def _other_word(heard: Heard, concept: Concept | None, language: str) -> Reply:
    """It is another word: no, unless this one is some sort of that, or a quality may have been meant."""
    assert heard.named is not None
    other = Reply("yes" if heard.denied else "no", "in-why-other-word", {})
    if concept is None:
        return other
    if is_half_true(heard.named, concept):
        return Reply("unknown", "in-why-sort-of", {})
    if heard.meaning is None:
        return other
    meant = _fact(heard.meaning, concept, language, hesitates=False)
    return other if meant.said == other.said else Reply("unknown", "in-why-not-understood", {})


def _fact(meaning: Meaning, concept: Concept, language: str, *, hesitates: bool) -> Reply:
    asked = queries()[meaning.query].question[language]
    fact = concept.facts[meaning.query]
    if hesitates or fact in _UNANSWERED:
        return Reply("unknown", _UNANSWERED.get(fact, "in-why-hesitate"), {"question": asked})
    if meaning.needs is not None and fact is Fact.NO and concept.facts[meaning.needs] is not Fact.YES:
        return Reply("unknown", "in-why-depends", {"question": asked})
    yes = (fact is Fact.YES) != meaning.negated
    if meaning.scope is (Scope.NARROWER if yes else Scope.WIDER):
        return Reply("unknown", "in-why-more", {"question": asked})
    why = "in-why-denied" if meaning.negated else "in-why-answer"
    return Reply("yes" if yes else "no", why, {"question": asked})
