"""Whom the questions speak against: whoever knew the word asked luckier questions than one can."""

from __future__ import annotations

import math

from volteface.bots.insider.belief import Belief, Reading
from volteface.games.insider.actions import CENTRE, Place
from volteface.games.insider.deals import INSIDER_ROLE
from volteface.games.insider.view import View

_GOOD = 4
"""Whoever does not know the word asks one of about so many best questions."""
_STEERS = 0.4
"""How often whoever knows it asks a worse one, because the answer is yes and helps."""
_OUT_OF_THE_BLUE = 0.1
"""A word that seems less likely than this is not named without reason."""


def suspicions(view: View) -> dict[Place, float]:
    """How likely each player, or the centre, is the Insider, for a seat that is not; they add up to 1."""
    belief = Belief(view, ranked=True)
    suspects = [seat for seat in range(view.players) if seat not in (view.master, view.seat)]
    weights: dict[Place, float] = dict.fromkeys(suspects, 0.0)
    for reading in belief.readings:
        if reading.seat in weights:
            weights[reading.seat] += math.log(_ratio(reading))
    likely: dict[Place, float] = {seat: math.exp(weight) for seat, weight in weights.items()}
    if view.advanced:
        # IN-20: before anything was asked, the centre is as likely as any one player.
        likely[CENTRE] = sum(likely.values()) / len(likely)
    mind_what_was_seen(view, likely)
    whole = sum(likely.values()) or 1.0
    return {place: one / whole for place, one in likely.items()}


def _ratio(reading: Reading) -> float:
    """How much likelier the Insider asks this than somebody who does not know the word."""
    if reading.chance is not None:
        if reading.answer != "found":
            return 0.8
        return 4.0 if reading.chance < _OUT_OF_THE_BLUE else 0.8
    if reading.rank is None:
        return 1.0
    common = 0.22 if reading.rank < _GOOD else 0.05 * 0.85 ** (reading.rank - _GOOD)
    steering = 0.12 * 0.9**reading.rank if reading.answer == "yes" else 0.0
    return ((1 - _STEERS) * common + _STEERS * steering) / common


def mind_what_was_seen(view: View, likely: dict[Place, float]) -> None:
    """IN-11, IN-22: a role that was shown, or that this seat saw."""
    if view.answerer is not None and view.answerer_role is not None and view.answerer in likely:
        likely[view.answerer] = 1.0 if view.answerer_role == INSIDER_ROLE else 0.0
    seen = view.you.seen_role if view.you is not None else None
    if view.looked is None or view.looked.card is None or seen is None:
        return
    if seen == INSIDER_ROLE:
        likely.update(dict.fromkeys(likely, 0.0))
        likely[view.looked.card] = 1.0
    else:
        likely[view.looked.card] = 0.0
