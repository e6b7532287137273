"""The shape of what one seat may know; ``seen`` builds it."""

from __future__ import annotations

import msgspec

from volteface.games.inside_job.blank import BlankRole
from volteface.games.inside_job.events import MissionCard

Place = int | str
"""A seat, or ``"larry"``."""


class PlayedCard(msgspec.Struct, frozen=True, gc=False):
    """A card on the trick."""

    seat: Place
    card: str
    wager: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows of a seat."""

    intel: int
    cards: int
    role: str | None
    """The role, once it is revealed."""


class LarryView(msgspec.Struct, frozen=True, gc=False):
    """IJ-60: what everybody knows of Larry."""

    intel: int
    role: str | None
    controller: int
    stack: int


class Accomplice(msgspec.Struct, frozen=True, gc=False):
    """IJ-47: whom the Accomplice chose."""

    seat: int
    partner: int


class TrickView(msgspec.Struct, frozen=True, gc=False):
    """A finished trick, where the table plays with open history (IJ-16)."""

    mission: str
    trump: str
    cards: tuple[PlayedCard, ...]
    winner: Place
    success: bool


class OfferedMission(msgspec.Struct, frozen=True, gc=False):
    """IJ-9: a mission that its reader may choose."""

    mission: str
    trump: str
    state: str
    """``failed`` if it could not succeed at this table (IJ-56), otherwise ``open``."""


class You(msgspec.Struct, frozen=True, gc=False):
    """What only this seat knows."""

    role: str
    hand: tuple[str, ...]
    missions: tuple[OfferedMission, ...] = ()
    """IJ-9: the two missions, while you choose."""
    larry: tuple[str, ...] = ()
    """IJ-62: Larry's three cards, top first, while you play for him."""
    partner_role: str | None = None
    may_vote: bool | None = None
    ballot: tuple[Place, ...] | None = None


class Ending(msgspec.Struct, frozen=True, gc=False):
    """The truth, once the game is over."""

    winners: tuple[Place, ...]
    by: str
    roles: tuple[str, ...]
    """Seat by seat; Larry's last."""
    hands: tuple[tuple[str, ...], ...]
    put_away: tuple[MissionCard, ...]
    ballots: tuple[tuple[Place, ...] | None, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """One seat's view of the table."""

    seat: int | None
    players: int
    phase: str
    turn: int | None
    """The seat that is asked now; nobody in particular in the vote and at the end."""
    starter: int
    trick_number: int
    tricks: int
    missions_done: int
    missions_needed: int
    reveal_at: int
    supply: int
    wager: bool
    wager_led_only: bool
    risky: bool
    """IJ-55: whether risky missions are among those that may be drawn."""
    special_roles: tuple[str, ...]
    blank_role: BlankRole | None
    """IJ-80: the role that the table has defined, known to all."""
    mission: str | None
    mission_state: str | None
    """``open``; ``met`` or ``failed`` once that is certain, whatever cards come. Hands are not looked at."""
    trump: str | None
    led: str | None
    trick: tuple[PlayedCard, ...]
    trick_size: int
    """How many cards the trick will have: the place of the last."""
    order: tuple[Place, ...]
    """Who plays at which place of the trick, from the 1st to the last; nobody in the vote and at the end."""
    winning: Place | None
    """Whose card is ahead."""
    seats: tuple[SeatView, ...]
    larry: LarryView | None = None
    accomplice: Accomplice | None = None
    history: tuple[TrickView, ...] | None = None
    you: You | None = None
    ending: Ending | None = None
