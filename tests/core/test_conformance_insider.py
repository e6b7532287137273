"""Insider passes the conformance kit, and the kit's other truths really differ."""

from __future__ import annotations

import pytest

from volteface.core.conformance import conform
from volteface.games.insider import INSIDER

GAMES, SOAK_GAMES, PARTS = 60, 10_000, 20


@pytest.mark.parametrize("part", range(PARTS))
def test_every_setup_conforms(part: int, soak: bool) -> None:
    report = conform(INSIDER, games=(SOAK_GAMES if soak else GAMES) // PARTS, seed=part)
    assert report.worlds > 0
    assert report.refused > 0


def test_other_truths_reach_all_that_is_hidden() -> None:
    """Roles, the word, the words refused before it, the centre and ballots not shown: each must differ."""
    report = conform(INSIDER, games=60, seed=5, tries=0, exhaust=0, stories=0)
    assert report.differences["roles"] * 2 > report.worlds
    assert report.differences["word"] * 4 > report.worlds
    assert report.differences["draw"] * 10 > report.worlds
    # From the look on the Insider has nothing left to wonder about until a ballot is out: one seat of 5 to 9.
    assert report.differences["nothing"] * 5 < report.worlds
    advanced = conform(INSIDER, games=30, seed=5, fixed={"advanced": True}, tries=0, exhaust=0, stories=0)
    assert advanced.differences["centre"] * 10 > advanced.worlds
    free = conform(INSIDER, games=15, seed=5, fixed={"free_word": True}, tries=0, exhaust=0, stories=0)
    assert free.differences["write"] * 4 > free.worlds
    assert free.differences["word"] == 0


def test_ballots_of_others_differ() -> None:
    """IN-10, IN-12: how the others have voted is drawn again, and who of them has."""
    report = conform(INSIDER, games=120, seed=9, tries=0, exhaust=0, stories=0)
    assert report.differences["accuse"] > 500
    assert report.differences["point"] > 200
