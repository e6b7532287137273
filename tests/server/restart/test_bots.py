"""A table with bots after a kill: they go on thinking by themselves, and nothing that they knew is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.live import Http, Person
from tests.server.restart.lives import Cradle, Lives
from volteface.core.record import Record
from volteface.core.table import Table
from volteface.games import find_game

pytestmark = pytest.mark.asyncio


async def test_bots_go_on_after_every_kill_and_the_game_ends(cradle: Cradle, tmp_path: Path) -> None:
    with Lives(cradle, f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as lives:
        server = await lives.start()
        wish = {"settings": {"pacing": "off"}, "bots": "careful", "start": True}
        ann = await Person.host(server, "inside-job", **wish)
        known: list[int] = []
        while True:
            ann.server = server
            await ann.connect()
            await ann.until("push")
            assert ann.push is not None
            while not ann.push["legal"] and ann.room["state"] == "playing":
                await ann.hear()
            if ann.room["state"] == "over":
                break
            known.append(ann.push["n"])
            answer = await ann.act(ann.push["legal"][0])
            assert answer["type"] == "push", answer
            # The bots have been asked by now, and may be in the middle of a thought.
            await lives.kill()
            assert await ann.closed() == 1006
            server = await lives.start()
        assert known == sorted(set(known))
        status, exported = await Http(server).get(f"/api/tables/{ann.code}/games/0", ann.token)
        assert status == 200
        Table.replay(find_game("inside-job"), Record.from_json(json.dumps(exported)))
        await lives.stop()
        assert await ann.closed() == 1001
