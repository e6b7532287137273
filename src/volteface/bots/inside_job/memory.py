"""What the careful player remembers and whom it suspects, from what its seat was told and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Any, Final, final

from volteface.bots.inside_job.chances import kind_of
from volteface.bots.inside_job.goals import Cast
from volteface.bots.inside_job.odds import ALL, BIT, CODES, SUIT, absence
from volteface.bots.inside_job.table import Lying
from volteface.bots.inside_job.weights import Weights
from volteface.games.inside_job.events import (
    AnyEvent,
    CardPlayed,
    HandDealt,
    LarryDrawn,
    MissionChosen,
    PartnerSeen,
    RoleRevealed,
    TrickTaken,
)
from volteface.games.inside_job.missions import mission
from volteface.games.inside_job.state import LARRY_CHAIR
from volteface.games.inside_job.view import View

LARRY: Final = int(LARRY_CHAIR)

# The missions from the hardest to the easiest between four careful players: a starting player who wants one
# to succeed shows the easier one of two (IJ-9). One that is not listed tells nothing: a risky one has to be
# chosen (IJ-55).
_BY_EASE: Final = (
    "descending",
    "ascending",
    "even-only",
    "alternating",
    "low-only",
    "high-only",
    "last-highest",
    "odd-only",
    "middle-only",
    "last-lowest",
    "one-suit",
    "second-highest",
    "second-wins",
    "third-lowest",
    "first-wins",
    "third-wins",
    "last-wins",
    "third-highest",
    "second-lowest",
    "no-trump",
    "first-highest",
    "ends-match",
    "first-lowest",
    "some-trump",
)
_EASE: Final = {name: (place + 0.5) / len(_BY_EASE) for place, name in enumerate(_BY_EASE)}


@final
class Memory:
    """One seat's memory of one game."""

    __slots__ = (
        "_dealt",
        "_each",
        "_hear",
        "_poses",
        "_shows_off",
        "_weights",
        "free",
        "lying",
        "played",
        "roles",
        "scores",
        "seat",
        "seen",
        "size",
        "tricks",
        "voids",
    )

    def __init__(self, seat: int, size: int, cast: Cast, poses: bool, weights: Weights) -> None:
        """Remember nothing yet, at a table of so many chairs; ``poses``: minds how it looks to the others."""
        self.seat = seat
        self.size = size
        self.free = cast.free
        self._shows_off = cast.shows_off
        self._poses = poses
        self._weights = weights
        self._dealt = 0
        self._each = 13
        self.played = 0
        # What this seat alone has seen of Larry's cards (IJ-62).
        self.seen = 0
        self.tricks = 0
        self.lying: Lying | None = None
        self.scores = [0.0] * size
        self.voids = [0] * size
        self.roles: dict[int, str] = {}
        self._hear: dict[type, Callable[[Any], None]] = {
            CardPlayed: self._card,
            MissionChosen: self._mission,
            TrickTaken: self._taken,
            HandDealt: self._hand,
            RoleRevealed: self._revealed,
            PartnerSeen: self._partner,
            LarryDrawn: self._larry,
        }

    def hear(self, event: AnyEvent) -> None:
        """Take note of an event."""
        note = self._hear.get(type(event))
        if note is not None:
            note(event)

    def settle(self, view: View) -> None:
        """Learn from the table what one was not there to hear, for somebody who takes over a seat."""
        if self._dealt == 0:
            self._join(view)
        lying = self.lying
        if view.mission is None or (lying is not None and lying.count == len(view.trick)):
            return
        chosen = mission(view.mission)
        assert chosen is not None
        self.lying = lying = Lying(chosen, self.size)
        for one in view.trick:
            code = CODES[one.card]
            self.played |= BIT[code]
            counts_as = (code & 15) + 16 * lying.trump if one.wager else code
            lying.add(self._chair(one.seat), counts_as, one.wager, code >> 4)

    def _join(self, view: View) -> None:
        assert view.you is not None
        self.tricks = view.trick_number - 1
        self._each = len(view.you.hand) + self.tricks
        for name in view.you.hand:
            self._dealt |= BIT[CODES[name]]
        for seat, other in enumerate(view.seats):
            if other.role is not None:
                self.roles[seat] = other.role
        if view.accomplice is not None and view.you.partner_role is not None:
            self.roles[view.accomplice.partner] = view.you.partner_role

    def unseen(self) -> int:
        """Gather the cards that this seat has never seen."""
        return ALL & ~(self.played | self._dealt | self.seen)

    def held(self) -> int:
        """Count the cards of a hand that has not played to this trick yet."""
        return self._each - self.tricks

    def doubts(self, suspects: list[int]) -> list[float]:
        """Share out, over all chairs, the suspicion of being the Insider among some of them."""
        doubts = [0.0] * self.size
        total = 0.0
        for chair in suspects:
            doubts[chair] = weight = exp(self.scores[chair])
            total += weight
        if total > 0:
            doubts = [doubt / total for doubt in doubts]
        return doubts

    def evidence(self, lying: Lying, chair: int, code: int, counts_as: int, wager: bool) -> float:
        """Weigh a card that a chair plays now: log-odds for its player being the Insider.

        A chair's own cards are weighed as the others see them, who know less of its hand.
        """
        weights = self._weights
        bit = BIT[code]
        if bit & self.voids[chair]:
            # IJ-12: only somebody who need not follow suit still has what he failed to play.
            return weights.weak_proof if self.free else weights.proof
        unseen = ALL & ~self.played if chair == self.seat else self.unseen()
        absent = absence(self._each - self.tricks, unseen.bit_count())
        unseen &= ~self.voids[chair]
        odds = 0.0
        reach = 1.0
        if lying.count:
            led = SUIT[lying.led]
            void = absent[(unseen & led).bit_count()]
            if bit & led:
                odds += log(1 - weights.revoke)
                unseen &= led
                reach = max(1 - void, 0.01)
            else:
                odds += log((void + (1 - void) * weights.revoke) / max(void, weights.slip))
                unseen &= ~led
            # Whoever pays for the last card of a trick mostly denies it to somebody.
            if wager and lying.count < lying.size - 1:
                odds += weights.wager_evidence
        odds += self._spoiling(lying, unseen, absent, reach, counts_as)
        return odds * weights.temper

    def larry_evidence(self, controller: int, code: int) -> float:
        """IJ-62, IJ-63: whoever plays for Larry answers for the card, though not for its following suit."""
        lying = self.lying
        assert lying is not None
        unseen = ALL & ~self.played if controller == self.seat else self.unseen()
        absent = absence(3, unseen.bit_count())
        reach = 1.0
        if code >> 4 == lying.led:
            unseen &= SUIT[lying.led]
            reach = max(1 - absent[unseen.bit_count()], 0.01)
        return self._spoiling(lying, unseen, absent, reach, code) * self._weights.temper

    def choice_evidence(self, name: str) -> float:
        """IJ-9: weigh the choice of a mission; of two drawn, an Agent shows the easier one."""
        ease = _EASE.get(name, 0.5)
        return self._weights.choice_evidence * log((1.2 - ease) / (0.2 + ease))

    def _spoiling(
        self, lying: Lying, options: int, absent: tuple[float, ...], reach: float, counts_as: int
    ) -> float:
        """Weigh whether a card keeps the mission alive, by how likely its player could have kept it."""
        condition = lying.mission.condition
        keeps = kind_of(condition).keeps(lying, condition)
        if keeps in (0, ALL):
            return 0.0
        weights = self._weights
        can = min(1.0, (1 - absent[(options & keeps).bit_count()]) / reach)
        agent = weights.slip + (1 - 2 * weights.slip) * can
        insider = agent * weights.let_pass
        odds = log(weights.let_pass) if keeps & BIT[counts_as] else log((1 - insider) / (1 - agent))
        # IJ-46: who wants to be voted for spoils missions in the open; the Insider would rather not.
        return odds * weights.show_off if self._shows_off else odds

    def _hand(self, event: HandDealt) -> None:
        self._each = len(event.cards)
        self._dealt = 0
        for name in event.cards:
            self._dealt |= BIT[CODES[name]]

    def _revealed(self, event: RoleRevealed) -> None:
        self.roles[self._chair(event.seat)] = event.role

    def _partner(self, event: PartnerSeen) -> None:
        self.roles[event.partner] = event.role

    def _larry(self, event: LarryDrawn) -> None:
        for name in event.cards:
            self.seen |= BIT[CODES[name]]

    def _mission(self, event: MissionChosen) -> None:
        chosen = mission(event.mission)
        assert chosen is not None
        self.lying = Lying(chosen, self.size)
        self.scores[event.seat] += self.choice_evidence(event.mission)

    def _card(self, event: CardPlayed) -> None:
        lying = self.lying
        code = CODES[event.card]
        if lying is None:
            self.played |= BIT[code]
            return
        counts_as = (code & 15) + 16 * lying.trump if event.wager else code
        chair = self._chair(event.seat)
        if event.seat == "larry":
            # IJ-62: whoever plays for Larry answers for his card.
            controller = 1 - lying.chairs[0]
            self.scores[controller] += self.larry_evidence(controller, code)
        else:
            if chair != self.seat or self._poses:
                self.scores[chair] += self.evidence(lying, chair, code, counts_as, event.wager)
            if lying.count and code >> 4 != lying.led:
                self.voids[chair] |= SUIT[lying.led]
        self.played |= BIT[code]
        lying.add(chair, counts_as, event.wager, code >> 4)

    def _taken(self, _event: TrickTaken) -> None:
        self.tricks += 1
        self.lying = None

    def _chair(self, place: int | str) -> int:
        return place if isinstance(place, int) else LARRY
