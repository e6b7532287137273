"""Quick games to fit to: everybody looks at the own plays alone, through the eyes of one judge."""

from __future__ import annotations

from typing import NamedTuple

from fitting.positions import Table
from volteface.bots.calaveras.plays import Plays, card_of, perform
from volteface.bots.calaveras.scene import NOBODY, Scene
from volteface.bots.calaveras.worth import SURE, Judge
from volteface.core.dice import Dice
from volteface.games.calaveras.board import SPOTS
from volteface.games.calaveras.cards import DECK, HAND, PLACES, TWIST

LONGEST = 300
"""Turns; a game that does not end by then teaches nothing."""


class Game(NamedTuple):
    tables: list[Table]
    winner: int | None
    """The team; nobody where Nicole was with the guilty one, the game was too long or the cards ran out."""


class SelfPlay:
    """Deals and plays."""

    def __init__(self, judge: Judge, dice: Dice, heat: int, wild: int) -> None:
        """Opinions (of 65536) are blurred by up to `heat`, and of a hundred plays `wild` are any at all."""
        self._seats = int(judge.seats)
        self._dice = dice
        self._heat = heat
        self._wild = wild
        self._plays = Plays(judge)
        self._scene = Scene(judge.seats)
        self._pile: list[int] = []
        self._gone: list[int] = []

    def game(self) -> Game:
        self._pile, self._gone = [*DECK], [0] * len(DECK)
        hands = [[card for _ in range(HAND) for card in self._draw()] for _ in range(self._seats)]
        first = int(self._dice.below(self._seats))
        table = Table(0, 0, first, first)
        tables: list[Table] = []
        for _ in range(LONGEST):
            hand = hands[table.turn]
            if not hand:
                break
            code = self._choose(table, hand)
            scene, card = self._scene, int(card_of(code))
            scene.lay(table.shown, table.points, table.nicole)
            perform(scene, code)
            self._spend(card, table.shown, int(scene.shown))
            if scene.guilty != NOBODY:
                nobody = scene.nicole == scene.guilty
                return Game(tables, None if nobody else int(scene.nicole) % (self._seats // 2))
            hand.remove(card)
            hand += self._draw()
            turn = (table.turn + 1) % self._seats
            table = Table(int(scene.shown), int(scene.points), int(scene.nicole), turn)
            tables.append(table)
        return Game(tables, None)

    def _choose(self, table: Table, hand: list[int]) -> int:
        """Find the play that looks best, or take any."""
        dice, plays = self._dice, self._plays
        wild = dice.below(100) < self._wild
        best, most = 0, -1
        for card in sorted(set(hand)):
            plays.see(table.shown, table.points, table.nicole, table.turn, card, every=True)
            for code, worth in zip(plays.codes, plays.worth, strict=True):
                if wild:
                    looks = int(dice.below(SURE))
                else:
                    # A certain win is not blurred away.
                    looks = (2 * SURE if worth == SURE else worth) + int(dice.below(self._heat))
                if looks > most:
                    best, most = code, looks
        return best

    def _spend(self, card: int, before: int, after: int) -> None:
        """Whatever was open or played and is not open now has gone to the discard pile."""
        for kind in range(len(PLACES)):
            column = sum(1 << (5 * spot + kind) for spot in range(SPOTS))
            left = (before & column).bit_count() - (after & column).bit_count()
            self._gone[kind] += left + (kind == card)
        self._gone[TWIST] += card == TWIST

    def _draw(self) -> list[int]:
        """MC-11a: when the pile is used up, what is gone is shuffled; there may be nothing left."""
        if not any(self._pile):
            self._pile, self._gone = self._gone, [0] * len(DECK)
        total = sum(self._pile)
        at = int(self._dice.below(total)) if total else 0
        for kind, count in enumerate(self._pile):
            if at < count:
                self._pile[kind] -= 1
                return [kind]
            at -= count
        return []
