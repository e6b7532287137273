"""The bots, by name and game."""

from __future__ import annotations

from volteface.bots import calaveras, inside_job, insider
from volteface.bots.policy import Maker, Policy
from volteface.bots.random import RandomPolicy
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.core.rng import Rng

__all__ = ["Maker", "Policy", "bot_names", "make_bot"]

_FOR_ALL: dict[str, Maker] = {"random": RandomPolicy}
_FOR_GAME: dict[str, dict[str, Maker]] = {
    "inside-job": {"careful": inside_job.CarefulPolicy},
    "insider": {"careful": insider.CarefulPolicy},
    "mission-calaveras": {"careful": calaveras.CarefulPolicy},
}


def bot_names(game: AnyGame) -> list[str]:
    """Name the bots that play a game."""
    return [*_FOR_ALL, *_FOR_GAME.get(game.id, {})]


def make_bot(name: str, game: AnyGame, seat: int, rng: Rng) -> Policy:
    """Seat a bot; raises ``VoltefaceError`` with a sentence if there is none of that name."""
    maker = _FOR_GAME.get(game.id, {}).get(name) or _FOR_ALL.get(name)
    if maker is None:
        raise VoltefaceError("bot-unknown", bot=name, game=game.id, bots=", ".join(bot_names(game)))
    return maker(game, seat, rng)
