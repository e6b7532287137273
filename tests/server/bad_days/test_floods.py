"""Too much, too slow, too many: bounded, answered, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.bad_days.beside import LIMITED, bad_day
from tests.server.bad_days.raw import PING, TEXT, Raw, frame, raw_line, raw_socket, unread, upgrade
from tests.server.live import PATIENCE, Http, Person, live_server
from volteface.server import front, serve, sockets
from volteface.server.config import Config
from volteface.server.serve import Server
from volteface.server.sockets import BURST, SLOW_BYTES

ROOMY = Config(bot_scale=0.0, sockets_per_address=5_000)
MANY = 2_000


@pytest.fixture
def many_files() -> None:
    """Allow as many open connections as the test wants, on both sides."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MANY + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def small_buffers(server: Server) -> None:
    """Let the system hold little of what the server sends, so that the server itself has to."""
    for line in server.tables.lines:
        assert isinstance(line, sockets.SocketLine)
        assert line._transport is not None
        plug = line._transport.underlying_transport.get_extra_info("socket")
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)


async def gone(server: Server, but: int) -> None:
    """Wait until the server has let go of all sockets but some."""
    async with asyncio.timeout(PATIENCE):
        while len(server.tables.lines) > but:  # noqa: ASYNC110 - the server rings no bell for this
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_flood_of_requests_is_refused_and_read_no_further(tmp_path: Path) -> None:
    async with bad_day(tmp_path, LIMITED) as (server, evening):
        flooder = await Person.join(server, evening.code, "Zed", sit=False)
        async with raw_socket(server, evening.code, hello=False) as raw:
            hello = {"type": "hello", "protocol": 1, "token": flooder.token}
            await raw.send(frame(json.dumps(hello).encode()))
            requests = [{"type": "say", "id": f"q{number}", "text": "!"} for number in range(3_000)]
            flood = b"".join(frame(json.dumps(one).encode()) for one in requests)
            raw.writer.write(flood)
            answers: dict[str, str] = {}
            while "too-many" not in answers.values():
                message = await raw.hear()
                if "re" in message:
                    answers[message["re"]] = message.get("reason", message["type"])
            assert 0 < len(answers) <= 2 * BURST
            assert [name for name in answers if answers[name] == "too-many"] > []
            # What has not been read waits in the sender's own buffers and the system's.
            await evening.moved()
            line = next(
                line for line in server.tables.lines if getattr(line, "member", None) == flooder.member
            )
            assert isinstance(line, sockets.SocketLine)
            assert line._transport is not None
            assert not line._transport.underlying_transport.is_reading()
            spoken = [message for message in evening.people[0].heard if message["type"] == "said"]
            assert len(spoken) <= 2 * BURST


@pytest.mark.asyncio
async def test_after_a_flood_the_same_socket_is_heard_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PAUSE_SECONDS", 0.05)
    async with bad_day(tmp_path, LIMITED) as (server, evening), raw_socket(server, evening.code) as raw:
        await raw.send(frame(b'{"type":"ping"}') * 2 * BURST)
        refused = 0
        for _ in range(2 * BURST):
            refused += await _pong_or_refused(raw) == "refused"
        assert refused > 0
        while await _pong_or_refused_after_ping(raw) == "refused":
            await evening.moved(1)


async def _pong_or_refused(raw: Raw) -> str:
    while (kind := str((await raw.hear())["type"])) not in ("pong", "refused"):
        pass
    return kind


async def _pong_or_refused_after_ping(raw: Raw) -> str:
    await raw.send(frame(b'{"type":"ping"}'))
    return await _pong_or_refused(raw)


@pytest.mark.parametrize("flood", [frame(b"p" * 125, PING), frame(b"x" * 100, 0x2)], ids=["pings", "bytes"])
@pytest.mark.asyncio
async def test_frames_that_are_no_messages_are_counted_too(tmp_path: Path, flood: bytes) -> None:
    async with bad_day(tmp_path, LIMITED) as (server, evening), raw_socket(server, evening.code) as raw:
        await raw.send(flood * 200)
        turned_away = server.tables.hall.metrics.turned_away
        while not turned_away._value.get():
            await evening.moved(1)


