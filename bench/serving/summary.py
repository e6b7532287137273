"""What the measurements come to: five figures with their aims, and the details behind them."""

from __future__ import annotations

import json
import os
import platform
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.serving.load import SEATS, Window
from bench.serving.rounds import Measured
from bench.serving.sides import FLATFILE, MEMORY, VOLTEFACE


class Aim(NamedTuple):
    """A figure to reach."""

    name: str
    bound: float
    at_least: bool = False

    def reached(self, figure: float) -> bool:
        return figure >= self.bound if self.at_least else figure <= self.bound


AIMS = (
    Aim("cpu_per_move_vs_boardgameio_memory", 0.25),
    Aim("cpu_per_move_vs_boardgameio_flatfile", 0.10),
    Aim("p99_vs_boardgameio_p50_half_load", 1.0),
    Aim("kb_per_idle_table", 80.0),
    Aim("tables_held", 1000, at_least=True),
)


def figures(measured: Measured) -> dict[str, object]:
    """One object for programs: the five figures, and details; with one side only, details alone."""
    found: dict[str, object] = {}
    if measured.plan.only is None:
        found.update({aim.name: _round(ratio) for aim, ratio in zip(AIMS, _five(measured), strict=True)})
    found["details"] = details(measured)
    return found


def _five(measured: Measured) -> tuple[float, float, float, float, float]:
    ours, memory, flat = (measured.full[name] for name in (VOLTEFACE, MEMORY, FLATFILE))
    ours_half, memory_half = measured.half[VOLTEFACE], measured.half[MEMORY]
    return (
        median(a.cpu_per_move / b.cpu_per_move for a, b in zip(ours, memory, strict=True)),
        median(a.cpu_per_move / b.cpu_per_move for a, b in zip(ours, flat, strict=True)),
        median(a.percentile(99) / b.percentile(50) for a, b in zip(ours_half, memory_half, strict=True)),
        measured.idle_kb[VOLTEFACE],
        max((held.tables for held in measured.held if held.reached), default=0),
    )


def details(measured: Measured) -> dict[str, object]:
    """The absolute figures, medians of the rounds, and what they were measured with."""
    sides: dict[str, object] = {}
    for name, windows in measured.full.items():
        sides[name] = {
            "full_load": _windows(windows),
            "half_load": _windows(measured.half[name]) if measured.half[name] else None,
            "kb_per_idle_table": _round(measured.idle_kb[name]) if name in measured.idle_kb else None,
        }
    return {
        "sides": sides,
        "held": [
            {
                "tables": held.tables,
                "sockets": held.tables * SEATS,
                "wanted_moves_per_second": held.wanted,
                **_windows([held.window]),
            }
            for held in measured.held
        ],
        "same_rate": _same_rate(measured) if measured.same else None,
        "disk_sync_p50_ms": _sync_ms(measured, 50),
        "disk_sync_p99_ms": _sync_ms(measured, 99),
        "rounds": measured.plan.rounds,
        "window_seconds": measured.plan.seconds,
        "tables": measured.plan.tables,
        "idle_tables": measured.plan.idle,
        "stale_refusals": measured.refused,
        "matches_made_within_windows": measured.unprepared,
        "compiled_rules": bool(os.environ.get("VOLTEFACE_COMPILED_DIR")),
        "versions": versions(),
    }


def _same_rate(measured: Measured) -> dict[str, float]:
    """Both sides at the same number of moves a second: half load of a quicker server is more of them."""
    pairs = list(zip(measured.same, measured.half[MEMORY], strict=True))
    return {
        **_windows(measured.same),
        "p99_vs_boardgameio_p50": _round(median(a.percentile(99) / b.percentile(50) for a, b in pairs)),
        "p99_vs_boardgameio_p99": _round(median(a.percentile(99) / b.percentile(99) for a, b in pairs)),
    }


def _sync_ms(measured: Measured, percent: int) -> float | None:
    """How long the disk takes to keep something; nobody who stores first can answer sooner."""
    times = sorted(measured.syncs)
    return _round(times[len(times) * percent // 100] * 1e3) if times else None


def _windows(windows: list[Window]) -> dict[str, float]:
    def middle(figures: list[float]) -> float:
        return _round(median(figures))

    return {
        "moves_per_second": middle([window.rate for window in windows]),
        "cpu_us_per_move": middle([window.cpu_per_move for window in windows]),
        "p50_ms": middle([window.percentile(50) for window in windows]),
        "p99_ms": middle([window.percentile(99) for window in windows]),
        "server_busy": middle([window.server_cpu / window.seconds for window in windows]),
        "load_busy": middle([window.load_cpu / window.seconds for window in windows]),
        "elsewhere_busy": middle([window.elsewhere for window in windows]),
        "moves_per_game": middle([window.moves / max(1, window.games) for window in windows]),
        "messages_per_move": middle([window.frames / window.moves for window in windows]),
        "bytes_per_message": middle([window.frame_bytes / window.frames for window in windows]),
    }


def _round(figure: float) -> float:
    return round(figure, 3)


def versions() -> dict[str, str]:
    found = {"python": platform.python_version(), "volteface": version("volteface")}
    home = os.environ.get("VOLTEFACE_BOARDGAMEIO_DIR")
    if home:
        package = Path(home, "node_modules", "boardgame.io", "package.json")
        found["boardgame.io"] = json.loads(package.read_text("utf-8"))["version"]
    node = os.environ.get("VOLTEFACE_NODE_VERSION")
    if node:
        found["node"] = node
    return found


def rows(measured: Measured) -> str:
    """Two tables for people."""
    lines: list[str] = []
    if measured.plan.only is None:
        lines += ["| figure | measured | aim | |", "|---|---|---|---|"]
        for aim, figure in zip(AIMS, _five(measured), strict=True):
            sign, said = ("≥" if aim.at_least else "≤"), ("reached" if aim.reached(figure) else "MISSED")
            lines.append(f"| {aim.name} | {figure:,.3g} | {sign} {aim.bound:,g} | {said} |")
        lines.append("")
    lines += [
        "| server | load | moves/s | CPU µs/move | p50 ms | p99 ms | messages/move | bytes/message |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, windows in measured.full.items():
        lines.append(_row(name, "full", windows))
        if measured.half[name]:
            lines.append(_row(name, "half", measured.half[name]))
    if measured.same:
        lines.append(_row(VOLTEFACE, "the peer's half", measured.same))
    lines += [_row(VOLTEFACE, f"{held.tables} tables", [held.window]) for held in measured.held]
    lines += ["", *[f"{name}: {kb:.1f} kB per idle table" for name, kb in measured.idle_kb.items()]]
    return "\n".join(lines)


def _row(name: str, load: str, windows: list[Window]) -> str:
    found = _windows(windows)
    return (
        f"| {name} | {load} | {found['moves_per_second']:,.0f} | {found['cpu_us_per_move']:,.0f} "
        f"| {found['p50_ms']:.2f} | {found['p99_ms']:.2f} | {found['messages_per_move']:.2f} "
        f"| {found['bytes_per_message']:,.0f} |"
    )
