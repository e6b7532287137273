"""What each thing one may do comes to: every choice is played out in the same guessed worlds. Compiled.

All choices meet the same worlds and the same chance, so that what differs is the choice. Worlds come in
rounds, each longer than the one before; after each round the worse half of the choices is left out, so that
most games are played where it is still open what is best.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.bots.inside_job.belief import World
from volteface.bots.inside_job.briefs import EASE
from volteface.bots.inside_job.drives import Drive, Part, accomplice_of
from volteface.bots.inside_job.evidence import evidence
from volteface.bots.inside_job.fate import success_of
from volteface.bots.inside_job.rollout import Rollout
from volteface.bots.inside_job.room import Room
from volteface.bots.inside_job.scene import Scene
from volteface.bots.inside_job.tuning import TUNING
from volteface.bots.inside_job.worth import token_helps, worth_of
from volteface.core.dice import Dice
from volteface.games.inside_job.actions import LARRY, Action, ChooseMission, Partner, Play, PlayLarry, Vote
from volteface.games.inside_job.cards import ALL_CARDS, BIT, code_of
from volteface.games.inside_job.rules import advance, drawn_missions, larry_order
from volteface.games.inside_job.state import LARRY_CHAIR, VOTE, Deal, State
from volteface.games.inside_job.vote import keep, open_vote

_LONGER: Final = 1.6
"""How much longer a round is than the one before."""
_LEAST: Final = 2
"""So many choices stay in to the end."""


def shares_of_rounds(choices: int) -> list[float]:
    """Say for each round which part of the worlds has been met at its end."""
    lengths = [1.0]
    while choices > _LEAST:
        choices = (choices + 1) // 2
        lengths.append(lengths[-1] * _LONGER)
    ends: list[float] = []
    reached = 0.0
    for length in lengths:
        reached += length
        ends.append(reached / sum(lengths))
    return ends


@final
class Prospect:
    """One thing one may do, and how often it was won with."""

    __slots__ = ("action", "ahead", "alive", "games", "glance", "price", "revokes", "success", "won")

    def __init__(self, action: Action) -> None:
        """Begin with no game."""
        self.action = action
        self.alive: bool = True
        self.games: i64 = 0
        # What it seems worth before anything is played out.
        self.glance: float = 0.0
        # What it costs, in games won, that it looks like the Insider's doing.
        self.price: float = 0.0
        # The chance of the mission then, whether the card is ahead, whether it could have followed suit.
        self.success: float = 0.0
        self.ahead: bool = False
        self.revokes: bool = False
        self.won: i64 = 0

    def share(self) -> float:
        """Find the part of games that was won; without any, what it seemed worth at a glance."""
        if self.games == 0:
            return min(max(self.glance, 0.0), 1.0)
        return float(self.won) / float(self.games)

    def value(self, trust: float) -> float:
        """Weigh the games that were won together with the first glance, which counts for some more games."""
        return (float(self.won) + trust * self.glance) / (float(self.games) + trust) - self.price


@final
class Hidden:
    """What lies face down besides hands, as far as the seat knows: missions to come and Larry's stack."""

    __slots__ = ("drawn", "missions", "stack", "top")

    def __init__(self, missions: list[int], drawn: list[int], top: list[int], stack: int) -> None:
        """List missions never seen, the two in one's hand, cards known to be on top; and the stack's size."""
        self.missions = missions
        self.drawn = drawn
        self.top = top
        self.stack = stack


def realise(public: State, world: World, hidden: Hidden, unseen: i64, dice: Dice) -> State:
    """Make the state that a guessed world is: the table as everybody sees it, with the guesses filled in."""
    state = public.copy()
    setup = state.setup
    roles = world.casting.roles
    left = unseen
    for seat in range(len(state.chairs)):
        chair = state.chairs[seat]
        role = roles[seat]
        chair.role = role
        chair.hand = world.hands[seat]
        chair.follows = ALL_CARDS if role.must_follow else 0
        chair.may_wager = setup.wager and role.may_wager and not chair.revealed
        left &= ~chair.hand
    pile: list[int] = [0] * int(2 * state.tricks_done)
    if state.mission is not None:
        pile += [0, 0]
    pile += hidden.drawn
    pile += _shuffled(hidden.missions, dice)
    state.deal = Deal([], roles, pile, state.starter, [])
    if setup.with_larry:
        rest: list[int] = []
        for code in range(62):
            # Looked up by a plain integer, which may be shifted.
            if int(left) >> code & 1:
                rest.append(code)
        state.stack = (hidden.top + _shuffled(rest, dice))[: hidden.stack]
        state.stack_top = 0
    if state.phase == VOTE:
        state.pending = 0
        open_vote(state, None)
    return state


def _shuffled(things: list[int], dice: Dice) -> list[int]:
    order = things[:]
    left: i64 = len(order)
    while left > 1:
        at = dice.below(left)
        left -= 1
        order[left], order[at] = order[at], order[left]
    return order


def drives_in(world: World, parts: dict[str, Part], me: i64, mine: Drive, partner: i64) -> list[Drive]:
    """Give every chair of a world its way to play."""
    drives: list[Drive] = []
    roles = world.casting.roles
    for seat in range(len(roles)):
        drives.append(mine if seat == me else parts[roles[seat].id].styles[world.styles[seat]])
    for seat in range(len(roles)):
        if roles[seat].chooses_partner:
            drives[seat] = accomplice_of(drives[partner])
    return drives


