"""A table on PostgreSQL: the same server, another store."""

from __future__ import annotations

import pytest

from tests.server.live import Http, live_server, started
from tests.server.test_tables import play_on, read_record
from volteface.core.table import Table
from volteface.games import find_game

pytestmark = pytest.mark.asyncio


async def test_a_game_is_played_stopped_and_found_again_on_postgresql(postgres_url: str) -> None:
    async with live_server(store=postgres_url) as server:
        people = await started(server, settings={"pacing": "off"})
        views = [person.push["view"] for person in people if person.push is not None]
        await people[0].ok("say", text="Until tomorrow.")
    async with live_server(store=postgres_url) as server:
        for person, view in zip(people, views, strict=True):
            person.server = server
            await person.connect()
            assert (await person.until("said"))["text"] == "Until tomorrow."
            assert (await person.until("push"))["view"] == view
        await play_on(people)
        _, record = await Http(server).get(f"/api/tables/{people[0].code}/games/0", token=people[0].token)
        Table.replay(find_game("inside-job"), read_record(record))
