"""Who may do, see and say what: seats that changed hands, watchers, the room's secrets, limits."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.live import PATIENCE, Http, ManualClock, Person, full_table, live_server, started
from volteface.server.config import Config
from volteface.server.live import CHANGES_A_SECOND, MOST_AT_ONCE
from volteface.server.serve import Server

pytestmark = pytest.mark.asyncio

GRACE: dict[str, Any] = {"settings": {"pacing": "off", "grace_seconds": 60}}
QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


async def newest(person: Person) -> dict[str, Any]:
    """Ask for the newest push, and read all before it: a socket that is full cannot be closed at once."""
    await person.ok("resync")
    assert person.push is not None
    return person.push


async def watcher(server: Server, code: str, name: str) -> Person:
    """Let somebody in who only watches."""
    person = await (await Person.join(server, code, name, sit=False)).connect()
    await person.until("room")
    return person


async def give_away(clock: ManualClock, chair: int, people: list[Person], **heir: str | None) -> None:
    """Let somebody go away, and the others vote for an heir."""
    away = people[chair]
    voters = [person for person in people if person is not away]
    await away.leave()
    await voters[0].until("room")
    clock.pass_time(60_000)
    await voters[0].ok("propose", chair=chair, **heir)
    proposal = voters[0].room["proposal"]
    for voter in voters[1 : proposal["needed"]]:
        await voter.ok("vote", proposal=proposal["number"], yes=True)
    await voters[0].ok("resync")
    seat = voters[0].room["chairs"][chair]
    assert (seat.get("heir"), seat.get("bot")) == (heir.get("member"), heir.get("bot"))


def shown(reader: Person, person: Person) -> dict[str, Any]:
    """Find somebody in the room as it was shown to somebody last."""
    entries: list[dict[str, Any]] = reader.room["people"]
    return next(entry for entry in entries if entry["id"] == person.member)


def is_here(reader: Person, person: Person) -> bool:
    return shown(reader, person).get("here", False) is True


async def take_back(person: Person) -> None:
    """Come back and reclaim one's chair."""
    await person.connect()
    await person.until("push")
    await person.ok("reclaim")


async def told(person: Person, kind: str) -> list[dict[str, Any]]:
    """List what somebody was ever told of a kind."""
    _, answer = await Http(person.server).get(f"/api/tables/{person.code}/told", token=person.token)
    messages = [line["message"] for line in answer["messages"]]
    return [message for message in messages if message["type"] == kind]


# Seats that changed hands


async def test_what_an_ex_heir_was_told_of_the_seat_ends_where_he_stopped(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, **GRACE)
        dan = people[3]
        eve = await watcher(server, dan.code, "Eve")
        await give_away(clock, 3, people, member=eve.member)
        await take_back(dan)
        known = [push for push in await told(eve, "push") if push.get("seat") == 3]
        assert known
        for _ in range(8):
            for person in people:
                await newest(person)
            asked = next(person for person in people if person.push is not None and person.push["legal"])
            assert asked.push is not None
            assert (await asked.act(asked.push["legal"][0]))["type"] == "push"
        assert len(await told(dan, "push")) > len(known)
        assert [push for push in await told(eve, "push") if push.get("seat") == 3] == known
        await newest(eve)


async def test_only_the_owner_opens_a_seat_to_watchers(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, **GRACE)
        dan = people[3]
        eve = await watcher(server, dan.code, "Eve")
        fay = await watcher(server, dan.code, "Fay")
        await give_away(clock, 3, people, member=eve.member)
        assert (await eve.ask("allow-watching", allowed=True))["reason"] == "not-allowed"
        assert (await fay.ask("allow-watching", allowed=True))["reason"] == "not-allowed"
        assert (await fay.ask("watch", chair=3))["message"] == "srv-not-shown"
        await dan.connect()
        await dan.until("push")
        await dan.ok("allow-watching", allowed=True)
        await fay.ok("watch", chair=3)
        assert (await newest(fay))["seat"] == 3


