"""Why a bot did what it did, in a sentence that is shown when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.search import Prospect
from volteface.bots.policy import Reason
from volteface.core.errors import Argument
from volteface.core.game import Seat
from volteface.games.inside_job.actions import LARRY, ChooseMission, Play, PlayLarry, Vote
from volteface.games.inside_job.view import View

# How much better or worse a mission must fare than with the other choices to be the reason.
_CLEARLY = 0.12
# How far somebody must be suspected to be denied a trick for it.
_SUSPECT = 0.3
# How much less a choice must look like the Insider's, in games won, to be made for that.
_SAFER = 0.01


def reason_of(
    view: View,
    number: int,
    notes: Notes,
    best: Prospect,
    prospects: Sequence[Prospect],
    chances: Sequence[float],
    trust: float,
) -> Reason:
    """Find the foremost reason for what was chosen; ``trust``: so many playouts a first glance is worth."""
    chance = round(100 * best.share())
    action = best.action
    more: dict[str, Argument] = {"chance": chance}
    if isinstance(action, Vote):
        return _vote(number, action, notes, chances, more)
    successes = [one.success for one in prospects]
    good, bad = max(successes), min(successes)
    more["success"] = round(100 * best.success)
    helps = best.success > bad + _CLEARLY and best.success >= good - 0.02
    spoils = best.success < good - _CLEARLY
    if _hides(best, prospects, trust):
        return Reason(number, action, "ij-why-hide", more)
    if isinstance(action, ChooseMission):
        message = "ij-why-easier" if helps else "ij-why-harder" if spoils else "ij-why-either"
        return Reason(number, action, message, more)
    holder = view.winning
    if best.ahead and isinstance(holder, int) and not notes.role.is_insider and chances[holder] > _SUSPECT:
        more["doubt"] = round(100 * chances[holder])
        return Reason(number, action, "ij-why-deny", more, {"seat": holder})
    if best.revokes:
        return Reason(number, action, "ij-why-revoke", more)
    if best.ahead and notes.role.is_insider and view.trick:
        return Reason(number, action, "ij-why-intel", more)
    if isinstance(action, Play) and action.wager:
        return Reason(number, action, "ij-why-wager", more)
    if helps:
        return Reason(number, action, "ij-why-help", more)
    if spoils:
        return Reason(number, action, "ij-why-spoil" if notes.role.is_insider else "ij-why-keep", more)
    return Reason(number, action, "ij-why-larry" if isinstance(action, PlayLarry) else "ij-why-best", more)


def _hides(best: Prospect, prospects: Sequence[Prospect], trust: float) -> bool:
    """Tell whether something else would have been chosen, had it not looked so much worse."""
    tempting = max(prospects, key=lambda one: (one.alive, one.value(trust) + one.price))
    return tempting is not best and tempting.price > best.price + _SAFER


def _vote(
    number: int, action: Vote, notes: Notes, chances: Sequence[float], more: dict[str, Argument]
) -> Reason:
    seats = [target for target in action.targets if target != LARRY]
    if notes.role.is_insider and seats:
        return Reason(number, action, "ij-why-scapegoat", more, {"seat": _seat(seats[0])})
    if not seats:
        more["doubt"] = round(100 * chances[-1])
        return Reason(number, action, "ij-why-vote-larry", more)
    more["doubt"] = round(100 * chances[seats[0]])
    return Reason(number, action, "ij-why-vote", more, {"seat": _seat(seats[0])})


def _seat(target: int) -> Seat:
    return int(target)
