"""Bytes that are no frames, frames that are no messages: nobody but their sender notices."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.server.bad_days.beside import LIMITED, bad_day
from tests.server.bad_days.raw import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    TEXT,
    Raw,
    frame,
    raw_line,
    raw_socket,
    request,
    unfinished,
    upgrade,
)
from tests.server.live import Http, live_server
from volteface.server.requests import LARGEST


async def alive(raw: Raw) -> None:
    """A socket still answers."""
    await raw.send(frame(b'{"type":"ping"}'))
    while (await raw.hear())["type"] != "pong":
        pass


BREACHES = {
    "reserved opcode": (frame(b"x", 0x3), 1002),
    "reserved control opcode": (frame(b"x", 0xB), 1002),
    "unmasked": (frame(b'{"type":"ping"}', masked=False), 1002),
    "long ping": (frame(b"p" * 126, PING), 1002),
    "ping in parts": (frame(b"p", PING, fin=False), 1002),
    "length with its top bit set": (b"\x81\xff" + b"\xff" * 8, 1002),
    "length longer than need be": (b"\x81\xfe\x00\x05" + bytes(4) + b"hello", 1002),
    "terabyte declared": (frame(b"", length=1 << 40), 1009),
    "one byte too many": (frame(b"x" * (LARGEST + 1)), 1009),
    "bytes in parts": (frame(b"x", BINARY, fin=False), 1003),
    "close without a code": (frame(b"", CLOSE), 1000),
    "close with half a code": (frame(b"\x03", CLOSE), 1002),
    "close with a code that nobody may send": (frame(b"\x03\xed", CLOSE), 1002),
    "close with a reason that is no text": (frame(b"\x03\xe8\xff\xfe", CLOSE), 1007),
    "reserved bits": (frame(b'{"type":"ping"}', reserved=0b100), 1002),
    "continuation of nothing": (frame(b'{"type":"ping"}', CONTINUATION), 1002),
    "a message inside a message": (frame(b"{", fin=False) + frame(b'{"type":"ping"}'), 1002),
}


@pytest.mark.asyncio
async def test_a_breach_of_the_framing_closes_the_socket_and_no_other(tmp_path: Path) -> None:
    async with bad_day(tmp_path, LIMITED) as (server, evening):
        found: dict[str, int | None] = {}
        for name, (sent, _) in BREACHES.items():
            async with raw_socket(server, evening.code) as raw:
                await raw.send(sent)
                found[name] = await raw.closed()
        assert found == {name: code for name, (_, code) in BREACHES.items()}


BAD_TEXTS = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "half a character": b'{"type":"ping","x":"\xc3"}',
    "lone surrogate": b'{"type":"rename","id":"1","name":"\\ud800x"}',
    "no json": b"hello",
    "nul": b"\x00" * 100,
    "a number": b"1",
    "a list": b"[]",
    "no type": b"{}",
    "two types": b'{"type":"hello","type":"act"}',
    "unknown type": b'{"type":"cheat","id":"1"}',
    "type of another kind": b'{"type":1}',
    "not a number": b'{"type":"act","id":"1","game":0,"n":0,"action":{"by":NaN}}',
    "infinite": b'{"type":"act","id":"1","game":0,"n":0,"action":{"by":1e999}}',
    "huge number": b'{"type":"act","id":"1","game":0,"n":' + b"9" * 10_000 + b',"action":{}}',
    "huge number for anything": b'{"type":"act","id":"1","game":0,"n":0,"action":{"by":'
    + b"9" * 10_000
    + b"}}",
    "deep list": b"[" * LARGEST,
    "deep object": b'{"a":' * 3_000,
    "deep in an action": b'{"type":"act","id":"1","game":0,"n":0,"action":{"by":' + b"[" * 8_000,
    "deep and closed": b'{"type":"act","id":"1","game":0,"n":0,"action":{"x":'
    + b"[" * 8_000
    + b"]" * 8_000
    + b"}}",
    "long id": b'{"type":"start","id":"' + b"x" * 65 + b'"}',
    "field of one's own": b'{"type":"start","id":"1","admin":true}',
}


@pytest.mark.asyncio
async def test_what_is_no_request_is_answered_and_the_socket_stays(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening):
        for name, sent in BAD_TEXTS.items():
            async with raw_socket(server, evening.code) as raw:
                await raw.send(frame(sent))
                # A television may do nothing, so what can be read is refused for that.
                assert await raw.refused() in ("malformed", "not-allowed"), name
                await alive(raw)


@pytest.mark.asyncio
async def test_the_id_of_an_unreadable_request_comes_back(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening):
        host = evening.people[0]
        async with raw_socket(server, host.code) as raw:
            await raw.send(frame(b'{"type":"sit","id":"mine","chair":"two"}'))
            while (answer := await raw.hear())["type"] != "refused":
                pass
            assert (answer["re"], answer["reason"]) == ("mine", "malformed")


@pytest.mark.asyncio
async def test_bytes_are_refused_and_text_in_parts_is_read(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening), raw_socket(server, evening.code) as raw:
        await raw.send(frame(b'{"type":"ping"}', BINARY))
        assert await raw.refused() == "malformed"
        for part in (frame(b'{"type"', fin=False), frame(b"", CONTINUATION, fin=False), frame(b"", PING)):
            await raw.send(part)
        await raw.send(frame(b':"ping"}', CONTINUATION))
        while (await raw.hear())["type"] != "pong":
            pass


@pytest.mark.asyncio
async def test_the_largest_message_is_read_and_a_larger_one_in_parts_is_not(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening), raw_socket(server, evening.code) as raw:
        await raw.send(frame(b'{"type":"ping"}'.ljust(LARGEST)))
        await alive(raw)
        await raw.send(frame(b"[" * LARGEST, fin=False) + frame(b"[", CONTINUATION))
        assert await raw.refused() == "too-large"
        assert await raw.closed() == 1009


@pytest.mark.asyncio
async def test_an_endless_message_takes_no_memory(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening), raw_socket(server, evening.code) as raw:
        await raw.send(frame(b"[" * LARGEST, fin=False))
        part = frame(b"[" * LARGEST, CONTINUATION, fin=False)
        for _ in range(1_000):
            await raw.send(part)
            assert unfinished(server) <= 2 * LARGEST
        assert await raw.refused() == "too-large"
        assert await raw.closed() == 1009


@pytest.mark.asyncio
async def test_a_message_of_endless_empty_parts_is_a_flood(tmp_path: Path) -> None:
    async with bad_day(tmp_path, LIMITED) as (server, evening), raw_socket(server, evening.code) as raw:
        turned_away = server.tables.hall.metrics.turned_away
        await raw.send(frame(b"", fin=False) + frame(b"", CONTINUATION, fin=False) * 200)
        while not turned_away._value.get():
            await evening.moved(1)


@pytest.mark.asyncio
async def test_a_frame_that_declares_too_much_is_not_waited_for(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening), raw_socket(server, evening.code) as raw:
        await raw.send(frame(b"", length=1 << 40))
        assert await raw.closed() == 1009


@pytest.mark.asyncio
async def test_random_bytes_in_place_of_frames(tmp_path: Path) -> None:
    rng = random.Random(11)
    async with bad_day(tmp_path, LIMITED) as (server, evening):
        for _ in range(60):
            async with raw_socket(server, evening.code, hello=rng.random() < 0.5) as raw:
                await raw.send(rng.randbytes(rng.randrange(1, 4_000)))
                raw.writer.write_eof()
                await raw.ended()
        assert (await Http(server).get("/healthz"))[0] == 200


@pytest.mark.asyncio
async def test_random_bytes_in_good_frames(tmp_path: Path) -> None:
    rng = random.Random(12)
    good = json.dumps({"type": "say", "id": "1", "text": "Who was it?"}).encode()
    async with bad_day(tmp_path) as (server, evening), raw_socket(server, evening.code) as raw:
        for _ in range(400):
            bent = bytearray(good)
            for _ in range(rng.randrange(1, 6)):
                bent[rng.randrange(len(bent))] = rng.randrange(256)
            sent = bytes(bent) if rng.random() < 0.7 else rng.randbytes(rng.randrange(200))
            await raw.send(frame(sent, rng.choice((TEXT, TEXT, BINARY))))
            assert await raw.refused() in ("malformed", "not-allowed")


HEADS = {
    "random": bytes(range(128, 256)) + b"\r\n\r\n",
    "no request": b"\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20 + b"\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "no host for a socket": b"GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
    "a socket by another method": upgrade("/", "127.0.0.1").replace(b"GET", b"POST"),
    "a socket without a key": upgrade("/", "127.0.0.1", **{"Sec-WebSocket-Key": "short"}),
    "a socket of an old version": upgrade("/", "127.0.0.1", **{"Sec-WebSocket-Version": "8"}),
    "a socket nowhere": upgrade("/nowhere", "127.0.0.1"),
    "a socket at no address": upgrade("//[", "127.0.0.1"),
    "a host that is none": request("/", "[::1"),
    "a socket for a host that is none": upgrade("/", "[::1"),
    "a header without a name": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n: x\r\n\r\n",
    "two lengths": request("/", "127.0.0.1", "POST", Content_Length="1", content_length="2"),
    "length and chunks": request("/", "127.0.0.1", "POST", Content_Length="1", Transfer_Encoding="chunked"),
    "a chunk that is none": request(
        "/api/tables", "127.0.0.1", "POST", body=b"zz\r\n", Transfer_Encoding="chunked"
    ),
    "control characters": request("/api/tables/\x01\x02", "127.0.0.1"),
}


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS.keys())
@pytest.mark.asyncio
async def test_a_head_that_cannot_be_read_is_refused(tmp_path: Path, head: bytes) -> None:
    async with live_server(tmp_path, config=LIMITED) as server:
        async with raw_line(server) as raw:
            await raw.send(head)
            raw.writer.write_eof()
            answer = await raw.ended()
        assert answer == b"" or 400 <= int(answer.split(b" ")[1]) < 500, answer
        assert (await Http(server).get("/healthz"))[0] == 200


@pytest.mark.parametrize("spelt", ["Upgrade:websocket", "UPGRADE: WebSocket", "upgrade: \t websocket"])
@pytest.mark.asyncio
async def test_a_socket_may_be_asked_for_in_any_spelling(tmp_path: Path, spelt: str) -> None:
    async with live_server(tmp_path) as server, raw_line(server) as raw:
        asked = upgrade("/api/tables/BBBBBB/socket", f"{server.host}:{server.port}")
        await raw.send(asked.replace(b"Upgrade: websocket", spelt.encode()))
        assert (await raw.head())[0] == 101
