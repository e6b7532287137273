"""The built client comes whole, packed, kept as long as it may be; nothing else of the disk ever does."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.bad_days.raw import raw_line, request
from tests.server.live import Http, live_server
from tests.server.small_client import BROTLI, PAGE, SCRIPT, small_client
from volteface.server.config import Config
from volteface.server.serve import Server
from volteface.text import sentence

pytestmark = pytest.mark.asyncio
SCRIPT_PATH = "/assets/index-A1b2.js"


@asynccontextmanager
async def serving(tmp_path: Path, client: Path | None = None) -> AsyncIterator[Server]:
    folder = client or small_client(tmp_path)
    async with live_server(tmp_path, config=Config(unlimited=True, client=folder)) as server:
        yield server


async def ask(
    server: Server, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    async with raw_line(server) as raw:
        await raw.send(request(path, f"{server.host}:{server.port}", method, body=b"", **headers))
        status, answered = await raw.head()
        length = 0 if method == "HEAD" or status == 304 else int(answered.get("content-length", 0))
        return status, answered, await raw.reader.readexactly(length)


async def test_a_script_is_served_whatever_page_the_browser_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for origin in ("https://play.example.org:8443", "null"):
            status, _, body = await ask(server, SCRIPT_PATH, Origin=origin)
            assert (status, body) == (200, SCRIPT)
            assert (await ask(server, "/api/games", Origin=origin))[0] == 403


SCREENS = (
    "/",
    "/move",
    "/replay",
    "/t/ABC234",
    "/tv/ABC234",
    "/here/ABC234",
    "/g/x-7_Q",
    "/t/ABC234?from=qr",
)


@pytest.mark.parametrize("path", SCREENS)
async def test_every_screen_is_the_one_page_and_is_asked_for_anew(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server:
        status, headers, body = await ask(server, path)
        assert (status, body) == (200, PAGE)
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-cache"
        status, again, body = await ask(server, path, If_None_Match=headers["etag"])
        assert (status, body) == (304, b"")
        assert again["etag"] == headers["etag"]


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        (SCRIPT_PATH, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/type-C3d4.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
    ],
)
async def test_files_have_their_kind_and_are_kept_where_their_name_changes_with_them(
    tmp_path: Path, path: str, kind: str, keep: str
) -> None:
    async with serving(tmp_path) as server:
        status, headers, _ = await ask(server, path)
        assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, keep)
        status, of_head, _ = await ask(server, path, "HEAD")
        assert (status, of_head["content-length"]) == (200, headers["content-length"])


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("zstd", None),
        ("identity", None),
    ],
)
async def test_a_browser_gets_the_smallest_form_that_it_takes(
    tmp_path: Path, accepted: str, way: str | None
) -> None:
    async with serving(tmp_path) as server:
        _, headers, body = await ask(server, SCRIPT_PATH, Accept_Encoding=accepted)
        assert headers.get("content-encoding") == way
        assert headers["vary"] == "Accept-Encoding"
        assert (gzip.decompress(body) if way == "gzip" else body) == (BROTLI if way == "br" else SCRIPT)


async def test_every_form_has_a_tag_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ways = ("br", "gzip", "identity")
        tags = {(await ask(server, SCRIPT_PATH, Accept_Encoding=way))[1]["etag"] for way in ways}
    assert len(tags) == 3


NOWHERE = (
    "/nowhere", "/index.html", "/assets/", "/assets", "/assets/nothing.js", "/assets/index-A1b2.js.gz",
    "/assets/notes.py", "/assets/../index.html", "/assets/..%2findex.html", "/assets/%2e%2e/icon.svg",
    "/assets/%2e%2e%2ficon.svg", "/..%2ftables.db", "/%2fetc%2fpasswd", "/assets/index-A1b2.js%00.css",
    "/assets/index-A1b2.js/", "/.", "/..", "/.css", "/assets/.js", "/assets/..%5c..%5ctables.js",
    "/assets/" + "x" * 5_000 + ".js", "/assets/%ff.js", "/t/", "/t/ABC/more", "/t/%3Cb%3E", "/tables.db",
    "/client", "/text/en.ftl", "/page/page.js",
)  # fmt: skip


async def test_nothing_else_is_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in NOWHERE:
            status, headers, body = await ask(server, path)
            assert status in (400, 404), path
            assert headers["content-type"].startswith("application/json"), path
            assert b"no-table" in body, path


async def test_a_person_who_follows_a_wrong_address_gets_a_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/nowhere", "/a/b/c"):
            status, headers, body = await ask(server, path, Accept="text/html,*/*;q=0.8")
            assert (status, body) == (404, PAGE)
            status, _, _ = await ask(server, path, Accept="text/html", If_None_Match=headers["etag"])
            assert status == 404


async def test_a_client_that_is_built_anew_shows_without_a_restart(tmp_path: Path) -> None:
    client = small_client(tmp_path)
    async with serving(tmp_path, client) as server:
        _, before, _ = await ask(server, "/")
        assert (await ask(server, "/assets/index-New9.js"))[0] == 404
        (client / "index.html").write_bytes(PAGE.replace(b"A1b2", b"New9"))
        os.utime(client / "index.html", ns=(1, 1))
        (client / "assets" / "index-A1b2.js").rename(client / "assets" / "index-New9.js")
        status, after, body = await ask(server, "/", If_None_Match=before["etag"])
        assert (status, b"New9" in body) == (200, True)
        assert after["etag"] != before["etag"]
        assert (await ask(server, "/assets/index-New9.js"))[2] == SCRIPT
        assert (await ask(server, SCRIPT_PATH))[0] == 404


async def test_without_a_client_the_page_says_how_it_is_built_and_the_api_works(tmp_path: Path) -> None:
    async with serving(tmp_path, tmp_path / "nothing") as server:
        status, headers, body = await ask(server, "/t/ABC234")
        assert (status, headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert all(sentence("srv-no-client", one).encode() in body for one in ("en", "fr"))
        assert (await ask(server, "/nowhere", Accept="text/html"))[0] == 404
        assert (await Http(server).get("/api/games"))[0] == 200


async def test_a_house_full_of_phones_loads_the_client_at_once(tmp_path: Path) -> None:
    config = Config(client=small_client(tmp_path))
    async with live_server(tmp_path, config=config) as server:
        http = Http(server)
        statuses = [(await http.get(SCRIPT_PATH))[0] for _ in range(300)]
    assert set(statuses) == {200}
