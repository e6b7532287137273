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

import snowballstemmer
from rapidfuzz.distance import DamerauLevenshtein

from volteface.bots.insider.knowledge import package_text
from volteface.bots.insider.knowledge.vocabulary import queries, spellings
from volteface.bots.insider.negation import plainly
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Meaning(NamedTuple):
    """A question that bots know, by its number; ``negated`` where a yes says that it is untrue."""

    query: int
    negated: bool = False


class _Phrase(NamedTuple):
    query: int
    stems: tuple[str, ...]
    opposite: bool
    weight: float


_STEMMER: Final = {"en": "english", "fr": "french"}

# Words that carry the question and not its meaning.
_EMPTY: Final = {
    "en": """a an the it its is are was were be been being this that these those there do does did can could
    would will shall should may might must have has had having got get gets i you we they he she one
    ones my your our their me us them him her some any kind kinds sort sorts type of to in on at for
    from by with as or and if so then than like something anything thing things stuff someone's what
    which word also just really very quite maybe perhaps usually often normally generally sometimes
    mostly typically mainly called consider considered say talking about people everybody everyone
    most own find found use used using when while during who whose able both more much lot lots bit
    too belong belongs kept keep seem seems ever call bring brings another other""",
    "fr": """un une
    des le la les l d de du ce c cet cette ces ca cela ceci est es et ou où a ont ai as il elle
    ils elles on je tu nous vous j me te se s y en que qu qui quoi dont pour par avec dans sur sous au
    aux comme plus moins tres bien etre avoir peut peux peuvent pouvait faut doit fait sorte espece
    genre type chose choses quelque quelques quelqu truc mot notre votre mon ton son ma ta sa mes tes
    ses leur leurs si alors donc aussi souvent generalement parfois plutot normalement surtout
    habituellement trouve trouver sert servir utilise utiliser gens tout toute tous toutes lequel
    laquelle parle agit appelle ressemble quand pendant parce autre lui fois lorsque beaucoup vraiment
    concerne rapport lie liee""",
}

# Questions about the word as a word, the table or the players: nothing that facts could answer.
_BESIDE: Final = re.compile(
    r"\b(rhymes?|syllables?|vowels?|consonants?|starts? with|begins? with|first letter|ends? with|spelled"
    r"|spelling|letters are|many letters|six letters|insider|traitor"
    r"|rimes?|syllabes?|voyelles?|consonnes?|commence|premiere lettre|finit par|se termine|traitre|combien)\b"
)
_LONG_ENOUGH: Final = 5
"""Shorter words are not mended: too many others are one letter away."""
_LEAST: Final = 0.5
"""How much of the question must be understood."""
_MARGIN: Final = 0.2
"""How much better the best meaning must be than the next."""
_GENERAL: Final = 0.75
"""What a phrase counts for that also stands in more special questions."""
_HINT: Final = 0.35
"""What a phrase counts for that only hints."""


class Heard(NamedTuple):
    """What was made of a question: what it asks, or the word that it names, or neither."""

    meaning: Meaning | None = None
    named: int | None = None


@lru_cache(maxsize=8192)
def hear(text: str, language: str) -> Heard:
    """Take in a question: one of those that bots ask, the naming of a word, or something like the first."""
    if not text:
        return Heard()
    meaning = one_of_ours(text, language)
    if meaning is not None:
        return Heard(meaning)
    named = named_concept(text, language)
    return Heard(named=named) if named is not None else Heard(understand(text, language))


def prepare() -> None:
    """Read all that understanding takes, so that no question has to wait for it."""
    for language in LANGUAGES:
        for read in (_exact, _phrases, _stems, _spelt):
            read(language)


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
    best: tuple[float, Meaning] | None = None
    for spoken in _first(language):
        found = _matched(text, spoken)
        if found is not None and (best is None or found[0] > best[0] + _MARGIN):
            best = found
    return None if best is None else best[1]


