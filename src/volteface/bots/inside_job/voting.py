"""Whom the careful player votes for."""

from __future__ import annotations

from collections.abc import Sequence

from volteface.bots.inside_job.memory import LARRY
from volteface.bots.inside_job.position import Position
from volteface.games.inside_job.actions import LARRY as LARRY_TARGET
from volteface.games.inside_job.actions import Vote
from volteface.games.inside_job.roles import MostVotes, RightLoses


def ballots(position: Position, legal: Sequence[Vote]) -> list[float]:
    """Weigh every ballot: the worth of its votes, and a second vote only where the first is not sure."""
    worth = _targets(position)
    sure = position.weights.sure
    weighed: list[float] = []
    for ballot in legal:
        votes = sorted(
            (worth[LARRY if target == LARRY_TARGET else target] for target in ballot.targets), reverse=True
        )
        total = votes[0] if votes else 0.0
        if len(votes) == 2:
            # Two votes for one count double; two for different ones only help where both are likely.
            alike = len(set(ballot.targets)) == 1
            total += votes[1] if alike else votes[1] - sure * votes[0]
        weighed.append(total)
    return weighed


def _targets(position: Position) -> list[float]:
    """What a vote against each chair is worth to this seat."""
    role, doubts = position.role, position.doubts
    if isinstance(role.wins, RightLoses):
        # IJ-48: an Insider found out loses, and so does an Agent voted out: either way it is the right vote.
        right = (position.me - 1) % position.view.players
        return [2 * float(chair == right) + doubt for chair, doubt in enumerate(doubts)]
    if isinstance(role.wins, MostVotes):
        # IJ-46: against whoever is least likely to rival one's own votes.
        return [1 - doubt for doubt in doubts]
    if position.goal.agents > 0:
        return doubts
    public = position.public_doubts()
    if role.is_insider:
        return public
    # On the Insider's side without knowing him: against the likeliest scapegoat, the second most suspected.
    most = max(public)
    return [doubt if doubt < most else 0.0 for doubt in public]
