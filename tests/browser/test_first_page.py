"""The first page: there at once, in the visitor's language, for everybody, and small."""

from __future__ import annotations

import struct
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Response

from tests.browser.checks import assert_accessible, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.serving import ServerProcess
from tests.browser.visitor import LAPTOP, PHONE, SMALL_PHONE, TELEVISION

LARGEST = 200_000
"""Script and style of the first load, in bytes as they are sent."""


SCREENS = [
    (language, size, scheme)
    for language in ("en", "fr")
    for size, scheme in ((SMALL_PHONE, "light"), (PHONE, "dark"), (LAPTOP, "light"), (TELEVISION, "dark"))
]


@pytest.mark.parametrize(("language", "size", "scheme"), SCREENS, ids=str)
def test_it_speaks_the_visitors_language_and_is_for_everybody(
    visit: Visit, language: str, size: tuple[int, int], scheme: str
) -> None:
    page = visit(language=language, size=size, scheme=scheme).go("/")
    assert page.locator("html").get_attribute("lang") == language
    assert page.get_by_role("heading", level=1).count() == 1
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def test_script_and_style_of_the_first_load_are_small(visit: Visit) -> None:
    visitor = visit()
    wanted: list[str] = []

    def note(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            wanted.append(response.url)

    visitor.page.on("response", note)
    visitor.go("/")
    # Phones at home are spoken to without TLS, and there browsers take gzip only: so that is measured.
    sizes = {url: sent_size(url) for url in wanted}
    assert len(sizes) > 2
    assert sum(sizes.values()) < LARGEST, sizes


def test_a_home_screen_gets_a_picture_that_every_phone_can_read(visit: Visit, server: ServerProcess) -> None:
    page = visit().go("/")
    named = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    with urlopen(f"{server.url}{named}") as answer:
        assert answer.headers["Content-Type"] == "image/png"
        picture = answer.read()
    # The header of a PNG says its size; iPhones want 180 points, without corners of its own.
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (180, 180)


def sent_size(url: str) -> int:
    """How many bytes a file has on its way."""
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        return len(answer.read())
