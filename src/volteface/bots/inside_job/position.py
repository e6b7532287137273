"""One decision: what everything on the table is worth to this seat, and what each card would bring."""

from __future__ import annotations

from typing import final

from volteface.bots.inside_job.goals import Cast, Goal, goal_of, reveal_effect
from volteface.bots.inside_job.memory import LARRY, Memory
from volteface.bots.inside_job.odds import at_least
from volteface.bots.inside_job.weights import Weights
from volteface.games.inside_job.roles import AGENT_ROLE, RightLoses, SwitchSides
from volteface.games.inside_job.view import View


@final
class Position:
    """A seat's view, read once: sides, suspicions, and the worth of missions and tokens."""

    __slots__ = (
        "_cast",
        "_danger",
        "_left",
        "_token_worth",
        "_unit",
        "deny",
        "doubts",
        "goal",
        "intel",
        "me",
        "memory",
        "mission_worth",
        "partner",
        "role",
        "stake",
        "view",
        "vote_weight",
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
        right = self.doubts[(chair - 1) % self.view.players]
        return goal_of(role, switched, right, self._cast.silenced, self.weights)

    def shown(self, chair: int) -> bool:
        """Whether a chair's role lies open."""
        view = self.view
        if chair < view.players:
            return view.seats[chair].role is not None
        return view.larry is not None and view.larry.role is not None

    def public_doubts(self) -> list[float]:
        """Suspect as the others do, who do not know this seat's role."""
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
        self.deny = [0.0] * len(doubts)
        self._danger = [0.0] * len(doubts)
        if reveal_effect(self._cast.insider, self._cast.silenced, weights) < 0:
            for chair, doubt in enumerate(public):
                if doubt > 0.01:
                    wanted = view.reveal_at - self.intel[chair]
                    race += doubts[chair] * at_least(wanted, left + 1, weights.race_chance)
                    step = self.step(chair, 1)
                    self.deny[chair] = min(1.0, weights.deny * doubt * step)
                    self._danger[chair] = doubts[chair] * step
        for chair in self.memory.roles:
            if self.ducks(chair):
                self.deny[chair] = 1.0
        self._unit = (1 - race) * (1 - vote) * gain
        if need == 1:
            # The game ends here, and everything else with it.
            self._unit = max(weights.finish, 1 - (1 - race) * (without + (1 - without) * vote))
        self.mission_worth = self.goal.agents * self._unit
        # What is left to win for whoever would win the game at once.
        self.stake = max(weights.least_stake, without + (1 - without) * vote)
        self.vote_weight = (1 - race) * (1 - without)

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
                concerns = payer in (self.me, self.partner)
                return goal.reveal * self.step(payer, -1) * self.stake if concerns else 0.0
            if self.intel[chair] + gain > role.intel_limit:
                # IJ-43: the Insider wins at once.
                return goal.insider * self.stake
            if self.shown(chair):
                return 0.0
        step = self.step(chair, gain)
        if chair in (self.me, self.partner):
            return goal.reveal * step * self.stake
        weights, silenced = self.weights, self._cast.silenced
        if role is not None:
            return step * self._liking(reveal_effect(role, silenced, weights), chair) * self.stake
        doubt = self.doubts[chair]
        worth = doubt * self._liking(reveal_effect(self._cast.insider, silenced, weights), chair)
        if silenced:
            # IJ-50: an Agent more who does not vote, and one less for Prof. No to wait for.
            worth += (1 - doubt) * self._liking(reveal_effect(AGENT_ROLE, silenced, weights), chair)
        others = max(1, sum(not self.shown(one) for one in range(self.memory.size)) - 2)
        for special in self._cast.special:
            if not special.revealed_at_start and special is not self.role:
                worth += (1 - doubt) * self._liking(reveal_effect(special, silenced, weights), chair) / others
        return step * worth * self.stake

    def _next_risk(self, leader: int) -> float:
        """What it is worth that suspects play where they do if this chair leads: the later, the stronger."""
        weights, size = self.weights, self.memory.size
        risk = 0.0
        for chair, danger in enumerate(self._danger):
            if danger:
                place = (chair - leader) % size / (size - 1)
                risk += danger * (weights.first_takes + (weights.last_takes - weights.first_takes) * place)
        return self.goal.insider * risk * self.stake

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

    def answers(self, chair: int) -> int:
        """Whose side a chair's card serves: its own, the partner's (IJ-47), Larry's controller's (IJ-62)."""
        view = self.view
        if chair >= view.players:
            return 1 - view.starter
        accomplice = view.accomplice
        return accomplice.partner if accomplice is not None and accomplice.seat == chair else chair

    def ducks(self, chair: int) -> bool:
        """IJ-43: whether a chair that wins this trick loses the game for the Agents."""
        known = self.memory.roles.get(chair)
        return known is not None and self.intel[chair] + 1 > self._cast.roles[known].intel_limit
