"""The Master: what he makes of a typed question, and what he says to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from volteface.bots.insider.hearing import Heard, hear, named_forms, one_of_ours
from volteface.bots.insider.interpreter import interpret
from volteface.bots.insider.knowledge import Fact
from volteface.bots.insider.knowledge.vocabulary import concept_of, queries
from volteface.core.errors import Argument
from volteface.games.insider.view import QuestionView, View
from volteface.games.insider.words.forms import normalised

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
    if question.names_word and _means_it(text, view.word, language):
        return Reply("found", "in-why-found", {})
    heard = _heard(text, language)
    if heard.named is not None:
        return Reply("no", "in-why-other-word", {})
    if heard.meaning is None:
        return Reply("unknown", "in-why-not-understood", {})
    concept = concept_of(language, view.word)
    asked = queries()[heard.meaning.query].question[language]
    if concept is None:
        return Reply("unknown", "in-why-word-unknown", {})
    fact = concept.facts[heard.meaning.query]
    if hesitates or fact in _UNANSWERED:
        return Reply("unknown", _UNANSWERED.get(fact, "in-why-hesitate"), {"question": asked})
    yes = (fact is Fact.YES) != heard.meaning.negated
    why = "in-why-denied" if heard.meaning.negated else "in-why-answer"
    return Reply("yes" if yes else "no", why, {"question": asked})


def _means_it(text: str, word: str, language: str) -> bool:
    """IN-7: whether a question that has the word in it asks for the word.

    « Est-ce que ça se porte sur soi ? » has « porte » in it and asks for something else.
    """
    return one_of_ours(text, language) is None or normalised(word) in named_forms(text, language)


def _heard(text: str, language: str) -> Heard:
    heard = hear(text, language)
    if heard == Heard() and text:
        return Heard(interpret(text, language))
    return heard
