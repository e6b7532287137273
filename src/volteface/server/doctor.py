"""Whether a server can run here: the machine, the rules, the store. Nothing is changed."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import Final

from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import all_games
from volteface.server.open_files import raise_limit
from volteface.server.store import Finding, check

_ENOUGH_FILES: Final = 4_096


def examine(store_url: str) -> list[Finding]:
    """Look at everything, and say of each thing whether it is as it should be."""
    return [_python(), _fast_loop(), _sockets(), *_games(), *check(store_url)]


def _python() -> Finding:
    version = ".".join(str(part) for part in sys.version_info[:3])
    return Finding("python", True, "doctor-python", {"version": version, "cores": os.cpu_count() or 1})


def _fast_loop() -> Finding:
    found = find_spec("uvloop") is not None
    return Finding("loop", True, "doctor-loop" if found else "doctor-no-loop")


def _sockets() -> Finding:
    """Every socket is an open file. A low limit is enough for a party, so it is only a remark."""
    files = raise_limit()
    if files is None:
        return Finding("sockets", True, "doctor-any-files")
    message = "doctor-files" if files >= _ENOUGH_FILES else "doctor-few-files"
    return Finding("sockets", True, message, {"files": files})


def _games() -> list[Finding]:
    """Deal each game once, and look at it."""
    findings = []
    for game in all_games():
        options = game.draw_options(Rng("doctor"), {})
        table = Table(game, options, game.deal(options, Rng("doctor", game.id)))
        table.view(None)
        compiled = type(game).__module__ in sys.modules and not (
            getattr(sys.modules[type(game).__module__], "__file__", "") or ""
        ).endswith(".py")
        message = "doctor-game-compiled" if compiled else "doctor-game"
        findings.append(Finding(game.id, True, message, {"game": game.id}))
    return findings
