"""A trick that is not full: who plays later, what he may hold, and who takes the trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from volteface.bots.inside_job.odds import ABOVE, ALL, SUIT
from volteface.bots.inside_job.table import Lying


@final
class Unseen:
    """A hand one cannot see: so many cards out of those it may hold."""

    __slots__ = ("_known", "_odds", "absent", "cards")

    def __init__(self, absent: tuple[float, ...], cards: int) -> None:
        """Note the cards it may hold, and the chances that it has none of some."""
        self.absent = absent
        self.cards = cards
        self._known: tuple[dict[int, float], ...] = ({}, {}, {}, {})
        self._odds: tuple[dict[int, tuple[float, float, float]], ...] = ({}, {}, {}, {})

    def has(self, good: int, led: int) -> float:
        """Find the chance that, following suit where it must, it can play one of the good cards."""
        known = self._known[led]
        chance = known.get(good)
        if chance is None:
            absent = self.absent
            suit = SUIT[led]
            following = self.cards & suit
            chance = 1 - absent[(following & good).bit_count()]
            void = absent[following.bit_count()]
            if void > 0:
                chance += void * (1 - absent[(self.cards & good & ~suit).bit_count()])
            known[good] = chance
        return chance

    def odds(self, good: int, led: int) -> tuple[float, float, float]:
        """Find the chances to be able to play a good card, and a bad one, and to hold no bad one at all."""
        known = self._odds[led]
        odds = known.get(good)
        if odds is None:
            bad = ALL & ~good
            held = self.absent[(self.cards & bad).bit_count()]
            odds = known[good] = (self.has(good, led), self.has(bad, led), held)
        return odds


@final
class Later:
    """Somebody who plays later in the trick, as far as one can guess."""

    __slots__ = ("chair", "doubt", "ducks", "hand", "may_wager", "place", "revokes", "spoils", "want")

    def __init__(
        self,
        chair: int,
        place: int,
        hand: Unseen,
        doubt: float,
        spoils: float,
        revokes: float,
        may_wager: bool,
        want: float,
        ducks: bool,
    ) -> None:
        """Note what is known: the cards he may hold, and how far he is suspected."""
        self.chair = chair
        self.place = place
        self.hand = hand
        self.doubt = doubt
        self.spoils = spoils
        self.revokes = revokes
        self.may_wager = may_wager
        self.want = want
        self.ducks = ducks

    def plays(self, good: int, led: int, by_suit: bool = False) -> float:
        """Find the chance that he plays one of the good cards: an Agent if he can, the Insider if he must.

        The Insider mostly follows suit all the same; a token spoils what hangs on suits (``by_suit``).
        """
        if not self.doubt:
            return self.hand.has(good, led)
        chance, spoils, none = self.hand.odds(good, led)
        if by_suit and self.may_wager:
            none = 0.0
        spoils += self.revokes * (1 - none - spoils)
        return chance - self.doubt * (chance - 1 + self.spoils * spoils)


@final
class Outlook:
    """The trick so far and those who play later."""

    __slots__ = ("_known", "deny", "greed", "later", "lying", "pays", "unseen")

    def __init__(
        self,
        lying: Lying,
        later: list[Later],
        unseen: int,
        deny: Sequence[float],
        greed: float,
        pays: float,
    ) -> None:
        """Look at a trick from its next place; ``deny``: how badly the Agents want each chair not to win."""
        self.lying = lying
        self.later = later
        self.unseen = unseen
        self.deny = deny
        self.greed = greed
        self.pays = pays
        # One mission is one kind of condition, so the good cards and the led suit settle the chance.
        self._known: dict[int, float] = {}

    def all_play(self, good: int, by_suit: bool = False) -> float:
        """Find the chance that everyone later plays a good card."""
        led = self.lying.led
        key = good * 4 + led
        chance = self._known.get(key)
        if chance is None:
            chance = 1.0
            for one in self.later:
                chance *= one.plays(good, led, by_suit)
            self._known[key] = chance
        return chance

    def takers(self, rank: int, place: int, chair: int) -> list[tuple[int, float]]:
        """List the places that may take the trick from a chair that is ahead, with their chances."""
        led = self.lying.led
        beating = self.lying.beating(rank, led)
        deny = self.deny[chair]
        takers: list[tuple[int, float]] = []
        stays = 1.0
        # IJ-19, IJ-20: with a token any card beats what is not trump, and an equal trump.
        paid = ABOVE[rank - 33] if rank >= 32 else ALL
        for one in reversed(self.later):
            hand, doubt = one.hand, one.doubt
            if one.ducks:
                beats = 1 - hand.has(ALL & ~beating, led)
            else:
                can = hand.has(beating, led)
                beats = (1 - doubt) * (one.want + (1 - one.want) * deny) * can
                if one.may_wager and deny:
                    beats += (1 - doubt) * deny * self.pays * max(0.0, hand.has(paid, led) - can)
                if doubt:
                    winning = self.unseen & (paid if one.may_wager else beating)
                    beats += doubt * self.greed * (1 - hand.absent[winning.bit_count()])
            if beats > 0:
                takers.append((one.place, stays * beats))
                stays *= 1 - beats
        takers.append((place, stays))
        return takers
