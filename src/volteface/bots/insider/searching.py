"""Looking for the word without knowing it: what comes to mind, what to ask, and when to name a word."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from volteface.bots.insider.knowledge.vocabulary import vocabulary
from volteface.bots.insider.levels import Level
from volteface.bots.insider.moments import Moment, expected, follow
from volteface.bots.insider.weighing import in_mind, normal, soft_choice
from volteface.core.errors import Argument
from volteface.core.rng import Rng
from volteface.games.insider.view import QuestionView, View

_FAINT: Final = 0.1
"""How much a word counts that does not come to mind: one feels that there is something else."""
_POOR: Final = 0.12
"""A question that is expected to tell fewer bits is hardly worth asking."""
_HURRY: Final = 0.88
"""The share of the time after which one names what one has."""
_WORTH_A_TRY: Final = 0.04
"""How likely a word must seem to be named in a hurry."""
_FEW: Final = 3
"""With so many words left it is not their number for which one asks on."""
_MANY: Final = 8
"""Of fewer words no answer tells many apart."""
_MUCH: Final = 0.35
"""So many bits tell much; no answer tells more than about 0.7, as the Master may be wrong."""
_FITS: Final = 0.05
"""How likely a word must be to fit the answers."""


class Idea(NamedTuple):
    """What to ask next, by number: a question and how much it tells, or a word and how likely it is."""

    query: int | None
    word: int | None
    worth: float


class Seeker:
    """One seat's memory for words, and what it does with it."""

    def __init__(self, level: Level, rng: Rng) -> None:
        """Draw which words come easily."""
        self._level = level
        self._rng = rng
        draws = rng.fork("words")
        width = level.most - level.least
        self._needs = [
            level.least + width * share / 0x1_0000_0000 for share in draws.words(len(vocabulary()))
        ]
        self._forgotten: list[bool] = []

    def remembered(self, view: View) -> Moment:
        """What this seat believes, without the answers that slipped its mind."""
        slips = self._rng.fork("slips")
        while len(self._forgotten) < len(view.questions):
            self._forgotten = [slips.chance(self._level.forgets) for _ in range(len(view.questions) + 64)]
        # Of a forgotten answer one still knows that it was asked for: nobody asks the same again.
        kept: Sequence[QuestionView] = [
            replace(question, answer=None) if gone and question.seat != view.seat else question
            for question, gone in zip(view.questions, self._forgotten, strict=False)
        ]
        return follow(kept, view.language)[1]

    def idea(self, view: View, rng: Rng) -> Idea:
        """Think of what to ask: a word if one seems likely enough, else a question that tells much."""
        moment = self.remembered(view)
        chances = in_mind(moment.chances, moment.cues, self._needs, _FAINT)
        word = self._best_word(moment, chances)
        likely = 0.0 if word is None else chances[word]
        thought = in_mind(moment.vague, moment.cues, self._needs, _FAINT)
        told = expected(thought)
        best = max((told[number] for number in moment.fresh), default=0.0)
        hurry = spent(view) > _HURRY and likely >= _WORTH_A_TRY
        if word is not None and (likely >= self._level.sure or hurry or best < _POOR):
            return Idea(None, word, likely)
        if not moment.fresh:
            return self._venture(moment, thought, rng)
        query = self._choose(moment.fresh, told, rng)
        return Idea(query, None, told[query])

    def _venture(self, moment: Moment, thought: list[float], rng: Rng) -> Idea:
        """Nothing is left to ask: name something near, although it did not seem to be it."""
        weights = [0.0 if at in moment.named else weight for at, weight in enumerate(thought)]
        word = pick(normal(weights), rng)
        return Idea(None, word, moment.chances[word])

    def why(self, idea: Idea, view: View) -> tuple[str, dict[str, Argument]]:
        """Say what spoke for an idea: a message and what it speaks of."""
        if idea.word is not None:
            return self._why_named(idea, view)
        assert idea.query is not None
        moment = self.remembered(view)
        words = _words_left(moment)
        if words > _FEW:
            much = words >= _MANY and moment.gains[idea.query] >= _MUCH
            return ("in-why-ask" if much else "in-why-ask-some"), {"words": words}
        fitting = [at for at, chance in enumerate(moment.chances) if chance >= _FITS]
        thought_of = any(self._comes(moment, at) for at in fitting)
        return ("in-why-ask-unsure" if thought_of else "in-why-ask-mind"), {}

    def _why_named(self, idea: Idea, view: View) -> tuple[str, dict[str, Argument]]:
        chance = round(100 * idea.worth)
        if idea.worth >= self._level.sure:
            return "in-why-name", {"chance": chance}
        hurry = spent(view) > _HURRY and idea.worth >= _WORTH_A_TRY
        return ("in-why-name-hurry" if hurry else "in-why-name-try"), {"chance": chance}

    def _comes(self, moment: Moment, word: int) -> bool:
        """Whether a word that was not named comes to mind."""
        return moment.cues[word] >= self._needs[word] and word not in moment.named

    def _best_word(self, moment: Moment, chances: list[float]) -> int | None:
        """The likeliest of the words that come to mind and were not named."""
        best: int | None = None
        for at, chance in enumerate(chances):
            if self._comes(moment, at) and (best is None or chance > chances[best]):
                best = at
        return best

    def _choose(self, fresh: Sequence[int], told: list[float], rng: Rng) -> int:
        best = max(told[number] for number in fresh)
        # Something that could tell at least a little: many poor questions would drown the few good ones.
        some = [number for number in fresh if told[number] > best / 4] or fresh
        if rng.chance(self._level.lapses):
            return rng.choice(some)
        return some[pick(soft_choice([told[number] for number in some], self._level.warmth), rng)]


def pick(chances: Sequence[float], rng: Rng) -> int:
    """Draw a number, each as likely as said."""
    left = rng.below(1 << 30) / (1 << 30)
    for number, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return number
    return len(chances) - 1


def spent(view: View) -> float:
    """Which share of the time had passed when the last question was asked."""
    return share_spent(view, len(view.questions) - 1)


def share_spent(view: View, question: int) -> float:
    """Which share of the time had passed when a question was asked."""
    if view.glass_at is None or not view.questions:
        return 0.0
    return (view.questions[question].at - view.glass_at) / (view.seconds * 1000)


def _words_left(moment: Moment) -> int:
    """How many words as likely as one another would leave as much open."""
    bits = -sum(chance * math.log2(chance) for chance in moment.chances if chance > 0)
    return max(round(2**bits), 1)
