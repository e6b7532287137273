"""What people say for each question that the table knows: ``synonyms.txt``, read and stemmed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rapidfuzz.distance import DamerauLevenshtein

from volteface.bots.insider.knowledge import package_text, wording
from volteface.bots.insider.knowledge.vocabulary import queries, spellings
from volteface.bots.insider.roles import ROLES
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Scope(Enum):
    """How a phrase stands to the question that it is said for."""

    SAME = "same"
    NARROWER = "narrower"
    """It asks for more: where the question is true, the phrase may still not be."""
    WIDER = "wider"
    """It asks for less: where the question is not true, the phrase may still be."""

    def turned(self) -> Scope:
        """How the denial of the phrase stands to the denial of the question."""
        return {Scope.NARROWER: Scope.WIDER, Scope.WIDER: Scope.NARROWER}.get(self, self)


class Phrase(NamedTuple):
    """Words that people say for a question."""

    query: int
    stems: tuple[str, ...]
    opposite: bool
    scope: Scope
    role: str | None
    """What part the thing must have in the question, where that matters."""
    weight: float
    general: bool
    """Whether its question is asked of anything, also as part of more special ones."""


class Synonyms(NamedTuple):
    """All phrases of a language by their first stem, and what a question needs to have an opposite."""

    phrases: Mapping[str, Sequence[Phrase]]
    needs: Mapping[int, int]


HINT: Final = 0.35
"""What a phrase counts for that only hints."""
_GENERAL: Final = 0.75
"""What a phrase counts for that also stands in more special questions."""
_MARKS: Final = {"<": Scope.NARROWER, ">": Scope.WIDER}
_STEMMER: Final = {"en": "english", "fr": "french"}

_EMPTY: Final = {language: frozenset(wording("empty", language)) for language in LANGUAGES}
_STEMS: Final = {
    language: dict(pair.split("=") for pair in wording("stem", language)) for language in LANGUAGES
}
_COMMON: Final = {language: frozenset(wording("common", language)) for language in LANGUAGES}


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """Cut a folded word down to what its forms share."""
    known = word if is_empty(word, language) else _STEMS[language].get(word)
    found = str(_stemmer(language).stemWord(word)) if known is None else known
    # "words" is no "word", and « tuer » no « tu »: what means something is kept apart from what does not.
    return f"{found}_" if found != word and is_empty(found, language) else found


@lru_cache(maxsize=len(LANGUAGES))
def _stemmer(language: str) -> Any:
    # It loads every language that it knows, for half a second; most commands and servers never need one.
    import snowballstemmer

    return snowballstemmer.stemmer(_STEMMER[language])


def is_empty(word: str, language: str) -> bool:
    """Whether a word carries the question and not its meaning."""
    return word in _EMPTY[language]


def is_used(word: str, language: str) -> bool:
    """Whether people use a word and mean it: then it is no slip of the pen."""
    if is_empty(word, language) or word in _COMMON[language]:
        return True
    return stem(word, language) in _stems(language) or stem(word, language) in _spelt(language)


_SLIPS: Final = {"swapped": 5, "more": 6, "other": 7}
"""How long a word must be to be mended: two letters swapped, one too many or too few, a wrong one."""


def mended(word: str, language: str) -> str:
    """Stem a word; one that nobody says is taken for the only one that is a slip of the pen away.

    Many a word is one letter away from another that means something else: words that people use are left
    as they are.
    """
    plain = stem(word, language)
    if len(word) < min(_SLIPS.values()) or is_used(word, language):
        return plain
    close = {stem(other, language) for other in _said(language) if _is_slip(word, other)}
    return close.pop() if len(close) == 1 else plain


def _is_slip(word: str, other: str) -> bool:
    if other[0] != word[0] or DamerauLevenshtein.distance(word, other, score_cutoff=1) != 1:
        return False
    same = "swapped" if sorted(word) == sorted(other) else "other"
    kind = same if len(word) == len(other) else "more"
    return min(len(word), len(other)) >= _SLIPS[kind]


@lru_cache(maxsize=len(LANGUAGES))
def _said(language: str) -> frozenset[str]:
    """The words that mean something in a question."""
    lines = [line.strip() for line in package_text("synonyms.txt").splitlines()]
    rows = [line.partition(": ")[2] for line in lines if line.startswith(f"{language}: ")]
    phrases = [phrase.partition("/")[0] for row in rows for phrase in row.split(",")]
    return frozenset(normalised(", ".join(phrases)).split()) - _EMPTY[language]


@lru_cache(maxsize=len(LANGUAGES))
def _stems(language: str) -> frozenset[str]:
    return frozenset(stem(word, language) for word in _said(language))


@lru_cache(maxsize=len(LANGUAGES))
def _spelt(language: str) -> frozenset[str]:
    """The stems of all words that may be looked for: they are no slips of the pen."""
    return frozenset(stem(part, language) for form in spellings(language) for part in form.split())


@lru_cache(maxsize=len(LANGUAGES))
def synonyms(language: str) -> Synonyms:
    """Read what people say, in a language."""
    return read_synonyms(package_text("synonyms.txt"), "synonyms.txt", language)


def prepare(language: str) -> None:
    """Read all that this takes."""
    for read in (synonyms, _stems, _spelt):
        read(language)


def read_synonyms(source: str, name: str, language: str) -> Synonyms:
    """Read what people say for each question in a language; an error names the file and the line."""
    numbers = {query.id: number for number, query in enumerate(queries())}
    query: int | None = None
    worth = 1.0
    found: list[Phrase] = []
    needs: dict[int, int] = {}
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            if not line.startswith("  "):
                query, worth = _heading(line.strip(), numbers)
                continue
            key, colon, rest = line.strip().partition(": ")
            if query is None or not colon or key not in {*LANGUAGES, "needs"}:
                raise ValueError("synonyms are written: language: phrase, -opposite, ~hint")
            if key == "needs":
                needs[query] = numbers[rest]
            elif key == language:
                found += [_phrase(text.strip(), query, language, worth) for text in rest.split(",")]
        except (ValueError, KeyError) as error:
            raise ValueError(f"{name}:{number}: {error}") from None
    return Synonyms(_indexed(found), needs)


def _heading(line: str, numbers: Mapping[str, int]) -> tuple[int, float]:
    heading, _, note = line.partition(" ")
    if heading not in numbers or note not in {"", "general"}:
        raise ValueError(f"no question {line}")
    return numbers[heading], _GENERAL if note else 1.0


def _indexed(found: Collection[Phrase]) -> Mapping[str, Sequence[Phrase]]:
    """Map the first stem of each phrase to the phrases; one that means several things weighs less."""
    shared: dict[tuple[tuple[str, ...], str | None], set[int]] = {}
    for phrase in found:
        shared.setdefault((phrase.stems, phrase.role), set()).add(phrase.query)
    index: dict[str, list[Phrase]] = {}
    for phrase in found:
        weight = phrase.weight / len(shared[phrase.stems, phrase.role]) ** 0.5
        index.setdefault(phrase.stems[0], []).append(phrase._replace(weight=weight))
    return index


def _phrase(text: str, query: int, language: str, worth: float) -> Phrase:
    """Read a phrase; of several words all count, and words that carry no meaning alone do so together."""
    marked, slash, role = text.partition("/")
    if slash and role not in ROLES:
        raise ValueError(f"no role {role}")
    said = marked.lstrip("-~<>")
    marks = marked.removesuffix(said)
    scope = next((scope for mark, scope in _MARKS.items() if mark in marks), Scope.SAME)
    words = normalised(f"x {said}").split()[1:]
    meaningful = sum(not is_empty(word, language) for word in words)
    if len(words) < 1 or (len(words) == 1 and not meaningful):
        raise ValueError(f"{text!r} says nothing")
    stems = tuple(stem(word, language) for word in words)
    weight = worth + 0.5 * max(meaningful - 1, 0) + 0.15 * (len(words) - meaningful)
    weight = HINT if "~" in marks else weight
    return Phrase(query, stems, "-" in marks, scope, role or None, weight, worth < 1)
