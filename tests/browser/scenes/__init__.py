"""Every screen, and how one gets there: for the screenshots, and for the tests that every screen must pass.

A scene is a function that is given a `Stage` and returns the page to look at. Whoever makes a screen adds
one, to a module of this folder::

    @scene(dark=True)
    def inside_job_vote(stage: Stage) -> Page:
        ...
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP, PHONE, TELEVISION, Address, Visitor

Scheme = Literal["light", "dark"]
SIZES: Final = (PHONE, LAPTOP, TELEVISION)


@dataclass
class Stage:
    """Where a scene takes place: whose window it is, and how large."""

    browser: Browser
    server: ServerProcess
    language: str = "en"
    size: tuple[int, int] = PHONE
    scheme: Scheme = "light"
    windows: list[Visitor] = field(default_factory=list)

    def visit(self, at: Address | None = None) -> Visitor:
        """Open a window of the scene's size, in its language, by way of a cable if there is one."""
        wishes: dict[str, Any] = {"size": self.size, "language": self.language, "scheme": self.scheme}
        self.windows.append(Visitor(self.browser, at or self.server, **wishes))
        return self.windows[-1]

    def sit(self, table: Table, place: int = 0) -> Visitor:
        """Open a table in a window that has a place there."""
        visitor = self.visit()
        table.seat(visitor, place)
        return visitor

    def close(self) -> None:
        """Close all windows; whatever went wrong in one is raised."""
        while self.windows:
            self.windows.pop().close()


class Scene(NamedTuple):
    """One screen."""

    name: str
    show: Callable[[Stage], Page]
    sizes: tuple[tuple[int, int], ...]
    dark: bool
    """Whether it is photographed in the dark too."""


SCENES: Final[dict[str, Scene]] = {}


def scene(
    *, sizes: tuple[tuple[int, int], ...] = SIZES, dark: bool = False
) -> Callable[[Callable[[Stage], Page]], Callable[[Stage], Page]]:
    """Add a scene, under the name of its function."""

    def added(show: Callable[[Stage], Page]) -> Callable[[Stage], Page]:
        name = show.__name__.replace("_", "-")
        assert name not in SCENES, f"there are two scenes called {name}"
        SCENES[name] = Scene(name, show, sizes, dark)
        return show

    return added


def all_scenes() -> list[Scene]:
    """Every scene of this folder."""
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        import_module(f"{__name__}.{path.stem}")
    return list(SCENES.values())
