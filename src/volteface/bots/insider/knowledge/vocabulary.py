"""The words that people think of: those of the cards among many that are on no card.

``vocabulary.txt`` holds words beside those of the cards, in both languages, with what is true of them; a line
``*kind: facts`` gives several facts one name. ``kinds.txt`` holds more questions, each with the words
of which it is true; ``inferred.txt`` holds what follows from all these. Whoever looks for a word here cannot
tell which are on the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from volteface.bots.insider.knowledge import Fact, answers, attributes, package_text, read_row
from volteface.bots.insider.knowledge.inferring import Inferred, read_inferred
from volteface.games.insider.words import Word, cards
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Concept(NamedTuple):
    """Something that a word stands for, and how each question about it is answered."""

    id: str
    words: Mapping[str, Word]
    facts: tuple[Fact, ...]


class Query(NamedTuple):
    """A question that can be asked about any word."""

    id: str
    question: Mapping[str, str]


class _Kind(NamedTuple):
    query: Query
    yes: tuple[str, ...]
    maybe: tuple[str, ...]


@lru_cache(maxsize=1)
def queries() -> tuple[Query, ...]:
    """List the questions, in the order in which a concept's facts stand."""
    return (*_askable(), *(Query(one.id, one.question) for one in _inferred()))


@lru_cache(maxsize=1)
def _askable() -> tuple[Query, ...]:
    known = [Query(attribute.id, attribute.question) for attribute in attributes()]
    return (*known, *(kind.query for kind in _kinds()))


def asked_by_bots() -> range:
    """The questions that bots ask, by number; the others they only understand."""
    return range(len(_askable()))


@lru_cache(maxsize=1)
def vocabulary() -> tuple[Concept, ...]:
    """List the concepts, in an order that says nothing about the cards."""
    rows: dict[str, tuple[Mapping[str, Word], tuple[Fact, ...]]] = {}
    for concept, words in _on_cards().items():
        rows[concept] = (words, answers()[concept])
    for concept, (words, facts) in read_vocabulary(package_text("vocabulary.txt"), "vocabulary.txt").items():
        if concept in rows:
            raise ValueError(f"vocabulary.txt: {concept} is on a card")
        rows[concept] = (words, facts)
    kinds = _kinds()
    for kind in kinds:
        for concept in (*kind.yes, *kind.maybe):
            if concept not in rows:
                raise ValueError(f"kinds.txt: {kind.query.id}: unknown {concept}")
    return tuple(
        Concept(concept, words, _with_kinds(concept, facts))
        for concept, (words, facts) in sorted(rows.items())
    )


