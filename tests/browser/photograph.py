"""Takes pictures of every screen for people to look at: ``python3 tools/dev.py screenshots``."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.launching import chromium
from tests.browser.scenes import Scene, Scheme, Stage, all_scenes
from tests.browser.serving import ROOT, ServerProcess
from volteface.text import LANGUAGES

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Volteface, every screen</title>
<style>
body {{ font: 16px system-ui; margin: 2rem; background: #8883; }}
section {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }}
figure {{ margin: 0; }} img {{ max-height: 26rem; max-width: 90vw; border: 1px solid #8888; }}
</style>
{sections}
</html>
"""


class Picture:
    """One screen as one reader sees it."""

    def __init__(self, scene: Scene, language: str, size: tuple[int, int], scheme: Scheme) -> None:
        self.scene, self.language, self.size, self.scheme = scene, language, size, scheme

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.scene.name}-{self.language}-{self.size[0]}x{self.size[1]}-{self.scheme}.png"

    def take(self, browser: Browser, server: ServerProcess, folder: Path) -> str | None:
        """Take it; says what went wrong."""
        stage = Stage(browser, server, self.language, self.size, self.scheme)
        try:
            page = self.scene.show(stage)
            # Whatever moves comes to rest.
            page.wait_for_timeout(400)
            page.screenshot(path=folder / self.file)
            stage.close()
        except Exception as fault:  # noqa: BLE001 - the other pictures are taken all the same
            for window in stage.windows:
                window.context.close()
            return f"{self.file}: {fault}"
        return None


def pictures(only: str | None) -> Iterator[Picture]:
    """Every scene in both languages and its sizes; where it says so, in the dark too."""
    for scene in all_scenes():
        if only is not None and only not in scene.name:
            continue
        for language in LANGUAGES:
            for size in scene.sizes:
                yield Picture(scene, language, size, "light")
        if scene.dark:
            yield from (Picture(scene, "en", size, "dark") for size in scene.sizes)


def index(taken: list[Picture]) -> str:
    """A page that shows them all, screen by screen."""
    sections = []
    for name in dict.fromkeys(one.scene.name for one in taken):
        figures = "".join(
            f'<figure><a href="{escape(one.file)}"><img src="{escape(one.file)}" loading="lazy" alt=""></a>'
            f"<figcaption>{one.language}, {one.size[0]} × {one.size[1]}, {one.scheme}</figcaption></figure>"
            for one in taken
            if one.scene.name == name
        )
        sections.append(f"<h2>{escape(name)}</h2><section>{figures}</section>")
    return PAGE.format(sections="\n".join(sections))


def main() -> int:
    """Take the pictures; fails if any screen did."""
    parser = argparse.ArgumentParser(prog="python3 tools/dev.py screenshots")
    parser.add_argument("--out", type=Path, default=ROOT / ".cache" / "screenshots", metavar="FOLDER")
    parser.add_argument("--only", metavar="NAME", help="only the scenes whose name holds this")
    given = parser.parse_args()
    wanted = list(pictures(given.only))
    if not wanted:
        parser.error(f"no scene is called {given.only}")
    given.out.mkdir(parents=True, exist_ok=True)
    began, faults = time.monotonic(), []
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = ServerProcess(Path(folder))
        server.start()
        for one in wanted:
            fault = one.take(browser, server, given.out)
            if fault is not None:
                faults.append(fault)
                print(fault, file=sys.stderr, flush=True)
        server.end()
    (given.out / "index.html").write_text(index(wanted), "utf-8")
    taken, seconds = len(wanted) - len(faults), time.monotonic() - began
    print(f"{taken} pictures in {seconds:.0f} s: {given.out / 'index.html'}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
