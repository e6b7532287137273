"""The parts of the screen: choices to walk through, and the log of what happened."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from rich.text import Text
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.widgets import Static

from volteface.terminal import tiles
from volteface.terminal.presenter import Choice

_BIG_FROM = 7 * 13 + 8
"""The width from which a hand of 13 is drawn with big cards."""


@dataclass(frozen=True)
class Spot:
    """Where a choice is drawn."""

    x: int
    y: int
    width: int
    height: int


class Pane(Static):
    """A text that is only drawn anew where it has changed: a key must not repaint the whole screen."""

    def __init__(self, widget_id: str) -> None:
        """Start empty."""
        super().__init__(id=widget_id)
        self._shown: Text | None = None

    def put(self, text: Text) -> None:
        """Show a text."""
        before, self._shown = self._shown, text
        if before is None or before != text or before.style != text.style:
            same_size = before is not None and _extent(before) == _extent(text)
            self.update(text, layout=not same_size)


def _extent(text: Text) -> tuple[int, int]:
    lines = text.plain.split("\n")
    return len(lines), max(len(line) for line in lines)


class Choices(Pane):
    """Choices as cards or boxes; one of them may be chosen and then stands out."""

    class Clicked(Message):
        """A choice was clicked."""

        def __init__(self, widget: Choices, at: int) -> None:
            """Name the choice by its number."""
            super().__init__()
            self.widget = widget
            self.at = at

    def __init__(self, *, lifted: bool, widget_id: str) -> None:
        """``lifted``: the chosen one is drawn a line higher, as a card pulled from a hand."""
        super().__init__(widget_id)
        self._lifted = lifted
        self._choices: tuple[Choice, ...] = ()
        self._at: int | None = None
        self._token = False
        self._resting = False
        self._spots: list[Spot] = []

    def show(
        self, choices: tuple[Choice, ...], at: int | None, *, token: bool = False, resting: bool = False
    ) -> None:
        """Draw choices; ``resting`` ones are not asked for."""
        self._choices, self._at, self._token, self._resting = choices, at, token, resting
        self._draw()

    def on_resize(self, _event: Resize) -> None:
        """Lay the choices out anew."""
        self._draw()

    def on_click(self, event: Click) -> None:
        """Tell which choice lies under the pointer."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for at, spot in enumerate(self._spots):
            if spot.x <= offset.x < spot.x + spot.width and spot.y <= offset.y < spot.y + spot.height:
                self.post_message(self.Clicked(self, at))
                return

    def spot(self, at: int) -> Region | None:
        """Find where a choice is drawn."""
        if at >= len(self._spots):
            return None
        spot = self._spots[at]
        return Region(spot.x, spot.y, spot.width, spot.height)

    def _look(self, at: int) -> tiles.Look:
        allowed = self._choices[at].allowed or self._resting
        if at == self._at:
            return tiles.Look.CHOSEN if allowed else tiles.Look.CHOSEN_PALE
        if self._resting:
            return tiles.Look.RESTING
        return tiles.Look.ALLOWED if allowed else tiles.Look.PALE

    def _draw(self) -> None:
        width = max(self.content_size.width, 20)
        size = self.screen.size if self.is_attached else Size(80, 24)
        cards = all(choice.face is not None for choice in self._choices)
        big = cards and size.width >= _BIG_FROM and size.height >= 32
        card_size = tiles.Size.BIG if big else tiles.Size.SMALL
        blocks = [self._block(at, width, card_size) for at in range(len(self._choices))]
        rows: list[Text] = []
        self._spots = []
        for line in _wrap(blocks, self._gaps(), width):
            rows += self._row(line, blocks, len(rows), width)
        self.put(Text("\n", no_wrap=True).join(rows))

    def _block(self, at: int, width: int, size: tiles.Size) -> list[Text]:
        choice, look = self._choices[at], self._look(at)
        if choice.face is not None:
            return tiles.card(choice.face, look, size, token=self._token and at == self._at)
        room = _box_width([f"{one.code}  {one.label}" for one in self._choices], width)
        lines = max(len(textwrap.wrap(f"{one.code}  {one.label}", max(room - 4, 4))) for one in self._choices)
        return tiles.box(choice, look, width=room, height=min(max(lines, 1), 3) + 2)

    def _gaps(self) -> list[int]:
        """A space between suits, none within; a space between boxes."""
        gaps: list[int] = []
        for at, choice in enumerate(self._choices):
            face, before = choice.face, self._choices[at - 1].face if at else None
            same = face is not None and before is not None and face.shape == before.shape
            gaps.append(0 if at == 0 or same else 1)
        return gaps

    def _row(self, line: list[int], blocks: list[list[Text]], top: int, width: int) -> list[Text]:
        """Draw one row of choices, centred."""
        gaps = self._gaps()
        gaps[line[0]] = 0
        used = sum(len(blocks[at][0]) + gaps[at] for at in line)
        x = max((width - used) // 2, 0)
        gaps[line[0]] = x
        lift = 1 if self._lifted else 0
        drawn: list[list[Text]] = []
        for at in line:
            block = blocks[at]
            space = Text(" " * len(block[0]))
            above = lift if at != self._at else 0
            drawn.append([*[space] * above, *block, *[space] * (lift - above)])
            x += gaps[at] if at != line[0] else 0
            self._spots.append(Spot(x, top, len(block[0]), len(drawn[-1])))
            x += len(block[0])
        return tiles.beside(drawn, [gaps[at] for at in line])


def _box_width(labels: list[str], width: int) -> int:
    """Share the width: as many boxes in a row as fit without cutting their labels too short."""
    longest = max(len(label) for label in labels) + 4
    if len(labels) == 2:
        return min(longest, (width - 1) // 2)
    wanted = min(max(longest, 12), 30)
    in_row = max(min(len(labels), (width + 1) // (wanted + 1)), 1)
    return min(longest, (width - in_row + 1) // in_row)


def _wrap(blocks: list[list[Text]], gaps: list[int], width: int) -> list[list[int]]:
    """Break choices into rows that fit."""
    lines: list[list[int]] = []
    used = 0
    for at, block in enumerate(blocks):
        wide = len(block[0]) + gaps[at]
        if not lines or used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append(at)
        used += wide
    return lines


class LogPane(Pane):
    """The last sentences, as many as fit; the newest at the bottom."""

    def __init__(self, widget_id: str) -> None:
        """Start empty."""
        super().__init__(widget_id)
        self._sentences: list[str] = []

    def show(self, sentences: list[str]) -> None:
        """Show other sentences."""
        self._sentences = sentences
        self._draw()

    def on_resize(self, _event: Resize) -> None:
        """Fill the new size."""
        self._draw()

    def _draw(self) -> None:
        width, height = self.content_size
        lines: list[str] = []
        for sentence in self._sentences:
            lines += textwrap.wrap(sentence, max(width, 10), subsequent_indent="  ") or [""]
        self.put(Text("\n".join(lines[-max(height, 1) :])))
