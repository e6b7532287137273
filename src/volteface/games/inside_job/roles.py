"""IJ-4, IJ-40 to IJ-52, IJ-80: the roles. A role is one row of ``ROLES``, made of parts.

The parts are small objects named after the points of the rules where a role speaks up: when it wins
a trick, when it is revealed by intel, when the winners are named. No rule outside this module asks
which role it has before it; it asks what the role's row says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from volteface.games.inside_job.events import Event, IntelTaken

if TYPE_CHECKING:
    from volteface.games.inside_job.state import State

AGENTS: Final[i64] = 0
INSIDER: Final[i64] = 1
NEUTRAL: Final[i64] = 2
SIDES: Final = ("agents", "insider", "neutral")

BLANK: Final = "blank"
"""IJ-80: the id of the role that the table defines."""

ALL_INTEL: Final[i64] = 14
"""IJ-3: all the tokens there are."""


class TrickWon:
    """How intel moves when this role wins a trick."""

    def collect(self, state: State, seat: i64) -> None:
        """IJ-15, IJ-21: 1 from the supply and all that was wagered."""
        state.chairs[seat].intel += 1 + state.wagered
        state.supply -= 1
        state.wagered = 0


@final
class PartnerPays(TrickWon):
    """IJ-47: the Accomplice takes nothing; what was wagered, and 1 of her partner's, go to the supply."""

    def collect(self, state: State, seat: i64) -> None:
        """Move the tokens."""
        state.supply += state.wagered
        state.wagered = 0
        partner = state.chairs[state.partner]
        if partner.intel > 0:
            partner.intel -= 1
            state.supply += 1


class Reveal:
    """What happens when the role is revealed by intel: here, nothing (IJ-26)."""

    def happen(self, state: State, seat: i64, tell: list[Event] | None) -> None:
        """Let it happen."""


@final
class SideWins(Reveal):
    """IJ-26, IJ-45, IJ-50: one side wins at once."""

    def __init__(self, side: i64) -> None:
        """Name the side."""
        self.side = side

    def happen(self, state: State, seat: i64, tell: list[Event] | None) -> None:
        """Claim the game for the side."""
        state.claim(self.side, state.chairs[seat].role.reason)


@final
class TakeFromRight(Reveal):
    """IJ-48: takes 1 intel from the player on the right, if there is any."""

    def happen(self, state: State, seat: i64, tell: list[Event] | None) -> None:
        """Take it."""
        right = state.right_of(seat)
        if state.chairs[right].intel > 0:
            state.chairs[right].intel -= 1
            state.chairs[seat].intel += 1
            if tell is not None:
                tell.append(IntelTaken(seat=seat, taken_from=right))


@final
class SwitchSides(Reveal):
    """IJ-49: from now on the role wins with the other side."""

    def happen(self, state: State, seat: i64, tell: list[Event] | None) -> None:
        """Switch."""
        state.chairs[seat].switched = True


class Victory:
    """Whether a person has won, once one side has (IJ-52): here, with the role's own side.

    ``None`` means that the answer hangs on itself; IJ-41 then forbids.
    """

    def has_won(self, state: State, seat: i64, asked: tuple[int, ...]) -> bool | None:
        """Ask for the person at a seat; ``asked`` are the seats whose answer waits for this one."""
        chair = state.chairs[seat]
        side = chair.role.side
        if chair.switched and side != NEUTRAL:
            side = INSIDER if side == AGENTS else AGENTS
        return side == state.winning_side


@final
class MostVotes(Victory):
    """IJ-46: only by having the most votes, which is settled when the votes are counted."""

    def has_won(self, state: State, seat: i64, asked: tuple[int, ...]) -> bool | None:
        """A side has won, so this role has not."""
        return False


@final
class RightLoses(Victory):
    """IJ-48: only if the player on the right loses."""

    def has_won(self, state: State, seat: i64, asked: tuple[int, ...]) -> bool | None:
        """Ask for the player on the right."""
        right_won = state.has_won(state.right_of(seat), (*asked, seat))
        return None if right_won is None else not right_won


@final
class PartnerWins(Victory):
    """IJ-47: only if the partner wins."""

    def has_won(self, state: State, seat: i64, asked: tuple[int, ...]) -> bool | None:
        """Ask for the partner."""
        return state.has_won(state.partner, (*asked, seat))


