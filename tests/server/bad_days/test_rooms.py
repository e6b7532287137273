"""Odd days of a room, found by trying: nobody is left unanswered, and the table stays a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live import Http, Person, live_server
from volteface.server import room


@pytest.mark.asyncio
async def test_the_chair_that_somebody_watches_may_be_taken_away(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        host = await (await Person.host(server, options={"players": 5})).connect()
        sitter = await (await Person.join(server, host.code, "Bob")).connect()
        watcher = await (await Person.join(server, host.code, "Cat", sit=False)).connect()
        for person in (host, sitter, watcher):
            await person.until("room")
        await sitter.ok("sit", chair=4)
        await sitter.ok("allow-watching", allowed=True)
        await watcher.ok("watch", chair=4)
        await host.ok("set-options", options={"players": 3})
        await watcher.ok("resync")
        assert len(watcher.room["chairs"]) == 3
        for chair, place in enumerate(watcher.room["chairs"]):
            if place.get("kind") is None:
                await host.ok("fill", chair=chair, bot="random")
        await host.ok("start")
        await watcher.ok("resync")
        assert watcher.push is not None
        for person in (host, sitter, watcher):
            await person.leave()


@pytest.mark.asyncio
async def test_a_host_who_has_left_is_not_forgotten_when_the_table_is_crowded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_PEOPLE", 3)
    monkeypatch.setattr("volteface.server.tables.MOST_PEOPLE", 3)
    async with live_server(tmp_path) as server:
        host = await (await Person.host(server, sit=False)).connect()
        await host.until("room")
        for name in ("Bob", "Cat"):
            await Person.join(server, host.code, name, sit=False)
        await host.ok("leave")
        await host.leave()
        status, _ = await Http(server).post(f"/api/tables/{host.code}/members", {"name": "Dan"})
        assert status == 409
        status, shown = await Http(server).get(f"/api/tables/{host.code}")
        assert (status, shown["host"]) == (200, "Ann")


@pytest.mark.asyncio
async def test_whose_seat_is_played_by_an_heir_looks_at_no_other(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        settings = {"pacing": "off", "grace_seconds": 0}
        host = await (await Person.host(server, settings=settings, options={"players": 3})).connect()
        away = await (await Person.join(server, host.code, "Bob")).connect()
        for person in (host, away):
            await person.until("room")
        await host.ok("fill", chair=2, bot="random")
        await host.ok("start")
        await host.ok("allow-watching", allowed=True)
        await away.leave()
        while any(person["name"] == "Bob" and person.get("here") for person in host.room["people"]):
            await host.hear()
        await host.ok("propose", chair=1, bot="random")
        assert host.room["chairs"][1]["bot"] == "random"
        await away.connect()
        await away.until("room")
        answer = await away.ask("watch", chair=0)
        assert (answer["type"], answer.get("reason")) == ("refused", "not-allowed")
        await away.ok("reclaim")
        for person in (host, away):
            await person.leave()