async def test_the_master_may_not_talk_during_questions_though_an_heir_answers_for_him(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, "insider", options={"players": 5, "seconds": 600}, **GRACE)
        (master,) = [person for person in people if (await newest(person))["legal"]]
        await master.act({"do": "begin"})
        clock.pass_time(8_000)
        await master.until("push")
        assert (await newest(master))["view"]["phase"] == "questions"
        assert (await master.ask("say", text="It roars."))["message"] == "srv-may-not-speak"
        await give_away(clock, people.index(master), people, bot="careful")
        await master.connect()
        await master.until("room")
        assert (await newest(master))["view"]["phase"] == "questions"
        assert (await master.ask("say", text="It roars."))["message"] == "srv-may-not-speak"
        other = next(person for person in people if person is not master)
        await other.ok("say", text="Hm.")


async def test_whoever_sits_down_again_has_not_left(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, _, _, dan = await full_table(server, settings={"pacing": "off", "grace_seconds": 604_800})
        await dan.ok("leave")
        assert shown(dan, dan).get("gone") is True
        await dan.ok("sit", chair=3)
        assert not shown(dan, dan).get("gone")
        await ann.ok("start")
        await dan.leave()
        while is_here(ann, dan):
            await ann.until("room")
        assert (await ann.ask("propose", chair=3, bot="careful"))["message"] == "srv-not-away"


# Watchers


async def test_a_watcher_to_whom_a_seat_is_opened_in_the_game_has_peeked_and_is_silent(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        ann, bob, cat, dan = await full_table(server, **GRACE)
        eve = await watcher(server, ann.code, "Eve")
        fay = await watcher(server, ann.code, "Fay")
        await cat.ok("allow-watching", allowed=True)
        await eve.ok("watch", chair=2)
        await cat.ok("allow-watching", allowed=False)
        await ann.ok("start")
        assert (await newest(eve)).get("seat") is None
        await eve.ok("say", text="Nobody shows anything.")
        await cat.ok("allow-watching", allowed=True)
        assert (await newest(eve))["seat"] == 2
        assert (await eve.ask("say", text="I see it all."))["message"] == "srv-peeked-silent"
        await fay.ok("say", text="I see nothing.")
        # Not looking any more does not make it unseen.
        await cat.ok("allow-watching", allowed=False)
        await eve.ok("watch", chair=None)
        assert (await eve.ask("say", text="I saw it all."))["message"] == "srv-peeked-silent"
        await dan.leave()
        await ann.until("room")
        clock.pass_time(60_000)
        refused = await ann.ask("propose", chair=3, member=eve.member)
        assert refused["message"] == "srv-heir-peeked"
        await ann.ok("propose", chair=3, member=fay.member)
        for person in (bob, cat, eve, fay):
            await newest(person)


# Tokens and links


async def test_a_new_token_ends_links_that_were_made_with_the_old_one(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(server)
        http, table = Http(server), f"/api/tables/{ann.code}"
        _, old = await http.post(f"{table}/links", None, token=ann.token)
        status, renewed = await http.post(f"{table}/token", None, token=ann.token)
        assert status == 200
        status, refused = await http.post("/api/links", {"secret": old["secret"]})
        assert (status, refused["message"]) == (401, "srv-link-used")
        # Its owner was not put out, and makes links as before.
        _, new = await http.post(f"{table}/links", None, token=renewed["token"])
        status, moved = await http.post("/api/links", {"secret": new["secret"]})
        assert (status, moved["member"]) == (200, ann.member)


# What the room tells


WORDS = ["zanzibar", "quagga", "oriflamme", "kumquat", "yurt", "wimple"]


async def test_own_words_are_told_to_nobody_and_only_counted(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        options = {"players": 4, "own_words": WORDS}
        people = await full_table(server, "insider", options=options, settings={"public": True})
        ann, bob, *_ = people
        assert bob.room["lists"] == {"own_words": len(WORDS)}
        assert bob.room["options"]["players"] == 4
        assert "own_words" not in bob.room["options"]
        await ann.ok("set-options", options={"players": 5})
        assert (ann.room["options"]["players"], ann.room["lists"]) == (5, {"own_words": len(WORDS)})
        table = await server.tables.find(ann.code)
        assert table.room.options["own_words"] == WORDS
        _, listed = await Http(server).get("/api/tables")
        _, one = await Http(server).get(f"/api/tables/{ann.code}")
        assert [table["code"] for table in listed["tables"]] == [ann.code]
        everything = [str(listed), str(one), str(await told(bob, "room")), *ann.raw, *bob.raw]
        assert not [text for text in everything if any(word in text for word in WORDS)]


async def test_own_words_are_dropped_by_name(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, *_ = await full_table(server, "insider", options={"players": 4, "own_words": WORDS})
        await ann.ok("set-options", options={"players": 4, "own_words": [*WORDS, "xebec"]})
        assert ann.room["lists"] == {"own_words": 7}
        await ann.ok("set-options", options={"players": 4, "own_words": None})
        assert not ann.room.get("lists", {}).get("own_words")
        table = await server.tables.find(ann.code)
        assert not table.room.options.get("own_words")


async def test_who_comes_and_goes_is_shown_but_not_written_down(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await full_table(server, **QUICK)
        await ann.ok("resync")
        before = await told(ann, "room")
        for _ in range(3):
            await bob.leave()
            await ann.until("room")
            assert not is_here(ann, bob)
            await bob.connect()
            await ann.until("room")
            assert is_here(ann, bob)
        assert await told(ann, "room") == before
        await ann.ok("rename", name="Annabel")
        assert len(await told(ann, "room")) == len(before) + 1


# Limits


async def test_everybody_may_change_the_room_only_so_often(tmp_path: Path) -> None:
    clock = ManualClock()
    config = Config(bot_scale=0.0)
    async with live_server(tmp_path, clock=lambda _: clock, config=config) as server:
        ann = await (await Person.host(server, **QUICK)).connect()
        bob = await (await Person.join(server, ann.code, "Bob")).connect()
        for number in range(MOST_AT_ONCE):
            await ann.ok("rename", name=f"Ann {'x' * (number % 2)}a")
        before = ann.room
        refused = await ann.ask("rename", name="Annabel")
        assert (refused["reason"], refused["message"]) == ("too-many", "srv-too-many")
        assert (await ann.ask("say", text="Hello?"))["reason"] == "too-many"
        assert ann.room == before
        # It is nobody else's fault, and looking is free.
        await bob.ok("rename", name="Bobby")
        await ann.ok("resync")
        clock.pass_time(1_000 * CHANGES_A_SECOND)
        await ann.ok("rename", name="Annabel")
        assert (await ann.ask("rename", name="Ann"))["reason"] == "too-many"


async def test_behind_a_proxy_sockets_are_counted_for_the_address_that_it_names(tmp_path: Path) -> None:
    config = Config(bot_scale=0.0, trust_proxy=True, sockets_per_address=2)
    async with live_server(tmp_path, config=config) as server, AsyncExitStack() as open_sockets:
        ann = await Person.host(server)
        url = server.url.replace("http", "ws") + f"/api/tables/{ann.code}/socket"

        async def visit(address: str) -> tuple[ClientConnection, dict[str, Any]]:
            forwarded = {"X-Forwarded-For": f"203.0.113.9, {address}"}
            socket = await open_sockets.enter_async_context(
                connect(url, compression=None, additional_headers=forwarded)
            )
            with suppress(ConnectionClosed):
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "view": "public"}))
            async with asyncio.timeout(PATIENCE):
                first: dict[str, Any] = json.loads(await socket.recv())
            return socket, first

        # Many visitors of one proxy do not crowd each other out.
        for last in range(4):
            for _ in range(2):
                assert (await visit(f"198.51.100.{last}"))[1]["type"] == "welcome"
        socket, first = await visit("198.51.100.1")
        assert (first["type"], first["reason"]) == ("refused", "too-many")
        with pytest.raises(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                await socket.recv()
        assert socket.close_code == 1013
        assert (await visit("198.51.100.7"))[1]["type"] == "welcome"
