"""The order of things: clocks, bots that think, repeats, storing, deleting, another server's entries."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import PATIENCE, Http, ManualClock, Person, live_server, started
from volteface.core.json import Entry
from volteface.server.bodies import JoinTable
from volteface.server.errors import Declined
from volteface.server.play import MOST_AT_ONCE, SECONDS_BETWEEN, Play
from volteface.server.requests import Act, Rename
from volteface.server.serve import Server
from volteface.server.thinking.messages import Brief, Reply
from volteface.server.thinking.pool import Thinkers

pytestmark = pytest.mark.asyncio

GRACE: dict[str, Any] = {"settings": {"pacing": "off", "grace_seconds": 60}}
QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


async def newest(person: Person) -> dict[str, Any]:
    """Ask for the newest push."""
    await person.ok("resync")
    assert person.push is not None
    return person.push


async def read_all(people: Sequence[Person]) -> None:
    """Let everybody read what was sent; a socket that is full cannot be closed at once."""
    for person in people:
        await newest(person)


async def running_game(server: Server, code: str) -> Play:
    """Find the game of a table."""
    play = (await server.tables.find(code)).play
    assert play is not None
    return play


async def turn_of(person: Person, people: Sequence[Person]) -> dict[str, Any]:
    """Let the others play until somebody is asked."""
    for _ in range(60):
        asked = [one for one in people if (await newest(one))["legal"]]
        if person in asked:
            assert person.push is not None
            return person.push
        push = asked[0].push
        assert push is not None
        assert (await asked[0].act(push["legal"][0]))["type"] == "push"
    raise AssertionError("it was never his turn")


async def give_away(clock: ManualClock, people: Sequence[Person], **heir: str | None) -> None:
    """Let the last player go away, and the first two vote for an heir."""
    ann, bob, *_, away = people
    await away.leave()
    await ann.until("room")
    clock.pass_time(60_000)
    await ann.ok("propose", chair=len(people) - 1, **heir)
    await bob.ok("vote", proposal=ann.room["proposal"]["number"], yes=True)


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - nothing tells a test of what is seen from inside only
            await asyncio.sleep(0.001)


async def questions(clock: ManualClock, people: Sequence[Person]) -> tuple[Person, list[Person]]:
    """Let the Master begin and everybody look; tells who is the Master, and who asks."""
    (master,) = [person for person in people if (await newest(person))["legal"]]
    await master.act({"do": "begin"})
    play = await running_game(master.server, master.code)
    deadline = play.game.deadline(play.table.state)
    assert deadline is not None
    clock.pass_time(deadline - play.moment)
    await soon(lambda: play.table.state.phase == "questions")
    return master, [person for person in people if person is not master]


# Clocks


async def test_a_glass_that_runs_out_while_found_is_being_stored_does_not_end_the_discussion(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, "insider", options={"players": 5}, **QUICK)
        master, (asker, *_) = await questions(clock, people)
        play = await running_game(server, master.code)
        clock.pass_time(100_000)
        await newest(asker)
        await asker.act({"do": "ask", "text": "Is it a cat?"})
        deadline = play.game.deadline(play.table.state)
        assert deadline is not None
        clock.pass_time(deadline - play.moment - 1)
        push = await newest(master)
        found = next(action for action in push["legal"] if action.get("answer") == "found")
        seat, member = people.index(master), master.member
        assert member is not None
        # Nothing can be stored between these two lines.
        play.act(seat, member, Act(id="found", game=0, n=push["n"], action=found), lambda _: None)
        clock.pass_time(1)
        assert play.table.state.phase == "questions"
        await soon(lambda: play.table.state.phase != "questions")
        await server.tables.hall.keep([])
        for person in people:
            assert (await newest(person))["view"]["phase"] == "discussion"
        assert play.table.log[-1]["do"] == "answer"
        # The glass of the discussion runs, and ends it in its own time.
        deadline = play.game.deadline(play.table.state)
        assert deadline is not None
        clock.pass_time(deadline - play.moment)
        await soon(lambda: play.table.state.phase == "first-ballot")


async def test_nobody_asks_without_bounds_while_the_glass_runs(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, "insider", options={"players": 5}, **QUICK)
        master, (asker, other, *_) = await questions(clock, people)
        await newest(asker)
        for number in range(MOST_AT_ONCE):
            answer = await asker.act({"do": "ask", "text": f"Is it number {number}?"})
            assert answer["type"] == "push", answer
        refused = await asker.act({"do": "ask", "text": "Is it one more?"})
        assert (refused["reason"], refused["message"]) == ("too-many", "srv-too-many")
        # The others go on.
        await newest(other)
        assert (await other.act({"do": "ask", "text": "May I?"}))["type"] == "push"
        push = await newest(master)
        answer = next(action for action in push["legal"] if action.get("answer") == "no")
        assert (await master.act(answer))["type"] == "push"
        clock.pass_time(SECONDS_BETWEEN * 1_000)
        await newest(asker)
        assert (await asker.act({"do": "ask", "text": "Is it one more?"}))["type"] == "push"
        await newest(asker)
        assert (await asker.act({"do": "ask", "text": "And another?"}))["reason"] == "too-many"
        await read_all(people)


# Bots


class Ponderers(Thinkers):
    """Bots that have decided, and say so when a test lets them."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked: list[int] = []
        self.answered = 0
        self.go = asyncio.Event()

    async def decide(self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]) -> Reply:
        self.asked.append(brief.seat)
        await self.go.wait()
        self.answered += 1
        return Reply(entry=legal[0])


