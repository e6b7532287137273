"""What the README promises runs."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from volteface import bots, games
from volteface.core.conformance import conform
from volteface.lab.simulate import Simulation, simulate

ROOT = Path(__file__).parents[2]


def test_the_python_example_plays_a_game() -> None:
    source = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert source is not None
    assert len(source[1].splitlines()) <= 18
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(source[1], "README.md", "exec"), {})
    lines = out.getvalue().splitlines()
    assert lines[0].startswith("sealed: ")
    assert lines[-2].startswith("Outcome(winners=")
    assert lines[-1].startswith('{"volteface":1,"game":"inside-job"')


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
    broken = [
        f"{document.relative_to(ROOT)}: {target}"
        for document in documents
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8"))
        if not (document.parent / target).exists()
    ]
    assert broken == []


def test_the_architecture_fits_on_a_page_and_decisions_on_a_screen() -> None:
    assert len((ROOT / "docs/architecture.md").read_text("utf-8").splitlines()) <= 60
    for decision in ROOT.glob("docs/decisions/*.md"):
        assert len(decision.read_text("utf-8").splitlines()) <= 50, decision.name


def test_every_module_is_in_the_architecture() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    package = ROOT / "src/volteface"
    missing = [
        path.stem
        for path in [*package.glob("core/*.py"), *package.glob("games/inside_job/*.py")]
        if path.stem not in ("__init__", "actions", "options") and f"`{path.stem}" not in page
        if f"/{path.stem}`" not in page
    ]
    assert missing == []


def test_the_bot_of_the_recipe_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    source = re.search(r"```python\n(.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.DOTALL)
    assert source is not None
    monkeypatch.setattr(bots, "_FOR_GAME", {game: dict(kinds) for game, kinds in bots._FOR_GAME.items()})
    exec(compile(source[1], "bots.md", "exec"), {})
    simulation = Simulation(games.find_game("inside-job"), 2, 1, ("first",), {"players": 4})
    assert {record.seats[0]["bot"] for record in simulate(simulation)} == {"first"}


def test_the_small_game_of_the_recipe_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """The code of docs/adding-a-game.md, as it stands there."""
    source = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    monkeypatch.setattr(games, "_games", {**games._games})
    exec(compile(source, "adding-a-game.md", "exec"), {"__name__": "recipe"})
    assert conform(games.find_game("nerve"), games=30).games == 30
