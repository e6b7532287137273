"""Whole games played on by sensible players who know no more than their seats do. Compiled.

The same rules as everywhere: a rollout drives ``rules.play`` and its neighbours on a copy of a state.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import EASE
from volteface.bots.inside_job.drives import Drive
from volteface.bots.inside_job.evidence import evidence
from volteface.bots.inside_job.fate import success_of
from volteface.bots.inside_job.room import Room
from volteface.bots.inside_job.scene import Scene
from volteface.bots.inside_job.tuning import TUNING
from volteface.bots.inside_job.worth import token_helps, worth_of
from volteface.core.dice import Dice
from volteface.games.inside_job.actions import LARRY, ONE_VOTE, PARTNERS, TWO_VOTES_EVEN_ALIKE, Vote
from volteface.games.inside_job.cards import BIT, TOKEN, code_of
from volteface.games.inside_job.missions import MISSIONS, Mission
from volteface.games.inside_job.rules import (
    LARRY_ORDERS,
    advance,
    choose,
    drawn_missions,
    larry_may_play,
    may_choose,
    may_wager,
    play,
    play_larry,
    playable,
)
from volteface.games.inside_job.state import (
    LARRY_CHAIR,
    LARRY_PLAYS,
    MISSION,
    OVER,
    PLAY,
    SEAT_BIT,
    VOTE,
    State,
)
from volteface.games.inside_job.vote import ballots, candidates, keep


@final
class Rollout:
    """Plays states to their end."""

    __slots__ = ("_best_lead", "_dice", "_drives", "_lead", "_room", "_scene", "_state")

    def __init__(self, state: State, room: Room, drives: list[Drive], dice: Dice) -> None:
        """Take a state and what its table has seen; both are changed."""
        self._state = state
        self._room = room
        self._drives = drives
        self._dice = dice
        self._scene = Scene(state, room)
        # The card that a mission was chosen for, if it is to be led next.
        self._lead: i64 = 0
        self._best_lead: i64 = 0

    def finish(self) -> None:
        """Play to the end."""
        state = self._state
        while True:
            phase = state.phase
            if phase == PLAY:
                self._play()
            elif phase == MISSION:
                self._choose()
            elif phase == VOTE:
                self._vote()
            elif phase == OVER:
                return
            elif phase == LARRY_PLAYS:
                self._play_larry()
            else:
                self._partner()

    def lay(self, code: i64, wager: bool) -> None:
        """Play a given card for the seat whose turn it is, and let the table draw its conclusions."""
        state = self._state
        mission = state.mission
        assert mission is not None
        seat = state.turn
        self._scene.look(state, self._room, mission, seat, state.chairs[seat].hand, self._drives[seat])
        self._lay(seat, code, wager, success_of(self._scene, code, wager))

    def _lay(self, seat: i64, code: i64, wager: bool, success: float) -> None:
        state, room, scene = self._state, self._room, self._scene
        chair = state.chairs[seat]
        room.note(seat, evidence(scene, seat, code, wager))
        room.hope = success
        bit = BIT[code]
        room.played |= bit
        if scene.count > 0 and bit & scene.led_bits == 0:
            room.faces[seat].voids |= scene.led_bits
        play(state, chair, seat, code + TOKEN if wager else code, bit, None)

    def _play(self) -> None:
        state, scene, dice = self._state, self._scene, self._dice
        mission = state.mission
        assert mission is not None
        seat = state.turn
        chair = state.chairs[seat]
        hand = chair.hand
        trick = state.trick
        drive = self._drives[seat]
        scene.look(state, self._room, mission, seat, hand, drive)
        lead = self._lead
        if lead != 0:
            self._lead = 0
            self._lay(seat, lead, False, success_of(scene, lead, False))
            return
        cards = playable(chair, trick)
        following = hand & trick.led_bits
        betting = may_wager(chair, trick)
        best = -99.0
        best_code: i64 = 0
        best_wager = False
        best_success = 0.0
        while cards != 0:
            bit = cards & -cards
            cards ^= bit
            code = code_of(bit)
            revoked = 0.0
            if following != 0 and bit & trick.led_bits == 0:
                # IJ-13: who need not follow but could, gives himself away sooner or later.
                if drive.revoke == 0.0:
                    continue
                revoked = TUNING.revoke_cost / drive.revoke
            success = success_of(scene, code, False)
            worth = worth_of(scene, code, False, success) - revoked
            if drive.hide != 0.0:
                worth -= drive.hide * evidence(scene, seat, code, False)
            worth += dice.share() * TUNING.whim
            if worth > best:
                best = worth
                best_code = code
                best_wager = False
                best_success = success
            if betting and token_helps(scene, code) and self._may_bet(bit):
                success = success_of(scene, code, True)
                worth = worth_of(scene, code, True, success) - revoked
                if drive.hide != 0.0:
                    worth -= drive.hide * evidence(scene, seat, code, True)
                if worth > best:
                    best = worth
                    best_code = code
                    best_wager = True
                    best_success = success
        if scene.count == 0:
            # The led suit is that of the chosen card, not of the last one looked at.
            best_success = success_of(scene, best_code, False)
        self._lay(seat, best_code, best_wager, best_success)

    def _may_bet(self, bit: i64) -> bool:
        """IJ-22: in the French edition a token goes on the led suit only."""
        return not self._state.setup.wager_led_only or bit & self._state.trick.led_bits != 0

    def _choose(self) -> None:
        """IJ-9: of two missions the one that serves better with the best card one could lead."""
        state = self._state
        one, two = drawn_missions(state)
        first = may_choose(state, first=True)
        if first and may_choose(state, first=False):
            promised = self.promise(MISSIONS[one])
            lead = self._best_lead
            first = promised >= self.promise(MISSIONS[two])
            if not first:
                lead = self._best_lead
            if self._drives[state.turn].hide == 0.0:
                self._lead = lead
        self.choose(first)

    def choose(self, first: bool) -> None:
        """Show one of the two missions."""
        state, room = self._state, self._room
        one, two = drawn_missions(state)
        ease = EASE[one if first else two]
        room.note(state.turn, TUNING.choice_odds * (0.52 - ease))
        room.hope = ease
        choose(state, first, None)

    def promise(self, mission: Mission) -> float:
        """Find what a mission promises to the seat that is to lead."""
        state, scene = self._state, self._scene
        seat = state.turn
        drive = self._drives[seat]
        hand = state.chairs[seat].hand
        scene.look(state, self._room, mission, seat, hand, drive)
        best = -99.0
        cards = hand
        while cards != 0:
            bit = cards & -cards
            cards ^= bit
            code = code_of(bit)
            worth = worth_of(scene, code, False, success_of(scene, code, False))
            worth += self._dice.share() * TUNING.whim
            if worth > best:
                best = worth
                self._best_lead = code
        return best + drive.hide * EASE[mission.index]

    def _play_larry(self) -> None:
        """IJ-62, IJ-63: whoever controls Larry plays for himself."""
        state, scene = self._state, self._scene
        mission = state.mission
        assert mission is not None
        seat = state.turn
        drive = self._drives[seat]
        scene.look(state, self._room, mission, seat, state.chairs[seat].hand, drive)
        best = -99.0
        best_order: i64 = 0
        order: i64 = 0
        while order < 6:
            code: i64 = state.stack[state.stack_top + LARRY_ORDERS[order][0]]
            if larry_may_play(state, code):
                worth = worth_of(scene, code, False, success_of(scene, code, False))
                worth += self._dice.share() * TUNING.whim
                if worth > best:
                    best = worth
                    best_order = order
            order += 1
        self.lay_larry(best_order)

    def lay_larry(self, order: i64) -> None:
        """Play one of Larry's cards; its controller answers for it."""
        state, room, scene = self._state, self._room, self._scene
        mission = state.mission
        assert mission is not None
        seat = state.turn
        scene.look(state, room, mission, seat, state.chairs[seat].hand, self._drives[seat])
        code: i64 = state.stack[state.stack_top + LARRY_ORDERS[order][0]]
        success = success_of(scene, code, False)
        room.note(seat, 0.5 * (room.hope - success))
        room.hope = success
        room.played |= BIT[code]
        play_larry(state, order, None)

    def _vote(self) -> None:
        """IJ-30: everybody votes by what the table has seen, and by an opinion of his own."""
        state, dice = self._state, self._dice
        seat: i64 = state.asked[0]
        chair = state.chairs[seat]
        role = chair.role
        targets = candidates(state, seat)
        best = -99.0
        target: i64 = -1
        for other in range(state.setup.chairs):
            place = LARRY if state.setup.with_larry and other == LARRY_CHAIR else other
            if targets & SEAT_BIT[place] == 0:
                continue
            opinion = self._room.faces[other].score + dice.share() * TUNING.opinion
            if role.most_votes:
                opinion = -opinion
            if opinion > best:
                best = opinion
                target = place
        if target < 0:
            ballot = ballots(state, seat)[0]
        elif role.votes > 1 and chair.revealed and role.alike_when_revealed:
            choices = TWO_VOTES_EVEN_ALIKE[SEAT_BIT[target]]
            ballot = choices[len(choices) - 1]
        else:
            ballot = ONE_VOTE[SEAT_BIT[target]][0]
        assert isinstance(ballot, Vote)
        keep(state, seat, ballot, None)

    def _partner(self) -> None:
        state = self._state
        other = self._dice.below(state.setup.players - 1)
        advance(state, state.turn, PARTNERS[other if other < state.turn else other + 1], None)
