"""Two truths that a seat cannot tell apart: it, those who watch and strangers receive the same bytes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy.drive import Manner, Run
from tests.server.secrecy.stage import CODE
from tests.server.secrecy.truths import twins
from volteface.server.pacing import Level
from volteface.server.requests import Settings

GAMES: dict[str, dict[str, Any]] = {
    "inside-job": {"players": 4},
    "mission-calaveras": {"players": 4},
    "insider": {"players": 5},
}
LIVE = 14
"""Of long games the last moves are played by people."""


async def compare(
    path: Path,
    game: str,
    seat: int,
    seed: int,
    share: float,
    pacing: Level,
    options: dict[str, Any] | None = None,
) -> None:
    drawn = twins(game, options or GAMES[game], seat, seed, share)
    live = None if game == "insider" else LIVE
    run = Run(path=path, twins=drawn, live=live, settings=Settings(pacing=pacing, public=seed % 2 == 0))
    # A poker face hides how quick the others are; without one they are equally quick.
    received = await run.compare(Manner(), Manner(delay=50 if pacing == "off" else 900))
    assert all(received.values()), "somebody received nothing at all"


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["off", "soft", "strict"])
@pytest.mark.parametrize("game", GAMES)
async def test_the_deal_is_not_seen(tmp_path: Path, game: str, pacing: Level) -> None:
    await compare(tmp_path, game, seat=1, seed=0, share=0.0, pacing=pacing)


@pytest.mark.asyncio
@pytest.mark.parametrize(("seat", "pacing"), [(0, "off"), (1, "soft"), (2, "strict"), (3, "soft")], ids=str)
@pytest.mark.parametrize("game", GAMES)
async def test_halfway_nothing_hidden_is_seen(tmp_path: Path, game: str, seat: int, pacing: Level) -> None:
    await compare(tmp_path, game, seat, seed=10 + seat, share=0.5, pacing=pacing)


@pytest.mark.asyncio
@pytest.mark.parametrize(("seat", "pacing"), [(0, "strict"), (1, "off"), (2, "soft"), (3, "strict")], ids=str)
@pytest.mark.parametrize("game", GAMES)
async def test_before_the_end_nothing_hidden_is_seen(
    tmp_path: Path, game: str, seat: int, pacing: Level
) -> None:
    await compare(tmp_path, game, seat, seed=20 + seat, share=1.0, pacing=pacing)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "options", "seat"),
    [
        pytest.param("inside-job", {"players": 2}, 0, id="larry"),
        pytest.param("inside-job", {"players": 5}, 4, id="five"),
        pytest.param("mission-calaveras", {"players": 3, "ghost": 3}, 1, id="ghost-of-this-seat"),
        pytest.param("mission-calaveras", {"players": 3, "ghost": 3}, 0, id="ghost-of-another"),
        pytest.param("insider", {"players": 6, "advanced": True}, 5, id="advanced"),
        pytest.param("insider", {"players": 4, "free_word": True}, 2, id="free-word"),
    ],
)
async def test_other_tables_show_nothing_hidden_either(
    tmp_path: Path, game: str, options: dict[str, Any], seat: int
) -> None:
    await compare(tmp_path, game, seat, seed=30, share=0.9, pacing="strict", options=options)


@pytest.mark.asyncio
async def test_what_is_logged_names_no_table_and_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await compare(tmp_path, "inside-job", seat=0, seed=40, share=0.3, pacing="soft")
    logged = capsys.readouterr()
    lines = [*logged.out.splitlines(), *logged.err.splitlines()]
    assert len(lines) == 6, "a server that starts and stops says three things, and nothing in between"
    assert not any(name in line for line in lines for name in (CODE, "token-of", "player0", "Ann"))
