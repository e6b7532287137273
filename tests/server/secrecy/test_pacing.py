"""Poker faces: how long the others think is not seen, neither in the moments of arrival nor in a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.secrecy.drive import Manner, Run
from tests.server.secrecy.truths import ballots, twins
from volteface.server.pacing import Level
from volteface.server.requests import Settings

VOTES = {
    "inside-job": ({"players": 4}, "vote"),
    "insider": ({"players": 5}, "point"),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["soft", "strict"])
@pytest.mark.parametrize(("quick", "slow"), [(30, 1_150), (1_150, 60)])
async def test_a_quick_move_is_shown_when_a_slow_one_is(
    tmp_path: Path, pacing: Level, quick: int, slow: int
) -> None:
    drawn = twins("inside-job", {"players": 4}, 2, 5, 0.5)
    run = Run(path=tmp_path, twins=drawn, live=8, settings=Settings(pacing=pacing))
    await run.compare(Manner(delay=quick), Manner(delay=slow))


@pytest.mark.asyncio
async def test_strict_shows_moves_on_the_beat(tmp_path: Path) -> None:
    drawn = twins("mission-calaveras", {"players": 4}, 2, 5, 0.5)
    run = Run(path=tmp_path, twins=drawn, live=6, settings=Settings(pacing="strict"))
    await run.compare(Manner(delay=1_300), Manner(delay=2_400))


@pytest.mark.asyncio
async def test_without_pacing_a_quick_move_is_seen_at_once(tmp_path: Path) -> None:
    # The control: it shows that the comparison above would have found a difference.
    drawn = twins("inside-job", {"players": 4}, 2, 5, 0.5)
    run = Run(path=tmp_path, twins=drawn, live=8, settings=Settings(pacing="off"))
    with pytest.raises(AssertionError, match="came at"):
        await run.compare(Manner(delay=30), Manner(delay=900))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["off", "soft", "strict"])
@pytest.mark.parametrize("game", VOTES)
async def test_the_order_of_the_ballots_is_not_seen(tmp_path: Path, game: str, pacing: Level) -> None:
    options, do = VOTES[game]
    drawn = ballots(game, options, 1, 3, do)
    run = Run(path=tmp_path, twins=drawn, live=None if game == "insider" else 8)
    run.settings = Settings(pacing=pacing)
    await run.compare(Manner(), Manner(backwards=True))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["soft", "strict"])
@pytest.mark.parametrize("game", VOTES)
async def test_nobody_sees_whether_the_others_have_handed_in(
    tmp_path: Path, game: str, pacing: Level
) -> None:
    options, do = VOTES[game]
    drawn = ballots(game, options, 1, 3, do)
    run = Run(path=tmp_path, twins=drawn, live=None if game == "insider" else 8)
    run.settings = Settings(pacing=pacing)
    await run.compare(Manner(all_before=True), Manner(all_before=False))
