"""What one seat may know, built up from nothing, field by field. ``None`` is a spectator."""

from __future__ import annotations

import msgspec

from volteface.games.inside_job.actions import LARRY
from volteface.games.inside_job.blank import BlankRole
from volteface.games.inside_job.cards import SUITS, TOKEN, card_of, cards_of
from volteface.games.inside_job.history import tricks
from volteface.games.inside_job.missions import MISSIONS
from volteface.games.inside_job.roles import Role
from volteface.games.inside_job.rules import drawn_missions
from volteface.games.inside_job.state import (
    LARRY_CHAIR,
    LARRY_PLAYS,
    MISSION,
    OVER,
    PARTNER,
    PHASES,
    VOTE,
    State,
)
from volteface.games.inside_job.vote import may_vote, place_name

Place = int | str
"""A seat, or ``"larry"``."""


class PlayedCard(msgspec.Struct, frozen=True):
    """A card on the trick."""

    seat: Place
    card: str
    wager: bool


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    intel: int
    cards: int
    role: str | None
    """The role, once it is revealed."""


class LarryView(msgspec.Struct, frozen=True):
    """IJ-60: what everybody knows of Larry."""

    intel: int
    role: str | None
    controller: int
    stack: int


class Accomplice(msgspec.Struct, frozen=True):
    """IJ-47: whom the Accomplice chose."""

    seat: int
    partner: int


class TrickView(msgspec.Struct, frozen=True):
    """A finished trick, where the table plays with open history (IJ-16)."""

    mission: str
    cards: tuple[PlayedCard, ...]
    winner: Place
    success: bool


class You(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    role: str
    hand: tuple[str, ...]
    missions: tuple[str, ...] = ()
    """IJ-9: the two missions, while you choose."""
    larry: tuple[str, ...] = ()
    """IJ-62: Larry's three cards, top first, while you play for him."""
    partner_role: str | None = None
    may_vote: bool | None = None
    ballot: tuple[Place, ...] | None = None


class Ending(msgspec.Struct, frozen=True):
    """The truth, once the game is over."""

    winners: tuple[Place, ...]
    by: str
    roles: tuple[str, ...]
    """Seat by seat; Larry's last."""
    hands: tuple[tuple[str, ...], ...]
    put_away: tuple[str, ...]
    ballots: tuple[tuple[Place, ...] | None, ...]


class View(msgspec.Struct, frozen=True):
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
    trump: str | None
    led: str | None
    trick: tuple[PlayedCard, ...]
    seats: tuple[SeatView, ...]
    larry: LarryView | None = None
    accomplice: Accomplice | None = None
    history: tuple[TrickView, ...] | None = None
    you: You | None = None
    ending: Ending | None = None


def view(state: State, seat: int | None) -> View:
    """Build a seat's view."""
    setup, trick = state.setup, state.trick
    led = SUITS[trick.led] if trick.count else None
    return View(
        seat=seat,
        players=setup.players,
        phase=PHASES[state.phase],
        turn=state.turn if state.phase < VOTE else None,
        starter=state.starter,
        trick_number=min(state.tricks_done + 1, setup.tricks),
        tricks=setup.tricks,
        missions_done=state.missions_done,
        missions_needed=setup.missions_needed,
        reveal_at=setup.reveal_at,
        supply=state.supply,
        wager=setup.wager,
        wager_led_only=setup.wager_led_only,
        risky=setup.risky,
        special_roles=tuple(role.id for role in setup.special_roles()),
        blank_role=setup.blank_role,
        mission=state.mission.id if state.mission is not None else None,
        trump=SUITS[state.mission.trump] if state.mission is not None else None,
        led=led,
        trick=_cards(state, _order(state), tuple(trick.codes())),
        seats=tuple(_seat(state, other) for other in range(setup.players)),
        larry=_larry(state) if setup.with_larry else None,
        accomplice=_accomplice(state),
        history=_history(state) if setup.open_history else None,
        you=_you(state, seat) if seat is not None else None,
        ending=_ending(state) if state.phase == OVER else None,
    )


def _order(state: State) -> tuple[int, ...]:
    """IJ-12, IJ-61: the order of play in this trick."""
    if state.setup.with_larry:
        return (state.starter, LARRY_CHAIR, 1 - state.starter)
    return tuple((state.starter + place) % state.setup.players for place in range(state.setup.players))


def _cards(state: State, chairs: tuple[int, ...], codes: tuple[int, ...]) -> tuple[PlayedCard, ...]:
    return tuple(
        PlayedCard(place_name(state, chair), card_of(code).name, code >= TOKEN)
        for chair, code in zip(chairs, codes, strict=False)
    )


def _shown_role(revealed: bool, role: Role) -> str | None:
    return role.id if revealed else None


def _seat(state: State, seat: int) -> SeatView:
    chair = state.chairs[seat]
    held = len(cards_of(chair.hand))
    return SeatView(chair.intel, held, _shown_role(chair.revealed, chair.role))


def _larry(state: State) -> LarryView:
    chair = state.chairs[LARRY_CHAIR]
    shown = _shown_role(chair.revealed, chair.role)
    return LarryView(chair.intel, shown, 1 - state.starter, len(state.stack) - state.stack_top)


def _accomplice(state: State) -> Accomplice | None:
    if state.phase == PARTNER:
        return None
    for seat in range(state.setup.players):
        if state.chairs[seat].role.chooses_partner:
            return Accomplice(seat, state.partner)
    return None


def _history(state: State) -> tuple[TrickView, ...]:
    """IJ-16: earlier tricks, for learners."""
    return tuple(
        TrickView(
            MISSIONS[past.chosen].id,
            _cards(state, past.chairs, past.codes),
            place_name(state, past.winner),
            bool(past.success),
        )
        for past in tricks(state)
        if past.winner is not None
    )


def _you(state: State, seat: int) -> You:
    chair = state.chairs[seat]
    asked = state.phase < VOTE and state.turn == seat
    missions: tuple[str, ...] = ()
    larry: tuple[str, ...] = ()
    partner_role: str | None = None
    if asked and state.phase == MISSION:
        missions = tuple(MISSIONS[index].id for index in drawn_missions(state))
    if asked and state.phase == LARRY_PLAYS:
        larry = tuple(card_of(code).name for code in state.stack[state.stack_top : state.stack_top + 3])
    if chair.role.chooses_partner and state.phase != PARTNER:
        partner_role = state.chairs[state.partner].role.id
    return You(
        role=chair.role.id,
        hand=tuple(card.name for card in cards_of(chair.hand)),
        missions=missions,
        larry=larry,
        partner_role=partner_role,
        may_vote=may_vote(state, chair) if state.phase == VOTE else None,
        ballot=_ballot(state, seat),
    )


def _ballot(state: State, seat: int) -> tuple[Place, ...] | None:
    ballot = state.chairs[seat].ballot
    if ballot is None:
        return None
    return tuple("larry" if target == LARRY else target for target in ballot.targets)


def _ending(state: State) -> Ending:
    players = range(state.setup.players)
    assert state.reason is not None
    return Ending(
        winners=tuple(place_name(state, seat) for seat in state.winners),
        by=state.reason,
        roles=tuple(chair.role.id for chair in state.chairs),
        hands=tuple(tuple(card.name for card in cards_of(state.chairs[seat].hand)) for seat in players),
        put_away=tuple(MISSIONS[past.put_away].id for past in tricks(state)),
        ballots=tuple(_ballot(state, seat) for seat in players),
    )
