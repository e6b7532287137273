"""The plain page: every game by clicking legal actions, until the real client exists.

The browser asks for one page, ``index.html``, under several addresses, and for what stands under ``/page/``.
Nothing here is secret, so nothing here asks who is there.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

# The games add their catalogues, which the page speaks with.
from volteface.games import all_games
from volteface.games.inside_job.cards import SUITS
from volteface.games.inside_job.missions import MISSIONS
from volteface.text import LANGUAGES, catalogue, packages

PREFIX: Final = "/page/"
POLICY: Final = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
"""The content security policy that the page is made for: nothing inline, nothing from elsewhere."""

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
}
# Longer than any code; the code itself is the table's business.
_SHELL: Final = re.compile(r"/|/t/[A-Za-z0-9-]{1,32}|/tv/[A-Za-z0-9-]{1,32}|/move")


class PageFile(NamedTuple):
    """A file as a browser gets it."""

    kind: str
    """Its media type."""
    content: bytes
    tag: str
    """Changes with the content: an entity tag, in its quotes."""


def find(path: str) -> PageFile | None:
    """Find what a path shows, if it belongs to the page."""
    if _SHELL.fullmatch(path):
        return _files()["index.html"]
    return _files().get(path.removeprefix(PREFIX)) if path.startswith(PREFIX) else None


def spoken(language: str) -> str:
    """Write all catalogues that the page speaks with as one."""
    assert all_games()
    # The terminal has its own words for the same things, and may happen to be loaded too.
    sources = [catalogue(package, language) for package in packages() if ".terminal" not in package]
    return "\n".join([*sources, _own(language), _own(f"{language}-games"), _trumps()])


def _own(name: str) -> str:
    return (resources.files(__name__) / f"{name}.ftl").read_text("utf-8")


def _trumps() -> str:
    """IJ-9: views name a mission by its id; whoever chooses one must see its trump as well."""
    return "\n".join(f"page-ij-trump-{one.id} = {SUITS[one.trump]}" for one in MISSIONS)


@cache
def _files() -> dict[str, PageFile]:
    found = {}
    for one in resources.files(__name__).iterdir():
        kind = _KINDS.get(f".{one.name.rpartition('.')[2]}")
        if kind is not None and not one.name.endswith(".ftl"):
            found[one.name] = _file(kind, one.read_bytes())
    for language in LANGUAGES:
        found[f"{language}.ftl"] = _file(_KINDS[".ftl"], spoken(language).encode())
    return found


def _file(kind: str, content: bytes) -> PageFile:
    return PageFile(kind, content, f'"{hashlib.sha256(content).hexdigest()[:24]}"')
