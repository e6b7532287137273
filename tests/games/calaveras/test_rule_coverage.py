"""Every rule has a test that names it and a place in the code that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules" / "mission-calaveras.md"
SOURCE = ROOT / "src" / "volteface" / "games" / "calaveras"


def defined() -> set[str]:
    return set(re.findall(r"\*\*MC-(\d+a?)\*\*", RULES.read_text("utf-8")))


def named(text: str) -> set[str]:
    """Find the ids that one search would find; ``MC-12 to MC-17`` names two."""
    return set(re.findall(r"\bMC-(\d+a?)", text))


def named_by_tests() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"_mc_(\d+a?)_", node.name))
    return found


def named_by_source() -> set[str]:
    """Find the ids in comments and docstrings; a message of a refusal is no explanation."""
    found: set[str] = set()
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


def test_the_rules_define_the_ids_that_they_should() -> None:
    assert defined() == {str(number) for number in range(1, 24)} | {"11a"}


def test_every_rule_has_a_test() -> None:
    missing = defined() - named_by_tests()
    assert not missing, f"no test names {sorted(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = named_by_tests() - defined()
    assert not unknown, f"the rules do not have {sorted(unknown)}"


def test_every_rule_is_named_in_a_docstring_or_comment_of_the_source() -> None:
    missing = defined() - named_by_source()
    assert not missing, f"no docstring or comment of the source names {sorted(missing)}"
