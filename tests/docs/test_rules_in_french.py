"""The rules in French are the rules: the same ids, numbers, names and tables, well typeset."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from volteface.games.inside_job.roles import SPECIAL_ROLES
from volteface.text import sentence

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
GAMES = ("inside-job", "mission-calaveras", "insider")
FRENCH = sorted(RULES.glob("**/fr/*.md"))
SUITS = {"bleu": "blue", "vert": "green", "jaune": "yellow", "rose": "pink"}
ORIGINS = {"boîte": "box", "maison": "house", "boîte, atout maison": "box, trump house"}

ID = re.compile(r"\b(?:IJ|MC|IN)-\d+a?\b")
BULLET = re.compile(r"- \*\*((?:IJ|MC|IN)-\d+a?)\*\*(.*)")
CODE = re.compile(r"`[^`]*`")


def page(game: str, language: str) -> str:
    return ((RULES if language == "en" else RULES / language) / f"{game}.md").read_text("utf-8")


def rules(text: str) -> list[tuple[str, str]]:
    """Read the rules in order: a bullet that starts with an id, and the indented lines under it."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if start := BULLET.fullmatch(line):
            found.append((start[1], start[2]))
        elif line.startswith("  ") and found:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
    return found


def rows(text: str) -> list[list[str]]:
    """Read the rows of all tables, without the lines under their heads."""
    cells = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in cells if set("".join(row)) != {"-"}]


def skeleton(text: str) -> list[str]:
    """List what follows what: headings by their level, rules by their id, tables by their columns."""
    kinds: list[str] = []
    for line in text.splitlines():
        if heading := re.match(r"#+ ", line):
            kinds.append(heading[0])
        elif start := BULLET.fullmatch(line):
            kinds.append(start[1])
        elif line.startswith("|"):
            kinds.append(f"{line.count('|')} lines")
    return kinds


def numbers(rule: str) -> Counter[str]:
    """Count the figures of a rule; ids and ordinals, which are words, aside."""
    return Counter(re.findall(r"\d+(?!\w)", ID.sub("", rule)))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english, french = (rules(page(game, language)) for language in ("en", "fr"))
    assert english
    assert [one for one, _ in french] == [one for one, _ in english]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_headings_rules_and_tables(game: str) -> None:
    assert skeleton(page(game, "fr")) == skeleton(page(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_says_something_in_french(game: str) -> None:
    english = dict(rules(page(game, "en")))
    for one, said in rules(page(game, "fr")):
        assert len(said) > len(english[one]) / 2, one
        assert not re.search(r"\b(the|and|who|with|is|are)\b", CODE.sub("", said)), one


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_the_same_figures_references_and_code_words(game: str) -> None:
    english = dict(rules(page(game, "en")))
    for one, said in rules(page(game, "fr")):
        assert numbers(said) == numbers(english[one]), one
        assert sorted(ID.findall(said)) == sorted(ID.findall(english[one])), one
        assert sorted(CODE.findall(said)) == sorted(CODE.findall(english[one])), one


def test_the_setup_table_has_the_same_numbers() -> None:
    english, french = (
        [row for row in rows(page("inside-job", language)) if len(row) == 6 and row[0][0].isdigit()]
        for language in ("en", "fr")
    )
    assert len(french) == 4
    assert french == english


def missions(language: str) -> list[list[str]]:
    return [row for row in rows(page("inside-job", language)) if CODE.fullmatch(row[0])]


def test_the_missions_have_the_same_ids_trumps_and_origins() -> None:
    french = [[name, SUITS[trump], ORIGINS[origin]] for name, _, trump, origin in missions("fr")]
    assert len(french) == 28
    assert french == [[name, trump, origin] for name, _, trump, origin in missions("en")]


def test_the_missions_are_worded_as_the_game_words_them() -> None:
    for name, condition, _, _ in missions("fr"):
        told = sentence(f"ij-mission-{name.strip('`')}", "fr").removeprefix("Risquée\N{NO-BREAK SPACE}: ")
        assert f"{condition}." == told[0].lower() + told[1:]


def test_the_special_roles_are_called_as_the_game_calls_them() -> None:
    text = page("inside-job", "fr")
    for role in SPECIAL_ROLES:
        assert f"**{sentence(f'ij-role-{role.id}', 'fr')}**" in text, role.id


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(RULES)))
def test_french_is_well_typeset(path: Path) -> None:
    text = CODE.sub("code", path.read_text("utf-8"))
    # The line under a table's head and the addresses of links are no prose.
    prose = re.sub(r"\]\([^)]*\)", "]", re.sub(r"(?m)^\|[-|]+$", "", text))
    assert re.findall(r".{0,20}(?:[ \n][:;!?»]|«[ \n]).{0,20}", prose) == []
    assert re.findall(r".{0,20}(?:[^\s][;!?»]|«\S|\w:).{0,20}", prose) == []
    assert re.findall(r".{0,20}['\"].{0,20}", prose) == []
