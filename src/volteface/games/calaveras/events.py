"""What happened, as it may be told."""

from __future__ import annotations

from volteface.core.event import Addressed
from volteface.games.calaveras.board import Spot


class Event(Addressed, frozen=True, kw_only=True):
    """Something that happened. ``also`` is the ghost's seat of the one player who is told.

    MC-4: the same person sits there.
    """

    also: int | None = None


class TeamsFormed(Event, frozen=True, kw_only=True):
    """MC-1, MC-2, MC-3: the service of each seat, and the ghost's seat."""

    teams: list[str]
    ghost: int | None


class HandDealt(Event, frozen=True, kw_only=True):
    """MC-5: your cards."""

    cards: list[str]


class FirstNamed(Event, frozen=True, kw_only=True):
    """MC-6: who begins, with Nicole."""

    seat: int


class PlacePlayed(Event, frozen=True, kw_only=True):
    """MC-7: a Place was put somewhere."""

    seat: int
    card: str
    to: Spot


class TwistPlayed(Event, frozen=True, kw_only=True):
    """MC-10: a Twist, and the Place that it moved, if any."""

    seat: int
    card: str | None = None
    moved_from: Spot | None = None
    to: Spot | None = None


class TurnPassed(Event, frozen=True, kw_only=True):
    """MC-11a: no card to play."""

    seat: int


class TwinsDiscarded(Event, frozen=True, kw_only=True):
    """MC-8, MC-9: a Place met its twin; at the centre, in whichever zone."""

    card: str
    at: Spot


class NicoleMoved(Event, frozen=True, kw_only=True):
    """MC-18: whom Nicole trusts now."""

    seat: int


class SuspectNamed(Event, frozen=True, kw_only=True):
    """MC-14, MC-15, MC-17: who was named, the points taken, and what they come to."""

    seat: int
    points: int
    suspicion: int
    by: str
    """``last`` if everyone else is innocent, ``most`` if it has the most suspect Places."""


class CardsDrawn(Event, frozen=True, kw_only=True):
    """MC-11: so many cards were drawn by whoever plays for a seat."""

    seat: int
    cards: int


class HandFilled(Event, frozen=True, kw_only=True):
    """MC-11: the cards you drew."""

    cards: list[str]


class PileEmpty(Event, frozen=True, kw_only=True):
    """MC-11a: a draw has found the pile empty; the discard pile will be shuffled."""


class PileShuffled(Event, frozen=True, kw_only=True):
    """MC-11a: the discard pile is the new draw pile."""

    cards: int


class GameOver(Event, frozen=True, kw_only=True):
    """MC-20, MC-21, MC-22: the guilty seat, Nicole's, and who has won."""

    winners: list[int]
    guilty: int
    nicole: int


AnyEvent = (
    TeamsFormed
    | HandDealt
    | FirstNamed
    | PlacePlayed
    | TwistPlayed
    | TurnPassed
    | TwinsDiscarded
    | NicoleMoved
    | SuspectNamed
    | CardsDrawn
    | HandFilled
    | PileEmpty
    | PileShuffled
    | GameOver
)
"""Every kind of event, for reading them back from JSON."""
