"""What people type and others will see: bounded, in one form, with nothing hidden in it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from volteface.core.errors import BadText

TOO_LONG: Final = "text-too-long"
CONTROL: Final = "text-control"
EMPTY: Final = "text-empty"
NO_LETTERS: Final = "text-no-letters"

_WHITE: Final = "\t\n\r"
# Characters that are shown as nothing although Unicode calls them letters, marks or symbols.
_INVISIBLE: Final = frozenset(
    [
        *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159",
        *map(chr, range(0x180B, 0x1810)),
        # Variation selectors, in which a whole message could hide.
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0000, 0xE1000)),
    ]
)
# Letters of no language carry more marks than this; a tower of them covers what others wrote.
_MARKS_LIMIT: Final = 3
# What phones put into and between pictures: the look of one, and the joint of two.
_PICTURE_SIGNS: Final = "\ufe0e\ufe0f\u200d"
_SPACES: Final = re.compile(r"\s+")


def clean(text: str, limit: int, *, letters: bool = False) -> str:
    """Put what somebody typed into the one form in which others may see it; raises ``BadText``.

    Something must be left to see; with ``letters``, as for a name, a letter, a digit or a symbol. Pictures
    that were joined into one fall apart.
    """
    text = one_form(_apart(text), limit)
    if not text:
        raise BadText(EMPTY)
    if letters and not any(unicodedata.category(sign)[0] in "LNS" for sign in text):
        raise BadText(NO_LETTERS)
    return text


def one_form(text: str, limit: int) -> str:
    """Compose letters and shorten runs of spaces; raises ``BadText`` if it is too long or hides anything."""
    if not all(map(acceptable, text)) or _towers(text):
        raise BadText(CONTROL)
    text = _SPACES.sub(_space, unicodedata.normalize("NFC", text)).strip()
    if len(text) > limit:
        raise BadText(TOO_LONG, limit=limit)
    return text


def acceptable(character: str) -> bool:
    """Tell whether a character may stand in a text that others will see."""
    if character in _WHITE:
        return True
    # Controls; joining and text-turning characters; lone surrogates; private or no use; line separators.
    hidden = unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    return not hidden and character not in _INVISIBLE


def _apart(text: str) -> str:
    """Leave out what a phone adds to a picture: once after each sign, so that nothing can hide in it."""
    kept: list[str] = []
    run = ""
    for sign in text:
        if sign in _PICTURE_SIGNS and sign not in run and kept and _picture(kept[-1]):
            run += sign
            continue
        run = ""
        kept.append(sign)
    return "".join(kept)


def _picture(sign: str) -> bool:
    # Keycaps are made of digits.
    return unicodedata.category(sign) in {"So", "Sk", "Sm"} or sign in "0123456789#*‼⁉"


def _towers(text: str) -> bool:
    """Tell whether marks are piled up on a letter."""
    height = 0
    for sign in unicodedata.normalize("NFC", text):
        height = height + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if height > _MARKS_LIMIT:
            return True
    return False


def _space(run: re.Match[str]) -> str:
    # French puts one that does not break before a question mark.
    return next((space for space in run[0] if space in "\u00a0\u202f"), " ")
