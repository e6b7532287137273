"""Games that are over: told again from any seat, shown from a file, shared, checked by anybody."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, Person, live_server, started
from tests.server.test_tables import play_on
from volteface.core.record import Record, seal
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.lab.simulate import Simulation, simulate
from volteface.server import replays
from volteface.server.config import Config
from volteface.server.serve import Server

QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


def a_record(game: str, seed: int = 1, **options: Any) -> Record:
    players = {"inside-job": 4, "mission-calaveras": 4, "insider": 5}[game]
    wanted = Simulation(game=find_game(game), games=1, seed=seed, options={"players": players, **options})
    (record,) = simulate(wanted)
    return record


async def played(server: Server, game: str = "inside-job", **wish: Any) -> list[Person]:
    people = await started(server, game, **{**QUICK, **wish})
    await play_on(people)
    return people


def at(person: Person, rest: str = "") -> str:
    return f"/api/tables/{person.code}/games/0{rest}"


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
async def test_a_replay_is_what_each_seat_was_told_push_by_push(tmp_path: Path, game: str) -> None:
    async with live_server(tmp_path) as server:
        people = await played(server, game)
        watcher = await Person.join(server, people[0].code, "Zed")
        http = Http(server)
        for person in people:
            told = {message["n"]: message for message in person.heard if message["type"] == "push"}
            seat = next(iter(told.values()))["seat"]
            # Whoever is at the table may look through anybody's eyes once the game is over.
            status, replay = await http.get(at(person, f"/replay?seat={seat}"), token=watcher.token)
            assert status == 200, replay
            assert (replay["game"], replay["seat"], replay["next"]) == (game, seat, None)
            steps = {step["n"]: step for step in replay["steps"]}
            assert set(told) <= set(steps)
            for n, push in told.items():
                assert (steps[n]["view"], steps[n]["events"]) == (push["view"], push["events"])
            assert replay["steps"][0]["entry"] == 0
            assert replay["steps"][0]["by"] == "chance"
            assert replay["steps"][-1]["view"]["ending"] is not None
            moments = [step["at"] for step in replay["steps"]]
            assert moments == sorted(moments)
        _, replay = await http.get(at(people[0], "/replay"), token=people[0].token)
        assert replay["seat"] is None
        assert all(step["view"].get("you") is None for step in replay["steps"])
        assert [seat["name"] for seat in replay["seats"]][:1] == ["Ann"]
        assert replay["result"]["winners"] is not None


def test_own_words_are_not_told_again() -> None:
    words = ["zanzibar", "quagga", "oriflamme", "kumquat", "yurt", "wimple", "xebec"]
    record = a_record("insider", own_words=words)
    told = replays.replay_record(record.to_json().encode(), None)
    assert "own_words" not in told.options
    # The word of this game was shown at its end; the others may serve the table again.
    shown = json.loads(bytes(told.steps[-1].view))["ending"]["word"]
    everything = json.dumps([json.loads(bytes(step.view)) for step in told.steps]) + str(told.options)
    assert [word for word in words if word in everything] == [shown]


@pytest.mark.asyncio
async def test_everybody_in_a_full_room_may_read_the_story_at_once(tmp_path: Path) -> None:
    async with live_server(tmp_path, config=Config(bot_scale=0.0)) as server:
        people = await played(server)
        http, token = Http(server), people[0].token
        # One address for eight people, who each look through everybody's eyes and through nobody's.
        seats = [*range(4), None, *range(4)]
        paths = [at(people[0], "/replay" + ("" if seat is None else f"?seat={seat}")) for seat in seats] * 8
        assert [(await http.get(path, token=token))[0] for path in paths] == [200] * len(paths)


@pytest.mark.asyncio
async def test_a_game_that_runs_is_not_told_again_nor_one_that_never_was(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        http, token = Http(server), people[0].token
        for rest in ("/replay", "/replay?seat=1"):
            status, refused = await http.get(at(people[0], rest), token=token)
            assert (status, refused["message"]) == (409, "srv-game-not-over")
        status, refused = await http.post(at(people[0], "/share"), None, token=token)
        assert (status, refused["message"]) == (409, "srv-game-not-over")
        status, refused = await http.get(f"/api/tables/{people[0].code}/games/7/replay", token=token)
        assert (status, refused["message"]) == (404, "srv-no-such-game")
        status, refused = await http.get(at(people[0], "/replay"))
        assert (status, refused["reason"]) == (401, "unknown-token")


@pytest.mark.asyncio
async def test_under_a_poker_face_nothing_is_told_again_before_the_end_was_shown(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(
            server, "mission-calaveras", bots="random", start=True, settings={"pacing": "off"}
        )
        await ann.connect()
        while ann.room.get("state") != "over":
            if ann.push is not None and ann.push["legal"]:
                await ann.act(ann.push["legal"][0])
            else:
                await ann.hear()
        live = server.tables._open[ann.code]
        play = live.play
        assert play is not None
        # The last move is stored, but held back.
        asked, play.asked = play.asked, (0,)
        for rest in ("/replay", "/share"):
            method = "POST" if rest == "/share" else "GET"
            status, refused = await Http(server).call(method, at(ann, rest), token=ann.token)
            assert (status, refused["message"]) == (409, "srv-game-not-over")
        play.asked = asked
        assert (await Http(server).get(at(ann, "/replay"), token=ann.token))[0] == 200


@pytest.mark.asyncio
@pytest.mark.parametrize("query", ["seat=9", "seat=-1", "seat=truth", "seat=1e1", "first=-1", "first=x"])
async def test_seats_and_steps_that_do_not_exist_are_refused(tmp_path: Path, query: str) -> None:
    async with live_server(tmp_path) as server:
        people = await played(server, options={"players": 3})
        status, refused = await Http(server).get(at(people[0], f"/replay?{query}"), token=people[0].token)
        assert (status, refused["reason"]) == (400, "malformed")


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
async def test_a_file_is_shown_to_anybody(tmp_path: Path, game: str) -> None:
    record = a_record(game)
    async with live_server(tmp_path) as server:
        http = Http(server)
        whole = json.loads(record.to_json())
        for seat in (*range(len(record.seats)), "spectator"):
            status, replay = await http.post("/api/replays", {"record": whole, "seat": seat})
            assert status == 200, replay
            assert replay["seat"] == (None if seat == "spectator" else seat)
            assert replay["steps"][-1]["entry"] == len(record.log) - 1
            assert replay["result"] == record.result
        table = Table.replay(find_game(game), record)
        again = replays.replay(table, 0)
        _, shown = await http.post("/api/replays", {"record": whole, "seat": 0})
        assert [step["n"] for step in shown["steps"]] == [step.n for step in again.steps]


@pytest.mark.asyncio
async def test_a_bad_file_is_refused_with_its_entry_and_the_rule(tmp_path: Path) -> None:
    good = json.loads(a_record("inside-job").to_json())
    play = next(number for number, entry in enumerate(good["log"]) if entry["do"] == "play")

    def bad(**changed: Any) -> Any:
        return {**good, **changed}

    wrong = [*good["log"]]
    wrong[play] = {**wrong[play], "wager": True}
    cut = good["log"][: play + 1]
    tries: list[tuple[Any, str, int | None, str | None]] = [
        (bad(log=wrong), "ij-wager-starter", play, "IJ-18"),
        (bad(log=cut), "record-result-early", None, None),
        (bad(volteface=2), "record-version", None, None),
        (bad(game="chess"), "game-unknown", None, None),
        (bad(salt="0" * 64), "record-seal", 0, None),
        (bad(options={"players": 9}), "ij-options-players", None, "IJ-5"),
        ({"some": "thing"}, "record-not-a-record", None, None),
        (bad(log=good["log"] * 50), "record-too-many-entries", 1000, None),
    ]
    async with live_server(tmp_path) as server:
        for record, message, entry, rule in tries:
            status, refused = await Http(server).post("/api/replays", {"record": record})
            assert (status, refused["reason"], refused["message"]) == (422, "illegal", message)
            assert refused.get("arguments", {}).get("entry") == entry
            assert refused.get("rule") == rule
        status, refused = await Http(server).post("/api/replays", {"record": good, "seat": "truth"})
        assert (status, refused["reason"]) == (400, "malformed")
        status, refused = await Http(server).post("/api/replays", {"record": good, "seat": 7})
        assert (status, refused["message"]) == (400, "srv-no-such-seat")


def test_a_long_game_comes_in_several_answers_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    record = a_record("mission-calaveras", seed=3)
    whole = replays.replay_record(record.to_json().encode(), 1)
    assert whole.next is None
    monkeypatch.setattr(replays, "LARGEST_ANSWER", 20_000)
    steps: list[Any] = []
    first: int | None = 0
    answers = 0
    while first is not None:
        part = replays.replay_record(record.to_json().encode(), 1, first)
        assert sum(len(bytes(step.view)) for step in part.steps) < 40_000
        steps += part.steps
        first = part.next
        answers += 1
    assert answers > 3
    assert [bytes(step.view) for step in steps] == [bytes(step.view) for step in whole.steps]


# Shared games


@pytest.mark.asyncio
async def test_who_played_a_game_can_share_it_with_everybody(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await played(server)
        http = Http(server)
        zed = await Person.join(server, people[0].code, "Zed")
        status, refused = await http.post(at(zed, "/share"), None, token=zed.token)
        assert (status, refused["message"]) == (403, "srv-not-your-game")
        status, shared = await http.post(at(people[2], "/share"), None, token=people[2].token)
        assert status == 201
        assert shared["path"] == f"/g/{shared['id']}"
        assert len(shared["id"]) == 22
        _, again = await http.post(at(people[1], "/share"), None, token=people[1].token)
        assert again == shared, "one game has one address"

        path = f"/api/shared/{shared['id']}"
        status, summary = await http.get(path)
        assert status == 200
        assert (summary["game"], summary["options"]) == ("inside-job", {"players": 4})
        assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob", "Cat", "Dan"]
        _, record = await http.get(at(people[0]), token=people[0].token)
        assert (summary["seal"], summary["salt"], summary["result"]) == (
            record["seal"],
            record["salt"],
            record["result"],
        )
        assert (await http.get(path + "/record")) == (200, record)
        for seat in (0, 3, "spectator"):
            _, replay = await http.get(f"{path}/replay?seat={seat}")
            assert replay == (await http.get(at(people[0], f"/replay?seat={seat}"), token=people[0].token))[1]
        # Nothing leads from it to the table.
        assert people[0].code not in json.dumps([summary, record])


@pytest.mark.asyncio
async def test_what_is_shared_can_be_taken_back_and_goes_with_the_table(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await played(server)
        http, ann = Http(server), people[0]
        _, shared = await http.post(at(ann, "/share"), None, token=ann.token)
        status, refused = await http.call("DELETE", at(ann, "/share"), token="wrong")
        assert (status, refused["reason"]) == (401, "unknown-token")
        assert (await http.call("DELETE", at(people[1], "/share"), token=people[1].token))[0] == 204
        status, refused = await http.get(f"/api/shared/{shared['id']}")
        assert (status, refused["message"]) == (404, "srv-no-shared")
        _, anew = await http.post(at(ann, "/share"), None, token=ann.token)
        assert anew["id"] != shared["id"]
        assert (await http.get(f"/api/shared/{anew['id']}"))[0] == 200
        assert (await http.call("DELETE", f"/api/tables/{ann.code}", token=ann.token))[0] == 204
        assert (await http.get(f"/api/shared/{anew['id']}"))[0] == 404


@pytest.mark.asyncio
async def test_a_shared_game_is_there_after_a_restart(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await played(server, "mission-calaveras")
        _, shared = await Http(server).post(at(people[0], "/share"), None, token=people[0].token)
    async with live_server(tmp_path) as server:
        status, summary = await Http(server).get(f"/api/shared/{shared['id']}")
        assert (status, summary["game"]) == (200, "mission-calaveras")


@pytest.mark.asyncio
async def test_wrong_addresses_are_guesses(tmp_path: Path) -> None:
    async with live_server(tmp_path, config=Config(bot_scale=0.0)) as server:
        http = Http(server)
        statuses = [(await http.get(f"/api/shared/{'x' * 22}"))[0] for _ in range(15)]
        statuses += [(await http.get("/api/tables/BBBBBB"))[0] for _ in range(15)]
        assert statuses == [404] * 30
        assert 429 in [(await http.get("/api/tables/BBBBBB"))[0] for _ in range(4)]
        status, refused = await http.get(f"/api/shared/{'y' * 22}")
        assert (status, refused["reason"]) == (429, "too-many")


# The seal


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
async def test_anybody_can_check_the_seal_as_the_document_says(tmp_path: Path, game: str) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, game, **QUICK)
        shown = people[0].room["seal"]
        assert people[0].room.get("salt") is None
        await play_on(people)
        _, record = await Http(server).get(at(people[0]), token=people[0].token)
        deal = {key: value for key, value in record["log"][0].items() if key != "at"}
        written = json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest = hashlib.sha256(f"{record['salt']}\n{written}".encode()).hexdigest()
        assert digest == shown == record["seal"]


def test_the_seal_of_any_deal_fits_what_scripts_would_write() -> None:
    """Keys are plain letters, so that sorting them by units or by signs is the same."""
    for name in ("inside-job", "mission-calaveras", "insider"):
        game = find_game(name)
        for seed in range(20):
            rng = Rng("seals", seed)
            options = game.draw_options(rng, {})
            entry = game.write_deal(game.deal(options, rng))
            assert all(key.isascii() for key in entry)
            assert seal("5a", entry) == seal("5a", json.loads(json.dumps(entry)))
