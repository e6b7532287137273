"""What a seat that does not know the word believes of it, question after question."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from volteface.bots.insider.knowledge import Fact, answers, attributes
from volteface.bots.insider.understanding import Meaning, bundled, named_word, understand
from volteface.games.insider.view import QuestionView, View

# How a Master answers a question whose answer is no, yes or "it depends": nobody is always right.
_SAYS = {
    Fact.NO: {"no": 0.90, "yes": 0.04, "unknown": 0.06},
    Fact.YES: {"no": 0.04, "yes": 0.90, "unknown": 0.06},
    Fact.MAYBE: {"no": 0.25, "yes": 0.25, "unknown": 0.50},
}
_FLIPPED = {"yes": "no", "no": "yes", "unknown": "unknown"}
_RULED_OUT = 0.002
"""What is left of a word after a no to the question whether it is this one."""


class Reading(NamedTuple):
    """One answered question, as somebody who did not know the word takes it."""

    seat: int
    answer: str
    rank: int | None
    """How many fresh questions would have told more; ``None`` where it was not understood."""
    chance: float | None
    """How likely the named word seemed, where the question named one."""


class Belief:
    """A probability for each bundled word, and how each question was taken on the way."""

    def __init__(self, view: View, *, ranked: bool = False) -> None:
        """Take in all that was asked and answered so far; ranking the questions takes a while."""
        self._ranked = ranked
        self._list = (view.language, view.difficulty)
        self.words = bundled(*self._list)
        self.chances = [1 / len(self.words)] * len(self.words)
        self.asked: set[int] = set()
        """The attributes that were asked."""
        self.guessed: set[int] = set()
        """The words that were named."""
        self.readings: list[Reading] = []
        for question in view.questions:
            self._take(question)

    def _take(self, question: QuestionView) -> None:
        named = named_word(question.text, *self._list)
        meaning = understand(question.text) if named is None and question.text else None
        if named is not None:
            self.guessed.add(named)
        if question.answer is None:
            if meaning is not None:
                self.asked.add(meaning.attribute)
            return
        rank = self._rank(meaning.attribute) if meaning is not None and self._ranked else None
        chance = None if named is None else self.chances[named]
        self.readings.append(Reading(question.seat, question.answer, rank, chance))
        if meaning is not None:
            self.asked.add(meaning.attribute)
            if question.answer != "found":
                self._weigh(self._likelihoods(meaning, question.answer))
        elif named is not None and question.answer == "no":
            self._weigh([_RULED_OUT if at == named else 1.0 for at in range(len(self.words))])

    def _rank(self, attribute: int) -> int:
        gain = self.gain(attribute)
        fresh = (other for other in range(len(attributes())) if other not in self.asked)
        return sum(self.gain(other) > gain for other in fresh)

    def _likelihoods(self, meaning: Meaning, answer: str) -> list[float]:
        said = _FLIPPED[answer] if meaning.negated else answer
        likelihoods = [_SAYS[Fact.NO][said]] * len(self.words)
        column = _column(meaning.attribute, *self._list)
        for at in column.yes:
            likelihoods[at] = _SAYS[Fact.YES][said]
        for at in column.maybe:
            likelihoods[at] = _SAYS[Fact.MAYBE][said]
        return likelihoods

    def _weigh(self, likelihoods: list[float]) -> None:
        """Take in an answer."""
        weighed = [chance * one for chance, one in zip(self.chances, likelihoods, strict=True)]
        whole = sum(weighed)
        self.chances = [one / whole for one in weighed]

    def gain(self, attribute: int) -> float:
        """How many bits the answer to a question is expected to tell."""
        column = _column(attribute, *self._list)
        yes = sum([self.chances[at] for at in column.yes])
        maybe = sum([self.chances[at] for at in column.maybe])
        no = max(1 - yes - maybe, 0.0)
        # "It depends" is answered anyhow, and tells nothing.
        return _entropy([yes, no, maybe]) - maybe

    def best_questions(self, count: int) -> list[int]:
        """The questions not yet asked that tell most, best first."""
        fresh = [number for number in range(len(attributes())) if number not in self.asked]
        return sorted(fresh, key=self.gain, reverse=True)[:count]

    def best_words(self) -> list[int]:
        """The words not yet named, likeliest first."""
        fresh = [number for number in range(len(self.words)) if number not in self.guessed]
        return sorted(fresh, key=lambda number: -self.chances[number])


class _Column(NamedTuple):
    """The words of a list, by number, for which a question is answered with yes, or with "it depends"."""

    yes: tuple[int, ...]
    maybe: tuple[int, ...]


@lru_cache(maxsize=4096)
def _column(attribute: int, language: str, difficulty: str) -> _Column:
    facts = [answers()[word.concept or ""][attribute] for word in bundled(language, difficulty)]
    yes, maybe = (
        tuple(at for at, fact in enumerate(facts) if fact is wanted) for wanted in (Fact.YES, Fact.MAYBE)
    )
    return _Column(yes, maybe)


def _entropy(parts: list[float]) -> float:
    return -sum(part * math.log2(part) for part in parts if part > 0)
