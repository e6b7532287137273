"""Why something is not allowed: the rule, and a message that tells no more than the seat knows."""

from __future__ import annotations

from volteface.core.errors import NotInTurn, Refused
from volteface.games.calaveras.actions import Reshuffle
from volteface.games.calaveras.board import INNOCENT, spot_name
from volteface.games.calaveras.cards import CARDS
from volteface.games.calaveras.state import OVER, RESHUFFLE, State


def refuse_out_of_turn(state: State, actor: int) -> Refused:
    """MC-11, MC-11a, MC-20: another seat's turn, or nobody's."""
    if state.phase == OVER:
        return NotInTurn("MC-20", "mc-game-over")
    if not 0 <= actor < state.setup.seats:
        return NotInTurn("MC-11", "mc-no-such-seat", seat=actor + 1)
    if state.phase == RESHUFFLE:
        return NotInTurn("MC-11a", "mc-waits-reshuffle")
    return NotInTurn("MC-11", "mc-not-your-turn", seat=int(state.turn) + 1)


def refuse_kind(state: State) -> Refused:
    """MC-11a: a player does not shuffle, and chance does nothing else."""
    if state.phase == RESHUFFLE:
        return Refused("MC-11a", "mc-waits-reshuffle")
    return Refused("MC-7", "mc-waits-card")


def refuse_card(card: int) -> Refused:
    """MC-7: a card that is not in the hand."""
    return Refused("MC-7", "mc-not-in-hand", card=CARDS[card])


def refuse_pass() -> Refused:
    """MC-11a: with a card in the hand nobody passes."""
    return Refused("MC-11a", "mc-must-play")


def refuse_spot(spot: int) -> Refused:
    """MC-7: a seat that this table does not have."""
    return Refused("MC-7", "mc-no-such-spot", seat=spot + 1)


def refuse_move(card: int, origin: int, to: int) -> Refused:
    """MC-10: a Place that does not lie there, or that would stay where it is."""
    if origin == to:
        return Refused("MC-10", "mc-twist-nowhere")
    if origin >= INNOCENT:
        return Refused("MC-10", "mc-twist-not-in-zone", card=CARDS[card], zone=str(spot_name(origin)))
    return Refused("MC-10", "mc-twist-not-there", card=CARDS[card], seat=origin + 1)


def refuse_pile(action: Reshuffle) -> Refused:
    """MC-11a: the new pile is the discard pile in another order."""
    return Refused("MC-11a", "mc-reshuffle-cards", cards=len(action.pile))
