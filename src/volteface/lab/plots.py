"""Plots as SVG, written here: lines and dots that take their colours from the page, light or dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

_WIDTH: Final = 720
_LEFT: Final = 230
_RIGHT: Final = 24
_ROW: Final = 22
_TOP: Final = 10
_COLOURS: Final = 6
_MARKS: Final = ("", "6 4")
"""How a series is drawn, and what it is measured beside."""


class Axis(NamedTuple):
    """From low to high, with ticks; ``steep`` grows by factors."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    steep: bool = False

    def place(self, value: float) -> float:
        """Say where a value lies, 0 to 1."""
        bounded = min(max(value, self.low), self.high)
        if self.steep:
            return math.log(bounded / self.low) / math.log(self.high / self.low)
        return (bounded - self.low) / (self.high - self.low)


class Bar(NamedTuple):
    """A row of a dot plot: a dot in an interval; ``group`` gives it its colour."""

    label: str
    value: float
    low: float
    high: float
    group: int
    shown: str


class Series(NamedTuple):
    """A line through points; ``beside`` draws it dashed."""

    label: str
    points: Sequence[tuple[float, float]]
    colour: int
    beside: bool = False


def dots(title: str, bars: Sequence[Bar], axis: Axis, mark: float | None = None) -> str:
    """Draw one row a bar; ``mark`` is a line that all are compared with."""
    height = _TOP + _ROW * len(bars) + 34
    bottom = _TOP + _ROW * len(bars)
    parts = [_grid(axis, bottom)]
    if mark is not None:
        parts.append(_line(_across(axis, mark), _TOP, _across(axis, mark), bottom, "mark"))
    for number, bar in enumerate(bars):
        y = _TOP + _ROW * number + _ROW / 2
        colour = f"c{bar.group % _COLOURS}"
        parts += [
            f'<text class="label" x="{_LEFT - 10}" y="{y + 4:.1f}">{escape(bar.label)}</text>',
            _line(_across(axis, bar.low), y, _across(axis, bar.high), y, colour),
            _dot(_across(axis, bar.value), y, colour, f"{bar.label}: {bar.shown}"),
        ]
    return _figure(title, height, parts)


def lines(title: str, series: Sequence[Series], across: Axis, up: Axis) -> str:
    """Draw series as lines, with their names below."""
    bottom = _TOP + 220
    height = bottom + 40 + 18 * len(series)
    parts = [_grid(across, bottom)]
    for value, label in up.ticks:
        y = _upward(up, value, bottom)
        parts.append(_line(_LEFT, y, _WIDTH - _RIGHT, y, "grid"))
        parts.append(f'<text class="label" x="{_LEFT - 10}" y="{y + 4:.1f}">{escape(label)}</text>')
    for number, one in enumerate(series):
        colour, dash = f"c{one.colour % _COLOURS}", _MARKS[one.beside]
        places = [(_across(across, x), _upward(up, y, bottom)) for x, y in one.points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn = f'class="line {colour}" stroke-dasharray="{dash}"'
        parts.append(f'<polyline {drawn} points="{path}"/>')
        parts += [f'<circle class="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places]
        y = bottom + 42 + 18 * number
        parts.append(f'<polyline {drawn} points="{_LEFT},{y - 4} {_LEFT + 36},{y - 4}"/>')
        parts.append(f'<text x="{_LEFT + 46}" y="{y}">{escape(one.label)}</text>')
    return _figure(title, height, parts)


def percent_axis(space: str = "\u00a0") -> Axis:
    """Make an axis of shares."""
    return Axis(0, 1, [(share / 100, f"{share}{space}%") for share in range(0, 101, 20)])


def round_axis(low: float, high: float) -> Axis:
    """Make an axis whose ticks are round numbers."""
    span = max(high - low, 1e-9)
    step = 10 ** math.floor(math.log10(span))
    for factor in (5, 2, 1, 0.5, 0.2):
        if span / (step * factor) >= 4:
            step *= factor
            break
    first, last = math.floor(low / step), math.ceil(high / step)
    ticks = [(number * step, f"{number * step:g}".replace("-", "−")) for number in range(first, last + 1)]
    return Axis(first * step, last * step, ticks)


def steep_axis(low: float, high: float) -> Axis:
    """Make an axis of powers of ten."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    return Axis(10.0**first, 10.0**last, [(10.0**n, f"{10.0**n:g}") for n in range(first, last + 1)], True)


def _across(axis: Axis, value: float) -> float:
    return _LEFT + axis.place(value) * (_WIDTH - _LEFT - _RIGHT)


def _upward(axis: Axis, value: float, bottom: float) -> float:
    return bottom - axis.place(value) * (bottom - _TOP)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _dot(x: float, y: float, kind: str, title: str) -> str:
    circle = f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="4.5">'
    return f"{circle}<title>{escape(title)}</title></circle>"


def _grid(axis: Axis, bottom: float) -> str:
    parts = []
    for value, label in axis.ticks:
        x = _across(axis, value)
        parts.append(_line(x, _TOP, x, bottom, "grid"))
        parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 18:.1f}">{escape(label)}</text>')
    return "".join(parts)


def _figure(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    return (
        f'<figure><figcaption>{name}</figcaption><svg viewBox="0 0 {_WIDTH} {height:.0f}" role="img" '
        f'aria-label="{name}">{"".join(parts)}</svg></figure>'
    )
