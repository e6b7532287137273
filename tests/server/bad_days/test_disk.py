"""No room left: what cannot be stored does not happen, is said to whoever asked, and may be tried again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import event

from tests.server.bad_days.raw import frame, raw_socket
from tests.server.live import PATIENCE, Http, Person, live_server, started
from volteface.server import serve
from volteface.server.serve import Server
from volteface.server.store import Conflict

FULL = ("PRAGMA max_page_count=1", "PRAGMA max_page_count=1000000")
READ_ONLY = ("PRAGMA query_only=ON", "PRAGMA query_only=OFF")


class Disk:
    """A hand on the settings of every connection to a server's file."""

    def __init__(self, server: Server) -> None:
        self._store = server.tables.hall.store
        self._store.flush()
        self._setting = "PRAGMA query_only=OFF"
        self._connections: list[sqlite3.Connection] = []
        self._store.engine.dispose()
        event.listen(self._store.engine, "connect", self._connected)
        assert self._store._writer is not None
        assert self._store._writer._connection is not None
        self._connections.append(
            cast("sqlite3.Connection", self._store._writer._connection.connection.dbapi_connection)
        )

    def _connected(self, connection: sqlite3.Connection, _entry: object) -> None:
        connection.execute(self._setting)
        self._connections.append(connection)

    def set(self, setting: str) -> None:
        self._store.flush()
        self._setting = setting
        for connection in self._connections:
            with suppress(sqlite3.ProgrammingError):  # closed by now
                connection.execute(setting)


async def health(server: Server, wanted: str) -> int:
    """Wait until the server says this of itself; tells the status of the answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            status, body = await Http(server).get("/healthz")
            if body["status"] == wanted:
                return status
            await asyncio.sleep(0.02)


async def whole_view(person: Person) -> tuple[dict[str, Any], dict[str, Any] | None]:
    await person.ok("resync")
    return person.room, person.push


def turn(people: list[Person]) -> Person:
    return next(person for person in people if person.push and person.push["legal"])


async def refused_act(people: list[Person]) -> tuple[Person, dict[str, Any]]:
    """Play until an action cannot be stored; tells whose it was, and the request."""
    for number in range(500):
        for person in people:
            await person.ok("resync")
        person = turn(people)
        assert person.push is not None
        request = {
            "type": "act",
            "id": f"try {number}",
            "game": person.push["game"],
            "n": person.push["n"],
            "action": person.push["legal"][0],
        }
        before = [await whole_view(one) for one in people]
        await person.send(request)
        while (answer := await person.hear()).get("re") != request["id"]:
            pass
        if answer["type"] == "refused":
            assert answer["reason"] == "not-stored"
            assert [await whole_view(one) for one in people] == before
            return person, request
    raise AssertionError("everything was stored")


@pytest.mark.parametrize("setting", [FULL, READ_ONLY], ids=["full", "read-only"])
@pytest.mark.asyncio
async def test_an_action_that_cannot_be_stored_has_not_happened_and_may_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: tuple[str, str]
) -> None:
    monkeypatch.setattr(serve, "BEAT_SECONDS", 0.05)
    async with live_server(tmp_path) as server:
        people = await started(server, settings={"pacing": "off"})
        bad, good = setting
        disk = Disk(server)
        disk.set(bad)
        person, request = await refused_act(people)
        assert await health(server, "not-storing") == 503
        # Again and again: the same answer, and nothing happens.
        for _ in range(3):
            await person.send(request)
            assert (await person.until("refused", re=request["id"]))["reason"] == "not-stored"
        disk.set(good)
        await person.send(request)
        answer = await person.until("push", re=request["id"])
        assert answer["n"] == request["n"] + 1
        assert await health(server, "ok") == 200
        # Repeated once it has happened, it is harmless.
        await person.send(request)
        await person.until("done", re=request["id"])
        shown = [await whole_view(one) for one in people]
        logs = server.tables.hall.store.entries_since(people[0].code, 0, 0)
        table = server.tables._open[people[0].code]
        assert table.play is not None
        assert len(logs) == len(table.play.table.log)
        for one in people:
            await one.leave()
        for one, (_, push) in zip(people, shown, strict=True):
            await one.connect()
            found = await one.until("push")
            assert {**found, "re": None} == {**(push or {}), "re": None}
            await one.leave()


@pytest.mark.parametrize("setting", [FULL, READ_ONLY], ids=["full", "read-only"])
@pytest.mark.asyncio
async def test_nothing_else_happens_either_that_cannot_be_stored(
    tmp_path: Path, setting: tuple[str, str]
) -> None:
    wish = {"game": "inside-job", "options": {"players": 4}, "name": "Ann" * 5}
    async with live_server(tmp_path) as server:
        http = Http(server)
        host = await (await Person.host(server)).connect()
        await host.until("room")
        bad, good = setting
        disk = Disk(server)
        disk.set(bad)
        statuses = set()
        for _ in range(100):
            status, answer = await http.post("/api/tables", wish)
            statuses.add(status)
            if status == 503:
                assert answer["reason"] == "not-stored"
                break
        assert 503 in statuses
        before = len(server.tables._open)
        assert (await http.post("/api/tables", wish))[0] == 503
        assert len(server.tables._open) == before
        if setting is READ_ONLY:
            room = host.room
            asked: dict[str, dict[str, Any]] = {
                "rename": {"name": "Zed"},
                "fill": {"chair": 1, "bot": "random"},
                "set-settings": {"settings": {"pacing": "off"}},
                "shuffle": {},
                "leave": {},
            }
            for kind, body in asked.items():
                answer = await host.ask(kind, **body)
                assert (answer["type"], answer["reason"]) == ("refused", "not-stored"), kind
            await host.ok("resync")
            assert host.room == room
            joined = await http.post(f"/api/tables/{host.code}/members", {"name": "Bob"})
            assert (joined[0], joined[1]["reason"]) == (503, "not-stored")
            for path in ("links", "token"):
                answered = await http.post(f"/api/tables/{host.code}/{path}", None, host.token)
                assert answered[0] == 503, path
            assert (await http.call("DELETE", f"/api/tables/{host.code}", token=host.token))[0] == 503
            # His old token is still worth what it was.
            assert (await http.get(f"/api/tables/{host.code}/games", host.token))[0] == 200
        disk.set(good)
        await host.ok("rename", name="Zed")
        assert (await http.post("/api/tables", wish))[0] == 201
        await host.leave()


@pytest.mark.asyncio
async def test_a_store_that_cannot_be_read_is_answered_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live_server(tmp_path) as server:
        host = await Person.host(server)

        def unreadable(_: str) -> None:
            raise Conflict("store-conflict")

        monkeypatch.setattr(server.tables.hall.store, "find_table", unreadable)
        assert (await Http(server).get("/api/tables/BBBBBB"))[0] == 503
        assert (await Http(server).get(f"/api/tables/{host.code}"))[0] == 200
        async with raw_socket(server, "BBBBBB", hello=False) as raw:
            await raw.send(frame(b'{"type":"hello","protocol":1}'))
            assert await raw.refused() == "not-stored"
            assert await raw.closed() == 1011
