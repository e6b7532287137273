"""How what the Insider may do would look to the others, who read him as he reads them. Compiled.

A reader is another player with a hand from one of the worlds that the Insider thinks possible. He weighs
worlds of his own by all that was done; then what the Insider may do next makes him suspect more or less.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from volteface.bots.inside_job.belief import Casting, Known, World, choose_worlds, imagine
from volteface.bots.inside_job.dossier import Dossier
from volteface.bots.inside_job.drives import Drive, Part
from volteface.bots.inside_job.room import Room
from volteface.bots.inside_job.scene import Scene
from volteface.core.dice import Dice
from volteface.games.inside_job.actions import Action, ChooseMission, Play, PlayLarry
from volteface.games.inside_job.cards import ALL_CARDS, BIT
from volteface.games.inside_job.state import State

READERS: Final = 6
"""So many are asked; with the same chair they have different hands."""
SUREST: Final = 0.997
"""Nobody is more sure than this: worlds are few."""


@final
class Readers:
    """What the others think of one seat, guessed from that seat."""

    __slots__ = ("_drives", "_firsts", "_me", "_minds", "_public", "_room")

    def __init__(
        self,
        public: State,
        room: Room,
        me: i64,
        parts: dict[str, Part],
        firsts: dict[str, int],
    ) -> None:
        """Look at the table as everybody sees it; nobody is asked yet."""
        self._public = public
        self._room = room
        self._me = me
        self._firsts = firsts
        self._drives: list[Drive] = []
        for part in parts.values():
            self._drives += part.styles
        self._minds: list[list[World]] = []

    def ask(
        self,
        castings: list[Casting],
        known: Known,
        dossiers: list[Dossier],
        parts: dict[str, Part],
        guesses: list[World],
        worlds: int,
        dice: Dice,
    ) -> None:
        """Let the others think; ``castings`` are those that nobody can rule out who sees no role.

        ``known`` is what the seat itself knows, ``guesses`` the worlds that it thinks possible.
        """
        # IJ-47: whoever knows a role already has nothing to read, and no vote.
        chairs = [one for one in known.hidden if not self._public.chairs[one].role.chooses_partner]
        if not chairs:
            return
        number = int(self._me)
        for guess in choose_worlds(guesses, READERS, dice):
            # Beginning with another one for each seat: where they are not all asked equally often.
            chair = chairs[number % len(chairs)]
            number += 1
            role = guess.casting.roles[chair]
            hand = guess.hands[chair]
            unseen = ALL_CARDS & ~(self._room.played | hand)
            others = [one for one in known.hidden if one != chair]
            others.append(int(self._me))
            own = [casting for casting in castings if casting.roles[chair] is role]
            reader = Known(chair, hand, unseen, sorted(others), known.holds)
            self._minds.append(imagine(own, reader, self._room, dossiers, parts, self._firsts, worlds, dice))

    def doubt(self, action: Action, missions: list[int]) -> float:
        """Find how likely they think that this seat is the Insider once it has done something.

        ``missions`` are those from which the shown one was drawn, as far as this seat knows.
        """
        trace = Dossier(self._drives)
        bit = self._note(trace, action, missions)
        total = 0.0
        for worlds in self._minds:
            total += self._log_odds(trace, bit, worlds)
        mean = total / float(max(len(self._minds), 1))
        return 1.0 / (1.0 + math.exp(-mean))

    def _note(self, trace: Dossier, action: Action, missions: list[int]) -> i64:
        """Write down what is done; tells the card that leaves the hand, if one does."""
        state, room, mission = self._public, self._room, self._public.mission
        if isinstance(action, ChooseMission):
            if not action.mission.risky:
                index: i64 = action.mission.index
                trace.chose(index, [one for one in missions if one != index and one < 24])
            return 0
        if mission is None:
            return 0
        scene = Scene(state, room)
        if isinstance(action, Play):
            trace.add(scene, state, room, mission, self._me, action.card.code, action.wager)
            return BIT[action.card.code]
        if isinstance(action, PlayLarry):
            trace.answer(scene, state, room, mission, self._me, action.play.code)
        return 0

    def _log_odds(self, trace: Dossier, bit: i64, worlds: list[World]) -> float:
        """Find how one reader thinks of this seat then; only worlds in which it holds the card count."""
        logs: list[float] = [0.0] * 32
        guilty = 1e-9
        total = 2e-9
        for world in worlds:
            hand = world.hands[self._me]
            if hand & bit != bit:
                continue
            role = world.casting.roles[self._me]
            if trace.proven and role.must_follow:
                continue
            trace.weigh(hand & ~bit, logs)
            weight = world.weight * math.exp(logs[self._firsts[role.id] + world.styles[self._me]])
            total += weight
            if world.casting.insider == self._me:
                guilty += weight
        chance = min(max(guilty / total, 1.0 - SUREST), SUREST)
        return math.log(chance / (1.0 - chance))
