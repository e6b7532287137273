"""Every sentence of the web client exists in both languages, says the same things, and is used.

An id is written out whole (``say("t-ij-play")``), or put together in a template whose fixed parts name a
family: a template ``t-ij-suit-${suit}`` uses every message that begins so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from volteface.text import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
LIBRARY = ROOT / "src" / "volteface"
PARTS = sorted(path.stem for path in (WEB / "text" / "en").glob("*.ftl"))
SOURCES = {
    path.relative_to(WEB).as_posix(): path.read_text("utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".ts", ".svelte")
    and ".test." not in path.name
    and not path.is_relative_to(WEB / "lib" / "protocol")
    and not path.is_relative_to(WEB / "test")
}
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"


class Messages(dict[str, set[str]]):
    """Messages by their ids: the variables of each, and the messages that any of them speaks of."""

    def __init__(self, files: list[Path]) -> None:
        super().__init__()
        self.referred: set[str] = set()
        self.links: dict[str, set[str]] = {}
        self.twice: list[str] = []
        for path in files:
            for entry in parse(path.read_text("utf-8")).body:
                assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
                if isinstance(entry, fluent.Message):
                    name = entry.id.name
                    if name in self:
                        self.twice.append(f"{name}: {path.name}")
                    self[name], self.links[name] = set(), set()
                    self._read(name, entry)

    def _read(self, name: str, node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            self[name].add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            self.links[name].add(node.id.name)
            self.referred.add(node.id.name)
        for part in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
            for one in part if isinstance(part, list) else [part]:
                self._read(name, one)

    def variables(self, name: str) -> set[str]:
        return self[name].union(*(self.variables(other) for other in self.links[name]))


def own_files(language: str) -> list[Path]:
    return sorted((WEB / "text" / language).glob("*.ftl"))


def library_files(language: str) -> list[Path]:
    """The catalogues that the client takes along (web/src/lib/text.svelte.ts)."""
    folders = ("core/text", "games/*/text", "bots/*/text", "server/text")
    return sorted(path for folder in folders for path in LIBRARY.glob(f"{folder}/{language}.ftl"))


OWN = {language: Messages(own_files(language)) for language in LANGUAGES}
ALL = {language: Messages([*library_files(language), *own_files(language)]) for language in LANGUAGES}


def literals() -> Iterator[tuple[str, str]]:
    """Every quoted id, and every template as a pattern, with the file that it stands in."""
    for name, text in SOURCES.items():
        for one in re.findall(rf"[\"'`]({ID})[\"'`]", text):
            yield name, re.escape(one)
        for one in re.findall(rf"`((?:{ID}-)?\$\{{[^`]*)`", text):
            pattern = template(one)
            if pattern is not None:
                yield name, pattern


def template(written: str) -> str | None:
    """The pattern of a template of an id; nothing for one that is no id."""
    fixed = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", written)
    if not all(re.fullmatch(r"[a-z0-9-]*", part) for part in fixed) or not re.match(rf"{ID}-$", fixed[0]):
        return None
    return ".+".join(re.escape(part) for part in fixed)


PATTERNS = set(literals())
USED = re.compile("|".join(sorted({pattern for _, pattern in PATTERNS})) or "(?!)")
# The first argument of `say` or `has`: an id, or a choice between ids.
SPOKEN = re.compile(rf"\b(?:say|has)\(\s*(?:[^\"'`()]*\?\s*)?\"({ID})\"(?:\s*:\s*\"({ID})\")?")


def spoken() -> set[tuple[str, str]]:
    found = set()
    for name, text in SOURCES.items():
        found |= {(name, one) for hit in SPOKEN.finditer(text) for one in hit.groups() if one is not None}
        found |= {(name, one) for one in re.findall(rf"\"(t-(?:ij|mc|in)-{ID})\"", text)}
    return found


def test_sources_and_catalogues_are_found() -> None:
    assert len(SOURCES) > 20
    assert len(spoken()) > 50
    assert len(OWN["en"]) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    """All catalogues are one name space, in which a second message of the same name would hide the first."""
    assert ALL[language].twice == []


def test_both_languages_have_the_same_files() -> None:
    assert [path.stem for path in own_files("fr")] == PARTS


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_messages(part: str) -> None:
    english, french = (Messages([WEB / "text" / one / f"{part}.ftl"]) for one in LANGUAGES)
    assert set(english) == set(french)


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_speak_of_the_same_things(part: str) -> None:
    names = Messages([WEB / "text" / "en" / f"{part}.ftl"])
    different = [name for name in names if ALL["en"].variables(name) != ALL["fr"].variables(name)]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_client_says_exists(language: str) -> None:
    assert sorted(one for one in spoken() if one[1] not in ALL[language]) == []


def test_every_family_that_the_client_says_has_members() -> None:
    empty = []
    for name, text in SOURCES.items():
        for written in re.findall(r"\b(?:say|has)\(\s*`([^`]*)`", text):
            pattern = template(written)
            if pattern is None or not any(re.fullmatch(pattern, one) for one in ALL["en"]):
                empty.append((name, written))
    assert empty == []


@pytest.mark.parametrize("part", PARTS)
def test_no_message_is_unused(part: str) -> None:
    names = Messages([WEB / "text" / "en" / f"{part}.ftl"])
    unused = [name for name in names if not USED.fullmatch(name) and name not in ALL["en"].referred]
    assert unused == []


@pytest.mark.parametrize("path", own_files("fr"), ids=lambda path: path.stem)
def test_french_has_its_own_spaces_and_apostrophes(path: Path) -> None:
    text = path.read_text("utf-8")
    sentences = re.sub(r"\{[^{}]*\}|^#.*$", "x", text, flags=re.MULTILINE)
    assert re.findall(r".{0,12}[\w»)] [;:!?»].{0,5}|.{0,9}« .{0,5}", sentences) == []
    assert re.findall(r"\w+'\w+", sentences) == []
