"""The Insider: helps the table to the word, and hides that he does."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from volteface.bots.insider.accusing import evidence, helps, suspicions
from volteface.bots.insider.levels import Level
from volteface.bots.insider.moments import Moment
from volteface.games.insider.view import View

_USUAL: Final = 10
"""Whoever does not know the word asks one of about so many best questions."""
_FULL_TABLE: Final = 6
"""With fewer players there is less time for each to find the word: the Insider begins earlier."""


def begins(level: Level, players: int) -> float:
    """The share of the time for which the table is left to itself."""
    return level.patient * min((players - 3) / (_FULL_TABLE - 3), 1.0)


def within_reach(moment: Moment, word: int, seekers: int, level: Level) -> float:
    """How likely one of the others has the word in mind and believes in it, by what its own mind is like."""
    ready = (moment.cues[word] - level.least) / (level.most - level.least)
    ready = min(max(ready, 0.0), 1.0)
    return (1 - (1 - ready) ** seekers) * min(moment.chances[word] / level.sure, 1.0)


def steer(moment: Moment, word: int, level: Level) -> int | None:
    """The question that helps most for the suspicion that it costs, among those that others would ask."""
    plausible = sorted(moment.fresh, key=lambda query: -moment.gains[query])[: level.among]
    if not plausible:
        return None
    values = dict(zip(moment.fresh, helps(moment, word), strict=True))
    against = evidence(moment, word)
    return max(plausible, key=lambda query: values[query] - level.discreet * max(against[query], 0.0))


def cover(moment: Moment, word: int) -> int | None:
    """The question that speaks most for whoever asks it, among those that others would ask."""
    plausible = sorted(moment.fresh, key=lambda query: -moment.gains[query])[:_USUAL]
    against = evidence(moment, word)
    return min(plausible, key=lambda query: against[query], default=None)


def own_suspicion(view: View) -> float:
    """How much a seat is suspected by whoever knows the word, and nothing else."""
    assert view.seat is not None
    return suspicions(replace(view, seat=view.master)).get(view.seat, 0.0)
