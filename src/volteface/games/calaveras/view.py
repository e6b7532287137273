"""What one seat may know, built up from nothing, field by field. ``None`` is a spectator.

MC-23: everything on the table, the sizes of the piles and hands and the suspicion points are public; hands
are secret, from the partner too. The ghost's seat is its partner's: the same person looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from volteface.core.written import write, write_around
from volteface.games.calaveras.actions import Action, Place, Twist
from volteface.games.calaveras.board import GUILTY_AT, INNOCENT, SUSPECT, Spot, spot_name
from volteface.games.calaveras.cards import CARDS, PLACES, codes_of, count, names_of, size
from volteface.games.calaveras.history import read_turn
from volteface.games.calaveras.state import OVER, PHASES, State


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    team: str
    places: tuple[str, ...]
    suspicion: int
    cards: int
    """How many cards it holds."""
    innocent: bool
    """MC-12: whether it is innocent as things lie now."""
    suspect_places: int
    """MC-15: how many of its Places lie in the Suspect zone, if it is not innocent."""


class TurnView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn that was taken, and what came of it."""

    seat: int
    do: str
    nicole: int
    """Where Nicole stood after it."""
    card: str | None = None
    moved_from: Spot | None = None
    to: Spot | None = None
    twins: bool = False
    named: int | None = None
    points: int = 0
    drawn: int = 0
    reshuffled: bool = False


class You(msgspec.Struct, frozen=True):
    """What only this player knows."""

    hand: tuple[str, ...]


class Ending(msgspec.Struct, frozen=True):
    """The truth, once the game is over."""

    winners: tuple[int, ...]
    guilty: int
    nicole: int
    hands: tuple[tuple[str, ...], ...]


class View(msgspec.Struct, frozen=True):
    """One player's view of the table."""

    seat: int | None
    players: int
    phase: str
    turn: int | None
    """The seat whose turn it is; nobody at the end."""
    first: int
    ghost: int | None
    ghost_of: int | None
    """MC-4: the seat that plays for the ghost."""
    nicole: int
    guilty_at: int
    """MC-20: how many suspicion points make a seat guilty."""
    seats: tuple[SeatView, ...]
    innocent: tuple[str, ...]
    suspect: tuple[str, ...]
    pile: int
    discard: dict[str, int]
    """How many of each card lie in the discard pile."""
    history: tuple[TurnView, ...]
    you: You | None = None
    ending: Ending | None = None


_SETS = [tuple(name for code, name in enumerate(PLACES) if places >> code & 1) for places in range(32)]


def views(state: State, readers: Sequence[int | None]) -> list[View]:
    """Build the views of several readers: what everybody knows, and to it what a player knows alone."""
    public = _public(state)
    holders = state.deal.holders
    return [
        public if reader is None else replace(public, seat=holders[reader], you=_you(state, holders[reader]))
        for reader in readers
    ]


def write_views(state: State, readers: Sequence[int | None]) -> list[bytes]:
    """Write the views of several readers."""
    holders = [None if reader is None else state.deal.holders[reader] for reader in readers]
    owns = [None if holder is None else (holder, write(_you(state, holder))) for holder in holders]
    return write_around(_public(state), owns)


def _you(state: State, holder: int) -> You:
    return You(_hand(state.hands[holder]))


# A hand is looked at again and again until its next card is played.
@lru_cache(maxsize=1024)
def _hand(hand: int) -> tuple[str, ...]:
    return tuple(names_of(codes_of(hand)))


def _public(state: State) -> View:
    deal, board = state.deal, state.board
    return View(
        seat=None,
        players=state.setup.players,
        phase=PHASES[state.phase],
        turn=None if state.phase == OVER else state.turn,
        first=deal.first,
        ghost=deal.ghost,
        ghost_of=None if deal.ghost is None else deal.holders[deal.ghost],
        nicole=board.nicole,
        guilty_at=GUILTY_AT,
        seats=tuple([_seat(state, other) for other in range(state.setup.seats)]),
        innocent=_SETS[board.shown[INNOCENT]],
        suspect=_SETS[board.shown[SUSPECT]],
        pile=state.in_pile(),
        discard={name: count(state.discard, code) for code, name in enumerate(CARDS)},
        history=_turns(deal.first, state.setup.seats, tuple(state.history)),
        you=None,
        ending=_ending(state) if state.phase == OVER else None,
    )


def _seat(state: State, seat: int) -> SeatView:
    board = state.board
    return SeatView(
        team=state.deal.services[seat % state.setup.half],
        places=_SETS[board.shown[seat]],
        suspicion=board.suspicion[seat],
        cards=size(state.hands[seat]),
        innocent=board.is_innocent(seat),
        suspect_places=board.suspect_places(seat),
    )


@lru_cache(maxsize=64)
def _turns(first: int, seats: int, history: tuple[int, ...]) -> tuple[TurnView, ...]:
    """MC-11: the turns from the first player on, clockwise: public, so the same for every seat that looks."""
    return tuple([_turn((first + at) % seats, packed) for at, packed in enumerate(history)])


@lru_cache(maxsize=100_000)
def _turn(seat: int, packed: int) -> TurnView:
    """Show a turn; every view shows them all, so each is read once."""
    turn = read_turn(packed)
    card, origin, to = _parts(turn.action)
    return TurnView(
        seat=seat,
        do=turn.action.notation.split()[0],
        nicole=turn.nicole,
        card=card,
        moved_from=origin,
        to=to,
        twins=turn.twins,
        named=turn.named,
        points=turn.points,
        drawn=turn.drawn,
        reshuffled=turn.reshuffled,
    )


def _parts(action: Action) -> tuple[str | None, Spot | None, Spot | None]:
    if isinstance(action, Place):
        return CARDS[action.card], None, spot_name(action.to)
    if isinstance(action, Twist):
        return CARDS[action.card], spot_name(action.origin), spot_name(action.to)
    return None, None, None


def _ending(state: State) -> Ending:
    assert state.guilty is not None
    hands = tuple([_hand(hand) for hand in state.hands])
    return Ending(state.winners, state.guilty, state.board.nicole, hands)
