"""The table in a terminal: a full screen, or plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from volteface.core.game import AnyGame, Seat
from volteface.text import add_catalogue

__all__ = ["play"]

add_catalogue(__name__)


def play(
    game: AnyGame,
    options: Any,
    *,
    language: str,
    seed: int | None,
    hot_seat: bool,
    bot: str,
    plain: bool = False,
    names: Sequence[str] | None = None,
    seat: Seat | None = None,
    pace: float = 1.0,
) -> int:
    """Play at a table until somebody leaves; returns the exit code.

    ``seat`` counts from 0; without one it is drawn. ``pace`` is about how many seconds a bot seems to
    think. Raises ``VoltefaceError`` with a sentence if that seat or that bot is not there.
    """
    # Whoever only asks for help or simulates never loads a screen.
    from volteface.terminal.sitting import Sitting

    sitting = Sitting(
        game, options, language=language, seed=seed, hot_seat=hot_seat, bot=bot, names=names, seat=seat
    )
    if plain or not _full_screen():
        from volteface.terminal.plain import PlainTable

        return PlainTable(sitting, sys.stdin, sys.stdout, Path.cwd()).run()
    from volteface.terminal.app import TableApp

    app = TableApp(sitting, folder=Path.cwd(), pace=pace, ascii_only=not _speaks_utf8())
    app.run()
    print(sitting.words.say("term-goodbye"))  # noqa: T201 - the screen is gone, this is for the shell
    return app.return_code or 0


def _full_screen() -> bool:
    try:
        return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
    except ValueError:
        # A closed stream is no terminal.
        return False


def _speaks_utf8() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
