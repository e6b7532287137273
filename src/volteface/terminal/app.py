"""The full-screen program."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.segment import Segment
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter

from volteface.terminal.evening import Evening
from volteface.terminal.glyphs import fold
from volteface.terminal.screen import TableScreen
from volteface.terminal.sheets import Sheet, Write
from volteface.terminal.sitting import Sitting


class Fold(LineFilter):
    """Shows ASCII signs alone, for terminals without UTF-8; nothing moves, one sign stands for one."""

    def apply(self, segments: list[Segment], _background: Color) -> list[Segment]:
        """Fold one line."""
        return [Segment(fold(text), style, control) for text, style, control in segments]


class TableApp(App[None]):
    """A table in a terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - declared by the base class
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012 - declared by the base class
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self, sitting: Sitting, *, folder: Path, pace: float = 1.0, ascii_only: bool = False
    ) -> None:
        """``pace`` is about how many seconds a bot seems to think."""
        super().__init__()
        self._sitting = sitting
        self._fold = Fold() if ascii_only else None
        self.evening = Evening(sitting, folder=folder, pace=pace)
        self._table = TableScreen(self.evening)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Fold whatever is drawn, frames and all, where the terminal wants it."""
        filters = [*super().get_line_filters()]
        return [*filters, self._fold] if self._fold is not None else filters

    def on_mount(self) -> None:
        """Sit down."""
        self.title = self._sitting.presenter.title(self._sitting.words)
        _ = self.push_screen(self._table)
        self.run_worker(self.evening.run(self), exclusive=True)

    def fresh(self) -> None:
        """Show another position, or another reader."""
        self._table.fresh()

    def redraw_all(self) -> None:
        """Show everything anew, sheets too."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | Sheet):
                screen.redraw()

    def lay(self, write: Write, keys: tuple[str, ...] | None) -> asyncio.Future[str]:
        """Lay a sheet on the table."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def close(key: str | None) -> None:
            if not answer.done():
                answer.set_result(key or "escape")

        _ = self.push_screen(Sheet(write, keys=keys), close)
        return answer

    def leave(self) -> None:
        """End the program."""
        self.exit(return_code=0)

    def action_leave(self) -> None:
        """Ask first; asked twice, leave at once."""
        if isinstance(self.screen, Sheet) and self.screen.keys is not None:
            self.leave()
        else:
            self.evening.open_leave()
