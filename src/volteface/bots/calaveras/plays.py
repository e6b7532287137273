"""Every play of one card at an open table, what comes of it, and what the judge thinks of that."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.bots.calaveras.scene import NOBODY, Scene
from volteface.bots.calaveras.worth import Judge
from volteface.games.calaveras.actions import EMPTY_TWIST, PASS, PLACING, TWISTING
from volteface.games.calaveras.board import INNOCENT, SPOTS, SUSPECT
from volteface.games.calaveras.cards import PLACES, TWIST

PASSES: Final[i64] = 6
"""Instead of a kind of card, where none was there to play."""

FIRST_TWIST: Final[i64] = TWISTING[0][0][0].code
NO_MOVE: Final[i64] = EMPTY_TWIST.code
PASS_CODE: Final[i64] = PASS.code
_KINDS_OF_PLACE: Final[i64] = len(PLACES)

assert PLACING[1][0].code == SPOTS, "codes of plays are laid out as this module reads them"


def card_of(code: i64) -> i64:
    """Name the kind of card that a play spends."""
    if code == PASS_CODE:
        return PASSES
    return TWIST if code >= FIRST_TWIST else code // SPOTS


def perform(scene: Scene, code: i64) -> None:
    """Make a play at an open table."""
    if code < FIRST_TWIST:
        scene.place(code // SPOTS, code % SPOTS)
    elif code not in (NO_MOVE, PASS_CODE):
        code -= FIRST_TWIST
        scene.twist(code // (SPOTS * SPOTS), code // SPOTS % SPOTS, code % SPOTS)


@final
class Plays:
    """Plays of one kind of card, side by side: their codes, and what they are worth to their team."""

    def __init__(self, judge: Judge) -> None:
        """Look with a judge's eyes."""
        self._judge = judge
        self.seats: i64 = judge.seats
        self.scene = Scene(judge.seats)
        self.codes: list[i64] = []
        self.worth: list[i64] = []
        self._shown: i64 = 0
        self._points: i64 = 0
        self._nicole: i64 = 0
        self._turn: i64 = 0
        self._team: i64 = 0
        self._every = True

    def see(self, shown: i64, points: i64, nicole: i64, seat: i64, kind: i64, *, every: bool) -> None:
        """Look at all plays of a kind of card by the seat to act; of equal ones only at the first.

        Unless every play is wanted, Twists that only carry a Place from seat to seat are left out.
        """
        self._every = every
        self.codes.clear()
        self.worth.clear()
        self._shown = shown
        self._points = points
        self._nicole = nicole
        self._turn = seat + 1 if seat + 1 < self.seats else 0
        self._team = seat % (self.seats // 2)
        if kind == TWIST:
            self._twists()
        elif kind == PASSES:
            self.scene.lay(shown, points, nicole)
            self._keep(PASS_CODE)
        else:
            self._places(kind)

    def _places(self, card: i64) -> None:
        """MC-7: everywhere a Place can be put."""
        for spot in range(SPOTS):
            if self.seats <= spot < INNOCENT or (spot == SUSPECT and self._meets_twin(card, 0)):
                continue
            self.scene.lay(self._shown, self._points, self._nicole)
            self.scene.place(card, spot)
            self._keep(SPOTS * card + spot)

    def _twists(self) -> None:
        """MC-10: every move of a Place, and none."""
        shown = self._shown
        self.scene.lay(shown, self._points, self._nicole)
        self._keep(NO_MOVE)
        for origin in range(SPOTS):
            there = shown >> (5 * origin) & 31
            if there == 0:
                continue
            for card in range(_KINDS_OF_PLACE):
                if there >> card & 1:
                    self._moves(card, origin)

    def _moves(self, card: i64, origin: i64) -> None:
        shown = self._shown
        for spot in range(SPOTS):
            if spot == origin or self.seats <= spot < INNOCENT:
                continue
            # Where a Place meets its twin, it is all the same which of the two has moved, and to which zone.
            if spot == SUSPECT and self._meets_twin(card, origin):
                continue
            if origin < INNOCENT and spot < INNOCENT:
                twins = shown >> (5 * spot + card) & 1 != 0
                if spot < origin if twins else not self._every:
                    continue
            self.scene.lay(shown, self._points, self._nicole)
            self.scene.twist(card, origin, spot)
            self._keep(FIRST_TWIST + (card * SPOTS + origin) * SPOTS + spot)

    def _meets_twin(self, card: i64, origin: i64) -> bool:
        """MC-9: tell whether its twin lies at the centre; a Place that comes from there has none."""
        return origin < INNOCENT and (self._shown >> (30 + card) | self._shown >> (35 + card)) & 1 != 0

    def _keep(self, code: i64) -> None:
        scene, judge = self.scene, self._judge
        if scene.guilty == NOBODY:
            judge.look(scene.shown, scene.points, scene.nicole, self._turn)
        else:
            judge.settle(scene.guilty, scene.nicole)
        self.codes.append(code)
        self.worth.append(judge.of(self._team))
