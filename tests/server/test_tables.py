"""Tables and seats: making, joining, the host's powers, rematches. Dialogues over real sockets."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, Person, full_table, live_server, started
from volteface.core.record import Record
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server import codes
from volteface.server.play import Play

pytestmark = pytest.mark.asyncio

QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


async def play_on(people: list[Person], seed: int = 1) -> None:
    """Let everybody play at random until the game is over for all."""
    rng = random.Random(seed)
    number = people[0].room["number"]

    async def one(person: Person) -> None:
        questions = 0
        while not (person.room.get("state") == "over" and person.room.get("number") == number):
            legal = person.push["legal"] if person.push is not None else []
            acts = [action for action in legal if action["do"] not in ("redraw", "ask")]
            if questions < 20 and not acts:
                acts = [action for action in legal if action["do"] == "ask"]
                questions += 1
            if acts:
                action = rng.choice(acts)
                answer = await person.act({**action, "text": "Is it big?"} if "text" in action else action)
                late = answer.get("reason") in ("stale", "not-in-turn", "not-now")
                late = late or answer.get("message") == "in-moment-late"
                assert answer["type"] in ("push", "done") or late, answer
            else:
                await person.hear()

    await asyncio.gather(*(one(person) for person in people))


async def test_a_table_has_a_code_without_look_alikes_and_people_join_by_name(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(server)
        assert codes.read_code(ann.code) == ann.code
        assert not set(ann.code) & set("01OIL25SZU")
        status, shown = await Http(server).get(f"/api/tables/{ann.code[:3].lower()}-{ann.code[3:].lower()}")
        assert status == 200
        assert (shown["game"], shown["host"], shown["players"], shown["taken"]) == ("inside-job", "Ann", 4, 1)
        bob = await Person.join(server, ann.code, "  Bob ")
        await bob.connect()
        room = await bob.until("room")
        assert [chair.get("name") for chair in room["chairs"]] == ["Ann", "Bob", None, None]
        status, refused = await Http(server).post(f"/api/tables/{ann.code}/members", {"name": "bob"})
        assert (status, refused["message"]) == (403, "srv-name-taken")


async def test_a_table_is_private_unless_it_is_listed(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(server)
        cat = await Person.host(server, name="Cat", settings={"public": True})
        _, listed = await Http(server).get("/api/tables")
        assert [table["code"] for table in listed["tables"]] == [cat.code]
        await ann.connect()
        await ann.ok("set-settings", settings={"public": True})
        _, listed = await Http(server).get("/api/tables")
        assert {table["code"] for table in listed["tables"]} == {ann.code, cat.code}


async def test_play_now_seats_bots_and_deals_at_once(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(server, bots="careful", start=True, **QUICK)
        await ann.connect()
        push = await ann.until("push")
        assert push["view"]["seat"] == 0
        assert [chair["kind"] for chair in ann.room["chairs"]] == ["person", "bot", "bot", "bot"]
        assert len({chair["name"] for chair in ann.room["chairs"]}) == 4


async def test_the_host_fills_removes_shuffles_and_hands_over(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await full_table(server, options={"players": 4})
        assert (await bob.ask("fill", chair=0, bot="random"))["reason"] == "not-allowed"
        assert (await ann.ask("fill", chair=1, bot="random"))["message"] == "srv-chair-taken"
        await bob.ok("stand")
        assert (await ann.ask("fill", chair=1, bot="nobody"))["message"] == "bot-unknown"
        await ann.ok("fill", chair=1, bot="careful")
        await bob.until("room")
        assert (await bob.ask("sit", chair=1))["message"] == "srv-chair-taken"
        await ann.ok("fill", chair=1, bot=None)
        await bob.ok("sit", chair=1)
        await ann.ok("shuffle")
        assert sorted(str(chair["owner"]) for chair in ann.room["chairs"]) == sorted(
            str(person["id"]) for person in ann.room["people"]
        )
        await ann.ok("hand-over", member=bob.member)
        assert (await ann.ask("shuffle"))["message"] == "srv-host-only"
        await bob.ok("remove", member=ann.member)
        assert await ann.closed() == 4000
        status, refused = await Http(server).get(f"/api/tables/{ann.code}/games", token=ann.token)
        assert (status, refused["reason"]) == (401, "unknown-token")


async def test_the_host_sets_options_and_the_chairs_follow(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, *others = await full_table(server, options={"players": 3})
        await ann.ok("set-options", options={"players": 5, "special_roles": ["sleeper"]})
        assert len(ann.room["chairs"]) == 5
        await ann.ok("fill", chair=4, bot="random")
        await ann.ok("set-options", options={"players": 3})
        assert [chair["kind"] for chair in ann.room["chairs"]] == ["person"] * 3
        assert (await ann.ask("set-options", options={"players": 2}))["message"] == "srv-too-many-seated"
        answer = await ann.ask("set-options", options={"players": 3, "special_roles": ["decoy"]})
        assert (answer["reason"], answer["rule"]) == ("illegal", "IJ-40")
        await others[0].ok("resync")
        assert others[0].room["options"] == {"players": 3}


async def test_ij_42_a_seat_request_is_granted_by_the_deal(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await full_table(
            server, options={"players": 4, "special_roles": ["bugged"]}, settings={"pacing": "off"}
        )
        answer = await bob.ask("request-role", role="decoy")
        assert answer["reason"] == "illegal"
        await bob.ok("request-role", role="bugged")
        await ann.ok("start")
        await bob.until("push")
        assert bob.push is not None
        assert bob.push["view"]["you"]["role"] == "bugged"


async def test_a_late_comer_watches_and_sits_down_for_the_rematch(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, options={"players": 3}, **QUICK)
        late = await Person.join(server, people[0].code, "Eve")
        await late.connect()
        push = await late.until("push")
        assert (push["view"]["you"], push["legal"], push.get("seat")) == (None, [], None)
        assert (await late.ask("sit", chair=0))["reason"] == "not-now"
        assert (await late.act({"do": "mission", "choose": "ascending"}))["message"] == "srv-not-seated"
        await play_on([*people])
        await people[0].ok("set-options", options={"players": 4})
        await late.ok("sit", chair=3)
        await people[0].ok("start")
        push = await late.until("push", game=1)
        assert push["seat"] == 3


async def test_a_rematch_brings_everybody_along_and_moves_the_start_on(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        watcher = await Person.join(server, people[0].code, "Eve", sit=False)
        await watcher.connect()
        await watcher.until("push")
        for game in range(3):
            await play_on(people, game)
            await people[0].ok("start")
            for person in [*people, watcher]:
                push = person.push
                if push is None or push["game"] != game + 1:
                    push = await person.until("push", game=game + 1)
        _, played = await Http(server).get(f"/api/tables/{people[0].code}/games", token=watcher.token)
        assert [game["result"] is None for game in played["games"]] == [False, False, False, True]
        dealt = []
        for number in range(3):
            path = f"/api/tables/{people[0].code}/games/{number}"
            _, record = await Http(server).get(path, token=watcher.token)
            Table.replay(find_game("inside-job"), read_record(record))
            dealt.append(record["log"][0]["starter"])
        assert [(one + 1) % 4 for one in dealt[:2]] == dealt[1:]
        status, refused = await Http(server).get(
            f"/api/tables/{people[0].code}/games/3", token=people[0].token
        )
        assert (status, refused["message"]) == (409, "srv-game-not-over")


def read_record(read: dict[str, Any]) -> Record:
    return Record.from_json(json.dumps(read).encode())


@pytest.mark.parametrize(("game", "players"), [("inside-job", 2), ("mission-calaveras", 3), ("insider", 4)])
async def test_every_game_is_played_to_its_end(tmp_path: Path, game: str, players: int) -> None:
    async with live_server(tmp_path) as server:
        options: dict[str, Any] = {"players": players}
        if game == "insider":
            options |= {"look_seconds": 1, "seconds": 5}
        people = await started(server, game, options=options, **QUICK)
        await play_on(people)
        _, record = await Http(server).get(f"/api/tables/{people[0].code}/games/0", token=people[0].token)
        table = Table.replay(find_game(game), read_record(record))
        assert table.record().result == record["result"]
        assert people[0].room["salt"] == record["salt"]


@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
async def test_bots_fill_the_empty_chairs_and_play_to_the_end(tmp_path: Path, game: str) -> None:
    async with live_server(tmp_path) as server:
        options = {"players": 4} | ({"look_seconds": 1, "seconds": 5} if game == "insider" else {})
        ann = await Person.host(server, game, options=options, bots="careful", start=True, **QUICK)
        await ann.connect()
        await ann.until("push")
        await play_on([ann])
        assert ann.room["state"] == "over"


@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
async def test_a_game_that_is_over_leaves_nothing_for_the_garbage_collector(
    tmp_path: Path, bots: bool
) -> None:
    def games(code: str) -> list[int]:
        return [one.number for one in gc.get_objects() if type(one) is Play and one.code == code]

    async with live_server(tmp_path) as server:
        if bots:
            people = [await (await Person.host(server, bots="random", start=True, **QUICK)).connect()]
            await people[0].until("push")
        else:
            people = await started(server, **QUICK)
        gc.disable()
        try:
            for game in range(1, 4):
                await play_on(people, game)
                await people[0].ok("start")
                if people[0].push is None or people[0].push["game"] != game:
                    await people[0].until("push", game=game)
            assert games(people[0].code) == [3]
        finally:
            gc.enable()


async def test_a_host_may_delete_the_table_and_all_that_was_played(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, *_ = await started(server, **QUICK)
        http = Http(server)
        assert (await http.call("DELETE", f"/api/tables/{ann.code}", token=bob.token))[0] == 403
        assert (await http.call("DELETE", f"/api/tables/{ann.code}", token=ann.token))[0] == 204
        assert await bob.closed() == 4000
        assert (await http.get(f"/api/tables/{ann.code}"))[0] == 404
        assert server.tables.hall.store.games_of(ann.code) == []