def _matched(text: str, language: str) -> tuple[float, Meaning] | None:
    asked = plainly(text, language)
    if _BESIDE.search(normalised(text)):
        return None
    words = [word for word in asked.words if word not in _empty(language)]
    if not words:
        return None
    stems = [_stemmed(word, language) for word in words]
    scores, polarity, covered = _score(stems, language)
    ranked = sorted(scores, key=lambda query: -scores[query])
    if not ranked:
        return None
    best = ranked[0]
    if len(ranked) > 1 and scores[best] - scores[ranked[1]] < _MARGIN:
        return None
    if scores[best] < 2 * _HINT or covered[best] / len(stems) < _LEAST:
        return None
    return scores[best], Meaning(best, negated=asked.negated != polarity[best])


def _score(stems: Sequence[str], language: str) -> tuple[dict[int, float], dict[int, bool], dict[int, int]]:
    """How well each question fits, whether by its opposite, and how many words it accounts for."""
    hits: dict[int, list[_Phrase]] = {}
    for word in dict.fromkeys(stems):
        for phrase in _phrases(language).get(word, ()):
            if _contains(stems, phrase.stems):
                hits.setdefault(phrase.query, []).append(phrase)
    scores: dict[int, float] = {}
    polarity: dict[int, bool] = {}
    covered: dict[int, int] = {}
    for query, phrases in hits.items():
        taken: set[str] = set()
        total = 0.0
        for phrase in sorted(phrases, key=lambda phrase: (-len(phrase.stems), -phrase.weight)):
            if taken.isdisjoint(phrase.stems):
                if not taken:
                    polarity[query] = phrase.opposite
                taken.update(phrase.stems)
                total += phrase.weight
        scores[query] = total
        covered[query] = sum(word in taken for word in stems)
    return scores, polarity, covered


def _contains(stems: Sequence[str], wanted: tuple[str, ...]) -> bool:
    """Whether the words of a phrase stand in a question, in order and not far apart."""
    if len(wanted) == 1:
        return True
    for start, word in enumerate(stems):
        if word == wanted[0]:
            at = start
            for other in wanted[1:]:
                following = stems[at + 1 : at + 4]
                if other not in following:
                    break
                at += 1 + list(following).index(other)
            else:
                return True
    return False


def _stemmed(word: str, language: str) -> str:
    """Stem a word; one that nobody says is taken for the only one that is a slip of the pen away."""
    plain = stem(word, language)
    if plain in _stems(language) or len(word) < _LONG_ENOUGH or plain in _spelt(language):
        return plain
    near = [other for other in _said(language) if other[0] == word[0] and len(other) >= _LONG_ENOUGH]
    close = {
        stem(other, language)
        for other in near
        if DamerauLevenshtein.distance(word, other, score_cutoff=1) <= 1
    }
    return close.pop() if len(close) == 1 else plain


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """Cut a folded word down to what its forms share."""
    return str(_stemmer(language).stemWord(word))


@lru_cache(maxsize=len(LANGUAGES))
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(_STEMMER[language])


@lru_cache(maxsize=len(LANGUAGES))
def _empty(language: str) -> frozenset[str]:
    return frozenset(_EMPTY[language].split())


@lru_cache(maxsize=len(LANGUAGES))
def _said(language: str) -> frozenset[str]:
    """The words that mean something in a question."""
    lines = [line.strip() for line in package_text("synonyms.txt").splitlines()]
    phrases = [line.partition(": ")[2] for line in lines if line.startswith(f"{language}: ")]
    return frozenset(normalised(", ".join(phrases)).split()) - _empty(language)


@lru_cache(maxsize=len(LANGUAGES))
def _stems(language: str) -> frozenset[str]:
    return frozenset(stem(word, language) for word in _said(language))


@lru_cache(maxsize=len(LANGUAGES))
def _spelt(language: str) -> frozenset[str]:
    """The stems of all words that may be looked for: they are no slips of the pen."""
    return frozenset(stem(part, language) for form in spellings(language) for part in form.split())


@lru_cache(maxsize=len(LANGUAGES))
def _exact(language: str) -> Mapping[str, int]:
    return {normalised(query.question[language]): number for number, query in enumerate(queries())}


@lru_cache(maxsize=len(LANGUAGES))
def _phrases(language: str) -> Mapping[str, Sequence[_Phrase]]:
    """Map the first stem of each phrase to the phrases; one that means several things weighs less."""
    return read_synonyms(package_text("synonyms.txt"), "synonyms.txt", language)


