"""What happened, as it may be told."""

from __future__ import annotations

import msgspec

from volteface.core.event import Addressed

Place = int | str
"""A seat, or ``"larry"``."""


class MissionCard(msgspec.Struct, frozen=True):
    """IJ-2: a mission and its trump."""

    mission: str
    trump: str


class Event(Addressed, frozen=True, kw_only=True):
    """Something that happened at a table of Inside Job."""


class RoleDealt(Event, frozen=True, kw_only=True):
    """IJ-5: your role."""

    role: str


class HandDealt(Event, frozen=True, kw_only=True):
    """IJ-6: your cards."""

    cards: list[str]


class StarterNamed(Event, frozen=True, kw_only=True):
    """IJ-8, IJ-61: who starts the first trick."""

    seat: int


class RoleRevealed(Event, frozen=True, kw_only=True):
    """IJ-25, IJ-43, IJ-47: a role lies open; ``by`` is ``start``, ``intel`` or ``vote``."""

    seat: Place
    role: str
    by: str


class PartnerChosen(Event, frozen=True, kw_only=True):
    """IJ-47: whom the Accomplice chose."""

    seat: int
    partner: int


class PartnerSeen(Event, frozen=True, kw_only=True):
    """IJ-47: what the Accomplice saw."""

    partner: int
    role: str


class MissionsDrawn(Event, frozen=True, kw_only=True):
    """IJ-9: the two missions, for the starting player alone."""

    missions: list[MissionCard]


class MissionChosen(Event, frozen=True, kw_only=True):
    """IJ-9, IJ-10: the public mission and its trump."""

    seat: int
    mission: str
    trump: str


class CardPlayed(Event, frozen=True, kw_only=True):
    """IJ-12, IJ-17: a card on the trick."""

    seat: Place
    card: str
    wager: bool


class LarryDrawn(Event, frozen=True, kw_only=True):
    """IJ-62: Larry's three cards, for the controller alone, top first."""

    cards: list[str]


class LarryPutAway(Event, frozen=True, kw_only=True):
    """IJ-62: what went back on top and what left the game, for the controller alone."""

    back: str
    out: str


class TrickTaken(Event, frozen=True, kw_only=True):
    """IJ-14, IJ-15: who won the trick, and the intel of everyone after it, Larry last."""

    seat: Place
    intel: list[int]


class MissionJudged(Event, frozen=True, kw_only=True):
    """IJ-24: whether the mission succeeded."""

    mission: str
    success: bool
    missions_done: int


class IntelTaken(Event, frozen=True, kw_only=True):
    """IJ-48: 1 intel taken on being revealed."""

    seat: int
    taken_from: int


class VoteOpened(Event, frozen=True, kw_only=True):
    """IJ-29: the tricks are over."""


class BallotKept(Event, frozen=True, kw_only=True):
    """IJ-30: your ballot, until all are shown."""

    votes: list[Place]


class BallotsShown(Event, frozen=True, kw_only=True):
    """IJ-30: all ballots, seat by seat; ``None`` for a seat that hands in none."""

    ballots: list[list[Place] | None]


class GameOver(Event, frozen=True, kw_only=True):
    """The end: who has won and why, and every role, Larry's last."""

    winners: list[Place]
    by: str
    roles: list[str]


AnyEvent = (
    RoleDealt
    | HandDealt
    | StarterNamed
    | RoleRevealed
    | PartnerChosen
    | PartnerSeen
    | MissionsDrawn
    | MissionChosen
    | CardPlayed
    | LarryDrawn
    | LarryPutAway
    | TrickTaken
    | MissionJudged
    | IntelTaken
    | VoteOpened
    | BallotKept
    | BallotsShown
    | GameOver
)
"""Every kind of event, for reading them back from JSON."""
