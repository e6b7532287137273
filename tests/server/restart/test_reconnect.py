"""Closed tabs, dead networks, other devices, sleeping tables: the same seat, nothing missed."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.live import Http, Person, live_server, started
from tests.server.restart.told import Clocks, asked, back, exact, one_move, play_of, until
from volteface.server.store import AppendEntries
from volteface.server.tables import LINK_SECONDS

pytestmark = pytest.mark.asyncio

_DEVICES = count(1)

QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


def other_device(person: Person, token: str | None = None) -> Person:
    """The same member on a second device, whose requests have ids of their own."""
    device = Person(person.server, person.code, person.member, token or person.token)
    device._ids = count(1000 * next(_DEVICES))
    return device


async def refused_at_the_door(person: Person, token: str) -> None:
    """A token that is worth nothing opens neither the socket nor the pages."""
    stranger = Person(person.server, person.code, None, token)
    await stranger.connect()
    assert (await stranger.until("refused"))["reason"] == "unknown-token"
    assert await stranger.closed() == 4001
    assert [message["type"] for message in stranger.heard] == ["refused"]
    for path in ("games", "told"):
        status, answer = await Http(person.server).get(f"/api/tables/{person.code}/{path}", token)
        assert (status, answer["reason"]) == (401, "unknown-token")


async def test_a_closed_tab_misses_nothing(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        away = next(person for person in people if not (person.push and person.push["legal"]))
        await away.leave()
        last = away.push
        assert last is not None
        others = [person for person in people if person is not away]
        for _ in range(20):
            if not any(person.push and person.push["legal"] for person in others):
                break
            await one_move(others)
        await back(away)
        assert away.push is not None
        assert away.push["n"] > last["n"]
        await one_move(people)
        for person in people:
            await exact(person)


async def test_a_black_hole_does_not_hold_the_seat_and_two_sockets_agree(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        # Nobody reads what the first socket gets, and nobody closes it.
        hole = asked(people)
        phone = other_device(hole)
        phone.push = hole.push
        await back(phone)
        assert phone.push == hole.push
        assert phone.push is not None
        answer = await phone.act(phone.push["legal"][0])
        assert answer["type"] == "push"
        pushes = await hole.until("push", n=answer["n"])
        assert pushes == answer
        both = [other_device(person) for person in people]
        for device, person in zip(both, people, strict=True):
            device.push = person.push
            await back(device)
        await one_move(both)
        for person, device in zip(people, both, strict=True):
            while person.push != device.push:
                await person.hear()
        await one_move(people)
        for person, device in zip(people, both, strict=True):
            while person.push != device.push:
                await device.hear()
            await exact(device)


async def test_a_move_whose_answer_was_cut_off_is_not_played_twice(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        for _ in range(6):
            person = asked(people)
            assert person.push is not None
            assert person.socket is not None
            before = len((await play_of(server, person.code)).table.log)
            act = {
                "type": "act",
                "id": f"the move after {before}",
                "game": 0,
                "n": person.push["n"],
                "action": person.push["legal"][0],
            }
            await person.send(act)
            person.socket.transport.abort()
            await person.connect()
            await person.until("push")
            await person.send(act)
            while (await person.hear()).get("re") != act["id"]:
                pass
            await exact(person)
            await person.send(act)
            assert await person.until("done") == {"type": "done", "re": act["id"]}
            assert len((await play_of(server, person.code)).table.log) == before + 1
            for other in people:
                await other.ok("resync")
                await exact(other)


async def test_a_place_moves_to_another_device_once(tmp_path: Path) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, clock=clocks) as server:
        people = await started(server, **QUICK)
        ann = people[0]
        status, link = await Http(server).post(f"/api/tables/{ann.code}/links", {}, ann.token)
        assert status == 201
        assert ann.token is not None
        assert ann.token not in msgspec.json.encode(link).decode()
        status, joined = await Http(server).post("/api/links", {"secret": link["secret"]})
        assert (status, joined["member"], joined["code"]) == (200, ann.member, ann.code)
        assert joined["token"] != ann.token
        assert (await ann.until("closing"))["reason"] == "moved"
        assert await ann.closed() == 4001
        await refused_at_the_door(ann, ann.token)
        again, answer = await Http(server).post("/api/links", {"secret": link["secret"]})
        assert (again, answer["message"]) == (401, "srv-link-used")
        phone = other_device(ann, joined["token"])
        phone.push = ann.push
        await back(phone)
        await one_move([phone, *people[1:]])

        status, link = await Http(server).post(f"/api/tables/{ann.code}/links", {}, phone.token)
        clocks.now.pass_time(LINK_SECONDS * 1000 + 1)
        late, answer = await Http(server).post("/api/links", {"secret": link["secret"]})
        assert (late, answer["message"]) == (401, "srv-link-used")
        await phone.ok("resync")


async def test_a_link_works_at_the_next_server_and_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        ann = people[0]
        _, older = await Http(server).post(f"/api/tables/{ann.code}/links", {}, ann.token)
        _, link = await Http(server).post(f"/api/tables/{ann.code}/links", {}, ann.token)
    async with live_server(tmp_path) as server:
        status, _ = await Http(server).post("/api/links", {"secret": older["secret"]})
        assert status == 401
        status, joined = await Http(server).post("/api/links", {"secret": link["secret"]})
        assert status == 200
        phone = other_device(ann, joined["token"])
        phone.push = ann.push
        await back(phone, server)


async def test_a_renewed_token_is_the_only_one_before_and_after_a_restart(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        ann = people[0]
        assert ann.token is not None
        status, joined = await Http(server).post(f"/api/tables/{ann.code}/token", {}, ann.token)
        assert (status, joined["member"]) == (200, ann.member)
        assert (await ann.until("closing"))["reason"] == "moved"
        assert await ann.closed() == 4001
        await refused_at_the_door(ann, ann.token)
        old, ann.token = ann.token, joined["token"]
        await back(ann)
    async with live_server(tmp_path) as server:
        ann.server = server
        await refused_at_the_door(ann, old)
        await back(ann, server)


async def test_everybody_finds_his_seat_at_the_next_server(tmp_path: Path) -> None:
    code = ""
    people: list[Person] = []
    for life in range(3):
        async with live_server(tmp_path) as server:
            if life == 0:
                people = await started(server, **QUICK)
                code = people[0].code
            for person in people:
                if life > 0:
                    await back(person, server)
            room = people[-1].room
            assert [one["name"] for one in room["people"]] == ["Ann", "Bob", "Cat", "Dan"]
            for _ in range(3):
                await one_move(people)
            assert len((await play_of(server, code)).table.log) == 1 + 3 * (life + 1)


async def test_a_table_falls_asleep_and_wakes_as_it_was(tmp_path: Path) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, clock=clocks) as server:
        people = await started(server, **QUICK)
        code = people[0].code
        await one_move(people)
        await people[0].ok("say", text="See you tomorrow.")
        awake = await server.tables.find(code)
        clocks.now.pass_time(11 * 60_000)
        server.tables.sweep()
        assert await server.tables.find(code) is awake, "somebody is there"
        for person in people:
            await person.leave()
        await until(lambda: not awake.lines)
        clocks.now.pass_time(9 * 60_000)
        server.tables.sweep()
        assert await server.tables.find(code) is awake, "they have only just gone"
        clocks.now.pass_time(2 * 60_000)
        server.tables.sweep()
        for person in people:
            await person.connect()
            spoken = await person.until("said")
            assert (spoken["name"], spoken["text"]) == ("Ann", "See you tomorrow.")
            await person.until("push")
            await exact(person)
        assert await server.tables.find(code) is not awake
        await one_move(people)


async def test_whoever_was_removed_has_no_token_any_more(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        ann = people[0]
        eve = await Person.join(server, ann.code, "Eve")
        await eve.connect()
        await eve.until("push")
        assert eve.token is not None
        _, link = await Http(server).post(f"/api/tables/{ann.code}/links", {}, eve.token)
        await ann.ok("remove", member=eve.member)
        assert (await eve.until("closing"))["reason"] == "removed"
        assert await eve.closed() == 4000
        await refused_at_the_door(eve, eve.token)
        status, _ = await Http(server).post("/api/links", {"secret": link["secret"]})
        assert status == 401
    async with live_server(tmp_path) as server:
        eve.server = server
        await refused_at_the_door(eve, eve.token)
        for person in people:
            await back(person, server)
            assert "Eve" not in [one["name"] for one in person.room["people"]]


async def test_what_everybody_may_know_is_no_token(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        ann = people[0]
        assert ann.member is not None
        for known in (ann.member, "Ann", ann.code, ann.room["seal"]):
            await refused_at_the_door(ann, known)
        await exact(ann)


async def test_where_another_server_was_faster_everybody_finds_what_it_wrote(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        person = asked(people)
        assert person.push is not None
        play = await play_of(server, person.code)
        ours, theirs = person.push["legal"][0], person.push["legal"][-1]
        entry = play.table.prepare(person.push["seat"], play.game.read_action(theirs)).entry
        write = AppendEntries(person.code, 0, 1, (msgspec.json.encode(entry),), 0)
        await server.tables.hall.keep([write])
        answer = await person.act(ours)
        assert (answer["type"], answer["reason"]) == ("refused", "not-stored")
        for one in people:
            assert (await one.until("closing"))["reason"] == "replaced"
            assert await one.closed() == 1012
        for one in people:
            await back(one)
        assert (await play_of(server, person.code)).table.log[1] == entry
        await one_move(people)