def _with_kinds(concept: str, stated: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Add what the kinds say of a concept, and what follows from all that."""
    facts = (*stated, *(_kind_fact(kind, concept) for kind in _kinds()))
    known = {query.id: fact for query, fact in zip(_askable(), facts, strict=True)}
    return (*facts, *(one.fact(concept, known) for one in _inferred()))


def _kind_fact(kind: _Kind, concept: str) -> Fact:
    if concept in kind.yes:
        return Fact.YES
    return Fact.MAYBE if concept in kind.maybe else Fact.NO


def _on_cards() -> Mapping[str, Mapping[str, Word]]:
    found: dict[str, dict[str, Word]] = {}
    for language in LANGUAGES:
        for card in cards(language):
            for word in card.words:
                assert word.concept is not None
                found.setdefault(word.concept, {})[language] = word
    return found


def read_vocabulary(source: str, name: str) -> Mapping[str, tuple[Mapping[str, Word], tuple[Fact, ...]]]:
    """Read a file of words; an error names the file and the line."""
    implies = {attribute.id: attribute.implies for attribute in attributes()}
    kinds: dict[str, list[str]] = {}
    found: dict[str, tuple[Mapping[str, Word], tuple[Fact, ...]]] = {}
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            if line.startswith("*"):
                kind, _, facts = line.partition(": ")
                kinds[kind] = facts.split()
                continue
            texts, colon, facts = line.partition(" : ")
            if not colon:
                raise ValueError("a word is written: english; forms | french; formes : facts")
            words = _words(texts)
            concept = normalised(words["en"].text).replace(" ", "-")
            if concept in found:
                raise ValueError(f"{concept} is there twice")
            found[concept] = (words, read_row(_spelt_out(facts, kinds), implies))
        except (ValueError, KeyError) as error:
            raise ValueError(f"{name}:{number}: {error}") from None
    return MappingProxyType(found)


def _words(texts: str) -> Mapping[str, Word]:
    found: dict[str, Word] = {}
    for language, part in zip(LANGUAGES, texts.split(" | "), strict=True):
        text, _, forms = part.partition(";")
        found[language] = Word(
            text.strip(), None, tuple(form.strip() for form in forms.split(",") if form.strip())
        )
    return MappingProxyType(found)


def _spelt_out(facts: str, kinds: Mapping[str, list[str]]) -> str:
    """Write the facts of kinds out; what a line says itself goes before what its kind says."""
    stated, *others = facts.split(";")
    parts = {key.strip(): ids.split() for key, _, ids in (part.partition(":") for part in others)}
    own = {fact for ids in parts.values() for fact in ids}
    given = [fact for token in stated.split() if token.startswith("*") for fact in kinds[token]]
    yes = [token for token in stated.split() if not token.startswith("*")]
    yes += [fact for fact in dict.fromkeys(given) if fact not in own and fact not in yes]
    # What only the kind says needs no exception any more.
    parts["not"] = [fact for fact in parts.get("not", ()) if fact not in given]
    return "; ".join([" ".join(yes), *(f"{key}: {' '.join(ids)}" for key, ids in parts.items() if ids)])


@lru_cache(maxsize=1)
def _inferred() -> tuple[Inferred, ...]:
    known = [query.id for query in _askable()]
    return read_inferred(package_text("inferred.txt"), "inferred.txt", known)


@lru_cache(maxsize=1)
def _kinds() -> tuple[_Kind, ...]:
    return read_kinds(package_text("kinds.txt"), "kinds.txt")


def read_kinds(source: str, name: str) -> tuple[_Kind, ...]:
    """Read a file of questions about kinds; an error names the file and the line."""
    found: list[_Kind] = []
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith("  "):
            found.append(_Kind(Query(line.strip(), {}), (), ()))
            continue
        key, colon, rest = line.strip().partition(": ")
        if not colon or not found or key not in {*LANGUAGES, "of", "maybe"}:
            raise ValueError(f"{name}:{number}: a kind has its questions, and the words it is true of")
        kind = found[-1]
        if key in LANGUAGES:
            kind = kind._replace(query=Query(kind.query.id, {**kind.query.question, key: rest}))
        elif key == "of":
            kind = kind._replace(yes=tuple(rest.split()))
        else:
            kind = kind._replace(maybe=tuple(rest.split()))
        found[-1] = kind
    return tuple(found)


@lru_cache(maxsize=len(LANGUAGES))
def spellings(language: str) -> Mapping[str, int]:
    """Map every form of every word of a language to its concept, by number."""
    found: dict[str, int] = {}
    for number, concept in enumerate(vocabulary()):
        word = concept.words[language]
        for text in (word.text, *word.forms):
            found.setdefault(normalised(text), number)
    return MappingProxyType(found)


def concept_of(language: str, text: str) -> Concept | None:
    """Find what a word means, however it is written; ``None`` for a word that nobody here knows."""
    number = spellings(language).get(normalised(text))
    return None if number is None else vocabulary()[number]


def unknown_facts() -> tuple[Fact, ...]:
    """What is known of a word that nobody here knows."""
    return (Fact.UNKNOWN,) * len(queries())


def ids(some: Collection[Concept]) -> list[str]:
    """Name some concepts."""
    return [concept.id for concept in some]
