"""How long a bot seems to think: one distribution, whatever its role, its hand and the position."""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist

from volteface.core.rng import Rng

QUICKEST, USUAL, SLOWEST = 0.8, 2.0, 6.0
"""Seconds; half of all draws lie below about the usual."""

BEAT = 1_000
"""Milliseconds; a thought that is late is acted on at the next beat, so that how long it took is not seen."""

_LOGS = NormalDist(log(USUAL), 0.5)
_LOW, _HIGH = _LOGS.cdf(log(QUICKEST)), _LOGS.cdf(log(SLOWEST))
_FINE = 1 << 32


def pace(rng: Rng, scale: float = 1.0) -> float:
    """Draw a delay in seconds, log-normal between the quickest and the slowest; ``scale`` multiplies it.

    One draw of the generator each time, so that a delay tells nothing about the ones before.
    """
    share = (rng.below(_FINE) + 0.5) / _FINE
    return scale * exp(_LOGS.inv_cdf(_LOW + share * (_HIGH - _LOW)))


def on_the_beat(at: int, now: int, scale: float = 1.0) -> int:
    """Say when to act that should have acted at a moment: then, or late and a number of beats after it."""
    beat = int(BEAT * scale)
    return at if now <= at or not beat else at - -(now - at) // beat * beat
