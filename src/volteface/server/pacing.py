"""Poker faces: when the others are shown what somebody did.

A move is stored at once and shown to everybody at the same time, which depends on how long the seat has been
asked and on nothing that the others may not know. A quick move, because there was only one, looks like any.
"""

from __future__ import annotations

from typing import Final, Literal

Level = Literal["off", "soft", "strict"]

FLOOR: Final = 1_200
"""Soft: nothing is shown sooner after the seat was asked; in milliseconds."""

BEAT: Final = 2_500
"""Strict: things are shown on the beat, so that of a thinking time only the number of beats is seen."""


def release_at(level: Level, asked: int, now: int) -> int:
    """Say when a move is shown whose seat was asked at one moment and which was stored at another."""
    if level == "soft":
        return max(now, asked + FLOOR)
    if level == "strict":
        beats = max(-(-(now - asked) // BEAT), 1)
        return asked + beats * BEAT
    return now
