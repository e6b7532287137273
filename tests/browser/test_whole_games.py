"""Whole games, played by somebody who only clicks what the page offers, with bots on the other chairs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.checks import assert_accessible, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.playing import play_to_the_end
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table

GAMES: dict[str, dict[str, Any]] = {
    "inside-job": {"players": 4},
    "mission-calaveras": {"players": 4},
    # The shortest glass, since a discussion lasts as long as the search did.
    "insider": {"players": 5, "seconds": 30, "look_seconds": 0},
}


@pytest.mark.parametrize(("game", "options"), GAMES.items(), ids=list(GAMES))
def test_a_game_is_played_to_its_end_by_clicking(
    visit: Visit, server: ServerProcess, game: str, options: dict[str, Any]
) -> None:
    table = Table.create(server, game, people=("Ann", "Zoé"), **options)
    windows = [visit(language="en"), visit(language="fr")]
    for place, window in enumerate(windows):
        table.seat(window, place)
    done = play_to_the_end(table, [window.page for window in windows])
    # No more is certain: at Insider the bots may find the word before a person has asked anything.
    assert done
    assert table.state() == "over"
    for window in windows:
        window.page.wait_for_timeout(500)
        assert_no_sideways_scroll(window.page)
        assert_accessible(window.page)
