"""Two truths that a seat cannot tell apart: it, those who watch and strangers receive the same bytes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy.drive import Manner, Run
from tests.server.secrecy.truths import twins
from volteface.server.requests import Settings

GAMES: dict[str, dict[str, Any]] = {
    "inside-job": {"players": 4},
    "mission-calaveras": {"players": 4},
    "insider": {"players": 5},
}


@pytest.mark.asyncio
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
async def test_two_truths_look_the_same(tmp_path: Path, game: str, seat: int, share: float) -> None:
    drawn = twins(game, GAMES[game], seat, seat, share)
    pacing = ("off", "soft", "strict")[(seat + int(2 * share)) % 3]
    run = Run(path=tmp_path, twins=drawn, settings=Settings(pacing=pacing, public=True))
    ours = await run.compare(Manner(), Manner(delay=50 if pacing == "off" else 900))
    assert all(ours.values()), "somebody received nothing at all"
