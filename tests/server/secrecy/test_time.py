"""Time: timers that run out, bots that think, the end of a game that is stored and not shown yet."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy.drive import Manner, Run, Theatre, Transcript, same
from tests.server.secrecy.truths import Log, exchanged_roles, twins, whole
from volteface.core.json import Entry
from volteface.server.pacing import Level
from volteface.server.requests import Settings
from volteface.server.thinking.messages import Brief, Reply, Why
from volteface.server.thinking.pool import Thinkers

TURN = 20


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["off", "soft", "strict"])
@pytest.mark.parametrize(
    ("game", "players", "share"), [("inside-job", 4, 0.3), ("inside-job", 5, 0.6), ("insider", 5, 0.8)]
)
async def test_a_timer_that_runs_out_does_not_show_the_role(
    tmp_path: Path, game: str, players: int, share: float, pacing: Level
) -> None:
    drawn, asked = exchanged_roles(game, {"players": players}, 1, share)
    settings = Settings(pacing=pacing, turn_seconds=TURN)
    run = Run(path=tmp_path, twins=drawn, live=1, settings=settings)

    async def time_out(name: str, log: Log) -> Transcript:
        async with AsyncExitStack() as stack:
            theatre = await run.theatre(stack, name, log, Manner())
            await theatre.perform()
            assert asked in theatre.play.asked
            moves = len(theatre.play.table.log)
            await theatre.until(theatre.play.asked_at + TURN * 1000 + 3_000)
            await theatre.curious()
            await theatre.visit()
            assert len(theatre.play.table.log) > moves, "nobody's time was up"
            return theatre.transcript

    same(await time_out("ours", drawn.ours), await time_out("theirs", drawn.theirs))


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["soft", "strict"])
async def test_the_end_is_not_known_before_it_is_shown(tmp_path: Path, pacing: Level) -> None:
    drawn = whole("mission-calaveras", {"players": 4}, 1, 0)
    run = Run(path=tmp_path, twins=drawn, live=2, settings=Settings(pacing=pacing, public=True))
    run.meddle = _thorough
    received = await run.compare(Manner(delay=50), Manner(delay=900))
    assert any(b'"state":"over"' in message for _, message in received["television"])


def _thorough(theatre: Theatre) -> None:
    theatre.thorough = True


class Script(Thinkers):
    """Bots that play a truth: each thinks for so many milliseconds of the server's clock."""

    def __init__(self, log: Log, thinks: int) -> None:
        super().__init__(workers=1)
        self.log, self.thinks = log, thinks
        self.theatre: Theatre | None = None
        self.begun = asyncio.Event()
        self.asked = 0

    def begin(self, theatre: Theatre) -> None:
        """Play at this table."""
        theatre.bots_wait = True
        self.theatre = theatre

    async def decide(self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]) -> Reply:
        await self.begun.wait()
        assert self.theatre is not None
        played = len(self.theatre.play.table.log)
        thought = asyncio.Event()
        mine = [entry for entry in self.log[played:] if entry["by"] == brief.seat]
        if mine:
            self.asked += 1
            self.theatre.clock.call_at(self.theatre.clock.now() + self.thinks, thought.set)
        await thought.wait()
        entry = {key: value for key, value in mine[0].items() if key != "by"}
        # Whoever has thought longer has more to say of it, once the game is over.
        return Reply(entry=entry, why=Why("say-unsure", {"how": "long" * self.thinks}))

    async def say(
        self,
        brief: Brief,
        heard: Sequence[Any],
        view: Any,
        overheard: Sequence[Any] = (),
        *,
        unsaid: bool = False,
    ) -> None:
        return None


@pytest.mark.asyncio
@pytest.mark.parametrize("pacing", ["off", "strict"])
@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras"])
async def test_how_long_a_bot_really_thinks_is_not_seen(tmp_path: Path, game: str, pacing: Level) -> None:
    drawn = twins(game, {"players": 4}, 2, 4, 0.5)
    run = Run(path=tmp_path, twins=drawn, live=10, settings=Settings(pacing=pacing))
    run.bots = frozenset({0, 1, 3})

    async def play(name: str, log: Log, thinks: int) -> Transcript:
        script = Script(log, thinks)
        async with AsyncExitStack() as stack:
            run.meddle = script.begin
            theatre = await run.theatre(stack, name, log, Manner(), script)
            script.begun.set()
            await theatre.quiet()
            await theatre.perform()
            await theatre.visit()
            assert script.asked > 3
            return theatre.transcript

    same(await play("ours", drawn.ours, 1), await play("theirs", drawn.theirs, 700))


@pytest.mark.asyncio
async def test_the_delays_of_bots_do_not_depend_on_the_truth(tmp_path: Path) -> None:
    drawn = twins("inside-job", {"players": 4}, 1, 6, 0.0)
    run = Run(path=tmp_path, twins=drawn, settings=Settings(pacing="off"), bots=frozenset({0, 2, 3}))

    async def delays(name: str, log: Log) -> list[int]:
        found: list[int] = []
        async with AsyncExitStack() as stack:
            theatre = await run.theatre(stack, name, log, Manner())
            while len(found) < 8:
                assert theatre.seat.push is not None
                asked_at, legal = theatre.play.asked_at, theatre.seat.push["legal"]
                if legal:
                    await theatre.act({**legal[0]})
                    continue
                due = theatre.clock.next_due()
                assert due is not None
                await theatre.until(due)
                found.append(theatre.clock.now() - asked_at)
        return found

    ours, theirs = await delays("ours", drawn.ours), await delays("theirs", drawn.theirs)
    assert ours == theirs
    assert len(set(ours)) > 4, "delays are drawn"
