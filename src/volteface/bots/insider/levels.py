"""What makes a level: how readily words come, how well questions are chosen, judged and steered."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """The qualities of a bot; the figures were found by playing (docs/decisions/0016-insider-bots.md)."""

    # Who looks for the word.
    least: float
    most: float
    """How many bits of yes bring a word to mind: drawn for each word and each bot in between."""
    warmth: float
    """How far from the best question it strays."""
    lapses: float
    """How often it asks whatever comes to mind."""
    forgets: float
    """How often an answer slips its mind."""
    sure: float
    """How likely a word must seem before it is named."""
    # The Master.
    hesitates: float
    """How often he says "I don't know" although he might know."""
    # Who accuses.
    weight: float
    """How much the questions count when it judges who asked them."""
    guesswork: float
    """How much its judgement is off, in units of evidence."""
    # The Insider.
    patient: float
    """The share of the time for which he leaves the table to itself."""
    covers: float
    """How often he asks what speaks for him when he does not help."""
    steers: float
    """How often he helps while the word is out of reach."""
    discreet: float
    """How much suspicion weighs against help."""
    among: int
    """He helps by one of so many of the questions that others would ask."""
    wary: float
    """He stops helping once he is suspected more than this, unless time is running out."""
    unnoticed: float
    """He names the word himself where that speaks no more against him than this."""
    speaks_up: float
    """The share of the time after which he names the word himself, if nobody else does."""


LEVELS: Final = {
    "easy": Level(
        least=9.5, most=56.0, warmth=0.15, lapses=0.3, forgets=0.12, sure=0.2,
        hesitates=0.06,
        weight=0.3, guesswork=1.2,
        patient=0.0, covers=0.0, steers=0.6, discreet=0.0, among=60, wary=1.0, unnoticed=-9.0, speaks_up=0.55,
    ),
    "normal": Level(
        least=8.2, most=48.0, warmth=0.09, lapses=0.12, forgets=0.04, sure=0.3,
        hesitates=0.02,
        weight=0.45, guesswork=1.1,
        patient=0.1, covers=0.2, steers=0.5, discreet=1.0, among=35, wary=0.6, unnoticed=-9.0, speaks_up=0.78,
    ),
    "hard": Level(
        least=7.5, most=44.0, warmth=0.05, lapses=0.03, forgets=0.0, sure=0.4,
        hesitates=0.0,
        weight=1.0, guesswork=0.0,
        patient=0.22, covers=0.3, steers=0.5, discreet=1.3, among=25, wary=0.4, unnoticed=0.1, speaks_up=0.81,
    ),
}  # fmt: skip