@final
class Role:
    """One role card: its parts."""

    __slots__ = (
        "alike_when_revealed",
        "blank",
        "chooses_partner",
        "id",
        "intel_limit",
        "is_insider",
        "keeps_intel",
        "may_wager",
        "most_votes",
        "must_follow",
        "name",
        "on_reveal",
        "on_trick",
        "reason",
        "reveal_at",
        "revealed_at_start",
        "risky_missions",
        "side",
        "silences_revealed",
        "text",
        "votes",
        "votes_when_revealed",
        "wins",
        "wins_last_unrevealed",
    )

    def __init__(
        self,
        role_id: str,
        side: i64,
        *,
        revealed_at_start: bool = False,
        must_follow: bool = True,
        may_wager: bool = True,
        is_insider: bool = False,
        votes: i64 = 1,
        votes_when_revealed: bool = True,
        alike_when_revealed: bool = False,
        on_trick: TrickWon | None = None,
        on_reveal: Reveal | None = None,
        reason: str = "",
        wins: Victory | None = None,
        intel_limit: i64 = ALL_INTEL,
        keeps_intel: bool = True,
        chooses_partner: bool = False,
        risky_missions: bool = False,
        reveal_at: dict[int, int] | None = None,
        silences_revealed: bool = False,
        wins_last_unrevealed: bool = False,
        name: str = "",
        text: str = "",
    ) -> None:
        """Write one row: the parts in which it differs from a plain Agent."""
        self.id = role_id
        self.side = side
        self.blank: bool = role_id == BLANK
        # IJ-51: Prof. No is the Insider wherever a rule names him.
        self.is_insider = is_insider
        self.revealed_at_start = revealed_at_start
        self.must_follow = must_follow
        self.may_wager = may_wager
        self.votes = votes
        self.votes_when_revealed = votes_when_revealed
        self.alike_when_revealed = alike_when_revealed
        self.on_trick: TrickWon = on_trick or TrickWon()
        self.on_reveal: Reveal = on_reveal or Reveal()
        self.reason = reason
        self.wins: Victory = wins or Victory()
        self.most_votes: bool = isinstance(wins, MostVotes)
        self.intel_limit = intel_limit
        self.keeps_intel = keeps_intel
        self.chooses_partner = chooses_partner
        self.risky_missions = risky_missions
        self.reveal_at = reveal_at
        self.silences_revealed = silences_revealed
        self.wins_last_unrevealed = wins_last_unrevealed
        self.name = name
        self.text = text

    def __repr__(self) -> str:
        """Show the id."""
        return self.id


AGENT_ROLE: Final = Role("agent", AGENTS)
INSIDER_ROLE: Final = Role(
    "insider", INSIDER, is_insider=True, must_follow=False, on_reveal=SideWins(INSIDER), reason="intel"
)
SPECIAL_ROLES: Final = [
    # IJ-43
    Role("bugged", AGENTS, revealed_at_start=True, intel_limit=1),
    # IJ-44
    Role("paranoid", AGENTS, votes=2, alike_when_revealed=True),
    # IJ-45
    Role("risky", AGENTS, risky_missions=True, on_reveal=SideWins(AGENTS), reason="risky-agent"),
    # IJ-46
    Role("decoy", NEUTRAL, wins=MostVotes(), reason="decoy"),
    # IJ-47
    Role(
        "accomplice",
        NEUTRAL,
        revealed_at_start=True,
        votes=0,
        keeps_intel=False,
        chooses_partner=True,
        on_trick=PartnerPays(),
        wins=PartnerWins(),
    ),
    # IJ-48
    Role("tim-shady", NEUTRAL, votes_when_revealed=False, on_reveal=TakeFromRight(), wins=RightLoses()),
    # IJ-49
    Role("sleeper", AGENTS, votes_when_revealed=False, on_reveal=SwitchSides()),
    # IJ-50
    Role(
        "prof-no",
        INSIDER,
        is_insider=True,
        must_follow=False,
        reveal_at={4: 4, 5: 3},
        silences_revealed=True,
        wins_last_unrevealed=True,
        on_reveal=SideWins(AGENTS),
        reason="prof-no-revealed",
    ),
]
ROLES: Final = {role.id: role for role in [AGENT_ROLE, INSIDER_ROLE, *SPECIAL_ROLES]}

# IJ-80: the words of a blank role's parts, as records write them.
ON_REVEAL: Final[dict[str, Reveal]] = {
    "nothing": Reveal(),
    "agents-win": SideWins(AGENTS),
    "insider-wins": SideWins(INSIDER),
    "take-from-right": TakeFromRight(),
    "switch-sides": SwitchSides(),
}
WINS: Final[dict[str, Victory]] = {
    "with-side": Victory(),
    "most-votes": MostVotes(),
    "right-loses": RightLoses(),
}
