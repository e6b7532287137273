"""The generated files are what the message types make them; ``--update`` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from volteface.server.schema.files import files

ROOT = Path(__file__).parents[3]
MADE = files()
FOLDERS = ("docs/protocol", "web/src/lib/protocol")


@pytest.mark.parametrize("name", MADE)
def test_a_generated_file_is_up_to_date(name: str, update: bool) -> None:
    path = ROOT / name
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(MADE[name], "utf-8")
    assert path.read_text("utf-8") == MADE[name], "run: python3 tools/dev.py protocol"


def test_nothing_else_lies_beside_the_generated_files() -> None:
    lying = {
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
    }
    assert lying == set(MADE)
