"""The project's own environment: uv, locked requirements, and a stamp that says what is installed."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from workshop.faults import LASTING, Fault, explain, fetch_step, run_step, say

SETS = ("play", "test", "bench")
PIP_INSTALL = ("pip", "install", "--quiet", "--no-deps", "--no-input", "--retries", "2")


@dataclass(frozen=True)
class Workshop:
    """The folders that belong to one checkout."""

    root: Path

    @property
    def cache(self) -> Path:
        return self.root / ".cache"

    @property
    def log(self) -> Path:
        return self.cache / "setup.log"

    @property
    def source(self) -> Path:
        return self.root / "src"

    def venv(self, kind: str) -> Path:
        return self.cache / "bench-venv" if kind == "bench" else self.root / ".venv"

    def python(self, kind: str) -> Path:
        return self.venv(kind) / "bin" / "python"

    def requirements(self, kind: str) -> Path:
        return self.root / "requirements" / f"{kind}.txt"


def digest(*parts: bytes) -> str:
    hashed = hashlib.sha256()
    for part in parts:
        hashed.update(b"%d:" % len(part))
        hashed.update(part)
    return hashed.hexdigest()


def clean_environ() -> dict[str, str]:
    """The caller's environment without what would lead a Python to other packages than ours."""
    unwanted = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__")
    return {name: value for name, value in os.environ.items() if name not in unwanted}


def wanted_stamp(shop: Workshop) -> dict[str, str]:
    import tomllib

    tables = tomllib.loads((shop.root / "pyproject.toml").read_text("utf-8"))
    project = {name: tables[name] for name in ("project", "build-system")}
    wanted = {kind: digest(shop.requirements(kind).read_bytes()) for kind in SETS}
    wanted["project"] = digest(json.dumps(project, sort_keys=True).encode())
    wanted["base"] = digest(str(shop.root).encode(), "{}.{}".format(*sys.version_info[:2]).encode())
    return wanted


def read_stamp(venv: Path) -> dict[str, str]:
    """What was installed to the end; nothing where the set-up stopped half-way or its Python is gone."""
    try:
        stamp = json.loads((venv / "stamp.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    programs = (venv / "bin" / name for name in ("python", "volteface"))
    usable = isinstance(stamp, dict) and all(os.access(program, os.X_OK) for program in programs)
    return stamp if usable else {}


def write_stamp(venv: Path, stamp: dict[str, str]) -> None:
    draft = venv / "stamp.json.new"
    draft.write_text(json.dumps(stamp), "utf-8")
    draft.replace(venv / "stamp.json")


def is_ready(shop: Workshop, kind: str) -> bool:
    stamp, wanted = read_stamp(shop.venv(kind)), wanted_stamp(shop)
    return all(stamp.get(part) == wanted[part] for part in ("base", "project", kind))


@contextlib.contextmanager
def locked(path: Path, *, wait: bool = True) -> Iterator[int]:
    """Holds `path` as a lock; where it is taken, waits, or raises BlockingIOError at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                raise
            say("Another set-up is at work in this folder; waiting for it to finish ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def ensure(shop: Workshop, kind: str) -> None:
    """Makes the environment hold the locked requirements of `kind` and the project itself."""
    if is_ready(shop, kind):
        return
    try:
        with locked(shop.cache / "setup.lock") as lock:
            if not is_ready(shop, kind):
                install(shop, kind, lock)
    except OSError as error:
        raise Fault(explain(error, shop.root)) from error


def install(shop: Workshop, kind: str, lock: int) -> None:
    venv, python = shop.venv(kind), str(shop.python(kind))
    wanted, stamp = wanted_stamp(shop), read_stamp(venv)
    # The test set holds the play set: a folder that once had it keeps it, so that nothing is uninstalled.
    sets = ["play", "test"] if kind == "test" or (kind == "play" and "test" in stamp) else [kind]
    outdated = any(part in stamp and stamp[part] != wanted[part] for part in ("base", *SETS))
    shop.log.write_text("", "utf-8")
    say("Setting up; this takes about half a minute the first time ...")
    uv, environ = find_uv(shop, lock), uv_environ(shop)
    if outdated or not stamp:
        remove(venv)
        # Written last below: without it, the next run starts over.
        stamp = {}
        fetch_step([uv, "venv", "--quiet", "--python", sys.executable, str(venv)], shop.log, environ, [lock])
    into = [uv, "pip", "install", "--quiet", "--python", python]
    if stamp.get(sets[-1]) != wanted[sets[-1]]:
        locked_set = str(shop.requirements(sets[-1]))
        fetch_step([*into, "--no-deps", "--require-hashes", "-r", locked_set], shop.log, environ, [lock])
    editable = ["--no-deps", "--no-build-isolation", "--editable", str(shop.root)]
    fetch_step([*into, *editable], shop.log, environ, [lock])
    write_stamp(venv, {**stamp, **{part: wanted[part] for part in ("base", "project", *sets)}})


def remove(folder: Path) -> None:
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def uv_environ(shop: Workshop) -> dict[str, str]:
    environ = clean_environ()
    home = Path(environ.get("XDG_CACHE_HOME") or environ.get("HOME") or "/")
    if "UV_CACHE_DIR" not in environ and not os.access(home, os.W_OK):
        environ["UV_CACHE_DIR"] = str(shop.cache / "downloads")
    return environ


def find_uv(shop: Workshop, lock: int) -> str:
    """The uv on PATH, or the locked one, fetched into a folder of our own."""
    present = shutil.which("uv")
    if present is not None and answers(present):
        return present
    pinned = shop.requirements("uv")
    home = shop.cache / "uv" / digest(pinned.read_bytes())[:12]
    uv, done = home / "bin" / "uv", home / "complete"
    if done.exists() and os.access(uv, os.X_OK):
        return str(uv)
    ways = [way for module, way in (("pip", with_pip), ("ensurepip", with_venv)) if has_module(module)]
    if not ways:
        raise Fault(
            "This Python has neither pip nor venv: install one of them, for example with "
            "'sudo apt install python3-venv', then run the same command again."
        )
    for number, way in enumerate(ways, 1):
        remove(home.parent)
        try:
            way(shop, home, ["--require-hashes", "--only-binary", ":all:", "-r", str(pinned)], lock)
        except Fault as fault:
            if number == len(ways) or str(fault) in LASTING:
                raise
        else:
            done.touch()
            break
    return str(uv)


def answers(program: str) -> bool:
    """Whether it runs at all: a version manager may have put an empty shell on PATH."""
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def has_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def pip_environ() -> dict[str, str]:
    """A setting that sends every package to the user's own folder would contradict ours."""
    return {**clean_environ(), "PIP_USER": "0"}


def with_pip(shop: Workshop, home: Path, what: list[str], lock: int) -> None:
    command = [sys.executable, "-m", *PIP_INSTALL, "--target", str(home), *what]
    fetch_step(command, shop.log, pip_environ(), [lock])


def with_venv(shop: Workshop, home: Path, what: list[str], lock: int) -> None:
    run_step([sys.executable, "-m", "venv", str(home)], shop.log, clean_environ(), [lock])
    command = [str(home / "bin" / "python"), "-m", *PIP_INSTALL, *what]
    fetch_step(command, shop.log, pip_environ(), [lock])
