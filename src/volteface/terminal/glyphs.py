"""Signs and their stand-ins: what a screen without UTF-8 shows instead of shapes, frames and accents."""

from __future__ import annotations

import unicodedata

TOKEN, NO_TOKEN = "●", "○"
TURN = "▶"
STAR = "★"
REFUSED = "✗"
ELLIPSIS = "…"

# One sign for one sign, so that nothing on a screen moves when it is folded.
_STAND_INS = str.maketrans(
    {
        "◆": "#",
        "▲": "^",
        "★": "*",
        "■": "=",
        TOKEN: "o",
        NO_TOKEN: ".",
        TURN: ">",
        REFUSED: "x",
        ELLIPSIS: ".",
        "’": "'",
        "«": '"',
        "»": '"',
        "·": "-",
        "–": "-",
        "—": "-",
        "←": "<",
        "→": ">",
        "↑": "^",
        "↓": "v",
        # What is chosen has a heavy frame, and must stand out here too.
        **dict.fromkeys("┏┓┗┛┃", "#"),
        "━": "=",
        "œ": "e",
        "æ": "e",
    }
)


def fold(text: str) -> str:
    """Write a text with ASCII signs alone, as long as it was."""
    if text.isascii():
        return text
    return "".join(_fold_sign(sign) for sign in text.translate(_STAND_INS))


def _fold_sign(sign: str) -> str:
    if sign.isascii():
        return sign
    if "─" <= sign <= "╿":
        # Frames: lines that run across, lines that run down, and whatever joins them.
        return "-" if sign in "─┄┅┈┉╌╍═" else "|" if sign in "│┆┇┊┋╎╏║" else "+"
    if "▀" <= sign <= "▟":
        return "#"
    plain = unicodedata.normalize("NFKD", sign)[0]
    return plain if plain.isascii() else "?"


def printable(text: str, encoding: str | None) -> str:
    """Fold a text only where an encoding cannot write it."""
    try:
        text.encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return fold(text)
    return text


def shorten(text: str, width: int) -> str:
    """Cut a text that is too long, and show that it was cut."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + ELLIPSIS
