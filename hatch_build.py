"""Compiles the rules into a wheel with mypyc, where there is a C compiler; editable installs stay pure."""

from __future__ import annotations

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
    command = Distribution({"name": "volteface", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), objects
    command.ensure_finalized()
    command.run()


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, or says in one line why it stays pure."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="volteface-")
        built = Path(self.folder.name, "built")
        reason = missing_tool()
        if reason is None:
            # In a process of its own, because mypyc and the compiler print at length and exit on failure.
            command = [sys.executable, __file__, str(built)]
            run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
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
