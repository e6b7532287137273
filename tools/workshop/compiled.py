"""The compiled form of the package: a wheel, unpacked under the fingerprint of what it was made from."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from workshop.environment import Workshop, clean_environ, digest, locked, remove
from workshop.faults import Fault

KEPT = 2
INGREDIENTS = ("src", "pyproject.toml", "hatch_build.py")
# Built into the source's folder, and the same for both forms.
CLIENT = Path("volteface", "server", "client")
# Needed to build a wheel, but without influence on what is compiled.
WRAPPING = ("README.md", "LICENSE", "tools")


def forms(shop: Workshop) -> Path:
    return shop.cache / "compiled"


def fingerprint(root: Path, mypy: str) -> str:
    """Changes with whatever could change the compiled form."""
    parts = [mypy.encode(), sys.implementation.cache_tag.encode(), sysconfig.get_platform().encode()]
    for name in INGREDIENTS:
        top = root / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_relative_to(root / "src" / CLIENT):
                continue
            if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith("."):
                parts += [path.relative_to(root).as_posix().encode(), path.read_bytes()]
    return digest(*parts)[:20]


def mypy_version(shop: Workshop) -> str:
    found = re.search(r"^mypy==\S+", shop.requirements("play").read_text("utf-8"), re.MULTILINE)
    return found.group() if found else ""


def expected(shop: Workshop) -> Path:
    """Where the compiled form of the source as it is now belongs."""
    return forms(shop) / fingerprint(shop.root, mypy_version(shop))


def failure(shop: Workshop) -> Path:
    """Exists where the source as it is now did not compile: no game tries again before it has changed."""
    return expected(shop).with_suffix(".failed")


def current(shop: Workshop) -> Path | None:
    """The compiled form of the source as it is now, where there is one."""
    if os.environ.get("VOLTEFACE_PURE") == "1":
        return None
    form = expected(shop)
    return form if form.is_dir() else None


def missing_tool(shop: Workshop, kind: str) -> str | None:
    ask = "import hatch_build; print(hatch_build.missing_tool() or '')"
    command = [str(shop.python(kind)), "-c", ask]
    environ = {**clean_environ(), "PYTHONPATH": str(shop.root)}
    done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.strip() or ("hatch_build.py cannot be loaded" if done.returncode else None)


def build(shop: Workshop, kind: str, *, wait: bool = True) -> Path:
    """Compiles the package unless it is compiled; without `wait`, BlockingIOError where another is at it."""
    with locked(forms(shop) / "build.lock", wait=wait):
        for leftover in forms(shop).glob("new-*"):
            remove(leftover)
        with tempfile.TemporaryDirectory(prefix="new-", dir=forms(shop)) as name:
            # A copy, so that an edit during the minute of compiling cannot get under a wrong fingerprint.
            copy, unpacked = Path(name, "copy"), Path(name, "unpacked")
            snapshot(shop.root, copy)
            form = forms(shop) / fingerprint(copy, mypy_version(shop))
            if not form.is_dir():
                unpack(make_wheel(shop, kind, copy), unpacked)
                # Whichever form runs, it serves the client as it is built now.
                client = os.path.relpath(shop.source / CLIENT, form / CLIENT.parent)
                (unpacked / CLIENT).symlink_to(client, target_is_directory=True)
                unpacked.rename(form)
        form.touch()
        discard_old(shop)
        return form


def snapshot(root: Path, copy: Path) -> None:
    copy.mkdir()
    left_out = shutil.ignore_patterns("__pycache__", ".*", CLIENT.name)
    for name in (*INGREDIENTS, *WRAPPING):
        if (root / name).is_dir():
            shutil.copytree(root / name, copy / name, ignore=left_out)
        elif (root / name).exists():
            shutil.copy(root / name, copy / name)


def make_wheel(shop: Workshop, kind: str, copy: Path) -> Path:
    command = [str(shop.python(kind)), "-m", "hatchling", "build", "-t", "wheel", "-d", "wheel"]
    done = subprocess.run(
        command,
        cwd=copy,
        env={**clean_environ(), "VOLTEFACE_WITHOUT_CLIENT": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    wheels = list((copy / "wheel").glob("*.whl"))
    if done.returncode or not wheels or wheels[0].name.endswith("-none-any.whl"):
        print(done.stdout, flush=True)
        raise Fault("The rules could not be compiled; the compiler's words are above.")
    return wheels[0]


def unpack(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    # Found first on the path, a second description of the installed project would only confuse its tools.
    for described in folder.glob("*.dist-info"):
        shutil.rmtree(described)


def discard_old(shop: Workshop) -> None:
    made = [path for path in forms(shop).iterdir() if path.is_dir()]
    made.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[KEPT:]:
        remove(old)


def start_in_background(shop: Workshop, dev: Path) -> None:
    """Compiles for the next time, out of the way of the game that starts now."""
    if failure(shop).exists():
        return
    try:
        forms(shop).mkdir(parents=True, exist_ok=True)
        with (forms(shop) / "build.log").open("a") as log:
            subprocess.Popen(
                [sys.executable, str(dev), "compile", "--background"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=shop.root,
            )
    except OSError:
        # A folder that cannot be written to plays interpreted.
        return


def build_in_background(shop: Workshop) -> None:
    os.nice(19)
    if missing_tool(shop, "play") is not None:
        return
    failed = failure(shop)
    try:
        build(shop, "play", wait=False)
    except BlockingIOError:
        return
    except Fault:
        for older in forms(shop).glob("*.failed"):
            older.unlink()
        failed.touch()
        raise
