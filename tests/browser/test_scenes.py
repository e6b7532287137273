"""Every screen that is photographed: nothing goes wrong, everybody can read it, nothing stands out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.checks import assert_accessible, assert_no_sideways_scroll, assert_sheets_stand_still
from tests.browser.scenes import Scene, Scheme, Stage, all_scenes
from tests.browser.serving import ServerProcess
from tests.browser.visitor import LAPTOP, PHONE, SMALL_PHONE, TELEVISION

Reader = tuple[str, tuple[int, int], Scheme]
READERS: tuple[Reader, ...] = (("en", SMALL_PHONE, "light"), ("fr", LAPTOP, "dark"))
ACROSS_THE_ROOM: tuple[Reader, ...] = (("en", TELEVISION, "light"), ("fr", TELEVISION, "dark"))


@pytest.mark.parametrize("scene", all_scenes(), ids=lambda scene: scene.name)
def test_a_screen_is_for_everybody(scene: Scene, browser: Browser, server: ServerProcess, soak: bool) -> None:
    """Each screen for one of its two readers, in turn; with --soak for both."""
    readers = READERS if PHONE in scene.sizes else ACROSS_THE_ROOM
    turn = all_scenes().index(scene) % 2
    for language, size, scheme in readers if soak else readers[turn : turn + 1]:
        stage = Stage(browser, server, language, size, scheme)
        page = scene.show(stage)
        assert_no_sideways_scroll(page)
        assert_sheets_stand_still(page)
        assert_accessible(page)
        stage.close()
