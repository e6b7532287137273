"""IN-6, IN-9: phrases for the questions and the discussion; none answers for the Master or names the word."""

from __future__ import annotations

from typing import Final

from volteface.core.phrases import WHO, Phrase, number

_QUESTION: Final = number(1, 200)

PHRASES: Final = (
    Phrase("in-say-question", (WHO,)),
    Phrase("in-say-open", (_QUESTION,)),
    Phrase("in-say-sum-up"),
    Phrase("in-say-elsewhere"),
    Phrase("in-say-guess"),
    Phrase("in-say-stuck"),
    Phrase("in-say-time"),
    Phrase("in-say-everyone"),
    Phrase("in-say-suspect", (WHO,)),
    Phrase("in-say-trust", (WHO,)),
    Phrase("in-say-steered", (WHO,)),
    Phrase("in-say-knew", (WHO,)),
    Phrase("in-say-odd-question", (_QUESTION,)),
    Phrase("in-say-quiet", (WHO,)),
    Phrase("in-say-lucky", (WHO,)),
    Phrase("in-say-fast"),
    Phrase("in-say-why", (_QUESTION,)),
    Phrase("in-say-why-you", (WHO,)),
    Phrase("in-say-not-me"),
    Phrase("in-say-accuse", (WHO,)),
    Phrase("in-say-no-accuse", (WHO,)),
    Phrase("in-say-point", (WHO,)),
)
