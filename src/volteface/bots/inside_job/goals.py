"""What a role wants, read off its parts (IJ-80): so a table's own role is played like a printed one."""

from __future__ import annotations

from typing import Final, NamedTuple

from volteface.bots.inside_job.weights import INSIDER_WEIGHTS, UNRACED_WEIGHTS, WEIGHTS, Weights
from volteface.games.inside_job.roles import (
    AGENTS,
    BLANK,
    INSIDER,
    INSIDER_ROLE,
    ROLES,
    MostVotes,
    RightLoses,
    Role,
    SideWins,
    SwitchSides,
)
from volteface.games.inside_job.view import View

_SIDE_GOALS: Final = {int(AGENTS): (1.0, -1.0), int(INSIDER): (-1.0, 1.0)}


class Goal(NamedTuple):
    """What ends of the game are worth to a person, in games won."""

    agents: float
    """What it is worth that the Agents win."""
    insider: float
    """What it is worth that the Insider wins."""
    reveal: float
    """What it is worth to be revealed by intel."""
    hide: float
    """What one unit of log-odds of suspicion costs."""


def goal_of(role: Role, switched: bool, right_doubt: float, silenced: bool, weights: Weights) -> Goal:
    """Read a role's goal; ``right_doubt`` is how likely the player on the right is the Insider."""
    agents, insider = _SIDE_GOALS.get(int(role.side), (0.0, 0.0))
    hide = 0.0
    if role.is_insider:
        hide = weights.hide
    if isinstance(role.wins, MostVotes):
        # IJ-46: only a vote that looks guilty wins; any end before it loses.
        agents = insider = -1.0
        hide = -weights.hide
    elif isinstance(role.wins, RightLoses):
        # IJ-48: the side that the player on the right is not on.
        agents = 2 * right_doubt - 1
        insider = -agents
    elif switched:
        agents, insider = insider, agents
    return Goal(agents, insider, _reveal_worth(role, agents, insider, silenced, weights), hide)


def _reveal_worth(role: Role, agents: float, insider: float, silenced: bool, weights: Weights) -> float:
    if isinstance(role.wins, MostVotes):
        return -1.0
    if isinstance(role.on_reveal, SideWins):
        return agents if role.on_reveal.side == AGENTS else insider
    if isinstance(role.on_reveal, SwitchSides):
        return -weights.switched
    return agents * reveal_effect(role, silenced, weights)


def reveal_effect(role: Role, silenced: bool, weights: Weights) -> float:
    """Tell what a reveal by intel brings the Agents: 1 is the game, -1 is the Insider's game."""
    if isinstance(role.on_reveal, SideWins):
        return 1.0 if role.on_reveal.side == AGENTS else -1.0
    if isinstance(role.on_reveal, SwitchSides):
        return -weights.switched
    silent = silenced or not role.votes_when_revealed
    return weights.cleared - (weights.silenced if silent else 0.0)


def weights_of(role: Role) -> Weights:
    """Choose the row of constants by what a role knows and what intel brings it."""
    if not role.is_insider:
        return WEIGHTS
    races = isinstance(role.on_reveal, SideWins) and role.on_reveal.side == role.side
    return INSIDER_WEIGHTS if races else UNRACED_WEIGHTS


class Cast(NamedTuple):
    """The roles of a table, as everybody knows them (IJ-40)."""

    roles: dict[str, Role]
    """Every role there may be, by its id."""
    insider: Role
    special: tuple[Role, ...]
    """The special roles besides the Insider's."""
    silenced: bool
    """IJ-50: whether whoever is revealed by intel loses his vote."""
    free: bool
    """Whether somebody besides the Insider need not follow suit (IJ-80)."""
    shows_off: bool
    """Whether somebody wants to be voted for (IJ-46)."""


def cast_of(view: View) -> Cast:
    """Read from a view which roles are in the game."""
    roles = dict(ROLES)
    if view.blank_role is not None:
        roles[BLANK] = view.blank_role.role()
    special = [roles[name] for name in view.special_roles]
    others = [role for role in special if not role.is_insider]
    insiders = [role for role in special if role.is_insider]
    return Cast(
        roles=roles,
        insider=insiders[0] if insiders else INSIDER_ROLE,
        special=tuple(others),
        silenced=any(role.silences_revealed for role in special),
        free=any(not role.must_follow for role in others),
        shows_off=any(role.most_votes for role in others),
    )
