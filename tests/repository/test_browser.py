"""Which Chromium the browser tests take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from workshop import browser
from workshop.browser import Chromium
from workshop.environment import Workshop
from workshop.faults import Fault

RUNS = "#!/bin/sh\necho Chromium 147\n"
DOES_NOT = "#!/bin/sh\nexit 127\n"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Chromium, nor a way to one; what is fetched in which order is written down."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(browser, "NAMES", ("our-chromium", "our-chrome"))
    for way in ("from_npm", "from_playwright", "from_debian"):
        monkeypatch.setattr(browser, way, failing(tmp_path, way))
    return tmp_path


def failing(folder: Path, way: str) -> Callable[[Workshop], Chromium | None]:
    def fetch(_: Workshop) -> Chromium | None:
        with (folder / "tried").open("a") as notes:
            notes.write(way + "\n")
        raise Fault(f"{way} failed.")

    return fetch


def program(path: Path, script: str) -> str:
    path.write_text(script)
    path.chmod(0o755)
    return str(path)


def test_the_one_that_is_named_comes_first(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine / "our-chromium", RUNS)
    monkeypatch.setenv("CHROMIUM", program(machine / "named", RUNS))
    assert browser.find(Workshop(machine)) == Chromium(str(machine / "named"))
    monkeypatch.setenv("CHROMIUM", program(machine / "named", DOES_NOT))
    with pytest.raises(Fault, match="does not run"):
        browser.find(Workshop(machine))


def test_then_the_machines_own_if_it_runs(machine: Path) -> None:
    program(machine / "our-chromium", DOES_NOT)
    program(machine / "our-chrome", RUNS)
    assert browser.find(Workshop(machine)) == Chromium(str(machine / "our-chrome"))


def test_then_what_can_be_fetched(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched = Chromium(program(machine / "fetched", RUNS))
    monkeypatch.setattr(browser, "from_playwright", lambda _: fetched)
    assert browser.find(Workshop(machine)) == fetched
    assert (machine / "tried").read_text().split() == ["from_npm"]


def test_where_nothing_helps_one_sentence_says_what_would(machine: Path) -> None:
    with pytest.raises(Fault, match=r"need Chromium.*from_npm failed.*apt install chromium"):
        browser.find(Workshop(machine))
    assert (machine / "tried").read_text().split() == ["from_npm", "from_playwright", "from_debian"]
