"""Why a bot made a play: what came of it at once, and how it saw its chances; read when the game is over."""

from __future__ import annotations

from volteface.bots.calaveras.outlook import after, board_of
from volteface.bots.calaveras.search import Node
from volteface.bots.calaveras.worth import SURE
from volteface.bots.policy import Reason
from volteface.core.errors import Argument
from volteface.games.calaveras import Action, Board, EmptyTwist, Place, Twist, View
from volteface.games.calaveras.board import HOW_MANY
from volteface.games.calaveras.cards import CARDS


def reason_of(view: View, number: int, action: Action, node: Node) -> Reason:
    """Find the foremost reason for a play that a search chose."""
    assert view.turn is not None
    before = board_of(view)
    board = after(before, action)
    half = len(view.seats) // 2
    ours = (view.turn % half, view.turn % half + half)
    chance = (100 * (node.total + node.worth) + SURE // 2) // (SURE * (node.visits + 1))
    more: dict[str, Argument] = {"chance": chance}
    found = _ending(board, ours) or _naming(before, board, ours) or _nicole(before, board, ours)
    if found is None:
        found = _evidence(before, board, ours)
    message, seats = found if found is not None else ("mc-why-best", {})
    if seats:
        more["who"] = "self" if seats["seat"] == view.seat else "seat"
    if message == "mc-why-named":
        named = seats["seat"]
        more["points"] = board.suspicion[named] - before.suspicion[named]
    if message == "mc-why-best" and isinstance(action, EmptyTwist):
        message = "mc-why-wait"
    if message == "mc-why-trust" and isinstance(action, Place | Twist):
        more["card"] = CARDS[action.card]
    return Reason(number, action, message, more, seats)


_Found = tuple[str, dict[str, int]] | None


def _ending(board: Board, ours: tuple[int, int]) -> _Found:
    """MC-20, MC-21: it ends the game."""
    guilty = board.guilty()
    if guilty is None:
        return None
    won = board.nicole in ours and board.nicole != guilty
    return ("mc-why-win" if won else "mc-why-lost"), {"seat": guilty}


def _naming(before: Board, board: Board, ours: tuple[int, int]) -> _Found:
    """MC-17: somebody is named."""
    for seat in range(board.seats):
        if board.suspicion[seat] > before.suspicion[seat]:
            return ("mc-why-own" if seat in ours else "mc-why-named"), {"seat": seat}
    return None


def _nicole(before: Board, board: Board, ours: tuple[int, int]) -> _Found:
    """MC-18: Nicole comes to the team, or leaves a rival for another."""
    if board.nicole == before.nicole or board.nicole not in ours or before.nicole in ours:
        return None
    return "mc-why-nicole", {"seat": int(board.nicole)}


def _evidence(before: Board, board: Board, ours: tuple[int, int]) -> _Found:
    """MC-12, MC-15: what lies open speaks for the team or against a rival, or does so no longer."""
    for seat in ours:
        if board.is_innocent(seat) and not before.is_innocent(seat):
            return "mc-why-alibi", {"seat": seat}
        if board.suspect_places(seat) < before.suspect_places(seat):
            return "mc-why-cleared", {"seat": seat}
    for seat in range(board.seats):
        if seat in ours:
            continue
        if board.suspect_places(seat) > before.suspect_places(seat):
            return "mc-why-pressure", {"seat": seat}
        if before.is_innocent(seat) and not board.is_innocent(seat):
            return "mc-why-no-alibi", {"seat": seat}
        if HOW_MANY[board.shown[seat]] < HOW_MANY[before.shown[seat]]:
            return "mc-why-fewer", {"seat": seat}
    for seat in ours:
        if HOW_MANY[board.shown[seat]] > HOW_MANY[before.shown[seat]]:
            return "mc-why-trust", {"seat": seat}
    return None
