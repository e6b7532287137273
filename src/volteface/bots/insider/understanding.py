"""What a typed question means to a bot: one of the questions it knows, or the naming of a word."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from volteface.bots.insider.knowledge import attributes
from volteface.games.insider.words import Word, cards
from volteface.games.insider.words.forms import names, normalised
from volteface.text import LANGUAGES

_NOT = frozenset({"not", "isn", "doesn", "never", "pas", "jamais"})


class Meaning(NamedTuple):
    """A question about an attribute, by its number; ``negated`` where a yes says that it is untrue."""

    attribute: int
    negated: bool = False


@lru_cache(maxsize=8192)
def understand(text: str) -> Meaning | None:
    """Find what a question asks; ``None`` where a bot is not sure."""
    plain = normalised(text)
    exact = _exact().get(plain)
    if exact is not None:
        return Meaning(exact)
    for language in LANGUAGES:
        found = _by_keywords(plain, language)
        if found is not None:
            return found
    return None


def _by_keywords(plain: str, language: str) -> Meaning | None:
    """The question with the most signal words in the text; two equally good ones leave it open."""
    padded = f" {plain} "
    hits: dict[int, int] = {}
    for keyword, attribute in _keywords(language).items():
        if f" {keyword} " in padded:
            hits[attribute] = hits.get(attribute, 0) + 1
    best = sorted(hits, key=lambda attribute: -hits[attribute])[:2]
    if not best or (len(best) == 2 and hits[best[0]] == hits[best[1]]):
        return None
    return Meaning(best[0], negated=not _NOT.isdisjoint(plain.split()))


@lru_cache(maxsize=1)
def _exact() -> Mapping[str, int]:
    return {
        normalised(question): number
        for number, attribute in enumerate(attributes())
        for question in attribute.question.values()
    }


@lru_cache(maxsize=len(LANGUAGES))
def _keywords(language: str) -> Mapping[str, int]:
    """Map signal words to questions; a word that signals two questions signals neither."""
    found: dict[str, int] = {}
    shared: set[str] = set()
    for number, attribute in enumerate(attributes()):
        for keyword in attribute.keywords[language]:
            plain = normalised(keyword)
            if found.setdefault(plain, number) != number:
                shared.add(plain)
    return {keyword: number for keyword, number in found.items() if keyword not in shared}


@lru_cache(maxsize=8)
def bundled(language: str, difficulty: str) -> tuple[Word, ...]:
    """List the words that a table's card may show."""
    chosen = cards(language, None if difficulty == "any" else difficulty)
    return tuple(word for card in chosen for word in card.words)


@lru_cache(maxsize=8192)
def named_word(text: str, language: str, difficulty: str) -> int | None:
    """Find the bundled word that a question names, by its number."""
    if not text:
        return None
    return next(
        (number for number, word in enumerate(bundled(language, difficulty)) if names(text, word)), None
    )


def guess(word: str, language: str) -> str:
    """Phrase a guess."""
    return f"Is the word “{word}”?" if language == "en" else f"Le mot est-il «\u00a0{word}\u00a0»\u202f?"
