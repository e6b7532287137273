"""IJ-70: what a bot says. It voices suspicions with their reasons, defends itself, and warns.

Nothing that it says tells a card or a mission put away: only what lay open on the table. The Insider talks
the way an Agent in that seat would who saw what the table saw, so that how one talks gives no role away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from volteface.bots.inside_job.notes import Notes
from volteface.core.phrases import Choice, Phrase, Said
from volteface.core.rng import Rng
from volteface.games.inside_job.view import View

_SPEAKS = 0.35
"""How often it says something, where there is something to say."""
_SUSPECT, _SURE, _TRUST = 0.45, 0.75, 0.06
"""How likely the Insider somebody is whom it suspects, of whom it is sure, whom it trusts."""

_Line = tuple[str, dict[str, Choice]]


class Tongue:
    """What one bot says, and what it has already said."""

    def __init__(self, rng: Rng) -> None:
        """Begin in silence."""
        self._rng = rng
        self._moment = (0, 0)
        self._said: list[_Line] = []

    def say(
        self, view: View, phrases: Sequence[Phrase], notes: Notes, doubts: Sequence[float]
    ) -> Said | None:
        """Say something about how things stand, at most once a trick and once in the vote, nothing twice."""
        moment = (view.trick_number, int(view.phase == "vote"))
        if moment == self._moment or not self._rng.chance(_SPEAKS):
            return None
        self._moment = moment
        lines = [line for line in _lines(view, notes, doubts) if line not in self._said]
        if not lines:
            return None
        line = lines[0]
        self._said.append(line)
        for phrase in phrases:
            if phrase.id == line[0]:
                return Said(phrase, line[1])
        return None


def _lines(view: View, notes: Notes, doubts: Sequence[float]) -> Iterator[_Line]:
    """What there is to say, the weightiest first."""
    me = notes.seat
    seats = [seat for seat in range(view.players) if seat != me]
    suspect = max(seats, key=lambda seat: doubts[seat])
    doubt = doubts[suspect]
    shown = view.seats[suspect].role is not None
    yield from _reasons(notes, seats, doubts)
    if _suspected(view, notes):
        yield "ij-say-not-me", {}
    if shown:
        return
    if view.phase == "vote" and doubt > _SUSPECT:
        yield "ij-say-vote", {"seat": suspect}
    if doubt > _SUSPECT and view.reveal_at - view.seats[suspect].intel == 1:
        yield "ij-say-intel", {"seat": suspect, "number": view.seats[suspect].intel}
        if view.winning == suspect:
            yield "ij-say-stop", {"seat": suspect}
    if doubt > _SURE:
        yield "ij-say-suspect", {"seat": suspect}
    elif doubt > _SUSPECT and view.trick_number > 2:
        rest = [seat for seat in seats if seat != suspect and view.seats[seat].role is None]
        if rest:
            other = max(rest, key=lambda seat: doubts[seat])
            yield "ij-say-either", {"seat": suspect, "other": other}
    if view.trick_number > 3:
        for seat in seats:
            if doubts[seat] < _TRUST and view.seats[seat].role is None:
                yield "ij-say-trust", {"seat": seat}


def _reasons(notes: Notes, seats: Sequence[int], doubts: Sequence[float]) -> Iterator[_Line]:
    """What somebody did in the open that speaks against him; who is trusted gets the benefit of the doubt."""
    for message, seat, suit in notes.lately:
        if seat == notes.seat:
            if message == "ij-say-spoiled":
                yield "ij-say-wanted-it", {}
            continue
        if message == "ij-say-played-later" and suit is not None:
            yield message, {"seat": seat, "suit": suit}
        elif seat in seats and doubts[seat] > 1 / (len(seats) + 1):
            yield message, {"seat": seat}


def _suspected(view: View, notes: Notes) -> bool:
    """Whether the table seems to suspect oneself most."""
    if view.seats[notes.seat].role is not None:
        return False
    faces = notes.room.faces
    mine = faces[notes.seat].score
    others = [face.score for chair, face in enumerate(faces) if chair != notes.seat and face.weight > 0]
    return bool(others) and mine > max(others) + 0.7
