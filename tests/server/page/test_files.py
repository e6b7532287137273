"""The page's files: found by their addresses, complete, nothing inline, nothing from elsewhere."""

from __future__ import annotations

import re

import pytest

from tests.server.page.node import SOURCE
from volteface.games.inside_job.cards import SUITS
from volteface.games.inside_job.missions import MISSIONS, Mission
from volteface.server import page
from volteface.text import packages

MODULES = {path.name: path.read_text("utf-8") for path in SOURCE.glob("*.js")}
STYLES = {path.name: path.read_text("utf-8") for path in SOURCE.glob("*.css")}
SHELL = (SOURCE / "index.html").read_text("utf-8")


@pytest.mark.parametrize("path", ["/", "/t/ABC234", "/tv/ABC234", "/move"])
def test_every_address_of_the_page_shows_the_shell(path: str) -> None:
    shown = page.find(path)
    assert shown is not None
    assert shown.kind.startswith("text/html")
    assert shown.content.decode() == SHELL


@pytest.mark.parametrize(
    "path",
    [
        "", "/t/", "/t/ABC/more", "/t/<b>", "/page/", "/page/nothing.js", "/page/__init__.py",
        "/page/../app.py", "/page//page.js", "/page/en-games.ftl", "page.js", "/api/games",
    ],
)  # fmt: skip
def test_nothing_else_is_shown(path: str) -> None:
    assert page.find(path) is None


def test_whatever_a_file_names_is_there_and_every_file_is_named() -> None:
    named = set(re.findall(r'(?:href|src)="(/page/[^"]+)"', SHELL))
    for text in MODULES.values():
        named |= {f"/page/{name}" for name in re.findall(r'from "\./([^"]+)"', text)}
    assert all(page.find(path) is not None for path in named)
    assert {f"/page/{name}" for name in [*MODULES, *STYLES, "icon.svg"]} == named


@pytest.mark.parametrize(("name", "kind"), [("page.js", "text/javascript"), ("page.css", "text/css")])
def test_files_have_their_kind_and_a_tag_of_their_own(name: str, kind: str) -> None:
    file, other = page.find(f"/page/{name}"), page.find("/")
    assert file is not None
    assert other is not None
    assert file.kind.startswith(kind)
    assert re.fullmatch(r'"[0-9a-f]{24}"', file.tag)
    assert file.tag != other.tag


def test_nothing_is_inline() -> None:
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", SHELL)
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", SHELL))
    for text in MODULES.values():
        assert not re.search(r"\.style\b|\bstyle:", text)


@pytest.mark.parametrize("name", sorted(MODULES))
def test_texts_never_become_markup_or_code(name: str) -> None:
    forbidden = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\beval\(|new Function"
    )
    assert not re.search(forbidden, MODULES[name])


def test_nothing_is_asked_of_another_place() -> None:
    for text in [SHELL, *MODULES.values(), *STYLES.values()]:
        assert not re.search(r"(https?|wss?):?//[a-z]|[\"'(]//[a-z]|@import", text)


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    assert "default-src 'self'" in page.POLICY
    assert "unsafe" not in page.POLICY


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_given_every_catalogue_but_the_terminals(language: str) -> None:
    spoken = page.spoken(language)
    assert {"volteface.core", "volteface.games.inside_job", "volteface.server"} <= set(packages())
    for message in (
        "say-hello",
        "ij-must-follow",
        "mc-must-play",
        "in-point-self",
        "srv-stale",
        "page-title",
    ):
        assert re.search(rf"^{message} = ", spoken, re.MULTILINE)
    assert "term-" not in spoken


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_ij_9_whoever_chooses_a_mission_sees_its_trump(mission: Mission) -> None:
    assert f"\npage-ij-trump-{mission.id} = {SUITS[mission.trump]}\n" in page.spoken("en") + "\n"
