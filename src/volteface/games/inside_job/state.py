"""The full truth of a game in progress. It never leaves the server: a seat is shown its view.

Built for search as well as for reading: a hand is one integer, a chair is a small object, and a copy
costs a few allocations. ``Setup`` and ``Deal`` do not change and are shared by all copies.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.actions import Vote
from volteface.games.inside_job.blank import BlankRole
from volteface.games.inside_job.cards import ALL_CARDS
from volteface.games.inside_job.missions import BASE_MISSIONS, MISSIONS, Mission
from volteface.games.inside_job.roles import AGENT_ROLE, AGENTS, ALL_INTEL, INSIDER, INSIDER_ROLE, Role
from volteface.games.inside_job.tricks import Trick

PARTNER: Final[i64] = 0
MISSION: Final[i64] = 1
PLAY: Final[i64] = 2
LARRY_PLAYS: Final[i64] = 3
VOTE: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ("partner", "mission", "play", "larry", "vote", "over")

LARRY_CHAIR: Final[i64] = 2
"""IJ-60: with two players the third chair is Larry's."""

# The seats of a set of seats, one bit each.
SEATS_OF: Final = [tuple([seat for seat in range(5) if bits & 2**seat]) for bits in range(32)]
# Typed as tuples of any length: compiled, a tuple of a known length would be made anew at every use.
ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]
SEAT_BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32]


@final
class Setup:
    """What the options come to: the numbers and switches of one table."""

    __slots__ = (
        "after",
        "blank_role",
        "cards_each",
        "chairs",
        "last_place",
        "missions",
        "missions_needed",
        "open_history",
        "players",
        "reveal_at",
        "risky",
        "role_pool",
        "seat_requests",
        "silences_revealed",
        "special_role_ids",
        "tricks",
        "wager",
        "wager_led_only",
        "with_accomplice",
        "with_larry",
    )

    def __init__(
        self,
        players: int,
        role_pool: list[Role],
        seat_requests: dict[int, str],
        wager: bool,
        wager_led_only: bool,
        risky: bool,
        open_history: bool,
        blank_role: BlankRole | None = None,
    ) -> None:
        """Read the numbers off the table of players."""
        self.players: i64 = players
        self.with_larry: bool = players == 2
        self.chairs: i64 = 3 if players == 2 else players
        self.last_place: i64 = self.chairs - 1
        # IJ-12: who plays after whom.
        self.after: list[int] = [*range(1, players), 0]
        self.cards_each: i64 = (10, 13, 12, 10)[players - 2]
        self.tricks: i64 = (9, 11, 10, 9)[players - 2]
        self.missions_needed: i64 = (7, 9, 7, 6)[players - 2]
        self.reveal_at: i64 = (6, 6, 5, 4)[players - 2]
        self.silences_revealed: bool = False
        self.with_accomplice: bool = False
        for role in role_pool:
            if role.reveal_at is not None:
                self.reveal_at = role.reveal_at[players]
            if role.silences_revealed:
                self.silences_revealed = True
            if role.chooses_partner:
                self.with_accomplice = True
        self.role_pool = role_pool
        self.special_role_ids: tuple[str, ...] = tuple([role.id for role in self.special_roles()])
        self.seat_requests = seat_requests
        self.wager = wager
        self.wager_led_only = wager_led_only
        self.risky = risky
        self.open_history = open_history
        self.blank_role = blank_role
        self.missions: list[int] = [one.index for one in MISSIONS] if risky else BASE_MISSIONS[:]

    def special_roles(self) -> list[Role]:
        """List the special roles of this table, which everyone knows (IJ-40)."""
        return [role for role in self.role_pool if role is not AGENT_ROLE and role is not INSIDER_ROLE]


@final
class Deal:
    """What chance decided before the first action; with Larry his role is the last."""

    __slots__ = ("hands", "missions", "roles", "stack", "starter")

    def __init__(
        self, hands: list[int], roles: list[Role], missions: list[int], starter: int, stack: list[int]
    ) -> None:
        """Hold hands as bits, missions as indexes and Larry's stack as codes, top first."""
        self.hands = hands
        self.roles = roles
        self.missions = missions
        self.starter = starter
        self.stack = stack