def read_synonyms(source: str, name: str, language: str) -> Mapping[str, Sequence[_Phrase]]:
    """Read what people say for each question in a language; an error names the file and the line."""
    numbers = {query.id: number for number, query in enumerate(queries())}
    query: int | None = None
    worth = 1.0
    found: list[_Phrase] = []
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith("  "):
            heading, _, note = line.strip().partition(" ")
            query = numbers.get(heading)
            if query is None or note not in {"", "general"}:
                raise ValueError(f"{name}:{number}: no question {line.strip()}")
            worth = _GENERAL if note else 1.0
            continue
        key, colon, rest = line.strip().partition(": ")
        if key not in LANGUAGES or not colon or query is None:
            raise ValueError(f"{name}:{number}: synonyms are written: language: phrase, -opposite, ~hint")
        if key == language:
            found += [_phrase(text.strip(), query, language, worth) for text in rest.split(",")]
    shared: dict[tuple[str, ...], set[int]] = {}
    for phrase in found:
        shared.setdefault(phrase.stems, set()).add(phrase.query)
    index: dict[str, list[_Phrase]] = {}
    for phrase in found:
        weight = phrase.weight / len(shared[phrase.stems]) ** 0.5
        index.setdefault(phrase.stems[0], []).append(phrase._replace(weight=weight))
    return index


def _phrase(text: str, query: int, language: str, worth: float) -> _Phrase:
    opposite, hint = text.startswith("-"), text.startswith("~")
    words = [word for word in normalised(text).split() if word not in _empty(language)]
    stems = tuple(stem(word, language) for word in words or normalised(text).split())
    return _Phrase(query, stems, opposite, _HINT if hint else worth + 0.5 * (len(stems) - 1))


# How a guess begins; what is left over must be a word, and nothing but the word.
_NAMING: Final = {
    "en": re.compile(
        r"^(?:so |then |ok |okay |well |maybe |perhaps |i (?:think|guess|say|bet) (?:that )?)*"
        r"(?:(?:is|was|s) (?:it|this|that|the word|our word|the answer)|(?:it|that|this) (?:is|s)|could it be"
        r"|the (?:word|answer) is|would it be|might it be|can it be|are (?:they|we talking about))? ?"
        r"(?:just |maybe |perhaps |called |by any chance )*(?:a |an |the |some )?"
    ),
    "fr": re.compile(
        r"^(?:alors |bon |ok |je (?:pense|crois|dirais) (?:que )?|peut etre )*"
        r"(?:est ce (?:que c est|que ce serait|que le mot est)?|c est|ce serait|serait ce"
        r"|le mot est(?: il| ce)?|il s agit|s agit il|la reponse est|est ce qu il s agit)? ?"
        r"(?:peut etre |donc |par hasard )*(?:bien |juste )?"
        r"(?:un |une |des |le |la |les |l |du |de la |de l |d un |d une |de |d )?"
    ),
}


def named_concept(text: str, language: str) -> int | None:
    """Find the word that a question names and asks nothing else about, by its number."""
    known = spellings(language)
    return next((known[form] for form in named_forms(text, language) if form in known), None)


def named_forms(text: str, language: str) -> Sequence[str]:
    """List what a question may name, if it does nothing else: « C’est un chien ? » names « chien »."""
    plain = " ".join(_folded(text))
    found: list[str] = []
    for candidate in (plain, _NAMING[language].sub("", plain, count=1)):
        found += _singulars(normalised(candidate))
    return found


def _folded(text: str) -> list[str]:
    # The leading article would be lost: it is put back in its place by a word that is none.
    return normalised(f"x {text}").split()[1:]


def _singulars(form: str) -> Sequence[str]:
    """A form and what it may be the plural of."""
    found = [form]
    if form.endswith(("s", "x")):
        found.append(form[:-1])
    if form.endswith("es"):
        found.append(form[:-2])
    if form.endswith("ies"):
        found.append(form[:-3] + "y")
    if form.endswith("aux"):
        found.append(form[:-3] + "al")
    return found
