"""Every rule has a test that names it and a place in the code that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules" / "inside-job.md"
SOURCE = ROOT / "src" / "volteface" / "games" / "inside_job"

# IJ-70 is about what people say: it lives in the rules beside the chat, and no code computes it.
SAID_NOT_COMPUTED = {70}


def defined() -> set[int]:
    return {int(number) for number in re.findall(r"\*\*IJ-(\d+)\*\*", RULES.read_text("utf-8"))}


def named(text: str) -> set[int]:
    """Find the ids that one search would find; ``IJ-40 to IJ-52`` names two."""
    return {int(number) for number in re.findall(r"\bIJ-(\d+)", text)}


def named_by_tests() -> set[int]:
    found: set[int] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {int(number) for number in re.findall(r"_ij_(\d+)", node.name)}
                found |= named(ast.get_docstring(node) or "")
    return found


def named_by_source() -> set[int]:
    """Find the ids in comments and docstrings; a message of a refusal is no explanation."""
    found: set[int] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        for line in text.splitlines():
            _, hash_sign, comment = line.partition("#")
            found |= named(comment) if hash_sign else set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                found |= named(ast.get_docstring(node) or "")
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                found |= named(str(node.value.value))
    return found


def write(numbers: set[int]) -> str:
    return " ".join(f"IJ-{number}" for number in sorted(numbers))


def test_the_rules_define_the_ids_that_they_should() -> None:
    ranges = [range(1, 34), range(40, 53), range(55, 57), range(60, 67), range(70, 71), range(80, 81)]
    assert defined() == {number for some in ranges for number in some}


def test_every_rule_has_a_test() -> None:
    missing = defined() - named_by_tests()
    assert not missing, f"no test names {write(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = named_by_tests() - defined()
    assert not unknown, f"the rules do not have {write(unknown)}"


def test_every_rule_is_named_in_a_docstring_or_comment_of_the_source() -> None:
    missing = defined() - named_by_source() - SAID_NOT_COMPUTED
    assert not missing, f"no docstring or comment of the source names {write(missing)}"


def test_what_is_not_computed_is_a_rule_and_in_no_code() -> None:
    assert defined() >= SAID_NOT_COMPUTED
    assert not named_by_source() & SAID_NOT_COMPUTED
