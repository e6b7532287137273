"""Strangers at the HTTP door: foreign pages and names, wrong tokens, guesses, tricks with paths, bodies."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.bad_days.beside import LIMITED, bad_day
from tests.server.bad_days.raw import raw_line, request, upgrade
from tests.server.live import Http, Person, live_server
from tests.server.small_client import small_client
from volteface.server import app
from volteface.server.codes import LETTERS
from volteface.server.config import Config
from volteface.server.serve import Server

WISH = {"game": "inside-job", "options": {"players": 4}, "name": "Ann"}
HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


def host_of(server: Server) -> str:
    return f"{server.host}:{server.port}"


async def exchange(server: Server, sent: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes and read one answer to its end."""
    async with raw_line(server) as raw:
        await raw.send(sent)
        status, headers = await raw.head()
        if sent.startswith(b"HEAD"):
            return status, headers, b""
        return status, headers, await raw.reader.readexactly(int(headers.get("content-length", 0)))


async def status_of(server: Server, path: str = "/api/games", host: str | None = None, **headers: str) -> int:
    return (await exchange(server, request(path, host or host_of(server), "GET", body=b"", **headers)))[0]


FOREIGN_ORIGINS = (
    "https://elsewhere.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.elsewhere.example",
    "http://elsewhere.example#127.0.0.1:{port}",
    "http://user@127.0.0.1:{port}",
    "file://127.0.0.1:{port}",
    "null",
    "",
    "//127.0.0.1:{port}",
    "http://[",
)


@pytest.mark.asyncio
async def test_a_foreign_page_reaches_neither_the_api_nor_a_socket(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening):
        socket = f"/api/tables/{evening.code}/socket"
        for foreign in FOREIGN_ORIGINS:
            origin = foreign.format(port=server.port)
            assert await status_of(server, Origin=origin) == 403, origin
            asked = upgrade(socket, host_of(server), Origin=origin)
            assert (await exchange(server, asked))[0] == 403, origin
        own = f"http://{host_of(server)}"
        assert await status_of(server, Origin=own) == 200
        assert (await exchange(server, upgrade(socket, host_of(server), Origin=own)))[0] == 101
        assert await status_of(server) == 200
        assert (await exchange(server, upgrade(socket, host_of(server))))[0] == 101


@pytest.mark.asyncio
async def test_the_server_is_called_by_its_own_names_only(tmp_path: Path) -> None:
    config = Config(bot_scale=0.0, hosts=("Games.example",), url="https://play.example", unlimited=True)
    async with bad_day(tmp_path, config) as (server, evening):
        socket = f"/api/tables/{evening.code}/socket"
        foreign = (
            "elsewhere.example",
            f"elsewhere.example:{server.port}",
            "games.example.org",
            "[::1",
            "",
            "a b",
            "@",
        )
        for host in foreign:
            for path in ("/", "/api/games", "/nowhere", f"/api/tables/{evening.code}"):
                assert await status_of(server, path, host or " ") in (400, 403), (host, path)
            assert (await exchange(server, upgrade(socket, host or " ")))[0] in (400, 403), host
            # Nor if the page calls itself by the same name: that is what makes the trick work.
            assert await status_of(server, host=host or " ", Origin=f"http://{host}") in (400, 403)
        for host in (
            "localhost",
            "127.0.0.1",
            "192.168.7.7:8000",
            "[::1]:80",
            "GAMES.example",
            "play.example",
        ):
            assert await status_of(server, host=host) == 200, host
            assert (await exchange(server, upgrade(socket, host)))[0] == 101, host


ANSWERS: dict[str, tuple[bytes, int]] = {
    "page": (request("/", "HOST"), 200),
    "picture": (request("/icon.svg", "HOST"), 200),
    "api": (request("/api/games", "HOST"), 200),
    "head only": (request("/", "HOST", "HEAD"), 200),
    "nothing there": (request("/nowhere", "HOST"), 404),
    "another method": (request("/api/games", "HOST", "PUT"), 405),
    "no table": (request("/api/tables/BBBBBB", "HOST"), 404),
    "no body": (request("/api/tables", "HOST", "POST"), 415),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", 400),
    "foreign": (request("/", "HOST", Origin="https://elsewhere.example"), 403),
    "expects too much": (request("/", "HOST", Expect="miracles"), 417),
    "unreadable": (b"GET / HTTP/1.1\r\n: nothing\r\n\r\n", 400),
    "unreadable path": (request("/\x01", "HOST"), 400),
    "no such version": (b"GET / HTTP/7.1\r\nHost: HOST\r\n\r\n", 400),
    "long head": (b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000, 431),
    "long path": (request("/" + "x" * 12_000, "HOST"), 400),
    "socket from a foreign page": (upgrade("/", "HOST", Origin="https://elsewhere.example"), 403),
    "socket nowhere": (upgrade("/nowhere", "HOST"), 404),
    "metrics from afar": (request("/metrics", "HOST", X_Forwarded_For="10.0.0.1"), 403),
}


