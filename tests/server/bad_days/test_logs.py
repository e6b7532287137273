"""What the operator can read in the logs of a whole evening: nothing that is anybody's secret."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.bad_days.raw import CLOSE, frame, raw_line, raw_socket, request, upgrade
from tests.server.bad_days.test_disk import READ_ONLY, Disk
from tests.server.live import Http, Person, live_server, started
from volteface.server import archive, live, logs, talk
from volteface.server.config import Config
from volteface.server.serve import Server

NAMES = ("Aurelio", "Bartolome", "Clementina", "Domitila")
SAID = "the-casserole-is-under-the-stairs"
WORD = "zanzibar-marmalade"


@pytest.fixture(params=[False, True], ids=["json", "plain"])
def written(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """All that is logged, by whatever way, as `volteface serve` sets it up."""
    everything = StringIO()
    monkeypatch.setattr(sys, "stderr", everything)
    before = structlog.get_config()
    root = logging.getLogger()
    level = root.level
    # Libraries log through the standard library; even what an operator turns on must hold no secret.
    other = logging.StreamHandler(everything)
    root.addHandler(other)
    root.setLevel(logging.INFO)
    logs.set_up(plain=request.param, quiet=False)
    yield everything
    structlog.configure(**before)
    root.removeHandler(other)
    root.setLevel(level)


async def play_on(people: list[Person], secrets: set[str], moves: int = 12) -> None:
    """Play some moves and note what nobody else may read."""
    for _ in range(moves):
        for person in people:
            await person.ok("resync")
        person = next(one for one in people if one.push and one.push["legal"])
        assert person.push is not None
        action = person.push["legal"][0]
        secrets.add(json.dumps(action))
        answer = await person.act(action)
        assert answer["type"] != "refused", answer


def words_of(value: Any) -> Iterator[str]:
    """All that a view says."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from words_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_of(inner)
    elif isinstance(value, str):
        yield value


async def break_things(server: Server, host: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything fail that can, quoting what it was about."""
    path = f"/api/tables/{host.code}"
    sent = [
        request(path + "\x01", "127.0.0.1"),
        request(path, "127.0.0.1", Authorization=f"Bearer {host.token}", Content_Length="nonsense"),
        request(path, "127.0.0.1", "BREW"),
        request(path + "/nowhere", "127.0.0.1", Cookie=f"volteface={host.token}"),
        request(path + "/socket", "127.0.0.1", Cookie=f"volteface={host.token}", Expect="miracles"),
        upgrade(path + "/socket", "127.0.0.1", **{"Sec-WebSocket-Key": str(host.token)}),
        upgrade(path + "/socket", "127.0.0.1", **{"Bad Header": str(host.token)}),
        upgrade(path + "/socket/" + str(host.token), "127.0.0.1"),
    ]
    for one in sent:
        async with raw_line(server) as raw:
            await raw.send(one)
            raw.writer.write_eof()
            await raw.ended()
    for one in (frame(SAID.encode()), frame(SAID.encode(), 0x3), frame(b"\x03" + SAID.encode(), CLOSE)):
        async with raw_socket(server, host.code) as raw:
            await raw.send(one)
            raw.writer.write_eof()
            await raw.ended()

    def fail(*about: object, **more: object) -> None:
        raise ValueError(SAID, [str(one) for one in about], host.token, host.code, more)

    with monkeypatch.context() as broken:
        broken.setattr(talk, "speak", fail)
        answer = await host.ask("say", text=SAID)
        assert (answer["type"], answer["reason"]) == ("refused", "failed")
    with monkeypatch.context() as broken:
        broken.setattr(live, "preview", fail)
        answer = await host.ask("preview", game=0, n=0, action={"by": 0})
        assert (answer["type"], answer["reason"]) == ("refused", "failed")
    with monkeypatch.context() as broken:
        broken.setattr(archive, "played_games", fail)
        broken.setattr(server.tables, "find", fail)
        assert (await Http(server).get(f"{path}/games", host.token))[0] == 500
        async with raw_socket(server, host.code, hello=False) as raw:
            await raw.send(frame(b'{"type":"hello","protocol":1}'))
            assert await raw.refused() == "failed"
            assert await raw.closed() == 1011
    with monkeypatch.context() as broken:
        broken.setattr(server.tables.hall.metrics.sockets, "dec", fail)
        async with raw_socket(server, host.code):
            pass


@pytest.mark.asyncio
async def test_no_secret_is_in_the_logs_of_an_evening(
    tmp_path: Path, written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets: set[str] = {SAID, WORD, *NAMES}
    config = Config(bot_scale=0.0, unlimited=True, metrics_token="operators-only")
    async with live_server(tmp_path, config=config) as server:
        http = Http(server)
        people = await started(server, name=NAMES[0], settings={"pacing": "off"})
        for person, name in zip(people, NAMES, strict=True):
            if person is not people[0]:
                await person.ok("rename", name=name)
            await person.ok("say", text=SAID)
        host = people[0]
        await play_on(people, secrets)
        status, link = await http.post(f"/api/tables/{host.code}/links", None, people[1].token)
        assert status == 201
        status, moved = await http.post("/api/links", {"secret": link["secret"]})
        assert status == 200
        secrets |= {link["secret"], moved["token"], "operators-only"}
        for wrong in (WORD, link["secret"]):
            await http.post("/api/links", {"secret": wrong})
            await http.get(f"/api/tables/{host.code}/told", wrong)
        await http.post("/api/tables", {"game": WORD, "name": NAMES[0], "options": {WORD: WORD}})
        # Enough words of one's own that the card is one of them, with the word in it.
        own = [f"{WORD} {letter}" for letter in "abcdefghijkl"]
        options = {"players": 4, "own_words": own}
        insider = await Person.host(server, "insider", name=NAMES[2], options=options, bots="random")
        await (await insider.connect()).until("room")
        await insider.ok("start")
        disk = Disk(server)
        bad, good = READ_ONLY
        disk.set(bad)
        assert (await host.ask("rename", name=NAMES[3] + "x"))["reason"] == "not-stored"
        assert (await http.post("/api/tables", {"game": WORD, "name": WORD, "options": {}}))[0] >= 400
        disk.set(good)
        await break_things(server, host, monkeypatch)
        for person in (*people, insider):
            secrets |= {str(person.token), person.code, str(person.member)}
            for message in person.heard:
                if message["type"] == "push":
                    secrets |= {word for word in words_of(message["view"]) if len(word) > 5}
            secrets.add(str(person.room["seal"]))
        for person in (host, people[2], people[3], insider):
            await person.leave()
    out = written.getvalue()
    assert "request failed" in out, "what failed is logged"
    assert "ValueError" in out
    # A mission may have failed, and so does a request.
    ours = {"inside-job", "insider", "failed"}
    assert [secret for secret in secrets - ours if secret and secret in out] == []
