"""``volteface arena``: figures for programs and people, and a sentence for whatever is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from volteface.cli import cli


def _arena(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["arena", *arguments])


def test_figures_for_programs_and_a_page(tmp_path: Path) -> None:
    report, results = tmp_path / "arena.html", tmp_path / "arena.jsonl"
    command = ["inside-job", "--bots", "random", "--games", "3", "--seed", "1", "--json", "--no-wager"]
    said = _arena(*command, "--report", str(report), "--results", str(results))
    found = json.loads(said.stdout)
    assert (found["games"], found["deals"], found["seed"]) == (4, 1, 1)
    assert found["options"] == {"players": 4, "wager": False}
    assert found["thinking"][0]["bot"] == "random"
    assert report.read_text("utf-8").startswith("<!doctype html>")
    again = _arena(*command, "--results", str(results))
    assert json.loads(again.stdout) == found


def test_people_read_it_in_their_language() -> None:
    said = _arena("inside-job", "--bots", "random", "--games", "1", "--seed", "1", "--lang", "fr")
    assert said.stdout.startswith("Arène\u00a0: inside-job\nGraine 1, ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["inside-job", "--bots", "wizard"], "There is no bot wizard for inside-job"),
        (["inside-job", "--bots", " , "], "make no pair"),
        (["inside-job"], "Missing option '--bots'"),
        (["inside-job", "--bots", "random", "--games", "0"], "0 is not in the range"),
        (["inside-job", "--bots", "random", "--players", "9"], "9 is not a number from 2 to 5"),
        (["inside-job", "--bots", "random", "--special-roles", "spy"], "spy"),
        (["inside-job", "--bots", "random", "--load", "no_such_module"], "There is no module no_such_module"),
        (["chess", "--bots", "random"], "There is no game chess"),
    ],
)
def test_whatever_is_wrong_is_a_sentence(arguments: list[str], sentence: str) -> None:
    said = _arena(*arguments)
    assert said.exit_code == 2
    assert sentence in said.stderr
    assert "Traceback" not in said.stderr


def test_results_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    first = ["inside-job", "--bots", "random", "--games", "1", "--results", str(file)]
    assert _arena(*first, "--seed", "1").exit_code == 0
    kept = file.read_bytes()
    said = _arena(*first, "--seed", "2")
    assert "holds results of other settings (seed)" in said.stderr
    assert file.read_bytes() == kept