@pytest.mark.parametrize(("sent", "expected"), ANSWERS.values(), ids=ANSWERS.keys())
@pytest.mark.asyncio
async def test_every_answer_has_the_headers_that_protect_its_reader(
    tmp_path: Path, sent: bytes, expected: int
) -> None:
    config = Config(unlimited=True, client=small_client(tmp_path))
    async with live_server(tmp_path, config=config) as server:
        status, headers, body = await exchange(server, sent.replace(b"HOST", host_of(server).encode()))
    assert status == expected
    assert headers.keys() >= HEADERS
    assert headers.get("server", "volteface") == "volteface"
    assert b"Traceback" not in body
    assert b"aiohttp" not in body


@pytest.mark.asyncio
async def test_a_page_may_load_only_what_is_ours(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        _, headers, _ = await exchange(server, request("/", host_of(server)))
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


async def cookie_of(tmp_path: Path, config: Config) -> tuple[dict[str, Any], list[str]]:
    async with live_server(tmp_path, config=config) as server:
        body = json.dumps(WISH).encode()
        sent = request(
            "/api/tables",
            host_of(server),
            "POST",
            body=body,
            Content_Type="application/json",
            Content_Length=str(len(body)),
        )
        _, headers, answer = await exchange(server, sent)
    return json.loads(answer), headers["set-cookie"].split("; ")


@pytest.mark.asyncio
async def test_the_cookie_goes_to_its_own_table_alone_and_no_script_reads_it(tmp_path: Path) -> None:
    joined, cookie = await cookie_of(tmp_path, Config(unlimited=True))
    assert cookie[0] == f"volteface={joined['token']}"
    assert {"HttpOnly", "SameSite=Strict", f"Path=/api/tables/{joined['code']}"} <= set(cookie)
    assert "Secure" not in cookie
    _, cookie = await cookie_of(tmp_path, Config(unlimited=True, url="https://play.example"))
    assert "Secure" in cookie


@pytest.mark.asyncio
async def test_a_wrong_token_and_one_of_another_table_are_answered_alike(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening):
        other = await Person.host(server)
        gone = await Person.join(server, evening.code, "Zed", sit=False)
        await Person(server, evening.code, None, gone.token).connect()
        server.tables._open[evening.code].put_out(str(gone.member), "removed")
        prefix = f"/api/tables/{evening.code}"
        tokens = [
            other.token,
            gone.token,
            evening.people[1].member,
            "wrong",
            "x" * 4_000,
            "ÿþ",
            "é",
            "",
        ]
        for method, path in (
            ("GET", "/games"),
            ("GET", "/games/0"),
            ("GET", "/told"),
            ("POST", "/links"),
            ("POST", "/token"),
            ("DELETE", ""),
        ):
            answers = set()
            for token in tokens:
                for given in ({"Authorization": f"Bearer {token}"}, {"Cookie": f"volteface={token}"}):
                    sent = request(prefix + path, host_of(server), method, body=b"", **given)
                    status, headers, body = await exchange(server, sent)
                    headers.pop("date")
                    answers.add((status, str(headers), body))
            assert len(answers) == 1, answers
            assert answers.pop()[0] == 401


@pytest.mark.asyncio
async def test_a_strange_cookie_at_a_socket_is_an_unknown_token(tmp_path: Path) -> None:
    async with bad_day(tmp_path) as (server, evening):
        for token in ("wrong", "ÿþ", "é", "x" * 4_000, '"', "a=b"):
            async with raw_line(server) as raw:
                path = f"/api/tables/{evening.code}/socket"
                await raw.send(upgrade(path, host_of(server), Cookie=f"a=b; volteface={token}; c"))
                assert (await raw.head())[0] == 101
                await raw.send(b'\x81\x9d\0\0\0\0{"type":"hello","protocol":1}')
                assert await raw.refused() == "unknown-token"


@pytest.mark.asyncio
async def test_bodies_that_are_refused(tmp_path: Path) -> None:
    good = json.dumps(WISH).encode()
    bombs = gzip.compress(b" " * 300_000_000, 9)
    cases: dict[str, tuple[bytes, dict[str, str], int]] = {
        "a form": (b"name=Ann", {"Content_Type": "application/x-www-form-urlencoded"}, 415),
        "plain text": (good, {"Content_Type": "text/plain"}, 415),
        "no type": (good, {}, 415),
        "no json": (b"{", {"Content_Type": "application/json"}, 400),
        "no text": (b"\xff\xfe", {"Content_Type": "application/json"}, 400),
        "deep": (b'{"options":{"a":' + b"[" * 200_000, {"Content_Type": "application/json"}, 400),
        "too large": (b" " * 300_000, {"Content_Type": "application/json"}, 413),
        "larger than it says": (bombs, {"Content_Type": "application/json", "Content_Encoding": "gzip"}, 413),
        "packed in nothing known": (
            good,
            {"Content_Type": "application/json", "Content_Encoding": "gzip"},
            400,
        ),
        "no name": (json.dumps({**WISH, "name": ""}).encode(), {"Content_Type": "application/json"}, 400),
        "no letters": (
            json.dumps({**WISH, "name": "\u200b"}).encode(),
            {"Content_Type": "application/json"},
            422,
        ),
    }
    async with bad_day(tmp_path) as (server, _):
        for name, (body, headers, expected) in cases.items():
            length = str(len(body))
            sent = request(
                "/api/tables", host_of(server), "POST", body=body, Content_Length=length, **headers
            )
            status, _, answer = await exchange(server, sent)
            assert status == expected, (name, answer)
            assert json.loads(answer)["type"] == "refused"


@pytest.mark.asyncio
async def test_a_slow_body_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BODY_SECONDS", 0.2)
    async with bad_day(tmp_path) as (server, _), raw_line(server) as raw:
        await raw.send(
            request(
                "/api/tables",
                host_of(server),
                "POST",
                body=b"{",
                Content_Type="application/json",
                Content_Length="1000",
            )
        )
        status, _ = await raw.head()
        assert status == 400


@pytest.mark.asyncio
async def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async with bad_day(tmp_path, LIMITED) as (server, evening):
        http = Http(server)
        statuses = []
        for number in range(60):
            guess = "BBBB" + LETTERS[number % 24] + LETTERS[number // 24]
            statuses.append((await http.get(f"/api/tables/{guess}"))[0])
        assert set(statuses) == {404, 429}
        assert statuses.index(429) <= 32
        # A right guess must not look better than a wrong one by then.
        assert (await http.get(f"/api/tables/{evening.code}"))[0] == 429
        # Whoever belongs there is not guessing.
        assert (await http.get(f"/api/tables/{evening.code}/games", evening.people[0].token))[0] == 200


@pytest.mark.asyncio
async def test_guesses_by_socket_are_counted_with_the_others(tmp_path: Path) -> None:
    async with bad_day(tmp_path, LIMITED) as (server, evening):

        async def guess(code: str, token: str | None = None) -> str:
            async with raw_line(server) as raw:
                await raw.send(upgrade(f"/api/tables/{code}/socket", host_of(server)))
                assert (await raw.head())[0] == 101
                hello = json.dumps({"type": "hello", "protocol": 1, "token": token}).encode()
                await raw.send(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
                message = await raw.hear()
                return str(message.get("reason", message["type"]))

        answers = [await guess("BBBB" + LETTERS[number % 24] + LETTERS[number // 24]) for number in range(40)]
        assert set(answers) == {"no-table", "too-many"}
        assert await guess(evening.code) == "too-many"
        assert await guess(evening.code, "wrong") == "too-many"
        token = evening.people[0].token
        async with asyncio.timeout(20):
            person = await Person(server, evening.code, None, token).connect()
            assert (await person.hear())["type"] == "welcome"
        await person.leave()


@pytest.mark.asyncio
async def test_too_many_requests_are_refused_until_time_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live_server(tmp_path, config=LIMITED) as server:
        http = Http(server)
        loop = asyncio.get_running_loop()
        later = 0.0
        real = loop.time
        monkeypatch.setattr(loop, "time", lambda: real() + later)
        statuses = [(await http.get("/healthz"))[0] for _ in range(200)]
        assert set(statuses) == {200, 429}
        assert statuses.index(429) >= 120
        later = 5.0
        assert (await http.get("/healthz"))[0] == 200


@pytest.mark.asyncio
async def test_the_counters_are_for_the_operator(tmp_path: Path) -> None:
    afar = {"X_Forwarded_For": "203.0.113.7"}
    for trusted in (False, True):
        config = Config(unlimited=True, trust_proxy=trusted, metrics_token="operators only")
        async with live_server(tmp_path, config=config) as server:
            shown = {"Authorization": "Bearer operators only"}
            assert await status_of(server, "/metrics", **afar) == 403
            assert await status_of(server, "/metrics", **afar, Authorization="Bearer ÿ") == 403
            assert await status_of(server, "/metrics", Via="1.1 proxy") == 403
            assert await status_of(server, "/metrics", Forwarded="for=203.0.113.7") == 403
            assert await status_of(server, "/metrics", **afar, **shown) == 200
            # Behind a proxy everybody comes from this machine.
            assert await status_of(server, "/metrics") == (403 if trusted else 200)
    async with live_server(tmp_path) as server:
        assert await status_of(server, "/metrics", **afar, Authorization="Bearer ") == 403
        assert await status_of(server, "/metrics", **afar, Authorization="Bearer None") == 403
