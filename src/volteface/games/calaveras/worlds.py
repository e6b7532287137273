"""Other truths: what a seat cannot know, drawn again so that it fits all that the seat was ever told.

Every card that was dealt or shuffled into a pile has a *slot* there. Who drew which slot is public, and so is
of which kinds a whole deal or pile consists; which slot held what is not. So a truth assigns kinds to slots,
and each play names the kind of one slot that its player held. Worlds are drawn without a look at what the
seat does not know. Late in a long game nearly all is settled and such worlds are hard to find: then a long
random walk leads from the truth to another one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.core.rng import Rng
from volteface.games.calaveras.actions import BY_CODE, CODE_MASK, Pass, Place
from volteface.games.calaveras.cards import HAND, TWIST, bag_of
from volteface.games.calaveras.state import OVER, Deal, State

_PROPOSALS, _REPAIRS = 4, 40
"""How often a world is guessed, and how many exchanges may be tried to make each guess a truth."""
_WALK = 2
"""How many steps the walk from the truth takes, for each play of the game."""


_CARD_OF: dict[int, int | None] = {
    code: action.card if isinstance(action, Place) else None if isinstance(action, Pass) else TWIST
    for code, action in BY_CODE.items()
}
"""The card that each play spends; none to pass."""


_MOST_SEATS: Final = 6
_SPAN: Final[i64] = 256
"""Slots are numbers: the place in a shuffle, and so much for each shuffle; the deal is shuffle 0."""
_HELD: Final[i64] = 2**30
"""Instead of the play that used a slot, where none has."""


@final
class _Step:
    """A card drawn into a hand (from a slot, with its true kind), or one of a kind played from it."""

    __slots__ = ("holder", "kind", "played", "slot")

    def __init__(self, holder: i64, slot: i64, kind: i64, played: bool) -> None:
        self.holder = holder
        self.slot = slot
        self.kind = kind
        self.played = played


@final
class _Story:
    """Who drew which slot and played which kind, in order, and the true kinds of all slots."""

    __slots__ = ("kinds", "steps")

    def __init__(self, steps: list[_Step], kinds: list[list[int]]) -> None:
        self.steps = steps
        self.kinds = kinds


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Draw another truth; a finished game hides nothing and is returned as it is."""
    if state.phase == OVER:
        return state.copy()
    watcher = None if seat is None else state.deal.holders[seat]
    story = _story(state)
    for _ in range(_PROPOSALS):
        world = _World(story, watcher, rng, blind=True)
        if world.repair():
            return _rebuild(state, world)
    world = _World(story, watcher, rng, blind=False)
    world.walk()
    return _rebuild(state, world)


def _story(state: State) -> _Story:
    """MC-5, MC-11, MC-11a: replay who drew and played; how many cards, everybody saw."""
    deal = state.deal
    kinds = [[*(card for hand in deal.hands for card in hand), *deal.pile]]
    steps: list[_Step] = []
    sizes = [len(hand) for hand in deal.hands]
    top = 0
    for holder, hand in enumerate(deal.hands):
        for _ in hand:
            steps.append(_Step(holder, top, kinds[0][top], played=False))
            top += 1
    piles = dict(state.reshuffles)
    for number, packed in enumerate(state.history, start=1):
        holder = deal.holders[(deal.first + number - 1) % state.setup.seats]
        kind = _CARD_OF[packed & CODE_MASK]
        if kind is not None:
            steps.append(_Step(holder, 0, kind, played=True))
            sizes[holder] -= 1
        while sizes[holder] < HAND:
            if top == len(kinds[-1]):
                if number not in piles or kinds[-1] is piles[number]:
                    break
                kinds.append(piles[number])
                top = 0
            slot = _SPAN * (len(kinds) - 1) + top
            steps.append(_Step(holder, slot, kinds[-1][top], played=False))
            sizes[holder] += 1
            top += 1
    return _Story(steps, kinds)


