"""Search over sampled hands: a tree of plays, in which everybody plays for the own team.

Each playout deals hands that fit what the seat knows, walks down the tree along plays that these hands
allow, and ends with what the judge thinks of the first table that nobody has looked at. What lies open does
not depend on the hands, so it is worked out once for each play of the tree.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from volteface.bots.calaveras.belief import Belief, Deal
from volteface.bots.calaveras.hands import EMPTY_HAND, HELD, KINDS, SIZE, WITH, WITHOUT
from volteface.bots.calaveras.plays import PASSES, Plays, card_of, perform
from volteface.bots.calaveras.scene import NOBODY
from volteface.bots.calaveras.worth import SURE, Judge, lure_of
from volteface.core.dice import Dice
from volteface.games.calaveras.cards import DECK, HAND, TWIST

_DEALS: Final[i64] = 250
"""How many deals are sampled; what is drawn later differs in every playout all the same."""
_KEPT_PLACES: Final[i64] = 5
_KEPT_TWISTS: Final[i64] = 6
"""How many plays of a card are looked at below the first of the tree."""


UNKNOWN: Final[i64] = -1
"""Instead of a chance that nobody has asked for yet."""


@final
class Group:
    """The plays of one kind of card at one table."""

    __slots__ = ("lure", "nodes", "visits")

    def __init__(self) -> None:
        """Begin without any."""
        self.nodes: list[Node] = []
        self.visits: i64 = 0
        self.lure: float = 0.0


@final
class Node:
    """One play and the table after it."""

    __slots__ = (
        "code",
        "groups",
        "guilty",
        "lure",
        "nicole",
        "now",
        "points",
        "shown",
        "team",
        "total",
        "turn",
        "visits",
        "worth",
    )

    def __init__(
        self, code: i64, shown: i64, points: i64, nicole: i64, guilty: i64, turn: i64, team: i64
    ) -> None:
        """Hold the table after a play of a team; ``turn`` is the seat to act there."""
        self.code = code
        self.shown = shown
        self.points = points
        self.nicole = nicole
        self.guilty = guilty
        self.turn = turn
        self.team = team
        self.visits: i64 = 0
        self.total: i64 = 0
        self.worth: i64 = 0
        self.now: i64 = UNKNOWN
        self.lure: float = 0.0
        self.groups: list[Group | None] | None = None


@final
class Search:
    """A tree for one decision."""

    def __init__(self, judge: Judge, holders: list[i64], dice: Dice, *, daring: float, heat: i64) -> None:
        """Prepare; ``daring`` favours what was looked at less, ``heat`` how far a first look misleads."""
        self._judge = judge
        self._plays = Plays(judge)
        self._holders = holders
        self._dice = dice
        self._seats: i64 = judge.seats
        self._half: i64 = judge.seats // 2
        self._daring = daring * float(SURE)
        self._heat: i64 = heat
        self._hands: list[i64] = [0] * 6
        self._pile: list[i64] = [0] * 6
        self._in_pile: i64 = 0
        self._path: list[Node] = []
        self._groups: list[Group] = []
        self.root: Node = Node(0, 0, 0, 0, NOBODY, 0, 0)

    def begin(self, shown: i64, points: i64, nicole: i64, turn: i64) -> None:
        """Lay out the table from which to look."""
        self.root = Node(0, shown, points, nicole, NOBODY, turn, 0)
        self.root.groups = [None] * (KINDS + 1)

    def run(self, belief: Belief, me: i64, mine: i64, unseen: list[i64], playouts: i64) -> None:
        """Look so many times, at each of the sampled deals in turn."""
        deals = [belief.deal(me, mine, unseen, self._dice) for _ in range(min(playouts, _DEALS))]
        for number in range(playouts):
            self._playout(deals[number % _DEALS])

    def _playout(self, deal: Deal) -> None:
        """Look once."""
        total: i64 = 0
        for kind in range(KINDS):
            self._pile[kind] = deal.pile[kind]
            total += deal.pile[kind]
        self._in_pile = total
        for seat in range(self._seats):
            self._hands[seat] = deal.hands[seat]
        path, groups = self._path, self._groups
        path.clear()
        groups.clear()
        node = self.root
        while node.guilty == NOBODY:
            first = node.groups is None
            if first:
                node.groups = [None] * (KINDS + 1)
            holder = self._holders[node.turn]
            node = self._choose(node, self._hands[holder])
            path.append(node)
            if first:
                break
            if node.guilty == NOBODY:
                self._spend(holder, card_of(node.code), node.shown)
        judge = self._judge
        self._judge_leaf(node)
        first_team = judge.first
        second_team = judge.second
        third_team = judge.third
        for at in range(len(path)):
            node = path[at]
            node.visits += 1
            groups[at].visits += 1
            team = node.team
            node.total += first_team if team == 0 else second_team if team == 1 else third_team

    def _judge_leaf(self, node: Node) -> None:
        if node.guilty == NOBODY:
            self._judge.look(node.shown, node.points, node.nicole, node.turn)
        else:
            self._judge.settle(node.guilty, node.nicole)

    def _choose(self, node: Node, hand: i64) -> Node:
        """Choose the most promising of the plays that a hand allows."""
        visits: i64 = 0
        lure = 0.0
        if hand == EMPTY_HAND:
            group = self._group(node, PASSES)
            self._groups.append(group)
            return group.nodes[0]
        for kind in range(KINDS):
            if HELD[KINDS * hand + kind]:
                group = self._group(node, kind)
                visits += group.visits
                lure += group.lure
        spread = self._daring * sqrt(float(visits + 1)) / lure
        best: Node = node
        best_group: Group | None = None
        most = -1.0
        groups = node.groups
        assert groups is not None
        for kind in range(KINDS):
            if not HELD[KINDS * hand + kind]:
                continue
            maybe = groups[kind]
            assert maybe is not None
            for child in maybe.nodes:
                count = float(child.visits + 1)
                hope = float(child.total + child.worth) / count + spread * child.lure / count
                if hope > most:
                    most = hope
                    best = child
                    best_group = maybe
        assert best_group is not None
        self._groups.append(best_group)
        return best

    def _group(self, node: Node, kind: i64) -> Group:
        """Find the plays of a kind of card at a table, or look at them for the first time."""
        groups = node.groups
        assert groups is not None
        found = groups[kind]
        if found is not None:
            return found
        group = Group()
        groups[kind] = group
        plays = self._plays
        plays.see(node.shown, node.points, node.nicole, node.turn, kind, every=node is self.root)
        number: i64 = len(plays.codes)
        if node is not self.root:
            kept = _KEPT_TWISTS if kind == TWIST else _KEPT_PLACES
            number = min(number, kept)
        turn = node.turn + 1 if node.turn + 1 < self._seats else 0
        team = node.turn % self._half
        worth = plays.worth
        scene = plays.scene
        if node.now == UNKNOWN:
            self._judge.look(node.shown, node.points, node.nicole, node.turn)
            node.now = self._judge.of(team)
        now = node.now
        for _ in range(number):
            at: i64 = 0
            best: i64 = -1
            for one in range(len(worth)):
                if worth[one] > best:
                    best = worth[one]
                    at = one
            code = plays.codes[at]
            scene.lay(node.shown, node.points, node.nicole)
            perform(scene, code)
            child = Node(code, scene.shown, scene.points, scene.nicole, scene.guilty, turn, team)
            child.worth = best
            child.lure = lure_of(best - now, self._heat)
            group.lure += child.lure
            group.nodes.append(child)
            worth[at] = -1
        return group

    def _spend(self, holder: i64, kind: i64, shown: i64) -> None:
        """MC-11: a card leaves the hand, and the hand is filled up from the pile."""
        hand = self._hands[holder]
        if kind != PASSES:
            hand = WITHOUT[KINDS * hand + kind]
        while SIZE[hand] < HAND:
            if self._in_pile == 0 and not self._shuffle(shown, holder, hand):
                break
            at = self._dice.below(self._in_pile)
            kind = 0
            while at >= self._pile[kind]:
                at -= self._pile[kind]
                kind += 1
            self._pile[kind] -= 1
            self._in_pile -= 1
            hand = WITH[KINDS * hand + kind]
        self._hands[holder] = hand

    def _shuffle(self, shown: i64, holder: i64, hand: i64) -> bool:
        """MC-11a: make a new pile of all that lies nowhere and is in no hand; tell whether there is any."""
        self._hands[holder] = hand
        total: i64 = 0
        for kind in range(KINDS):
            left: i64 = DECK[kind]
            if kind < TWIST:
                rest = shown >> kind
                while rest > 0:
                    left -= rest & 1
                    rest >>= 5
            for seat in range(self._seats):
                left -= HELD[KINDS * self._hands[seat] + kind]
            left = max(left, 0)
            self._pile[kind] = left
            total += left
        self._in_pile = total
        return total > 0
