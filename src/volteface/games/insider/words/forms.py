"""How words are compared: without accents, case, articles or number, but never by parts of words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from volteface.games.insider.words import Word

TOO_LONG: Final = "in-words-too-long"
NO_LETTERS: Final = "in-words-no-letters"
CONTROL: Final = "in-words-control"

_ENGLISH: Final = "a an the some my your his her its our their"
_FRENCH: Final = "le la les l un une des du d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs"
ARTICLES: Final = frozenset([*_ENGLISH.split(), *_FRENCH.split()])

_WHITE: Final = "\t\n\r"
# Characters that are shown as nothing although Unicode calls them letters, marks or symbols.
_INVISIBLE: Final = frozenset(
    [
        *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159",
        *map(chr, range(0x180B, 0x1810)),
        # Variation selectors, in which a whole message could hide.
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0000, 0xE1000)),
    ]
)
# Letters of no language carry more marks than this; a tower of them covers what others wrote.
_MARKS_LIMIT: Final = 3
# Letters that fold to plain ones although Unicode does not take them apart.
_PLAIN: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)


def acceptable(character: str) -> bool:
    """Tell whether a character may stand in a text that others will see."""
    if character in _WHITE:
        return True
    # Controls; joining and text-turning characters; lone surrogates; private or no use; line separators.
    hidden = unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    return not hidden and character not in _INVISIBLE


def clean_text(text: str, limit: int) -> str:
    """Put a typed text into its one form; a ValueError names the message that says why it cannot be."""
    if not all(map(acceptable, text)) or _towers(text):
        raise ValueError(CONTROL)
    text = re.sub(r"\s+", _space, unicodedata.normalize("NFC", text)).strip()
    if len(text) > limit:
        raise ValueError(TOO_LONG)
    if not normalised(text):
        raise ValueError(NO_LETTERS)
    return text


def _towers(text: str) -> bool:
    """Tell whether marks are piled up on a letter."""
    height = 0
    for sign in unicodedata.normalize("NFC", text):
        height = height + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if height > _MARKS_LIMIT:
            return True
    return False


def _space(run: re.Match[str]) -> str:
    # French puts one that does not break before a question mark.
    return next((space for space in run[0] if space in "\u00a0\u202f"), " ")


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
