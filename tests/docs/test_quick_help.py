"""The short pages: brief, the same in both languages, and every line stands on rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from volteface.games.inside_job.roles import ROLES
from volteface.text import sentence

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ("inside-job", "mission-calaveras", "insider")
LANGUAGES = ("en", "fr")

# What a line stands on, in parentheses at its end: (IJ-9, IJ-10), (IJ-11 to IJ-13), (IJ-11 à IJ-13).
ID = r"(?:IJ|MC|IN)-\d+a?"
GROUNDS = re.compile(rf" \(({ID}(?:(?:, | to | à ){ID})*)\)\.$")


def page(name: str, language: str) -> str:
    return (RULES / "short" / language / f"{name}.md").read_text("utf-8")


def parts(text: str) -> dict[str, list[str]]:
    """Read the lines under each heading, blank ones aside."""
    found: dict[str, list[str]] = {}
    for line in filter(None, text.splitlines()):
        if line.startswith("#"):
            found[line.lstrip("# ")] = []
        else:
            found[[*found][-1]].append(line)
    return found


def grounds(text: str) -> list[list[str]]:
    """List, line by line, the rules that it stands on."""
    found = [GROUNDS.search(line) for line in text.splitlines() if line and not line.startswith("#")]
    return [re.findall(ID, one[1]) if one else [] for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_an_aim_a_few_steps_who_wins_and_what_to_say(game: str, language: str) -> None:
    aim, steps, winning, talk = parts(page(game, language)).values()
    assert len(aim) == 1
    assert 3 <= len(steps) <= 5
    assert [step.partition(" ")[0] for step in steps] == [f"{number}." for number in range(1, len(steps) + 1)]
    assert len(winning) >= 2
    assert len(talk) == 2
    assert all(re.match(r"- \*\*.+?\*\*", line) for line in winning + talk)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_at_most_200_words(game: str, language: str) -> None:
    """The ids are references, not words to read."""
    words = re.findall(r"\w[\w’-]*", re.sub(rf"\({ID}[^)]*\)", "", page(game, language)))
    assert len(words) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*GAMES, "inside-job-roles"])
def test_every_line_ends_with_rules_that_exist(name: str, language: str) -> None:
    game = name.removesuffix("-roles")
    known = set(re.findall(rf"^- \*\*({ID})\*\*", (RULES / f"{game}.md").read_text("utf-8"), re.MULTILINE))
    for named in grounds(page(name, language)):
        assert named
        assert set(named) <= known


@pytest.mark.parametrize("name", [*GAMES, "inside-job-roles"])
def test_both_languages_tell_the_same_from_the_same_rules(name: str) -> None:
    english, french = (page(name, language) for language in LANGUAGES)
    assert [len(lines) for lines in parts(french).values()] == [
        len(lines) for lines in parts(english).values()
    ]
    assert grounds(french) == grounds(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_of_the_records_has_two_lines_under_its_name(language: str) -> None:
    records = (RULES / "records.md").read_text("utf-8")
    ids = re.search(r"## Inside Job\n.*?Roles: `([^`]+)`", records, re.DOTALL)
    assert ids is not None
    told = parts(page("inside-job-roles", language))
    told.pop(next(iter(told)))
    assert [*told] == ids[1].split()
    assert {*told} == {*ROLES, "blank"}
    win = {"en": "**You win** ", "fr": "**Vous gagnez** "}[language]
    for role, (does, wins) in told.items():
        assert does.startswith(f"**{sentence(f'ij-role-{role}', language).removesuffix('.')}.** ")
        assert wins.startswith(win)
