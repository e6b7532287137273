"""IN-2: the theme cards, six words each, the same cards in every language.

``en.txt`` and ``fr.txt`` hold one line per word: what it means (the same name in both files, in the same
order), the word as shown and the other forms that a Master would accept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

from volteface.games.insider.words.forms import clean_text, normalised

DIFFICULTIES: Final = ("easy", "medium", "hard")
LANGUAGES: Final = ("en", "fr")
WORD_LIMIT: Final = 40
WORDS_ON_A_CARD: Final = 6


class Word(NamedTuple):
    """A word to find; ``concept`` is what it means, in any language, and None for a table's own word."""

    text: str
    concept: str | None = None
    forms: tuple[str, ...] = ()


class Card(NamedTuple):
    """A theme card."""

    number: int
    difficulty: str
    words: tuple[Word, ...]


def cards(language: str, difficulty: str | None = None) -> tuple[Card, ...]:
    """List the cards of a language, all or those of one difficulty."""
    if difficulty is None:
        return _cards(language)
    if difficulty not in DIFFICULTIES:
        raise ValueError(f"no difficulty {difficulty!r}")
    return tuple(card for card in _cards(language) if card.difficulty == difficulty)


def find(language: str, text: str) -> Word | None:
    """Find a word of the cards by its text or one of its forms, however written."""
    return _index(language).get(normalised(text))


def read_cards(source: str, name: str) -> tuple[Card, ...]:
    """Read a file of cards; an error names the file and the line."""
    found: list[Card] = []
    words: list[Word] = []
    difficulty = DIFFICULTIES[0]
    for number, line in enumerate(source.splitlines(), 1):
        try:
            match line.split(maxsplit=1):
                case []:
                    continue
                case ["#", heading]:
                    difficulty = _difficulty(heading)
                case ["##", heading]:
                    words = []
                    found.append(Card(int(heading), difficulty, ()))
                case _:
                    words.append(_word(line))
                    found[-1] = found[-1]._replace(words=tuple(words))
        except (ValueError, IndexError) as error:
            raise ValueError(f"{name}:{number}: {error}") from None
    for card in found:
        if len(card.words) != WORDS_ON_A_CARD:
            raise ValueError(f"{name}: card {card.number} has {len(card.words)} words")
    return tuple(found)


def _difficulty(heading: str) -> str:
    name = heading.strip()
    if name not in DIFFICULTIES:
        raise ValueError(f"no difficulty {name!r}")
    return name


def _word(line: str) -> Word:
    concept, equals, rest = line.partition(" = ")
    if not equals:
        raise ValueError("a word is written: concept = word; form, form")
    text, _, forms = rest.partition(";")
    accepted = tuple(clean_text(form, WORD_LIMIT) for form in forms.split(",") if form.strip())
    return Word(clean_text(text, WORD_LIMIT), concept.strip(), accepted)


@lru_cache(maxsize=len(LANGUAGES))
def _cards(language: str) -> tuple[Card, ...]:
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}")
    name = f"{language}.txt"
    return read_cards((resources.files(__name__) / name).read_text("utf-8"), name)


@lru_cache(maxsize=len(LANGUAGES))
def _index(language: str) -> Mapping[str, Word]:
    every = [word for card in _cards(language) for word in card.words]
    return {normalised(text): word for word in every for text in (word.text, *word.forms)}
