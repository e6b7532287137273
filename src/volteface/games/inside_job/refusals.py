"""Why something is not allowed: the rule, and a message that tells no more than the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import NotInTurn, Refused
from volteface.games.inside_job.actions import LARRY, Action, Vote
from volteface.games.inside_job.cards import SUITS, Card, card_of

if TYPE_CHECKING:
    from volteface.games.inside_job.state import State

# What each phase waits for, by State.phase.
_WAITS = (
    ("IJ-47", "ij-waits-partner"),
    ("IJ-9", "ij-waits-mission"),
    ("IJ-12", "ij-waits-card"),
    ("IJ-62", "ij-waits-larry"),
    ("IJ-30", "ij-waits-vote"),
    ("IJ-28", "ij-game-over"),
)
_VOTE, _OVER = 4, 5
LARRY_CHAIR = 2


def refuse_out_of_turn(state: State, seat: int, action: Action) -> Refused:
    """IJ-9, IJ-12, IJ-30, IJ-47, IJ-62: another seat's turn, or another kind of action."""
    rule, waits = _WAITS[state.phase]
    if state.phase == _OVER:
        return NotInTurn(rule, waits)
    if not 0 <= seat < state.setup.players:
        return NotInTurn(rule, "ij-no-such-seat", seat=seat + 1)
    if seat in state.asked:
        return Refused(rule, waits)
    if state.phase == _VOTE:
        if state.chairs[seat].ballot is not None:
            return NotInTurn(rule, "ij-has-voted")
        return NotInTurn("IJ-31", "ij-may-not-vote")
    return NotInTurn(rule, "ij-not-your-turn", seat=state.turn + 1)


def refuse_card(state: State, seat: int, card: Card) -> Refused:
    """IJ-6, IJ-12, IJ-63: a card that is not there, or that does not follow suit."""
    suit = SUITS[state.trick.led]
    if seat >= state.setup.players:
        return Refused("IJ-63", "ij-larry-must-follow", suit=suit)
    if not state.chairs[seat].hand & card.bit:
        return Refused("IJ-6", "ij-not-in-hand", card=card.name)
    return Refused("IJ-12", "ij-must-follow", suit=suit)


def refuse_wager(state: State, seat: int) -> Refused:
    """IJ-17, IJ-18, IJ-22, IJ-80: no token on this card."""
    chair = state.chairs[seat]
    if not state.setup.wager:
        return Refused("IJ-17", "ij-wager-off")
    if state.trick.count == 0:
        return Refused("IJ-18", "ij-wager-starter")
    if chair.revealed:
        return Refused("IJ-18", "ij-wager-revealed")
    if not chair.may_wager:
        return Refused("IJ-80", "ij-wager-role")
    if chair.intel == 0:
        return Refused("IJ-17", "ij-wager-no-intel")
    return Refused("IJ-22", "ij-wager-led-only", suit=SUITS[state.trick.led])


def refuse_mission(name: str, *, drawn: bool) -> Refused:
    """IJ-9, IJ-55: not one of the two, or the other one is risky."""
    if drawn:
        return Refused("IJ-55", "ij-risky-first")
    return Refused("IJ-9", "ij-mission-not-drawn", mission=name)


def refuse_partner(state: State, seat: int) -> Refused:
    """IJ-47: the partner is another player."""
    return Refused("IJ-47", "ij-partner-other", seat=seat + 1)


def refuse_larry(state: State) -> Refused:
    """IJ-62: each of the three cards once, one played, one back, one out."""
    three = state.stack[state.stack_top : state.stack_top + 3]
    return Refused("IJ-62", "ij-larry-three", cards=" ".join(card_of(code).name for code in three))


def refuse_ballot(state: State, seat: int, ballot: Vote) -> Refused:
    """IJ-31, IJ-44, IJ-80: a ballot against oneself, against somebody revealed, or of a wrong number."""
    chair = state.chairs[seat]
    targets = ballot.targets
    if not targets:
        return Refused("IJ-31", "ij-ballot-empty")
    if seat in targets:
        return Refused("IJ-31", "ij-ballot-self")
    with_larry = state.setup.with_larry
    for target in targets:
        if not (0 <= target < state.setup.players or (with_larry and target == LARRY)):
            return Refused("IJ-31", "ij-no-such-seat", seat=target + 1)
    if any(state.chairs[LARRY_CHAIR if target == LARRY else target].revealed for target in targets):
        return Refused("IJ-31", "ij-ballot-revealed")
    if len(targets) > chair.role.votes:
        return Refused("IJ-31", "ij-ballot-too-many", votes=int(chair.role.votes))
    return Refused("IJ-80" if chair.role.blank else "IJ-44", "ij-ballot-alike")
