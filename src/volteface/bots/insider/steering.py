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
_USUAL_TABLE: Final = 6
"""The number of players that the levels are made for."""


def begins(level: Level, players: int) -> float:
    """The share of the time for which the table is left to itself; fewer players need help earlier."""
    return level.patient * min((players - 3) / (_USUAL_TABLE - 3), 1.0)


def speaks_up(level: Level, players: int) -> float:
    """The share of the time after which he names the word: the more players, the rarer is his turn."""
    return 1 - (1 - level.speaks_up) * (players - 1) / (_USUAL_TABLE - 1)


def within_reach(moment: Moment, word: int, seekers: int, level: Level) -> float:
    """How likely one of the others has the word in mind and believes in it, by what its own mind is like."""
    ready = (moment.cues[word] - level.least) / (level.most - level.least)
    ready = min(max(ready, 0.0), 1.0)
    return (1 - (1 - ready) ** seekers) * min(moment.chances[word] / level.sure, 1.0)


def steer(moment: Moment, word: int, level: Level, players: int) -> int | None:
    """The question that helps most for the suspicion that it costs, among those that others would ask.

    In a crowd one is hardly seen, so suspicion counts less.
    """
    plausible = sorted(moment.fresh, key=lambda query: -moment.appeal[query])[: level.among]
    if not plausible:
        return None
    values = dict(zip(moment.fresh, helps(moment, word), strict=True))
    against = evidence(moment, word)
    discreet = level.discreet * (_USUAL_TABLE / players) ** 3
    return max(plausible, key=lambda query: values[query] - discreet * max(against[query], 0.0))


def cover(moment: Moment, word: int) -> int:
    """The question that speaks most for whoever asks it, among those that others would ask; there is one."""
    plausible = sorted(moment.fresh, key=lambda query: -moment.appeal[query])[:_USUAL]
    against = evidence(moment, word)
    return min(plausible, key=lambda query: against[query])


def own_suspicion(view: View) -> float:
    """How much a seat is suspected by whoever knows the word, and nothing else."""
    assert view.seat is not None
    return suspicions(replace(view, seat=view.master)).get(view.seat, 0.0)
