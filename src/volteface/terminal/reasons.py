"""Why the bots did what they did, for everybody to read when the game is over."""

from __future__ import annotations

from collections import Counter
from typing import Any

from volteface.bots import Explainer, Policy
from volteface.core.game import Seat
from volteface.terminal.presenter import Presenter
from volteface.terminal.words import Words


class Reasons:
    """Keeps what everybody saw of each move of a bot, to show the reason beside it."""

    def __init__(self) -> None:
        """Begin with a new game."""
        self._decisions: Counter[Seat] = Counter()
        self._seen: dict[tuple[Seat, int], Any] = {}

    def decided(self, player: Seat) -> None:
        """A bot has chosen, or has chosen to wait."""
        self._decisions[player] += 1

    def moved(self, player: Seat, seat: Seat, events: list[Any]) -> None:
        """What it has chosen was done, for itself or for the seat it plays for."""
        own = (event for event in events if getattr(event, "seat", None) == seat)
        self._seen[player, self._decisions[player] - 1] = next(own, None)

    def lines(
        self, bots: dict[Seat, Policy], presenter: Presenter, view: Any, words: Words
    ) -> list[tuple[str, list[str]]]:
        """Write each bot's name and its reasons, in the order of its moves."""
        told = []
        for player, bot in bots.items():
            paragraphs = []
            for reason in bot.why() if isinstance(bot, Explainer) else ():
                seats = {key: words.name(seat) for key, seat in reason.seats.items()}
                why = words.say(reason.message, **reason.arguments, **seats)
                event = self._seen.get((player, reason.decision))
                what = None if event is None else presenter.sentence(event, view, words, hidden=True)
                paragraphs.append(why if what is None else f"{what} {why}")
            if paragraphs:
                told.append((words.name(player), paragraphs))
        return told
