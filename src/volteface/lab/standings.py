"""The figures of an arena, made of its counts: what ``--json`` prints and the report draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from volteface.bots import LEVELS
from volteface.core.rng import Rng
from volteface.lab.bout import MILLION, Times
from volteface.lab.statistics import Interval, Meeting, percentiles, ratings, resamples, weighted, wilson
from volteface.lab.tally import Cell, Score, Tally

_CHAIN: Final = ("random", *LEVELS)
_PAIRS: Final = (*zip(_CHAIN[1:], _CHAIN, strict=False), ("hard", "careful"))
"""Who must be better than whom."""


class Result(msgspec.Struct, frozen=True):
    """How a bot did on a side; against another, or against all."""

    side: str
    bot: str
    against: str | None
    games: int
    rate: float
    interval: Interval
    """By Wilson; against all, the wider of that and of one by resampling deals, in which nothing but wins
    would have no width."""
    fair: float | None = None
    """What equals would reach, where all sides want the same."""


class RoleResult(msgspec.Struct, frozen=True):
    """How the seats of a role did with a bot, against all."""

    bot: str
    role: str
    games: int
    rate: float
    interval: Interval


class Endings(msgspec.Struct, frozen=True):
    """How the games between two ended."""

    bots: tuple[str, str]
    by: dict[str, int]


class Rating(msgspec.Struct, frozen=True):
    """Bradley and Terry, on the scale of chess; the mean of all is 0."""

    side: str
    bot: str
    rating: float
    interval: Interval


class Comparison(msgspec.Struct, frozen=True):
    """Whether one is better than another on a side: on the same deals, against the same opponents."""

    side: str
    better: str
    worse: str
    difference: float
    interval: Interval
    verdict: Literal["shown", "refuted", "open"]
    """By the interval: above 0, below 0, or neither."""


class Suspicion(msgspec.Struct, frozen=True):
    """How well a bot suspected the traitor at a moment, beside a yardstick."""

    bot: str
    against: str
    moment: str
    count: int
    brier: float
    most_suspected: float
    yardstick_brier: float
    yardstick_most_suspected: float


class Reliability(msgspec.Struct, frozen=True):
    """Of what a bot suspected with such a probability, how much was so."""

    bot: str
    shares: list[list[int]]


class Thinking(msgspec.Struct, frozen=True):
    """CPU milliseconds of a decision, with what was heard since the last one."""

    bot: str
    decisions: int
    median: float
    p99: float
    worst: float


class Standings(msgspec.Struct, frozen=True):
    """All figures."""

    game: str
    options: dict[str, Any]
    seed: int
    bots: list[str]
    sides: tuple[str, ...]
    deals: int
    games: int
    """Of each pair."""
    results: list[Result]
    overall: list[Result]
    roles: list[RoleResult]
    endings: list[Endings]
    ratings: list[Rating]
    order: list[Comparison]
    ordered: bool | None
    """Whether every comparison is shown; nothing if there is none."""
    told: list[Comparison]
    """What being told the truth is worth."""
    suspicions: list[Suspicion]
    reliability: list[Reliability]
    thinking: list[Thinking]


def standings(tally: Tally) -> Standings:
    """Work the figures out."""
    return _Figures(tally).all()


class _Figures:
    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._contest = tally.contest
        self._names = [one.name for one in tally.contest.bots]
        self._sides = tally.contest.sides.names
        self._numbers = {deal: at for at, deal in enumerate(sorted(tally.deals))}
        rng = Rng(tally.contest.seed, "resamples")
        self._drawn = list(resamples(len(self._numbers), rng)) if self._numbers else []

    def all(self) -> Standings:
        tally, contest = self._tally, self._contest
        order = list(self._compare(_PAIRS))
        told = [(one.name, one.name.removesuffix("+told")) for one in contest.bots if one.told]
        return Standings(
            game=contest.game,
            options=dict(contest.options),
            seed=contest.seed,
            bots=self._names,
            sides=self._sides,
            deals=len(tally.deals),
            games=max((by.total() for by in tally.endings.values()), default=0),
            results=[self._result(cell) for cell in sorted(tally.cells)],
            overall=list(self._overall()),
            roles=[
                RoleResult(self._names[bot], role, games, wins / games, wilson(wins, games))
                for (bot, role), (games, wins) in sorted(tally.roles.items())
            ],
            endings=[
                Endings((self._names[first], self._names[second]), dict(sorted(by.items())))
                for (first, second), by in sorted(tally.endings.items())
            ],
            ratings=self._ratings(),
            order=order,
            ordered=all(one.verdict == "shown" for one in order) if order else None,
            told=list(self._compare(told)),
            suspicions=list(self._suspicions()),
            reliability=[
                Reliability(self._names[bot], shares)
                for bot, shares in sorted(tally.shares.items())
                if any(count for count, _ in shares)
            ],
            thinking=[_thinking(self._names[bot], times) for bot, times in sorted(tally.times.items())],
        )

    def _result(self, cell: Cell) -> Result:
        score = self._tally.cells[cell]
        return Result(
            self._sides[cell.side],
            self._names[cell.bot],
            self._names[cell.against],
            score.played,
            score.won / score.played,
            wilson(score.won, score.played),
            score.fair / score.played if self._contest.alike else None,
        )

    def _scores(self, side: int, bot: int) -> list[Score]:
        return [
            score for cell, score in sorted(self._tally.cells.items()) if (cell.side, cell.bot) == (side, bot)
        ]

    def _rate(self, scores: Sequence[Score], drawn: Sequence[int] | None = None) -> float | None:
        """The share won in some games; with ``drawn``, in a resample."""
        if drawn is None:
            games = float(sum(score.played for score in scores))
            return sum(score.won for score in scores) / games if games else None
        games = sum(weighted(self._by_number(score.games), drawn) for score in scores)
        return (
            sum(weighted(self._by_number(score.wins), drawn) for score in scores) / games if games else None
        )

    def _by_number(self, by_deal: dict[int, Any]) -> dict[int, Any]:
        return {self._numbers[deal]: by_deal[deal] for deal in sorted(by_deal)}

    def _overall(self) -> Iterator[Result]:
        for side, name in enumerate(self._sides):
            for bot, bot_name in enumerate(self._names):
                scores = self._scores(side, bot)
                rate = self._rate(scores)
                if rate is not None:
                    again = [one for drawn in self._drawn if (one := self._rate(scores, drawn)) is not None]
                    games = sum(score.played for score in scores)
                    fair = sum(score.fair for score in scores) / games if self._contest.alike else None
                    won = sum(score.won for score in scores)
                    interval = percentiles(again).wider(wilson(won, games))
                    yield Result(name, bot_name, None, games, rate, interval, fair)

    def _compare(self, pairs: Sequence[tuple[str, str]]) -> Iterator[Comparison]:
        for side, name in enumerate(self._sides):
            for better, worse in pairs:
                if better in self._names and worse in self._names:
                    found = self._difference(side, self._names.index(better), self._names.index(worse))
                    if found is not None:
                        yield Comparison(name, better, worse, *found, _verdict(found[1]))

    def _difference(self, side: int, better: int, worse: int) -> tuple[float, Interval] | None:
        if self._contest.alike:
            # They have met: what one won beyond its fair share.
            score = self._tally.cells.get(Cell(0, better, worse))
            if score is None:
                return None
            fair = score.fair / score.played
            rate = self._rate([score])
            again = [self._rate([score], drawn) for drawn in self._drawn]
            return _minus(rate, fair, again, [fair] * len(again))
        met = {cell.against for cell in self._tally.cells if (cell.side, cell.bot) == (side, better)}
        met &= {cell.against for cell in self._tally.cells if (cell.side, cell.bot) == (side, worse)}
        ours, theirs = (
            [self._tally.cells[Cell(side, bot, other)] for other in sorted(met)] for bot in (better, worse)
        )
        return _minus(
            self._rate(ours),
            self._rate(theirs),
            [self._rate(ours, drawn) for drawn in self._drawn],
            [self._rate(theirs, drawn) for drawn in self._drawn],
        )

    def _ratings(self) -> list[Rating]:
        count = len(self._names) * len(self._sides)
        if not self._tally.matches:
            return []
        best = ratings(self._meetings(None), count)
        again = [ratings(self._meetings(drawn), count, best) for drawn in self._drawn[::2]]
        return [
            Rating(side, bot, round(best[at], 1), percentiles([one[at] for one in again]))
            for at, (side, bot) in enumerate((side, bot) for side in self._sides for bot in self._names)
            if any(at in match[:2] for match in self._tally.matches)
        ]

    def _meetings(self, drawn: Sequence[int] | None) -> list[Meeting]:
        found = []
        for match, score in sorted(self._tally.matches.items()):
            wins, games = score.won, float(score.played)
            if drawn is not None:
                wins = weighted(self._by_number(score.wins), drawn)
                games = weighted(self._by_number(score.games), drawn)
            found.append(Meeting(match.one, match.other, wins, games, match.share))
        return found

    def _suspicions(self) -> Iterator[Suspicion]:
        for (first, second), moments in sorted(self._tally.suspicions.items()):
            for moment, found in sorted(moments.items(), key=lambda one: int(one[0])):
                yield Suspicion(
                    self._names[first],
                    self._names[second],
                    moment,
                    found.count,
                    found.brier / found.count / MILLION,
                    found.hits / found.count / MILLION,
                    found.yardstick_brier / found.count / MILLION,
                    found.yardstick_hits / found.count / MILLION,
                )


def _verdict(interval: Interval) -> Literal["shown", "refuted", "open"]:
    if interval.low > 0:
        return "shown"
    return "refuted" if interval.high < 0 else "open"


def _minus(
    ours: float | None,
    theirs: float | None,
    ours_again: Sequence[float | None],
    theirs_again: Sequence[float | None],
) -> tuple[float, Interval] | None:
    if ours is None or theirs is None:
        return None
    again = [
        one - other
        for one, other in zip(ours_again, theirs_again, strict=True)
        if one is not None and other is not None
    ]
    return ours - theirs, percentiles(again)


def _thinking(bot: str, times: Times) -> Thinking:
    median, p99 = (round(times.quantile(share) * 1000, 3) for share in (0.5, 0.99))
    return Thinking(bot, sum(times.counts.values()), median, p99, round(times.worst * 1000, 3))
