"""What the server's benchmark prints: five figures made round by round, and whether the aims are reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.serving.disk import SYNCS, sync_times
from bench.serving.load import Window
from bench.serving.rounds import Held, Measured, Plan
from bench.serving.sides import FLATFILE, MEMORY, VOLTEFACE
from bench.serving.summary import figures, rows

FIVE = [
    "cpu_per_move_vs_boardgameio_memory",
    "cpu_per_move_vs_boardgameio_flatfile",
    "p99_vs_boardgameio_p50_half_load",
    "kb_per_idle_table",
    "tables_held",
]


def window(cpu: float = 1.0, milliseconds: float = 1.0, *, slowest: float | None = None) -> Window:
    """A thousand moves in a second, of which the last fifty took longest."""
    quick, slow = milliseconds / 1e3, (slowest or milliseconds) / 1e3
    return Window(1.0, 1_000, 20, [quick] * 950 + [slow] * 50, cpu, 0.5, cpu + 0.75, 4_000, 4_000_000)


def held(tables: int, p99: float, rate: float = 1.0) -> Held:
    moves = int(2 * tables * rate)
    return Held(tables, window(slowest=p99)._replace(moves=moves))


def measured(only: str | None = None) -> Measured:
    found = Measured(Plan(3, 1.0, 50, 500, (250, 500, 1000), only, Path()))
    for ours, memory, flat in ((0.1, 0.5, 2.0), (0.3, 0.5, 2.0), (0.1, 1.0, 0.5)):
        found.full[VOLTEFACE].append(window(ours))
        found.full[MEMORY].append(window(memory))
        found.full[FLATFILE].append(window(flat))
        found.half[VOLTEFACE].append(window(slowest=3.0))
        found.half[MEMORY].append(window(milliseconds=2.0, slowest=9.0))
    found.idle_kb = {VOLTEFACE: 70.0, MEMORY: 110.0}
    found.held = [held(250, 20.0), held(500, 40.0), held(1000, 150.0)]
    return found


def _details(found: Measured) -> dict[str, object]:
    details = figures(found)["details"]
    assert isinstance(details, dict)
    return details


def test_one_object_has_the_five_figures_and_the_details() -> None:
    assert list(figures(measured())) == [*FIVE, "details"]


def test_the_details_say_how_long_the_disk_takes(tmp_path: Path) -> None:
    found = measured()
    found.syncs = [milliseconds / 1e3 for milliseconds in range(200)]
    details = _details(found)
    assert (details["disk_sync_p50_ms"], details["disk_sync_p99_ms"]) == (100.0, 198.0)
    times = sync_times(tmp_path)
    assert len(times) == SYNCS
    assert min(times) > 0
    assert not list(tmp_path.iterdir())


def test_ratios_are_medians_of_the_rounds() -> None:
    found = figures(measured())
    # 0.2, 0.6 and 0.1; 0.05, 0.15 and 0.2; our slowest beside their usual.
    assert [found[name] for name in FIVE[:3]] == [0.2, 0.15, 1.5]


def test_the_details_compare_both_at_the_same_number_of_moves() -> None:
    found = measured()
    assert _details(found)["same_rate"] is None
    found.same = [window(slowest=3.0)] * 3
    same = _details(found)["same_rate"]
    assert isinstance(same, dict)
    assert (same["p99_vs_boardgameio_p50"], same["p99_vs_boardgameio_p99"]) == (1.5, 0.333)
    assert sum("the peer's half" in line for line in rows(found).splitlines()) == 1


def test_tables_are_held_while_nobody_waits_and_the_pace_is_kept() -> None:
    found = measured()
    assert figures(found)["tables_held"] == 500
    found.held[2] = held(1000, 99.0)
    assert figures(found)["tables_held"] == 1000
    found.held[2] = held(1000, 99.0, rate=0.5)
    assert figures(found)["tables_held"] == 500


def test_the_table_says_what_is_reached_and_what_is_missed() -> None:
    lines = [
        line for line in rows(measured()).splitlines() if line.startswith(tuple(f"| {name}" for name in FIVE))
    ]
    assert [line.rpartition(" | ")[2] for line in lines] == [
        "reached |",
        "MISSED |",
        "MISSED |",
        "reached |",
        "MISSED |",
    ]


@pytest.mark.parametrize("only", ["volteface", "boardgameio"])
def test_one_side_alone_makes_no_ratios(only: str) -> None:
    assert list(figures(measured(only))) == ["details"]
    assert "MISSED" not in rows(measured(only))


def test_work_that_is_neither_the_servers_nor_the_loads_is_told() -> None:
    assert window(0.5).elsewhere == pytest.approx(0.25)
