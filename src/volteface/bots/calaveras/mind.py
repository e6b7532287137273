"""From a view to a search: reads what the seat is shown, and what everybody was seen to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from volteface.bots.calaveras.belief import Belief, unseen_at
from volteface.bots.calaveras.hands import hand_of
from volteface.bots.calaveras.plays import FIRST_TWIST, NO_MOVE, PASS_CODE, card_of, perform
from volteface.bots.calaveras.scene import POINT, Scene
from volteface.bots.calaveras.search import Search
from volteface.bots.calaveras.worth import Judge
from volteface.core.dice import Dice
from volteface.games.calaveras.board import SPOTS, ZONES, Spot
from volteface.games.calaveras.cards import CARDS, CODES, HAND
from volteface.games.calaveras.view import TurnView, View

DARING = 1.0
"""How much a search looks at plays that it has looked at less."""
HEAT = 4000
"""A play whose first look is better by so much (of 65536) is looked at e times as much."""
EVIDENCE = 2000
"""A play that is better by so much is expected e times as often from another player."""


@final
class Table:
    """What lies open in a view, packed."""

    def __init__(self, view: View) -> None:
        """Pack it."""
        self.seats: i64 = len(view.seats)
        self.holders: list[i64] = [*range(len(view.seats))]
        if view.ghost is not None and view.ghost_of is not None:
            self.holders[view.ghost] = view.ghost_of
        spots = [[*seat.places] for seat in view.seats]
        self.shown = sum([_packed(spot, places) for spot, places in enumerate(spots)])
        self.shown += _packed(6, view.innocent) + _packed(7, view.suspect)
        self.points = sum([seat.suspicion * int(POINT[at]) for at, seat in enumerate(view.seats)])
        self.nicole: i64 = view.nicole
        self.turn: i64 = view.turn if view.turn is not None else 0
        self.discard: list[i64] = [view.discard[name] for name in CARDS]


def _packed(spot: int, places: Sequence[str]) -> int:
    return sum([2 ** (5 * spot + CODES[place]) for place in places])


def code_of(turn: TurnView) -> int:
    """Find the code of a play that was seen."""
    if turn.do == "pass":
        return PASS_CODE
    if turn.do == "place":
        return int(SPOTS) * CODES[turn.card or ""] + _spot(turn.to)
    if turn.card is None:
        return NO_MOVE
    return int(FIRST_TWIST + (CODES[turn.card] * SPOTS + _spot(turn.moved_from)) * SPOTS + _spot(turn.to))


def _spot(spot: Spot | None) -> int:
    assert spot is not None
    return ZONES[spot] if isinstance(spot, str) else spot


class Memory:
    """What everybody was seen to do, weighed turn by turn; a table laid out by hand has no past."""

    def __init__(self, judge: Judge, table: Table, first: int, heat: int, trust: float) -> None:
        """Begin with the deal."""
        self._table = table
        self._scene = Scene(table.seats)
        self._scene.lay(0, 0, first)
        self._discard: list[i64] = [0] * len(CARDS)
        self.seen = 0
        self.belief = Belief(judge, table.holders, heat, trust)
        for holder in range(table.seats):
            if table.holders[holder] == holder:
                self.belief.draws(holder, HAND, unseen_at(0, self._discard))

    def catch_up(self, history: Sequence[TurnView]) -> None:
        """Look at the turns that are new."""
        for turn in history[self.seen :]:
            self._look(turn)
        self.seen = len(history)

    def _look(self, turn: TurnView) -> None:
        scene, discard = self._scene, self._discard
        code = code_of(turn)
        before = unseen_at(scene.shown, discard)
        self.belief.plays(turn.seat, code, scene.shown, scene.points, scene.nicole)
        card = card_of(code)
        perform(scene, code)
        after = unseen_at(scene.shown, discard)
        for kind in range(len(CARDS)):
            # What was spent and no longer lies open has gone to the discard pile.
            discard[kind] += after[kind] - before[kind] + (kind == card)
        if turn.reshuffled:
            discard[:] = [0] * len(CARDS)
        self.belief.draws(self._table.holders[turn.seat], turn.drawn, unseen_at(scene.shown, discard))

    def agrees(self, table: Table) -> bool:
        """Tell whether the past leads to this table."""
        scene = self._scene
        return (scene.shown, scene.points, scene.nicole) == (table.shown, table.points, table.nicole)


class Mind:
    """One player's search, decision after decision."""

    def __init__(
        self,
        judge: Judge,
        *,
        trust: float,
        daring: float = DARING,
        heat: int = HEAT,
        evidence: int = EVIDENCE,
    ) -> None:
        """Choose how to search and how far to read the others."""
        self._judge = judge
        self._daring = daring
        self._heat = heat
        self._trust = trust
        self._evidence = evidence
        self._memory: Memory | None = None

    def think(self, view: View, playouts: int, dice: Dice) -> Search:
        """Look ahead from a view; the root of the tree then says what was found."""
        assert view.seat is not None
        assert view.you is not None
        table = Table(view)
        belief = self._belief(view, table)
        search = Search(self._judge, table.holders, dice, daring=self._daring, heat=self._heat)
        search.begin(table.shown, table.points, table.nicole, table.turn)
        mine = hand_of([CODES[name] for name in view.you.hand])
        search.run(belief, view.seat, mine, unseen_at(table.shown, table.discard), playouts)
        return search

    def _belief(self, view: View, table: Table) -> Belief:
        memory = self._memory
        if memory is None or memory.seen > len(view.history):
            memory = Memory(self._judge, table, view.first, self._evidence, self._trust)
        memory.catch_up(view.history)
        self._memory = memory
        if memory.agrees(table):
            return memory.belief
        blank = Belief(self._judge, table.holders, self._evidence, self._trust)
        for seat, one in enumerate(view.seats):
            blank.draws(seat, one.cards, unseen_at(table.shown, table.discard))
        return blank
