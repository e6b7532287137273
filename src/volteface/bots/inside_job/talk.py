"""IJ-70: what a bot says. It voices suspicions with their reasons, defends itself, and warns.

Nothing that it says tells a card or a mission put away: only what lay open on the table. All roles talk the
way an Agent in that seat would (``Notes.story``), so that neither how nor of whom one talks tells a role.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from volteface.bots.charges import Charge, Charges, names
from volteface.bots.inside_job.briefs import EASE
from volteface.bots.inside_job.notes import Notes
from volteface.core.phrases import Choice, Phrase, Said
from volteface.core.rng import Rng
from volteface.games.inside_job.view import View

_SPEAKS = 0.35
"""How often it says something, where there is something to say."""
_SUSPECT, _SURE, _TRUST = 0.45, 0.75, 0.1
"""How likely the Insider somebody is whom it suspects, of whom it is sure, whom it trusts."""
_ANSWERS = 0.7
"""How often it answers when it was accused."""
_HARD = 0.4
"""A mission that succeeds more rarely among strangers is asked about."""

ACCUSING: Final = frozenset(
    {
        "ij-say-suspect",
        "ij-say-either",
        "ij-say-not-followed",
        "ij-say-played-later",
        "ij-say-spoiled",
        "ij-say-after-intel",
        "ij-say-intel",
        "ij-say-why-card",
        "ij-say-why-wager",
        "ij-say-why-mission",
        "ij-say-stop",
        "ij-say-vote",
    }
)
"""What speaks against those whom it names."""

_OF_A_MISSION: Final = frozenset(
    {"ij-say-spoiled", "ij-say-why-card", "ij-say-why-wager", "ij-say-why-mission"}
)
"""What is answered by having meant well."""

_Line = tuple[str, dict[str, Choice]]


class Tongue:
    """What one bot says, and what it has already said."""

    def __init__(self, rng: Rng) -> None:
        """Begin in silence."""
        self._rng = rng
        self._moment = (0, 0)
        self._said: list[_Line] = []
        self.charges: Final = Charges(ACCUSING)

    def say(
        self, view: View, phrases: Sequence[Phrase], notes: Notes, doubts: Sequence[float]
    ) -> Said | None:
        """Say something about how things stand, at most once a trick and once in the vote, nothing twice.

        Whoever is accused may answer besides.
        """
        line = self._defence(view, notes) or self._remark(view, notes, doubts)
        if line is None:
            return None
        self._said.append(line)
        for phrase in phrases:
            if phrase.id == line[0]:
                return Said(phrase, line[1])
        return None

    def unsay(self) -> None:
        """What was found last was not said: it may be found again."""
        if self._said:
            self._said.pop()

    def _defence(self, view: View, notes: Notes) -> _Line | None:
        """Answer what was said against oneself, more often than not, whoever one is."""
        charge = self.charges.answer(lambda said: names(said, notes.seat))
        if charge is None or not self._rng.chance(_ANSWERS):
            return None
        fresh = [line for line in _defences(view, notes.seat, charge) if line not in self._said]
        return self._rng.choice(fresh) if fresh else None

    def _remark(self, view: View, notes: Notes, doubts: Sequence[float]) -> _Line | None:
        moment = (view.trick_number, int(view.phase == "vote"))
        if moment == self._moment or not self._rng.chance(_SPEAKS):
            return None
        self._moment = moment
        reasons = [line for line in _reasons(view, notes, doubts) if line not in self._said]
        if reasons:
            return reasons[0]
        # Drawn, so that whoever has more to suspect trusts somebody aloud as often as the others do.
        opinions = [line for line in _opinions(view, notes, doubts) if line not in self._said]
        return self._rng.choice(opinions) if opinions else None


def _defences(view: View, me: int, charge: Charge) -> Iterator[_Line]:
    """What fits as an answer; whose role lies open says nothing of it."""
    if charge.said.phrase.id in _OF_A_MISSION:
        yield "ij-say-wanted-it", {}
    else:
        yield "say-disagree", {"seat": charge.by}
    if view.seats[me].role is None:
        yield "ij-say-not-me", {}


def _others(view: View, notes: Notes) -> list[int]:
    """List of whom one may say anything; whose role lies open is no matter of opinion."""
    friends = {notes.seat, _partner(view, notes)}
    return [seat for seat in range(view.players) if seat not in friends and view.seats[seat].role is None]


def _reasons(view: View, notes: Notes, doubts: Sequence[float]) -> Iterator[_Line]:
    """What somebody did in the open that speaks against him, or for him; the weightiest first.

    Who is trusted gets the benefit of the doubt.
    """
    seats, even = _others(view, notes), 1 / notes.chairs
    for message, seat, suit in notes.lately:
        if seat == notes.seat:
            if message == "ij-say-spoiled":
                yield "ij-say-wanted-it", {}
        elif seat not in seats:
            continue
        elif message == "ij-say-played-later" and suit is not None:
            yield message, {"seat": seat, "suit": suit}
        elif (doubts[seat] < even) == (message == "ij-say-helped"):
            yield message, {"seat": seat}
    if view.starter in seats and doubts[view.starter] > even and _is_hard(view, notes):
        yield "ij-say-why-mission", {"seat": view.starter}


def _is_hard(view: View, notes: Notes) -> bool:
    """Whether a mission is played that its chooser might have spared the others; IJ-55: not a risky one."""
    chosen = notes.public.mission
    return (
        view.phase == "play" and chosen is not None and not chosen.risky and EASE[int(chosen.index)] < _HARD
    )


def _opinions(view: View, notes: Notes, doubts: Sequence[float]) -> Iterator[_Line]:
    """What one thinks of others, and that it was not oneself."""
    if _suspected(view, notes):
        yield "ij-say-not-me", {}
    seats = sorted(_others(view, notes), key=lambda seat: -doubts[seat])
    if not seats:
        return
    suspect = seats[0]
    if doubts[suspect] > _SUSPECT:
        yield from _suspicions(view, suspect, doubts[suspect], seats[1:])
    if view.trick_number > 3 and doubts[seats[-1]] < _TRUST:
        yield "ij-say-trust", {"seat": seats[-1]}


def _suspicions(view: View, suspect: int, doubt: float, rest: Sequence[int]) -> Iterator[_Line]:
    """Put a suspicion into words, with a reason where there is one."""
    if view.phase == "vote":
        yield "ij-say-vote", {"seat": suspect}
    intel = view.seats[suspect].intel
    if view.reveal_at - intel == 1:
        yield "ij-say-intel", {"seat": suspect, "number": intel}
        if view.winning == suspect:
            yield "ij-say-stop", {"seat": suspect}
    elif intel > 1 and all(intel > view.seats[seat].intel for seat in rest):
        yield "ij-say-after-intel", {"seat": suspect}
    elif doubt > _SURE:
        yield "ij-say-suspect", {"seat": suspect}
    elif rest and view.trick_number > 2:
        yield "ij-say-either", {"seat": suspect, "other": rest[0]}


def _partner(view: View, notes: Notes) -> int | None:
    """IJ-47: whom the Accomplice chose, as all know; she says nothing against him."""
    chosen = view.accomplice
    return chosen.partner if chosen is not None and chosen.seat == notes.seat else None


def _suspected(view: View, notes: Notes) -> bool:
    """Whether the table seems to suspect oneself most."""
    if view.seats[notes.seat].role is not None:
        return False
    faces = notes.room.faces
    mine = faces[notes.seat].score
    others = [face.score for chair, face in enumerate(faces) if chair != notes.seat and face.weight > 0]
    return bool(others) and mine > max(others) + 0.7
