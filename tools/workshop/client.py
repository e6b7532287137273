"""The web client of a checkout: built where the server looks for it, anew when what it is made of changes."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from workshop import environment, web
from workshop.environment import Workshop, digest, locked, remove
from workshop.faults import Fault, fetch_step, say
from workshop.web import Node


def built(shop: Workshop) -> Path:
    """Where the server looks for the client."""
    return shop.source / "volteface" / "server" / "client"


def ensure(shop: Workshop) -> None:
    """Builds the client, unless the one that is there is made of what is there now."""
    if web.is_made_of(built(shop), web.fingerprint(shop.root)):
        return
    with locked(workplace(shop) / "build.lock"):
        if not web.is_made_of(built(shop), web.fingerprint(shop.root)):
            build(shop, prepare(shop))


def prepare(shop: Workshop) -> Node:
    """Finds Node and fetches the client's packages, where they are not there yet."""
    node = find_node(shop)
    if not web.is_made_of(shop.root / "web" / "node_modules", web.packages_wanted(shop.root)):
        say("Fetching what the web client is made of ...")
        web.install_packages(shop.root, node, shop.log)
    return node


def build(shop: Workshop, node: Node) -> None:
    say("Building the web client ...")
    place = workplace(shop)
    for leftover in place.glob("new-*"):
        remove(leftover)
    with tempfile.TemporaryDirectory(prefix="new-", dir=place) as name:
        fresh, old = Path(name, "client"), Path(name, "old")
        web.build(shop.root, node, fresh)
        # A server that is running sees the old client or the new one, never half of either.
        if built(shop).exists():
            built(shop).rename(old)
        fresh.rename(built(shop))


def workplace(shop: Workshop) -> Path:
    place = shop.cache / "client"
    place.mkdir(parents=True, exist_ok=True)
    return place


def find_node(shop: Workshop) -> Node:
    """The Node on PATH, or the locked one of PyPI, fetched into a folder of our own."""
    node = web.node_on_path()
    if node is not None:
        return node
    pinned = shop.requirements("node")
    top = shop.cache / "node"
    home = top / digest(pinned.read_bytes())[:12]
    with locked(shop.cache / "setup.lock") as held:
        node = web.node_among(home)
        if node is None:
            say("Fetching Node, which builds the web client ...")
            remove(top)
            top.mkdir(parents=True)
            with tempfile.TemporaryDirectory(prefix="new-", dir=top) as name:
                uv, fresh = environment.find_uv(shop, held), Path(name, "packages")
                into = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--target", str(fresh)]
                locked_set = ["--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(pinned)]
                environ = environment.uv_environ(shop)
                fetch_step([*into, *locked_set], shop.log, environ, [held])
                fresh.rename(home)
            node = web.node_among(home)
    if node is None:
        raise Fault(
            "The web client is built with Node {}.{} or newer, and the one of PyPI does not run here: "
            "install Node, then run the same command again.".format(*web.OLDEST_NODE)
        )
    return node
