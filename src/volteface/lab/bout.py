"""Plays one unit of an arena, and measures: who won, how long decisions took, how good suspicions were."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from volteface.bots import Policy, Suspicious, Tellable
from volteface.core.game import Seat
from volteface.core.rng import Rng
from volteface.lab.contest import Contest, Contestant, Unit
from volteface.lab.run import Run
from volteface.lab.sides import Seating
from volteface.lab.yardsticks import yardstick_of

FINEST: Final = 1e-6
STEP: Final = 1.05
"""Times are counted in classes, each so much longer than the one before: figures are good to 5 %."""
MILLION: Final = 1_000_000
SHARES: Final = 10
"""Suspicions are counted in so many classes."""


class GameResult(msgspec.Struct, frozen=True):
    """What came of one game."""

    sides: tuple[int | None, ...]
    roles: tuple[str, ...]
    won: tuple[bool, ...]
    """By seat."""
    by: str


class Times(msgspec.Struct):
    """CPU seconds of decisions, by class; flat however many there are."""

    counts: dict[int, int] = {}
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        kind = math.ceil(math.log(max(seconds, FINEST) / FINEST, STEP))
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self.worst = max(self.worst, seconds)

    def merge(self, other: Times) -> None:
        """Count those of another."""
        for kind, count in other.counts.items():
            self.counts[kind] = self.counts.get(kind, 0) + count
        self.worst = max(self.worst, other.worst)

    def quantile(self, share: float) -> float:
        """Say below which time so many of the decisions lie."""
        wanted = share * sum(self.counts.values())
        for kind in sorted(self.counts):
            wanted -= self.counts[kind]
            if wanted <= 0:
                return min(FINEST * STEP**kind, self.worst)
        return self.worst


class Calibration(msgspec.Struct):
    """How good suspicions were at one moment of the game, beside a yardstick.

    Sums, in millionths: whole numbers add up to the same in whatever order they come.
    """

    count: int = 0
    brier: int = 0
    """Squared errors, summed over the seats."""
    hits: int = 0
    """How often the most suspected seat was a traitor; of several the share."""
    yardstick_brier: int = 0
    yardstick_hits: int = 0

    def merge(self, other: Calibration) -> None:
        """Add those of another."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Played(msgspec.Struct):
    """What came of a unit: one line of the results."""

    deal: int
    first: int
    second: int
    games: list[GameResult] = []
    times: dict[int, Times] = {}
    """By bot."""
    suspicions: dict[str, Calibration] = {}
    """By moment."""
    shares: list[list[int]] = msgspec.field(default_factory=lambda: [[0, 0] for _ in range(SHARES)])
    """By class of suspicion: how many, and how many of them were of a traitor."""

    @property
    def unit(self) -> Unit:
        """What was played."""
        return Unit(self.deal, self.first, self.second)


def play_unit(contest: Contest, unit: Unit) -> Played:
    """Play it."""
    played = Played(*unit)
    options, seatings = contest.dealt(unit.deal)
    for turn, seating in enumerate(seatings):
        rng = contest.rng(unit.deal).fork("seating", turn)
        _Bout(contest, played, options, seating, rng).play()
    return played


class _Bout(Run):
    """One game, with a stop-watch and a witness."""

    def __init__(self, contest: Contest, played: Played, options: Any, seating: Seating, rng: Rng) -> None:
        game = contest.rules
        state = game.start(options, seating.deal)
        players = [game.decider(state, seat) for seat in range(len(seating.sides))]
        self._contest = contest
        self._played = played
        self._seating = seating
        self._numbers = [played.second if side == 1 else played.first for side in seating.sides]
        self._spent = [0.0] * len(players)
        hidden = seating.seats(1) if contest.sides.hides else []
        bots: dict[Seat, Policy] = {}
        for seat, player in enumerate(players):
            if player == seat:
                bots[seat] = bot = self._contestant(seat).sit(game, seat, rng.fork("bot", seat))
                if self._contestant(seat).told and seat not in hidden:
                    assert isinstance(bot, Tellable)
                    bot.tell(hidden)
        super().__init__(game, state, [], bots, players, rng)
        self._hidden = hidden
        # Who was told has nothing to suspect.
        self._judges = [
            seat
            for seat, bot in bots.items()
            if hidden
            and seat not in hidden
            and isinstance(bot, Suspicious)
            and not self._contestant(seat).told
        ]
        self._yardstick = yardstick_of(game, len(players)) if self._judges else None

    def _contestant(self, seat: Seat) -> Contestant:
        return self._contest.bots[self._numbers[seat]]

    def play(self) -> None:
        """Play to the end and write down what came of it."""
        outcome = self.to_the_end()
        won = tuple(seat in outcome.winners for seat in range(len(self._numbers)))
        by = outcome.by or ("won" if outcome.winners else "nobody-won")
        self._played.games.append(GameResult(self._seating.sides, self._seating.roles, won, by))

    def hear(self, seat: Seat, told: Sequence[Any]) -> None:
        """Count listening as part of the next decision: at a table it is."""
        start = time.process_time()
        super().hear(seat, told)
        self._spent[seat] += time.process_time() - start

    def decide(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """Stop the time of a decision."""
        start = time.process_time()
        action = super().decide(seat, view, legal)
        spent = self._spent[seat] + time.process_time() - start
        self._spent[seat] = 0.0
        self._played.times.setdefault(self._numbers[seat], Times()).add(spent)
        return action

    def tell(self, events: list[Any]) -> None:
        """Tell the bots, and measure what they suspect where it is time to."""
        super().tell(events)
        if self._yardstick is None:
            return
        public = [one for one in (self.game.redact(event, None) for event in events) if one is not None]
        moment = self._yardstick.see(public)
        if moment is not None:
            for seat in self._judges:
                self._judge(seat, moment)

    def _judge(self, seat: Seat, moment: str) -> None:
        bot = self.bots[seat]
        assert isinstance(bot, Suspicious)
        assert self._yardstick is not None
        seats = len(self._numbers)
        suspicion = list(bot.suspicion())[:seats]
        if len(suspicion) < seats:
            # It has not looked at anything yet.
            return
        beside = self._yardstick.suspicion(seat)
        for other, share in enumerate(suspicion):
            if other != seat:
                kind = self._played.shares[min(int(share * SHARES), SHARES - 1)]
                kind[0] += 1
                kind[1] += other in self._hidden
        self._played.suspicions.setdefault(moment, Calibration()).merge(
            Calibration(1, *self._score(suspicion), *self._score(beside))
        )

    def _score(self, suspicion: Sequence[float]) -> tuple[int, int]:
        brier = sum((share - (seat in self._hidden)) ** 2 for seat, share in enumerate(suspicion))
        most = max(suspicion)
        top = [seat for seat, share in enumerate(suspicion) if share >= most - 1e-12]
        hits = len([seat for seat in top if seat in self._hidden]) / len(top)
        return round(brier * MILLION), round(hits * MILLION)
