"""The pace of bots: one distribution, whatever they hold."""

from __future__ import annotations

from statistics import median

import pytest

from volteface.core.rng import Rng
from volteface.server.thinking.pace import QUICKEST, SLOWEST, USUAL, pace


def test_delays_look_human() -> None:
    rng = Rng("pace")
    delays = [pace(rng) for _ in range(4000)]
    assert QUICKEST <= min(delays) < 1.0
    assert 5.0 < max(delays) <= SLOWEST
    assert median(delays) == pytest.approx(USUAL, rel=0.1)
    # The long waits are rarer than the short ones, and none piles up at the ends.
    assert sum(delay > 4 for delay in delays) < sum(delay < 1.5 for delay in delays)
    assert len(set(delays)) > 3900


def test_a_table_may_be_quicker_or_slower() -> None:
    assert [pace(Rng(seed), 0.5) * 2 for seed in range(9)] == pytest.approx(
        [pace(Rng(seed)) for seed in range(9)]
    )


def test_every_delay_takes_one_draw() -> None:
    rng, twin = Rng(1), Rng(1)
    pace(rng)
    twin.below(1 << 32)
    assert rng.below(1 << 32) == twin.below(1 << 32)
