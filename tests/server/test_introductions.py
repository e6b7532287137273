"""The deal waits for players who read the introduction, and nobody misses the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, ManualClock, Person, full_table, live_server
from volteface.server.introductions import WAITS
from volteface.server.serve import Server

pytestmark = pytest.mark.asyncio

SOLO: dict[str, Any] = {"bots": "random", "start": True, "introduction": True}


async def room_of(person: Person) -> dict[str, Any]:
    await person.ok("resync")
    return person.room


async def newcomers(server: Server, *names: str, **wish: Any) -> list[Person]:
    """A full table of four at which players of these names read the introduction."""
    people = await full_table(server, **wish)
    for name, person in zip(("Ann", "Bob", "Cat", "Dan"), people, strict=True):
        if name in names:
            await person.ok("introduction", open=True)
    return people


async def is_untouched(server: Server, people: list[Person]) -> bool:
    """Tell whether nothing was dealt, shown or written down."""
    for person in people:
        room = await room_of(person)
        if room["state"] != "waiting" or {"number", "seal"} & room.keys() or person.push is not None:
            return False
    code = people[0].code
    return server.tables.hall.store.games_of(code) == [] and server.tables.hall.store.open_tables() == []


async def test_the_deal_waits_until_the_last_player_is_ready(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await newcomers(server, "Bob", "Dan")
        ann, bob, _, dan = people
        await ann.ok("start")
        assert await is_untouched(server, people)
        room = await room_of(ann)
        assert room["starting"] is True
        assert [one["name"] for one in room["people"] if one.get("reading")] == ["Bob", "Dan"]
        await bob.ok("introduction", open=False)
        assert await is_untouched(server, people)
        await dan.ok("introduction", open=False)
        for person in people:
            if person.push is None:
                await person.until("push")
        room = await room_of(ann)
        assert room["state"] == "playing"
        assert "starting" not in room


async def test_after_30_seconds_the_host_may_start_without_them(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await newcomers(server, "Bob", "Dan")
        ann, bob = people[:2]
        await ann.ok("start")
        clock.pass_time(WAITS - 1)
        refused = await ann.ask("start")
        assert (refused["reason"], refused["message"]) == ("not-now", "srv-introduction-open")
        assert refused["arguments"] == {"names": "Bob, Dan", "people": 2, "seconds": 1}
        assert (await bob.ask("start"))["message"] == "srv-host-only"
        assert await is_untouched(server, people)
        clock.pass_time(1)
        await ann.ok("start")
        assert (await room_of(bob))["state"] == "playing"
        # Those who come late are dealt in like everybody else, and may go on reading.
        assert bob.push is not None
        await bob.ok("introduction", open=False)


async def test_clients_that_say_nothing_are_ready_and_a_rematch_does_not_ask_again(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await (await Person.host(server, bots="random", settings={"pacing": "off"})).connect()
        await ann.until("room")
        await ann.ok("introduction", open=True)
        await ann.ok("start")
        await ann.ok("introduction", open=False)
        await ann.until("push")
        while ann.room["state"] != "over":
            if ann.push is not None and ann.push["legal"]:
                await ann.act(ann.push["legal"][0])
            else:
                await ann.hear()
        await ann.ok("start")
        assert (await room_of(ann))["state"] == "playing"


@pytest.mark.parametrize("ready", [True, False])
async def test_a_single_player_is_dealt_in_when_the_introduction_is_closed(
    tmp_path: Path, ready: bool
) -> None:
    """Bots do not begin while it is read."""
    async with live_server(tmp_path) as server:
        ann = await (await Person.host(server, **{**SOLO, "introduction": not ready})).connect()
        await ann.until("room")
        if not ready:
            assert await is_untouched(server, [ann])
            assert ann.room["starting"] is True
            await ann.ok("introduction", open=False)
        await ann.until("push")
        assert (await room_of(ann))["state"] == "playing"


async def test_a_player_who_joins_with_the_introduction_open_is_waited_for_at_once(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await (await Person.host(server, options={"players": 2})).connect()
        joined = {"name": "Bob", "introduction": True}
        status, place = await Http(server).post(f"/api/tables/{ann.code}/members", joined)
        assert status == 201
        await ann.ok("start")
        bob = await Person(server, ann.code, place["member"], place["token"]).connect()
        assert await is_untouched(server, [ann, bob])
        await bob.ok("introduction", open=False)
        assert (await room_of(ann))["state"] == "playing"


async def test_a_watcher_who_reads_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await newcomers(server)
        eve = await (await Person.join(server, people[0].code, "Eve", sit=False)).connect()
        await eve.ok("introduction", open=True)
        await people[0].ok("start")
        assert (await room_of(eve))["state"] == "playing"


@pytest.mark.parametrize("goes", ["the reader", "the host"])
async def test_a_start_is_taken_back_when_a_chair_opens_or_the_host_is_away(
    tmp_path: Path, goes: str
) -> None:
    async with live_server(tmp_path) as server:
        people = await newcomers(server, "Bob", "Dan")
        ann, bob, cat, dan = people
        await ann.ok("start")
        if goes == "the reader":
            await bob.ok("stand")
        else:
            await ann.leave()
            await cat.until("room")
        await dan.ok("introduction", open=False)
        room = await room_of(cat)
        assert (room["state"], room.get("starting", False)) == ("waiting", False)


async def test_what_the_rules_refuse_is_told_to_the_host_not_to_the_reader(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await newcomers(server, "Dan", options={"players": 4, "special_roles": ["bugged"]})
        ann, bob, _, dan = people
        await bob.ok("request-role", role="bugged")
        await ann.ok("start")
        await ann.ok("set-options", options={"players": 4})
        await dan.ok("introduction", open=False)
        room = await room_of(ann)
        assert (room["state"], room.get("starting", False)) == ("waiting", False)
        assert (await ann.ask("start"))["rule"] == "IJ-42"


async def test_a_restarted_server_waits_for_the_same_people(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await newcomers(server, "Dan")
        await people[0].ok("start")
    async with live_server(tmp_path) as server:
        again = [
            await Person(server, one.code, one.member, one.token).connect() for one in (people[0], people[3])
        ]
        assert await is_untouched(server, again)
        await again[1].ok("introduction", open=False)
        await again[0].until("push")
