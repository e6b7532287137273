"""Which word a question names, if it does nothing else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rapidfuzz.distance import DamerauLevenshtein

from volteface.bots.insider.knowledge import Fact, package_text, wording
from volteface.bots.insider.knowledge.vocabulary import Concept, queries, spellings, vocabulary
from volteface.bots.insider.phrases import is_used
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Named(NamedTuple):
    """A word that a question names, by its number."""

    concept: int
    bare: bool
    """Whether it could be an adjective as well: "is it orange?"."""
    denied: bool


# How a guess begins; what is left over must be a word, and nothing but the word.
_IS_IT: Final = {
    "en": r"(?:(?:is|was|s) (?:it|this|that|the word|our word|the answer)|(?:it|that|this) (?:is|s)"
    r"|could it be|the (?:word|answer) is|would it be|might it be|can it be|are (?:they|we talking about)"
    r"|(?:isn t|isnt) (?:it|this|that)|(?:it|that|this) (?:isn t|isnt))",
    "fr": r"(?:est ce (?:que c est|que ce serait|que le mot est)?|c est|c|ce serait|serait ce|ce n est"
    r"|n est ce|le mot est(?: il| ce)?|il s agit|s agit il|la reponse est|est ce qu il s agit"
    r"|est ce que ce n est)",
}
_START: Final = {
    "en": r"(?:so |then |ok |okay |well |maybe |perhaps |i (?:think|guess|say|bet) (?:that )?)*",
    "fr": r"(?:alors |bon |ok |je (?:pense|crois|dirais) (?:que )?|peut etre )*",
}
_FILLERS: Final = {
    "en": r"(?:just |maybe |perhaps |called |by any chance |(?P<not>not ))*",
    "fr": r"(?:peut etre |donc |par hasard |bien |juste |(?P<not>pas ))*",
}
_ARTICLE: Final = {
    "en": r"(?P<article>a |an |the |some |any )?",
    "fr": r"(?P<article>un |une |des |le |la |les |l |du |de la |de l |d un |d une |de |d )?",
}
_NAMING: Final = {
    language: re.compile(
        rf"^{_START[language]}(?P<is>{_IS_IT[language]}\b ?)?{_FILLERS[language]}{_ARTICLE[language]}"
    )
    for language in LANGUAGES
}
_DENIED: Final = {"en": re.compile(r"\b(?:it|that|this) isn ?t\b"), "fr": re.compile(r"\bpas\b")}
_TAIL: Final = {
    "en": re.compile(r"(?: (?:then|please|maybe|perhaps|by any chance|right|correct|no|yes|or what))+$"),
    "fr": re.compile(r"(?: (?:alors|peut etre|par hasard|non|oui|hein|n est ce pas))+$"),
}
_LIKE: Final = {language: frozenset(wording("like", language)) for language in LANGUAGES}
_LONG_ENOUGH: Final = 6
"""A shorter word is not recognised with a wrong letter: too many others are as near."""


def named(text: str, language: str) -> Named | None:
    """Find the word that a question names and asks nothing else about."""
    # The leading article would be lost: it is put back in its place by a word that is none.
    folded = _TAIL[language].sub("", normalised(f"x {text}").removeprefix("x "))
    start = _NAMING[language].match(folded)
    assert start is not None
    rest = normalised(folded[start.end() :])
    whole = _known(normalised(folded), text, language)
    concept = whole if whole is not None else _known(rest, text, language)
    if concept is None:
        return None
    asks = whole is None and start.group("is") is not None
    bare = asks and start.group("article") is None and "mot" not in folded and " word " not in folded
    denied = asks and (start.group("not") is not None or _DENIED[language].search(folded) is not None)
    return Named(concept, bare, denied)


def says_what_it_is_like(text: str, language: str) -> bool:
    """Whether a word without an article is rather a quality or a material: "is it gold?"."""
    return normalised(text).split()[-1] in _LIKE[language]


def named_concept(text: str, language: str) -> int | None:
    """Find the word that a question names and asks nothing else about, by its number."""
    found = named(text, language)
    return None if found is None else found.concept


def named_forms(text: str, language: str) -> Sequence[str]:
    """List what a question may name, if it does nothing else: « C’est un chien ? » names « chien »."""
    folded = _TAIL[language].sub("", normalised(f"x {text}").removeprefix("x "))
    return [one for form in (folded, named_rest(folded, language)) for one in _singulars(normalised(form))]


def named_rest(folded: str, language: str) -> str:
    """What is left of a folded question without how a guess begins."""
    return _NAMING[language].sub("", folded, count=1)


def concept_named(text: str, language: str) -> int | None:
    """Find what a noun with or without its article stands for."""
    return _known(normalised(text), text, language)


def _known(form: str, text: str, language: str) -> int | None:
    forms = spellings(language)
    for one in _singulars(form):
        if one in forms and not _has_other_accents(text, one, language):
            return forms[one]
    return _nearest(form, language)


def _has_other_accents(text: str, form: str, language: str) -> bool:
    """Whether a text has an accent that the word has not: « sucré » is not « sucre ».

    People leave accents out, but put none where there is none.
    """
    if language != "fr":
        return False
    typed = re.findall(r"\w+", text)[-len(form.split()) :]
    return _accents(" ".join(typed)) > _accents(_written(language)[form])


def _accents(text: str) -> int:
    """Count the acute, grave and circumflex accents; a cedilla or a dieresis is no matter."""
    return sum(letter in "\u0300\u0301\u0302" for letter in unicodedata.normalize("NFD", text))


@lru_cache(maxsize=len(LANGUAGES))
def _written(language: str) -> Mapping[str, str]:
    """How each form is written with its accents."""
    words = [concept.words[language] for concept in vocabulary()]
    return {normalised(text): text for word in words for text in (*word.forms[::-1], word.text)}


@lru_cache(maxsize=8192)
def _nearest(form: str, language: str) -> int | None:
    """The only word that a text is a slip of the pen away from."""
    if len(form) < _LONG_ENOUGH or all(is_used(word, language) for word in form.split()):
        return None
    near: dict[int, set[int]] = {1: set(), 2: set()}
    for other, number in spellings(language).items():
        if other[0] != form[0] or other.count(" ") != form.count(" "):
            continue
        if len(other) >= _LONG_ENOUGH and abs(len(other) - len(form)) <= 2:
            slips = DamerauLevenshtein.distance(form, other, score_cutoff=2)
            if slips == 1 or (slips == 2 and other[-1] == form[-1] and len(form) > _LONG_ENOUGH):
                near[slips].add(number)
    closest = near[1] or near[2]
    return next(iter(closest)) if len(closest) == 1 else None


def _singulars(form: str) -> Sequence[str]:
    """A form and what it may be the plural of, or the singular."""
    found = [form]
    if form.endswith(("s", "x")):
        found.append(form[:-1])
    if form.endswith("es"):
        found.append(form[:-2])
    if form.endswith("ies"):
        found.append(form[:-3] + "y")
    if form.endswith("aux"):
        found.append(form[:-3] + "al")
    if len(form) >= _LONG_ENOUGH:
        found += [form + "s", form + "x"]
    return found


@lru_cache(maxsize=1)
def _broader() -> Mapping[str, frozenset[str]]:
    rows = [line.partition(": ") for line in package_text("broader.txt").splitlines() if line[:1] != "#"]
    return {word: frozenset(others.split()) for word, _, others in rows}


def is_half_true(asked: int, concept: Concept) -> bool:
    """Whether a word is of a kind that another word names: a submarine is some sort of boat."""
    name = vocabulary()[asked].id
    others = _broader().get(name, frozenset())
    facts = {
        f"@{query.id}" for query, fact in zip(queries(), concept.facts, strict=True) if fact is not Fact.NO
    }
    part_of_its_name = name in concept.id.split("-")
    return part_of_its_name or concept.id in others or not others.isdisjoint(facts)
