"""What the document tells of a session happens at a live server, in messages that the schemas describe."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.server.live import Person, live_server
from tests.server.protocol.strict import strict
from volteface.server.schema.games import GAMES, push_schema
from volteface.server.schema.protocol import socket_schema


def test_what_is_not_in_the_schemas_would_be_noticed() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        described({"type": "pong", "clock": 1, "more": 2}, "inside-job")


@cache
def validators(game: str) -> tuple[jsonschema_rs.Validator, jsonschema_rs.Validator]:
    types = next(one for one in GAMES if one.id == game)
    common, own = strict(socket_schema("AnyMessage")), strict(push_schema(types))
    return jsonschema_rs.validator_for(common), jsonschema_rs.validator_for(own)


def described(message: dict[str, Any], game: str) -> None:
    """Check a message against all that is said of it."""
    common, own = validators(game)
    common.validate(message)
    if message["type"] == "push":
        own.validate(message)


@pytest.mark.asyncio
async def test_a_session_goes_as_the_document_tells(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        ada = await Person.host(server, bots="random")
        await ada.connect()
        assert [(await ada.hear())["type"] for _ in range(2)] == ["welcome", "room"]
        await ada.send({"type": "start", "id": "start"})
        assert [(await ada.hear())["type"] for _ in range(3)] == ["room", "push", "done"]
        assert ada.push is not None
        assert ada.push["n"] == 0
        while not ada.push["legal"]:
            await ada.until("push")
        act = {"type": "act", "game": 0, "n": ada.push["n"]}
        first = {**act, "id": "a1", "action": ada.push["legal"][0]}

        await ada.send({**first, "id": "a0", "action": {**first["action"], "do": "juggle"}})
        assert (await ada.hear())["reason"] == "illegal"

        await ada.send(first)
        assert await ada.hear() == {"type": "accepted", "re": "a1"}
        told = await ada.until("push")
        assert (told["n"], told["re"]) == (act["n"] + 1, "a1")

        await ada.send(first)
        await ada.until("done", re="a1")

        await ada.send({**first, "id": "a2"})
        late = await ada.until("refused", re="a2")
        assert (late["reason"], late["n"]) == ("stale", ada.push["n"])

        await ada.send({"type": "resync", "id": "r1"})
        assert (await ada.until("room"))["state"] == "playing"
        assert (await ada.until("push"))["n"] >= told["n"]
        await ada.until("done", re="r1")

        await ada.send({"type": "ping"})
        await ada.until("pong")
        await server.tables.stop()
        assert await ada.closed() == 1001
    assert ada.heard[-1] == {"type": "closing", "reason": "stopping"}
    for message in ada.heard:
        described(message, "inside-job")


@pytest.mark.asyncio
async def test_the_end_of_a_socket_has_the_code_that_the_document_gives(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        host = await Person.host(server)
        await host.connect()
        bob = await Person.join(server, host.code, "Bob")
        await bob.connect()
        await bob.until("room")
        await host.ok("remove", member=bob.member)
        assert await bob.closed() == 4000
        assert bob.heard[-1] == {"type": "closing", "reason": "removed"}
        await bob.connect()
        assert (await bob.until("refused"))["reason"] == "unknown-token"
        assert await bob.closed() == 4001
        stranger = await Person(server, "BBBBBB", None, None).connect()
        assert (await stranger.until("refused"))["reason"] == "no-table"
        assert await stranger.closed() == 1008
        await host.send("x" * 16_385)
        assert await host.closed() == 1009


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("inside-job", {"players": 2}),
        ("mission-calaveras", {"players": 3}),
        ("insider", {"players": 4, "look_seconds": 0}),
    ],
    ids=["inside-job", "calaveras", "insider"],
)
async def test_all_that_a_player_hears_is_described(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async with live_server(tmp_path) as server:
        settings = {"pacing": "off"}
        ada = await Person.host(server, game, options=options, bots="random", settings=settings)
        await ada.connect()
        await ada.ok("say", text="Good evening.")
        await ada.ok("start")
        for _ in range(60):
            if ada.room["state"] == "over":
                break
            if ada.push is not None and ada.push["legal"]:
                await ada.act(ada.push["legal"][0])
            else:
                await ada.hear()
        await ada.leave()
    assert {"welcome", "room", "push", "said", "done"} <= {message["type"] for message in ada.heard}
    for message in ada.heard:
        described(message, game)
