"""Why did the bot play this? Told when the game is over, to everybody, and after a restart as before."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, Person, live_server
from tests.server.restart.told import Clocks
from volteface.core.json import Entry
from volteface.server.thinking.messages import Brief, Reply, Utterance, Why
from volteface.server.thinking.pool import Thinkers

pytestmark = pytest.mark.asyncio

SECRET = "my-very-own-reason"


class Frank(Thinkers):
    """Bots that do the first thing, say why, and say something when they are asked to."""

    async def decide(self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]) -> Reply:
        return Reply(entry=legal[0], why=Why("ij-say-suspect", {"why": SECRET}, {"seat": brief.seat}))

    async def say(
        self,
        brief: Brief,
        heard: Sequence[Any],
        view: Any,
        overheard: Sequence[Any] = (),
        *,
        unsaid: bool = False,
    ) -> Utterance | None:
        return Utterance("ij-say-not-me", {})


async def _play(ann: Person) -> None:
    while ann.room["state"] != "over":
        assert ann.push is not None
        if ann.push["legal"]:
            await ann.act(ann.push["legal"][0])
        else:
            await ann.hear()


async def test_reasons_are_told_when_the_game_is_over_and_kept(tmp_path: Path) -> None:
    wish = {"settings": {"pacing": "off"}, "bots": "random", "start": True}
    async with live_server(tmp_path, thinkers=Frank(workers=1)) as server:
        ann = await Person.host(server, "inside-job", **wish)
        await ann.connect()
        await ann.until("push")
        address = f"/api/tables/{ann.code}/games/0/reasons"
        while not (ann.push and ann.push["legal"]):
            await ann.hear()
        status, refused = await Http(server).get(address, ann.token)
        assert (status, refused["message"]) == (409, "srv-game-not-over")
        await _play(ann)
        assert (await Http(server).get(address))[0] == 401
        status, told = await Http(server).get(address, ann.token)
        assert status == 200
        _, shared = await Http(server).post(f"/api/tables/{ann.code}/games/0/share", {}, ann.token)
        assert await Http(server).get(f"/api/shared/{shared['id']}/reasons") == (200, told)
        _, record = await Http(server).get(f"/api/tables/{ann.code}/games/0", ann.token)
        _, everything = await Http(server).get(f"/api/tables/{ann.code}/told", ann.token)
        _, replay = await Http(server).get(f"/api/tables/{ann.code}/games/0/replay?seat=1", ann.token)
    reasons = told["reasons"]
    own = next(one["seat"] for one in ann.room["chairs"] if one.get("owner"))
    by_bots = [n for n, entry in enumerate(record["log"]) if entry["by"] not in ("chance", own)]
    assert [one["entry"] for one in reasons] == by_bots
    assert all(one["seat"] == record["log"][one["entry"]]["by"] == one["seats"]["seat"] for one in reasons)
    for elsewhere in (record, everything, replay, ann.heard):
        assert SECRET not in json.dumps(elsewhere)
    async with live_server(tmp_path) as server:
        assert await Http(server).get(address, ann.token) == (200, told)


async def _hear_a_bot(ann: Person) -> dict[str, Any] | None:
    """Play until a bot says something, or the game is over."""
    while ann.room["state"] != "over":
        assert ann.push is not None
        if ann.push["legal"]:
            await ann.act(ann.push["legal"][0])
        else:
            await ann.hear()
        said = [message for message in ann.heard if message["type"] == "said"]
        if said:
            return said[0]
    return None


@pytest.mark.parametrize("talk", ["phrases", "none"])
async def test_bots_talk_at_a_table_that_allows_it(tmp_path: Path, talk: str) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, thinkers=Frank(workers=1), clock=clocks) as server:
        settings = {"pacing": "off", "talk": talk}
        ann = await Person.host(server, "inside-job", bots="random", start=True, settings=settings)
        await ann.connect()
        await ann.until("push")
        clocks.now.pass_time(9_000)
        said = await _hear_a_bot(ann)
        if talk == "none":
            assert said is None
        else:
            assert said is not None
            bots = {one["seat"]: one["name"] for one in ann.room["chairs"] if one["kind"] == "bot"}
            assert (said["phrase"], said["name"]) == ("ij-say-not-me", bots[said["seat"]])
            assert "by" not in said
