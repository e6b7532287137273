"""The games, by id. A fourth one is a folder of its own and a line here, or a call of ``register``."""

from __future__ import annotations

from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.games.calaveras import CALAVERAS
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.insider import INSIDER

__all__ = ["all_games", "find_game", "register"]

_games: dict[str, AnyGame] = {INSIDE_JOB.id: INSIDE_JOB, CALAVERAS.id: CALAVERAS, INSIDER.id: INSIDER}


def register(game: AnyGame) -> None:
    """Add a game, so that simulator, replayer and table know it."""
    _games[game.id] = game


def all_games() -> list[AnyGame]:
    """List the games."""
    return list(_games.values())


def find_game(name: str) -> AnyGame:
    """Find a game by its id; raises ``VoltefaceError`` with a sentence if there is none."""
    if name not in _games:
        raise VoltefaceError("game-unknown", game=name, games=", ".join(_games))
    return _games[name]
