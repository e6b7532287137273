"""MC-23: what people claim at the table, true or not; none tells what is in a hand."""

from __future__ import annotations

from typing import Final

from volteface.core.phrases import WHO, Phrase, Slot, number
from volteface.games.calaveras.cards import PLACES

_PLACE: Final = Slot("place", "place", PLACES)
_POINTS: Final = number(1, 6)

PHRASES: Final = (
    Phrase(
        "mc-say-saw",
        (
            WHO,
            _PLACE,
        ),
    ),
    Phrase("mc-say-me", (_PLACE,)),
    Phrase(
        "mc-say-together",
        (
            WHO,
            _PLACE,
        ),
    ),
    Phrase("mc-say-never", (_PLACE,)),
    Phrase("mc-say-alone", (_PLACE,)),
    Phrase("mc-say-happened", (_PLACE,)),
    Phrase("mc-say-nothing", (_PLACE,)),
    Phrase("mc-say-who", (_PLACE,)),
    Phrase("mc-say-where", (WHO,)),
    Phrase("mc-say-suspect", (WHO,)),
    Phrase("mc-say-lie", (WHO,)),
    Phrase("mc-say-innocent", (WHO,)),
    Phrase("mc-say-not-me"),
    Phrase("mc-say-proof", (WHO,)),
    Phrase(
        "mc-say-points",
        (
            WHO,
            _POINTS,
        ),
    ),
    Phrase("mc-say-centre"),
    Phrase("mc-say-against", (WHO,)),
    Phrase("mc-say-leave", (WHO,)),
    Phrase("mc-say-nicole", (WHO,)),
    Phrase("mc-say-believe"),
    Phrase("mc-say-partner"),
    Phrase("mc-say-well-done"),
)
