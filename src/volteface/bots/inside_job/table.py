"""The trick on the table as the bot reads it: running features from which missions are judged early."""

from __future__ import annotations

from typing import final

from volteface.bots.inside_job.odds import ABOVE, SUIT
from volteface.games.inside_job.missions import Mission


@final
class Lying:
    """The cards of a trick so far, with the suits they count as (IJ-19), and what follows from them."""

    __slots__ = (
        "alternating",
        "best",
        "best_place",
        "chairs",
        "codes",
        "count",
        "falling",
        "high",
        "last",
        "led",
        "low",
        "mission",
        "rising",
        "size",
        "suits",
        "tokens",
        "trump",
        "values",
    )

    def __init__(self, mission: Mission, size: int) -> None:
        """Lay out an empty trick of so many cards for a mission."""
        self.mission = mission
        self.size = size
        self.trump = int(mission.trump)
        self.count = 0
        self.led = 0
        self.codes: list[int] = []
        self.chairs: list[int] = []
        self.tokens = 0
        self.high = 0
        self.low = 14
        self.last = 0
        self.rising = self.falling = self.alternating = True
        self.values = 0
        self.suits = 0
        self.best = 0
        self.best_place = 0

    def copy(self) -> Lying:
        """Make an independent copy."""
        twin = Lying(self.mission, self.size)
        for chair, code, place in zip(self.chairs, self.codes, range(self.count), strict=True):
            twin.add(chair, code, bool(self.tokens >> place & 1), self.led)
        return twin

    def add(self, chair: int, code: int, wager: bool, led: int) -> None:
        """Lay a card, coded with the suit it counts as; ``led`` is the suit printed on the first card."""
        value = code & 15
        if self.count == 0:
            self.led = led
        else:
            self.rising = self.rising and value > self.last
            self.falling = self.falling and value < self.last
            self.alternating = self.alternating and (value ^ self.last) & 1 == 1
        rank = self.rank(code)
        if rank >= self.best:
            self.best = rank
            self.best_place = self.count
        if wager:
            self.tokens |= 1 << self.count
        self.codes.append(code)
        self.chairs.append(chair)
        self.count += 1
        self.high = max(self.high, value)
        self.low = min(self.low, value)
        self.last = value
        self.values |= 1 << value
        self.suits |= 1 << (code >> 4)

    def rank(self, code: int) -> int:
        """IJ-14: how strong a card is here; of two equal ones the later is ahead (IJ-20)."""
        suit = code >> 4
        if suit == self.trump:
            return 32 + (code & 15)
        return 16 + (code & 15) if suit == self.led else 0

    def beating(self, rank: int, led: int) -> int:
        """Gather the cards that beat a rank as they are printed."""
        if rank >= 32:
            return SUIT[self.trump] & ABOVE[rank & 15]
        return SUIT[self.trump] | (SUIT[led] & ABOVE[rank & 15])
