"""Somebody is away: heirs, grace, turn timers, and coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, ManualClock, Person, live_server, started

pytestmark = pytest.mark.asyncio

GRACE: dict[str, Any] = {"settings": {"pacing": "off", "grace_seconds": 60}}


async def test_after_the_grace_time_the_table_votes_for_a_watcher_who_gets_that_seats_knowledge(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        ann, bob, cat, dan = await started(server, **GRACE)
        eve = await Person.join(server, ann.code, "Eve", sit=False)
        await eve.connect()
        await eve.until("push")
        dans = dan.push
        await dan.leave()
        await ann.until("room")
        wish = {"chair": 3, "member": eve.member}
        assert (await ann.ask("propose", **wish))["message"] == "srv-not-away"
        clock.pass_time(60_000)
        assert (await eve.ask("propose", **wish))["message"] == "srv-players-only"
        await ann.ok("propose", **wish)
        assert ann.room["proposal"]["needed"] == 2
        assert ann.room["chairs"][3].get("heir") is None
        await bob.until("room", proposal=ann.room["proposal"])
        await bob.ok("vote", proposal=1, yes=False)
        await bob.ok("vote", proposal=1, yes=True)
        inherited = await eve.until("inherited")
        assert (inherited["seat"], inherited["name"]) == (3, "Dan")
        assert dans is not None
        newest = inherited["pushes"][-1]
        assert (newest["n"], newest["view"], newest["legal"]) == (dans["n"], dans["view"], dans["legal"])
        push = await eve.until("push", seat=3)
        assert push["view"]["you"] == dans["view"]["you"]
        _, told = await Http(server).get(f"/api/tables/{ann.code}/told", token=eve.token)
        views = [line["message"]["view"] for line in told["messages"] if line["message"]["type"] == "push"]
        assert dans["view"] in views

        # The owner comes back, looks on, and takes his chair again.
        await dan.connect()
        room = await dan.until("room")
        assert room["chairs"][3] | {"kind": "person"} == room["chairs"][3]
        await dan.ok("reclaim")
        assert dan.push is not None
        assert (dan.push["seat"], dan.push["legal"]) == (3, dans["legal"])
        await cat.ok("resync")
        assert cat.room["chairs"][3].get("heir") is None
        # Whoever has seen a seat's secrets is nobody else's heir.
        await cat.leave()
        clock.pass_time(60_000)
        answer = await ann.ask("propose", chair=2, member=eve.member)
        assert answer["message"] == "srv-heir-peeked"


async def test_a_bot_plays_on_for_somebody_who_has_left_on_purpose(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, cat, dan = await started(server, **GRACE)
        await dan.ok("leave")
        await dan.leave()
        await ann.until("room")
        await ann.ok("propose", chair=3, bot="careful")
        await bob.ok("vote", proposal=1, yes=True)
        chair = (await cat.until("room", proposal=None))["chairs"][3]
        while chair.get("bot") is None:
            chair = (await cat.until("room"))["chairs"][3]
        assert (chair["kind"], chair["bot"], chair["owner"]) == ("bot", "careful", dan.member)


async def test_a_proposal_that_cannot_win_is_dropped_and_one_is_open_at_a_time(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann, bob, cat, dan = await started(server, **GRACE)
        await dan.ok("leave")
        await dan.leave()
        await ann.until("room")
        await ann.ok("propose", chair=3, bot="random")
        assert (await bob.ask("propose", chair=3, bot="careful"))["message"] == "srv-proposal-open"
        await bob.ok("vote", proposal=1, yes=False)
        await cat.ok("vote", proposal=1, yes=False)
        assert (await ann.ask("vote", proposal=1, yes=True))["reason"] == "stale"
        await ann.ok("propose", chair=3, bot="random")
        await dan.connect()
        await dan.until("room", proposal=None)


async def test_the_host_role_can_be_claimed_from_somebody_who_is_away(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        ann, bob, *_ = await started(server, **GRACE)
        assert (await bob.ask("hand-over", member=bob.member))["message"] == "srv-host-only"
        await ann.leave()
        await bob.until("room")
        clock.pass_time(61_000)
        await bob.ok("hand-over", member=bob.member)
        assert bob.room["host"] == bob.member


async def test_a_turn_timer_moves_for_whoever_is_late_and_never_ends_the_game(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live_server(tmp_path, clock=lambda _: clock) as server:
        settings = {"pacing": "off", "turn_seconds": 30}
        people = await started(server, settings=settings)
        asked = next(person for person in people if person.push is not None and person.push["legal"])
        other = next(person for person in people if person is not asked)
        assert other.push is not None
        before = other.push["n"]
        clock.pass_time(29_000)
        await other.ok("resync")
        assert (other.push["n"], other.push["left"]) == (before, 1_000)
        clock.pass_time(1_000)
        push = await other.until("push", n=before + 1)
        assert push["view"]["phase"] != "over"
        assert push["left"] == 30_000
        for _ in range(200):
            if (await other.ok("resync")) and other.push["view"]["phase"] == "over":
                break
            clock.pass_time(30_000)
            await other.until("push")
        assert other.push["view"]["phase"] == "over"
