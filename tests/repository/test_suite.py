"""How `./test` runs the browser tests, with a pytest that only pretends."""

import sys
from pathlib import Path

import pytest
from workshop import browser, compiled, environment, suite
from workshop.browser import Chromium
from workshop.environment import Workshop

# Fails at the first call, and leaves what $STILL says as failed at the second.
PYTEST = """\
#!/bin/sh
memory=.cache/pytest/v/cache/lastfailed
mkdir -p .cache/pytest/v/cache
echo "$@" >> asked
case "$*" in
    *--last-failed) echo "$STILL" > $memory; [ "$STILL" = "{}" ]; exit ;;
esac
echo '{"tests/browser/test_x.py::one": true, "tests/browser/test_x.py::two": true}' > $memory
exit 1
"""


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    program = tmp_path / ".venv" / "bin" / "python"
    program.parent.mkdir(parents=True)
    program.write_text(PYTEST, "utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(browser, "find", lambda _: Chromium(sys.executable))
    return Workshop(tmp_path)


@pytest.mark.parametrize(
    ("still", "failed", "unstable"),
    [
        ("{}", [], ["one", "two"]),
        ('{"tests/browser/test_x.py::two": true}', ["pytest (browser)"], ["one"]),
    ],
)
def test_a_failed_browser_test_runs_once_more_and_is_named_if_it_passes_then(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, still: str, failed: list[str], unstable: list[str]
) -> None:
    monkeypatch.setenv("STILL", still)
    names = [f"tests/browser/test_x.py::{name}" for name in unstable]
    assert suite.pytest_browser(shop, None, ["tests/browser"]) == (failed, names)
    assert len((shop.root / "asked").read_text("utf-8").splitlines()) == 2


@pytest.mark.parametrize(("options", "failed"), [([], []), (["--soak"], ["unstable tests"])])
def test_an_unstable_test_fails_a_soak(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, options: list[str], failed: list[str]
) -> None:
    chosen = shop.root / "tests" / "browser" / "test_x.py"
    chosen.parent.mkdir(parents=True)
    chosen.touch()
    monkeypatch.setenv("STILL", "{}")
    monkeypatch.setattr(environment, "ensure", lambda *_: None)
    monkeypatch.setattr(compiled, "current", lambda _: None)
    monkeypatch.setattr(suite, "checks_of_changes", lambda _: [])
    found = suite.run(shop, fast=True, arguments=[*options, "tests/browser/test_x.py"])
    assert found == (failed, ["tests/browser/test_x.py::one", "tests/browser/test_x.py::two"])


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        (["tests/server/x.py"], None),
        (["tests/server/x.py", "tests/core"], "tests/core"),
        (["tests/server/x.py", "--soak"], "tests/server/x.py --soak"),
        (["-k", "ij_20"], "-k ij_20"),
    ],
)
def test_a_chosen_test_runs_compiled_only_where_the_form_matters(
    shop: Workshop, arguments: list[str], asked: str | None
) -> None:
    for name in ("tests/server/x.py", "tests/core/y.py"):
        (shop.root / name).parent.mkdir(parents=True)
        (shop.root / name).touch()
    suite.pytest_compiled(shop, shop.root, arguments)
    notes = shop.root / "asked"
    assert notes.exists() == (asked is not None)
    assert asked is None or notes.read_text("utf-8").endswith(f"{asked}\n")
