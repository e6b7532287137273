"""The sums over all words that every thought of a bot is made of."""

from __future__ import annotations

import math
from heapq import nlargest
from typing import Final

Columns = list[list[int]]
"""For each question the words, by number, that have a certain answer."""

# How a Master says yes, no, "I don't know" where it is yes, no or "it depends": nobody is always right.
YES_SAYS: Final = (0.90, 0.04, 0.06)
NO_SAYS: Final = (0.04, 0.90, 0.06)
MAYBE_SAYS: Final = (0.25, 0.25, 0.50)


def _entropy(yes: float, no: float, unknown: float) -> float:
    total = 0.0
    if yes > 0.0:
        total -= yes * math.log2(yes)
    if no > 0.0:
        total -= no * math.log2(no)
    if unknown > 0.0:
        total -= unknown * math.log2(unknown)
    return total


_SURE_BITS: Final = _entropy(*YES_SAYS)
_MAYBE_BITS: Final = _entropy(*MAYBE_SAYS)


def said(true: float, unsure: float) -> tuple[float, float, float]:
    """How likely the Master says yes, no, "I don't know", by how likely it is true, or depends."""
    untrue = max(1.0 - true - unsure, 0.0)
    yes = YES_SAYS[0] * true + NO_SAYS[0] * untrue + MAYBE_SAYS[0] * unsure
    no = YES_SAYS[1] * true + NO_SAYS[1] * untrue + MAYBE_SAYS[1] * unsure
    return yes, no, max(1.0 - yes - no, 0.0)


def shares(chances: list[float], columns: Columns) -> list[float]:
    """How likely the word is in each column."""
    found: list[float] = []
    for column in columns:
        total = 0.0
        for at in column:
            total += chances[at]
        found.append(total)
    return found


def gains(sure: list[float], open_: list[float]) -> list[float]:
    """How many bits each answer is expected to tell, by the shares of yes and of "it depends"."""
    found: list[float] = []
    for true, unsure in zip(sure, open_, strict=True):
        bits = _entropy(*said(true, unsure))
        found.append(bits - (1.0 - unsure) * _SURE_BITS - unsure * _MAYBE_BITS)
    return found


def weigh(
    chances: list[float], yes: list[int], maybe: list[int], likely: tuple[float, float, float]
) -> list[float]:
    """Take in an answer that is so likely where the truth is yes, no or "it depends"."""
    weighed = [chance * likely[1] for chance in chances]
    for at in yes:
        weighed[at] = chances[at] * likely[0]
    for at in maybe:
        weighed[at] = chances[at] * likely[2]
    return normal(weighed)


def normal(weights: list[float]) -> list[float]:
    """Let some weights add up to 1."""
    whole = 0.0
    for weight in weights:
        whole += weight
    if whole <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]


def vague(chances: list[float], words: int) -> list[float]:
    """Think less sharply, as people do: the likeliest so many words seem equally possible."""
    most = nlargest(words, chances)[-1]
    return normal([min(chance, most) for chance in chances])


def in_mind(chances: list[float], cues: list[float], needs: list[float], faint: float) -> list[float]:
    """What is left of the chances for somebody to whom some words do not come: little of those."""
    weighed: list[float] = []
    for at in range(len(chances)):
        chance = chances[at]
        weighed.append(chance if cues[at] >= needs[at] else chance * faint)
    return normal(weighed)


def soft_choice(values: list[float], warmth: float) -> list[float]:
    """How likely somebody picks each of several things: the better the likelier, the more so if cold."""
    if not values:
        return []
    best = max(values)
    return normal([math.exp((value - best) / warmth) for value in values])
