"""A bot that looks one turn ahead, and for its best plays at what the next rival can make of them.

It decides from its view alone: what lies open, its own hand, and which cards it has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from volteface.bots.calaveras.outlook import WIN, Outlook, after, board_of
from volteface.bots.policy import Budget
from volteface.core.game import AnyGame
from volteface.core.rng import Rng
from volteface.games.calaveras import Action, Event, View

_BEST = 5
"""How many plays are looked at more closely."""


class CarefulPolicy:
    """Plays for its team: Nicole near, its own doubts few, and the end only when it wins."""

    def __init__(self, _game: AnyGame, _seat: int, rng: Rng, _budget: Budget) -> None:
        """Sit down."""
        self._rng = rng

    @property
    def listens(self) -> bool:
        """It looks at views."""
        return True

    def watch(self, _events: Sequence[Event]) -> None:
        """The view tells all that it wants to know."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Choose what leaves the team best off after the next rival's best answer."""
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        outlook = Outlook(view, view.seat)
        board = board_of(view)
        # Equal plays come in any order.
        plays = self._rng.shuffled(legal)
        boards = {play: after(board, play) for play in plays}
        worth = {play: outlook.worth(boards[play]) - outlook.spent(play) for play in plays}
        plays.sort(key=worth.__getitem__, reverse=True)
        if worth[plays[0]] > WIN / 2:
            return plays[0]
        for play in plays[:_BEST]:
            fear = outlook.worth(boards[play]) - outlook.fears(boards[play])
            worth[play] -= (1 - outlook.bold) * fear
        return max(plays[:_BEST], key=worth.__getitem__)
