"""What a typed question means: one of the questions that bots know, the naming of a word, or nothing sure.

A question is matched by the stems of its words against what people say for each question that the table
knows (``synonyms.txt``), opposites and negations included; a slip of the pen is forgiven. Where two meanings
are as good, or most of the question is not understood, it means nothing sure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from volteface.bots.insider import phrases
from volteface.bots.insider.comparing import Comparison, compares
from volteface.bots.insider.knowledge import attributes, wording
from volteface.bots.insider.knowledge.vocabulary import asked_by_bots, queries
from volteface.bots.insider.naming import named, says_what_it_is_like
from volteface.bots.insider.negation import plainly
from volteface.bots.insider.phrases import HINT, Phrase, Scope, is_empty, mended, stem, synonyms
from volteface.bots.insider.roles import DOES, DONE, WITH, does_it, names_only, role, says_what_it_is
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Meaning(NamedTuple):
    """A question that bots know, by its number; ``negated`` where a yes says that it is untrue."""

    query: int
    negated: bool = False
    scope: Scope = Scope.SAME
    """Whether what was asked is more, or less, than that question."""
    needs: int | None = None
    """What must be true of a word for the opposite to be: only what is for sale is cheap."""

    def tells(self, answer: str | None) -> str | None:
        """What an answer to what was asked says about the question itself."""
        if answer not in ("yes", "no"):
            return answer if self.scope is Scope.SAME and self.needs is None else None
        true = answer == "yes"
        if (self.scope is Scope.NARROWER and not true) or (self.scope is Scope.WIDER and true):
            return None
        return "yes" if true != self.negated else "no"


# Questions about the word as a word, the table or the players: nothing that facts could answer.
_BESIDE: Final = re.compile(
    r"\b(rhymes?|syllables?|vowels?|consonants?|starts? with|begins? with|first letter|ends? with|spelled"
    r"|spelling|letters are|many letters|six letters|insider|traitor"
    r"|rimes?|syllabes?|voyelles?|consonnes?|commence|premiere lettre|finit par|se termine|traitre|combien)\b"
)
_USES: Final = frozenset({"vehicle", "tool", "toy", "activity", "sound", "imaginary", "living", "job"})
"""Kinds of things that questions about their use ask for, too."""
_NUMBERS: Final = {language: frozenset(wording("number", language)) for language in LANGUAGES}
_MARGIN: Final = 0.2
"""How much better the best meaning must be than the next."""
_NEAR: Final = 5
"""How many words further on the next word of a phrase may stand, and a word without meaning of its own."""
_NEAR_EMPTY: Final = 2


class Heard(NamedTuple):
    """What was made of a question: what it asks, what it compares with, the word that it names, or nothing.

    Both a meaning and a word where it could be either: "is it ice?".
    """

    meaning: Meaning | None = None
    named: int | None = None
    denied: bool = False
    """Whether it puts it that it is not that word."""
    comparison: Comparison | None = None


@lru_cache(maxsize=8192)
def hear(text: str, language: str) -> Heard:
    """Take in a question: one of those that bots ask, the naming of a word, or something like the first."""
    if not text:
        return Heard()
    meaning = one_of_ours(text, language)
    if meaning is not None:
        return Heard(meaning)
    comparison = compares(text, language)
    if comparison is not None:
        return Heard(comparison=comparison)
    word = named(text, language)
    if word is None:
        return Heard(understand(text, language))
    if not word.bare:
        return Heard(named=word.concept, denied=word.denied)
    meaning = understand(text, language)
    if says_what_it_is_like(text, language):
        return Heard(meaning)
    return Heard(meaning, word.concept, word.denied)


def prepare() -> None:
    """Read all that understanding takes, so that no question has to wait for it."""
    for language in LANGUAGES:
        _exact(language)
        phrases.prepare(language)


def one_of_ours(text: str, language: str) -> Meaning | None:
    """Find the question of a bot that a text is, word for word, in any language."""
    for spoken in _first(language):
        exact = _exact(spoken).get(normalised(text))
        if exact is not None:
            return Meaning(exact)
    return None


def _first(language: str) -> Sequence[str]:
    """The table's language, and then the others: people mix them."""
    return (language, *(other for other in LANGUAGES if other != language))


@lru_cache(maxsize=8192)
def understand(text: str, language: str) -> Meaning | None:
    """Find what a question asks, in the table's language or in another; ``None`` where a bot is not sure."""
    exact = one_of_ours(text, language)
    if exact is not None:
        return exact
    if _BESIDE.search(normalised(text)) or compares(text, language) is not None:
        return None
    best: tuple[float, Meaning] | None = None
    for spoken in _first(language):
        found = _matched(text, spoken, mends=spoken == language)
        if found is not None and (best is None or found[0] > best[0] + _MARGIN):
            best = found
    return None if best is None else best[1]


class _Fit(NamedTuple):
    """How well a question fits, by its first phrase, and which words it accounts for."""

    score: float
    first: Phrase
    scope: Scope
    taken: frozenset[str]
    mixed: bool
    """Whether both it and its opposite are said."""


