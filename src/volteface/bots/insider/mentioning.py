"""Whether a question that has the word in it asks for the word, and what it asks otherwise (IN-7).

« C’est une pomme de terre ? » has « pomme » in it, « c’est en train de bouger ? » has « train », and
"is it smaller than a dog?" has "dog": they ask for something else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from volteface.bots.insider.hearing import Heard, one_of_ours, understand
from volteface.bots.insider.knowledge import wording
from volteface.bots.insider.knowledge.vocabulary import concept_of, spellings, vocabulary
from volteface.bots.insider.naming import named_forms, named_rest
from volteface.bots.insider.phrases import is_empty, is_used
from volteface.games.insider.words.forms import ARTICLES, normalised
from volteface.text import LANGUAGES

_QUALITIES: Final = {language: frozenset(wording("quality", language)) for language in LANGUAGES}
_LINKS: Final = {"en": frozenset({"of"}), "fr": frozenset({"de", "d", "du", "a", "au", "aux", "en"})}


def asks_for(text: str, word: str, heard: Heard, language: str, *, contains: bool) -> bool:
    """Whether a question asks for the word; ``contains`` if it has it in it, by the rules."""
    own = concept_of(language, word)
    if heard.named is not None:
        # Of two words that nobody here knows it is left to the rules.
        return contains if own is None else vocabulary()[heard.named] is own
    if not contains or heard.comparison is not None:
        return False
    if normalised(word) in named_forms(text, language):
        return True
    if one_of_ours(text, language) is not None:
        return False
    places = _places(text, word, language)
    if any(_is_said_of_it(left, right, language) for left, right in places):
        return True
    if heard.meaning is not None or _incidentally(text, word, language) is not None:
        return False
    return any(_is_named(left, right, language) for left, right in places)


def besides(text: str, word: str, heard: Heard, language: str) -> Heard:
    """What a question means that has the word in it and does not ask for it."""
    if heard.named is not None or heard.comparison is not None or one_of_ours(text, language) is not None:
        return heard
    return _incidentally(text, word, language) or heard


def _incidentally(text: str, word: str, language: str) -> Heard | None:
    """What a question asks without the word, if the word is not what it says of the thing."""
    folded = _folded(text)
    for form in _forms(word, language):
        folded = re.sub(rf"\b{re.escape(form)}(?:s|x|es)?\b", " ", folded)
    meaning = understand(" ".join(folded.split()), language) if folded.split() else None
    return None if meaning is None else Heard(meaning)


def _places(text: str, word: str, language: str) -> list[tuple[Sequence[str], Sequence[str]]]:
    """What stands before and after the word wherever it is not part of a fixed expression."""
    folded = _folded(text)
    for expression in _expressions(language):
        if any(
            f" {form} " in f" {expression} " or f" {form}s " in f" {expression} "
            for form in _forms(word, language)
        ):
            folded = re.sub(rf"\b{re.escape(expression)}(?:s|x)?\b", " # ", folded)
    found: list[tuple[Sequence[str], Sequence[str]]] = []
    for form in _forms(word, language):
        for hit in re.finditer(rf"\b{re.escape(form)}(?:s|x|es)?\b", folded):
            found.append((folded[: hit.start()].split(), folded[hit.end() :].split()))
    return found or ([] if folded != _folded(text) else [((), ())])


def _is_said_of_it(before: Sequence[str], after: Sequence[str], language: str) -> bool:
    """Whether it is what a question says of the thing, with no more than a quality beside it."""
    start = named_rest(" ".join([*before, "#"]), language).split()
    start = [one for one in start[:-1] if one not in _QUALITIES[language] and one not in ARTICLES]
    start = [] if start in _PIECES else start
    odd = len(start) == 1 and language == "en" and start[0] not in spellings(language)
    return bool(before or after) and not after and (not start or (odd and not is_used(start[0], language)))


_PIECES: Final = (["pair", "of"], ["piece", "of"], ["kind", "of"], ["paire", "de"], ["mobile"])


def _is_named(before: Sequence[str], after: Sequence[str], language: str) -> bool:
    """Whether the word stands alone there: a noun beside it makes another thing of it."""
    if after and (after[0] in _LINKS[language] or (language == "en" and not is_empty(after[0], language))):
        return False
    if len(before) < 2 or before[-2] not in ARTICLES:
        return True
    return before[-1] not in spellings(language) or before[-1] in _QUALITIES[language]


def _folded(text: str) -> str:
    return normalised(f"x {text}")[2:]


@lru_cache(maxsize=256)
def _forms(word: str, language: str) -> tuple[str, ...]:
    concept = concept_of(language, word)
    known = () if concept is None else (concept.words[language].text, *concept.words[language].forms)
    return tuple(dict.fromkeys(normalised(form) for form in (word, *known)))


@lru_cache(maxsize=2)
def _expressions(language: str) -> tuple[str, ...]:
    known = {form for form in spellings(language) if " " in form}
    return tuple(sorted(known.union(wording("expression", language)), key=len, reverse=True))
