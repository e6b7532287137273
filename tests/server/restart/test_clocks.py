"""The server's clock counts only while a server runs: a stop costs nobody his time, and tells nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Person, live_server, started
from tests.server.restart.recorded import prepare, record, sitting
from tests.server.restart.told import Clocks, asked, back, one_move, play_of, until
from volteface.core.game import CLOCK
from volteface.server.play import Play
from volteface.server.serve import Server
from volteface.server.store import Store

pytestmark = pytest.mark.asyncio

DAY = 86_400_000


async def entries(play: Play, number: int) -> None:
    """Wait until the log has so many entries, and everybody was told."""
    await until(lambda: len(play.table.log) >= number)


def killed(path: Path, name: str) -> str:
    """Copy the store of a running server: it is what ``kill -9`` would leave at this moment."""
    with sqlite3.connect(path / "tables.db") as source, sqlite3.connect(path / name) as copy:
        source.backup(copy)
    source.close()
    copy.close()
    return f"sqlite:///{path / name}"


async def in_the_questions(server: Server, clocks: Clocks, **settings: Any) -> list[Person]:
    """Begin a game of Insider: the word was looked at, the glass of the questions runs."""
    people = await started(
        server, "insider", options={"players": 4, "seconds": 300}, settings={"pacing": "off", **settings}
    )
    master = next(
        person
        for person in people
        if person.push and {"by": person.push["seat"], "do": "begin"} in person.push["legal"]
    )
    await master.act({"do": "begin"})
    play = await play_of(server, master.code)
    clocks.now.pass_time(8_000)
    await entries(play, 3)
    assert play.table.log[-1]["do"] == "questions"
    for person in people:
        await person.ok("resync")
    return people


async def test_a_stopped_server_does_not_let_the_glass_run(tmp_path: Path) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, clock=clocks) as server:
        people = await in_the_questions(server, clocks)
        code = people[0].code
        play = await play_of(server, code)
        deadline = play.game.deadline(play.table.state)
        clocks.now.pass_time(100_000)
        left = clocks.now.now()
        await people[0].ok("resync")
        assert people[0].push is not None
        moment = people[0].push["moment"]
    async with live_server(tmp_path, clock=clocks) as server:
        assert clocks.now.now() == left
        for person in people:
            await back(person, server)
        assert people[0].push["moment"] == moment
        play = await play_of(server, code)
        assert play.game.deadline(play.table.state) == deadline
        assert deadline is not None
        clocks.now.pass_time(deadline - moment - 1)
        await people[0].ok("resync")
        assert len(play.table.log) == 3
        clocks.now.pass_time(1)
        await entries(play, 4)
        assert play.table.log[-1]["by"] == "clock"
        assert play.table.log[-1]["at"] == deadline
        assert CLOCK not in play.asked


async def test_kill_loses_what_the_clock_was_not_saved_for_and_never_goes_before_the_last_entry(
    tmp_path: Path,
) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, clock=clocks) as server:
        people = await in_the_questions(server, clocks)
        code = people[0].code
        clocks.now.pass_time(50_000)
        server.tables.beat()
        saved = clocks.now.now()
        clocks.now.pass_time(600)
        asker = next(
            person for person in people if person.push and any(a["do"] == "ask" for a in person.push["legal"])
        )
        await asker.act({"do": "ask", "text": "Is it alive?"})
        last = (await play_of(server, code)).table.log[-1]["at"]
        assert isinstance(last, int)
        clocks.now.pass_time(300)
        server.tables.hall.store.flush()
        url = killed(tmp_path, "killed.db")
    async with live_server(store=url, clock=clocks) as server:
        assert clocks.now.now() == saved
        await back(asker, server)
        assert asker.push is not None
        assert asker.push["moment"] == last
        await asker.act({"do": "ask", "text": "Is it big?"})
        play = await play_of(server, code)
        assert play.table.log[-1]["at"] == last
        clocks.now.pass_time(700)
        await asker.act({"do": "ask", "text": "Is it blue?"})
        assert play.table.log[-1]["at"] == last + 100


async def test_a_turn_timer_goes_on_where_it_was(tmp_path: Path) -> None:
    clocks = Clocks()
    async with live_server(tmp_path, clock=clocks) as server:
        people = await started(server, settings={"pacing": "off", "turn_seconds": 60})
        code = people[0].code
        clocks.now.pass_time(20_000)
        await one_move(people)
        clocks.now.pass_time(25_000)
    async with live_server(tmp_path, clock=clocks) as server:
        for person in people:
            await back(person, server)
            assert person.push is not None
            assert person.push["left"] == 35_000
        play = await play_of(server, code)
        clocks.now.pass_time(34_999)
        await people[0].ok("resync")
        assert len(play.table.log) == 2
        late = asked(people).push
        assert late is not None
        clocks.now.pass_time(1)
        await entries(play, 3)
        assert play.table.log[-1] in late["legal"]
        for person in people:
            await person.ok("resync")
            assert person.push is not None
            assert person.push["left"] == 60_000


async def test_after_a_restart_the_timer_does_not_tell_who_has_already_voted(tmp_path: Path) -> None:
    recorded = record("inside-job", 1, players=4)
    before_the_vote = recorded.moves[-4].before
    left = []
    for votes in (0, 1, 2):
        url = f"sqlite:///{tmp_path / f'{votes}.db'}"
        prepare(Store.open(url), recorded, before_the_vote, turn_seconds=60)
        clocks = Clocks()
        async with live_server(store=url, clock=clocks) as server:
            people = sitting(server, recorded)
            for person in people:
                await person.connect()
                await person.until("push")
            for move in recorded.moves[-4:][:votes]:
                clocks.now.pass_time(10_000)
                await people[recorded.players.index(move.player)].act(move.entry)
            clocks.now.pass_time(30_000 - 10_000 * votes)
        async with live_server(store=url, clock=clocks) as server:
            last = recorded.players.index(recorded.moves[-1].player)
            waiting = sitting(server, recorded)[last]
            await waiting.connect()
            left.append((await waiting.until("push"))["left"])
    assert left == [30_000] * 3


async def test_correspondence_waits_through_restarts_and_goes_on_when_nobody_is_there(tmp_path: Path) -> None:
    clocks = Clocks()
    people: list[Person] = []
    log = 1
    for _ in range(3):
        async with live_server(tmp_path, clock=clocks) as server:
            if not people:
                people = await started(server, settings={"pacing": "soft", "turn_seconds": 3 * 86_400})
                for person in people:
                    await person.leave()
            play = await play_of(server, people[0].code)
            clocks.now.pass_time(DAY - 1)
            server.tables.sweep()
            assert (await play_of(server, people[0].code)) is play
            assert len(play.table.log) == log
    while True:
        async with live_server(tmp_path, clock=clocks) as server:
            # Three milliseconds are left at first; later half of the three days, after each restart.
            play = await play_of(server, people[0].code)
            for wait in (3, 3 * DAY) if log == 1 else (3 * DAY // 2, 3 * DAY):
                before = len(play.table.log)
                clocks.now.pass_time(wait - 1)
                assert len(play.table.log) == before
                late = len(play.asked)
                clocks.now.pass_time(1)
                await entries(play, before + late)
                log = len(play.table.log)
                if play.over:
                    break
            if play.over:
                break
            clocks.now.pass_time(3 * DAY // 2)
    async with live_server(tmp_path, clock=clocks) as server:
        for person in people:
            await back(person, server)
            assert person.room["state"] == "over"
            assert [chair["owner"] for chair in person.room["chairs"]] == [one.member for one in people]