def _matched(text: str, language: str, *, mends: bool) -> tuple[float, Meaning] | None:
    asked = plainly(text, language)
    if asked.unclear:
        return None
    stems = [mended(word, language) if mends else stem(word, language) for word in asked.words]
    full = [one for one, word in zip(stems, asked.words, strict=True) if not is_empty(word, language)]
    folded = normalised(f"x {text}")[2:]
    fits = _fits(stems, language, role(folded, language), states=says_what_it_is(folded, language))
    if names_only(folded, language):
        # "Is it the sea?" is a guess, and not "is it found in the sea?".
        fits = {query: fit for query, fit in fits.items() if query not in _places()}
    # "Does it live in a house?" asks for the house.
    weighty = {query: fit for query, fit in fits.items() if not fit.taken <= _light(language)}
    fits = weighty or fits
    ranked = sorted(fits, key=lambda query: -fits[query].score)
    if not ranked:
        return None
    best, fit = ranked[0], fits[ranked[0]]
    if len(ranked) > 1 and fit.score - fits[ranked[1]].score < _MARGIN:
        return None
    left = [one for one in full if one not in fit.taken and one not in _light(language)]
    understood = len([one for one in full if one in fit.taken])
    if fit.score < 2 * HINT or not _enough(understood, len(left), general=fit.first.general):
        return None
    if any(one in _NUMBERS[language] or one.isdigit() for one in left):
        return None
    # Who says more than the question is known for asks for more than it.
    more = len(left) >= understood or (left and fit.first.general)
    scope = Scope.NARROWER if more and left and fit.scope is Scope.SAME else fit.scope
    opposite = fit.first.opposite
    if fit.mixed:
        if not asked.negated:
            return None
        # "Silent, without any noise" says one thing twice.
        opposite = False
    needs = synonyms(language).needs.get(best) if opposite else None
    scope = scope.turned() if asked.negated else scope
    return fit.score, Meaning(best, asked.negated != opposite, scope, needs)


def _enough(understood: int, left: int, *, general: bool) -> bool:
    """Whether enough of a question is understood; what is asked of anything needs more than half."""
    return understood > left or (understood == left and (understood == 0 or not general))


def _fits(stems: Sequence[str], language: str, part: str | None, *, states: bool) -> dict[int, _Fit]:
    """How well each question fits."""
    hits: dict[int, list[Phrase]] = {}
    known = synonyms(language).phrases
    for word in dict.fromkeys(stems):
        for phrase in known.get(word, ()):
            if _plays(phrase, part, stems, states=states) and _contains(stems, phrase.stems, language):
                hits.setdefault(phrase.query, []).append(phrase)
    return {query: _fit(some, language) for query, some in hits.items()}


def _plays(phrase: Phrase, part: str | None, stems: Sequence[str], *, states: bool) -> bool:
    """Whether a phrase fits the part that the thing has: what is in it, or likes it, is not what it is."""
    if phrase.role == DOES:
        return part == DOES and does_it(stems, stems.index(phrase.stems[0]))
    if phrase.role is not None:
        return phrase.role == (part or DONE)
    return (states and part != WITH) or len(phrase.stems) > 1 or phrase.query not in _kinds()


@lru_cache(maxsize=len(LANGUAGES))
def _light(language: str) -> frozenset[str]:
    """Words that add nothing to a question that is understood without them."""
    return frozenset(stem(word, language) for word in wording("light", language))


@lru_cache(maxsize=1)
def _places() -> frozenset[int]:
    """The questions that ask where something is found."""
    where = {attribute.id for attribute in attributes() if attribute.category == "where"}
    return frozenset(number for number, query in enumerate(queries()) if query.id in where)


@lru_cache(maxsize=1)
def _kinds() -> frozenset[int]:
    """The questions that ask what something is."""
    kinds = {attribute.id for attribute in attributes() if attribute.category == "kind"} - _USES
    numbers = [*range(len(attributes()), asked_by_bots().stop)]
    numbers += [number for number, query in enumerate(queries()) if query.id in kinds]
    return frozenset(numbers)


def _fit(some: list[Phrase], language: str) -> _Fit:
    taken: set[str] = set()
    total = 0.0
    kept: list[Phrase] = []
    # What is said in more words, and for sure, comes first.
    for phrase in sorted(some, key=lambda phrase: (-phrase.weight, -len(phrase.stems))):
        full = [one for one in phrase.stems if not is_empty(one, language)]
        if taken.isdisjoint(full):
            kept.append(phrase)
            taken.update(full)
            total += phrase.weight
    same = any(phrase.scope is Scope.SAME for phrase in kept if phrase.weight > HINT)
    mixed = len({phrase.opposite for phrase in kept}) > 1
    return _Fit(total, kept[0], Scope.SAME if same else kept[0].scope, frozenset(taken), mixed)


def _contains(stems: Sequence[str], wanted: tuple[str, ...], language: str) -> bool:
    """Whether the words of a phrase stand in a question, in order and not far apart."""
    if len(wanted) == 1:
        return True
    for start, word in enumerate(stems):
        if word == wanted[0]:
            at = start
            for other in wanted[1:]:
                near = _NEAR_EMPTY if is_empty(other, language) else _NEAR
                following = stems[at + 1 : at + 1 + near]
                if other not in following:
                    break
                at += 1 + list(following).index(other)
            else:
                return True
    return False


@lru_cache(maxsize=len(LANGUAGES))
def _exact(language: str) -> Mapping[str, int]:
    return {normalised(query.question[language]): number for number, query in enumerate(queries())}
