"""Two servers change one table at the same moment: one is told and reads again, and nobody loses a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import patch

import pytest

from tests.server.live import Http, Person, live_server
from volteface.server.serve import Server
from volteface.server.store import Store

pytestmark = pytest.mark.asyncio

STALE = ("refused", "stale", "srv-room-changed")


@asynccontextmanager
async def two_servers(store: str) -> AsyncIterator[tuple[Server, Server]]:
    """Run two servers on one store, of which neither takes the lock."""
    opened = Store.open
    with patch.object(Store, "open", lambda url, **_: opened(url)):
        async with live_server(store=store) as one, live_server(store=store) as other:
            yield one, other


async def at(server: Server, person: Person) -> Person:
    """Connect the same person at another server, which has the table in memory from then on."""
    device = Person(server, person.code, person.member, person.token)
    await device.connect()
    await device.until("room")
    return device


async def names(person: Person) -> list[str]:
    """Tell who is at the table, by what is stored."""
    stored = person.server.tables.hall.store.find_table(person.code)
    assert stored is not None
    room = (await at(person.server, person)).room
    assert {one.member for one in stored.members} == {one["id"] for one in room["people"]}
    return [one["name"] for one in room["people"]]


async def test_people_who_join_at_two_servers_are_all_at_the_table(store: str) -> None:
    async with two_servers(store) as (one, other):
        ann = await (await Person.host(one)).connect()
        await at(other, ann)
        bob = await Person.join(other, ann.code, "Bob")
        # This server does not know of Bob yet.
        cat = await Person.join(one, ann.code, "Cat")
        assert await ann.closed() == 1012
        assert ann.heard[-1] == {"type": "closing", "reason": "replaced"}
        assert await names(ann) == ["Ann", "Bob", "Cat"]
        for person in (bob, cat):
            assert (await at(one, person)).room["people"]
        dan = await Person.join(other, ann.code, "Dan")
        assert await names(dan) == ["Ann", "Bob", "Cat", "Dan"]
    async with live_server(store=store) as server:
        for person in (ann, bob, cat, dan):
            seats = [chair.get("owner") for chair in (await at(server, person)).room["chairs"]]
            assert seats == [one.member for one in (ann, bob, cat, dan)]


async def test_the_later_change_of_a_table_is_refused_and_finds_what_the_other_has_stored(store: str) -> None:
    async with two_servers(store) as (one, other):
        ann = await (await Person.host(one)).connect()
        await at(other, ann)
        await Person.join(other, ann.code, "Bob")
        table = await one.tables.find(ann.code)
        answer = await ann.ask("rename", name="Anne")
        assert (answer["type"], answer["reason"], answer["message"]) == STALE
        assert [member.name for member in table.room.members.values()] == ["Ann"]
        assert await ann.closed() == 1012
        assert await one.tables.find(ann.code) is not table
        again = await at(one, ann)
        assert [person["name"] for person in again.room["people"]] == ["Ann", "Bob"]
        await again.ok("rename", name="Anne")
        assert await names(ann) == ["Anne", "Bob"]


async def test_a_game_that_is_started_at_two_servers_is_one_game(store: str) -> None:
    async with two_servers(store) as (one, other):
        ann = await (await Person.host(one, bots="random")).connect()
        there = await at(other, ann)
        await there.ok("start")
        answer = await ann.ask("start")
        assert (answer["type"], answer["reason"], answer["message"]) == STALE
        assert await ann.closed() == 1012
        again = await at(one, ann)
        assert (again.room["number"], again.room["seal"]) == (0, there.room["seal"])
        assert len(one.tables.hall.store.games_of(ann.code)) == 1


async def test_a_table_that_was_deleted_elsewhere_does_not_come_back(store: str) -> None:
    async with two_servers(store) as (one, other):
        ann = await (await Person.host(one)).connect()
        assert (await Http(other).call("DELETE", f"/api/tables/{ann.code}", token=ann.token))[0] == 204
        answer = await ann.ask("rename", name="Anne")
        assert (answer["type"], answer["reason"], answer["message"]) == STALE
        assert await ann.closed() == 1012
        assert (await Http(one).get(f"/api/tables/{ann.code}"))[0] == 404
        assert one.tables.hall.store.find_table(ann.code) is None