async def test_a_bot_that_still_thinks_does_not_move_for_an_owner_who_is_back(tmp_path: Path) -> None:
    clock, ponderers = ManualClock(), Ponderers()
    async with live_server(tmp_path, clock=lambda _: clock, thinkers=ponderers) as server:
        people = await started(server, **GRACE)
        dan = people[-1]
        await turn_of(dan, people)
        await give_away(clock, people, bot="careful")
        await soon(lambda: ponderers.asked == [3])
        await dan.connect()
        await dan.until("push")
        await dan.ok("reclaim")
        before = await newest(dan)
        assert before["legal"]
        ponderers.go.set()
        await soon(lambda: ponderers.answered == 1)
        for _ in range(3):
            # Whatever the bot would have ordered is stored by then.
            await server.tables.hall.keep([])
            clock.pass_time(10_000)
        after = await newest(dan)
        assert (after["n"], after["legal"]) == (before["n"], before["legal"])
        assert (await dan.act(after["legal"][0]))["type"] == "push"


# Repeats


async def test_an_heirs_action_is_not_taken_for_a_repeat_of_the_owners_even_after_a_restart(
    tmp_path: Path,
) -> None:
    clock = ManualClock()

    def act(person: Person) -> dict[str, Any]:
        assert person.push is not None
        action = person.push["legal"][0] if person.push["legal"] else {}
        return {"type": "act", "id": "a1", "game": 0, "n": person.push["n"], "action": action}

    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, **GRACE)
        ann, bob, _, dan = people
        await turn_of(dan, people)
        dans = act(dan)
        await dan.send(dans)
        await dan.until("push", re="a1")
        await turn_of(dan, people)
        eve = await (await Person.join(server, ann.code, "Eve", sit=False)).connect()
        await eve.until("push")
        await give_away(clock, people, member=eve.member)
        await eve.until("push", seat=3)
        before = (await newest(eve))["n"]
        eves = act(eve)
        await eve.send(eves)
        assert (await eve.until("push", re="a1"))["n"] > before
        log = list((await running_game(server, ann.code)).table.log)

    async with live_server(tmp_path, clock=lambda _: clock) as server:
        for person in (bob, dan, eve):
            person.server, person.push = server, None
            await person.connect()
            await person.until("push")
        await eve.send(eves)
        await eve.until("done", re="a1")
        await dan.ok("reclaim")
        await dan.send(dans)
        await dan.until("done", re="a1")
        # Others have used no such name.
        await bob.send({**act(bob), "n": 0})
        assert (await bob.until("refused", re="a1"))["reason"] == "stale"
        assert (await running_game(server, ann.code)).table.log == log


# Deleting


