"""Every rule has a test that names it and a place in the code that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]


class Book(NamedTuple):
    """The rules of one game, and where they are kept and computed."""

    letters: str
    rules: str
    package: str
    ids: frozenset[str]


def numbers(*parts: range) -> frozenset[str]:
    return frozenset(str(number) for part in parts for number in part)


IN_THE_BOOK = numbers(range(1, 34), range(40, 53), range(55, 57), range(60, 67), range(70, 71), range(80, 81))
BOOKS = [
    Book("IJ", "inside-job.md", "inside_job", IN_THE_BOOK),
    Book("MC", "mission-calaveras.md", "calaveras", numbers(range(1, 24)) | {"11a"}),
    Book("IN", "insider.md", "insider", numbers(range(1, 15), range(20, 25), range(30, 31))),
]

pytestmark = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.package)


def defined(book: Book) -> set[str]:
    text = (ROOT / "docs" / "rules" / book.rules).read_text("utf-8")
    return set(re.findall(rf"\*\*{book.letters}-(\d+a?)\*\*", text))


def named(book: Book, text: str) -> set[str]:
    """Find the ids that one search would find; ``IJ-40 to IJ-52`` names two."""
    return set(re.findall(rf"\b{book.letters}-(\d+a?)", text))


def docstrings(folder: Path, only: str = "") -> Iterator[tuple[str, str]]:
    """List the functions, classes and modules of a folder with their docstrings."""
    for path in folder.rglob(f"{only}*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                name = "" if isinstance(node, ast.Module) else node.name
                yield name, ast.get_docstring(node) or ""
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield "", str(node.value.value)


def named_by_tests(book: Book) -> set[str]:
    found: set[str] = set()
    for name, said in docstrings(Path(__file__).parent / book.package, "test_"):
        if name.startswith("test_"):
            found |= set(re.findall(rf"_{book.letters.lower()}_(\d+a?)(?=_|$)", name)) | named(book, said)
    return found


def named_by_source(book: Book) -> set[str]:
    """Find the ids in comments and docstrings; a message of a refusal is no explanation."""
    source = ROOT / "src" / "volteface" / "games" / book.package
    found: set[str] = set()
    for _, said in docstrings(source):
        found |= named(book, said)
    for path in source.rglob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            _, hash_sign, comment = line.partition("#")
            found |= named(book, comment) if hash_sign else set()
    return found


def write(book: Book, ids: set[str]) -> str:
    return " ".join(f"{book.letters}-{one}" for one in sorted(ids))


def test_the_rules_define_the_ids_that_they_should(book: Book) -> None:
    assert defined(book) == book.ids


def test_every_rule_has_a_test(book: Book) -> None:
    missing = defined(book) - named_by_tests(book)
    assert not missing, f"no test names {write(book, missing)}"


def test_no_test_names_a_rule_that_does_not_exist(book: Book) -> None:
    unknown = named_by_tests(book) - defined(book)
    assert not unknown, f"the rules do not have {write(book, unknown)}"


def test_every_rule_is_named_in_a_docstring_or_comment_of_the_source(book: Book) -> None:
    missing = defined(book) - named_by_source(book)
    assert not missing, f"no docstring or comment of the source names {write(book, missing)}"
