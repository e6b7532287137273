"""The figures of an arena: intervals, resampling by deal, and ratings. 95 % everywhere."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from volteface.core.rng import Rng

_Z: Final = 1.959964
RESAMPLES: Final = 400
_SCALE: Final = 400 / math.log(10)
"""Ratings are written as in chess: 400 more is ten to one."""
_PRIOR: Final = 0.5
"""A bot that never lost is not infinitely good: each rating has been seen to win and to lose half a game
against the average."""


class Interval(NamedTuple):
    """From low to high, 95 %."""

    low: float
    high: float

    def wider(self, other: Interval) -> Interval:
        """Take the outer bounds of two."""
        return Interval(min(self.low, other.low), max(self.high, other.high))


def wilson(wins: float, games: int) -> Interval:
    """Bound a share that was seen in independent games."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = wins / games
    middle = (share + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    spread = _Z * math.sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2)) / (1 + _Z**2 / games)
    return Interval(max(middle - spread, 0.0), min(middle + spread, 1.0))


def resamples(deals: int, rng: Rng) -> Iterator[list[int]]:
    """Draw so many deals with replacement, again and again: how often each was drawn."""
    for _ in range(RESAMPLES):
        drawn = [0] * deals
        for word in rng.words(deals):
            drawn[(word * deals) >> 32] += 1
        yield drawn


def percentiles(values: Sequence[float]) -> Interval:
    """Bound a figure by what it was in the resamples."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return Interval(ordered[round(0.025 * last)], ordered[round(0.975 * last)])


class Meeting(NamedTuple):
    """How often one beat another; ``share`` is what would be fair between equals."""

    one: int
    other: int
    wins: float
    games: float
    share: float


def ratings(meetings: Sequence[Meeting], count: int, start: Sequence[float] | None = None) -> list[float]:
    """Fit the ratings of Bradley and Terry: the odds of one against another grow with their difference.

    The mean is 0, and the scale that of chess. Newton's method on a concave function, with a weak prior.
    """
    found = [one / _SCALE for one in start] if start is not None else [0.0] * count
    for _ in range(50):
        slope = [_PRIOR * (1 - 2 * _chance(one)) for one in found]
        bend = [[0.0] * count for _ in range(count)]
        for at, one in enumerate(found):
            bend[at][at] = 2 * _PRIOR * _chance(one) * (1 - _chance(one)) + 1e-9
        for one, other, wins, games, share in meetings:
            chance = _chance(found[one] - found[other] + math.log(share / (1 - share)))
            pull, weight = wins - games * chance, games * chance * (1 - chance)
            slope[one] += pull
            slope[other] -= pull
            bend[one][one] += weight
            bend[other][other] += weight
            bend[one][other] -= weight
            bend[other][one] -= weight
        step = _solve(bend, slope)
        longest = max(abs(one) for one in step)
        # Far from the top the parabola is a bad picture of the function.
        damped = min(1.0, 2.0 / longest) if longest else 1.0
        found = [one + damped * by for one, by in zip(found, step, strict=True)]
        if longest < 1e-9:
            break
    mean = sum(found) / count
    return [(one - mean) * _SCALE for one in found]


def _chance(logit: float) -> float:
    return 1 / (1 + math.exp(-max(min(logit, 500.0), -500.0)))


def _solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve a small system of equations whose matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda one: abs(rows[one][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            ratio = rows[below][at] / rows[at][at]
            rows[below] = [low - ratio * high for low, high in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def weighted(sums: Mapping[int, float], drawn: Sequence[int]) -> float:
    """Add up what each deal gave, as often as the deal was drawn."""
    return sum(value * drawn[deal] for deal, value in sums.items())
