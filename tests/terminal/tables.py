"""Tables for the tests of the terminal: persons who press keys, and screens read as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot

from volteface.core.json import Json
from volteface.games.inside_job import INSIDE_JOB
from volteface.terminal.app import TableApp
from volteface.terminal.screen import TableScreen
from volteface.terminal.sheets import Sheet
from volteface.terminal.sitting import Sitting


def sitting(
    language: str = "en",
    players: int = 4,
    *,
    seed: int = 1,
    hot_seat: bool = False,
    names: Sequence[str] | None = None,
    seat: int | None = None,
    options: Mapping[str, Json] | None = None,
    bot: str = "random",
) -> Sitting:
    """Sit down to Inside Job; four players unless told otherwise."""
    read = INSIDE_JOB.read_options({"players": players, **(options or {})})
    return Sitting(
        INSIDE_JOB,
        read,
        language=language,
        seed=seed,
        hot_seat=hot_seat,
        bot=bot,
        names=names,
        seat=seat,
    )


def screen_text(app: TableApp) -> str:
    """Read every screen of the stack, as it is drawn."""
    lines: list[str] = []
    for screen in app.screen_stack:
        for strip in screen._compositor.render_strips():
            lines.append("".join(segment.text for segment in strip))
    return "\n".join(lines)


class Person:
    """Somebody at the keys of a table."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> Any:
        """The truth, which no screen may show."""
        return self.app.evening._sitting.table

    @property
    def screen(self) -> TableScreen:
        return self.app._table

    @property
    def sheet(self) -> Sheet | None:
        return self.app.screen if isinstance(self.app.screen, Sheet) else None

    async def press(self, *keys: str) -> None:
        """Press keys one after another; the pilot's own ``press`` sleeps until the processor is idle."""
        for key in keys:
            driver = self.app._driver
            if driver is None or self.app._exit:
                return
            driver.send_message(Key(_key_name(key), key if len(key) == 1 else None))
            await self.pilot._wait_for_screen()
            await self.pilot._wait_for_screen()

    async def mash(self, keys: Sequence[str]) -> None:
        """Press keys faster than the table can answer."""
        for key in keys:
            driver = self.app._driver
            if driver is not None and not self.app._exit:
                driver.send_message(Key(_key_name(key), key if len(key) == 1 else None))
        await self.rest()

    async def rest(self) -> None:
        """Let the screen take in what has been pressed."""
        for _ in range(3):
            if not self.app._exit:
                await self.pilot.pause(0)

    async def settle(self) -> None:
        """Let everybody else move until a person is asked, or the game is over."""
        for _ in range(5000):
            if self.app._exit:
                return
            await self.pilot.pause(0.001)
            evening = self.app.evening
            if self.sheet is not None or evening.legal or evening.handing_to is not None or evening.pausing:
                await self.rest()
                return
        raise AssertionError("nobody is asked for anything")

    def question(self) -> Any:
        return self.screen._ask()

    async def choose(self, at: int) -> None:
        """Go to a choice: with an arrow key where it is near, else by its code."""
        choices = self.question().choices
        steps = (at - self.screen._at) % len(choices)
        if steps > len(choices[at].code):
            await self.press(*choices[at].code)
        else:
            await self.press(*["right"] * steps)
        assert self.screen._at == at

    async def move(self, pick: int = 0) -> None:
        """Make one of the allowed moves, or take the screen that is handed over."""
        evening = self.app.evening
        if evening.handing_to is not None or evening.pausing:
            await self.press("enter")
            await self.settle()
            return
        while evening.legal:
            number = len(self.table.log)
            choices = self.question().choices
            allowed = [at for at, choice in enumerate(choices) if choice.allowed]
            await self.choose(allowed[pick % len(allowed)])
            await self.press("enter")
            if len(self.table.log) > number or self.screen._second is None:
                break
        await self.settle()


def _key_name(key: str) -> str:
    return _character_to_key(key) if len(key) == 1 and not key.isalnum() else key


Story = Callable[[Person], Awaitable[None]]


def at_table(
    where: Sitting,
    story: Story,
    *,
    size: tuple[int, int] = (80, 24),
    folder: Path = Path("unused"),
    pace: float = 0,
    ascii_only: bool = False,
) -> TableApp:
    """Run a story at a table; an error on the screen is an error of the test."""
    app = TableApp(where, folder=folder, pace=pace, ascii_only=ascii_only)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await person.settle()
            await story(person)

    asyncio.run(run())
    return app
