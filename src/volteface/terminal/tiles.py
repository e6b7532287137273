"""Cards and boxes drawn with signs: a card is its code, its shape and its colour, never colour alone."""

from __future__ import annotations

import textwrap
from enum import Enum

from rich.style import Style
from rich.text import Text

from volteface.terminal.glyphs import TOKEN
from volteface.terminal.presenter import Choice, Face

PALE = "#8b93a7"
TOKEN_STYLE = Style(color="#ffd166", bold=True)
# Corner, across, corner, down, corner, corner.
_ROUND = ("╭", "─", "╮", "│", "╰", "╯")
_HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
_DOTTED = ("╭", "╌", "╮", "╎", "╰", "╯")


class Size(Enum):
    """How big a card is drawn, within its frame."""

    SMALL = (3, 2)
    BIG = (5, 3)
    HUGE = (9, 5)

    @property
    def width(self) -> int:
        """How wide it is with its frame."""
        return self.value[0] + 2


class Look(Enum):
    """How a card or box stands out."""

    RESTING = "resting"
    ALLOWED = "allowed"
    PALE = "pale"
    CHOSEN = "chosen"
    CHOSEN_PALE = "chosen-pale"


def _style(colour: str | None, look: Look) -> Style:
    if look in (Look.PALE, Look.CHOSEN_PALE):
        return Style(color=PALE)
    return Style(color=colour, bold=look is not Look.RESTING)


def _frame(rows: list[Text], width: int, look: Look, style: Style) -> list[Text]:
    """Put a frame round rows; a pale card has none, so that shape tells it apart where colour cannot."""
    if look is Look.PALE:
        blank = Text(" " * (width + 2))
        return [blank, *(Text.assemble(" ", row, " ") for row in rows), blank.copy()]
    chosen = look in (Look.CHOSEN, Look.CHOSEN_PALE)
    a, across, b, down, c, d = _HEAVY if chosen else _ROUND
    line = Style(color="#ffffff", bold=True) if chosen else style
    middle = [Text.assemble((down, line), row, (down, line)) for row in rows]
    return [Text(a + across * width + b, line), *middle, Text(c + across * width + d, line)]


def card(face: Face, look: Look, size: Size, *, token: bool = False) -> list[Text]:
    """Draw a card."""
    width, height = size.value
    style = _style(face.colour, look)
    mark = Text(TOKEN, TOKEN_STYLE) if token else Text(" ")
    top = Text(face.code.ljust(width), style)
    if size is Size.SMALL:
        rows = [top, Text.assemble((face.shape, style), " ", mark)]
    else:
        blank = [Text(" " * width) for _ in range((height - 3) // 2)]
        middle = Text(face.shape.center(width), style)
        corner = "" if size is Size.BIG else face.code
        bottom = Text.assemble(mark, (corner.rjust(width - 1), style))
        rows = [top, *blank, middle, *blank, bottom]
    return _frame(rows, width, look, style)


def empty(size: Size) -> list[Text]:
    """Draw the place of a card that has not been played."""
    width, height = size.value
    a, across, b, down, c, d = _DOTTED
    style = Style(color="#4b5268")
    rows = [Text(down + " " * width + down, style) for _ in range(height)]
    return [Text(a + across * width + b, style), *rows, Text(c + across * width + d, style)]


def box(choice: Choice, look: Look, *, width: int, height: int) -> list[Text]:
    """Draw a choice that is no card: its number and its label."""
    inner = max(width - 2, 4)
    style = _style(choice.colour, look)
    text = f"{choice.code}  {choice.label}"
    lines = textwrap.wrap(text, inner - 2, max_lines=height - 2, placeholder="…") or [""]
    rows = [Text(" " + line.ljust(inner - 1), style) for line in lines]
    rows += [Text(" " * inner) for _ in range(height - 2 - len(rows))]
    return _frame(rows, inner, look, style)


def beside(blocks: list[list[Text]], gaps: list[int] | None = None) -> list[Text]:
    """Put blocks of one height beside each other; ``gaps`` are the spaces before each."""
    if not blocks:
        return []
    spaces = gaps or [0] * len(blocks)
    rows: list[Text] = []
    for at in range(len(blocks[0])):
        row = Text()
        for block, gap in zip(blocks, spaces, strict=True):
            row.append(" " * gap)
            row.append_text(block[at])
        rows.append(row)
    return rows
