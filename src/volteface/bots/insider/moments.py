"""What everybody at the table may make of the questions and answers so far: a chance for every word.

It is the view of somebody who knows all words and none of the secrets; bots hold it against what they, or
others, did.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from volteface.bots.insider.hearing import Heard, Meaning, hear
from volteface.bots.insider.knowledge import Fact
from volteface.bots.insider.knowledge.vocabulary import asked_by_bots, queries, vocabulary
from volteface.bots.insider.weighing import (
    MAYBE_SAYS,
    NO_SAYS,
    YES_SAYS,
    Columns,
    gains,
    shares,
    vague,
    weigh,
)
from volteface.games.insider.view import QuestionView

_SAID: Final = {"yes": 0, "no": 1, "unknown": 2}
_FLIPPED: Final = {"yes": "no", "no": "yes"}
_RULED_OUT: Final = 0.002
"""What is left of a word after a no to the question whether it is this one."""
_NEWS: Final = 0.6
"""How much a hint owes to its surprise; the rest it owes to how few words it fits."""
_EXCEPTIONS: Final = 0.015
"""What is true, or untrue, of all words but so few need not be asked."""
_A_HANDFUL: Final = 12
"""So many words seem possible to people, however much was answered."""
_LONGEST: Final = 250
"""Of more questions than that, only the last are thought about."""


class Grid(NamedTuple):
    """The facts by question: which words, by number, have a yes, and which "it depends"."""

    yes: Columns
    maybe: Columns


@lru_cache(maxsize=1)
def grid() -> Grid:
    """Turn the facts round."""
    concepts = vocabulary()
    yes: Columns = []
    maybe: Columns = []
    for number in range(len(queries())):
        yes.append([at for at, concept in enumerate(concepts) if concept.facts[number] is Fact.YES])
        maybe.append(
            [at for at, one in enumerate(concepts) if one.facts[number] in (Fact.MAYBE, Fact.UNKNOWN)]
        )
    return Grid(yes, maybe)


@lru_cache(maxsize=1)
def rarity() -> list[float]:
    """How few words each question is true of, in bits."""
    count = len(vocabulary())
    return [math.log2(count / max(len(column), 1)) for column in grid().yes]


@lru_cache(maxsize=512)
def settled_by(query: int, said: str | None) -> frozenset[int]:
    """The questions that nobody asks who has heard one answer: of a sound one need not ask for its fur."""
    yes, maybe = grid()
    if said == "yes":
        fitting = yes[query]
    elif said == "no":
        fitting = sorted(set(range(len(vocabulary()))) - {*yes[query], *maybe[query]})
    else:
        return frozenset({query})
    chances = [0.0] * len(vocabulary())
    for at in fitting:
        chances[at] = 1.0 / len(fitting)
    likely = zip(shares(chances, yes), shares(chances, maybe), strict=True)
    return frozenset(
        number
        for number, (sure, unsure) in enumerate(likely)
        if number == query or sure + unsure < _EXCEPTIONS or sure > 1.0 - _EXCEPTIONS
    )


class Moment:
    """What may be believed after some questions."""

    def __init__(
        self, chances: list[float], cues: list[float], settled: frozenset[int], named: frozenset[int]
    ) -> None:
        """Keep what is believed; ``after`` goes on from there."""
        self.chances = chances
        self.cues = cues
        """How many bits of yes speak for each word: what brings it to mind."""
        self.settled = settled
        """The questions that were asked, and those that one of the answers settles by itself."""
        self.named = named
        """The words that were named."""

    @cached_property
    def sure(self) -> list[float]:
        """How likely the truth is yes, for each question."""
        return shares(self.chances, grid().yes)

    @cached_property
    def unsure(self) -> list[float]:
        """How likely it depends, for each question."""
        return shares(self.chances, grid().maybe)

    @cached_property
    def vague(self) -> list[float]:
        """What people make of it: they never think of fewer than a handful of words."""
        return vague(self.chances, _A_HANDFUL)

    @cached_property
    def gains(self) -> list[float]:
        """How many bits each question would be expected to tell somebody who knows all words."""
        return gains(self.sure, self.unsure)

    @cached_property
    def appeal(self) -> list[float]:
        """The same for people, who see less far."""
        return expected(self.vague)

    @cached_property
    def fresh(self) -> list[int]:
        """The questions that are worth asking still."""
        return [number for number in asked_by_bots() if number not in self.settled]

    def after(self, meaning: Meaning | None, named: int | None, answer: str | None) -> Moment:
        """Take in a question and its answer, as far as it has one."""
        if meaning is None:
            if named is None:
                return self
            chances = self.chances
            if answer == "no":
                weights = list(chances)
                weights[named] *= _RULED_OUT
                whole = sum(weights)
                chances = [weight / whole for weight in weights]
            return Moment(chances, self.cues, self.settled, self.named | {named})
        said = meaning.tells(answer)
        if said is None and answer is not None:
            return self
        settled = self.settled | settled_by(meaning.query, said)
        if said is None or said not in _SAID:
            return Moment(self.chances, self.cues, settled, self.named)
        at = _SAID[said]
        yes, maybe = grid().yes[meaning.query], grid().maybe[meaning.query]
        chances = weigh(self.chances, yes, maybe, (YES_SAYS[at], NO_SAYS[at], MAYBE_SAYS[at]))
        cues = self._cued(meaning.query) if said == "yes" else self.cues
        return Moment(chances, cues, settled, self.named)

    def _cued(self, query: int) -> list[float]:
        """A yes brings words to mind, the more surprising it is and the fewer words it fits the more."""
        yes = grid().yes[query]
        share = sum([self.chances[at] for at in yes])
        surprise = -math.log2(min(max(share, 1e-3), 1.0))
        bits = _NEWS * surprise + (1 - _NEWS) * rarity()[query]
        cues = list(self.cues)
        for at in yes:
            cues[at] += bits
        return cues


def expected(chances: list[float]) -> list[float]:
    """How many bits each question is expected to tell somebody who believes this."""
    return gains(shares(chances, grid().yes), shares(chances, grid().maybe))


class Exchange(NamedTuple):
    """A question and its answer, and what everybody might have believed when it was asked."""

    seat: int
    number: int
    meaning: Meaning | None
    named: int | None
    answer: str | None
    before: Moment


@lru_cache(maxsize=1)
def start() -> Moment:
    """Before the first question every word is as likely."""
    count = len(vocabulary())
    return Moment([1.0 / count] * count, [0.0] * count, frozenset(), frozenset())


# What everybody may know is the same for every bot at a table.
@lru_cache(maxsize=300)
def _after(moment: Moment, language: str, text: str, answer: str | None) -> Moment:
    heard = hear(text, language)
    flipped = _FLIPPED.get(answer, answer) if heard.denied and answer is not None else answer
    return moment.after(_sure_meaning(heard), heard.named, flipped)


def _sure_meaning(heard: Heard) -> Meaning | None:
    """What a question asks, unless it may rather have named a word."""
    return heard.meaning if heard.named is None else None


def follow(questions: Iterable[QuestionView], language: str) -> tuple[list[Exchange], Moment]:
    """Go through the questions, in order; return them and what may be believed now."""
    moment = start()
    exchanges: list[Exchange] = []
    for number, question in [*enumerate(questions)][-_LONGEST:]:
        heard = hear(question.text, language)
        exchanges.append(
            Exchange(question.seat, number, _sure_meaning(heard), heard.named, question.answer, moment)
        )
        moment = _after(moment, language, question.text, question.answer)
    return exchanges, moment
