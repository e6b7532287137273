"""Poker faces: how long the others think is not seen, neither in the moments of arrival nor in a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.secrecy.drive import Manner, Run
from tests.server.secrecy.truths import ballots, one_ballot_less, twins
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
    with pytest.raises(AssertionError, match=" came at "):
        await run.compare(Manner(delay=30), Manner(delay=900))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["off", "soft", "strict"])
@pytest.mark.parametrize("game", VOTES)
async def test_the_order_of_the_ballots_is_not_seen(tmp_path: Path, game: str, pacing: Level) -> None:
    await voting(tmp_path, game, pacing).compare(Manner(), Manner(backwards=True))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["soft", "strict"])
@pytest.mark.parametrize("game", VOTES)
async def test_how_quickly_the_others_vote_is_not_seen(tmp_path: Path, game: str, pacing: Level) -> None:
    await voting(tmp_path, game, pacing).compare(Manner(between=40), Manner(between=90))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["soft", "strict"])
@pytest.mark.parametrize("game", VOTES)
async def test_who_watches_does_not_see_who_voted_last(tmp_path: Path, game: str, pacing: Level) -> None:
    own = frozenset({"seat", "peeker", "seat, visiting"})
    first, last = Manner(all_before=False), Manner(all_before=True)
    await voting(tmp_path, game, pacing).compare(first, last, besides=own)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", VOTES)
async def test_whether_somebody_has_handed_in_is_not_seen(tmp_path: Path, game: str) -> None:
    options, do = VOTES[game]
    drawn = one_ballot_less(game, options, 1, 3, do)
    await Run(path=tmp_path, twins=drawn, live=None if game == "insider" else 8).compare(Manner(), Manner())


def voting(path: Path, game: str, pacing: Level) -> Run:
    options, do = VOTES[game]
    drawn = ballots(game, options, 1, 3, do)
    live = None if game == "insider" else 8
    return Run(path=path, twins=drawn, live=live, settings=Settings(pacing=pacing))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["soft", "strict"])
@pytest.mark.parametrize("game", VOTES)
async def test_a_seat_does_not_see_whether_all_others_have_voted(
    tmp_path: Path, game: str, pacing: Level
) -> None:
    await voting(tmp_path, game, pacing).compare(Manner(all_before=False), Manner(all_before=True))
