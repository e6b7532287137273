"""IJ-70: phrases that are always allowed: none tells which cards one holds or lacks, or what was put away."""

from __future__ import annotations

from typing import Final

from volteface.core.phrases import SEAT, WHO, Phrase, Slot, number
from volteface.games.inside_job.cards import SUITS
from volteface.games.inside_job.roles import ALL_INTEL

_OTHER: Final = Slot("other", SEAT)
_SUIT: Final = Slot("suit", "suit", SUITS)
_INTEL: Final = number(1, int(ALL_INTEL))
_MISSIONS: Final = number(1, 9)

PHRASES: Final = (
    Phrase("ij-say-suspect", (WHO,)),
    Phrase(
        "ij-say-either",
        (
            WHO,
            _OTHER,
        ),
    ),
    Phrase("ij-say-trust", (WHO,)),
    Phrase("ij-say-not-followed", (WHO,)),
    Phrase(
        "ij-say-played-later",
        (
            WHO,
            _SUIT,
        ),
    ),
    Phrase("ij-say-spoiled", (WHO,)),
    Phrase("ij-say-helped", (WHO,)),
    Phrase("ij-say-after-intel", (WHO,)),
    Phrase(
        "ij-say-intel",
        (
            WHO,
            _INTEL,
        ),
    ),
    Phrase("ij-say-why-card", (WHO,)),
    Phrase("ij-say-why-wager", (WHO,)),
    Phrase("ij-say-why-mission", (WHO,)),
    Phrase("ij-say-not-me"),
    Phrase("ij-say-wanted-it"),
    Phrase("ij-say-no-reason", (WHO,)),
    Phrase("ij-say-much-played", (_SUIT,)),
    Phrase("ij-say-let-take", (WHO,)),
    Phrase("ij-say-stop", (WHO,)),
    Phrase("ij-say-wager"),
    Phrase("ij-say-no-wager"),
    Phrase("ij-say-missions-left", (_MISSIONS,)),
    Phrase("ij-say-too-easy"),
    Phrase("ij-say-vote", (WHO,)),
    Phrase("ij-say-no-vote", (WHO,)),
)
