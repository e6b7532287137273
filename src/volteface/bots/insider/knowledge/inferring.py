"""Questions that people ask and bots do not: what follows from what is known of a word.

``inferred.txt`` says for each question of which words it is true (``of``), depends (``maybe``) or is not true
(``not``), and from which facts it follows that it is (``if``) or is not (``unless``). A word of which none
of this says anything is not known.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from volteface.bots.insider.knowledge import Fact
from volteface.text import LANGUAGES


class Inferred(NamedTuple):
    """A question, and what its answer follows from."""

    id: str
    question: Mapping[str, str]
    of: frozenset[str] = frozenset()
    maybe: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()
    if_: frozenset[str] = frozenset()
    unless: frozenset[str] = frozenset()

    def fact(self, concept: str, known: Mapping[str, Fact]) -> Fact:
        """How the question is answered of a concept, by what else is known of it."""
        for some, fact in ((self.of, Fact.YES), (self.never, Fact.NO), (self.maybe, Fact.MAYBE)):
            if concept in some:
                return fact
        shades = {known[one] for one in self.if_}
        if Fact.YES in shades:
            return Fact.YES
        if shades & {Fact.MAYBE, Fact.UNKNOWN}:
            return Fact.UNKNOWN
        return Fact.NO if any(known[one] is Fact.YES for one in self.unless) else Fact.UNKNOWN


_KEYS: Final = frozenset({"of", "maybe", "not", "if", "unless"})


def _with(one: Inferred, key: str, some: frozenset[str]) -> Inferred:
    match key:
        case "of":
            return one._replace(of=some)
        case "maybe":
            return one._replace(maybe=some)
        case "not":
            return one._replace(never=some)
        case "if":
            return one._replace(if_=some)
        case _:
            return one._replace(unless=some)


def read_inferred(source: str, name: str, known: Collection[str]) -> tuple[Inferred, ...]:
    """Read a file of such questions; an error names the file and the line."""
    found: list[Inferred] = []
    sets: dict[str, frozenset[str]] = {}
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            key, colon, rest = line.strip().partition(": ")
            if line.startswith("*") and colon:
                sets[key] = frozenset(rest.split())
            elif not line.startswith("  "):
                found.append(Inferred(line.strip(), {}))
            elif not colon or not found or key not in {*LANGUAGES, *_KEYS}:
                raise ValueError("a question has its texts, and what it follows from")
            elif key in LANGUAGES:
                found[-1] = found[-1]._replace(question={**found[-1].question, key: rest})
            else:
                found[-1] = _with(found[-1], key, _spelt_out(rest.split(), sets))
        except (ValueError, KeyError) as error:
            raise ValueError(f"{name}:{number}: {error}") from None
    for one in found:
        unknown = sorted((one.if_ | one.unless) - set(known))
        if unknown or set(one.question) != set(LANGUAGES):
            raise ValueError(f"{name}: {one.id}: not in every language, or unknown {unknown}")
    return tuple(found)


def _spelt_out(tokens: Collection[str], sets: Mapping[str, frozenset[str]]) -> frozenset[str]:
    plain = frozenset(token for token in tokens if not token.startswith("*"))
    return plain.union(*(sets[token] for token in tokens if token.startswith("*")))
