"""Comparisons: whether the word is bigger, heavier or faster than something else that bots know.

They are answered where the facts of both differ for sure. What is compared with is never taken for what is
asked: "heavier than a feather" does not ask for a bird.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from volteface.bots.insider.knowledge import Fact
from volteface.bots.insider.knowledge.vocabulary import Concept, queries, vocabulary
from volteface.bots.insider.naming import concept_named
from volteface.bots.insider.negation import plainly
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Comparison(NamedTuple):
    """Whether the word has more of something than another has, or less."""

    scale: str
    more: bool
    other: int | None
    """What it is compared with, by number, where bots know it."""
    span: tuple[int, int] | None = None
    """How big that is, where it is no word of theirs."""
    negated: bool = False


_SIZE: Final = "size"
_SCALES: Final = {
    _SIZE: "bigger larger / smaller tinier / grand grande gros grosse / petit petite",
    "heavy": "heavier / lighter / lourd lourde / leger legere",
    "fast": "faster quicker / slower / rapide vite / lent lente",
    "tall": "taller higher / shorter / haut haute /",
    "hot": "hotter warmer / / chaud chaude /",
    "expensive": "expensive / cheaper / cher chere /",
    "dangerous": "dangerous / / dangereux dangereuse /",
    "noisy": "louder / quieter / bruyant bruyante /",
    "soft": "softer / harder / mou molle / dur dure",
}
"""What is compared, and what says that there is more of it or less, in English and in French."""


def _read_scales() -> dict[str, dict[str, tuple[str, bool]]]:
    found: dict[str, dict[str, tuple[str, bool]]] = {language: {} for language in LANGUAGES}
    for scale, words in _SCALES.items():
        for at, some in enumerate(words.split("/")):
            for word in some.split():
                found[LANGUAGES[at // 2]][word] = (scale, at % 2 == 0)
    return found


_WORDS: Final = _read_scales()
_THAN: Final = {
    "en": re.compile(r"\b((?:more |less )?\w+) than (?:most |the size of )?(.+)$"),
    "fr": re.compile(r"\b((?:va )?(?:plus|moins|mieux|aussi) ?\w*?) qu?e? (.+)$"),
}
_AMOUNTS: Final = frozenset({"more", "less", "longer", "rather", "other", "plus", "moins"})
# What the table's own questions compare with.
_OURSELVES: Final = {
    "en": re.compile(
        r"^(?:an? |the |my |your |one |average )*"
        r"(?:person|people|human|humans|human being|man|me|you|us|i am|thumb)$"
    ),
    "fr": re.compile(
        r"^(?:une? |l |le |la |les |mon |ton )*"
        r"(?:personne|humain|humains|homme|etre humain|moi|toi|nous|gens|pouce)$"
    ),
}


def compares(text: str, language: str) -> Comparison | None:
    """Find out whether a question compares with something that the table's own questions do not."""
    folded = normalised(f"x {text}").removeprefix("x ")
    found = _THAN[language].search(folded)
    if found is None or _OURSELVES[language].match(found.group(2)) or found.group(1) in _AMOUNTS:
        return None
    words = found.group(1).split()
    scale, more = _WORDS[language].get(words[-1], ("", True))
    asked = plainly(text, language)
    if not scale or asked.unclear or "aussi" in words:
        return Comparison("", more=True, other=None)
    more = more != ("moins" in words or "less" in words)
    other = found.group(2)
    return Comparison(scale, more, concept_named(other, language), _span(other, scale), asked.negated)


def _span(other: str, scale: str) -> tuple[int, int] | None:
    return _SIZES.get(normalised(other)) if scale == _SIZE else None


def answer(comparison: Comparison, concept: Concept) -> bool | None:
    """Whether it is so of a concept; ``None`` where the facts do not show it."""
    own, others = _measured(concept, comparison.scale), comparison.span
    if comparison.other is not None and others is None:
        others = _measured(vocabulary()[comparison.other], comparison.scale)
    if own is None or others is None:
        return None
    if own[0] > others[1]:
        return comparison.more
    return not comparison.more if own[1] < others[0] else None


def _measured(concept: Concept, scale: str) -> tuple[int, int] | None:
    if not scale:
        return None
    return size(concept) if scale == _SIZE else _degree(concept, scale)


@lru_cache(maxsize=1)
def _at() -> dict[str, int]:
    return {query.id: number for number, query in enumerate(queries())}


def _fact(concept: Concept, attribute: str) -> Fact:
    return concept.facts[_at()[attribute]]


def _is(concept: Concept, *some: str) -> bool:
    return any(_fact(concept, attribute) is Fact.YES for attribute in some)


def _degree(concept: Concept, attribute: str) -> tuple[int, int] | None:
    """Whether something has a quality, as a range; only of what can be touched."""
    fact = _fact(concept, attribute)
    if fact not in (Fact.YES, Fact.NO) or not _is(concept, "tangible", "natural"):
        return None
    if attribute == "fast" and not _is(concept, "moves"):
        return None
    return (1, 1) if fact is Fact.YES else (0, 0)


# From what is smaller than a thumb to what is in space; a range where it depends.
_TINY, _POCKET, _HAND, _MIDDLE, _LARGE, _HOUSE, _LAND, _SPACE = range(8)
_SIZES: Final[Mapping[str, tuple[int, int]]] = {
    **dict.fromkeys(("house", "building", "maison", "immeuble", "batiment"), (_HOUSE, _HOUSE)),
    **dict.fromkeys(("football", "basketball", "ballon de foot", "ballon"), (_MIDDLE, _MIDDLE)),
    **dict.fromkeys(("earth", "world", "terre", "monde"), (_SPACE, _SPACE)),
    **dict.fromkeys(("child", "kid", "enfant"), (_MIDDLE, _MIDDLE)),
}


def size(concept: Concept) -> tuple[int, int] | None:
    """How big something is, from and to; ``None`` for what has no size."""
    if _is(concept, "bigger"):
        return _large(concept)
    if not _is(concept, "tangible") or _fact(concept, "bigger") is not Fact.NO:
        return None
    return _small(concept)


def _small(concept: Concept) -> tuple[int, int]:
    if _is(concept, "tiny"):
        return (_TINY, _TINY)
    if _is(concept, "pocket"):
        return (_TINY if _fact(concept, "tiny") is Fact.MAYBE else _POCKET, _POCKET)
    if _is(concept, "hand"):
        return (_POCKET if _fact(concept, "pocket") is Fact.MAYBE else _HAND, _HAND)
    return (_HAND if _fact(concept, "hand") is Fact.MAYBE else _MIDDLE, _MIDDLE)


def _large(concept: Concept) -> tuple[int, int] | None:
    if _is(concept, "space") and _is(concept, "natural"):
        return (_SPACE, _SPACE)
    if _is(concept, "place") and _is(concept, "natural"):
        return (_LARGE if _is(concept, "underground", "moves") else _LAND, _LAND)
    if _is(concept, "building", "place"):
        return (_HOUSE if _is(concept, "tall") else _LARGE, _HOUSE)
    if _is(concept, "animal") and not _is(concept, "sea", "tall", "past"):
        return (_LARGE, _LARGE)
    if _is(concept, "vehicle") and _is(concept, "wheels") and not _is(concept, "passengers"):
        return (_LARGE, _LARGE)
    return (_LARGE, _HOUSE) if _is(concept, "tangible") else None
