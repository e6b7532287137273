"""What each card would bring: the mission, the trick, what it gives away, what it leaves in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from volteface.bots.inside_job.chances import kind_of
from volteface.bots.inside_job.memory import LARRY
from volteface.bots.inside_job.odds import BIT, CODES, SUIT, absence
from volteface.bots.inside_job.outlook import Later, Outlook, Unseen
from volteface.bots.inside_job.position import Position
from volteface.bots.inside_job.table import Lying
from volteface.games.inside_job.actions import Play, PlayLarry
from volteface.games.inside_job.conditions import Either, EndsMatch, SomeTrump, TokenOn
from volteface.games.inside_job.missions import Mission
from volteface.games.inside_job.roles import ALL_INTEL

# How far a value is from the middle one: most missions ask for a high or a low card.
_EXTREME: Final = [abs(value - 7) / 6 for value in range(14)]
# How far it is below the middle: somebody who must not win tricks had better be rid of what is above.
_LOW: Final = [(7 - value) / 6 for value in range(14)]
# No card is as bad as this.
_OUT_OF_THE_QUESTION: Final = -9.0
# How many leads are looked at closely.
_LEADS: Final = 3


def weigh_plays(position: Position, legal: Sequence[Play]) -> list[float]:
    """Weigh every card, with and without a token."""
    lying = position.memory.lying
    assert lying is not None
    trick = Weighing(position, lying)
    if lying.count == 0:
        best = trick.best_lead()[1]
        return [float(play.card.code == best) for play in legal]
    return [
        trick.worth(int(play.card.code), play.wager)
        if not play.wager or _token_may_help(lying, play)
        else _OUT_OF_THE_QUESTION
        for play in legal
    ]


def _token_may_help(lying: Lying, play: Play) -> bool:
    """IJ-19: a token makes a card trump, or it helps nobody but the winner."""
    condition = lying.mission.condition
    if isinstance(condition, TokenOn | Either):
        return True
    if play.card.suit == lying.trump:
        return False
    return 32 + play.card.value >= lying.best or isinstance(condition, SomeTrump | EndsMatch)


def weigh_mission(position: Position, mission: Mission) -> tuple[float, int]:
    """IJ-9: weigh a mission by the best card one can lead for it; tell which."""
    memory = position.memory
    worth, code = Weighing(position, Lying(mission, memory.size)).best_lead()
    return worth - position.goal.hide * position.vote_weight * memory.choice_evidence(mission.id), code


def weigh_larry(position: Position, legal: Sequence[PlayLarry]) -> list[float]:
    """IJ-62: weigh Larry's three cards by the best answer to each; of the others the useful one goes back."""
    lying = position.memory.lying
    assert lying is not None
    worths: dict[int, float] = {}
    for action in legal:
        code = int(action.play.code)
        if code not in worths:
            worths[code] = _larry_worth(position, lying, code)
    keep = position.weights.extreme * (1 if position.goal.agents > 0 else -1)
    return [worths[int(one.play.code)] + keep * _EXTREME[one.back.value] for one in legal]


def _larry_worth(position: Position, lying: Lying, code: int) -> float:
    goal, you = position.goal, position.view.you
    assert you is not None
    after = lying.copy()
    after.add(LARRY, code, False, code >> 4)
    hand = [CODES[name] for name in you.hand]
    following = [one for one in hand if one >> 4 == lying.led]
    if following and position.role.must_follow:
        hand = following
    trick = Weighing(position, after)
    worth = max([trick.worth(one, False) for one in hand])
    if goal.hide:
        worth -= goal.hide * position.vote_weight * position.memory.larry_evidence(position.me, code)
    return worth


