"""A player asks what a move would lead to. Dialogues over real sockets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Person, live_server, started

pytestmark = pytest.mark.asyncio

CALAVERAS: dict[str, Any] = {"game": "mission-calaveras", "settings": {"pacing": "off"}}


def turn(people: list[Person]) -> tuple[Person, Person]:
    """Whose turn it is, and somebody else."""
    asked = [person for person in people if person.push is not None and person.push["legal"]]
    others = [person for person in people if person not in asked]
    return asked[0], others[0]


async def ahead(person: Person, action: dict[str, Any], **other: int) -> dict[str, Any]:
    assert person.push is not None
    numbers = {"game": person.push["game"], "n": person.push["n"], **other}
    return await person.ask("preview", **numbers, action=action)


async def test_a_player_sees_what_a_move_would_lead_to_and_then_it_does(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **CALAVERAS)
        for _ in range(6):
            now, other = turn(people)
            assert now.push is not None
            n = now.push["n"]
            for action in now.push["legal"][:4]:
                answer = await ahead(now, action)
                assert answer["type"] == "foreseen"
                assert answer["events"][0]["seat"] == action["by"]
            assert now.push["n"] == n
            action = now.push["legal"][0]
            foreseen = (await ahead(now, action))["events"]
            push = await now.act(action)
            assert push["events"][: len(foreseen)] == foreseen
            for person in people:
                while person.push is None or person.push["view"]["history"] != push["view"]["history"]:
                    await person.hear()
            assert not any(message["type"] == "foreseen" for message in other.heard)
            other.heard.clear()
            for person in people:
                person.heard.clear()


async def test_nobody_else_is_told_and_nothing_is_kept(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **CALAVERAS)
        now, other = turn(people)
        assert now.push is not None
        second = await Person(server, now.code, now.member, now.token).connect()
        await second.until("push")
        await ahead(now, now.push["legal"][0])
        for person in (second, other):
            await person.send({"type": "ping"})
            assert (await person.until("pong"))["type"] == "pong"
            assert not any(message["type"] == "foreseen" for message in person.heard)


async def test_only_legal_moves_of_the_newest_push_and_of_ones_own(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **CALAVERAS)
        now, other = turn(people)
        assert now.push is not None
        action = now.push["legal"][0]
        assert (await ahead(now, action, n=now.push["n"] + 1))["reason"] == "stale"
        assert (await ahead(now, action, game=1))["reason"] == "stale"
        assert (await ahead(other, action))["message"] == "srv-not-your-seat"
        assert (await ahead(other, {key: part for key, part in action.items() if key != "by"}))[
            "reason"
        ] == "not-in-turn"
        held = set(now.push["view"]["you"]["hand"])
        lacking = next(card for card in ("carnival", "hotel", "airport", "phone") if card not in held)
        refused = await ahead(now, {"do": "place", "card": lacking, "to": 0})
        assert (refused["reason"], refused["rule"]) == ("illegal", "MC-7")
        assert (await ahead(now, {"do": "dance"}))["type"] == "refused"
        cat = await Person.join(server, now.code, "Watcher")
        await cat.connect()
        await cat.until("push")
        assert (await ahead(cat, action))["message"] == "srv-not-seated"


async def test_the_host_can_switch_it_off_and_on_at_any_time(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, **CALAVERAS)
        now, _ = turn(people)
        assert now.push is not None
        assert now.room["settings"]["preview"] is True
        await people[0].ok("set-settings", settings={"pacing": "off", "preview": False})
        refused = await ahead(now, now.push["legal"][0])
        assert (refused["reason"], refused["message"]) == ("not-now", "srv-no-preview")
        await people[0].ok("set-settings", settings={"pacing": "off", "preview": True})
        assert (await ahead(now, now.push["legal"][0]))["type"] == "foreseen"


@pytest.mark.parametrize("game", ["inside-job", "insider"])
async def test_other_games_foresee_nothing(tmp_path: Path, game: str) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, game=game, settings={"pacing": "off"})
        now, _ = turn(people)
        assert now.push is not None
        refused = await ahead(now, now.push["legal"][0])
        assert (refused["reason"], refused["message"]) == ("not-now", "srv-no-preview")


async def test_before_the_first_deal_there_is_nothing_to_foresee(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ann = await Person.host(server, **CALAVERAS)
        await ann.connect()
        refused = await ann.ask("preview", game=0, n=0, action={"do": "pass"})
        assert (refused["reason"], refused["message"]) == ("not-now", "srv-no-game")