async def test_a_deleted_table_does_not_come_back_by_a_late_change(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await (await Person.host(server)).connect()
        await ann.until("room")
        table = await server.tables.find(ann.code)
        await table.settle()
        line, host = next(iter(table.lines)), ann.member
        assert host is not None
        async with table._lock:
            table.request(line, Rename(id="before", name="Early"))
            await asyncio.sleep(0)
            deletion = asyncio.create_task(server.tables.delete(table, host))
            await asyncio.sleep(0)
            table.request(line, Rename(id="after", name="Late"))
            await asyncio.sleep(0)
        await deletion
        await table.settle()
        await server.tables.hall.keep([])
        assert await ann.closed() == 4000
        assert not [message for message in ann.heard if "Late" in str(message)]
        assert (await Http(server).get(f"/api/tables/{ann.code}"))[0] == 404
        assert server.tables.hall.store.find_table(ann.code) is None


async def test_a_deleted_table_does_not_come_back_by_a_late_join(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(server)
        # Somebody has found the table and still sends his name.
        table = await server.tables.find(ann.code)
        status, _ = await Http(server).call("DELETE", f"/api/tables/{ann.code}", token=ann.token)
        assert status == 204
        with pytest.raises(Declined) as refused:
            await server.tables.join(table, JoinTable(name="Bob"))
        assert refused.value.reason == "no-table"
        await server.tables.hall.keep([])
        assert (await Http(server).get(f"/api/tables/{ann.code}"))[0] == 404
        assert server.tables.hall.store.find_table(ann.code) is None


# What is stored


def change_store(path: Path, statement: str, *values: object) -> None:
    """Write to the store behind the server's back."""
    with sqlite3.connect(path / "tables.db") as database:
        assert database.execute(statement, values).rowcount == 1
    database.close()


async def test_a_table_that_cannot_be_read_closes_no_other(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        broken = await started(server, **QUICK)
        whole = await started(server, **QUICK)
    spoil = "update entries set entry = ? where code = ? and number = 0"
    change_store(tmp_path, spoil, b'{"by":"chance","do":"deal"}', broken[0].code)
    async with live_server(tmp_path) as server:
        for person in (whole[0], broken[0]):
            person.server = server
        await whole[0].connect()
        assert (await whole[0].until("push"))["n"] == 0
        status, refused = await Http(server).get(f"/api/tables/{broken[0].code}")
        # Why a log does not play would tell what is in it.
        assert (status, refused) == (500, {"type": "refused", "reason": "failed", "message": "srv-failed"})
        await broken[0].connect()
        assert await broken[0].hear() == refused
        assert await broken[0].closed() == 1011
        assert (await Http(server).get(f"/api/tables/{whole[0].code}"))[0] == 200
        assert (await newest(whole[0]))["n"] == 0


async def test_a_table_to_which_another_server_has_written_is_opened_again_by_itself(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, settings={"pacing": "off", "turn_seconds": 10})
        ann, hall = people[0], server.tables.hall
        table = await server.tables.find(ann.code)
        play = await running_game(server, ann.code)
        seat = play.asked[0]
        entry = {"by": seat, **play.game.write_action(play.game.legal(play.table.state, seat)[0])}
        insert = "insert into entries (code, game, number, at, entry) values (?, 0, 1, 1, ?)"
        change_store(tmp_path, insert, ann.code, json.dumps(entry).encode())
        clock.pass_time(10_000)
        for person in people:
            assert await person.closed() == 1012
            assert person.heard[-1] == {"type": "closing", "reason": "replaced"}
        # Nobody comes, and the time of whoever is asked goes on.
        await soon(lambda: server.tables._open[ann.code] is not table)
        again = await running_game(server, ann.code)
        assert again.table.log[1]["by"] == seat
        for length in (3, 4):
            clock.pass_time(10_000)
            await hall.keep([])
            await soon(lambda length=length: len(again.table.log) >= length)  # type: ignore[misc]
        stored = hall.store.load_game(ann.code, 0)
        assert stored is not None
        assert json.loads(stored.entries[1]) == entry
        assert len(stored.entries) == len(again.table.log)
