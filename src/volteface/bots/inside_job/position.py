"""One decision: what everything on the table is worth to this seat, and what each card would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from volteface.bots.inside_job.chances import KINDS, UNKNOWN, Later, Outlook, Unseen
from volteface.bots.inside_job.goals import Cast, Goal, goal_of, reveal_effect
from volteface.bots.inside_job.memory import LARRY, Memory
from volteface.bots.inside_job.odds import BIT, CODES, SUIT, absence, at_least
from volteface.bots.inside_job.table import Lying
from volteface.bots.inside_job.weights import Weights
from volteface.games.inside_job.actions import Play, PlayLarry
from volteface.games.inside_job.missions import Either, EndsMatch, Mission, SomeTrump, TokenOn
from volteface.games.inside_job.roles import RightLoses, Role, SwitchSides
from volteface.games.inside_job.view import View

# How far a value is from the middle one: what most missions ask for.
_EXTREME = [abs(value - 7) / 6 for value in range(14)]


def _token_may_help(lying: Lying, play: Play) -> bool:
    """IJ-19: a token makes a card trump, for the trick and for the mission, or it helps nobody but the winner."""
    condition = lying.mission.condition
    if isinstance(condition, TokenOn | Either):
        return True
    if play.card.suit == lying.trump:
        return False
    return 32 + play.card.value >= lying.best or isinstance(condition, SomeTrump | EndsMatch)


@final
class Position:
    """A seat's view, read once: sides, suspicions, and the worth of missions and tokens."""

    __slots__ = (
        "_cast",
        "_danger",
        "_deny",
        "_disarmed",
        "_left",
        "_mission_worth",
        "_stake",
        "_token_worth",
        "_unit",
        "_vote_weight",
        "doubts",
        "goal",
        "intel",
        "me",
        "memory",
        "partner",
        "role",
        "view",
        "weights",
    )

    def __init__(self, view: View, memory: Memory, cast: Cast, weights: Weights) -> None:
        """Read the view."""
        assert view.you is not None
        self.view = view
        self.memory = memory
        self.role = cast.roles[view.you.role]
        self.weights = weights
        self.me = memory.seat
        self.partner = self.me
        if self.role.chooses_partner and view.accomplice is not None:
            self.partner = view.accomplice.partner
        self._cast = cast
        self.intel = [seat.intel for seat in view.seats]
        if view.larry is not None:
            self.intel.append(view.larry.intel)
        self.doubts = self._doubts()
        self.goal = self._goal()
        self._left = view.tricks - view.trick_number
        self._token_worth: dict[int, float] = {}
        self._disarmed = (
            view.wager and self.intel[self.me] == 0 and self.role.may_wager and not self.shown(self.me)
        )
        self._weigh()

    def _doubts(self) -> list[float]:
        """Suspect everyone whose role one does not know; one's own or a partner's role may settle it."""
        memory = self.memory
        if self.role.is_insider:
            return [float(chair == self.me) for chair in range(memory.size)]
        known = memory.roles
        if known:
            for chair, role in known.items():
                if role == self._cast.insider.id:
                    return [float(one == chair) for one in range(memory.size)]
        return memory.doubts(
            [chair for chair in range(memory.size) if chair != self.me and chair not in known]
        )

    def _goal(self) -> Goal:
        """Read one's own role, or the partner's (IJ-47)."""
        chair = self.partner
        role = self.role
        if chair != self.me:
            role = self._cast.roles[self.memory.roles.get(chair, role.id)]
        switched = isinstance(role.on_reveal, SwitchSides) and self.shown(chair)
        return goal_of(role, switched, self.doubts[(chair - 1) % self.view.players], self.weights)

    def shown(self, chair: int) -> bool:
        """Whether a chair's role lies open."""
        view = self.view
        if chair < view.players:
            return view.seats[chair].role is not None
        return view.larry is not None and view.larry.role is not None

    def public_doubts(self) -> list[float]:
        """Suspect as the others do, who do not know this seat's role."""
        view = self.view
        return self.memory.doubts([chair for chair in range(self.memory.size) if not self.shown(chair)])

    def _weigh(self) -> None:
        """Work out what one more mission is worth, and what the game is worth that a race would end."""
        view, weights = self.view, self.weights
        need = view.missions_needed - view.missions_done
        left = self._left
        chance = weights.mission_chance
        without = at_least(need, left, chance)
        gain = max(weights.least_gain, at_least(need - 1, left, chance) - without)
        doubts = self.doubts
        public = self.public_doubts() if self.role.is_insider else doubts
        vote = weights.vote_base + weights.vote_doubt * max(public)
        race = 0.0
        self._deny = [0.0] * len(doubts)
        self._danger = [0.0] * len(doubts)
        if reveal_effect(self._cast.insider, self._cast.silenced, weights) < 0:
            for chair, doubt in enumerate(public):
                if doubt > 0.01:
                    wanted = view.reveal_at - self.intel[chair]
                    race += doubts[chair] * at_least(wanted, left + 1, weights.race_chance)
                    step = self.step(chair, 1)
                    self._deny[chair] = min(1.0, weights.deny * doubt * step)
                    self._danger[chair] = doubts[chair] * step
        for chair in self.memory.roles:
            if self._ducks(chair):
                self._deny[chair] = 1.0
        self._unit = (1 - race) * (1 - vote) * gain
        self._mission_worth = self.goal.agents * self._unit
        # What is left to win for whoever would win the game at once.
        self._stake = max(weights.least_stake, without + (1 - without) * vote)
        self._vote_weight = (1 - race) * (1 - without)

    def token_worth(self, chair: int, gain: int) -> float:
        """What it is worth that a chair takes the trick, and with it so much intel and the next lead."""
        key = chair * 16 + gain
        worth = self._token_worth.get(key)
        if worth is None:
            worth = self._intel_worth(chair, gain)
            worth -= self.goal.agents * self.doubts[chair] * self.weights.lead * self._unit
            if self.view.larry is None:
                worth += self._next_risk(chair)
            self._token_worth[key] = worth
        return worth

    def _intel_worth(self, chair: int, gain: int) -> float:
        goal = self.goal
        known = self.memory.roles.get(chair) if chair != self.me else self.role.id
        role = self._cast.roles[known] if known is not None else None
        if role is not None:
            if not role.keeps_intel:
                # IJ-47: the partner pays.
                payer = self.view.accomplice.partner if self.view.accomplice is not None else chair
                return goal.reveal * self.step(payer, -1) if payer in (self.me, self.partner) else 0.0
            if self.intel[chair] + gain > role.intel_limit:
                # IJ-43: the Insider wins at once.
                return goal.insider * self._stake
            if self.shown(chair):
                return 0.0
        step = self.step(chair, gain)
        if chair in (self.me, self.partner):
            return goal.reveal * step * self._stake
        weights, silenced = self.weights, self._cast.silenced
        if role is not None:
            return step * self._liking(reveal_effect(role, silenced, weights), chair) * self._stake
        doubt = self.doubts[chair]
        worth = doubt * self._liking(reveal_effect(self._cast.insider, silenced, weights), chair)
        others = max(1, sum(not self.shown(one) for one in range(self.memory.size)) - 2)
        for special in self._cast.special:
            if not special.revealed_at_start and special is not self.role:
                worth += (1 - doubt) * self._liking(reveal_effect(special, silenced, weights), chair) / others
        return step * worth * self._stake

    def _next_risk(self, leader: int) -> float:
        """What it is worth that the suspects play where they do if this chair leads: the later, the stronger."""
        weights, size = self.weights, self.memory.size
        risk = 0.0
        for chair, danger in enumerate(self._danger):
            if danger:
                place = (chair - leader) % size / (size - 1)
                risk += danger * (weights.first_takes + (weights.last_takes - weights.first_takes) * place)
        return self.goal.insider * risk * self._stake

    def _liking(self, effect: float, chair: int) -> float:
        """Turn what a reveal brings the Agents into what it brings this seat."""
        if effect >= 0:
            return self.goal.agents * effect
        if isinstance(self.role.wins, RightLoses) and chair == (self.me - 1) % self.view.players:
            # IJ-48: if it is the player on the right who wins by it, one loses, whatever the sides.
            return effect
        return -self.goal.insider * effect

    def step(self, chair: int, gain: int) -> float:
        """How much nearer to being revealed a gain of intel brings a chair."""
        wanted = self.view.reveal_at - self.intel[chair]
        chance = self.weights.race_chance
        return at_least(wanted - gain, self._left, chance) - at_least(wanted, self._left, chance)

    def order(self) -> list[int]:
        """IJ-12, IJ-61: the chairs in the order of this trick."""
        view = self.view
        if view.larry is not None:
            return [view.starter, LARRY, 1 - view.starter]
        return [(view.starter + place) % view.players for place in range(view.players)]

    def _answers(self, chair: int) -> int:
        """Whose side a chair's card serves: its own, Larry's controller's, or the partner's (IJ-47, IJ-62)."""
        view = self.view
        if chair >= view.players:
            return 1 - view.starter
        accomplice = view.accomplice
        return accomplice.partner if accomplice is not None and accomplice.seat == chair else chair

    def _ducks(self, chair: int) -> bool:
        """IJ-43: whether a chair that wins this trick loses the game for the Agents."""
        known = self.memory.roles.get(chair)
        return known is not None and self.intel[chair] + 1 > self._cast.roles[known].intel_limit

    def outlook(self, lying: Lying) -> Outlook:
        """Look at a trick from its next place: who plays after it, and what he may hold."""
        memory, view, weights = self.memory, self.view, self.weights
        unseen = memory.unseen()
        cards = unseen.bit_count()
        condition = lying.mission.condition
        want = KINDS.get(type(condition), UNKNOWN).want
        later: list[Later] = []
        order = self.order()
        # Hands of which one knows the same are the same to the player, and are worked out once.
        hands: dict[int, Unseen] = {}
        for place in range(lying.count + 1, lying.size):
            chair = order[place]
            larry = chair >= view.players
            doubt = self.doubts[self._answers(chair)]
            may_hold = unseen & ~memory.voids[chair]
            key = may_hold * 2 + larry
            if key not in hands:
                hands[key] = Unseen(absence(3 if larry else memory.held(), cards), may_hold)
            later.append(
                Later(
                    chair,
                    place,
                    hands[key],
                    doubt,
                    1 - weights.let_pass,
                    weights.revoke,
                    view.wager and not larry and self.intel[chair] > 0 and not self.shown(chair),
                    want(condition, place, lying.size),
                    self._ducks(chair),
                )
            )
        return Outlook(lying, later, unseen, self._deny, weights.greed, weights.pays)

    def plays(self, legal: Sequence[Play]) -> list[float]:
        """Weigh every card, with and without a token."""
        lying = self.memory.lying
        assert lying is not None
        outlook = self.outlook(lying)
        order = self.order()
        return [
            self.worth(outlook, order, int(play.card.code), play.wager)
            if not play.wager or _token_may_help(lying, play)
            else -9.0
            for play in legal
        ]

    def worth(self, outlook: Outlook, order: list[int], code: int, wager: bool) -> float:
        """Add up what playing a card may bring."""
        lying = outlook.lying
        weights = self.weights
        me = self.me
        if lying.count == 0:
            lying.led = code >> 4
        counts_as = (code & 15) + 16 * lying.trump if wager else code
        worth = self._mission_worth * outlook.success(counts_as, wager)
        pot = 1 + lying.tokens.bit_count()
        mine = 0.0
        for place, chance in outlook.takers(me, counts_as):
            chair = order[place]
            if chair == me:
                mine = chance
                worth += chance * self.token_worth(me, pot)
            else:
                worth += chance * self.token_worth(chair, pot + 1 if wager else pot)
        if wager:
            lost = self.goal.reveal * self.step(me, -1) * self._stake
            worth += (1 - mine) * (lost - (weights.ammunition if self.intel[me] == 1 else weights.reserve))
        elif self._disarmed:
            worth += mine * weights.ammunition
        if self.goal.hide:
            worth -= self.goal.hide * self._vote_weight * self.memory.evidence(me, code, counts_as, wager)
            if not self.role.must_follow and lying.count and code >> 4 != lying.led:
                worth -= self._vote_weight * weights.burn * self._holding(lying.led)
        return worth - weights.extreme * _EXTREME[code & 15]

    def _holding(self, suit: int) -> int:
        assert self.view.you is not None
        return sum(CODES[name] >> 4 == suit for name in self.view.you.hand)

    def mission(self, mission: Mission) -> float:
        """Weigh a mission by the best card one can lead for it."""
        assert self.view.you is not None
        lying = Lying(mission, self.memory.size)
        outlook = self.outlook(lying)
        order = self.order()
        memory = self.memory
        memory.lying = lying
        best = max(self.worth(outlook, order, CODES[name], False) for name in self.view.you.hand)
        memory.lying = None
        return best - self.goal.hide * self._vote_weight * memory.choice_evidence(mission.id)

    def larry_plays(self, legal: Sequence[PlayLarry]) -> list[float]:
        """IJ-62: weigh Larry's three cards by the best answer to each; keep the useful one of the others."""
        lying = self.memory.lying
        assert lying is not None
        worths: dict[int, float] = {}
        for action in legal:
            code = int(action.play.code)
            if code not in worths:
                worths[code] = self._larry_worth(lying, code)
        keep = self.weights.extreme * (1 if self.goal.agents > 0 else -1)
        return [worths[int(one.play.code)] + keep * _EXTREME[one.back.value] for one in legal]

    def _larry_worth(self, lying: Lying, code: int) -> float:
        view = self.view
        assert view.you is not None
        memory = self.memory
        worth = 0.0
        if self.goal.hide:
            worth -= self.goal.hide * self._vote_weight * memory.larry_evidence(self.me, code)
        after = lying.copy()
        after.add(LARRY, code, False, code >> 4)
        hand = [CODES[name] for name in view.you.hand]
        following = [one for one in hand if one >> 4 == lying.led]
        if following and self.role.must_follow:
            hand = following
        outlook = self.outlook(after)
        memory.lying = after
        order = self.order()
        worth += max(self.worth(outlook, order, one, False) for one in hand)
        memory.lying = lying
        return worth
