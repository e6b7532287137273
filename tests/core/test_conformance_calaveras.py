"""Mission Calaveras passes the conformance kit, and the kit's other truths really differ."""

from __future__ import annotations

import pytest

from volteface.core.conformance import conform
from volteface.games.calaveras import CALAVERAS

GAMES, SOAK_GAMES, PARTS = 40, 10_000, 20


@pytest.mark.parametrize("part", range(PARTS))
def test_every_setup_conforms(part: int, soak: bool) -> None:
    # Games are long here, and another truth or a story is as long as its game: in a soak, every tenth.
    games, worlds = (SOAK_GAMES, 0.1) if soak else (GAMES, 1.0)
    report = conform(CALAVERAS, games=games // PARTS, seed=part, worlds=worlds, stories=0.05)
    assert report.worlds > 0
    assert report.refused > 0
    assert report.differences["nothing"] * 100 < report.worlds