@pytest.mark.parametrize(
    "asked",
    [frame(b"p" * 125, PING), frame(b'{"type":"ping"}'), frame(b"nonsense"), frame(b"x", 0x2)],
    ids=["pings", "requests", "nonsense", "bytes"],
)
@pytest.mark.asyncio
async def test_whoever_asks_and_never_reads_is_let_go(tmp_path: Path, asked: bytes) -> None:
    """Even on a server without limits on rates, what waits for one socket is bounded."""
    async with bad_day(tmp_path) as (server, evening):
        deaf = await _deaf_watcher(server, evening.code)
        worst = 0
        try:
            while len(server.tables.lines) > len(evening.people):
                try:
                    deaf.send(asked * 500)
                except BlockingIOError:
                    pass
                except ConnectionError:
                    break
                worst = max(worst, unread(server))
                await asyncio.sleep(0)
        finally:
            deaf.close()
        await gone(server, len(evening.people))
        assert worst <= SLOW_BYTES + 300_000


async def _deaf_watcher(server: Server, code: str) -> socket.socket:
    """Connect to a table with small buffers and never read."""
    loop = asyncio.get_running_loop()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    deaf.setblocking(False)
    await loop.sock_connect(deaf, (server.host, server.port))
    head = upgrade(f"/api/tables/{code}/socket", f"{server.host}:{server.port}")
    await loop.sock_sendall(deaf, head + frame(b'{"type":"hello","protocol":1}', TEXT))
    return deaf


@pytest.mark.asyncio
async def test_a_watcher_who_never_reads_is_let_go_and_the_table_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SLOW_BYTES", 20_000)
    async with bad_day(tmp_path) as (server, evening):
        deaf = [await _deaf_watcher(server, evening.code) for _ in range(5)]
        async with asyncio.timeout(PATIENCE):
            while len(server.tables.lines) < len(evening.people) + len(deaf):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        small_buffers(server)
        talker = await (await Person.join(server, evening.code, "Zed", sit=False)).connect()
        await talker.until("room")
        while len(server.tables.lines) > len(evening.people) + 1:
            # What everybody is told, over and over: the room, whole.
            await talker.ok("rename", name=f"Zed {evening.moves} {len(talker.heard) % 1_000}")
            assert unread(server) < 10 * 20_000
        for one in deaf:
            one.close()
        await talker.leave()


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/games HTTP/1.1\r\nHost: 127.0"], ids=["nothing", "half a head"]
)
@pytest.mark.usefixtures("many_files")
@pytest.mark.asyncio
async def test_two_thousand_connections_that_say_nothing_whole_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 1.0)
    async with bad_day(tmp_path, ROOMY) as (server, evening):
        silent: list[Raw] = []
        for _ in range(MANY):
            raw = await Raw.dial(server)
            silent.append(raw)
            if said:
                raw.writer.write(said)
        await evening.moved()
        assert (await Http(server).get("/healthz"))[0] == 200
        for raw in silent:
            assert await raw.ended() == b""
            await raw.hang_up()


@pytest.mark.asyncio
async def test_a_head_byte_by_byte_takes_no_longer_than_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 0.3)
    async with bad_day(tmp_path) as (server, _), raw_line(server) as raw:
        reading = asyncio.create_task(raw.ended())
        while not reading.done():
            await raw.send(b"G")
            await asyncio.sleep(0.01)
        assert reading.result() == b""


@pytest.mark.asyncio
async def test_a_head_without_an_end_is_refused(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, _), raw_line(server) as raw:
        await raw.send(b"GET / HTTP/1.1\r\nX: " + b"x" * front.LARGEST_HEAD)
        assert (await raw.head())[0] == 431
        assert await raw.ended() == b""


