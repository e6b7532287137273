"""Actions over the socket: numbers, repeats, refusals, pacing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import ManualClock, Person, live_server, started
from volteface.server.pacing import BEAT, FLOOR, release_at

pytestmark = pytest.mark.asyncio

QUICK: dict[str, Any] = {"settings": {"pacing": "off"}}


def asked_of(people: list[Person]) -> tuple[Person, list[Person]]:
    """Find who is asked, and the others."""
    asked = next(person for person in people if person.push is not None and person.push["legal"])
    return asked, [person for person in people if person is not asked]


async def test_an_action_is_answered_by_the_push_that_it_led_to(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        asked, others = asked_of(await started(server, **QUICK))
        assert asked.push is not None
        before = asked.push["n"]
        push = await asked.act(asked.push["legal"][0])
        assert (push["type"], push["n"], push["game"]) == ("push", before + 1, 0)
        theirs = await others[0].until("push")
        assert "re" not in theirs


async def test_a_repeat_is_harmless_and_a_stale_action_is_refused(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **QUICK)
        asked, _ = asked_of(people)
        assert asked.push is not None
        act = {"type": "act", "id": "a1", "game": 0, "n": asked.push["n"], "action": asked.push["legal"][0]}
        await asked.send(act)
        await asked.send(act)
        await asked.until("push", re="a1")
        await asked.send(act)
        assert (await asked.until("done"))["re"] == "a1"
        log = len(server.tables._open[asked.code].play.table.log)  # type: ignore[union-attr]
        assert log == 2
        stale = await asked.ask("act", game=0, n=act["n"], action=act["action"])
        assert (stale["reason"], stale["n"]) == ("stale", asked.push["n"])
        assert (await asked.ask("act", game=7, n=asked.push["n"], action={}))["reason"] == "stale"


async def test_every_refusal_has_a_reason_and_the_rule(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        asked, others = asked_of(await started(server, **QUICK))
        assert asked.push is not None
        other = others[0]
        answer = await other.act(
            asked.push["legal"][0]
            | {
                "by": other.room["chairs"].index(
                    next(chair for chair in other.room["chairs"] if chair["owner"] == other.member)
                )
            }
        )
        assert (answer["reason"], bool(answer["rule"])) == ("not-in-turn", True)
        assert (await other.act(asked.push["legal"][0]))["reason"] == "not-allowed"
        assert (await asked.act({"do": "mission", "choose": "no-such"}))["reason"] == "illegal"
        assert (await asked.act({"do": "dance"}))["reason"] == "illegal"
        assert (await asked.act({"by": True, "do": "play"}))["reason"] == "malformed"
        assert (await asked.ask("act", game=0))["reason"] == "malformed"
        assert (await asked.ask("fly"))["reason"] == "malformed"
        await asked.send('{"type":"act"')
        assert (await asked.until("refused")).get("re") is None
        assert (await asked.act(asked.push["legal"][0]))["type"] == "push"


async def test_two_sockets_on_one_seat_agree(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        asked, _ = asked_of(await started(server, **QUICK))
        tab = await Person(server, asked.code, asked.member, asked.token).connect()
        await tab.until("push")
        assert tab.push is not None
        assert asked.push is not None
        assert tab.push["view"] == asked.push["view"]
        await tab.act(tab.push["legal"][0])
        push = await asked.until("push")
        assert push["view"] == tab.push["view"]


@pytest.mark.parametrize(("level", "shown"), [("soft", FLOOR), ("strict", BEAT)])
async def test_a_quick_move_is_stored_at_once_and_shown_in_its_time(
    tmp_path: Path, level: str, shown: int
) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        people = await started(server, settings={"pacing": level})
        asked, others = asked_of(people)
        assert asked.push is not None
        clock.pass_time(50)
        act = {"type": "act", "id": "a1", "game": 0, "n": asked.push["n"], "action": asked.push["legal"][0]}
        await asked.send(act)
        await asked.until("accepted", re="a1")
        stored = server.tables.hall.store.load_game(asked.code, 0)
        assert stored is not None
        assert (len(stored.entries), stored.moments[-1]) == (2, shown)
        # Whoever asks too early, even the next in turn, learns nothing of it.
        for other in others:
            assert other.push is not None
            assert (await other.act({"do": "play", "card": "b1", "wager": False}))["reason"] == "not-in-turn"
            await other.ok("resync")
            assert other.push["n"] == 0
        again = await asked.ask("act", game=0, n=asked.push["n"], action=asked.push["legal"][0])
        assert again["reason"] == "busy"
        clock.pass_time(shown - 51)
        await others[0].ok("resync")
        assert others[0].push is not None
        assert others[0].push["n"] == 0
        clock.pass_time(1)
        await asked.until("push", re="a1")
        await others[0].until("push", n=1)


@pytest.mark.parametrize(
    ("level", "asked", "now", "shown"),
    [
        ("off", 1000, 1010, 1010),
        ("soft", 1000, 1010, 1000 + FLOOR),
        ("soft", 1000, 9000, 9000),
        ("strict", 1000, 1000, 1000 + BEAT),
        ("strict", 1000, 1000 + BEAT, 1000 + BEAT),
        ("strict", 1000, 1001 + BEAT, 1000 + 2 * BEAT),
    ],
)
async def test_when_a_move_is_shown(level: Any, asked: int, now: int, shown: int) -> None:
    assert release_at(level, asked, now) == shown


async def test_a_secret_ballot_is_not_shown_to_the_others(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        options = {"players": 4, "seconds": 10, "look_seconds": 1}
        people = await started(server, "insider", options=options, **QUICK)
        master, _ = asked_of(people)
        commons = [person for person in people if person is not master]

        async def all_see(phase: str) -> None:
            for person in people:
                while person.push is None or person.push["view"]["phase"] != phase:
                    await person.hear()

        await master.act({"do": "begin"})
        await all_see("look")
        clock.pass_time(1_000)
        await all_see("questions")
        await commons[0].act({"do": "ask", "text": "Is it the word?"})
        await master.until("push")
        assert master.push is not None
        await master.act(next(one for one in master.push["legal"] if one.get("answer") == "found"))
        await all_see("discussion")
        await master.act({"do": "end-discussion"})
        await all_see("first-ballot")
        before = [person.push["n"] for person in people if person.push is not None]
        voter = next(person for person in people if any(a["do"] == "accuse" for a in person.push["legal"]))  # type: ignore[index]
        await voter.act({"do": "accuse", "guilty": True})
        for person in people:
            await person.ok("resync")
        after = [person.push["n"] for person in people if person.push is not None]
        changed = [person for person, old, new in zip(people, before, after, strict=True) if old != new]
        assert changed == [voter]
