"""The levels: one way to think, more or less of it, and the slips of somebody who learns the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from volteface.bots.calaveras import weights
from volteface.bots.calaveras.mind import Mind
from volteface.bots.calaveras.reasons import reason_of
from volteface.bots.calaveras.search import Node, Search
from volteface.bots.calaveras.talk import Tongue
from volteface.bots.calaveras.worth import Judge, Weights
from volteface.bots.policy import Budget, Maker, Policy, Reason
from volteface.core.dice import Dice
from volteface.core.game import AnyGame, Seat
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng
from volteface.games.calaveras import Action, Event, View


class Style(NamedTuple):
    """How a level thinks."""

    trust: float = 0.8
    """How far it reads the others' cards from what they did; 0 is not at all."""
    overlooks: float = 0.0
    """How likely it overlooks any one play."""


EASY = Style(trust=0.0, overlooks=0.5)
NORMAL = Style()
HARD = Style()


@lru_cache(maxsize=2)
def network(seats: int) -> Weights:
    """Lay out the fitted network for a number of seats, once."""
    return weights.load(seats)


class SearchPolicy:
    """Searches over sampled hands; says why, and talks."""

    def __init__(self, style: Style, rng: Rng, budget: Budget) -> None:
        """Sit down."""
        self._style = style
        self._rng = rng
        self._budget = budget
        self._mind: Mind | None = None
        self._reasons: list[Reason] = []
        self._decisions = 0
        self._tongue = Tongue(rng.fork("talk"))

    @property
    def listens(self) -> bool:
        """It looks at views."""
        return True

    def watch(self, _events: Sequence[Event]) -> None:
        """The view tells all that it wants to know."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Choose the play that was looked at most; with the same view always the same."""
        number, self._decisions = self._decisions, self._decisions + 1
        if len(legal) == 1:
            return legal[0]
        if self._mind is None:
            judge = Judge(network(len(view.seats)))
            self._mind = Mind(judge, trust=self._style.trust)
        chance = self._rng.fork("turn", len(view.history))
        search = self._mind.think(view, self._budget.playouts, Dice(chance.below(2**32)))
        node = best_of(search, chance, self._style.overlooks)
        by_code = {action.code: action for action in legal}
        action = by_code[node.code]
        self._reasons.append(reason_of(view, number, action, node))
        return action

    def why(self) -> Sequence[Reason]:
        """Give the reasons of its decisions so far."""
        return self._reasons

    def hear(self, by: Seat, said: Said) -> None:
        """Note what was said against oneself; it is answered, and changes no move."""
        self._tongue.charges.hear(by, said)

    def unsaid(self) -> None:
        """What it wished to say last it may say again."""
        self._tongue.unsay()

    def say(self, view: View, phrases: Sequence[Phrase]) -> Said | None:
        """Claim something that fits the own play, help the partner, or cast doubt on a rival."""
        return self._tongue.say(view, phrases)


def best_of(search: Search, chance: Rng, overlooks: float) -> Node:
    """Find the play that was looked at most; somebody who overlooks some of them may miss it."""
    nodes = [node for group in search.root.groups or () if group is not None for node in group.nodes]
    nodes.sort(key=lambda node: (node.visits, node.total), reverse=True)
    if overlooks:
        seen = [node for node in nodes if not chance.chance(overlooks)]
        return (seen or nodes)[0]
    return nodes[0]


def level(style: Style) -> Maker:
    """Make a maker of bots of a style."""

    def make(_game: AnyGame, _seat: int, rng: Rng, budget: Budget) -> Policy:
        return SearchPolicy(style, rng, budget)

    return make