@final
class Chair:
    """One place at the table: a seat's, or Larry's."""

    __slots__ = (
        "ballot",
        "follows",
        "hand",
        "intel",
        "may_wager",
        "revealed",
        "revealed_by_intel",
        "role",
        "switched",
    )

    def __init__(self, role: Role, hand: i64, intel: i64, may_wager: bool) -> None:
        """Sit down."""
        self.role = role
        self.hand = hand
        self.intel = intel
        # IJ-12, IJ-13: the cards that are bound to follow suit: all, or none.
        self.follows: i64 = ALL_CARDS if role.must_follow else 0
        # IJ-17, IJ-18: off for everybody, for this role, or since it was revealed.
        self.may_wager = may_wager
        self.revealed: bool = role.revealed_at_start
        self.revealed_by_intel: bool = False
        self.switched: bool = False
        self.ballot: Vote | None = None

    def copy(self) -> Chair:
        """Make an independent copy."""
        twin = Chair(self.role, self.hand, self.intel, self.may_wager)
        twin.revealed = self.revealed
        twin.revealed_by_intel = self.revealed_by_intel
        twin.switched = self.switched
        twin.ballot = self.ballot
        return twin


@final
class State:
    """The truth: what each chair holds, what lies on the table, whose turn it is."""

    __slots__ = (
        "agents_reason",
        "asked",
        "chairs",
        "chose_second",
        "deal",
        "history",
        "insider_reason",
        "larry_orders",
        "mission",
        "missions_done",
        "partner",
        "pending",
        "phase",
        "reason",
        "setup",
        "stack",
        "stack_top",
        "starter",
        "supply",
        "taker",
        "trick",
        "tricks_done",
        "turn",
        "voters",
        "wagered",
        "winners",
        "winning_side",
    )

    def __init__(self, setup: Setup, deal: Deal, chairs: list[Chair]) -> None:
        """Hold a table before its first action; ``rules.start`` makes one."""
        self.setup = setup
        self.deal = deal
        self.chairs = chairs
        self.phase: i64 = MISSION
        self.turn: i64 = deal.starter
        # The seats that are asked for something, in order; in all phases but the vote, ``turn`` alone.
        self.asked: tuple[int, ...] = ()
        self.starter: i64 = deal.starter
        self.supply: i64 = ALL_INTEL
        self.wagered: i64 = 0
        self.missions_done: i64 = 0
        self.tricks_done: i64 = 0
        # Who took the last trick; before the first one it means nothing.
        self.taker: i64 = 0
        self.mission: Mission | None = None
        self.chose_second: bool = False
        self.trick: Trick = Trick()
        self.partner: i64 = 0
        self.stack: list[int] = deal.stack
        self.stack_top: i64 = 0
        # What has been done, as far as the deal does not say it: for every finished trick its packed cards,
        # twice, plus 1 if the second mission was chosen; Larry's orders; the voters as they came in.
        self.history: list[int] = []
        self.larry_orders: list[int] = []
        self.voters: list[int] = []
        self.pending: i64 = 0
        self.agents_reason: str | None = None
        self.insider_reason: str | None = None
        self.winning_side: i64 = AGENTS
        self.winners: tuple[int, ...] = ()
        self.reason: str | None = None

    def copy(self) -> State:
        """Make an independent copy."""
        twin = State(self.setup, self.deal, [chair.copy() for chair in self.chairs])
        twin.phase = self.phase
        twin.turn = self.turn
        twin.asked = self.asked
        twin.starter = self.starter
        twin.supply = self.supply
        twin.wagered = self.wagered
        twin.missions_done = self.missions_done
        twin.tricks_done = self.tricks_done
        twin.taker = self.taker
        twin.mission = self.mission
        twin.chose_second = self.chose_second
        twin.trick = self.trick.copy()
        twin.partner = self.partner
        twin.stack = self.stack[:]
        twin.stack_top = self.stack_top
        twin.history = self.history[:]
        twin.larry_orders = self.larry_orders[:]
        twin.voters = self.voters[:]
        twin.pending = self.pending
        twin.agents_reason = self.agents_reason
        twin.insider_reason = self.insider_reason
        twin.winning_side = self.winning_side
        twin.winners = self.winners
        twin.reason = self.reason
        return twin

    def ask(self, phase: i64, seat: i64) -> None:
        """Turn to a seat."""
        self.phase = phase
        self.turn = seat
        self.asked = ONE_SEAT[seat]

    def claim(self, side: i64, reason: str) -> None:
        """IJ-28: note that a side would win by this; the first cause of a trick gives the reason."""
        if side == INSIDER:
            if self.insider_reason is None:
                self.insider_reason = reason
        elif self.agents_reason is None:
            self.agents_reason = reason

    def right_of(self, seat: i64) -> i64:
        """IJ-48: the player who plays just before."""
        return seat - 1 if seat > 0 else self.setup.players - 1

    def has_won(self, seat: i64, asked: tuple[int, ...]) -> bool | None:
        """IJ-52: ask the role's own text; ``None`` if the answer hangs on itself."""
        if seat in asked:
            return None
        return self.chairs[seat].role.wins.has_won(self, seat, asked)
