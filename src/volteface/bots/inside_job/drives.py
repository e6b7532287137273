"""What somebody wants, as numbers that playouts understand: one row for each way to play a role. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.roles import (
    AGENTS,
    INSIDER,
    MostVotes,
    RightLoses,
    Role,
    SideWins,
    SwitchSides,
)


@final
class Drive:
    """One way to play: what ends and steps are worth, in games won."""

    __slots__ = ("bugged", "free", "hide", "insider", "intel", "knows", "mission", "name", "others", "revoke")

    def __init__(
        self,
        name: str,
        mission: float,
        intel: float,
        insider: float,
        *,
        others: float = 0.0,
        hide: float = 0.0,
        revoke: float = 0.0,
        knows: bool = False,
        free: bool = False,
    ) -> None:
        """Write one row."""
        self.name = name
        # That the mission succeeds.
        self.mission = mission
        # That one is revealed by intel oneself.
        self.intel = intel
        # That the Insider is, if it is somebody else; that somebody harmless is.
        self.insider = insider
        self.others = others
        # IJ-43: that the Bugged Agent takes a trick.
        self.bugged = -1.0 if mission > 0 else 1.0
        # What one unit of log-odds of suspicion costs.
        self.hide = hide
        # IJ-13: whether he must follow suit; if not, how ready he is not to, from 0 to 1.
        self.free = free
        self.revoke = revoke
        # Whether he knows that nobody else is the Insider.
        self.knows = knows


AGENT: Final = Drive("agent", 1.0, 0.05, -1.0)

RACER: Final = Drive("racer", -0.5, 1.0, 0.0, hide=0.1, revoke=0.3, knows=True, free=True)
SABOTEUR: Final = Drive("saboteur", -1.0, 0.4, 0.0, hide=0.03, revoke=0.3, knows=True, free=True)
REVOKER: Final = Drive("revoker", -0.8, 0.9, 0.0, hide=0.01, revoke=1.0, knows=True, free=True)
HONEST: Final = Drive("honest", 0.2, 0.6, 0.0, hide=0.08, revoke=0.02, knows=True, free=True)
GREEDY: Final = Drive("greedy", 0.0, 2.0, 0.0, hide=0.04, revoke=0.1, knows=True, free=True)
HIDDEN: Final = Drive("hidden", -0.2, 3.0, 0.0, hide=0.3, revoke=0.3, knows=True, free=True)
"""Hidden, and after the tokens: so a bot that is the Insider sees itself go on, and search does the rest."""

INSIDER_STYLES: Final = [RACER, SABOTEUR, REVOKER, HONEST, GREEDY, HIDDEN]
STYLE_SHARES: Final = [0.25, 0.25, 0.1, 0.05, 0.1, 0.25]
"""How common each is; found by how well games of bots are read with them (decision 0021)."""

# IJ-50: intel is Prof. No's end; revealed Agents lose their votes, and he waits for the last of them.
_PROF_STYLES: Final = [
    Drive("saboteur", -1.0, -1.0, 0.0, others=0.3, hide=0.02, revoke=0.3, knows=True, free=True),
    Drive("revoker", -1.0, -1.0, 0.0, others=0.3, hide=0.01, revoke=1.0, knows=True, free=True),
    Drive("honest", 0.1, -1.0, 0.0, others=0.3, hide=0.05, revoke=0.02, knows=True, free=True),
]
_PROF_SHARES: Final = [0.5, 0.25, 0.25]


@final
class Part:
    """A role as it may be played: its styles and how common each is."""

    __slots__ = ("shares", "styles")

    def __init__(self, styles: list[Drive], shares: list[float]) -> None:
        """List the styles."""
        self.styles = styles
        self.shares = shares


def part_of(role: Role, prof: bool) -> Part:
    """Read a role's parts (IJ-80); ``prof``: whether this table's Insider must not be revealed (IJ-50)."""
    if role.is_insider:
        if isinstance(role.on_reveal, SideWins) and role.on_reveal.side == INSIDER:
            return Part(INSIDER_STYLES, STYLE_SHARES)
        return Part(_PROF_STYLES, _PROF_SHARES)
    # Under Prof. No a revealed Insider is the Agents' game, and every other reveal costs them a vote.
    insider = 1.0 if prof else -1.0
    others = -0.15 if prof else 0.0
    free = not role.must_follow
    if isinstance(role.wins, MostVotes):
        # IJ-46: only a vote that looks guilty wins, so missions and tokens must not end the game before.
        return Part(
            [
                Drive("decoy", -0.6, -0.6, -0.8, hide=-0.04, revoke=1.0, free=free),
                Drive("shy-decoy", 0.2, -0.4, -0.8, hide=-0.01, revoke=1.0, free=free),
            ],
            [0.7, 0.3],
        )
    if isinstance(role.wins, RightLoses):
        # IJ-48: mostly the player on the right is an Agent.
        return Part(
            [
                Drive("shady", -0.5, 0.1, 0.4, free=free, revoke=0.3),
                Drive("agent", 0.6, 0.05, -0.6, free=free),
            ],
            [0.6, 0.4],
        )
    if role.chooses_partner:
        return Part([Drive("agent", 0.8, 0.0, -0.8)], [1.0])
    sign = -1.0 if role.side == INSIDER else 1.0
    intel = _reveal_worth(role, prof) * sign
    return Part(
        [Drive("agent", sign, intel, sign * insider, others=sign * others, free=free, revoke=0.5)], [1.0]
    )


def _reveal_worth(role: Role, prof: bool) -> float:
    """What it is worth to the Agents that this role is revealed by intel."""
    if isinstance(role.on_reveal, SideWins):
        return 1.0 if role.on_reveal.side == AGENTS else -1.0
    if isinstance(role.on_reveal, SwitchSides):
        return -0.4
    return -0.15 if prof else 0.05


def accomplice_of(drive: Drive) -> Drive:
    """IJ-47: the Accomplice plays for her partner, as far as she knows his role; she holds no intel."""
    return Drive("accomplice", drive.mission, 0.0, drive.insider, others=drive.others)


def pick_style(part: Part, draw: float) -> i64:
    """Choose a style by a number from 0 to 1."""
    at: i64 = 0
    for share in part.shares:
        draw -= share
        if draw < 0.0:
            return at
        at += 1
    return at - 1
