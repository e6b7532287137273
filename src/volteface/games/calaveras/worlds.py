"""Other truths: what a seat cannot know, drawn again so that it fits all that the seat was ever told.

Every card that was dealt or shuffled into a pile has a *slot* there. Who drew which slot is public, and so is
of which kinds a whole deal or pile consists; which slot held what is not. So a truth assigns kinds to slots,
and each play names the kind of one slot that its player held. Nothing drawn here depends on what the seat
does not know: only a last resort, after many proposals, returns the truth.
"""

from __future__ import annotations

from typing import NamedTuple

from volteface.core.rng import Rng
from volteface.games.calaveras.actions import BY_CODE, CODE_MASK, Pass, Place
from volteface.games.calaveras.cards import HAND, TWIST, bag_of
from volteface.games.calaveras.state import OVER, Deal, State

_PROPOSALS, _RETREATS = 60, 200
"""How often a truth is begun, and how many wrong turns are taken back before it is begun anew."""


class Slot(NamedTuple):
    """Where a card came from: the deal is shuffle 0, each new pile is the next one."""

    shuffle: int
    place: int


class _Step(NamedTuple):
    """A card drawn into a hand (its slot, and its true kind), or one played from it (no slot)."""

    holder: int
    slot: Slot | None
    kind: int


class _Story(NamedTuple):
    """Who drew which slot and played which kind, in order, and the true kinds of all slots."""

    steps: list[_Step]
    kinds: list[list[int]]


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Draw another truth; a finished game hides nothing and is returned as it is."""
    if state.phase == OVER:
        return state.copy()
    watcher = None if seat is None else state.deal.holders[seat]
    story = _story(state)
    for _ in range(_PROPOSALS):
        world = _World(story, watcher, rng)
        if world.play():
            return _rebuild(state, world)
    return state.copy()


def _story(state: State) -> _Story:
    """MC-5, MC-11, MC-11a: replay who drew and played; how many cards, everybody saw."""
    deal = state.deal
    kinds = [[*(card for hand in deal.hands for card in hand), *deal.pile]]
    steps: list[_Step] = []
    sizes = [len(hand) for hand in deal.hands]
    top = 0
    for holder, hand in enumerate(deal.hands):
        for _ in hand:
            steps.append(_Step(holder, Slot(0, top), kinds[0][top]))
            top += 1
    piles = dict(state.reshuffles)
    for number, packed in enumerate(state.history, start=1):
        holder = deal.holders[state.seat_of_turn(number - 1)]
        action = BY_CODE[packed & CODE_MASK]
        if not isinstance(action, Pass):
            steps.append(_Step(holder, None, action.card if isinstance(action, Place) else TWIST))
            sizes[holder] -= 1
        while sizes[holder] < HAND:
            if top == len(kinds[-1]):
                if number not in piles or kinds[-1] is piles[number]:
                    break
                kinds.append(piles[number])
                top = 0
            steps.append(_Step(holder, Slot(len(kinds) - 1, top), kinds[-1][top]))
            sizes[holder] += 1
            top += 1
    return _Story(steps, kinds)


class _World:
    """A truth in the making: kinds for slots, found by playing the story and taking wrong turns back."""

    def __init__(self, story: _Story, watcher: int | None, rng: Rng) -> None:
        self.rng = rng
        self.kinds = story.kinds
        self.steps = [step for step in story.steps if step.holder != watcher]
        own = [step for step in story.steps if step.holder == watcher]
        self.known = {step.slot: step.kind for step in own if step.slot is not None}
        self.hands: dict[int, list[Slot]] = {step.holder: [] for step in self.steps}
        # Of each shuffle: how many of each kind, and how many slots, nobody has named yet.
        self.left = [[kinds.count(kind) for kind in range(TWIST + 1)] for kinds in story.kinds]
        self.free = [len(kinds) for kinds in story.kinds]
        for slot, kind in self.known.items():
            self.left[slot.shuffle][kind] -= 1
            self.free[slot.shuffle] -= 1

    def play(self) -> bool:
        """Name a slot for every play; ``False`` if too many turns were wrong."""
        named: list[tuple[int, Slot, list[Slot]]] = []
        retreats = 0
        at = 0
        while at < len(self.steps):
            step = self.steps[at]
            if step.slot is not None:
                self.hands[step.holder].append(step.slot)
                at += 1
                continue
            rest = self._possible(step)
            while not rest:
                retreats += 1
                if retreats > _RETREATS or not named:
                    return False
                at, rest = self._take_back(at, named)
                step = self.steps[at]
            slot = rest.pop()
            self._name(step, slot)
            named.append((at, slot, rest))
            at += 1
        return True

    def _possible(self, step: _Step) -> list[Slot]:
        """List the slots of a hand that can have been the card played, the one to try first last."""
        possible = [slot for slot in self.hands[step.holder] if self.left[slot.shuffle][step.kind] > 0]
        ordered: list[Slot] = []
        while possible:
            slot = self.rng.choice(possible)
            # Each is as likely as its shuffle makes it.
            if self.rng.chance(self.left[slot.shuffle][step.kind] / self.free[slot.shuffle]):
                possible.remove(slot)
                ordered.insert(0, slot)
        return ordered

    def _name(self, step: _Step, slot: Slot) -> None:
        self.hands[step.holder].remove(slot)
        self.known[slot] = step.kind
        self.left[slot.shuffle][step.kind] -= 1
        self.free[slot.shuffle] -= 1

    def _take_back(self, at: int, named: list[tuple[int, Slot, list[Slot]]]) -> tuple[int, list[Slot]]:
        """Go back to the last play, and say what else it can have been."""
        back, slot, rest = named.pop()
        for step in self.steps[back + 1 : at]:
            assert step.slot is not None
            self.hands[step.holder].remove(step.slot)
        step = self.steps[back]
        self.hands[step.holder].append(slot)
        del self.known[slot]
        self.left[slot.shuffle][step.kind] += 1
        self.free[slot.shuffle] += 1
        return back, rest

    def fill(self) -> list[list[int]]:
        """Deal the kinds that are left to the slots that nobody has named, shuffle by shuffle."""
        filled: list[list[int]] = []
        for shuffle, kinds in enumerate(self.kinds):
            left = [kind for kind, number in enumerate(self.left[shuffle]) for _ in range(number)]
            rest = self.rng.shuffled(left)
            row: list[int] = []
            for place in range(len(kinds)):
                kind = self.known.get(Slot(shuffle, place))
                row.append(rest.pop() if kind is None else kind)
            filled.append(row)
        return filled


def _rebuild(state: State, truth: _World) -> State:
    """Put the kinds where the slots are now; all that lies open is as it was, and so is the seat's own hand."""
    deal, kinds = state.deal, truth.fill()
    dealt: list[list[int]] = []
    top = 0
    for hand in deal.hands:
        dealt.append(kinds[0][top : top + len(hand)])
        top += len(hand)
    world = state.copy()
    world.deal = Deal(deal.services, deal.ghost, dealt, kinds[0][top:], deal.first)
    world.pile = world.deal.pile
    for at, (number, _) in enumerate(state.reshuffles):
        world.pile = kinds[at + 1]
        world.reshuffles[at] = (number, world.pile)
    for holder, slots in truth.hands.items():
        world.hands[holder] = bag_of(kinds[slot.shuffle][slot.place] for slot in slots)
    return world
