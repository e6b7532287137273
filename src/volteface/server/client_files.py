"""The web client as it was built: the files that a browser gets, packed as it can unpack them.

Nothing here is secret, so nothing here asks who is there. `web/` is where it is made, `./play` makes it.
"""

from __future__ import annotations

import hashlib
import re
from http import HTTPStatus
from pathlib import Path
from typing import Final, NamedTuple

from aiohttp import web

from volteface.text import LANGUAGES, sentence

BUILT: Final = Path(__file__).with_name("client")
"""Where the build leaves the client, and where a wheel carries it."""

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PLAIN: Final = "identity"
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The ways in which the build packs a file, the smallest first, and how it names what it has packed."""

ADDRESSES: Final = ("/", "/{name}", "/assets/{name}", "/t/{code}", "/tv/{code}", "/here/{code}", "/g/{id}")
"""The routes of the client."""

# A code or an id may be longer than any that is given out: whether there is such a table is not decided here.
_SCREEN: Final = re.compile(r"/(move|replay|(t|tv|here|g)/[A-Za-z0-9_-]{1,64})?")
_FILE: Final = re.compile(r"/((?:assets/)?[A-Za-z0-9_-][A-Za-z0-9_.-]{0,120}\.[a-z0-9]{2,12})")
_INDEX: Final = "index.html"


class ClientFile(NamedTuple):
    """A file as it was built."""

    kind: str
    """Its media type."""
    tag: str
    """Changes with the content."""
    lasting: bool
    """Whether its name changes with its content, so that a browser may keep it for good."""
    forms: dict[str, bytes]
    """Its content, by the way in which it is packed; not packed at all is the last."""


class ClientFiles:
    """Shows the client; its files are read once, and again where it was built anew."""

    def __init__(self, folder: Path = BUILT) -> None:
        """Serve the client that was built into this folder."""
        self._folder = folder
        self._files: dict[str, ClientFile] = {}
        self._built: int | None = None

    async def show(self, request: web.Request) -> web.Response:
        """Answer with a screen or a file; raises ``HTTPNotFound`` for what is neither."""
        if _SCREEN.fullmatch(request.path):
            page = self._page()
            return _not_built() if page is None else _answer(request, page)
        named = _FILE.fullmatch(request.path)
        # The page is asked for by the addresses of its screens, and so has one address for caches less.
        file = self._file(named[1]) if named and named[1] != _INDEX else None
        if file is None:
            raise web.HTTPNotFound
        return _answer(request, file)

    def nowhere(self, request: web.Request) -> web.Response | None:
        """Show people who follow a wrong address the client's own word for it; programs get another."""
        page = self._page() if "text/html" in request.headers.get("Accept", "") else None
        return page and _answer(request, page, HTTPStatus.NOT_FOUND)

    def _page(self) -> ClientFile | None:
        """Read the page that is behind every screen, if the client was built."""
        try:
            built = (self._folder / _INDEX).stat().st_mtime_ns
        except OSError:
            return None
        if built != self._built:
            self._files.clear()
            self._built = built
        return self._file(_INDEX)

    def _file(self, name: str) -> ClientFile | None:
        if name not in self._files:
            path = self._folder / name
            kind = _KINDS.get(path.suffix)
            if kind is None or not path.is_file():
                return None
            content = path.read_bytes()
            packed = {way: path.with_name(path.name + ending) for way, ending in _PACKED.items()}
            forms = {way: one.read_bytes() for way, one in packed.items() if one.is_file()}
            tag = hashlib.sha256(content).hexdigest()[:24]
            self._files[name] = ClientFile(kind, tag, name.startswith("assets/"), forms | {_PLAIN: content})
        return self._files[name]


def is_file(path: str) -> bool:
    """Tell whether a path could be that of a file of the client."""
    return _FILE.fullmatch(path) is not None


def _answer(request: web.Request, file: ClientFile, status: int = HTTPStatus.OK) -> web.Response:
    """Send a file, in the smallest form that the browser takes, or word that it has it already."""
    taken = _taken(request.headers.get("Accept-Encoding", ""))
    way = next((way for way in file.forms if way in taken), _PLAIN)
    tag = f'"{file.tag}-{way}"'
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if status == HTTPStatus.OK and tag in request.headers.get("If-None-Match", ""):
        return web.Response(status=HTTPStatus.NOT_MODIFIED, headers=headers)
    headers["Content-Type"] = file.kind
    if way != _PLAIN:
        headers["Content-Encoding"] = way
    return web.Response(status=status, body=file.forms[way], headers=headers)


def _taken(header: str) -> set[str]:
    """Read which ways of packing a browser takes: those that it names and does not rule out."""
    named = (one.partition(";") for one in header.lower().split(","))
    return {way.strip() for way, _, weight in named if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)}


def _not_built() -> web.Response:
    """Tell whoever looks at a server without a client how it comes by one."""
    said = "".join(f'<p lang="{one}">{sentence("srv-no-client", one)}</p>' for one in LANGUAGES)
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Volteface</title>{said}</html>'
    response = web.Response(status=HTTPStatus.SERVICE_UNAVAILABLE, text=page, content_type="text/html")
    response.headers["Cache-Control"] = "no-store"
    return response
