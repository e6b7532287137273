"""The full truth of a game in progress. It never leaves the server: a seat is shown its view.

Built for search as well as for reading: a hand is one integer, and a copy costs a few allocations.
``Setup`` and ``Deal`` do not change and are shared by all copies, as are the piles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.core.game import CHANCE
from volteface.games.calaveras.board import Board
from volteface.games.calaveras.cards import DECK, EMPTY, bag_of

PLAY: Final[i64] = 0
RESHUFFLE: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("play", "reshuffle", "over")

SERVICES: Final = ("cia", "kgb", "dgse")
"""MC-1: the three services."""

# Typed as tuples of any length: compiled, a tuple of a known length would be made anew at every use.
ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
NOBODY: Final[tuple[int, ...]] = ()


@final
class Setup:
    """What the options come to: the numbers of one table, and what it has chosen itself."""

    __slots__ = ("deck", "first", "ghost", "half", "players", "seats", "services")

    def __init__(
        self,
        players: int,
        ghost: int | None = None,
        services: tuple[str, ...] | None = None,
        first: int | None = None,
        deck: tuple[int, ...] = DECK,
    ) -> None:
        """MC-1: 3 and 4 players sit at 4 seats, 5 and 6 at 6 seats."""
        self.players: i64 = players
        self.seats: i64 = 4 if players <= 4 else 6
        # The number of teams, and how far partners sit apart.
        self.half: i64 = self.seats // 2
        self.ghost = ghost
        self.services = services
        self.first = first
        self.deck = deck


@final
class Deal:
    """What is settled before the first action: teams, ghost, hands, pile and the first player.

    ``holders`` has for each seat the one whose hand it plays from.
    """

    __slots__ = ("first", "ghost", "hands", "holders", "pile", "services")

    def __init__(
        self,
        services: tuple[str, ...],
        ghost: int | None,
        hands: list[list[int]],
        pile: list[int],
        first: int,
    ) -> None:
        """Hold cards as codes, in the order dealt, and the pile top first."""
        self.services = services
        self.ghost = ghost
        self.hands = hands
        self.pile = pile
        self.first = first
        # MC-4: the ghost plays from its partner's hand.
        half = len(services)
        self.holders: list[int] = [
            partner_of(seat, half) if seat == ghost else seat for seat in range(2 * half)
        ]


def partner_of(seat: int, half: int) -> int:
    """MC-2: teams alternate, so the partner sits opposite."""
    return (seat + half) % (2 * half)


@final
class State:
    """The truth: the open board, what each seat holds, the piles, whose turn it is."""

    __slots__ = (
        "asked",
        "board",
        "deal",
        "discard",
        "guilty",
        "hands",
        "history",
        "phase",
        "pile",
        "reshuffles",
        "setup",
        "top",
        "turn",
        "winners",
    )

    def __init__(self, setup: Setup, deal: Deal, board: Board, hands: list[int]) -> None:
        """Hold a table before its first action; ``rules.start`` makes one."""
        self.setup = setup
        self.deal = deal
        self.board = board
        self.hands = hands
        self.discard: i64 = EMPTY
        # The draw pile is ``pile`` from ``top`` on; the list itself never changes.
        self.pile: list[int] = deal.pile
        self.top: i64 = 0
        self.phase: i64 = PLAY
        self.turn: i64 = deal.first
        self.asked: tuple[int, ...] = ONE_SEAT[deal.first]
        # One number for each turn played, see ``history``; seats take turns from the first player on.
        self.history: list[int] = []
        # After how many turns a new pile was made, and that pile.
        self.reshuffles: list[tuple[int, list[int]]] = []
        self.guilty: int | None = None
        self.winners: tuple[int, ...] = NOBODY

    def copy(self) -> State:
        """Make an independent copy."""
        twin = State(self.setup, self.deal, self.board.copy(), self.hands[:])
        twin.discard = self.discard
        twin.pile = self.pile
        twin.top = self.top
        twin.phase = self.phase
        twin.turn = self.turn
        twin.asked = self.asked
        twin.history = self.history[:]
        twin.reshuffles = self.reshuffles[:]
        twin.guilty = self.guilty
        twin.winners = self.winners
        return twin

    def in_pile(self) -> int:
        """Count the cards of the draw pile."""
        return len(self.pile) - self.top

    def seat_of_turn(self, number: int) -> int:
        """MC-11: the seat that has taken a turn, counted from 0."""
        return (self.deal.first + number) % self.setup.seats


def start(setup: Setup, deal: Deal) -> State:
    """MC-5, MC-6: everyone holds three cards, the ghost none; the first player has Nicole and begins."""
    return State(setup, deal, Board(setup.seats, deal.first), [bag_of(hand) for hand in deal.hands])
