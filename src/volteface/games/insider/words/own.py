"""A table's own words: one per line, its other forms after a semicolon.

What a person types or pastes is never trusted: a line that may not be shown to others is set aside with
its reason, and the rest is kept.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

from volteface.core.typed import acceptable
from volteface.games.insider.words import WORD_LIMIT, Word
from volteface.games.insider.words.forms import TOO_LONG, clean_text, normalised

FORMS_LIMIT: Final = 12
LINES_LIMIT: Final = 2_000

TWICE: Final = "in-words-twice"
TOO_MANY: Final = "in-words-too-many"


class BadLine(NamedTuple):
    """A line that was set aside; ``reason`` is a message, ``text`` is safe to show."""

    number: int
    text: str
    reason: str


class OwnWords(NamedTuple):
    """What a text gave: the words and the lines set aside."""

    words: tuple[Word, ...]
    bad: tuple[BadLine, ...]


def read_own(text: str) -> OwnWords:
    """Read words, one per line; lines that are empty or begin with # are skipped.

    Lines set aside count towards the limit of lines, so that no text makes an endless list of them.
    """
    # Composed before it is taken apart: the Greek question mark becomes a semicolon.
    text = unicodedata.normalize("NFC", text.removeprefix("\ufeff"))
    words: list[Word] = []
    bad: list[BadLine] = []
    seen: set[str] = set()
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if len(words) + len(bad) == LINES_LIMIT:
            bad.append(BadLine(number, _shown(stripped), TOO_MANY))
            break
        try:
            word = _word(line)
            taken = {normalised(form) for form in (word.text, *word.forms)}
            if taken & seen:
                raise ValueError(TWICE)
        except ValueError as error:
            bad.append(BadLine(number, _shown(stripped), str(error)))
        else:
            seen |= taken
            words.append(word)
    return OwnWords(tuple(words), tuple(bad))


def write_own(words: Iterable[Word]) -> list[str]:
    """Write words as lines that ``read_own`` reads as the same words."""
    return [f"{word.text}; {', '.join(word.forms)}" if word.forms else word.text for word in words]


def _word(line: str) -> Word:
    first, _, rest = line.partition(";")
    text = clean_text(first, WORD_LIMIT)
    seen = {normalised(text)}
    forms: list[str] = []
    for part in rest.split(","):
        if not part.strip():
            continue
        form = clean_text(part, WORD_LIMIT)
        if normalised(form) not in seen:
            seen.add(normalised(form))
            forms.append(form)
        if len(forms) > FORMS_LIMIT:
            raise ValueError(TOO_LONG)
    return Word(text, None, tuple(forms))


def _shown(line: str) -> str:
    shown = "".join(c if acceptable(c) else "\ufffd" for c in line[:WORD_LIMIT])
    return " ".join(shown.split())
