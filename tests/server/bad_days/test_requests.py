"""Every kind of request, bent in every field: refused by its id, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.bad_days.beside import bad_day
from tests.server.live import Person
from tests.server.protocol.samples import REQUESTS
from volteface.core.json import Entry
from volteface.server.requests import AnyRequest

JUNK: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    1e300,
    "",
    "x" * 2_000,
    "\u202e\u0000",
    [],
    [[[[]]]],
    {},
    {"type": "start"},
    {"": {"": None}},
]


def bent(request: Entry) -> Iterator[Entry]:
    """A request without a field, with a field too many, and with each field as it must not be."""
    for name in request:
        if name == "id":
            continue
        yield {key: value for key, value in request.items() if key != name}
        for junk in JUNK:
            if name != "type":
                yield {**request, name: junk}
    yield {**request, "more": 1}


def readable(request: Entry) -> bool:
    try:
        msgspec.json.decode(json.dumps(request), type=AnyRequest)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


@pytest.mark.asyncio
async def test_a_bent_request_is_refused_by_its_id(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, _):
        for good in (request for request in REQUESTS if "id" in request):
            host = await (await Person.host(server)).connect()
            await host.until("room")
            for number, request in enumerate(bent(good)):
                name = f"bent {number}"
                sent = {**request, "id": name}
                await host.send(sent)
                while (answer := await host.hear()).get("re") != name:
                    pass
                assert answer.get("reason") != "failed", sent
                if not readable(sent):
                    assert (answer["type"], answer["reason"]) == ("refused", "malformed"), sent
            await host.leave()


@pytest.mark.asyncio
async def test_an_id_that_is_none_is_refused_without_one(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, _):
        host = await (await Person.host(server)).connect()
        await host.until("room")
        before = host.room
        names: list[Any] = [None, "", "x" * 65, 1, [], {}]
        for name in names:
            await host.send({"type": "rename", "id": name, "name": "Zed"})
            answer = await host.until("refused")
            assert answer["reason"] == "malformed"
            assert "re" not in answer
        await host.ok("resync")
        assert host.room == before
        await host.leave()
