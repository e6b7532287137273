"""Two plain bots to measure others by: one looks at its own play, one also at the next rival's reply."""

from __future__ import annotations

from collections.abc import Sequence

from volteface.bots.calaveras.outlook import Outlook, after, answers, board_of, unseen_cards
from volteface.bots.policy import Budget
from volteface.core.game import AnyGame
from volteface.core.rng import Rng
from volteface.games.calaveras import Action, Event, View
from volteface.games.calaveras.cards import HAND

_WORLDS = 8
"""Over so many hands of the next rival a two-ply search takes the mean."""


class GreedyPolicy:
    """Makes the play after which the table looks best, as a careful player sees it at first."""

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
        """Choose the best play, any of several."""
        assert view.seat is not None
        outlook = Outlook(view, view.seat)
        board = board_of(view)
        # Equal plays come in any order.
        return max(
            self._rng.shuffled(legal),
            key=lambda play: outlook.worth(after(board, play)) - outlook.spent(play),
        )


class TwoPlyPolicy(GreedyPolicy):
    """Makes the play that leaves most after the next rival's best reply, on average over sampled hands."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Choose the best play, any of several."""
        assert view.seat is not None
        outlook = Outlook(view, view.seat)
        board = board_of(view)
        cards = [card for card, number in enumerate(unseen_cards(view)) for _ in range(number)]
        hands = [set(self._rng.shuffled(cards)[:HAND]) for _ in range(_WORLDS)]

        def worth(play: Action) -> float:
            table = after(board, play)
            if table.guilty() is not None:
                return outlook.worth(table)
            worst = [min([outlook.worth(after(table, reply)) for reply in row]) for row in answers(table)]
            means = [min([worst[card] for card in hand], default=outlook.worth(table)) for hand in hands]
            return sum(means) / len(means) - outlook.spent(play)

        return max(self._rng.shuffled(legal), key=worth)