@final
class Weighing:
    """One trick at one decision, ready to weigh cards for its next place."""

    __slots__ = (
        "_disarmed",
        "_held",
        "_keep",
        "_keeps",
        "_lost",
        "_lying",
        "_order",
        "_outlook",
        "_position",
        "_pot",
        "_shades",
        "_success",
        "_tricks",
    )

    def __init__(self, position: Position, lying: Lying) -> None:
        """Work out what is the same for all cards."""
        view, weights, goal, me = position.view, position.weights, position.goal, position.me
        assert view.you is not None
        self._position = position
        self._lying = lying
        self._order = position.order()
        self._outlook = _look(position, lying, self._order)
        kind = kind_of(lying.mission.condition)
        self._success = kind.chance
        self._pot = 1 + lying.tokens.bit_count()
        intel = position.intel[me]
        self._lost = goal.reveal * position.step(me, -1) * position.stake - (
            weights.ammunition if intel == 1 else weights.reserve
        )
        armed = view.wager and position.role.may_wager and not position.shown(me)
        self._disarmed = weights.ammunition if armed and intel == 0 else 0.0
        sheds = position.role.intel_limit < ALL_INTEL
        scale, table = (weights.shed, _LOW) if sheds else (weights.extreme, _EXTREME)
        self._keep = [scale * one for one in table]
        # All cards that do not take the lead leave the trick alike.
        self._tricks: dict[int, tuple[float, float]] = {}
        # What a card gives away hangs on very little: it is worked out once for every such case.
        self._shades: dict[int, float] = {}
        self._keeps = self._held = 0
        if goal.hide:
            self._keeps = kind.keeps(lying, lying.mission.condition)
            for name in view.you.hand:
                self._held |= BIT[CODES[name]]

    def _trick_worth(self, rank: int, ahead: bool, wager: bool) -> tuple[float, float]:
        """Add up what the trick may bring, and find the chance that one takes it oneself."""
        position, lying, order = self._position, self._lying, self._order
        me = position.me
        if ahead:
            takers = self._outlook.takers(rank, lying.count, me)
        else:
            takers = self._outlook.takers(lying.best, lying.best_place, lying.chairs[lying.best_place])
        worth = mine = 0.0
        for place, chance in takers:
            chair = order[place]
            if chair == me:
                mine = chance
                worth += chance * position.token_worth(me, self._pot)
            else:
                worth += chance * position.token_worth(chair, self._pot + wager)
        return worth, mine

    def best_lead(self) -> tuple[float, int]:
        """Find the best card to lead, among those that do most for one's mission and the strongest one."""
        you = self._position.view.you
        assert you is not None
        leads = sorted([(self._first_part(CODES[name], False), CODES[name]) for name in you.hand])
        trump = self._lying.trump
        strongest = max([(code >> 4 == trump, code & 15, part, code) for part, code in leads])
        leads = [*leads[-_LEADS:], strongest[2:]]
        return max([(self._lead_worth(part, code), code) for part, code in leads])

    def _lead_worth(self, part: float, code: int) -> float:
        self._lying.led = code >> 4
        return part + self._rest(code, code, False)

    def _first_part(self, counts_as: int, wager: bool) -> float:
        """What a card brings to the mission, and what is lost to the hand."""
        lying, position = self._lying, self._position
        if lying.count == 0:
            lying.led = counts_as >> 4
        chance = self._success(self._outlook, lying.mission.condition, counts_as, wager)
        return position.mission_worth * chance - self._keep[counts_as & 15]

    def worth(self, code: int, wager: bool) -> float:
        """Add up what playing a card may bring."""
        counts_as = (code & 15) + 16 * self._lying.trump if wager else code
        return self._first_part(counts_as, wager) + self._rest(code, counts_as, wager)

    def _rest(self, code: int, counts_as: int, wager: bool) -> float:
        """What a card brings by the trick, and gives away."""
        lying, position = self._lying, self._position
        rank = lying.rank(counts_as)
        ahead = rank >= lying.best
        key = ((rank if ahead else 0) * 4 + lying.led) * 2 + wager
        trick = self._tricks.get(key)
        if trick is None:
            trick = self._tricks[key] = self._trick_worth(rank, ahead, wager)
        worth, mine = trick
        if wager:
            worth += (1 - mine) * self._lost
        elif self._disarmed:
            worth += mine * self._disarmed
        if position.goal.hide:
            worth -= self._shade(code, counts_as, wager)
        return worth

    def _shade(self, code: int, counts_as: int, wager: bool) -> float:
        """What it costs that the others see this card and draw their conclusions."""
        lying, position = self._lying, self._position
        memory = position.memory
        follows = lying.count > 0 and code >> 4 == lying.led
        kept = self._keeps & BIT[counts_as] != 0
        denied = memory.voids[position.me] & BIT[code] != 0
        case = follows + 2 * kept + 4 * wager + 8 * denied
        shade = self._shades.get(case)
        if shade is None:
            evidence = memory.evidence(lying, position.me, code, counts_as, wager)
            shade = position.goal.hide * evidence
            if lying.count and not follows:
                # Cards of a suit that one has denied can never be shown again.
                shade += position.weights.burn * (self._held & SUIT[lying.led]).bit_count()
            shade *= position.vote_weight
            self._shades[case] = shade
        return shade


def _look(position: Position, lying: Lying, order: list[int]) -> Outlook:
    """Look at a trick from its next place: who plays after it, and what he may hold."""
    memory, view, weights = position.memory, position.view, position.weights
    unseen = memory.unseen()
    cards = unseen.bit_count()
    condition = lying.mission.condition
    want = kind_of(condition).want
    later: list[Later] = []
    # Hands of which one knows the same are alike, and are worked out once.
    hands: dict[int, Unseen] = {}
    for place in range(lying.count + 1, lying.size):
        chair = order[place]
        larry = chair >= view.players
        may_hold = unseen & ~memory.voids[chair]
        key = may_hold * 2 + larry
        if key not in hands:
            hands[key] = Unseen(absence(3 if larry else memory.held(), cards), may_hold)
        later.append(
            Later(
                chair,
                place,
                hands[key],
                position.doubts[position.answers(chair)],
                1 - weights.let_pass,
                weights.revoke,
                view.wager and not larry and position.intel[chair] > 0 and not position.shown(chair),
                want(condition, place, lying.size),
                position.ducks(chair),
            )
        )
    return Outlook(lying, later, unseen, position.deny, weights.greed, weights.pays)
