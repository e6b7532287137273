"""The judge's network in floating-point numbers, and how it is fitted: Adam on the log-loss, in plain Python.

Of a table only some twenty rows count, so that a step touches little and no library for matrices is needed:
a pass over a million positions takes about a minute. Written are whole numbers, 256ths.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from fitting.positions import Sample
from volteface.bots.calaveras.weights import Fitted
from volteface.bots.calaveras.worth import PER_SEAT, WIDTH, Judge, Weights
from volteface.core.rng import Rng

SCALE = 256
ROWS_OF_ZONES = 12
BATCH = 512
KEEPS, KEEPS_SQUARES, TINY = 0.9, 0.999, 1e-8
"""Adam's usual constants."""
DECAY = 1e-6
"""Rows that no table ever asks for fade to 0."""


class Thought(NamedTuple):
    """What the network makes of a table."""

    hidden: list[float]
    chances: list[float]
    """Of the team to act, then of the next ones."""


class Network:
    """`first` has a row for each part of a table and one that always counts; `last` one for each team."""

    def __init__(self, seats: int, first: list[list[float]], last: list[list[float]]) -> None:
        self.seats = seats
        self.first = first
        self.last = last

    @classmethod
    def drawn(cls, seats: int, rng: Rng) -> Network:
        """Begin with small random numbers."""
        first = [_noise(rng, 0.25) for _ in range(PER_SEAT * seats + ROWS_OF_ZONES)]
        return cls(seats, [*first, [0.1] * WIDTH], [_noise(rng, 0.3) for _ in range(seats // 2)])

    @classmethod
    def by_hand(cls, seats: int) -> Network:
        """Guess, for the first games of all: points and suspect Places are bad, Places and Nicole good."""
        teams = seats // 2
        first = [[0.0] * WIDTH for _ in range(PER_SEAT * seats + ROWS_OF_ZONES)]
        for row, values in enumerate(first[: PER_SEAT * seats]):
            seat, part = divmod(row, PER_SEAT)
            for team in range(teams):
                good = 1.0 if seat % teams == team else -1.0 / (teams - 1)
                values[team] = good * _guess(part)
        # So far above zero that nothing is cut off.
        lift = [20.0] * teams + [0.0] * (WIDTH - teams)
        return cls(
            seats, [*first, lift], [[float(at == team) for at in range(WIDTH)] for team in range(teams)]
        )

    @classmethod
    def read(cls, path: Path, seats: int) -> Network:
        fitted = msgspec.json.decode(path.read_bytes(), type=Fitted)
        first = [[value / SCALE for value in row] for row in [*fitted.first, fitted.bias]]
        return cls(seats, first, [[value / SCALE for value in row] for row in fitted.last])

    def whole(self) -> Fitted:
        """Round to 256ths."""
        rows = [[round(value * SCALE) for value in row] for row in self.first]
        last = [[round(value * SCALE) for value in row] for row in self.last]
        return Fitted(rows[:-1], rows[-1], last)

    def write(self, path: Path) -> None:
        """Write a row on a line, so that differences can be read."""
        fitted = self.whole()
        first = ",\n".join(json.dumps(row) for row in fitted.first)
        last = ",\n".join(json.dumps(row) for row in fitted.last)
        text = f'{{"first":[\n{first}\n],\n"bias":{json.dumps(fitted.bias)},\n"last":[\n{last}\n]}}\n'
        path.write_text(text, "utf-8")

    def judge(self) -> Judge:
        """Make the judge that plays by these numbers."""
        fitted = self.whole()
        return Judge(Weights(self.seats, fitted.first, fitted.bias, fitted.last))

    def think(self, parts: Sequence[int]) -> Thought:
        rows = [self.first[part] for part in parts]
        hidden = [max(0.0, sum(column)) for column in zip(self.first[-1], *rows, strict=True)]
        sums = [sum([a * b for a, b in zip(hidden, row, strict=True)]) for row in self.last]
        most = max(sums)
        powers = [math.exp(one - most) for one in sums]
        total = sum(powers)
        return Thought(hidden, [power / total for power in powers])

    def loss(self, samples: Sequence[Sample]) -> float:
        """The mean log-loss: the less, the better it foresees who wins."""
        missed = [-math.log(self.think(one.parts).chances[one.winner] + 1e-9) for one in samples]
        return sum(missed) / len(missed)


def _guess(part: int) -> float:
    if part < 7:
        return -0.35 * part
    if part < 13:
        return 0.08 * (part - 7)
    if part < 18:
        return 0.3 if part == 13 else -0.3 * (part - 14)
    return 0.8


def _noise(rng: Rng, spread: float) -> list[float]:
    """Draw numbers that are about normal."""
    return [spread * (sum(rng.below(1000) for _ in range(12)) / 1000 - 6) for _ in range(WIDTH)]


class Adam:
    """Steps for one list of rows."""

    def __init__(self, rows: list[list[float]]) -> None:
        self._rows = rows
        self._means = [[0.0] * WIDTH for _ in rows]
        self._squares = [[0.0] * WIDTH for _ in rows]
        self.slopes = [[0.0] * WIDTH for _ in rows]

    def step(self, rate: float, number: int, share: float) -> None:
        """Go down the slopes, which were summed up over a batch of which each position counts `share`."""
        fresh, fresh_squares = 1 - KEEPS**number, 1 - KEEPS_SQUARES**number
        for at, row in enumerate(self._rows):
            slopes = [share * one + DECAY * own for one, own in zip(self.slopes[at], row, strict=True)]
            means = [KEEPS * a + (1 - KEEPS) * b for a, b in zip(self._means[at], slopes, strict=True)]
            squares = [
                KEEPS_SQUARES * a + (1 - KEEPS_SQUARES) * b * b
                for a, b in zip(self._squares[at], slopes, strict=True)
            ]
            row[:] = [
                own - rate * (mean / fresh) / (math.sqrt(square / fresh_squares) + TINY)
                for own, mean, square in zip(row, means, squares, strict=True)
            ]
            self._means[at], self._squares[at] = means, squares
            self.slopes[at] = [0.0] * WIDTH


def fit(network: Network, samples: Sequence[Sample], *, epochs: int, rate: float, rng: Rng) -> None:
    """Change the network so that it foresees the winners of the samples; the rate falls to nothing."""
    rows, teams = Adam(network.first), Adam(network.last)
    always = len(network.first) - 1
    number = 0
    for epoch in range(epochs):
        order = rng.fork("epoch", epoch).shuffled(range(len(samples)))
        now = rate * (1 - epoch / epochs) + rate / 20
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            for at in batch:
                sample = samples[at]
                _slopes(network, sample, rows, teams, always)
            number += 1
            rows.step(now, number, 1 / len(batch))
            teams.step(now, number, 1 / len(batch))


def _slopes(network: Network, sample: Sample, rows: Adam, teams: Adam, always: int) -> None:
    """Add what one position says: how the log-loss changes with each number."""
    hidden, chances = network.think(sample.parts)
    wrong = [chance - (team == sample.winner) for team, chance in enumerate(chances)]
    for team, by in enumerate(wrong):
        teams.slopes[team] = [a + by * b for a, b in zip(teams.slopes[team], hidden, strict=True)]
    back = [
        sum([by * one for by, one in zip(wrong, column, strict=True)]) if value > 0 else 0.0
        for value, column in zip(hidden, zip(*network.last, strict=True), strict=True)
    ]
    slopes = rows.slopes
    for part in (*sample.parts, always):
        slopes[part] = [a + b for a, b in zip(slopes[part], back, strict=True)]