@final
class _World:
    """A truth in the making: which slot each play came from.

    It begins with a guess, in which a shuffle may have to hold more cards of a kind than it does; exchanging
    two slots of one hand, until none does, makes it a truth.
    """

    def __init__(self, story: _Story, watcher: int | None, rng: Rng, *, blind: bool) -> None:
        self.rng = rng
        self.blind = blind
        self.kinds = story.kinds
        self.known: dict[int, int] = {}
        # Of each shuffle: how many cards of each kind nobody has named yet; below 0, too many were named.
        self.left = [[kinds.count(kind) for kind in range(TWIST + 1)] for kinds in story.kinds]
        self.plays: list[_Step] = []
        self.played: list[int] = []
        """The slot that each play came from."""
        self.beside: list[tuple[int, int]] = []
        """For each play, how many other slots were in the hand, and how many its player had drawn so far."""
        self.used: list[int] = [_HELD] * (_SPAN * len(story.kinds))
        """By which play each slot was used, unless it is still held."""
        self.slots: list[list[int]] = [[] for _ in range(_MOST_SEATS)]
        """Every slot that each player ever held, in the order in which it was drawn."""
        others: list[_Step] = []
        for step in story.steps:
            if step.holder != watcher:
                others.append(step)
            elif not step.played:
                self.known[step.slot] = step.kind
                self.left[step.slot // _SPAN][step.kind] -= 1
        self._guess(others)

    def hand(self, holder: int) -> list[int]:
        """List the slots that a player holds now."""
        return [slot for slot in self.slots[holder] if self.used[slot] == _HELD]

    def _guess(self, steps: list[_Step]) -> None:
        """Draw a slot of the hand for each play, each as likely as its shuffle makes it."""
        hands: list[list[int]] = [[] for _ in range(_MOST_SEATS)]
        for step in steps:
            hand = hands[step.holder]
            if not step.played:
                hand.append(step.slot)
                self.slots[step.holder].append(step.slot)
                continue
            slot = self._choose(hand, step.kind)
            hand.remove(slot)
            self.beside.append((len(hand), len(self.slots[step.holder])))
            self._use(len(self.plays), slot, step.kind)
            self.plays.append(step)
            self.played.append(slot)

    def _choose(self, hand: list[int], kind: i64) -> int:
        """Say which slot of a hand a card came from: a guess, or where it truly was."""
        if not self.blind:
            return next(slot for slot in hand if self.kinds[slot // _SPAN][slot % _SPAN] == kind)
        # A hand is in the order in which it was drawn.
        if hand[0] // _SPAN == hand[-1] // _SPAN:
            return self.rng.choice(hand)
        shuffles = [slot // _SPAN for slot in hand]
        chances = [max(0.01, self.left[one][kind]) / len(self.kinds[one]) for one in shuffles]
        best = max(chances)
        order = range(len(hand))
        while True:
            at = self.rng.choice(order)
            if self.rng.chance(chances[at] / best):
                return hand[at]

    def _use(self, play: i64, slot: i64, kind: i64) -> None:
        self.used[slot] = play
        self.left[slot // _SPAN][kind] -= 1

    def repair(self) -> bool:
        """Exchange slots until no shuffle holds too many cards of a kind; ``False`` if it took too long."""
        for _ in range(_REPAIRS):
            if min([min(row) for row in self.left]) >= 0:
                self._settle()
                return True
            self._exchange(self._wrong_play(), 0.05)
        return False

    def _wrong_play(self) -> int:
        """Draw a play that names too much, now and then any other: what keeps a wrong one may lie there."""
        order = range(len(self.plays))
        while True:
            play = self.rng.choice(order)
            wrong = self.left[self.played[play] // _SPAN][self.plays[play].kind] < 0
            if wrong or self.rng.chance(0.02):
                return play

    def walk(self) -> None:
        """Exchange slots at random, from one truth to another."""
        for _ in range(_WALK * len(self.plays)):
            self._exchange(self.rng.below(len(self.plays)), 0)
        self._settle()

    def _settle(self) -> None:
        for play, slot in enumerate(self.played):
            self.known[slot] = self.plays[play].kind

    def _exchange(self, play: int, daring: float) -> None:
        """Let a play come from another slot of the hand of that moment, unless that makes things worse."""
        slot = self.played[play]
        others = self._others(play)
        if not others:
            return
        other = self.rng.choice(others)
        before = self._faults(slot // _SPAN) + self._faults(other // _SPAN)
        self._swap(play, slot, other)
        # A guess dares a worse one now and then, or a dead end would stay one.
        after = self._faults(slot // _SPAN) + self._faults(other // _SPAN)
        if after > before and not self.rng.chance(daring):
            self._swap(play, other, slot)

    def _others(self, play: i64) -> list[int]:
        """List the other slots in the hand from which a card was played; most were drawn shortly before."""
        number, at = self.beside[play]
        slots = self.slots[self.plays[play].holder]
        others: list[int] = []
        while len(others) < number:
            at -= 1
            if self.used[slots[at]] > play:
                others.append(slots[at])
        return others

    def _faults(self, shuffle: i64) -> i64:
        faults: i64 = 0
        for number in self.left[shuffle]:
            if number < 0:
                faults -= number
        return faults

    def _swap(self, play: i64, slot: i64, other: i64) -> None:
        """Let a play come from the other slot, and whatever came from that one from the first."""
        later = self.used[other]
        kind = self.plays[play].kind
        self.left[slot // _SPAN][kind] += 1
        self._use(play, other, kind)
        self.played[play] = other
        self.used[slot] = later
        if later != _HELD:
            kind = self.plays[later].kind
            self.left[other // _SPAN][kind] += 1
            self._use(later, slot, kind)
            self.played[later] = slot

    def fill(self) -> list[list[int]]:
        """Deal the kinds that are left to the slots that nobody has named, shuffle by shuffle."""
        filled: list[list[int]] = []
        for shuffle, kinds in enumerate(self.kinds):
            left = [kind for kind, number in enumerate(self.left[shuffle]) for _ in range(number)]
            rest = self.rng.shuffled(left)
            row: list[int] = []
            for place in range(len(kinds)):
                kind = self.known.get(_SPAN * shuffle + place)
                row.append(rest.pop() if kind is None else kind)
            filled.append(row)
        return filled


def _rebuild(state: State, truth: _World) -> State:
    """Put the kinds where the slots are now; all that lies open, and the seat's own hand, stay."""
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
    for holder, slots in enumerate(truth.slots):
        # The watcher's own slots are not drawn again.
        if slots:
            world.hands[holder] = bag_of([kinds[slot // _SPAN][slot % _SPAN] for slot in truth.hand(holder)])
    return world
