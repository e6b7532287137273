"""The table in a terminal: a full screen, or plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from volteface.core.game import AnyGame, Seat
from volteface.text import add_catalogue

__all__ = ["play"]

# The drawing code of a game is loaded when it is played, its sentences at once: a replay needs them too.
for _package in (__name__, f"{__name__}.calaveras", f"{__name__}.insider"):
    add_catalogue(_package)


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

        if isinstance(sys.stdin, TextIOWrapper):
            # Bytes that mean nothing are garbage like any other.
            sys.stdin.reconfigure(errors="replace")
        return PlainTable(sitting, sys.stdin, sys.stdout, Path.cwd()).run()
    from volteface.terminal.app import TableApp
    from volteface.terminal.glyphs import printable

    app = TableApp(sitting, folder=Path.cwd(), pace=pace, ascii_only=not _speaks_utf8())
    app.run()
    goodbye = printable(sitting.words.say("term-goodbye"), sys.stdout.encoding)
    print(goodbye)  # noqa: T201 - the screen is gone, this is for the shell
    return app.return_code or 0


def _full_screen() -> bool:
    """Tell whether there is a screen to fill; it is drawn through the error stream, which counts too."""
    try:
        streams = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    except (AttributeError, ValueError):
        # A stream that is closed, or was never there, is no terminal.
        return False
    return streams and os.environ.get("TERM", "") not in ("", "dumb")


def _speaks_utf8() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
