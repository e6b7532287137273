"""What one seat was told, kept as the table that everybody sees: a state whose hands are blank.

In that state every hidden role is a plain Agent's; it is driven by the rules, so that tokens, turns and
missions are where they belong. Worlds are made from it by filling in guesses.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final, final

from volteface.bots.inside_job.belief import Casting, Known
from volteface.bots.inside_job.briefs import EASE
from volteface.bots.inside_job.dossier import Dossier
from volteface.bots.inside_job.drives import AGENT, Drive, Part, part_of
from volteface.bots.inside_job.evidence import evidence
from volteface.bots.inside_job.fate import success_of
from volteface.bots.inside_job.goals import cast_of
from volteface.bots.inside_job.room import WEAK_PROOF, Room
from volteface.bots.inside_job.scene import Scene
from volteface.bots.inside_job.search import Hidden
from volteface.bots.inside_job.tuning import TUNING
from volteface.games.inside_job.cards import ALL_CARDS, BIT, SUITS, TOKEN, card, count
from volteface.games.inside_job.events import (
    CardPlayed,
    HandDealt,
    IntelTaken,
    LarryDrawn,
    LarryPutAway,
    MissionChosen,
    MissionsDrawn,
    PartnerChosen,
    RoleRevealed,
    StarterNamed,
    TrickTaken,
)
from volteface.games.inside_job.missions import mission
from volteface.games.inside_job.roles import AGENT_ROLE, Role, SwitchSides
from volteface.games.inside_job.rules import play, start
from volteface.games.inside_job.state import (
    LARRY_CHAIR,
    LARRY_PLAYS,
    MISSION,
    PARTNER,
    PHASES,
    PLAY,
    VOTE,
    Deal,
    Setup,
    State,
)
from volteface.games.inside_job.view import View

_LARRY: Final = int(LARRY_CHAIR)


def _code(name: str) -> int:
    found = card(name)
    assert found is not None
    return int(found.code)


def _index(name: str) -> int:
    found = mission(name)
    assert found is not None
    return int(found.index)


@final
class Notes:
    """One seat's memory of one game."""

    def __init__(self, seat: int, view: View) -> None:
        """Read from a view what table this is; nothing of what happened is known yet."""
        assert view.you is not None
        self.seat = seat
        self.cast = cast_of(view)
        self.role: Role = self.cast.roles[view.you.role]
        pool = [self.cast.insider, *self.cast.special]
        self.chairs = 3 if view.larry is not None else view.players
        pool += [AGENT_ROLE] * (self.chairs - len(pool))
        self.pool = pool
        self.setup = Setup(
            view.players, pool, {}, view.wager, view.wager_led_only, view.risky, False, view.blank_role
        )
        prof = self.cast.silenced
        self.parts: dict[str, Part] = {role.id: part_of(role, prof) for role in pool}
        self.parts.setdefault(AGENT_ROLE.id, part_of(AGENT_ROLE, prof))
        self.firsts: dict[str, int] = {}
        drives: list[Drive] = []
        for role, part in self.parts.items():
            self.firsts[role] = len(drives)
            drives += part.styles
        self.dossiers = [Dossier(drives) for _ in range(self.chairs)]
        self.room = Room(self.chairs)
        if self.cast.free:
            self.room.proof = WEAK_PROOF
        self.starter = view.starter
        self.dealt = 0
        self.seen = 0
        self.top: list[int] = []
        self.partner_role: str | None = None
        self.missions = list(self.setup.missions)
        self.drawn: list[int] = []
        # What somebody did in this trick that one may speak of: the phrase, who, and the suit if it has one.
        self.lately: list[tuple[str, int, str | None]] = []
        self.public = self._fresh(view)
        self._scene = Scene(self.public, self.room)
        self._hear: dict[type, Callable[[Any], None]] = {
            CardPlayed: self._card,
            MissionChosen: self._mission,
            TrickTaken: self._taken,
            HandDealt: self._hand,
            RoleRevealed: self._revealed,
            PartnerChosen: self._partner,
            LarryDrawn: self._larry_drawn,
            LarryPutAway: self._larry_put_away,
            MissionsDrawn: self._drawn,
            IntelTaken: self._intel_taken,
            StarterNamed: self._starter,
        }

    def _fresh(self, view: View) -> State:
        """Set up the table that everybody sees; whoever is revealed from the start is known by his role."""
        roles = [AGENT_ROLE] * self.chairs
        for seat, other in enumerate(view.seats):
            if other.role is not None and self.cast.roles[other.role].revealed_at_start:
                roles[seat] = self.cast.roles[other.role]
        deal = Deal([0] * self.chairs, roles, [0] * 64, self.starter, [0] * 64)
        state = start(self.setup, deal)
        for seat, role in enumerate(roles):
            if role.revealed_at_start and not role.is_insider:
                self.room.clear(seat)
        return state

    def hear(self, event: Any) -> None:
        """Take note of an event."""
        note = self._hear.get(type(event))
        if note is not None:
            note(event)

    def _starter(self, event: StarterNamed) -> None:
        self.public.starter = event.seat
        if self.public.phase == MISSION:
            self.public.ask(MISSION, event.seat)

    def _hand(self, event: HandDealt) -> None:
        self.dealt = sum(int(BIT[_code(name)]) for name in event.cards)

    def _partner(self, event: PartnerChosen) -> None:
        self.public.partner = event.partner
        self.public.ask(MISSION, self.public.starter)

    def _revealed(self, event: RoleRevealed) -> None:
        chair = self._chair(event.seat)
        role = self.cast.roles[event.role]
        one = self.public.chairs[chair]
        one.role = role
        one.revealed = True
        one.may_wager = False
        if event.by == "intel":
            one.revealed_by_intel = True
            one.switched = isinstance(role.on_reveal, SwitchSides)
        if not role.is_insider:
            self.room.clear(chair)

    def _intel_taken(self, event: IntelTaken) -> None:
        self.public.chairs[event.seat].intel += 1
        self.public.chairs[event.taken_from].intel -= 1

    def _drawn(self, event: MissionsDrawn) -> None:
        self.drawn = [_index(one.mission) for one in event.missions]

    def _mission(self, event: MissionChosen) -> None:
        chosen = mission(event.mission)
        assert chosen is not None
        index = int(chosen.index)
        if event.seat == self.seat:
            self.missions = [one for one in self.missions if one not in self.drawn]
        else:
            self.missions = [one for one in self.missions if one != index]
        self.drawn = []
        risky = chosen.risky
        if not risky:
            # IJ-55: beside it lay no risky one, or that would have had to be chosen.
            plain = [one for one in self.missions if one < 24]
            self.dossiers[event.seat].chose(index, plain)
            self.room.note(event.seat, TUNING.choice_odds * (0.52 - EASE[index]))
        self.room.hope = EASE[index]
        self.lately = []
        state = self.public
        state.mission = chosen
        state.trick.trump = chosen.trump
        state.phase = PLAY

    def _card(self, event: CardPlayed) -> None:
        state, room = self.public, self.room
        code = _code(event.card)
        chosen = state.mission
        chair = self._chair(event.seat)
        if chosen is None or state.phase not in (PLAY, LARRY_PLAYS):
            room.played |= int(BIT[code])
            return
        scene = self._scene
        if chair == _LARRY and self.setup.with_larry:
            controller = 1 - int(state.starter)
            self.dossiers[controller].answer(scene, state, room, chosen, controller, code)
            scene.look(state, room, chosen, controller, 0, AGENT)
            success = success_of(scene, code, False)
            room.note(controller, 0.5 * (room.hope - success))
            state.phase = PLAY
            if controller != self.seat:
                self.top = []
        else:
            dossier = self.dossiers[chair]
            dossier.add(scene, state, room, chosen, chair, code, event.wager)
            scene.look(state, room, chosen, chair, 0, AGENT)
            success = success_of(scene, code, event.wager)
            self._remark(chair, code, event.wager, success)
            room.note(chair, evidence(scene, chair, code, event.wager))
            if state.trick.count and not int(BIT[code]) & state.trick.led_bits:
                room.faces[chair].voids |= state.trick.led_bits
        room.hope = success
        room.played |= int(BIT[code])
        play(state, state.chairs[chair], chair, code + int(TOKEN) if event.wager else code, 0, None)

    def _remark(self, chair: int, code: int, wager: bool, success: float) -> None:
        """Keep in mind what one may speak of: all of it lies open on the table (IJ-70)."""
        room, trick = self.room, self.public.trick
        suit = SUITS[code // 16]
        if int(BIT[code]) & room.faces[chair].voids:
            self.lately.insert(0, ("ij-say-played-later", chair, suit))
        if trick.count and not int(BIT[code]) & trick.led_bits:
            self.lately.append(("ij-say-not-followed", chair, None))
        if success == 0.0 and room.hope > 0.3:
            self.lately.append(("ij-say-spoiled", chair, None))
        if success == 1.0 and room.hope < 0.5:
            self.lately.append(("ij-say-helped", chair, None))
        if wager and trick.count < self.chairs - 1:
            self.lately.append(("ij-say-why-wager", chair, None))

    def _taken(self, event: TrickTaken) -> None:
        for chair, intel in zip(self.public.chairs, event.intel, strict=True):
            chair.intel = intel

    def _larry_drawn(self, event: LarryDrawn) -> None:
        self.top = [_code(name) for name in event.cards]
        for code in self.top:
            self.seen |= int(BIT[code])

    def _larry_put_away(self, event: LarryPutAway) -> None:
        self.top = [_code(event.back)]

    def _chair(self, place: int | str) -> int:
        return place if isinstance(place, int) else _LARRY

    def settle(self, view: View) -> None:
        """Bring the table in line with what one sees, for somebody who was not there to hear it all."""
        assert view.you is not None
        state = self.public
        hand = sum(int(BIT[_code(name)]) for name in view.you.hand)
        if not self.dealt & hand and hand:
            self.dealt = hand
        phase = PHASES.index(view.phase)
        done = view.trick_number - 1 if phase != VOTE else view.tricks
        if state.tricks_done != done or state.trick.count != len(view.trick) or state.phase != phase:
            self._join(view, phase, done)
        for seat, other in enumerate(view.seats):
            state.chairs[seat].intel = other.intel
        if view.larry is not None:
            state.chairs[_LARRY].intel = view.larry.intel
        self.partner_role = view.you.partner_role
        self.drawn = [_index(one.mission) for one in view.you.missions]
        if view.you.larry:
            self.top = [_code(name) for name in view.you.larry]
            for code in self.top:
                self.seen |= int(BIT[code])

    def _join(self, view: View, phase: int, done: int) -> None:
        state = self.public
        state.tricks_done = done
        state.missions_done = view.missions_done
        state.starter = view.starter
        state.wagered = 0
        state.trick.clear()
        state.mission = None
        state.supply = view.supply
        if view.accomplice is not None:
            state.partner = view.accomplice.partner
        for seat, other in enumerate(view.seats):
            if other.role is not None and not state.chairs[seat].revealed:
                self._revealed(RoleRevealed(seat=seat, role=other.role, by="intel"))
        if phase == PARTNER:
            return
        state.ask(MISSION, view.starter)
        if view.mission is not None:
            chosen = mission(view.mission)
            assert chosen is not None
            state.mission = chosen
            state.trick.trump = chosen.trump
            state.phase = PLAY
            self.room.hope = EASE[int(chosen.index)]
            for one in view.trick:
                code = _code(one.card)
                self.room.played |= int(BIT[code])
                chair = self._chair(one.seat)
                token = int(TOKEN) if one.wager else 0
                if one.wager:
                    state.chairs[chair].intel += 1
                play(state, state.chairs[chair], chair, code + token, 0, None)
                if chair == _LARRY and self.setup.with_larry:
                    state.phase = PLAY
        state.phase = phase
        if view.turn is not None:
            state.turn = view.turn

    def known(self) -> Known:
        """Say what one knows of the cards."""
        state, played = self.public, int(self.room.played)
        hand = self.dealt & ~played
        unseen = int(ALL_CARDS) & ~(played | self.dealt | self.seen)
        each = int(self.setup.cards_each - state.tricks_done)
        laid = [int(self._scene.chair_at(place)) for place in range(state.trick.count)]
        holds = [each - (chair in laid) for chair in range(self.setup.players)]
        holds += [0] * (self.chairs - len(holds))
        hidden = [chair for chair in range(self.setup.players) if chair != self.seat]
        while sum(holds[chair] for chair in hidden) > count(unseen):
            # Somebody who was not there from the start cannot know better.
            holds = [max(0, number - 1) for number in holds]
        return Known(self.seat, hand, unseen, hidden, holds)

    def castings(self, *, everybody: bool = False) -> list[Casting]:
        """List the ways in which the roles may lie that one cannot see, or that ``everybody`` cannot."""
        known: dict[int, str] = {} if everybody else {self.seat: self.role.id}
        for chair, one in enumerate(self.public.chairs):
            if one.revealed:
                known[chair] = one.role.id
        if self.partner_role is not None and not everybody:
            known[int(self.public.partner)] = self.partner_role
        names = [role.id for role in self.pool]
        for name in known.values():
            names.remove(name)
        free = [chair for chair in range(self.chairs) if chair not in known]
        castings: list[Casting] = []
        for way in sorted(set(permutations(names))):
            dealt = {**known, **dict(zip(free, way, strict=True))}
            castings.append(Casting([self.cast.roles[dealt[chair]] for chair in range(self.chairs)]))
        return castings

    def story(self) -> list[Casting]:
        """List the ways in which the roles may lie to an Agent in this seat, which is what everybody claims.

        All roles talk by these, so that no words tell a role: what only one's own card says, or a partner's,
        is left out. Where no Agent's card is left one is anybody but the Insider, unless all know better.
        """
        ways = self.castings(everybody=True)
        innocent = [way for way in ways if not way.roles[self.seat].is_insider]
        plain = [way for way in innocent if way.roles[self.seat].id == AGENT_ROLE.id]
        return plain or innocent or ways

    def hidden(self, view: View) -> Hidden:
        """Say what one knows of what lies face down."""
        missions = [one for one in self.missions if one not in self.drawn]
        stack = view.larry.stack if view.larry is not None else 0
        return Hidden(missions, self.drawn, self.top, stack)