@final
class Search:
    """One decision of one seat."""

    __slots__ = (
        "_hand",
        "_hidden",
        "_me",
        "_mine",
        "_parts",
        "_public",
        "_room",
        "_seed",
        "_trust",
        "_unseen",
        "played",
    )

    def __init__(
        self,
        public: State,
        room: Room,
        me: i64,
        hand: i64,
        mine: Drive,
        parts: dict[str, Part],
        hidden: Hidden,
        unseen: i64,
        seed: i64,
        trust: float,
    ) -> None:
        """Look at the table as everybody sees it; ``unseen`` are the cards this seat has never seen."""
        self._public = public
        self._room = room
        self._me = me
        self._hand = hand
        self._mine = mine
        self._parts = parts
        self._hidden = hidden
        self._unseen = unseen
        self._seed = seed
        # How many playouts a first glance is worth.
        self._trust = trust
        # How many games were played out.
        self.played: i64 = 0

    def judge(self, prospects: list[Prospect], chances: list[float]) -> None:
        """Say what every prospect seems to be worth at a glance, to somebody who suspects like this.

        In playouts the others suspect likewise: they think as well as oneself, and see more than the table.
        """
        state = self._public
        room = self._room
        if not self._mine.knows:
            room = self._room.believe(chances)
            self._room = self._room.share(chances)
        scene = Scene(state, room)
        mission = state.mission
        for prospect in prospects:
            action = prospect.action
            if isinstance(action, ChooseMission):
                scene.look(state, room, action.mission, self._me, self._hand, self._mine)
                self._lead(scene, prospect)
                prospect.glance += self._mine.hide * EASE[action.mission.index]
            elif isinstance(action, Vote):
                for target in action.targets:
                    prospect.glance += chances[LARRY_CHAIR if target == LARRY else target]
                if len(action.targets) == 2:
                    # IJ-44: two votes that do not agree help only where both are likely.
                    prospect.glance *= 0.7
            elif mission is not None:
                scene.look(state, room, mission, self._me, self._hand, self._mine)
                if isinstance(action, Play):
                    self._glance(scene, prospect, action.card.code, action.wager)
                elif isinstance(action, PlayLarry):
                    self._glance(scene, prospect, action.play.code, False)

    def _lead(self, scene: Scene, prospect: Prospect) -> None:
        """Judge a mission by the best card one could lead for it."""
        best = -99.0
        success = 0.0
        cards = self._hand
        while cards != 0:
            bit = cards & -cards
            cards ^= bit
            self._glance(scene, prospect, code_of(bit), False)
            if prospect.glance > best:
                best = prospect.glance
                success = prospect.success
        prospect.glance = best
        prospect.success = success

    def _glance(self, scene: Scene, prospect: Prospect, code: i64, wager: bool) -> None:
        drive = self._mine
        success = success_of(scene, code, wager)
        prospect.success = success
        prospect.ahead = scene.rank(code, wager) >= scene.best
        worth = worth_of(scene, code, wager, success)
        if drive.hide != 0.0:
            worth -= drive.hide * evidence(scene, self._me, code, wager)
        if scene.count > 0 and self._hand & scene.led_bits != 0 and BIT[code] & scene.led_bits == 0:
            prospect.revokes = True
            worth -= TUNING.revoke_cost / max(drive.revoke, 0.01)
        if wager and not token_helps(scene, code):
            # IJ-19: it would cost a token and change nothing.
            worth = -1.0
        prospect.glance = worth

    def run(self, prospects: list[Prospect], worlds: list[World]) -> None:
        """Play every prospect out in the worlds, round by round."""
        begin: i64 = 0
        for share in shares_of_rounds(len(prospects)):
            # Rounded, so that the last one ends with the last world.
            end: i64 = int(share * len(worlds) + 0.5)
            while begin < end:
                self._meet(prospects, worlds[begin], begin)
                begin += 1
            self._narrow(prospects)

    def _meet(self, prospects: list[Prospect], world: World, number: i64) -> None:
        seed = int(self._seed) + 7919 * int(number)
        base = realise(self._public, world, self._hidden, self._unseen, Dice(seed))
        drives = drives_in(world, self._parts, self._me, self._mine, base.partner)
        for prospect in prospects:
            if prospect.alive:
                prospect.games += 1
                if self._play(base.copy(), drives, prospect.action, Dice(seed + 1)):
                    prospect.won += 1

    def _play(self, state: State, drives: list[Drive], action: Action, dice: Dice) -> bool:
        self.played += 1
        rollout = Rollout(state, self._room.copy(), drives, dice)
        if isinstance(action, Play):
            rollout.lay(action.card.code, action.wager)
        elif isinstance(action, ChooseMission):
            rollout.choose(action.mission.index == drawn_missions(state)[0])
        elif isinstance(action, PlayLarry):
            rollout.lay_larry(larry_order(state, action))
        elif isinstance(action, Vote):
            keep(state, self._me, action, None)
        elif isinstance(action, Partner):
            advance(state, self._me, action, None)
        rollout.finish()
        return self._me in state.winners

    def _narrow(self, prospects: list[Prospect]) -> None:
        """Leave out the worse half, but never the last few."""
        alive = [prospect for prospect in prospects if prospect.alive]
        keep_in = max(_LEAST, (len(alive) + 1) // 2)
        if len(alive) <= keep_in:
            return
        shares = sorted([-prospect.value(self._trust) for prospect in alive])
        limit = -shares[keep_in - 1]
        for prospect in alive:
            if prospect.value(self._trust) < limit:
                prospect.alive = False
