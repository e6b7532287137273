"""Talk, watchers and televisions: who hears and sees what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, Person, full_table, live_server, started

pytestmark = pytest.mark.asyncio

QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


async def test_chat_is_heard_by_everybody_and_bounded(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await full_table(server)
        await ann.ok("say", text="  Hello   all ")
        said = await bob.until("said")
        assert (said["name"], said["text"]) == ("Ann", "Hello all")
        assert (await ann.ask("say", text="x" * 301))["message"] == "text-too-long"
        assert (await ann.ask("say", text="a\u202eb"))["message"] == "text-control"
        assert (await ann.ask("say", text="   "))["message"] == "text-empty"
        # Whoever comes back is shown what was said, numbered so that nothing is shown twice.
        await bob.leave()
        await ann.ok("say", text="Still there?")
        await bob.connect()
        again = [await bob.until("said") for _ in range(2)]
        assert again[0]["number"] == said["number"] < again[1]["number"]


async def test_phrases_have_slots_and_stay_within_what_the_game_offers(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await full_table(server, settings={"talk": "phrases"})
        _, offered = await Http(server).get("/api/games")
        phrases = next(game["phrases"] for game in offered["games"] if game["id"] == "inside-job")
        with_seat = next(
            phrase for phrase in phrases if [slot["kind"] for slot in phrase["slots"]] == ["seat"]
        )
        slot = with_seat["slots"][0]["name"]
        await ann.ok("say-phrase", phrase=with_seat["id"], slots={slot: 2})
        said = await bob.until("said")
        assert (said["phrase"], said["slots"]) == (with_seat["id"], {slot: 2})
        assert (await ann.ask("say", text="my hand is red"))["message"] == "srv-phrases-only"
        for slots in ({}, {slot: 9}, {slot: True}, {slot: "Bob"}, {slot: 1, "more": 1}):
            assert (await ann.ask("say-phrase", phrase=with_seat["id"], slots=slots))["reason"] == "illegal"
        assert (await ann.ask("say-phrase", phrase="srv-busy"))["message"] == "phrase-unknown"


async def test_the_host_mutes_and_a_table_may_be_silent(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await full_table(server)
        await ann.ok("mute", member=bob.member, muted=True)
        assert (await bob.ask("say", text="but"))["message"] == "srv-muted"
        await ann.ok("mute", member=bob.member, muted=False)
        await bob.ok("say", text="thanks")
        await ann.ok("set-settings", settings={"talk": "none"})
        assert (await bob.ask("say-phrase", phrase="say-hello"))["message"] == "srv-no-talk"


async def test_watchers_talk_among_themselves_while_a_game_runs(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await started(server, **QUICK)
        eve = await (await Person.join(server, ann.code, "Eve", sit=False)).connect()
        fay = await (await Person.join(server, ann.code, "Fay", sit=False)).connect()
        television = await Person(server, ann.code, None, None).connect(view="public")
        for person in (eve, fay, television):
            await person.until("push")
        await eve.ok("say", text="It is Bob.")
        assert (await fay.until("said"))["watchers"] is True
        await ann.ok("say", text="Who is it?")
        for person in (bob, eve, fay, television):
            said = await person.until("said", text="Who is it?")
            assert said["by"] == ann.member
        for person in (ann, bob, television):
            assert not any(message.get("text") == "It is Bob." for message in person.heard)
        _, told = await Http(server).get(f"/api/tables/{ann.code}/told", token=bob.token)
        assert "It is Bob." not in str(told)
        _, told = await Http(server).get(f"/api/tables/{ann.code}/told", token=fay.token)
        assert "It is Bob." in str(told)


async def test_a_watcher_sees_a_seat_only_if_that_seat_allows_it(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await started(server, **QUICK)
        eve = await (await Person.join(server, ann.code, "Eve", sit=False)).connect()
        await eve.until("push")
        assert (await eve.ask("watch", chair=1))["message"] == "srv-not-shown"
        assert (await ann.ask("watch", chair=1))["message"] == "srv-players-do-not-watch"
        await bob.ok("allow-watching", allowed=True)
        await eve.ok("watch", chair=1)
        push = eve.push
        assert push is not None
        assert bob.push is not None
        assert (push["view"], push["legal"], push["seat"]) == (bob.push["view"], [], 1)
        await bob.ok("allow-watching", allowed=False)
        push = await eve.until("push")
        assert push["view"]["you"] is None


async def test_a_television_shows_the_public_view_and_can_do_nothing(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, *_ = await started(server, **QUICK)
        television = await Person(server, ann.code, None, None).connect(view="public")
        assert (await television.until("welcome"))["you"] is None
        push = await television.until("push")
        assert (push["view"]["you"], push["legal"]) == (None, [])
        assert (await television.ask("say", text="hello"))["message"] == "srv-only-watching"
        assert (await television.act({"do": "vote"}))["message"] == "srv-only-watching"
        # A player who looks at a television sees no more there than anybody.
        own = await Person(server, ann.code, ann.member, ann.token).connect(view="public")
        assert (await own.until("push"))["view"] == push["view"]


async def test_what_has_the_server_told_me_lists_every_push_and_all_talk(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        ann, bob = people[:2]
        for _ in range(6):
            for person in people:
                await person.ok("resync")
            asked = next(person for person in people if person.push is not None and person.push["legal"])
            assert asked.push is not None
            await asked.act(asked.push["legal"][0])
        await bob.ok("say", text="Hm.")
        await ann.ask("shuffle")
        await ann.ok("resync")
        _, told = await Http(server).get(f"/api/tables/{ann.code}/told", token=ann.token)
        listed = [line["message"] for line in told["messages"]]
        sent = {(message["n"]): message["view"] for message in ann.heard if message["type"] == "push"}
        again = {message["n"]: message["view"] for message in listed if message["type"] == "push"}
        assert sent == again
        assert [message["text"] for message in listed if message["type"] == "said"] == ["Hm."]
        assert [message["message"] for message in listed if message["type"] == "refused"] == ["srv-game-runs"]
        moments = [line["at"] for line in told["messages"]]
        assert moments == sorted(moments)
