"""The careful player: for each thing it may do it adds up what may come of it, and does the best.

No search: the mission's chance, who takes the trick and what a token is worth there, what the card gives
away, what it leaves in the hand. All chance is drawn when it sits down, so what it does follows from what
it was told and what it sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from volteface.bots.inside_job.goals import Cast, cast_of, weights_of
from volteface.bots.inside_job.memory import Memory
from volteface.bots.inside_job.plays import weigh_larry, weigh_mission, weigh_plays
from volteface.bots.inside_job.position import Position
from volteface.bots.inside_job.voting import ballots
from volteface.bots.inside_job.weights import Weights
from volteface.bots.policy import Budget
from volteface.core.game import AnyGame
from volteface.core.rng import Rng
from volteface.games.inside_job.actions import Action, ChooseMission, Play, PlayLarry, Vote
from volteface.games.inside_job.events import AnyEvent
from volteface.games.inside_job.roles import NEUTRAL
from volteface.games.inside_job.view import View


@final
class CarefulPolicy:
    """Plays for its role, from its view and what it was told."""

    def __init__(
        self, _game: AnyGame, seat: int, rng: Rng, _budget: Budget, weights: Weights | None = None
    ) -> None:
        """Sit down; equal choices are settled by a taste drawn now."""
        self._seat = seat
        self._weights = weights
        self._taste = [rng.below(1000) * 1e-7 for _ in range(64)]
        self._cast: Cast | None = None
        self._memory: Memory | None = None
        self._unheard: list[AnyEvent] = []

    @property
    def listens(self) -> bool:
        """It looks and listens."""
        return True

    def watch(self, events: Sequence[Any]) -> None:
        """Note what happened; it is thought about when there is something to decide."""
        self._unheard.extend(events)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Do the best of what is legal."""
        if len(legal) == 1:
            return legal[0]
        return self._best(legal, self.weigh(view, legal))

    def weigh(self, view: View, legal: Sequence[Any]) -> list[float]:
        """Say what each of several things is worth that one may do."""
        position = self._read(view)
        first = legal[0]
        if isinstance(first, Play):
            return weigh_plays(position, legal)
        if isinstance(first, ChooseMission):
            return [weigh_mission(position, action.mission)[0] for action in legal]
        if isinstance(first, PlayLarry):
            return weigh_larry(position, legal)
        if isinstance(first, Vote):
            return ballots(position, legal)
        # IJ-47: before the first card all partners are alike.
        return [0.0] * len(legal)

    def _read(self, view: View) -> Position:
        """Think about what happened since the last decision, then look at the table."""
        if self._cast is None:
            assert view.you is not None
            self._cast = cast_of(view)
            role = self._cast.roles[view.you.role]
            self._weights = self._weights or weights_of(role)
            size = 3 if view.larry is not None else view.players
            poses = role.is_insider or role.side == NEUTRAL
            self._memory = Memory(self._seat, size, self._cast, poses, self._weights)
        memory = self._memory
        assert memory is not None
        assert self._weights is not None
        for event in self._unheard:
            memory.hear(event)
        self._unheard.clear()
        memory.settle(view)
        return Position(view, memory, self._cast, self._weights)

    def _best(self, legal: Sequence[Action], worths: Sequence[float]) -> Action:
        tasted = [worth + taste for worth, taste in zip(worths, self._taste, strict=False)]
        return legal[tasted.index(max(tasted))]
