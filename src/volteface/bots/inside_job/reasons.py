"""Why a bot did what it did, in a sentence that is shown when the game is over.

A choice is made by all that a search found together, so a reason names what is true of the choice and stands
out; where nothing does, it says no more than that the choice looked best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from volteface.bots.inside_job.drives import Drive
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.search import Prospect
from volteface.bots.policy import Reason
from volteface.core.errors import Argument
from volteface.core.game import Seat
from volteface.games.inside_job.actions import LARRY, ChooseMission, Play, Vote
from volteface.games.inside_job.view import View

# How much better or worse a mission must fare than with the other choices to be the reason.
_CLEARLY = 0.12
# How far somebody must be suspected to be denied a trick for it.
_SUSPECT = 0.3
# How much less a choice must look like the Insider's, in games won, to be made for that.
_SAFER = 0.01
# Differences below this are those of computing.
_EQUAL = 1e-9


class _Chosen(NamedTuple):
    """A choice beside all that there was to choose from."""

    best: Prospect
    prospects: Sequence[Prospect]
    insider: bool
    drive: Drive

    @property
    def helps(self) -> bool:
        """Whether nothing does more for the mission, and something clearly less."""
        successes = [one.success for one in self.prospects]
        return self.best.success >= max(successes) - _EQUAL and self.best.success > min(successes) + _CLEARLY

    @property
    def spoils(self) -> bool:
        """Whether something does clearly more for the mission."""
        return self.best.success < max(one.success for one in self.prospects) - _CLEARLY

    @property
    def goes_ahead(self) -> bool:
        """Whether it wins the trick so far where something else would not."""
        return self.best.ahead and not all(one.ahead for one in self.prospects)

    @property
    def wins_most(self) -> bool:
        """Whether no other choice won a larger part of the games that were played out."""
        share = self.best.share()
        return self.best.games > 0 and all(share >= one.share() - _EQUAL for one in self.prospects)


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
    action = best.action
    more: dict[str, Argument] = {"chance": round(100 * best.share())}
    # What the ways to play a role want has the same sign in all that matters here.
    drive = notes.parts[notes.role.id].styles[0]
    if isinstance(action, Vote):
        return _vote(number, action, notes, drive, chances, more)
    more["success"] = round(100 * best.success)
    chosen = _Chosen(best, prospects, notes.role.is_insider, drive)
    if _hides(best, prospects, trust):
        return Reason(number, action, "ij-why-hide", more)
    if isinstance(action, ChooseMission):
        return Reason(number, action, _mission(chosen), more)
    holder = view.winning
    if isinstance(holder, int) and _denies(chosen, chances[holder]):
        more["doubt"] = round(100 * chances[holder])
        return Reason(number, action, "ij-why-deny", more, {"seat": holder})
    return Reason(number, action, _card(chosen, leads=not view.trick), more)


def _hides(best: Prospect, prospects: Sequence[Prospect], trust: float) -> bool:
    """Tell whether something else would have been chosen, had it not looked so much worse."""
    tempting = max(prospects, key=lambda one: (one.alive, one.value(trust) + one.price))
    return tempting is not best and tempting.price > best.price + _SAFER


def _mission(chosen: _Chosen) -> str:
    if chosen.helps:
        return "ij-why-easier-insider" if chosen.insider else "ij-why-easier"
    if chosen.spoils:
        return "ij-why-harder" if chosen.drive.mission < 0 else "ij-why-harder-yet"
    return "ij-why-either"


def _denies(chosen: _Chosen, doubt: float) -> bool:
    """Tell whether a suspect is kept from a trick by somebody to whom that matters."""
    return chosen.goes_ahead and not chosen.insider and chosen.drive.insider < 0 and doubt > _SUSPECT


def _card(chosen: _Chosen, *, leads: bool) -> str:
    action = chosen.best.action
    if isinstance(action, Play):
        # Larry's cards are another matter: what they take is his.
        if chosen.best.revokes:
            return "ij-why-revoke"
        if chosen.goes_ahead and chosen.insider and chosen.drive.intel > 0 and not leads:
            return "ij-why-intel"
        if action.wager:
            return "ij-why-wager"
    if chosen.helps and chosen.drive.mission > 0:
        return "ij-why-help"
    if chosen.helps and chosen.insider and not leads:
        # The first card may be after the intel as well.
        return "ij-why-help-insider"
    if chosen.spoils:
        return "ij-why-spoil" if chosen.insider else "ij-why-keep"
    return "ij-why-best" if chosen.wins_most else "ij-why-overall"


def _vote(
    number: int,
    action: Vote,
    notes: Notes,
    drive: Drive,
    chances: Sequence[float],
    more: dict[str, Argument],
) -> Reason:
    """Say whom one thought guilty, or whom the others did; somebody who wants neither, what suits him."""
    targets = sorted(set(action.targets), key=lambda target: -chances[_chair(target)])
    seats: dict[str, Seat] = {name: int(seat) for name, seat in zip(("seat", "other"), targets, strict=False)}
    if len(targets) == 2:
        more["doubt"], more["less"] = (round(100 * chances[_chair(target)]) for target in targets)
        return Reason(number, action, "ij-why-vote-two", more, seats)
    target = targets[0]
    more["who"] = "larry" if target == LARRY else "seat"
    if target == LARRY:
        seats.clear()
    if drive.mission > 0 and chances[_chair(target)] >= max(chances) - _EQUAL:
        more["doubt"] = round(100 * chances[_chair(target)])
        return Reason(number, action, "ij-why-vote", more, seats)
    if notes.role.is_insider and target != LARRY and _looks_worst(notes, int(target)):
        return Reason(number, action, "ij-why-scapegoat", more, seats)
    return Reason(number, action, "ij-why-vote-suits", more, seats)


def _looks_worst(notes: Notes, seat: Seat) -> bool:
    """Tell whether the table suspects nobody more, besides oneself."""
    doubts = [notes.room.doubt(chair, notes.seat) for chair in range(notes.chairs)]
    return doubts[seat] >= max(doubts) - _EQUAL


def _chair(target: int) -> int:
    """Larry's chair is the last one (IJ-60)."""
    return -1 if target == LARRY else int(target)
