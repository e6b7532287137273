"""The report: one page that asks nobody for anything, and says the same as the tables."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from tests.lab.arenas import contest, measured
from volteface.lab.report import page
from volteface.lab.standings import Standings
from volteface.lab.summary import plain, sheets
from volteface.lab.wording import Wording
from volteface.text import LANGUAGES


@pytest.fixture(scope="module")
def found() -> Standings:
    return measured(contest("inside-job", "sure,sure+told,careful", against=("careful",)), 8)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {"href", "src", "srcset"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(found: Standings, language: str) -> None:
    words = Wording(language, found.game)
    written = page(found, words)
    assert not re.search(r"https?://|url\(|@import|<script", written)
    reader = _Reader()
    reader.feed(written)
    assert reader.open == []
    assert reader.seen.count("svg") >= 6
    for sheet in sheets(found, words):
        for cell in (cell for row in sheet.rows for cell in row):
            assert cell in "".join(reader.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_it_has_been_translated(found: Standings, language: str) -> None:
    assert "arena-" not in plain(found, Wording(language, found.game))


def test_figures_are_written_as_the_language_writes_them(found: Standings) -> None:
    assert re.search(r"\d,\d\u00a0%", plain(found, Wording("fr", found.game)))
    assert re.search(r"\d\.\d\u00a0%", plain(found, Wording("en", found.game)))