@pytest.mark.asyncio
async def test_an_address_has_so_many_connections_and_they_come_back_when_it_hangs_up(tmp_path: Path) -> None:
    config = Config(bot_scale=0.0, sockets_per_address=20)
    async with bad_day(tmp_path, config) as (server, evening):
        waiting = [await Raw.dial(server) for _ in range(20 - len(evening.people))]
        async with raw_line(server) as one_too_many:
            assert (await one_too_many.head())[0] == 503
            assert await one_too_many.ended() == b""
        for raw in waiting:
            await raw.hang_up()
        async with raw_socket(server, evening.code) as raw:
            await raw.send(frame(b'{"type":"ping"}'))
            assert await _pong_or_refused(raw) == "pong"


@pytest.mark.asyncio
async def test_a_server_has_so_many_connections(tmp_path: Path) -> None:
    config = Config(bot_scale=0.0, most_sockets=12)
    async with bad_day(tmp_path, config) as (server, evening):
        waiting = [await Raw.dial(server) for _ in range(12 - len(evening.people))]
        async with raw_line(server) as one_too_many:
            assert (await one_too_many.head())[0] == 503
        for raw in waiting:
            await raw.hang_up()


@pytest.mark.asyncio
async def test_refused_upgrades_do_not_count_for_ever(tmp_path: Path) -> None:
    config = Config(bot_scale=0.0, sockets_per_address=20)
    async with bad_day(tmp_path, config) as (server, evening):
        for _ in range(30):
            async with raw_line(server) as raw:
                await raw.send(upgrade("/nowhere", f"{server.host}:{server.port}"))
                assert (await raw.head())[0] == 404
                await raw.ended()
        async with raw_socket(server, evening.code):
            pass


@pytest.mark.asyncio
async def test_whoever_does_not_say_hello_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)
    async with bad_day(tmp_path) as (server, evening):
        async with raw_socket(server, evening.code, hello=False) as raw:
            assert await raw.refused() == "malformed"
            assert await raw.closed() == 1008
        await gone(server, len(evening.people))


@pytest.mark.asyncio
async def test_whoever_is_silent_and_answers_no_ping_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in {"BEAT_SECONDS": 0.1, "PING_AFTER": 0.3, "GONE_AFTER": 1.0}.items():
        monkeypatch.setattr(serve, name, seconds)
    async with live_server(tmp_path) as server:
        host = await (await Person.host(server)).connect()
        await host.until("room")
        async with raw_socket(server, host.code) as raw:
            kinds = []
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                while True:
                    kinds.append((await raw.next_frame())[0])
            assert PING in kinds
        # Whose device answers pings stays, however silent he is.
        assert len(server.tables.lines) == 1
        await host.ok("rename", name="Still here")


@pytest.mark.asyncio
async def test_order_of_the_first_words(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening):
        async with raw_socket(server, evening.code, hello=False) as raw:
            await raw.send(frame(b'{"type":"start","id":"1"}'))
            assert await raw.refused() == "not-now"
            await raw.send(frame(b'{"type":"hello","protocol":1}') * 2)
            assert await raw.refused() == "not-now"
            await raw.send(frame(b'{"type":"ping"}'))
            assert await _pong_or_refused(raw) == "pong"
        for version in (b"0", b"2", b"99999999999999999999"):
            async with raw_socket(server, evening.code, hello=False) as raw:
                await raw.send(frame(b'{"type":"hello","protocol":' + version + b"}"))
                reason = await raw.refused()
                if reason == "protocol":
                    assert await raw.closed() == 1008
                else:
                    assert reason == "malformed"
        for token in ("wrong", evening.people[1].token or "", "x" * 128, "é", "\ud83d\ude00"):
            hello = {"type": "hello", "protocol": 1, "token": token}
            code = evening.code if token != evening.people[1].token else (await Person.host(server)).code
            async with raw_socket(server, code, hello=False) as raw:
                await raw.send(frame(json.dumps(hello).encode()))
                assert await raw.refused() == "unknown-token"
                assert await raw.closed() == 4001
        async with raw_socket(server, "BBBBBB", hello=False) as raw:
            await raw.send(frame(b'{"type":"hello","protocol":1}'))
            assert await raw.refused() == "no-table"
            assert await raw.closed() == 1008
