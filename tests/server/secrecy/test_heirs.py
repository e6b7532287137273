"""An heir gets exactly what the seat was told, and the same in any truth that the seat cannot tell apart."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http
from tests.server.secrecy.drive import Manner, Run, Theatre, Transcript, same
from tests.server.secrecy.stage import CODE, WATCHER, token
from tests.server.secrecy.truths import Log, twins
from volteface.server.requests import Settings


async def _inherit(theatre: Theatre) -> None:
    """Let the seat leave, and the table give it to the watcher."""
    chair = next(
        chair for chair, place in enumerate(theatre.live.room.places) if place.seat == theatre.twins.seat
    )
    await theatre.seat.leave()
    theatre.seat.socket = None
    await theatre.quiet()
    others = [person for seat, person in theatre.people.items() if seat != theatre.twins.seat]
    await others[0].ok("propose", chair=chair, member=WATCHER)
    await theatre.quiet()
    for person in others[1:]:
        proposal = person.room.get("proposal")
        if proposal is not None:
            await person.ok("vote", proposal=proposal["number"], yes=True)
            await theatre.quiet()


def _known(push: dict[str, Any]) -> dict[str, Any]:
    """All of a push but when it was sent and what it answered."""
    return {key: push[key] for key in ("game", "n", "seat", "view", "legal", "events")}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "players", "share"), [("inside-job", 4, 0.5), ("mission-calaveras", 4, 0.5), ("insider", 5, 0.6)]
)
async def test_an_heir_is_told_what_the_seat_was_told(
    tmp_path: Path, game: str, players: int, share: float
) -> None:
    drawn = twins(game, {"players": players}, 1, 2, share)
    run = Run(path=tmp_path, twins=drawn, live=None if game == "insider" else 10)
    run.settings = Settings(pacing="soft", grace_seconds=0)

    async def play(name: str, log: Log) -> Transcript:
        async with AsyncExitStack() as stack:
            theatre = await run.theatre(stack, name, log, Manner())
            await theatre.perform()
            assert theatre.seat.member is not None
            _, told = await Http(theatre.server).get(
                f"/api/tables/{CODE}/told", token=token(theatre.seat.member)
            )
            await _inherit(theatre)
            await theatre.watcher.send({"type": "resync", "id": "heir"})
            await theatre.quiet()
            await theatre.visit()
            inherited = next(one for one in theatre.watcher.heard if one["type"] == "inherited")
            pushes = [_known(push) for push in inherited["pushes"]]
            listed = [one["message"] for one in told["messages"] if one["message"]["type"] == "push"]
            assert pushes == [_known(push) for push in listed]
            received = [_known(one) for one in theatre.seat.heard if one["type"] == "push"]
            assert received
            assert all(pushes[push["n"]] == push for push in received)
            assert theatre.watcher.push is not None
            assert _known(theatre.watcher.push) == pushes[-1]
            return theatre.transcript

    same(await play("ours", drawn.ours), await play("theirs", drawn.theirs))
