"""A wheel built in an environment of its own carries the compiled rules: all they import is there."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_what_the_rules_import_is_there_when_a_wheel_is_built() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = " ".join(project["build-system"]["requires"])
    imported = set()
    for folder in ("core", "games", "text"):
        for source in (ROOT / "src/volteface" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    imported |= {alias.name.split(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module:
                    imported.add(node.module.split(".")[0])
    # mypy brings mypy_extensions along.
    foreign = imported - set(sys.stdlib_module_names) - {"volteface", "mypy_extensions"}
    assert {name for name in foreign if name not in required} == set()
