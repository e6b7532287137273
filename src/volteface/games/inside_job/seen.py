"""Building what one seat may know, field by field, from nothing. ``None`` is a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from volteface.core.written import write, write_around
from volteface.games.inside_job.actions import LARRY
from volteface.games.inside_job.cards import SUITS, TOKEN, card_of, cards_of, count
from volteface.games.inside_job.events import MissionCard
from volteface.games.inside_job.history import tricks
from volteface.games.inside_job.missions import MISSIONS, Mission
from volteface.games.inside_job.roles import Role
from volteface.games.inside_job.rules import drawn_missions
from volteface.games.inside_job.standing import mission_state, places, winning
from volteface.games.inside_job.state import (
    LARRY_CHAIR,
    LARRY_PLAYS,
    MISSION,
    OVER,
    PARTNER,
    PHASES,
    PLAY,
    VOTE,
    Chair,
    State,
)
from volteface.games.inside_job.view import (
    Accomplice,
    Ending,
    LarryView,
    OfferedMission,
    Place,
    PlayedCard,
    SeatView,
    TrickView,
    View,
    You,
)
from volteface.games.inside_job.vote import may_vote, place_name


def views(state: State, readers: Sequence[int | None]) -> list[View]:
    """Build the views of several readers: what everybody knows, and to it what a seat knows alone."""
    public = _public(state)
    return [
        public if reader is None else replace(public, seat=reader, you=_you(state, reader))
        for reader in readers
    ]


def write_views(state: State, readers: Sequence[int | None]) -> list[bytes]:
    """Write the views of several readers."""
    owns = [None if reader is None else (reader, _written_you(state, reader)) for reader in readers]
    return write_around(_public(state), owns)


def _public(state: State) -> View:
    setup, trick, mission = state.setup, state.trick, state.mission
    return View(
        seat=None,
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
        special_roles=setup.special_role_ids,
        blank_role=setup.blank_role,
        mission=None if mission is None else mission.id,
        mission_state=None if mission is None else mission_state(state, mission),
        trump=None if mission is None else SUITS[mission.trump],
        led=SUITS[trick.led] if trick.count else None,
        trick=_cards(places(state), trick.codes()) if trick.count else (),
        trick_size=setup.chairs,
        order=places(state) if state.phase < VOTE else (),
        winning=winning(state),
        seats=tuple([_seat(chair) for chair in state.chairs[: setup.players]]),
        larry=_larry(state) if setup.with_larry else None,
        accomplice=_accomplice(state),
        history=_history(state) if setup.open_history else None,
        you=None,
        ending=_ending(state) if state.phase == OVER else None,
    )


def _cards(places: Sequence[Place], codes: Sequence[int]) -> tuple[PlayedCard, ...]:
    return tuple([_card(place, code) for place, code in zip(places, codes, strict=False)])


@lru_cache(maxsize=1024)
def _card(place: Place, code: int) -> PlayedCard:
    return PlayedCard(place, card_of(code).name, code >= TOKEN)


# A hand is looked at again and again until its next card is played.
@lru_cache(maxsize=8192)
def _hand(hand: int) -> tuple[str, ...]:
    return tuple([card.name for card in cards_of(hand)])


def _shown_role(revealed: bool, role: Role) -> str | None:
    return role.id if revealed else None


def _seat(chair: Chair) -> SeatView:
    return SeatView(chair.intel, count(chair.hand), chair.role.id if chair.revealed else None)


def _larry(state: State) -> LarryView:
    chair = state.chairs[LARRY_CHAIR]
    shown = _shown_role(chair.revealed, chair.role)
    return LarryView(chair.intel, shown, 1 - state.starter, len(state.stack) - state.stack_top)


def _accomplice(state: State) -> Accomplice | None:
    if not state.setup.with_accomplice or state.phase == PARTNER:
        return None
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.role.chooses_partner]
    return Accomplice(seats[0], state.partner)


def _history(state: State) -> tuple[TrickView, ...]:
    """IJ-16: earlier tricks, for learners."""
    return tuple(
        TrickView(
            MISSIONS[past.chosen].id,
            SUITS[MISSIONS[past.chosen].trump],
            _cards([place_name(state, chair) for chair in past.chairs], past.codes),
            place_name(state, past.winner),
            bool(past.success),
        )
        for past in tricks(state)
        if past.winner is not None
    )


def _you(state: State, seat: int) -> You:
    chair, phase = state.chairs[seat], state.phase
    missions: tuple[OfferedMission, ...] = ()
    larry: tuple[str, ...] = ()
    partner_role: str | None = None
    if phase == MISSION and state.turn == seat:
        missions = tuple([_offered(state, MISSIONS[index]) for index in drawn_missions(state)])
    if phase == LARRY_PLAYS and state.turn == seat:
        larry = tuple([card_of(code).name for code in state.stack[state.stack_top : state.stack_top + 3]])
    if chair.role.chooses_partner and phase != PARTNER:
        partner_role = state.chairs[state.partner].role.id
    may = may_vote(state, chair) if phase == VOTE else None
    return You(chair.role.id, _hand(chair.hand), missions, larry, partner_role, may, _ballot(state, seat))


def _written_you(state: State, seat: int) -> bytes:
    """Write what only a seat knows: mostly its role and its hand, which are the same for several moves."""
    chair, phase = state.chairs[seat], state.phase
    plain = phase == PLAY or (phase == MISSION and state.turn != seat)
    if plain and not chair.role.chooses_partner:
        return _role_and_hand(chair.role.id, chair.hand)
    return write(_you(state, seat))


@lru_cache(maxsize=8192)
def _role_and_hand(role: str, hand: int) -> bytes:
    return write(You(role, _hand(hand)))


def _offered(state: State, mission: Mission) -> OfferedMission:
    return OfferedMission(mission.id, SUITS[mission.trump], mission_state(state, mission))


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
        hands=tuple(_hand(state.chairs[seat].hand) for seat in players),
        put_away=tuple(_mission_card(MISSIONS[past.put_away]) for past in tricks(state)),
        ballots=tuple(_ballot(state, seat) for seat in players),
    )


def _mission_card(mission: Mission) -> MissionCard:
    return MissionCard(mission.id, SUITS[mission.trump])
