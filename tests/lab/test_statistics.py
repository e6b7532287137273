"""Intervals and ratings, beside figures that are known."""

from __future__ import annotations

import math

import pytest

from volteface.core.rng import Rng
from volteface.lab.bout import Times
from volteface.lab.statistics import Meeting, percentiles, ratings, resamples, wilson


def test_wilson_is_what_the_books_say() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_ratings_give_the_odds_back() -> None:
    truth = [0.0, 100.0, 350.0]
    meetings = [
        Meeting(one, other, 1e5 / (1 + 10 ** ((truth[other] - truth[one]) / 400)), 1e5, 0.5)
        for one, other in ((0, 1), (1, 2), (0, 2))
    ]
    found = ratings(meetings, 3)
    assert sum(found) == pytest.approx(0)
    assert [one - found[0] for one in found] == pytest.approx(truth, abs=0.1)


def test_a_fair_share_of_a_third_is_no_weakness() -> None:
    found = ratings([Meeting(0, 1, 1000 / 3, 1000, 1 / 3)], 2)
    assert found == pytest.approx([0, 0], abs=1e-6)


def test_who_never_lost_is_good_but_not_beyond_measure() -> None:
    found = ratings([Meeting(0, 1, 500, 500, 0.5)], 2)
    assert 300 < found[0] - found[1] < 3000


def test_resamples_draw_as_many_deals_as_there_are() -> None:
    drawn = list(resamples(20, Rng(1)))
    assert all(sum(one) == 20 for one in drawn)
    means = [sum(deal * often for deal, often in enumerate(one)) / 20 for one in drawn]
    low, high = percentiles(means)
    # The mean of 20 draws from 0 to 19 has a standard deviation of 5.77 / sqrt(20).
    assert high - low == pytest.approx(2 * 1.96 * 5.77 / math.sqrt(20), rel=0.15)


def test_times_are_good_to_five_percent_and_the_worst_is_exact() -> None:
    times = Times()
    for number in range(1, 1001):
        times.add(number / 1000)
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.05)
    assert times.worst == 1.0
    again = Times()
    again.merge(times)
    assert again == times
