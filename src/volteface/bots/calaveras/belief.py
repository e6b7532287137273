"""What the other players may hold: a chance for each of the 84 hands, from what everybody saw them do.

A play shows one card, and speaks against the cards with which its player would have done better. How much
better, the judge says; it is weighed with care, since people err and bots differ.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.bots.calaveras.hands import EMPTY_HAND, HANDS, HELD, KINDS, SIZE, WITH, WITHOUT
from volteface.bots.calaveras.plays import PASSES, Plays, card_of
from volteface.bots.calaveras.worth import Judge, lure_of
from volteface.core.dice import Dice
from volteface.games.calaveras.cards import DECK, HAND, TWIST

_FEWEST: Final = 0.02
"""A card that ought not to be in the pile any more may be there after all: the reckoning is not exact."""


_WAYS: Final = [[1.0, float(n), n * (n - 1) / 2, n * (n - 1) * (n - 2) / 6] for n in range(9)]
"""In how many ways 0 to 3 cards are drawn from so many of a kind."""


_FINE: Final[i64] = 2**24
_FINEST: Final = 16777216.0
"""The same as a float: compiled, ``float`` of a large constant of type ``i64`` is another number."""


@final
class Deal:
    """Hands of everybody, and how many cards of each kind are in the pile."""

    __slots__ = ("hands", "pile")

    def __init__(self) -> None:
        """Begin with empty hands and no pile."""
        self.hands: list[i64] = [0] * 6
        self.pile: list[i64] = [0] * 6

    def give(self, seat: i64, hand: i64) -> None:
        """Take a hand from the pile; what it does not have, the hand has all the same."""
        self.hands[seat] = hand
        for kind in range(KINDS):
            self.pile[kind] = max(0, self.pile[kind] - HELD[KINDS * hand + kind])


@final
class Belief:
    """Chances of all hands of all players, as everybody at the table can reckon them."""

    def __init__(self, judge: Judge, holders: list[i64], heat: i64, trust: float) -> None:
        """Begin before the deal; ``trust`` is how much a play tells of the cards that were kept."""
        self._judge = judge
        self._plays = Plays(judge)
        self._seats: i64 = judge.seats
        self._holders = holders
        self._heat: i64 = heat
        self._trust = trust
        self._appeal: list[float] = [0.0] * 6
        self.hands: list[list[float]] = []
        for _ in range(self._seats):
            row = [0.0] * HANDS
            row[EMPTY_HAND] = 1.0
            self.hands.append(row)

    def draws(self, holder: i64, cards: i64, unseen: list[i64]) -> None:
        """MC-5, MC-11: a player has drawn so many cards; ``unseen`` counts those that lie open nowhere."""
        for _ in range(cards):
            pile = self._pile(unseen)
            total = 0.0
            for kind in range(KINDS):
                total += pile[kind]
            if total <= 0.0:
                return
            before = self.hands[holder]
            after = [0.0] * HANDS
            for hand in range(HANDS):
                chance = before[hand]
                if chance > 0.0 and SIZE[hand] < HAND:
                    for kind in range(KINDS):
                        after[WITH[KINDS * hand + kind]] += chance * pile[kind] / total
            self.hands[holder] = after

    def _pile(self, unseen: list[i64]) -> list[float]:
        """Reckon how many cards of each kind the pile has: those that nobody sees and nobody holds."""
        left = [float(unseen[kind]) for kind in range(KINDS)]
        for row in self.hands:
            for hand in range(HANDS):
                chance = row[hand]
                if chance > 0.0:
                    for kind in range(KINDS):
                        left[kind] -= chance * float(HELD[KINDS * hand + kind])
        return [max(_FEWEST, left[kind]) if unseen[kind] > 0 else 0.0 for kind in range(KINDS)]

    def plays(self, seat: i64, code: i64, shown: i64, points: i64, nicole: i64) -> None:
        """MC-7: a seat has made a play; hands with which it would rather have made another lose weight."""
        card = card_of(code)
        if card == PASSES:
            return
        holder = self._holders[seat]
        self._judge.look(shown, points, nicole, seat)
        now = self._judge.of(seat % (self._seats // 2))
        appeal = self._appeal
        for kind in range(KINDS):
            self._plays.see(shown, points, nicole, seat, kind, every=False)
            lure = 0.0
            for worth in self._plays.worth:
                lure += lure_of(worth - now, self._heat)
            appeal[kind] = lure
        before = self.hands[holder]
        after = [0.0] * HANDS
        total = 0.0
        for hand in range(HANDS):
            chance = before[hand]
            if chance > 0.0 and HELD[KINDS * hand + card] > 0:
                lure = 0.0
                for kind in range(KINDS):
                    if HELD[KINDS * hand + kind] > 0:
                        lure += appeal[kind]
                chance *= 1.0 - self._trust + self._trust * appeal[card] / lure
                after[WITHOUT[KINDS * hand + card]] += chance
                total += chance
        if total <= 0.0:
            return
        for hand in range(HANDS):
            after[hand] /= total
        self.hands[holder] = after

    def deal(self, me: i64, mine: i64, unseen: list[i64], dice: Dice) -> Deal:
        """Deal everybody a hand; ``unseen`` counts what lies open nowhere, and the rest is the pile."""
        deal = Deal()
        for kind in range(KINDS):
            deal.pile[kind] = unseen[kind]
        deal.give(me, mine)
        start = dice.below(self._seats)
        for step in range(self._seats):
            seat = start + step
            if seat >= self._seats:
                seat -= self._seats
            if seat != me and self._holders[seat] == seat:
                deal.give(seat, self._drawn(self.hands[seat], unseen, deal.pile, dice))
        return deal

    def _drawn(self, row: list[float], unseen: list[i64], pile: list[i64], dice: Dice) -> i64:
        """Draw a hand by its chance, as far as its cards are still to be had."""
        likely: list[i64] = []
        sums: list[float] = []
        total = 0.0
        for hand in range(HANDS):
            weight = row[hand]
            if weight <= 0.0:
                continue
            for kind in range(KINDS):
                held = HELD[KINDS * hand + kind]
                if held > 0:
                    if held > pile[kind]:
                        weight = 0.0
                        break
                    # The row was reckoned as if the own cards and those just dealt could still be anywhere.
                    weight *= _WAYS[pile[kind]][held] / _WAYS[unseen[kind]][held]
            if weight > 0.0:
                total += weight
                likely.append(hand)
                sums.append(total)
        if not likely:
            return EMPTY_HAND
        at = float(dice.below(_FINE)) / _FINEST * total
        for number in range(len(likely)):
            if at < sums[number]:
                return likely[number]
        return likely[len(likely) - 1]


def unseen_at(shown: i64, discard: list[i64]) -> list[i64]:
    """Count the cards of each kind that lie open nowhere: in hands and in the pile."""
    unseen: list[i64] = []
    for kind in range(KINDS):
        left: i64 = DECK[kind] - discard[kind]
        if kind < TWIST:
            rest = shown >> kind
            while rest > 0:
                left -= rest & 1
                rest >>= 5
        unseen.append(max(0, left))
    return unseen
