"""What the server's benchmark measures against: boardgame.io, in a folder of its own."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from workshop.environment import Workshop, clean_environ, digest, locked, remove
from workshop.faults import fetch_step, say
from workshop.web import Node

PEER_FILES = (".npmrc", "package.json", "package-lock.json", "game.js", "server.js")


def boardgameio(shop: Workshop, node: Node) -> Path:
    """The folder with boardgame.io and its game, fetched once for each state of its files."""
    source = shop.root / "bench" / "peers" / "boardgameio"
    parts = [part for name in PEER_FILES for part in (name.encode(), (source / name).read_bytes())]
    top = shop.cache / "peers"
    home = top / f"boardgameio-{digest(*parts)[:12]}"
    with locked(top / "setup.lock"):
        if home.is_dir():
            return home
        say("Fetching boardgame.io ...")
        for old in (*top.glob("boardgameio-*"), *top.glob("new-*")):
            remove(old)
        with tempfile.TemporaryDirectory(prefix="new-", dir=top) as name:
            fresh = Path(name, "boardgameio")
            fresh.mkdir()
            for wanted in PEER_FILES:
                shutil.copy(source / wanted, fresh / wanted)
            # Scripts of packages are not needed, so they do not run.
            command = [*node.npm, "ci", "--ignore-scripts", "--omit=dev", "--prefix", str(fresh)]
            fetch_step(command, shop.log, clean_environ())
            fresh.rename(home)
    return home
