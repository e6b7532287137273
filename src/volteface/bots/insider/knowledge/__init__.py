"""What bots know of the words on the cards: questions that can be asked, and how each would be answered.

``attributes.txt`` holds the questions in both languages with the words that signal them, and what a yes
also says (``so:``). ``facts.txt`` holds one line per concept: what is true of it, what depends
(``maybe:``), what nobody can say (``unknown:``) and what its other facts would wrongly imply (``not:``). All
the rest is untrue of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum
from functools import lru_cache
from importlib import resources
from types import MappingProxyType
from typing import NamedTuple

from volteface.text import LANGUAGES


class Fact(IntEnum):
    """How a question about a word is answered."""

    NO = 0
    YES = 1
    MAYBE = 2
    UNKNOWN = 3


class Attribute(NamedTuple):
    """A question that can be asked about any word; ``implies`` names what a yes also says."""

    id: str
    category: str
    question: Mapping[str, str]
    keywords: Mapping[str, tuple[str, ...]]
    implies: tuple[str, ...]


@lru_cache(maxsize=1)
def attributes() -> tuple[Attribute, ...]:
    """List the questions."""
    return read_attributes(package_text("attributes.txt"), "attributes.txt")


@lru_cache(maxsize=1)
def answers() -> Mapping[str, tuple[Fact, ...]]:
    """Map each concept to its answers, in the order of ``attributes``."""
    return read_facts(package_text("facts.txt"), "facts.txt", attributes())


def read_attributes(source: str, name: str) -> tuple[Attribute, ...]:
    """Read a file of questions; an error names the file and the line."""
    found: list[Attribute] = []
    lines: dict[str, int] = {}
    category = ""
    for number, line in enumerate(source.splitlines(), 1):
        try:
            if line.startswith("# "):
                category = line[2:].strip()
            elif line.startswith("  "):
                found[-1] = _with_line(found[-1], line)
            elif line.strip():
                if line in lines:
                    raise ValueError(f"{line} is there twice")
                lines[line] = number
                found.append(Attribute(line, category, {}, {}, ()))
        except (ValueError, IndexError) as error:
            raise ValueError(f"{name}:{number}: {error}") from None
    for attribute in found:
        unknown = [other for other in attribute.implies if other not in lines]
        if unknown:
            raise ValueError(f"{name}:{lines[attribute.id]}: implies unknown {unknown[0]}")
        if set(attribute.question) != set(LANGUAGES):
            raise ValueError(f"{name}:{lines[attribute.id]}: not in every language")
    return tuple(_frozen(attribute) for attribute in found)


def _with_line(attribute: Attribute, line: str) -> Attribute:
    key, colon, rest = line.strip().partition(": ")
    if key == "so" and colon:
        return attribute._replace(implies=_listed(rest))
    question, bracket, keywords = rest.removesuffix(")").partition(" (")
    if key not in LANGUAGES or not bracket:
        raise ValueError("a question is written: language: question (keyword, keyword)")
    return attribute._replace(
        question={**attribute.question, key: question},
        keywords={**attribute.keywords, key: _listed(keywords)},
    )


def _frozen(attribute: Attribute) -> Attribute:
    return attribute._replace(
        question=MappingProxyType(dict(attribute.question)),
        keywords=MappingProxyType(dict(attribute.keywords)),
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def read_facts(source: str, name: str, known: Collection[Attribute]) -> Mapping[str, tuple[Fact, ...]]:
    """Read a file of facts; an error names the file and the line."""
    found: dict[str, tuple[Fact, ...]] = {}
    implies = {attribute.id: attribute.implies for attribute in known}
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            concept, row = _row(line, implies)
            if concept in found:
                raise ValueError(f"{concept} is there twice")
        except ValueError as error:
            raise ValueError(f"{name}:{number}: {error}") from None
        found[concept] = row
    return MappingProxyType(found)


def _row(line: str, implies: Mapping[str, tuple[str, ...]]) -> tuple[str, tuple[Fact, ...]]:
    concept, colon, rest = line.partition(":")
    if not colon:
        raise ValueError("facts are written: concept: fact fact; maybe: fact; not: fact")
    return concept, read_row(rest, implies)


def read_row(facts: str, implies: Mapping[str, tuple[str, ...]]) -> tuple[Fact, ...]:
    """Read the facts of one concept, in the order of ``implies``."""
    stated, *others = facts.split(";")
    parts = {"yes": stated.split()}
    for other in others:
        key, _, ids = other.strip().partition(":")
        if key not in {"maybe", "not", "unknown"} or key in parts:
            raise ValueError(f"no part {key!r}, or twice")
        parts[key] = ids.split()
    every = [attribute for ids in parts.values() for attribute in ids]
    for attribute in every:
        if attribute not in implies:
            raise ValueError(f"unknown {attribute}")
        if every.count(attribute) > 1:
            raise ValueError(f"{attribute} is there twice")
    maybe, unknown, excepted = (parts.get(key, []) for key in ("maybe", "unknown", "not"))
    true = _implied(parts["yes"], {*maybe, *unknown, *excepted}, implies)
    for attribute in excepted:
        if not any(attribute in implies[other] for other in true):
            raise ValueError(f"{attribute} would not be implied")
    shades = {**dict.fromkeys(true, Fact.YES), **dict.fromkeys(maybe, Fact.MAYBE)}
    shades.update(dict.fromkeys(unknown, Fact.UNKNOWN))
    return tuple(shades.get(attribute, Fact.NO) for attribute in implies)


def _implied(
    stated: Collection[str], stopped: Collection[str], implies: Mapping[str, tuple[str, ...]]
) -> set[str]:
    true = set(stated)
    waiting = list(stated)
    while waiting:
        for attribute in implies[waiting.pop()]:
            if attribute not in true and attribute not in stopped:
                true.add(attribute)
                waiting.append(attribute)
    return true


def package_text(name: str) -> str:
    """Read one of the files beside this one."""
    return (resources.files(__name__) / name).read_text("utf-8")


@lru_cache(maxsize=64)
def wording(use: str, language: str) -> tuple[str, ...]:
    """List the words of ``wording.txt`` for a use in a language, in order."""
    rows = [line.partition(": ") for line in package_text("wording.txt").splitlines()]
    found = [words for key, _, words in rows if key == f"{use} {language}"]
    if use in {"expression", "unclear"}:
        return tuple(one.strip() for words in found for one in words.split(","))
    return tuple(word for words in found for word in words.split())
