"""How words are compared: without accents, case, articles or number, but never by parts of words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from volteface.core import typed
from volteface.core.errors import BadText
from volteface.core.typed import one_form

if TYPE_CHECKING:
    from volteface.games.insider.words import Word

TOO_LONG: Final = "in-words-too-long"
NO_LETTERS: Final = "in-words-no-letters"
CONTROL: Final = "in-words-control"
# Our own sentences for what is wrong with a text.
_FAULTS: Final = {typed.TOO_LONG: TOO_LONG, typed.CONTROL: CONTROL}

_ENGLISH: Final = "a an the some my your his her its our their"
_FRENCH: Final = "le la les l un une des du d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs"
ARTICLES: Final = frozenset([*_ENGLISH.split(), *_FRENCH.split()])

# Letters that fold to plain ones although Unicode does not take them apart.
_PLAIN: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)


def clean_text(text: str, limit: int) -> str:
    """Put a typed text into its one form; a ValueError names the message that says why it cannot be."""
    try:
        text = one_form(text, limit)
    except BadText as fault:
        raise ValueError(_FAULTS[fault.message]) from None
    if not normalised(text):
        raise ValueError(NO_LETTERS)
    return text


def normalised(text: str) -> str:
    """Fold a text to plain lower-case words with single spaces, without articles at its start.

    >>> normalised("L’Œuf !")
    'oeuf'
    """
    words = _fold(text).split()
    start = 0
    while start < len(words) - 1 and words[start] in ARTICLES:
        start += 1
    return " ".join(words[start:])


def _fold(text: str) -> str:
    # Folding the case can take a letter apart and taking apart can bring up a capital: hence twice.
    for _ in range(2):
        text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    text = "".join(c for c in text if unicodedata.category(c) not in {"Mn", "Me"}).translate(_PLAIN)
    return "".join(c if c.isalnum() or unicodedata.category(c) == "Mc" else " " for c in text)


def names(question: str, word: Word) -> bool:
    """IN-7: whether a question names a word, by its text or an accepted form, in either number."""
    asked = _asked(question)
    runs = _runs(word)
    for start, first in enumerate(asked, 1):
        for rest in runs.get(first, ()):
            following = asked[start : start + len(rest)]
            if len(following) == len(rest) and all(map(frozenset.__contains__, rest, following)):
                return True
    return False


# One question is held against many words.
@lru_cache(maxsize=64)
def _asked(question: str) -> tuple[str, ...]:
    return tuple(normalised(question).split())


@lru_cache(maxsize=4096)
def _runs(word: Word) -> Mapping[str, Sequence[tuple[frozenset[str], ...]]]:
    """Map every spelling of the first word of a form to the spellings of the words that must follow."""
    found: dict[str, list[tuple[frozenset[str], ...]]] = {}
    for text in (word.text, *word.forms):
        spellings = [_numbers(part) for part in normalised(text).split()]
        for first in spellings[0] if spellings else ():
            found.setdefault(first, []).append(tuple(spellings[1:]))
    return found


def _numbers(word: str) -> frozenset[str]:
    """Spell a folded word as it is and in the regular plurals of English and French.

    A table's own words come without a language, so both are tried; a phrase may take its plural on any
    word: "fire engines", « arcs en ciel ».
    """
    if len(word) < 2 or not word[-1].isalpha():
        return frozenset({word})
    plurals = {word, word + "s"}
    if re.search(r"(s|x|z|ch|sh|o)$", word):
        plurals.add(word + "es")
    if re.search(r"[^aeiou]y$", word):
        plurals.add(word[:-1] + "ies")
    if re.search(r"(au|eu|ou)$", word):
        plurals.add(word + "x")
    if word.endswith("al"):
        plurals.add(word[:-2] + "aux")
    return frozenset(plurals)
