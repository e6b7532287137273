"""The bots, by name and game. A game's package has a table of its own, ``BOTS``; ``register`` adds others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volteface.bots import calaveras, inside_job, insider
from volteface.bots.policy import (
    Budget,
    Explainer,
    Hearing,
    Kind,
    Maker,
    Policy,
    Reason,
    Suspicious,
    Talker,
    Tellable,
)
from volteface.bots.random import RandomPolicy
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.core.rng import Rng

__all__ = [
    "Budget",
    "Explainer",
    "Hearing",
    "Kind",
    "Maker",
    "Policy",
    "Reason",
    "Suspicious",
    "Talker",
    "Tellable",
    "bot_names",
    "make_bot",
    "preferred_bot",
    "register",
]

LEVELS: Final = ("easy", "normal", "hard")
"""What people choose between, where a game has it."""

_FOR_ALL: Final[dict[str, Kind]] = {"random": Kind(RandomPolicy)}
_FOR_GAME: Final[dict[str, dict[str, Kind]]] = {
    "inside-job": dict(inside_job.BOTS),
    "insider": dict(insider.BOTS),
    "mission-calaveras": dict(calaveras.BOTS),
}


def _kinds(game: AnyGame) -> Mapping[str, Kind]:
    return {**_FOR_ALL, **_FOR_GAME.get(game.id, {})}


def register(name: str, kind: Kind, game: str | None = None) -> None:
    """Add a bot, for one game or for all of them."""
    (_FOR_ALL if game is None else _FOR_GAME.setdefault(game, {}))[name] = kind


def bot_names(game: AnyGame) -> list[str]:
    """Name the bots that play a game; its levels come last, the easiest first."""
    names = list(_kinds(game))
    return [*(name for name in names if name not in LEVELS), *(level for level in LEVELS if level in names)]


def preferred_bot(game: AnyGame) -> str:
    """Name the bot that fills a chair unless another is asked for."""
    names = bot_names(game)
    return "normal" if "normal" in names else names[-1]


def make_bot(name: str, game: AnyGame, seat: int, rng: Rng, budget: Budget | None = None) -> Policy:
    """Seat a bot; raises ``VoltefaceError`` with a sentence if there is none of that name.

    Without a budget it has that of its kind.
    """
    kind = _kinds(game).get(name)
    if kind is None:
        raise VoltefaceError("bot-unknown", bot=name, game=game.id, bots=", ".join(bot_names(game)))
    return kind.make(game, seat, rng, kind.budget if budget is None else budget)
